"""Placing guards on temples (R9.2, R9.3)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER
from tikal.box.terrain import TEMPLE
from tikal.engine.actions.kind import ActionKind
from tikal.engine.actions.members import no_such_member
from tikal.engine.control import outnumbers
from tikal.engine.events import GUARD_PLACED, MEMBERS_REMOVED
from tikal.engine.moves import A, B, Moves, field_a, field_b
from tikal.engine.phases import PHASE_ACT, register
from tikal.engine.refusal import Refusal, lack_of_ap
from tikal.engine.state.position import Position
from tikal.geometry.bits import lowest

# Fields: space, member.
MOVE_GUARD: Final[i64] = 8
GUARD_AP: Final[i64] = 5


@final
class PlaceGuard(ActionKind):
    """R9.2: a member on top of a temple one dominates; the others there leave the game."""

    def __init__(self) -> None:
        """Belong to the action points (R6.1)."""
        super().__init__(MOVE_GUARD, (PHASE_ACT,), GUARD_AP)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the unguarded temples where the seat is strongest, for each kind of member."""
        seat = position.seat
        if position.ap < GUARD_AP or position.guards_left(seat) == 0:
            return
        temples = moves.presence & position.site.temples & ~position.guarded
        while temples != 0:
            space = lowest(temples)
            temples &= temples - 1
            if not outnumbers(position, seat, space):
                continue
            if position.has_member(seat, space, EXPLORER):
                moves.add(MOVE_GUARD + space * A + EXPLORER * B)
            if position.has_member(seat, space, LEADER):
                moves.add(MOVE_GUARD + space * A + LEADER * B)

    def offers(self, position: Position, space: i64) -> list[int]:
        """Offer both kinds of guard on a temple."""
        if position.site.terrain[space] != TEMPLE:
            return []
        return [MOVE_GUARD + space * A + member * B for member in (EXPLORER, LEADER)]

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Say why there can be no such guard, or that it can't be paid."""
        refused = guarding_refusal(position, field_a(move), field_b(move))
        return refused if refused is not None else lack_of_ap(position.ap, GUARD_AP)

    def play(self, position: Position, move: i64) -> None:
        """Lift the guard up and send the others home."""
        position.ap -= GUARD_AP
        put_up_guard(position, position.seat, field_a(move), field_b(move))


def guarding_refusal(position: Position, space: i64, member: i64) -> Refusal | None:
    """Ask for an unguarded temple, a guard left, the member, and the upper hand."""
    seat = position.seat
    if position.site.terrain[space] != TEMPLE:
        return Refusal("R9.2", "not_a_temple", {"space": space})
    if position.is_guarded(space):
        return Refusal("R9.2", "guarded", {"space": space})
    if position.guards_left(seat) == 0:
        return Refusal("R9.2", "no_guards_left", {})
    refused = no_such_member(position, "R9.2", space, member)
    if refused is not None:
        return refused
    if not outnumbers(position, seat, space):
        return Refusal("R9.2", "not_strongest", {"space": space})
    return None


def put_up_guard(position: Position, seat: i64, space: i64, member: i64) -> None:
    """Make a member the guard; the others of its seat there leave the game (R9.2)."""
    set_guard(position, seat, space, member)
    explorers = position.explorers(seat, space)
    leaders = position.leaders(seat, space)
    position.clear(seat, space)
    position.add_removed(seat, EXPLORER, explorers)
    position.add_removed(seat, LEADER, leaders)
    if position.journal is not None and explorers + leaders > 0:
        position.tell((MEMBERS_REMOVED, seat, space, explorers, leaders))


def set_guard(position: Position, seat: i64, space: i64, member: i64) -> None:
    """Make one member of a seat the guard of the temple it stands at (R9.3)."""
    position.lift(seat, space, member)
    position.set_guard(seat, space, member)
    if position.journal is not None:
        position.tell((GUARD_PLACED, seat, space, member))


register(PlaceGuard())
