"""Recovering treasures from ruins (R8.3 to R8.5)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.terrain import RUINS
from tikal.engine.actions.kind import ActionKind
from tikal.engine.actions.temples import too_much_work
from tikal.engine.events import RUINS_EMPTIED, TREASURE_RECOVERED
from tikal.engine.moves import A, Moves, field_a
from tikal.engine.phases import PHASE_ACT, register
from tikal.engine.refusal import Refusal, lack_of_ap
from tikal.engine.state.position import Position
from tikal.geometry.bits import lowest

# Field: space.
MOVE_RECOVER: Final[i64] = 5
RECOVER_AP: Final[i64] = 3


@final
class Recover(ActionKind):
    """R8.3, R8.4: the top treasure of ruins, face up in front of you."""

    def __init__(self) -> None:
        """Belong to the action points (R6.1); what was seen stays seen."""
        super().__init__(MOVE_RECOVER, (PHASE_ACT,), RECOVER_AP, final=True)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the ruins that still hold treasures and have members enough."""
        if position.ap < RECOVER_AP:
            return
        ruins = moves.presence & position.site.ruins & ~position.used_twice
        while ruins != 0:
            space = lowest(ruins)
            ruins &= ruins - 1
            used = position.used(space)
            if position.value[space] > 0 and position.members(position.seat, space) > used:
                moves.add(MOVE_RECOVER + space * A)

    def offers(self, position: Position, space: i64) -> list[int]:
        """Offer the treasures of ruins that hold some."""
        here = position.site.terrain[space] == RUINS and position.value[space] > 0
        return [MOVE_RECOVER + space * A] if here else []

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Say why nothing can be dug there, or that it can't be paid."""
        refused = digging_refusal(position, field_a(move))
        return refused if refused is not None else lack_of_ap(position.ap, RECOVER_AP)

    def play(self, position: Position, move: i64) -> None:
        """Turn the top treasure up and keep it."""
        position.ap -= RECOVER_AP
        dig(position, field_a(move))


def digging_refusal(position: Position, space: i64) -> Refusal | None:
    """Ask for ruins, a treasure there, and a member for each one taken."""
    if position.site.terrain[space] != RUINS:
        return Refusal("R8.3", "not_ruins", {"space": space})
    if position.value[space] == 0:
        return Refusal("R8.5", "ruins_empty", {"space": space})
    if position.members(position.seat, space) == 0:
        return Refusal("R8.3", "nobody_there", {"space": space})
    return too_much_work(position, "R8.4", space)


def dig(position: Position, space: i64) -> None:
    """Let the seat to move take the top treasure (R8.3)."""
    position.use(space)
    take_treasure(position, position.seat, space)


def take_treasure(position: Position, seat: i64, space: i64) -> None:
    """Give the top treasure of ruins to a seat; emptied ruins are a clearing now (R8.5)."""
    kind = position.top_treasure(space)
    position.value[space] -= 1
    position.change_hand(seat, kind, 1)
    if position.journal is not None:
        position.tell((TREASURE_RECOVERED, seat, space, kind))
        if position.value[space] == 0:
            position.tell((RUINS_EMPTIED, space))


register(Recover())
