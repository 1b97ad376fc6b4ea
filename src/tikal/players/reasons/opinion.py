"""Opinions: what the bots' evaluations say of a position that a plan has reached."""

from abc import ABC, abstractmethod

from tikal.box.pieces import TREASURE_KINDS
from tikal.box.terrain import TEMPLE
from tikal.engine.legend.ground import value_of
from tikal.engine.legend.points import scores
from tikal.engine.state.position import Position
from tikal.players.search.evaluation import Evaluation
from tikal.players.search.horizon import scorings_to_come
from tikal.players.search.judge import Judge
from tikal.players.search.legend.horizon import scorings_ahead
from tikal.players.search.legend.outlook import Outlook
from tikal.players.search.legend.weights import LegendWeights
from tikal.players.search.points_now import Unseen
from tikal.players.search.weights import Weights


class Opinion(ABC):
    """What one seat may expect, in points until the end."""

    seat: int

    @abstractmethod
    def worth(self, position: Position) -> float:
        """Return what a position is worth to the seat; in a scoring turn with its points."""

    @abstractmethod
    def scorings(self, position: Position) -> int:
        """Return how often the seat will score after this turn."""

    @abstractmethod
    def value(self, position: Position, space: int) -> int:
        """Return what a space brings whoever holds it at a scoring."""

    @abstractmethod
    def _judge(self, position: Position) -> Judge:
        """Return the judge of the position, which is not in a scoring turn."""

    def treasure(self, position: Position) -> float:
        """Return what a treasure that nobody has seen may be expected to add."""
        unseen = Unseen(position, self.seat, known=False)
        kinds = range(1, TREASURE_KINDS + 1)
        left: dict[int, int] = {kind: unseen.left(position, kind) for kind in kinds}
        total = sum(left.values())
        if total == 0:
            return 0.0
        points = sum(left[kind] * (position.hand(self.seat, kind) + 1) for kind in kinds)
        later = position.copy()
        later.seat = self.seat
        later.scoring = False
        often = self._judge(later).treasure_worth(later)
        return points / total * (often + 1.0 if position.scoring else often)


class TurnOpinion(Opinion):
    """The evaluation of games of turns."""

    def __init__(self, weights: Weights, seat: int) -> None:
        """Look from a seat."""
        self.seat = seat
        self._weights = weights

    def _judge(self, position: Position) -> Judge:
        return Evaluation(position, self._weights)

    def worth(self, position: Position) -> float:
        """Return the evaluation's value, and in a scoring turn the points on top of it."""
        at = position.copy()
        at.seat = self.seat
        evaluation = Evaluation(at, self._weights)
        value = evaluation.value(at, evaluation.reach)
        points = at.rules.variant.points(at, self.seat) if at.scoring else 0
        return value + float(points)

    def scorings(self, position: Position) -> int:
        """Return how often the seat will score after this turn."""
        return scorings_to_come(position, self.seat)

    def value(self, position: Position, space: int) -> int:
        """Return a temple's level (R10.3)."""
        return position.value[space] if position.site.terrain[space] == TEMPLE else 0


class LegendOpinion(Opinion):
    """Legend's outlook."""

    def __init__(self, weights: LegendWeights, seat: int) -> None:
        """Look from your seat."""
        self.seat = seat
        self._weights = weights

    def _judge(self, position: Position) -> Judge:
        return Outlook(position, self._weights)

    def worth(self, position: Position) -> float:
        """Return by how much you may expect to be ahead of Mutul."""
        outlook = Outlook(position, self._weights)
        return outlook.worth(position, outlook.reach)

    def scorings(self, position: Position) -> int:
        """Return how often you will score after this turn."""
        return len(scorings_ahead(position))

    def value(self, position: Position, space: int) -> int:
        """Return a tile's points (L44, L60)."""
        if position.site.terrain[space] == TEMPLE:
            return position.value[space]
        return value_of(position, space) if scores(position, space) else 0
