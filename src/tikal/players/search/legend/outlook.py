"""Legend's outlook: by how many points you may expect to be ahead of Mutul in the end.

You score three times, Mutul once, in the very end; what either holds counts as often as it is
likely to score. One outlook serves one turn: the map and Mutul's members stay as they are. What a
member changes by going somewhere is worked out from the position before it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.legend.components import (
    DIRECTOR_POINTS,
    SPENT_AP,
    UNIQUE_POINTS,
    Components,
    components,
)
from tikal.box.pieces import CAMPS, LEADER, LEADER_STRENGTH
from tikal.box.terrain import LAKE, RUINS, TEMPLE, VOLCANO
from tikal.box.tiles import TILE_VALUE
from tikal.engine.legend.ground import PER_MASK, WATER_OR_FIRE, linked
from tikal.engine.legend.ground import reachable as in_reach
from tikal.engine.legend.points import count_bits
from tikal.engine.legend.table import (
    DIRECTOR,
    KEPT_PLACES,
    MUTUL,
    NO_CARD,
    OWN_CARDS,
    OWN_TILES,
    YOU,
    kept_card,
    kept_face_up,
    own_card,
    own_tile,
    own_token,
    uniques,
)
from tikal.engine.scoring import treasure_points
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.engine.ways.reach import Reach
from tikal.geometry.bits import BIT, lowest
from tikal.geometry.spaces import SPACES
from tikal.players.search.judge import Judge
from tikal.players.search.legend.horizon import is_volcano, rounds_left, scorings_ahead
from tikal.players.search.legend.weights import LEADS, LegendWeights, lead_index

_NO_LEADS: Final[vec[float]] = vec[float]([0.0] * 11)
_NOTHING: Final[vec[float]] = vec[float]([0.0] * 40)
_AS_FLOAT: Final[vec[float]] = vec[float]([float(n) for n in range(256)])
_FULL: Final[float] = 1.0
# A scoring so many rounds away is far off.
_FAR_OFF: Final[float] = 2.5
_ACCESS_AP: Final[i64] = 8
_NEARNESS_AP: Final[i64] = 5


def add_chances(chances: vec[float], near: vec[float], far_off: vec[float], away: float) -> None:
    """Add the chances at one scoring, between near and far off."""
    off = min(1.0, away / _FAR_OFF)
    lead: i64 = 0
    while lead < LEADS:
        chances[lead] += near[lead] + (far_off[lead] - near[lead]) * off
        lead += 1


@final
class Outlook(Judge):
    """Values the positions of one of your turns."""

    def __init__(self, position: Position, weights: LegendWeights) -> None:
        """Note what stays the same during the turn."""
        self.weights = weights
        self.reach = Reach(position, YOU)
        self.box: Components = components()
        # How often you score after this turn, and what a tile's value counts for you and for Mutul
        # by your lead, over all of these scorings.
        ahead = scorings_ahead(position)
        self.scorings: float = float(len(ahead))
        self.rounds: float = rounds_left(position)
        self.mine: vec[float] = _NO_LEADS[:]
        self.his: vec[float] = _NO_LEADS[:]
        # The tiles that bring points or will; what each is worth is asked again and again.
        site = position.site
        self.ground: i64 = site.temples | site.ruins | site.volcanoes | site.lakes
        # Where Mutul gets to, and you with the camps of the reach noted last.
        self.his_reach: i64 = in_reach(position, MUTUL)
        self.my_camps: i64 = 0
        self.my_reach: i64 = 0
        # What it is worth to stand on a space because of what is near, as far as it was asked.
        self.near: vec[float] = _NOTHING[:]
        self.near_ready: i64 = 0
        self.noted: float = 0.0
        for away in ahead:
            add_chances(self.mine, weights.near, weights.far_off, away)
        add_chances(self.his, weights.his_near, weights.his_far_off, self.rounds)

    def worth(self, position: Position, reach: Reach) -> float:
        """Return by how much you may expect to be ahead, and note the position."""
        if self.my_camps != reach.camps:
            self.my_camps = reach.camps
            self.my_reach = linked(position.site, reach.camps)
        total = float(position.score(YOU) - position.score(MUTUL))
        total += self._all_ground(position, reach)
        total += self._belongings(position)
        total += self._members(position, reach)
        total += self._in_hand(position)
        self.noted = total
        return total

    def worth_after(
        self, position: Position, reach: Reach, start: i64, goal: i64, member: i64
    ) -> float:
        """Return the same after a member has gone somewhere from the position noted last."""
        strength: i64 = LEADER_STRENGTH if member == LEADER else 1
        weights = self.weights
        total = self.noted + self._gained(position, goal, strength)
        total += self._nearness(position, reach, goal)
        if start < SPACES:
            total += self._gained(position, start, -strength)
            total -= self._nearness(position, reach, start)
        else:
            each = weights.leader if member == LEADER else weights.explorer
            total += each * self.scorings
        return total

    def treasure_worth(self, position: Position) -> float:
        """Return what a point for a treasure counts: now, and as often as you will score."""
        worth = self.weights.treasure * self.scorings
        return worth + _FULL if position.scoring else worth

    def _gained(self, position: Position, space: i64, strength: i64) -> float:
        """Return what more or less strength on a space changes."""
        if (self.ground >> space) & 1 == 0 or (position.guarded >> space) & 1 == 1:
            return 0.0
        own = position.strength(YOU, space)
        after = self._tile(position, space, own + strength)
        return after - self._tile(position, space, own)

    def _all_ground(self, position: Position, reach: Reach) -> float:
        """Return what the tiles are worth: by who leads, and by how near they are."""
        guards = position.guards(YOU)
        reach.from_supply(0)
        total: float = 0.0
        spaces = self.ground
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            if (position.guarded >> space) & 1 == 1:
                level = _AS_FLOAT[position.value[space]]
                if (guards >> space) & 1 == 1:
                    total += level * (self.scorings + (1.0 if position.scoring else 0.0))
                else:
                    total -= level
                continue
            total += self._tile(position, space, position.strength(YOU, space))
            closer = _ACCESS_AP - reach.supply[space]
            if closer > 0:
                worth = self.later_value(position, space) * _AS_FLOAT[closer]
                total += worth * self.weights.access * self.scorings
        return total

    def _tile(self, position: Position, space: i64, own: i64) -> float:
        """Return what a tile without a guard is worth with so much strength of yours there."""
        other = position.strength(MUTUL, space)
        later = self.later_value(position, space)
        mine = self.mine[lead_index(own, other)]
        if own == 0 and (self.my_reach >> space) & 1 == 0:
            mine *= self.weights.out_of_reach
        his = self.his[lead_index(other, own)]
        if other == 0 and (self.his_reach >> space) & 1 == 0:
            his *= self.weights.out_of_his_reach
            if own > 0:
                mine += (self.scorings - mine) * (1.0 - self.weights.out_of_his_reach)
        total = later * (mine - his)
        if position.scoring and own > other:
            total += self._value_now(position, space)
        return total

    def later_value(self, position: Position, space: i64) -> float:
        """Return what a tile may be worth at the scorings to come."""
        terrain = position.site.terrain[space]
        if terrain == TEMPLE:
            level = _AS_FLOAT[position.value[space]]
            return level + self.weights.growth if position.can_grow(space) else level
        if terrain == RUINS:
            emptied = _AS_FLOAT[TILE_VALUE[position.site.tile[space]] * PER_MASK]
            return emptied * self.weights.buried if position.value[space] > 0 else emptied
        return _AS_FLOAT[WATER_OR_FIRE]

    def _value_now(self, position: Position, space: i64) -> float:
        """Return what a tile scores in this very turn (L60)."""
        terrain = position.site.terrain[space]
        if terrain == TEMPLE:
            return _AS_FLOAT[position.value[space]]
        if terrain in (VOLCANO, LAKE):
            return _AS_FLOAT[WATER_OR_FIRE]
        if position.value[space] > 0:
            return 0.0
        return _AS_FLOAT[TILE_VALUE[position.site.tile[space]] * PER_MASK]

    def _belongings(self, position: Position) -> float:
        """Return what treasures, unique ones and the Director are worth."""
        weights = self.weights
        mine = float(treasure_points(position, YOU))
        total = mine * self.treasure_worth(position)
        total -= float(treasure_points(position, MUTUL)) * weights.his_treasure
        unique = float(count_bits(uniques(position, YOU)) * UNIQUE_POINTS)
        total += unique * (self.scorings + (1.0 if position.scoring else 0.0))
        total -= float(count_bits(uniques(position, MUTUL)) * UNIQUE_POINTS)
        if position.extra[DIRECTOR] == 1:
            total += float(DIRECTOR_POINTS)
            if self.scorings > 0.0:
                total += weights.director
        return total

    def _members(self, position: Position, reach: Reach) -> float:
        """Return what it is worth to have members and camps on the board."""
        weights = self.weights
        total: float = 0.0
        spaces = position.presence(YOU)
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            explorers = _AS_FLOAT[position.explorers(YOU, space)]
            leaders = _AS_FLOAT[position.leaders(YOU, space)]
            total += (explorers * weights.explorer + leaders * weights.leader) * self.scorings
            total += (explorers + leaders) * self._nearness(position, reach, space)
        his: i64 = 0
        spaces = position.presence(MUTUL)
        while spaces != 0:
            his += position.explorers(MUTUL, lowest(spaces))
            spaces &= spaces - 1
        total -= float(his) * weights.his_explorer
        return total + float(CAMPS - position.camps_left(YOU)) * weights.camp * self.scorings

    def _nearness(self, position: Position, reach: Reach, space: i64) -> float:
        """Return what it is worth to stand on a space because of the tiles around."""
        if (self.near_ready >> space) & 1 == 1:
            return self.near[space]
        reach.between(space, space)
        total: float = 0.0
        ground = self.ground & ~position.guarded
        while ground != 0:
            other = lowest(ground)
            ground &= ground - 1
            closer = _NEARNESS_AP - reach.cost[space * SPACES + other]
            if closer > 0:
                total += self.later_value(position, other) * _AS_FLOAT[closer]
        self.near[space] = total * self.weights.nearness * self.scorings
        self.near_ready |= BIT[space]
        return self.near[space]

    def _in_hand(self, position: Position) -> float:
        """Return what the items are worth that you have still to play, and the kept cards."""
        weights = self.weights
        total = self.ap_worth(own_token(position, YOU))
        place: i64 = 0
        while place < OWN_TILES:
            total += self.tile_worth(own_tile(position, YOU, place))
            place += 1
        place = 0
        while place < OWN_CARDS:
            total += self.card_worth(own_card(position, YOU, place))
            place += 1
        place = 0
        while place < KEPT_PLACES:
            if kept_card(position, place) != NO_CARD:
                total += weights.kept * self.rounds
                if kept_face_up(position, place):
                    total += weights.kept
            place += 1
        return total

    def ap_worth(self, ap: i64) -> float:
        """Return what so many action points are worth before they are spent."""
        weights = self.weights
        return _AS_FLOAT[ap] * (weights.ap[0] + weights.ap[1] * self.scorings)

    def tile_worth(self, tile: i64) -> float:
        """Return what a tile is worth before it is placed."""
        if tile == NO_TILE:
            return 0.0
        numbers = self.weights.volcano if is_volcano(tile) else self.weights.tile
        return numbers[0] + numbers[1] * self.scorings

    def card_worth(self, card: i64) -> float:
        """Return what an Action card is worth before it is played: its effect or its AP."""
        if card == NO_CARD:
            return 0.0
        effect = self.box.effect[card]
        weights = self.weights
        worth = weights.card[effect] + weights.card_scoring[effect] * self.scorings
        return max(worth, self.ap_worth(SPENT_AP))
