"""What a position is worth to the seat to move, in points it may expect until the end.

One evaluation serves one turn: the map, the others' members and their ways stay as they are, so
everything about them is worked out once. What the seat can change is valued again and again; what a
member changes by going somewhere is worked out from the position before it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import CAMPS, EXPLORER, LEADER, LEADER_STRENGTH, TREASURE_KINDS
from tikal.box.terrain import RUINS
from tikal.engine.scoring import set_points, treasure_points
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach
from tikal.geometry.bits import lowest
from tikal.geometry.spaces import SPACES
from tikal.players.search import weights as w
from tikal.players.search.horizon import draws_to_scoring, scorings_to_come
from tikal.players.search.judge import Judge
from tikal.players.search.nearness import Nearness
from tikal.players.search.points_now import Rivals, temples_now

_LEAST_MARGIN: Final[i64] = -4
_MOST_MARGIN: Final[i64] = 5
_EMPTY_TEMPLE: Final[i64] = 3
_TIED: Final[i64] = 4
_BLANK: Final[vec[i64]] = vec[i64]([0] * 160)
_NO_TEMPLE: Final[vec[i64]] = vec[i64]([-1] * 40)
_NOTHING: Final[vec[float]] = vec[float]([0.0] * 8)
_NO_MARGINS: Final[vec[float]] = vec[float]([0.0] * 40)
_AS_FLOAT: Final[vec[float]] = vec[float]([float(n) for n in range(256)])
# With so many tiles to come before a scoring it counts as far off.
_FAR_OFF: Final[float] = 8.0
# A point scored in this very turn outweighs anything the future may bring.
POINT_NOW: Final[float] = 1000.0


@final
class Evaluation(Judge):
    """Values the positions of one seat's turn."""

    def __init__(self, position: Position, weights: w.Weights) -> None:
        """Note what stays the same during the turn."""
        self.weights: vec[float] = weights.numbers
        self.seat: i64 = position.seat
        self.seats: i64 = position.rules.seats
        self.reach = Reach(position, position.seat)
        # Temples first, then ruins with treasures; what else is noted of them has their order.
        self.goals: vec[i64] = _BLANK[:SPACES]
        self.temple_count: i64 = 0
        self.goal_count: i64 = 0
        # Which of the goals a space is; -1: no temple.
        self.temple_at: vec[i64] = _NO_TEMPLE[:]
        # The seat's own strength; at [seat * 40 + temple] each seat's before the turn, and that of
        # its strongest rival other than the seat to move.
        self.mine: vec[i64] = _BLANK[:SPACES]
        self.strength: vec[i64] = _BLANK[:]
        self.others: vec[i64] = _BLANK[:]
        # For each seat: the scorings to come, and those after the next.
        self.horizon: vec[float] = _NOTHING[:]
        self.later: vec[float] = _NOTHING[:]
        # What a temple's level counts at [seat * 10 + margin]: between the near weights and the far
        # ones, for all scorings to come.
        self.margins: vec[float] = _NO_MARGINS[:]
        # What of a rival's prospects does not change in this turn.
        self.constant: vec[float] = _NOTHING[:]
        # The prospects at the position noted last: the seat's own but for nearness, the rivals'.
        self.own: float = 0.0
        self.theirs: vec[float] = _NOTHING[:]
        # In a scoring turn: the others' strength, and the points at the position noted last.
        self.rivals = Rivals(position, position.seat)
        self.points: float = 0.0
        self._note_goals(position)
        self.nearness = Nearness(self.goals, self.goal_count)
        self._note_strengths(position)
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
        temples = position.site.temples
        while temples != 0:
            self.goals[self.goal_count] = lowest(temples)
            self.temple_at[lowest(temples)] = self.goal_count
            self.goal_count += 1
            temples &= temples - 1
        self.temple_count = self.goal_count
        space: i64 = 0
        while space < SPACES:
            if position.site.terrain[space] == RUINS and position.value[space] > 0:
                self.goals[self.goal_count] = space
                self.goal_count += 1
            space += 1

    def _note_strengths(self, position: Position) -> None:
        index: i64 = 0
        while index < self.temple_count:
            seat: i64 = 0
            while seat < self.seats:
                there = position.strength(seat, self.goals[index])
                self.strength[seat * SPACES + index] = there
                other: i64 = 0
                while other < self.seats:
                    if seat not in (other, self.seat):
                        at = other * SPACES + index
                        self.others[at] = max(self.others[at], there)
                    other += 1
                seat += 1
            index += 1

    def _note_horizon(self, position: Position, seat: i64) -> None:
        self.horizon[seat] = float(scorings_to_come(position, seat))
        self.later[seat] = max(0.0, self.horizon[seat] - 1.0)
        off = min(1.0, draws_to_scoring(position, seat) / _FAR_OFF)
        later = 1.0 + self.weights[w.LATER_TEMPLE] * self.later[seat]
        margin: i64 = 0
        while margin < w.MARGINS:
            near = self.weights[w.MARGIN + margin]
            far = self.weights[w.FAR_MARGIN + margin]
            self.margins[seat * w.MARGINS + margin] = (near + (far - near) * off) * later
            margin += 1

    def _note_rival(self, position: Position, rival: i64) -> None:
        reach = Reach(position, rival)
        self.constant[rival] = (
            float(position.score(rival))
            + self._members(position, rival)
            + self._nearness(position, reach, rival)
        )

    def worth(self, position: Position, reach: Reach) -> float:
        """Return the value and, in a scoring turn, the points that the seat scores at its end."""
        value = self.value(position, reach)
        self.points = self._points(position)
        return value + self.points

    def worth_after(
        self, position: Position, reach: Reach, start: i64, goal: i64, member: i64
    ) -> float:
        """Return the same after a member has gone somewhere from the position noted last."""
        value = self.value_after(position, reach, start, goal, member) + self.points
        if position.scoring:
            strength: i64 = LEADER_STRENGTH if member == LEADER else 1
            gain = self._points_gained(position, goal, strength)
            if start < SPACES:
                gain += self._points_gained(position, start, -strength)
            value += POINT_NOW * float(gain)
        return value

    def treasure_worth(self, position: Position) -> float:
        """Return what a point for a treasure counts: now, and as often as the seat will score."""
        weight = self.weights[w.TREASURE] * self.horizon[self.seat]
        return weight + POINT_NOW if position.scoring else weight

    def _points(self, position: Position) -> float:
        """Return what the seat scores at the end of a scoring turn; nothing comes before it."""
        if not position.scoring:
            return 0.0
        points = temples_now(position, self.rivals) + treasure_points(position, self.seat)
        return POINT_NOW * float(points)

    def _points_gained(self, position: Position, space: i64, strength: i64) -> i64:
        """Return the points of a temple that is won or lost by that much more strength."""
        temples = position.site.temples & ~position.guarded
        if (temples >> space) & 1 == 0:
            return 0
        lead = position.strength(self.seat, space) - self.rivals.strength[space]
        if lead <= 0 and lead + strength > 0:
            return position.value[space]
        if lead > 0 and lead + strength <= 0:
            return -position.value[space]
        return 0

    def value(self, position: Position, reach: Reach) -> float:
        """Return the seat's own prospects less what the rivals' count, and note the position."""
        self._note_prospects(position)
        near = self._nearness(position, reach, self.seat)
        return self._balance(position, self.own + near, -1, -1, 0)

    def value_after(
        self, position: Position, reach: Reach, start: i64, goal: i64, member: i64
    ) -> float:
        """Return the value after a member has gone somewhere from the position noted last.

        It starts on a space or, at `SPACES`, in the supply.
        """
        strength: i64 = LEADER_STRENGTH if member == LEADER else 1
        own = self.own
        left: i64 = -1
        vacated: i64 = -1
        if start < SPACES:
            left = self.temple_at[start]
            if position.members(self.seat, start) == 1:
                vacated = start
        elif member == LEADER:
            own += self.weights[w.LEADER_FREE] * self.later[self.seat]
        else:
            own += (self.weights[w.ON_BOARD] - self.weights[w.SUPPLY]) * self.later[self.seat]
        if self.horizon[self.seat] > 0.0:
            own += self.nearness.total_after(reach, goal, vacated)
        reached = self.temple_at[goal]
        own += self._change(position, self.seat, left, -strength)
        own += self._change(position, self.seat, reached, strength)
        return self._balance(position, own, left, reached, strength)

    def _note_prospects(self, position: Position) -> None:
        """Work out everybody's prospects, but for how near the seat's own members are."""
        seat = self.seat
        self._note_own_strength(position)
        self.own = (
            float(position.score(seat))
            + self._members(position, seat)
            + self._treasures(position, seat)
            + self._temples(position, seat)
        )
        rival: i64 = 0
        while rival < self.seats:
            if rival != seat:
                self.theirs[rival] = (
                    self.constant[rival]
                    + self._treasures(position, rival)
                    + self._temples(position, rival)
                )
            rival += 1

    def _balance(
        self, position: Position, own: float, left: i64, reached: i64, strength: i64
    ) -> float:
        """Weigh one's own prospects against the rivals', which change at two temples at most."""
        best: float = -1000.0
        total: float = 0.0
        rival: i64 = 0
        while rival < self.seats:
            if rival != self.seat:
                theirs = self.theirs[rival]
                theirs += self._change(position, rival, left, -strength)
                theirs += self._change(position, rival, reached, strength)
                total += theirs
                best = max(best, theirs)
            rival += 1
        against = (best + total / float(self.seats - 1)) / 2.0
        return own - self.weights[w.RIVAL] * against

    def _change(self, position: Position, seat: i64, temple: i64, by: i64) -> float:
        """Return what a temple adds to a seat's prospects if the seat to move is stronger there."""
        if temple < 0 or self.horizon[seat] == 0.0:
            return 0.0
        if (position.guarded >> self.goals[temple]) & 1 == 1:
            return 0.0
        before = self._temple(position, seat, temple)
        self.mine[temple] += by
        after = self._temple(position, seat, temple)
        self.mine[temple] -= by
        return after - before

    def _note_own_strength(self, position: Position) -> None:
        index: i64 = 0
        while index < self.temple_count:
            self.mine[index] = position.strength(self.seat, self.goals[index])
            index += 1

    def _temples(self, position: Position, seat: i64) -> float:
        """Return what a seat may expect of the temples."""
        if self.horizon[seat] == 0.0:
            return 0.0
        guards = position.guards(seat)
        total: float = 0.0
        index: i64 = 0
        while index < self.temple_count:
            space = self.goals[index]
            if (position.guarded >> space) & 1 == 0:
                total += self._temple(position, seat, index)
            elif (guards >> space) & 1 == 1:
                total += _AS_FLOAT[position.value[space]] * self.horizon[seat]
            index += 1
        return total

    def _temple(self, position: Position, seat: i64, index: i64) -> float:
        """Return what a seat may expect of a temple without a guard."""
        space = self.goals[index]
        margin = self._margin(seat, index)
        total = _AS_FLOAT[position.value[space]] * self.margins[seat * w.MARGINS + margin]
        if margin > _TIED and position.can_grow(space):
            total += self.weights[w.GROWTH] * self.horizon[seat]
        return total

    def _margin(self, seat: i64, index: i64) -> i64:
        """Return how far a seat is ahead of the strongest other one, as the weights count it."""
        own = self.mine[index]
        rival = self.others[seat * SPACES + index]
        if seat != self.seat:
            rival = max(rival, own)
            own = self.strength[seat * SPACES + index]
        if own == 0 and rival == 0:
            return _EMPTY_TEMPLE
        return max(_LEAST_MARGIN, min(_MOST_MARGIN, own - rival)) - _LEAST_MARGIN

    def _nearness(self, position: Position, reach: Reach, seat: i64) -> float:
        """Return what it is worth to be close to temples and treasures."""
        if self.horizon[seat] == 0.0:
            return 0.0
        temple = self.weights[w.NEAR_TEMPLE]
        treasure = self.weights[w.NEAR_RUINS] * self.horizon[seat]
        worth = self.nearness.worth
        index: i64 = 0
        while index < self.goal_count:
            space = self.goals[index]
            worth[index] = _AS_FLOAT[position.value[space]]
            if index >= self.temple_count:
                worth[index] *= treasure
            elif (position.guarded >> space) & 1 == 0:
                worth[index] *= temple
            else:
                worth[index] = 0.0
            index += 1
        self.nearness.note(position, reach, seat)
        return self.nearness.total()

    def _treasures(self, position: Position, seat: i64) -> float:
        points: i64 = 0
        pairs: i64 = 0
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            count = position.hand(seat, kind)
            points += set_points(count)
            if count > 1:
                pairs += 1
            kind += 1
        weights = self.weights
        worth = float(points) * weights[w.TREASURE] + float(pairs) * weights[w.PAIR]
        return worth * self.horizon[seat]

    def _members(self, position: Position, seat: i64) -> float:
        weights = self.weights
        on_board: i64 = 0
        presence = position.presence(seat)
        while presence != 0:
            on_board += position.explorers(seat, lowest(presence))
            presence &= presence - 1
        total = float(position.supply(seat, EXPLORER)) * weights[w.SUPPLY]
        total += float(on_board) * weights[w.ON_BOARD]
        if position.leader_spaces(seat) != 0:
            total += weights[w.LEADER_FREE]
        total += float(CAMPS - position.camps_left(seat)) * weights[w.CAMP]
        return total * self.later[seat]
