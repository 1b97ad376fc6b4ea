"""What a position is worth to a seat, in points it may expect until the end of the game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import EXPLORERS, TREASURE_KINDS
from tikal.box.terrain import RUINS, TEMPLE, VOLCANO
from tikal.box.tiles import TILE_TERRAIN
from tikal.engine.position import (
    CAMPS_LEFT,
    HAND,
    LEADER_AT,
    NOBODY,
    PRESENCE,
    SCORE,
    STRIDE,
    SUPPLY,
    Position,
)
from tikal.engine.scoring import set_points
from tikal.engine.site import NO_TILE
from tikal.geometry.spaces import SPACES
from tikal.players.search import weights as w
from tikal.players.search.reach import Reach

_CLOSE_BY: Final[i64] = 6
_LEAST_MARGIN: Final[i64] = -4
_MOST_MARGIN: Final[i64] = 5


def scorings_left(position: Position) -> i64:
    """Return how many scoring rounds a seat still has, one it is in the middle of included."""
    if position.phase == 4:
        return 0
    left: i64 = 1
    index = position.stack_next
    stack = position.deal.stack
    while index < len(stack):
        if TILE_TERRAIN[stack[index]] == VOLCANO:
            left += 1
        index += 1
    return left


@final
class Evaluation:
    """Values positions of one turn; the map may not change, or a new one is needed."""

    def __init__(self, position: Position, weights: w.Weights) -> None:
        """Work out the ways of every seat once."""
        self.weights: vec[float] = weights.numbers
        self.reaches: list[Reach] = [
            Reach(position, seat) for seat in range(position.rules.seats)
        ]
        self.scorings: i64 = scorings_left(position)
        # What all scorings to come count together, the next one counting 1.
        self.horizon: float = 0.0
        self.later: float = 0.0
        self._set_horizon()

    def _set_horizon(self) -> None:
        factor: float = 1.0
        index: i64 = 0
        while index < self.scorings:
            self.horizon += factor
            factor *= self.weights[w.LATER_SCORING]
            index += 1
        if self.scorings > 1:
            self.later = self.horizon - 1.0

    def value(self, position: Position, seat: i64) -> float:
        """Return one's own prospects less what the rivals' count."""
        mine = self.prospects(position, seat)
        others: float = 0.0
        best: float = -1000.0
        other: i64 = 0
        while other < position.rules.seats:
            if other != seat:
                theirs = self.prospects(position, other)
                others += theirs
                best = max(best, theirs)
            other += 1
        count = float(position.rules.seats - 1)
        against = (best + others / count) / 2.0
        return mine - self.weights[w.RIVAL] * against

    def prospects(self, position: Position, seat: i64) -> float:
        """Return the points a seat may expect by the end."""
        points = float(position.expeditions[seat * STRIDE + SCORE])
        if self.scorings == 0:
            return points
        return (
            points
            + self._temples(position, seat)
            + self._treasures(position, seat)
            + self._members(position, seat)
        )

    def _temples(self, position: Position, seat: i64) -> float:
        weights = self.weights
        reach = self.reaches[seat]
        terrain = position.site.terrain
        total: float = 0.0
        space: i64 = 0
        while space < SPACES:
            if terrain[space] == TEMPLE:
                level = float(position.value[space])
                if (position.guarded >> space) & 1 == 1:
                    if position.guard_of(space) == seat:
                        total += level * (1.0 + weights[w.GUARD] * self.later)
                else:
                    sure = weights[w.MARGIN + self._margin(position, seat, space)]
                    total += level * sure * (1.0 + weights[w.LATER_TEMPLE] * self.later)
                    near = self._nearest(position, reach, seat, space)
                    if near < _CLOSE_BY:
                        total += level * weights[w.NEAR_TEMPLE] * float(_CLOSE_BY - near)
            elif terrain[space] == RUINS and position.value[space] > 0:
                near = self._nearest(position, reach, seat, space)
                if near < _CLOSE_BY:
                    buried = float(position.value[space]) * self.horizon
                    total += buried * weights[w.NEAR_RUINS] * float(_CLOSE_BY - near)
            space += 1
        return total

    def _margin(self, position: Position, seat: i64, space: i64) -> i64:
        mine = position.strength(seat, space)
        rival: i64 = 0
        other: i64 = 0
        while other < position.rules.seats:
            if other != seat:
                rival = max(rival, position.strength(other, space))
            other += 1
        if mine == 0 and rival == 0:
            return 3
        return max(_LEAST_MARGIN, min(_MOST_MARGIN, mine - rival)) - _LEAST_MARGIN

    def _nearest(self, position: Position, reach: Reach, seat: i64, goal: i64) -> i64:
        best = reach.from_supply(goal)
        presence = position.expeditions[seat * STRIDE + PRESENCE]
        start: i64 = 0
        while presence != 0:
            if presence & 1 == 1:
                best = min(best, reach.between(start, goal))
            presence >>= 1
            start += 1
        return best

    def _treasures(self, position: Position, seat: i64) -> float:
        points: i64 = 0
        pairs: i64 = 0
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            count = position.expeditions[seat * STRIDE + HAND + kind]
            points += set_points(count)
            if count > 1:
                pairs += 1
            kind += 1
        weights = self.weights
        return (float(points) * weights[w.TREASURE] + float(pairs) * weights[w.PAIR]) * self.horizon

    def _members(self, position: Position, seat: i64) -> float:
        base = seat * STRIDE
        weights = self.weights
        supply = float(position.expeditions[base + SUPPLY])
        on_board: i64 = 0
        presence = position.expeditions[base + PRESENCE]
        space: i64 = 0
        while presence != 0:
            if presence & 1 == 1:
                on_board += position.explorers[seat * SPACES + space]
            presence >>= 1
            space += 1
        total = supply * weights[w.SUPPLY] + float(on_board) * weights[w.ON_BOARD]
        if position.expeditions[base + LEADER_AT] < SPACES:
            total += weights[w.LEADER_FREE]
        total += float(2 - position.expeditions[base + CAMPS_LEFT]) * weights[w.CAMP]
        return total * self.later


__all__ = ["EXPLORERS", "NOBODY", "NO_TILE", "Evaluation", "scorings_left"]
