"""Ending a turn (R4.1)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.engine.actions.kind import ActionKind
from tikal.engine.events import TURN_ENDED
from tikal.engine.moves import Moves
from tikal.engine.phases import PHASE_ACT, register
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position
from tikal.engine.turns import end_scoring_turn

# No fields.
MOVE_END: Final[i64] = 9


@final
class EndTurn(ActionKind):
    """R4.1: the turn ends; what is left of the action points is lost."""

    def __init__(self) -> None:
        """Cost nothing, for good."""
        super().__init__(MOVE_END, (PHASE_ACT,), ends_turn=True)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the end of the turn, which is always possible."""
        moves.add(MOVE_END)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Refuse nothing."""
        return None

    def play(self, position: Position, move: i64) -> None:
        """Forget points and counters (R6.3) and hand on to whatever comes next."""
        if position.journal is not None:
            position.tell((TURN_ENDED, position.seat, position.ap))
        position.ap = 0
        position.used_once = 0
        position.used_twice = 0
        if position.scoring:
            end_scoring_turn(position)
        else:
            position.rules.variant.next_turn(position)


register(EndTurn())
