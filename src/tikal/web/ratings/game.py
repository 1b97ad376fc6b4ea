"""What a finished game means for ratings: who took which place."""

from typing import Final

from tikal.web.play.command import bot_actor
from tikal.web.play.seating import BOT, Seat
from tikal.web.play.snapshot import Snapshot
from tikal.web.play.table import PlayedTable
from tikal.web.ratings.model import RatedGame, RatedSeat

# The variants with ratings; in the others nobody plays against anybody else.
RATED_VARIANTS: Final = ("classic", "auction")
LEAST_SEATS: Final = 2


def rated_game(snapshot: Snapshot) -> RatedGame | None:
    """Return what a game means for ratings, None if it is not over or does not count."""
    about, played = snapshot.about, snapshot.played
    people = any(seat.had_person for seat in played.seats)
    if not about.terms.rated or not played.over or played.imported or not people:
        return None
    places = places_of(played)
    seats = (
        RatedSeat(seat.seat, player_of(seat, about.owner), place)
        for seat, place in zip(played.seats, places, strict=True)
    )
    ended = played.entries[-1].at if played.entries else about.created
    return RatedGame(about.id, played.game.variant, ended, tuple(seats))


def player_of(seat: Seat, owner: str) -> str:
    """Return whose rating a seat is about, also while a bot plays for them."""
    return (seat.holder or owner) if seat.had_person else bot_actor(seat.bot or "")


def places_of(played: PlayedTable) -> list[int]:
    """Return each seat's place; who shares one has the better number.

    The winners are first, as the rules say, and the others follow by their points. Whoever gave up,
    or left and was not back in the end, is last, whatever the bot in their place has made of it.
    """
    keys = [_order(played, seat) for seat in played.seats]
    return [1 + sum(other < key for other in keys) for key in keys]


def _order(played: PlayedTable, seat: Seat) -> tuple[bool, bool, int]:
    gone = seat.seat == played.conceded or (seat.kind == BOT and seat.had_person)
    if gone:
        return True, False, 0
    return False, seat.seat not in played.winners, -played.game.scores[seat.seat - 1]
