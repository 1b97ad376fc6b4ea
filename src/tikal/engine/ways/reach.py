"""Reach: what it costs one member to get from anywhere to anywhere, camps included (R7.2, R7.3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.tiles import BASE_CAMP_SPACE
from tikal.engine.state.position import Position
from tikal.geometry.bits import BIT, lowest
from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import NEIGHBOURS, SPACES

FAR: Final[i64] = 99

_ALL_FAR: Final[vec[i64]] = vec[i64]([99] * 1600)


@final
class Reach:
    """Cheapest ways for the members of one seat, worked out row by row when asked for."""

    def __init__(self, position: Position, seat: i64, *, shifts: bool = True) -> None:
        """Take the paths as they are now and, unless shifts don't count, the seat's camps."""
        self.site = position.site
        self.camps: i64 = position.camps(seat) | BIT[BASE_CAMP_SPACE] if shifts else 0
        # Cost at [from * 40 + to], and the space stepped on first on the way.
        self.cost: vec[i64] = _ALL_FAR[:]
        self.first: vec[i64] = _ALL_FAR[:]
        self.ready: i64 = 0
        # What a member from the supply pays to get to a space, once that has been asked.
        self.supply: vec[i64] = _ALL_FAR[:SPACES]
        self.supply_ready: bool = False

    def between(self, start: i64, goal: i64) -> i64:
        """Return the cheapest cost, FAR where there is no way."""
        if self.ready & BIT[start] == 0:
            self._spread(start)
        return self.cost[start * SPACES + goal]

    def from_supply(self, goal: i64) -> i64:
        """Return the cheapest cost for a member that is placed first (R7.1)."""
        if not self.supply_ready:
            self._spread_supply()
        return self.supply[goal]

    def spread(self, starts: i64) -> None:
        """Work out the ways from these spaces and from the supply, for callers that read `cost`."""
        if not self.supply_ready:
            self._spread_supply()
        missing = starts & ~self.ready
        while missing != 0:
            self._spread(lowest(missing))
            missing &= missing - 1

    def _spread_supply(self) -> None:
        self.supply_ready = True
        supply = self.supply
        camps = self.camps
        while camps != 0:
            camp = lowest(camps)
            camps &= camps - 1
            self.between(camp, 0)
            space: i64 = 0
            while space < SPACES:
                supply[space] = min(supply[space], self.cost[camp * SPACES + space] + 1)
                space += 1

    def nearest_camp(self, goal: i64) -> i64:
        """Return the camp from which a placed member reaches the goal most cheaply."""
        best: i64 = BASE_CAMP_SPACE
        camp: i64 = 0
        while camp < SPACES:
            if (self.camps >> camp) & 1 == 1 and self.between(camp, goal) < self.between(
                best, goal
            ):
                best = camp
            camp += 1
        return best

    def _spread(self, start: i64) -> None:
        """Find the cheapest ways from one space: Dijkstra on at most 40 spaces."""
        base = start * SPACES
        cost = self.cost
        cost[base + start] = 0
        self.first[base + start] = start
        self.ready |= BIT[start]
        done: i64 = 0
        while True:
            near = self._nearest_open(base, done)
            if near < 0:
                return
            done |= BIT[near]
            self._relax(base, start, near)

    def _nearest_open(self, base: i64, done: i64) -> i64:
        cost = self.cost
        near: i64 = -1
        least: i64 = FAR
        space: i64 = 0
        while space < SPACES:
            if cost[base + space] < least and (done >> space) & 1 == 0:
                near = space
                least = cost[base + space]
            space += 1
        return near

    def _relax(self, base: i64, start: i64, near: i64) -> None:
        so_far = self.cost[base + near]
        step = self.site.cost
        side: i64 = near * SIDES
        end: i64 = side + SIDES
        while side < end:
            if step[side] > 0:
                self._improve(base, start, near, NEIGHBOURS[side], so_far + step[side])
            side += 1
        if (self.camps >> near) & 1 == 1:
            camp: i64 = 0
            camps = self.camps
            while camps != 0:
                if camps & 1 == 1:
                    self._improve(base, start, near, camp, so_far + 1)
                camps >>= 1
                camp += 1

    def _improve(self, base: i64, start: i64, near: i64, to: i64, cost: i64) -> None:
        if cost < self.cost[base + to]:
            self.cost[base + to] = cost
            self.first[base + to] = to if near == start else self.first[base + near]
