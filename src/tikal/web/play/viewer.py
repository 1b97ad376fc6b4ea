"""Viewers: who looks at a table decides what they get to see and may do."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tikal.web.play.seating import PERSON
from tikal.web.problem import unknown_table

if TYPE_CHECKING:
    from tikal.web.play.open_table import OpenTable
    from tikal.web.play.table import PlayedTable


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table: the seats given to them, and whether the table is theirs.

    A viewer without seats is a spectator. Equal viewers get equal answers, byte for byte.
    """

    seats: frozenset[int] = frozenset()
    owner: bool = False

    def seats_at(self, played: "PlayedTable") -> frozenset[int]:
        """Return the seats they decide for now: those given to them less those given up."""
        return self.seats.intersection(played.people)


def viewer_of(table: "OpenTable", user: str) -> Viewer:
    """Return what a user is at a table, or refuse somebody who may not look at it.

    They get the same answer as for a table that is not there: nobody learns which there are. All
    people at a table sit at its owner's screen. This is the one place that says so.
    """
    if user != table.owner:
        raise unknown_table()
    people = (seat.seat for seat in table.first_seats if seat.kind == PERSON)
    return Viewer(frozenset(people), owner=True)
