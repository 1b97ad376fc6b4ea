"""Nearness: how close a seat's members, or those in its supply, are to temples and treasures."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach
from tikal.geometry.bits import lowest
from tikal.geometry.spaces import SPACES

# From here on a goal is too far to count.
_CLOSE_BY: Final[i64] = 6
_SUPPLY: Final[i64] = -1
_BLANK: Final[vec[i64]] = vec[i64]([0] * 40)
_NO_WORTH: Final[vec[float]] = vec[float]([0.0] * 40)
_AS_FLOAT: Final[vec[float]] = vec[float]([float(n) for n in range(8)])


@final
class Nearness:
    """The ways to a few goals; what a single step changes is found without going through all."""

    def __init__(self, goals: vec[i64], count: i64) -> None:
        """Take the spaces that are worth being near to."""
        self.goals = goals
        self.count: i64 = count
        # What each goal is worth for every AP that one is closer.
        self.worth: vec[float] = _NO_WORTH[:]
        # For each goal: the cost from the nearest start, that start, and the cost from the next.
        self.near: vec[i64] = _BLANK[:]
        self.start: vec[i64] = _BLANK[:]
        self.next: vec[i64] = _BLANK[:]

    def note(self, position: Position, reach: Reach, seat: i64) -> None:
        """Find the nearest members of a seat."""
        presence = position.presence(seat)
        reach.spread(presence)
        index: i64 = 0
        while index < self.count:
            self.near[index] = reach.supply[self.goals[index]]
            self.start[index] = _SUPPLY
            self.next[index] = self.near[index]
            index += 1
        while presence != 0:
            start = lowest(presence)
            presence &= presence - 1
            self._start_from(reach, start)

    def _start_from(self, reach: Reach, start: i64) -> None:
        cost = reach.cost
        base = start * SPACES
        index: i64 = 0
        while index < self.count:
            there = cost[base + self.goals[index]]
            if there < self.near[index]:
                self.next[index] = self.near[index]
                self.near[index] = there
                self.start[index] = start
            elif there < self.next[index]:
                self.next[index] = there
            index += 1

    def total(self) -> float:
        """Return what it is worth to be where the members are."""
        total: float = 0.0
        index: i64 = 0
        while index < self.count:
            near = self.near[index]
            if near < _CLOSE_BY:
                total += _AS_FLOAT[_CLOSE_BY - near] * self.worth[index]
            index += 1
        return total

    def total_after(self, reach: Reach, goal: i64, vacated: i64) -> float:
        """Return the same after a member has gone to a space and left another one empty."""
        reach.between(goal, goal)
        cost = reach.cost
        base = goal * SPACES
        total: float = 0.0
        index: i64 = 0
        while index < self.count:
            near = self.next[index] if self.start[index] == vacated else self.near[index]
            near = min(near, cost[base + self.goals[index]])
            if near < _CLOSE_BY:
                total += _AS_FLOAT[_CLOSE_BY - near] * self.worth[index]
            index += 1
        return total
