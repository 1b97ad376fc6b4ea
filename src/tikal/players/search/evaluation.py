"""What a position is worth to the seat to move, in points it may expect until the end.

One evaluation serves one turn: the map, the others' members and their ways stay as they are, so
everything about them is worked out once. What the seat can change is valued again and again.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import CAMPS, TOP_LEVEL, TREASURE_KINDS
from tikal.box.terrain import RUINS, TEMPLE
from tikal.engine.position import (
    CAMPS_LEFT,
    HAND,
    LEADER_AT,
    PRESENCE,
    SCORE,
    STRIDE,
    SUPPLY,
    Position,
)
from tikal.engine.scoring import set_points
from tikal.geometry.spaces import SPACES
from tikal.players.search import weights as w
from tikal.players.search.horizon import draws_to_scoring, scorings_to_come
from tikal.players.search.reach import Reach

_CLOSE_BY: Final[i64] = 6
_LEAST_MARGIN: Final[i64] = -4
_MOST_MARGIN: Final[i64] = 5
_EMPTY_TEMPLE: Final[i64] = 3
_TIED: Final[i64] = 4
_BLANK: Final[vec[i64]] = vec[i64]([0] * 160)
_NOTHING: Final[vec[float]] = vec[float]([0.0] * 8)
_NO_MARGINS: Final[vec[float]] = vec[float]([0.0] * 40)
# With so many tiles to come before a scoring it counts as far off.
_FAR_OFF: Final[float] = 8.0


def can_grow(position: Position, space: i64) -> bool:
    """Return whether a temple has a floor to come (R8.1)."""
    level = position.value[space]
    return level < TOP_LEVEL and position.floors[level + 1] > 0


@final
class Evaluation:
    """Values the positions of one seat's turn."""

    def __init__(self, position: Position, weights: w.Weights) -> None:
        """Note what stays the same during the turn."""
        self.weights: vec[float] = weights.numbers
        self.seat: i64 = position.seat
        self.seats: i64 = position.rules.seats
        self.reach = Reach(position, position.seat)
        self.goals: vec[i64] = _BLANK[:SPACES]
        self.goal_count: i64 = 0
        self.near: vec[i64] = _BLANK[:SPACES]
        # A rival's strength at [rival * 40 + space].
        self.strength: vec[i64] = _BLANK[:]
        # For each seat: the scorings to come, and those after the next.
        self.horizon: vec[float] = _NOTHING[:]
        self.later: vec[float] = _NOTHING[:]
        # How sure a temple is, at [seat * 10 + margin]: between the near weights and the far ones.
        self.margins: vec[float] = _NO_MARGINS[:]
        # What of a rival's prospects does not change in this turn.
        self.constant: vec[float] = _NOTHING[:]
        self._note_goals(position)
        seat: i64 = 0
        while seat < self.seats:
            self._note_horizon(position, seat)
            if seat != self.seat:
                self._note_rival(position, seat)
            seat += 1

    def reweigh(self, position: Position, weights: w.Weights) -> None:
        """Value one's own prospects by other weights; what was noted of rivals stays."""
        self.weights = weights.numbers
        self._note_horizon(position, self.seat)

    def _note_goals(self, position: Position) -> None:
        space: i64 = 0
        while space < SPACES:
            terrain = position.site.terrain[space]
            if terrain == TEMPLE or (terrain == RUINS and position.value[space] > 0):
                self.goals[self.goal_count] = space
                self.goal_count += 1
            space += 1

    def _note_horizon(self, position: Position, seat: i64) -> None:
        self.horizon[seat] = float(scorings_to_come(position, seat))
        self.later[seat] = max(0.0, self.horizon[seat] - 1.0)
        off = min(1.0, draws_to_scoring(position, seat) / _FAR_OFF)
        margin: i64 = 0
        while margin < w.MARGINS:
            near = self.weights[w.MARGIN + margin]
            far = self.weights[w.FAR_MARGIN + margin]
            self.margins[seat * w.MARGINS + margin] = near + (far - near) * off
            margin += 1

    def _note_rival(self, position: Position, rival: i64) -> None:
        space: i64 = 0
        while space < SPACES:
            self.strength[rival * SPACES + space] = position.strength(rival, space)
            space += 1
        reach = Reach(position, rival)
        self.constant[rival] = (
            float(position.expeditions[rival * STRIDE + SCORE])
            + self._members(position, rival)
            + self._nearness(position, reach, rival)
        )

    def value(self, position: Position, reach: Reach) -> float:
        """Return the seat's own prospects less what the rivals' count."""
        seat = self.seat
        mine = (
            float(position.expeditions[seat * STRIDE + SCORE])
            + self._members(position, seat)
            + self._treasures(position, seat)
            + self._nearness(position, reach, seat)
            + self._temples(position, seat)
        )
        best: float = -1000.0
        total: float = 0.0
        rival: i64 = 0
        while rival < self.seats:
            if rival != seat:
                theirs = (
                    self.constant[rival]
                    + self._treasures(position, rival)
                    + self._temples(position, rival)
                )
                total += theirs
                best = max(best, theirs)
            rival += 1
        against = (best + total / float(self.seats - 1)) / 2.0
        return mine - self.weights[w.RIVAL] * against

    def _temples(self, position: Position, seat: i64) -> float:
        """Return what a seat may expect of the temples."""
        weights = self.weights
        if self.horizon[seat] == 0.0:
            return 0.0
        later = 1.0 + weights[w.LATER_TEMPLE] * self.later[seat]
        growth = weights[w.GROWTH] * self.horizon[seat]
        total: float = 0.0
        index: i64 = 0
        while index < self.goal_count:
            space = self.goals[index]
            index += 1
            if position.site.terrain[space] != TEMPLE:
                continue
            level = float(position.value[space])
            if (position.guarded >> space) & 1 == 1:
                if position.guard_of(space) == seat:
                    total += level * self.horizon[seat]
            else:
                margin = self._margin(position, seat, space)
                total += level * self.margins[seat * w.MARGINS + margin] * later
                if margin > _TIED and can_grow(position, space):
                    total += growth
        return total

    def _margin(self, position: Position, seat: i64, space: i64) -> i64:
        """Return how far a seat is ahead of the strongest other one, as the weights count it."""
        mine = position.strength(self.seat, space)
        own = mine if seat == self.seat else self.strength[seat * SPACES + space]
        rival: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                there = mine if other == self.seat else self.strength[other * SPACES + space]
                rival = max(rival, there)
            other += 1
        if own == 0 and rival == 0:
            return _EMPTY_TEMPLE
        return max(_LEAST_MARGIN, min(_MOST_MARGIN, own - rival)) - _LEAST_MARGIN

    def _nearness(self, position: Position, reach: Reach, seat: i64) -> float:
        """Return what it is worth to be close to temples and treasures."""
        if self.horizon[seat] == 0.0:
            return 0.0
        self._find_nearest(position, reach, seat)
        weights = self.weights
        total: float = 0.0
        index: i64 = 0
        while index < self.goal_count:
            space = self.goals[index]
            close = _CLOSE_BY - self.near[index]
            index += 1
            if close <= 0:
                continue
            value = float(position.value[space] * close)
            if position.site.terrain[space] == TEMPLE:
                if (position.guarded >> space) & 1 == 0:
                    total += value * weights[w.NEAR_TEMPLE]
            else:
                total += value * weights[w.NEAR_RUINS] * self.horizon[seat]
        return total

    def _find_nearest(self, position: Position, reach: Reach, seat: i64) -> None:
        near = self.near
        goals = self.goals
        index: i64 = 0
        while index < self.goal_count:
            near[index] = reach.from_supply(goals[index])
            index += 1
        presence = position.expeditions[seat * STRIDE + PRESENCE]
        start: i64 = 0
        while presence != 0:
            if presence & 1 == 1:
                reach.between(start, 0)
                cost = reach.cost
                base = start * SPACES
                index = 0
                while index < self.goal_count:
                    there = cost[base + goals[index]]
                    near[index] = min(near[index], there)
                    index += 1
            presence >>= 1
            start += 1

    def _treasures(self, position: Position, seat: i64) -> float:
        points: i64 = 0
        pairs: i64 = 0
        base = seat * STRIDE + HAND
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            count = position.expeditions[base + kind]
            points += set_points(count)
            if count > 1:
                pairs += 1
            kind += 1
        weights = self.weights
        worth = float(points) * weights[w.TREASURE] + float(pairs) * weights[w.PAIR]
        return worth * self.horizon[seat]

    def _members(self, position: Position, seat: i64) -> float:
        base = seat * STRIDE
        weights = self.weights
        on_board: i64 = 0
        presence = position.expeditions[base + PRESENCE]
        space: i64 = 0
        while presence != 0:
            if presence & 1 == 1:
                on_board += position.explorers[seat * SPACES + space]
            presence >>= 1
            space += 1
        total = float(position.expeditions[base + SUPPLY]) * weights[w.SUPPLY]
        total += float(on_board) * weights[w.ON_BOARD]
        if position.expeditions[base + LEADER_AT] < SPACES:
            total += weights[w.LEADER_FREE]
        total += float(CAMPS - position.expeditions[base + CAMPS_LEFT]) * weights[w.CAMP]
        return total * self.later[seat]
