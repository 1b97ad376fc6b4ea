"""An upper bound for the points of a scoring turn: what the AP left could still add at most.

Every way to gain is priced below its true cost and valued above its true gain, each on its own;
a knapsack over the AP left then can't be beaten by any line of play:

* winning a temple: the cheapest arrivals of members that together outnumber the strongest rival,
  as if no other temple needed them;
* a floor: 2 AP for 1 point on a temple that is the seat's or is won first, and the nearest member's
  way where nobody is there to do it;
* a treasure: 3 AP and the nearest member's way; known ones for what they add, unseen ones for
  their expected gain, a later one for the best expectation that the earlier could have left;
* an exchange: 3 AP for the most that a pair or triple completed that way is worth;
* a camp: 5 AP, after which members start from every clearing at once.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import TREASURE_KINDS
from tikal.box.terrain import RUINS
from tikal.engine.actions.camps import CAMP_AP
from tikal.engine.actions.exchange import EXCHANGE_AP
from tikal.engine.actions.ruins import RECOVER_AP
from tikal.engine.actions.temples import MOST_WORK, UNCOVER_AP
from tikal.engine.scoring import treasure_points
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach
from tikal.geometry.bits import BIT, lowest
from tikal.geometry.spaces import SPACES
from tikal.players.search.arrivals import Arrivals
from tikal.players.search.points_now import Rivals, Unseen, temples_now

_BLANK: Final[vec[i64]] = vec[i64]([0] * 64)
_NO_GAIN: Final[vec[float]] = vec[float]([0.0] * 16)
# More than any level.
_HIGH: Final[i64] = 1000
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
        self.arrivals = Arrivals(rivals)
        # Most points for at most this many AP.
        self.gain: vec[float] = _NO_GAIN[:]
        self.dig_costs: vec[i64] = _BLANK[:]
        self.dig_count: i64 = 0

    def most(self, position: Position, reach: Reach, limit: float) -> float:
        """Return points, with a little for AP left, that no line of play exceeds.

        Either every temple that the seat has is kept: then only the members it can spare there
        leave. Or some are given up, and their levels are lost. A bound below `limit` need not be
        the best one.
        """
        now = float(
            temples_now(position, self.rivals) + treasure_points(position, self.rivals.seat)
        )
        arrivals = self.arrivals
        arrivals.look_at(position)
        best = now + self._filled(position, reach)
        held = arrivals.held
        if held == 0:
            return best
        least, least_two = lowest_levels(position, held)
        arrivals.given_up = held
        loosest = now + self._filled(position, reach)
        if loosest - least <= max(best, limit):
            return max(best, loosest - least)
        best = max(best, loosest - least_two)
        while held != 0:
            space = lowest(held)
            held &= held - 1
            level = float(position.value[space])
            if loosest - level > best:
                arrivals.given_up = BIT[space]
                best = max(best, now - level + self._filled(position, reach))
        return best

    def _filled(self, position: Position, reach: Reach) -> float:
        """Return what the AP left can add at most, with the help of a camp or without."""
        self.arrivals.via_camp = False
        most = self._packed(position, reach, position.ap)
        camps = position.camps_left(self.rivals.seat)
        if camps > 0 and position.ap > CAMP_AP:
            self.arrivals.via_camp = True
            most = max(most, self._packed(position, reach, position.ap - CAMP_AP))
        return most

    def _packed(self, position: Position, reach: Reach, ap: i64) -> float:
        self.gain = _NO_GAIN[:]
        self._temples(position, reach, ap)
        self._treasures(position, reach, ap)
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

    def _temples(self, position: Position, reach: Reach, ap: i64) -> None:
        """Add every temple that could be won, and what floors could add to its points."""
        seat = self.rivals.seat
        temples = position.site.temples & ~position.guarded
        while temples != 0:
            space = lowest(temples)
            temples &= temples - 1
            need = self.rivals.strength[space] + 1 - position.strength(seat, space)
            if need > 0:
                cost = self.arrivals.winning_cost(position, reach, space, need)
                if cost <= ap:
                    self._add_temple(position, space, ap, cost)
            else:
                self._add_floors(position, reach, space, ap)

    def _add_temple(self, position: Position, space: i64, ap: i64, cost: i64) -> None:
        """Allow to win a temple, and to uncover floors of it too."""
        gain = self.gain
        level = float(position.value[space])
        floors = self._floors_left(position, space)
        spent = ap
        while spent >= cost:
            best = gain[spent]
            floor: i64 = 0
            while floor <= floors and cost + floor * UNCOVER_AP <= spent:
                points = level + float(floor)
                best = max(best, gain[spent - cost - floor * UNCOVER_AP] + points)
                floor += 1
            gain[spent] = best
            spent -= 1

    def _add_floors(self, position: Position, reach: Reach, space: i64, ap: i64) -> None:
        """Allow to uncover floors of a temple that the seat has."""
        floors = self._floors_left(position, space)
        if floors == 0:
            return
        seat = self.rivals.seat
        idle = position.members(seat, space) - position.used(space)
        first = UNCOVER_AP
        second = UNCOVER_AP
        if idle < floors:
            way = self.arrivals.nearest(position, reach, space)
            second += way
            if idle < 1:
                first += way
        gain = self.gain
        spent = ap
        while spent >= first:
            best = max(gain[spent], gain[spent - first] + 1.0)
            if floors > 1 and spent >= first + second:
                best = max(best, gain[spent - first - second] + 2.0)
            gain[spent] = best
            spent -= 1

    def _floors_left(self, position: Position, space: i64) -> i64:
        left = MOST_WORK - position.used(space)
        return left if left > 0 and position.can_grow(space) else 0

    def _treasures(self, position: Position, reach: Reach, ap: i64) -> None:
        """Add treasures within reach, and exchanges."""
        seat = self.rivals.seat
        self._price_digs(position, reach, ap)
        if self.dig_count > 0:
            self._add_digs(position, ap)
        singles = position.singles(seat)
        if self.rivals.singles != 0 and (self.dig_count > 0 or singles != 0):
            points: i64 = min(_BEST_EXCHANGE, self._largest_set(position) + self.dig_count)
            if points > 0:
                self._add(ap, EXCHANGE_AP, float(points))
                self._add(ap, EXCHANGE_AP, float(points))
                self._add(ap, EXCHANGE_AP, float(points))

    def _largest_set(self, position: Position) -> i64:
        largest: i64 = 0
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            largest = max(largest, position.hand(self.rivals.seat, kind))
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
        if position.members(self.rivals.seat, space) > position.used(space):
            return 0
        return self.arrivals.nearest(position, reach, space)

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
        total: i64 = 0
        weighted: i64 = 0
        largest: i64 = 0
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            left = self.unseen.left(position, kind)
            worth = position.hand(self.rivals.seat, kind) + 1
            total += left
            weighted += left * worth
            if left > 0:
                largest = max(largest, worth)
            kind += 1
        if self.unseen.known or total <= number:
            return float(min(_BEST_TREASURE, largest + number))
        # Each earlier one can have raised the worth of the two others of its kind by 1.
        return float(weighted + 2 * number) / float(total - number)


def lowest_levels(position: Position, temples: i64) -> tuple[float, float]:
    """Return the lowest level of some temples, and the two lowest together."""
    first: i64 = _HIGH
    second: i64 = _HIGH
    while temples != 0:
        level = position.value[lowest(temples)]
        temples &= temples - 1
        if level < first:
            second = first
            first = level
        else:
            second = min(second, level)
    return float(first), float(first + second)
