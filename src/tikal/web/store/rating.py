"""Rating games in the transaction that ends them: a game that is over is rated, and only once.

Whoever rates holds the ratings that a game changes until the commit. So games that end at the same
time, also at several processes, change them one after the other, and none is lost.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from tikal.web.play.command import bot_of
from tikal.web.ratings.model import RatedGame, Rating, average, rated
from tikal.web.store.account_schema import ACCOUNTS
from tikal.web.store.rating_schema import RATING_CHANGES, RATINGS
from tikal.web.store.upsert import add

Row = dict[str, Any]
# A player and a variant.
Key = tuple[str, str]
_NOBODY: Final = ""


def rate(connection: Connection, games: Sequence[RatedGame]) -> None:
    """Rate games that end with this transaction; nobody else changes their ratings until then.

    Locks are taken in one order, so that nobody waits in a circle.
    """
    present = _present(connection, {seat.player for game in games for seat in game.seats})
    wanted = {(seat.player, game.variant) for game in games for seat in game.seats}
    keys = sorted(key for key in wanted if key[0] in present)
    ratings = {key: _held(connection, key, games[0].ended) for key in keys}
    for game in sorted(games, key=lambda each: (each.ended, each.table)):
        _rate_one(connection, game, ratings)


def _present(connection: Connection, players: Iterable[str]) -> set[str]:
    """Return the bots, and the users who have an account; none of those is deleted meanwhile."""
    bots = {each for each in players if bot_of(each) is not None}
    wanted = (
        select(ACCOUNTS.c.user_id)
        .where(ACCOUNTS.c.user_id.in_(set(players) - bots), ACCOUNTS.c.handle != "")
        .order_by(ACCOUNTS.c.user_id)
        .with_for_update(read=True)
    )
    return bots | set(connection.execute(wanted).scalars())


def _held(connection: Connection, key: Key, at: str) -> Rating:
    """Return a rating that nobody else changes before the commit; the first one is made."""
    player, variant = key
    first = Rating()
    row = {"player": player, "variant": variant, "mu": first.mu, "sigma": first.sigma}
    add(connection, RATINGS, row | {"games": 0, "updated": at})
    mine = (RATINGS.c.player == player, RATINGS.c.variant == variant)
    wanted = select(RATINGS.c.mu, RATINGS.c.sigma).where(*mine).with_for_update()
    return Rating(*connection.execute(wanted).one())


def _rate_one(connection: Connection, game: RatedGame, ratings: dict[Key, Rating]) -> None:
    before = [ratings.get((seat.player, game.variant), Rating()) for seat in game.seats]
    after = rated(before, [seat.place for seat in game.seats])
    by_player: dict[str, list[Rating]] = {}
    for seat, rating in zip(game.seats, after, strict=True):
        by_player.setdefault(seat.player, []).append(rating)
    new = {player: average(of_player) for player, of_player in by_player.items()}
    connection.execute(insert(RATING_CHANGES), _changes(game, before, new, ratings))
    for player, rating in new.items():
        if (player, game.variant) in ratings:
            ratings[player, game.variant] = rating
            mine = (RATINGS.c.player == player, RATINGS.c.variant == game.variant)
            values = {"mu": rating.mu, "sigma": rating.sigma, "updated": game.ended}
            wanted = update(RATINGS).where(*mine).values(values | {"games": RATINGS.c.games + 1})
            connection.execute(wanted)


def _changes(
    game: RatedGame,
    before: Sequence[Rating],
    after: Mapping[str, Rating],
    ratings: Mapping[Key, Rating],
) -> list[Row]:
    """Return the rows of a game's history; of a deleted account without the player."""
    return [
        {
            "table_id": game.table,
            "seat": seat.seat,
            "player": seat.player if (seat.player, game.variant) in ratings else _NOBODY,
            "variant": game.variant,
            "place": seat.place,
            "mu_before": old.mu,
            "sigma_before": old.sigma,
            "mu": after[seat.player].mu,
            "sigma": after[seat.player].sigma,
            "at": game.ended,
        }
        for seat, old in zip(game.seats, before, strict=True)
    ]


def forget(connection: Connection, user: str) -> None:
    """Take a user's ratings away, and their name out of the history of those they played with."""
    connection.execute(RATINGS.delete().where(RATINGS.c.player == user))
    mine = RATING_CHANGES.c.player == user
    connection.execute(update(RATING_CHANGES).where(mine).values(player=_NOBODY))
