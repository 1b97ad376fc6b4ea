"""Temples: who controls them, and uncovering their floors (R8.1, R8.2, R10.3)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import TOP_LEVEL
from tikal.box.terrain import TEMPLE
from tikal.engine.actions.kind import ActionKind
from tikal.engine.events import FLOOR_UNCOVERED
from tikal.engine.moves import A, Moves, field_a
from tikal.engine.phases import PHASE_ACT, register
from tikal.engine.refusal import Refusal, lack_of_ap
from tikal.engine.state.position import Position
from tikal.geometry.bits import lowest

MOST_WORK: Final[i64] = 2

# Field: space.
MOVE_UNCOVER: Final[i64] = 4
UNCOVER_AP: Final[i64] = 2


def too_much_work(position: Position, rule: str, space: i64) -> Refusal | None:
    """Refuse a third piece of work on a space, and a second with a single member (R8.2, R8.4)."""
    used = position.used(space)
    if used >= MOST_WORK:
        return Refusal(rule, "worked_twice", {"space": space})
    if position.members(position.seat, space) <= used:
        return Refusal(rule, "needs_more_members", {"space": space, "needed": used + 1})
    return None


@final
class Uncover(ActionKind):
    """R8.1, R8.2: the next floor of a temple without a guard."""

    def __init__(self) -> None:
        """Belong to the action points (R6.1)."""
        super().__init__(MOVE_UNCOVER, (PHASE_ACT,), UNCOVER_AP)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the temples with members enough and a next floor in the stock."""
        if position.ap < UNCOVER_AP:
            return
        temples = moves.presence & position.site.temples
        temples &= ~(position.guarded | position.used_twice)
        while temples != 0:
            space = lowest(temples)
            temples &= temples - 1
            enough = position.members(position.seat, space) > position.used(space)
            if enough and position.can_grow(space):
                moves.add(MOVE_UNCOVER + space * A)

    def offers(self, position: Position, space: i64) -> list[int]:
        """Offer the next floor of a temple."""
        return [MOVE_UNCOVER + space * A] if position.site.terrain[space] == TEMPLE else []

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Say why no floor can be had there, or that it can't be paid."""
        refused = uncovering_refusal(position, field_a(move))
        return refused if refused is not None else lack_of_ap(position.ap, UNCOVER_AP)

    def play(self, position: Position, move: i64) -> None:
        """Put the next floor on top."""
        position.ap -= UNCOVER_AP
        uncover(position, field_a(move))


def uncovering_refusal(position: Position, space: i64) -> Refusal | None:
    """Ask for an unguarded temple, a member for each floor, and the floor."""
    level = position.value[space]
    if position.site.terrain[space] != TEMPLE:
        return Refusal("R8.1", "not_a_temple", {"space": space})
    if position.members(position.seat, space) == 0:
        return Refusal("R8.1", "nobody_there", {"space": space})
    if position.is_guarded(space):
        return Refusal("R8.1", "guarded", {"space": space})
    if level == TOP_LEVEL:
        return Refusal("R8.1", "temple_complete", {"space": space})
    if position.floors[level + 1] == 0:
        return Refusal("R8.1", "floor_run_out", {"level": level + 1})
    return too_much_work(position, "R8.2", space)


def uncover(position: Position, space: i64) -> None:
    """Put the next floor on a temple, as work of the seat to move (R8.1)."""
    level = position.value[space] + 1
    position.value[space] = level
    position.floors[level] -= 1
    position.use(space)
    if position.journal is not None:
        position.tell((FLOOR_UNCOVERED, position.seat, space, level))


register(Uncover())
