"""Lines: the moves of a whole item, and what they are worth."""

from typing import final

from mypy_extensions import i64

from tikal.engine.actions.end_turn import MOVE_END
from tikal.players.search.planner import up_to_treasure


@final
class Line:
    """Moves until an item is over, as if no treasure would change them, and their worth."""

    def __init__(self, moves: list[int], worth: float) -> None:
        """Take both; how the line fares in sampled worlds is added later."""
        self.moves = moves
        self.worth: float = worth
        self.total: float = 0.0
        self.worlds: i64 = 0

    def after(self, first: list[int], more: float = 0.0) -> "Line":
        """Return the line with moves before it, worth so much more."""
        return Line(first + self.moves, self.worth + more)

    def add(self, worth: float) -> None:
        """Note how the line fared in a world."""
        self.total += worth
        self.worlds += 1

    def forget(self) -> None:
        """Begin anew: what comes is looked at in another way."""
        if self.worlds > 0:
            self.worth = self.total / float(self.worlds)
        self.total = 0.0
        self.worlds = 0

    def mean(self) -> float:
        """Return the worth over the worlds, or the first impression of a line never tried."""
        return self.total / float(self.worlds) if self.worlds > 0 else self.worth

    def certain(self) -> list[int]:
        """Return the moves as far as nothing is revealed on the way."""
        return up_to_treasure(self.moves)


def line_worth(line: Line) -> float:
    """Return what lines are sorted by."""
    return line.worth


def line_mean(line: Line) -> float:
    """Return what lines that were tried are sorted by."""
    return line.mean()


def ended(moves: list[int]) -> list[int]:
    """Return the moves of an item with its end."""
    return [*moves, MOVE_END]


def best_of(lines: list[Line], count: i64) -> list[Line]:
    """Return the best few lines, the very best first."""
    lines.sort(key=line_worth, reverse=True)
    return lines[:count]
