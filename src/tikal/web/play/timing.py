"""Commands about time: what opponents do for a seat whose time is up, pauses, vacations.

Like all commands they are in the log. Who is asked and who decides is settled here: a seat's own
player never gives themself time, and nobody acts for a seat that still has some.
"""

from typing import TYPE_CHECKING, Final, cast

from tikal.web.play import gathering
from tikal.web.play.clocks import Clocks
from tikal.web.play.command import (
    GO_ON,
    GRANT,
    PAUSE,
    REPLACE,
    SKIP,
    VACATION,
    Command,
    Json,
)
from tikal.web.play.refusals import no_clock, not_your_seat, own_clock, time_left

if TYPE_CHECKING:
    from tikal.web.play.table import PlayedTable

# Those that opponents do for the seat to move.
_FOR_ANOTHER: Final = (GRANT, SKIP, REPLACE)
# Those that need the time to be up.
_AT_ZERO: Final = (SKIP, REPLACE)
# Who does what a table has chosen for a seat without time.
TIMEKEEPER: Final = "clock"


def check(played: "PlayedTable", command: Command, at: str, seats: frozenset[int] | None) -> int:
    """Return the seat a command is about, or refuse it; `seats` are those of the actor."""
    clocks = clocks_of(played)
    if command.kind not in _FOR_ANOTHER:
        own = played_seats(command)
        if seats is not None and (not own or not own <= seats):
            raise not_your_seat(min(own, default=0))
        return min(own, default=0)
    seat = clocks.running or 0
    if seats is None:
        return seat
    if command.kind in _AT_ZERO and not clocks.is_up(seat, at):
        raise time_left(seat)
    if command.actor != TIMEKEEPER and (seat in seats or not seats):
        raise own_clock(seat)
    return seat


def run(played: "PlayedTable", command: Command, seat: int) -> Json:
    """Change clocks or seats; return what the payload has to tell besides."""
    clocks = clocks_of(played)
    if command.kind == GRANT:
        more = int(str(command.payload.get("seconds", clocks.pace.grant)))
        played.clocks = clocks.granted(seat, more)
        return {"seconds": more}
    if command.kind == REPLACE:
        bot = str(command.payload.get("bot", gathering.SUBSTITUTE))
        user = str(command.payload["user"])
        played.seats = gathering.left(played.seats, seat, user, bot)
        return {"bot": bot}
    own = played_seats(command)
    if command.kind == PAUSE:
        played.clocks = clocks.wished(own, frozenset(played.people))
    elif command.kind == GO_ON:
        played.clocks = clocks.unwished(own)
    elif command.kind == VACATION:
        played.clocks = clocks.vacationing(own, str(command.payload["until"]))
    return {}


def clocks_of(played: "PlayedTable") -> Clocks:
    """Return a table's clocks, or refuse if it has none."""
    if played.clocks is None:
        raise no_clock()
    return played.clocks


def played_seats(command: Command) -> frozenset[int]:
    """Return the seats of the actor that a command is about."""
    seats = cast("list[int]", command.payload.get("seats", []))
    return frozenset(seats)
