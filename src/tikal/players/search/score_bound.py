"""An upper bound for the points of a scoring turn: what the AP left could still add at most.

Every way to gain is priced below its true cost and valued above its true gain, each on its own;
a knapsack over the AP left then can't be beaten by any line of play:

* winning a temple: the cheapest arrivals of members that together outnumber the strongest rival,
  as if no other temple needed them and nothing was lost where they come from;
* a floor: 2 AP for 1 point, where a temple is, or can be, the seat's;
* a treasure: 3 AP and the nearest member's way; known ones for what they add, unseen ones for
  their expected gain, a later one for the best expectation that the earlier could have left;
* an exchange: 3 AP for the most that a pair or triple completed that way is worth;
* a camp: 5 AP, after which members start from every clearing at once.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import LEADER_STRENGTH, TOP_LEVEL, TREASURE_KINDS
from tikal.box.terrain import CLEARING, RUINS, TEMPLE
from tikal.engine.action_points import CAMP_AP, EXCHANGE_AP, RECOVER_AP, UNCOVER_AP
from tikal.engine.position import (
    CAMPS_LEFT,
    HAND,
    IN_SUPPLY,
    PRESENCE,
    SINGLES,
    STRIDE,
    SUPPLY,
    Position,
)
from tikal.engine.temples import MOST_WORK
from tikal.geometry.spaces import SPACES
from tikal.players.search.points_now import Rivals, Unseen, temples_now, treasures_now
from tikal.players.search.reach import FAR, Reach

_BLANK: Final[vec[i64]] = vec[i64]([0] * 64)
_NO_GAIN: Final[vec[float]] = vec[float]([0.0] * 16)
_MOST_FLOORS: Final[i64] = 5
_MOST_DIGS: Final[i64] = 3
_BEST_TREASURE: Final[i64] = 3
_BEST_EXCHANGE: Final[i64] = 2
# What an action point left over is worth: less than any point, so that it only breaks ties.
SPARE_AP: Final[float] = 0.001


@final
class Bound:
    """The knapsack, with room that is used again for every position."""

    def __init__(self, rivals: Rivals, unseen: Unseen) -> None:
        """Serve one seat's turn."""
        self.rivals = rivals
        self.unseen = unseen
        # Most points for at most this many AP.
        self.gain: vec[float] = _NO_GAIN[:]
        self.arrivals: vec[i64] = _BLANK[:]
        self.dig_costs: vec[i64] = _BLANK[:]
        self.dig_count: i64 = 0
        self.via_camp: bool = False

    def most(self, position: Position, reach: Reach) -> float:
        """Return points, with a little for AP left, that no line of play exceeds."""
        now = temples_now(position, self.rivals) + treasures_now(position, self.rivals.seat)
        most = self._filled(position, reach, position.ap, via_camp=False)
        camps = position.expeditions[self.rivals.seat * STRIDE + CAMPS_LEFT]
        if camps > 0 and position.ap > CAMP_AP:
            most = max(most, self._filled(position, reach, position.ap - CAMP_AP, via_camp=True))
        return float(now) + most

    def _filled(self, position: Position, reach: Reach, ap: i64, *, via_camp: bool) -> float:
        self.via_camp = via_camp
        self.gain = _NO_GAIN[:]
        floors = self._temples(position, reach, ap)
        self._treasures(position, reach, ap)
        while floors > 0:
            self._add(ap, UNCOVER_AP, 1.0)
            floors -= 1
        most: float = 0.0
        spent: i64 = 0
        while spent <= ap:
            most = max(most, self.gain[spent] + SPARE_AP * float(ap - spent))
            spent += 1
        return most

    def _add(self, ap: i64, cost: i64, points: float) -> None:
        gain = self.gain
        spent = ap
        while spent >= cost:
            gain[spent] = max(gain[spent], gain[spent - cost] + points)
            spent -= 1

    def _temples(self, position: Position, reach: Reach, ap: i64) -> i64:
        """Add every temple that could be won and return how many floors could count."""
        seat = self.rivals.seat
        terrain = position.site.terrain
        floors: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if terrain[space] == TEMPLE and (position.guarded >> space) & 1 == 0:
                need = self.rivals.strength[space] + 1 - position.strength(seat, space)
                cost: i64 = 0
                if need > 0:
                    cost = self._winning_cost(position, reach, space, need, ap)
                    if cost <= ap:
                        self._add(ap, cost, float(position.value[space]))
                if cost + UNCOVER_AP <= ap:
                    floors += self._floors_left(position, space)
            space += 1
        return min(floors, _MOST_FLOORS)

    def _floors_left(self, position: Position, space: i64) -> i64:
        level = position.value[space]
        left = MOST_WORK - position.used(space)
        if left <= 0 or level == TOP_LEVEL or position.floors[level + 1] == 0:
            return 0
        return left

    def _winning_cost(
        self, position: Position, reach: Reach, space: i64, need: i64, ap: i64
    ) -> i64:
        """Return the least AP for members that bring a temple the strength it needs."""
        seat = self.rivals.seat
        self._clear_arrivals(ap)
        supply: i64 = self._from_supply(position, reach, space)
        presence = position.expeditions[seat * STRIDE + PRESENCE]
        start: i64 = 0
        while presence != 0:
            if presence & 1 == 1 and start != space:
                self._arrive(
                    ap,
                    self._from_space(reach, start, space, supply),
                    position.explorers[seat * SPACES + start],
                )
            presence >>= 1
            start += 1
        self._arrive(ap, supply, position.expeditions[seat * STRIDE + SUPPLY])
        best = self._sum_of_cheapest(need, ap)
        leader = self._leader_cost(position, reach, space, supply)
        if leader <= ap:
            best = min(best, leader + self._sum_of_cheapest(need - LEADER_STRENGTH, ap))
        return best

    def _clear_arrivals(self, ap: i64) -> None:
        cost: i64 = 0
        while cost <= ap:
            self.arrivals[cost] = 0
            cost += 1

    def _arrive(self, ap: i64, cost: i64, count: i64) -> None:
        if cost <= ap:
            self.arrivals[cost] += count

    def _from_supply(self, position: Position, reach: Reach, space: i64) -> i64:
        cost = reach.from_supply(space)
        if self.via_camp:
            cost = min(cost, 1 + self._nearest_clearing(position, reach, space))
        return cost

    def _from_space(self, reach: Reach, start: i64, space: i64, supply: i64) -> i64:
        cost = reach.between(start, space)
        if self.via_camp:
            cost = min(cost, supply)
        return cost

    def _leader_cost(self, position: Position, reach: Reach, space: i64, supply: i64) -> i64:
        leader_at = position.leader_at(self.rivals.seat)
        if leader_at == IN_SUPPLY:
            return supply
        if leader_at < SPACES and leader_at != space:
            return self._from_space(reach, leader_at, space, supply)
        return FAR

    def _nearest_clearing(self, position: Position, reach: Reach, space: i64) -> i64:
        terrain = position.site.terrain
        best: i64 = FAR
        clearing: i64 = 0
        while clearing < SPACES:
            if terrain[clearing] == CLEARING or terrain[clearing] == RUINS:
                best = min(best, reach.between(space, clearing))
            clearing += 1
        return best

    def _sum_of_cheapest(self, need: i64, ap: i64) -> i64:
        total: i64 = 0
        cost: i64 = 0
        while need > 0 and cost <= ap:
            count: i64 = min(self.arrivals[cost], need)
            total += count * cost
            need -= count
            cost += 1
        return total if need <= 0 else FAR

    def _treasures(self, position: Position, reach: Reach, ap: i64) -> None:
        """Add treasures within reach, and exchanges."""
        seat = self.rivals.seat
        self._price_digs(position, reach, ap)
        if self.dig_count > 0:
            self._add_digs(position, ap)
        singles = position.expeditions[seat * STRIDE + SINGLES]
        if self.rivals.singles != 0 and (self.dig_count > 0 or singles != 0):
            points: i64 = min(_BEST_EXCHANGE, self._largest_set(position) + self.dig_count)
            if points > 0:
                self._add(ap, EXCHANGE_AP, float(points))
                self._add(ap, EXCHANGE_AP, float(points))
                self._add(ap, EXCHANGE_AP, float(points))

    def _largest_set(self, position: Position) -> i64:
        base = self.rivals.seat * STRIDE + HAND
        largest: i64 = 0
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            largest = max(largest, position.expeditions[base + kind])
            kind += 1
        return largest

    def _price_digs(self, position: Position, reach: Reach, ap: i64) -> None:
        """Note the costs of the treasures within reach, cheapest first."""
        self.dig_count = 0
        space: i64 = 0
        while space < SPACES:
            if position.site.terrain[space] == RUINS and position.value[space] > 0:
                left: i64 = min(position.value[space], MOST_WORK - position.used(space))
                if left > 0:
                    nearest = self._nearest_digger(position, reach, space)
                    self._note_dig(RECOVER_AP + nearest, ap)
                    if left > 1:
                        self._note_dig(RECOVER_AP + self._second(position, nearest, space), ap)
            space += 1

    def _second(self, position: Position, nearest: i64, space: i64) -> i64:
        """Return the way of a second digger, whose treasure could also come without the first."""
        enough = position.members(self.rivals.seat, space) > position.used(space) + 1
        return 0 if enough else nearest

    def _note_dig(self, cost: i64, ap: i64) -> None:
        if cost > ap:
            return
        costs = self.dig_costs
        at = self.dig_count
        while at > 0 and costs[at - 1] > cost:
            costs[at] = costs[at - 1]
            at -= 1
        costs[at] = cost
        self.dig_count += 1

    def _nearest_digger(self, position: Position, reach: Reach, space: i64) -> i64:
        seat = self.rivals.seat
        if position.members(seat, space) > position.used(space):
            return 0
        best: i64 = self._from_supply(position, reach, space)
        presence = position.expeditions[seat * STRIDE + PRESENCE]
        start: i64 = 0
        while presence != 0:
            if presence & 1 == 1 and start != space:
                best = min(best, reach.between(start, space))
            presence >>= 1
            start += 1
        return best

    def _add_digs(self, position: Position, ap: i64) -> None:
        """Allow up to three treasures, the cheapest ways with the best gains."""
        before = self.gain
        after = before[:]
        cost: i64 = 0
        points: float = 0.0
        number: i64 = 0
        while number < min(self.dig_count, _MOST_DIGS):
            cost += self.dig_costs[number]
            points += self._dig_gain(position, number)
            spent = ap
            while spent >= cost:
                after[spent] = max(after[spent], before[spent - cost] + points)
                spent -= 1
            number += 1
        self.gain = after

    def _dig_gain(self, position: Position, number: i64) -> float:
        """Return the most that a treasure after `number` others can be expected to add."""
        base = self.rivals.seat * STRIDE + HAND
        total: i64 = 0
        weighted: i64 = 0
        largest: i64 = 0
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            left = self.unseen.left(position, kind)
            worth = position.expeditions[base + kind] + 1
            total += left
            weighted += left * worth
            if left > 0:
                largest = max(largest, worth)
            kind += 1
        if self.unseen.known or total <= number:
            return float(min(_BEST_TREASURE, largest + number))
        # Each earlier one can have raised the worth of the two others of its kind by 1.
        return float(weighted + 2 * number) / float(total - number)
