"""Viewers: who looks at a table decides what they get to see and may do."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tikal.web.problem import unknown_table

if TYPE_CHECKING:
    from tikal.web.play.snapshot import Snapshot
    from tikal.web.play.table import PlayedTable


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table: the seats given to them, and whether the table is theirs.

    Where a bot plays for them until they come back, the seat is still theirs. `reserved` are seats
    that wait for them. A viewer without seats is a spectator. Equal viewers get equal answers, byte
    for byte.
    """

    seats: frozenset[int] = frozenset()
    owner: bool = False
    reserved: frozenset[int] = frozenset()

    def seats_at(self, played: "PlayedTable") -> frozenset[int]:
        """Return the seats they decide for now: those given to them less those given up."""
        return self.seats.intersection(played.people)

    @property
    def spectator(self) -> bool:
        """Whether they only look on."""
        return not self.seats and not self.owner


SPECTATOR = Viewer()


def viewer_of(snapshot: "Snapshot", user: str) -> Viewer:
    """Return what a user is at a table, or refuse somebody who may not look at it.

    They get the same answer as for a table that is not there: nobody learns which there are. This
    is the one place that says who somebody is. People sit at the owner's screen or at one of their
    own; others may look on if the owner lets them, and read what is over unless the owner minds.
    """
    about, played = snapshot.about, snapshot.played
    seats = frozenset(seat.seat for seat in played.seats if seat.is_held_by(user, about.owner))
    reserved = frozenset(seat.seat for seat in played.seats if seat.is_reserved_for(user))
    if user == about.owner or seats or reserved:
        return Viewer(seats, owner=user == about.owner, reserved=reserved)
    if _is_public(snapshot):
        return SPECTATOR
    raise unknown_table()


def _is_public(snapshot: "Snapshot") -> bool:
    """Return whether anybody who knows the table's link may look at it."""
    terms, played = snapshot.about.terms, snapshot.played
    if played.over:
        return not terms.closed
    return terms.watch or played.open_seat is not None
