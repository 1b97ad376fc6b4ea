"""Going: one member, without AP, to any space that paths and shifts join (section 12)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER
from tikal.engine.actions.kind import ActionKind
from tikal.engine.actions.members import no_such_member
from tikal.engine.events import MEMBER_WENT
from tikal.engine.legend.ground import joined_with
from tikal.engine.moves import A, B, C, Moves, field_a, field_b, field_c
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position
from tikal.geometry.bits import BIT, lowest

# Fields: from, to, member.
MOVE_GO: Final[i64] = 20


def add_goes(position: Position, moves: Moves, starts: i64, goals: i64) -> None:
    """Add every way of a member from one of the starts to one of the goals."""
    seat = position.seat
    starts &= position.presence(seat)
    while starts != 0:
        space = lowest(starts)
        starts &= starts - 1
        explorer = position.has_member(seat, space, EXPLORER)
        leader = position.has_member(seat, space, LEADER)
        there = joined_with(position, seat, space) & goals & ~BIT[space]
        while there != 0:
            to = lowest(there)
            there &= there - 1
            if explorer:
                moves.add(MOVE_GO + space * A + to * B + EXPLORER * C)
            if leader:
                moves.add(MOVE_GO + space * A + to * B + LEADER * C)


def going_refusal(position: Position, move: i64) -> Refusal | None:
    """Ask for the member, another space, and a chain of paths and shifts to it."""
    space = field_a(move)
    to = field_b(move)
    refused = no_such_member(position, "L28", space, field_c(move))
    if refused is not None:
        return refused
    if space == to:
        return Refusal("L28", "goes_nowhere", {"space": space})
    if (joined_with(position, position.seat, space) >> to) & 1 == 0:
        return Refusal("L28", "not_joined", {"space": space, "to": to})
    return None


def go(position: Position, move: i64) -> None:
    """Let a member of the seat to move go."""
    space = field_a(move)
    to = field_b(move)
    member = field_c(move)
    position.lift(position.seat, space, member)
    position.put(position.seat, to, member)
    if position.journal is not None:
        position.tell((MEMBER_WENT, position.seat, member, space, to))


@final
class Go(ActionKind):
    """A free move of a card; what a card allows, its effect says."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add nothing: the effects do."""

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Refuse what no card could allow."""
        return going_refusal(position, move)

    def play(self, position: Position, move: i64) -> None:
        """Walk."""
        go(position, move)
