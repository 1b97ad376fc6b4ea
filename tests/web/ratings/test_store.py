"""Rating in the store: whoever ends games at the same time, and whoever is killed then."""

import random
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, insert, select

from tests.web.accounts.people import sign_up
from tests.web.process import serving
from tests.web.processes import new_database, pair
from tests.web.ratings.people import changes, concede, lost, rated_game, ratings
from tests.web.server import Browser
from tests.web.test_restarts import moved
from tests.web.test_store import row
from tikal.web.ratings.model import RatedGame, RatedSeat, Rating
from tikal.web.store.account_schema import ACCOUNTS
from tikal.web.store.database import open_for_writing, synchronous
from tikal.web.store.migrate import migrate
from tikal.web.store.places import add_user
from tikal.web.store.rating import rate
from tikal.web.store.rating_schema import RATING_CHANGES, RATINGS
from tikal.web.store.schema import TABLES

# A rating and a number of games; a player with their rating before and after a game.
Standing = tuple[float, float, int]
Changed = tuple[str, Rating, Rating]
PEOPLE = ("ada", "bob", "eve", "bot:easy")


def filled(url: URL, games: int) -> None:
    """Make a database with people who have accounts, and tables."""
    migrate(url)
    engine = create_engine(synchronous(url))
    with engine.begin() as connection:
        for each in PEOPLE[:3]:
            add_user(connection, each)
            account = {"user_id": each, "handle": each, "handle_key": each, "created": "2026"}
            connection.execute(insert(ACCOUNTS).values(account | {"email_confirmed": False}))
        connection.execute(insert(TABLES), [row(f"t{number}") for number in range(games)])
    engine.dispose()


def game(number: int, *players: str) -> RatedGame:
    """Return a game that these players have ended in this order."""
    seats = (RatedSeat(seat, player, seat) for seat, player in enumerate(players, 1))
    return RatedGame(f"t{number}", "classic", f"2026-01-01T{number:06}", tuple(seats))


def rated(url: URL, *games: RatedGame) -> None:
    """Rate games in a transaction of a connection of its own."""
    engine = open_for_writing(url)
    try:
        with engine.begin() as connection:
            rate(connection, games)
    finally:
        engine.dispose()


def history(
    url: URL,
) -> tuple[dict[str, tuple[float, float, int]], list[tuple[str, Rating, Rating]]]:
    """Return everybody's rating with the number of games, and all changes."""
    engine = create_engine(synchronous(url))
    with engine.begin() as connection:
        now = {
            each.player: (each.mu, each.sigma, each.games)
            for each in connection.execute(select(RATINGS))
        }
        changed = [
            (each.player, Rating(each.mu_before, each.sigma_before), Rating(each.mu, each.sigma))
            for each in connection.execute(select(RATING_CHANGES))
        ]
    engine.dispose()
    return now, changed


def test_games_that_end_at_once_count_one_after_the_other(database: URL) -> None:
    """From several connections: each player's changes are one chain, none is lost or doubled."""
    most = 24
    filled(database, most)
    rng = random.Random(1)  # noqa: S311 - games
    games = [game(number, *rng.sample(PEOPLE, rng.randint(2, 4))) for number in range(most)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda each: rated(database, each), games))
    now, changed = history(database)
    for player in PEOPLE:
        steps = {before: after for who, before, after in changed if who == player}
        played = sum(player in (seat.player for seat in each.seats) for each in games)
        assert len(steps) == played == now[player][2]
        rating = Rating()
        for _ in range(played):
            rating = steps[rating]
        assert now[player][:2] == rating


def test_a_game_is_rated_once(database: URL) -> None:
    """Whoever tries again changes nothing: the history has it already."""
    filled(database, 1)
    rated(database, game(0, "ada", "bob"))
    before = history(database)
    with pytest.raises(Exception, match=r"rating_changes"):
        rated(database, game(0, "ada", "bob"))
    assert history(database) == before


def test_several_seats_of_one_bot_are_one_player(database: URL) -> None:
    """It gets the middle of what they would get, for one game."""
    filled(database, 1)
    rated(database, game(0, "bot:easy", "ada", "bot:easy"))
    now, changed = history(database)
    assert now["bot:easy"][0] == pytest.approx(25)
    assert now["bot:easy"][2] == 1
    assert now["ada"][0] == pytest.approx(25)
    assert len(changed) == 3


def test_nobody_without_an_account_gets_a_rating(database: URL) -> None:
    """Their seat counts as that of a beginner, and the history does not name them."""
    filled(database, 1)
    rated(database, game(0, "ada", "nobody"))
    now, changed = history(database)
    assert set(now) == {"ada"}
    assert sorted(who for who, _, _ in changed) == ["", "ada"]
    assert now["ada"][0] > 25


@pytest.fixture(params=["sqlite", "postgresql"])
def arguments(request: pytest.FixtureRequest) -> Iterator[tuple[str, ...]]:
    """Give what a server's command needs to use an empty database of each kind."""
    if request.param == "sqlite":
        yield ()
        return
    url = new_database(request.getfixturevalue("postgres"))
    yield ("--database", url)


def test_a_server_killed_after_the_last_move_has_rated_it(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    """The answer to the last move means that the ratings are on the disk as well."""
    command = ("serve", "--port", "0", "--bots", "1", *arguments)
    with serving(tmp_path, *command) as server:
        ada, bob = Browser(server.address), Browser(server.address)
        sign_up(ada, "ada")
        sign_up(bob, "bob")
        table = lost(ada, bob)
        server.stop(signal.SIGKILL)
    with serving(tmp_path, *command) as server:
        again = moved(ada, server.address)
        assert changes(again, table) == [79, -79]
        assert ratings(again) == {"ada": 1579, "bob": 1421}
        for each in (ada, bob, again):
            each.close()


def test_two_servers_rate_one_game_once(tmp_path: Path, postgres: str) -> None:
    """A game whose last move goes to another server than the others is rated there, once."""
    with pair(tmp_path, postgres) as servers:
        ada, bob = servers.person()[:1], servers.person()[:1]
        for browsers, handle in ((ada, "ada"), (bob, "bob")):
            sign_up(browsers[0], handle)
            browsers.append(moved(browsers[0], servers.servers[1].address))
        table = rated_game(ada[0], bob[1])
        concede(bob[0], table, 2)
        for browsers in (ada, bob):
            for browser in browsers:
                assert changes(browser, table) == [79, -79]
                assert ratings(browser) == {"ada": 1579, "bob": 1421}
            browsers[1].close()
