"""The variant `classic`: everybody draws from the stack in turn (R4, R10)."""

from typing import final

from mypy_extensions import i64

from tikal.engine.phases import PHASE_ACT, PHASE_OVER, PHASE_PLACE
from tikal.engine.scoring import most_points, points_now, score, tell_tie_break
from tikal.engine.state.position import Position
from tikal.engine.turns import (
    clockwise_from,
    draw_tile,
    end_game,
    next_seat,
    resume_turn,
    stack_empty,
    start_final_round,
    start_turn,
)
from tikal.engine.variants.variant import Variant


@final
class Classic(Variant):
    """Clockwise turns, clockwise scoring."""

    def __init__(self) -> None:
        """Name the variant and its phases."""
        super().__init__("classic", (PHASE_PLACE, PHASE_ACT, PHASE_OVER))

    def begin(self, position: Position) -> None:
        """Let the first seat draw (R3.4)."""
        start_turn(position, 0, draw_tile(position))

    def next_turn(self, position: Position) -> None:
        """Let the next seat draw, or begin the final round (R4.1, R10.2)."""
        if stack_empty(position):
            start_final_round(position)
        else:
            start_turn(position, next_seat(position, position.turn), draw_tile(position))

    def scoring_order(self, position: Position) -> i64:
        """Start with the drawer and go clockwise (R10.1)."""
        return clockwise_from(position, position.turn)

    def final_order(self, position: Position) -> i64:
        """Start with the seat after the last turn's (R10.2)."""
        return clockwise_from(position, next_seat(position, position.turn))

    def points(self, position: Position, seat: i64) -> i64:
        """Count temples and treasures (R10.3, R10.4)."""
        return points_now(position, seat)

    def score(self, position: Position, seat: i64) -> None:
        """Score temples and treasures (R10.3, R10.4)."""
        score(position, seat)

    def resume(self, position: Position) -> None:
        """Place the volcano and take the normal turn (R4.2)."""
        resume_turn(position)

    def finish(self, position: Position) -> None:
        """End the game (R12.1)."""
        tell_tie_break(position)
        end_game(position)

    def winners(self, position: Position) -> list[int]:
        """Most points win (R12)."""
        return most_points(position)
