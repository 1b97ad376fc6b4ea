"""Placing guards on temples (R9.2, R9.3)."""

from typing import final

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER
from tikal.box.terrain import TEMPLE
from tikal.engine.action_kind import ActionKind
from tikal.engine.action_points import GUARD_AP
from tikal.engine.events import GUARD_PLACED, MEMBERS_REMOVED
from tikal.engine.members import no_such_member
from tikal.engine.moves import GUARD, A, B, Moves, field_a, field_b
from tikal.engine.position import (
    AS_GUARD,
    GUARDED_SPACES,
    GUARDS_LEFT,
    LEADER_AT,
    OUT_OF_GAME,
    PRESENCE,
    REMOVED,
    STRIDE,
    Position,
)
from tikal.engine.refusal import Refusal, lack_of_ap
from tikal.engine.temples import outnumbers
from tikal.geometry.bits import BIT, lowest
from tikal.geometry.spaces import SPACES


@final
class PlaceGuard(ActionKind):
    """R9.2: a member on top of a temple one dominates; the others there leave the game."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the unguarded temples where the seat is strongest, for each kind of member."""
        seat = position.seat
        if position.ap < GUARD_AP or position.expeditions[seat * STRIDE + GUARDS_LEFT] == 0:
            return
        temples = moves.presence & position.site.temples & ~position.guarded
        while temples != 0:
            space = lowest(temples)
            temples &= temples - 1
            if not outnumbers(position, seat, space):
                continue
            if position.explorers[seat * SPACES + space] > 0:
                moves.add(GUARD + space * A + EXPLORER * B)
            if position.leader_at(seat) == space:
                moves.add(GUARD + space * A + LEADER * B)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for an unguarded temple, a guard left, the member, and the upper hand."""
        space = field_a(move)
        seat = position.seat
        if position.site.terrain[space] != TEMPLE:
            return Refusal("R9.2", "not_a_temple", {"space": space})
        if position.is_guarded(space):
            return Refusal("R9.2", "guarded", {"space": space})
        if position.expeditions[seat * STRIDE + GUARDS_LEFT] == 0:
            return Refusal("R9.2", "no_guards_left", {})
        refused = no_such_member(position, "R9.2", space, field_b(move))
        if refused is not None:
            return refused
        if not outnumbers(position, seat, space):
            return Refusal("R9.2", "not_strongest", {"space": space})
        return lack_of_ap(position.ap, GUARD_AP)

    def play(self, position: Position, move: i64) -> None:
        """Lift the guard up and send the others home."""
        space = field_a(move)
        member = field_b(move)
        seat = position.seat
        position.ap -= GUARD_AP
        set_guard(position, seat, space, member)
        leaving = position.explorers[seat * SPACES + space]
        leader_leaves = position.leader_at(seat) == space
        position.explorers[seat * SPACES + space] = 0
        position.expeditions[seat * STRIDE + PRESENCE] &= ~BIT[space]
        position.expeditions[seat * STRIDE + REMOVED] += leaving
        if leader_leaves:
            position.expeditions[seat * STRIDE + LEADER_AT] = OUT_OF_GAME
        if position.journal is not None and (leaving > 0 or leader_leaves):
            position.tell((MEMBERS_REMOVED, seat, space, leaving, int(leader_leaves)))


def set_guard(position: Position, seat: i64, space: i64, member: i64) -> None:
    """Make one member of a seat the guard of the temple it stands at (R9.3)."""
    base = seat * STRIDE
    position.lift(seat, space, member)
    if member == LEADER:
        position.expeditions[base + LEADER_AT] = AS_GUARD + space
    position.expeditions[base + GUARDED_SPACES] |= BIT[space]
    position.guarded |= BIT[space]
    position.expeditions[base + GUARDS_LEFT] -= 1
    if position.journal is not None:
        position.tell((GUARD_PLACED, seat, space, member))
