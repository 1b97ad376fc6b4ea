"""Arrivals: what it costs a seat at least to bring members to a space.

Each space is looked at on its own, as if no other needed the same members. Members that hold a
temple are only counted where that temple may be given up.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER, LEADER_STRENGTH
from tikal.box.terrain import CLEARING, RUINS
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import FAR, Reach
from tikal.geometry.bits import BIT, lowest
from tikal.geometry.spaces import SPACES
from tikal.players.search.points_now import Rivals

_BLANK: Final[vec[i64]] = vec[i64]([0] * 64)
# Beyond the action points of any turn.
_TOO_FAR: Final[i64] = 15


@final
class Arrivals:
    """Serves one seat's turn, position after position."""

    def __init__(self, rivals: Rivals) -> None:
        """Look at nothing yet."""
        self.rivals = rivals
        self.seat: i64 = rivals.seat
        # Explorers that can leave a space without giving up its temple.
        self.spare: vec[i64] = _BLANK[:SPACES]
        # The temples that the seat has but would lose if all could leave, as bits.
        self.held: i64 = 0
        # Temples that may be given up, and whether members may start from any clearing.
        self.given_up: i64 = 0
        self.via_camp: bool = False
        # How many explorers can arrive for so many AP.
        self.count: vec[i64] = _BLANK[:16]

    def look_at(self, position: Position) -> None:
        """Note which members hold a temple."""
        self.held = 0
        self.given_up = 0
        self.via_camp = False
        seat = self.seat
        temples = position.site.temples & ~position.guarded
        presence = position.presence(seat)
        while presence != 0:
            space = lowest(presence)
            presence &= presence - 1
            explorers = position.explorers(seat, space)
            if (temples >> space) & 1 == 1:
                lead = position.strength(seat, space) - self.rivals.strength[space]
                if 0 < lead <= explorers:
                    self.held |= BIT[space]
                    explorers = lead - 1
            self.spare[space] = explorers

    def nearest(self, position: Position, reach: Reach, space: i64) -> i64:
        """Return what it costs at least to bring one more member to a space."""
        best = self._from_supply(position, reach, space)
        presence = position.presence(self.seat) & ~BIT[space]
        reach.spread(presence)
        while presence != 0:
            best = min(best, reach.cost[lowest(presence) * SPACES + space])
            presence &= presence - 1
        return best

    def winning_cost(self, position: Position, reach: Reach, space: i64, need: i64) -> i64:
        """Return the least AP for members that bring a temple the strength it needs."""
        seat = self.seat
        count = self.count
        cost: i64 = 0
        while cost < _TOO_FAR:
            count[cost] = 0
            cost += 1
        supply = self._from_supply(position, reach, space)
        presence = position.presence(seat) & ~BIT[space]
        reach.spread(presence)
        while presence != 0:
            start = lowest(presence)
            presence &= presence - 1
            cost = reach.cost[start * SPACES + space]
            if self.via_camp:
                cost = min(cost, supply)
            if cost < _TOO_FAR:
                if (self.given_up >> start) & 1 == 1:
                    count[cost] += position.explorers(seat, start)
                else:
                    count[cost] += self.spare[start]
        if supply < _TOO_FAR:
            count[supply] += position.supply(seat, EXPLORER)
        best = self._cheapest(need)
        leader = self._leader_cost(position, reach, space, supply)
        if leader < _TOO_FAR:
            best = min(best, leader + self._cheapest(need - LEADER_STRENGTH))
        return best

    def _cheapest(self, need: i64) -> i64:
        total: i64 = 0
        cost: i64 = 0
        while need > 0 and cost < _TOO_FAR:
            arriving: i64 = min(self.count[cost], need)
            total += arriving * cost
            need -= arriving
            cost += 1
        return total if need <= 0 else FAR

    def _from_supply(self, position: Position, reach: Reach, space: i64) -> i64:
        cost = reach.from_supply(space)
        if self.via_camp:
            cost = min(cost, 1 + self._nearest_clearing(position, reach, space))
        return cost

    def _leader_cost(self, position: Position, reach: Reach, space: i64, supply: i64) -> i64:
        best: i64 = supply if position.supply(self.seat, LEADER) > 0 else FAR
        elsewhere = position.leader_spaces(self.seat) & ~BIT[space]
        while elsewhere != 0:
            best = min(best, reach.between(lowest(elsewhere), space))
            elsewhere &= elsewhere - 1
            if self.via_camp:
                best = min(best, supply)
        return best

    def _nearest_clearing(self, position: Position, reach: Reach, space: i64) -> i64:
        terrain = position.site.terrain
        best: i64 = FAR
        clearing: i64 = 0
        while clearing < SPACES:
            if terrain[clearing] == CLEARING or terrain[clearing] == RUINS:
                best = min(best, reach.between(space, clearing))
            clearing += 1
        return best
