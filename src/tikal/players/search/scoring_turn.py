"""The exact scoring turn: the most points that a seat's action points can make (R10).

Complete search over whole journeys instead of single steps: a member that stops somewhere without
doing anything there gains nothing by stopping, so only temples, ruins and clearings are goals and
the way there is the cheapest one. Guards are left out: a guard needs the upper hand, which scores
already. Bounds (`score_bound`) cut what can't be better, a table merges what comes to the same.

Of lines with equal points the one that leaves most action points is returned.
"""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import TREASURE_KINDS
from tikal.box.terrain import CLEARING, RUINS, TEMPLE
from tikal.engine.action_points import CAMP_AP, RECOVER_AP
from tikal.engine.moves import RECOVER, Moves, code_of, field_a
from tikal.engine.play import EXCHANGE as EXCHANGE_KIND
from tikal.engine.play import RECOVER as RECOVER_KIND
from tikal.engine.play import SET_UP_CAMP
from tikal.engine.play import UNCOVER as UNCOVER_KIND
from tikal.engine.position import CAMPS_LEFT, NOBODY, PRESENCE, STRIDE, Position
from tikal.engine.temples import MOST_WORK
from tikal.geometry.spaces import SPACES
from tikal.players.search.journeys import add_arrivals, carry_out, journey_steps
from tikal.players.search.points_now import Rivals, Unseen, temples_now, treasures_now
from tikal.players.search.reach import Reach
from tikal.players.search.score_bound import SPARE_AP, Bound
from tikal.players.search.turn_key import turn_key

STOP: Final[i64] = -1
_CLOSE: Final[float] = 1e-9


@final
class Entry:
    """What is known of a position: its value, or a bound it can't exceed, and the best journey."""

    def __init__(self, value: float, best: i64, *, exact: bool) -> None:
        """Keep the value and how it is meant."""
        self.value: float = value
        self.exact: bool = exact
        self.best: i64 = best


@final
class ScoringTurn:
    """One search. `known` tells whether face-down treasures are as the deal says, or unseen."""

    def __init__(self, position: Position, most_nodes: i64, *, known: bool) -> None:
        """Prepare for the seat to move; after `most_nodes` positions the search gives up."""
        self.root = position.copy()
        self.seat: i64 = position.seat
        self.known: bool = known
        self.rivals = Rivals(position, position.seat)
        self.unseen = Unseen(position, position.seat, known=known)
        self.bound = Bound(self.rivals, self.unseen)
        self.table: dict[int, Entry] = {}
        self.nodes: i64 = 0
        self.most_nodes: i64 = most_nodes
        self.optimal: bool = True
        self.moves = Moves()

    def solve(self) -> float:
        """Return the best expected points."""
        reach = Reach(self.root, self.seat)
        value = self._search(self.root, reach, -1.0)
        return value - SPARE_AP * float(self._spare_ap())

    def _spare_ap(self) -> i64:
        """Return the AP left by the best line; a line that ends in a dig counts up to there."""
        position = self.root.copy()
        reach = Reach(position, self.seat)
        for journey in self.journeys():
            reach = carry_out(position, reach, journey, self.seat)
        return position.ap

    def journeys(self) -> list[int]:
        """Return the best line as journeys, as far as it does not depend on unseen treasures."""
        position = self.root.copy()
        reach = Reach(position, self.seat)
        line: list[int] = []
        while True:
            entry = self.table.get(turn_key(position, self.seat))
            if entry is None or entry.best == STOP:
                return line
            line.append(entry.best)
            if code_of(entry.best) == RECOVER and not self.known:
                return line
            reach = carry_out(position, reach, entry.best, self.seat)

    def line(self) -> list[int]:
        """Return the best line as single moves."""
        position = self.root.copy()
        reach = Reach(position, self.seat)
        found: list[int] = []
        for journey in self.journeys():
            found += journey_steps(reach, journey)
            if code_of(journey) != RECOVER or self.known:
                reach = carry_out(position, reach, journey, self.seat)
        return found

    def _now(self, position: Position) -> float:
        points = temples_now(position, self.rivals) + treasures_now(position, self.seat)
        return float(points) + SPARE_AP * float(position.ap)

    def _search(self, position: Position, reach: Reach, at_least: float) -> float:
        """Return the position's value if it exceeds `at_least`, else some bound below that."""
        key = turn_key(position, self.seat)
        known = self.table.get(key)
        if known is not None and (known.exact or known.value <= at_least + _CLOSE):
            return known.value
        self.nodes += 1
        best = self._now(position)
        choice: i64 = STOP
        if self.nodes > self.most_nodes:
            self.optimal = False
            return best
        limit = max(at_least, best)
        children = self._children(position, reach, limit)
        for child in children:
            if child.most <= limit + _CLOSE:
                break
            value = self._value_of(position, child, limit)
            if value > best + _CLOSE:
                best = value
                choice = child.journey
                limit = max(limit, best)
        exact = best > at_least + _CLOSE
        if not exact:
            best = limit
        self.table[key] = Entry(best, choice, exact=exact)
        return best

    def _value_of(self, position: Position, child: "Child", at_least: float) -> float:
        if code_of(child.journey) == RECOVER and not self.known:
            return self._expected(position, child, at_least)
        return self._search(child.position, child.reach, at_least)

    def _expected(self, position: Position, child: "Child", at_least: float) -> float:
        """Average over the kinds that the treasure can be."""
        total: i64 = 0
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            total += self.unseen.left(position, kind)
            kind += 1
        value: float = 0.0
        kind = 1
        while kind <= TREASURE_KINDS:
            left = self.unseen.left(position, kind)
            if left > 0:
                after = child.position.copy()
                after.change_hand(self.seat, kind, 1)
                value += self._search(after, child.reach, -1.0) * float(left) / float(total)
            kind += 1
        return value

    def _children(self, position: Position, reach: Reach, limit: float) -> "list[Child]":
        """Return the journeys that could beat the limit, the most promising first."""
        found: list[Child] = []
        for journey in self._journeys(position, reach):
            after = position.copy()
            on = self._apply_unseen(after, reach, journey)
            if code_of(journey) == RECOVER and not self.known:
                most = self.bound.most(position, reach)
            else:
                most = self.bound.most(after, on)
            if most > limit + _CLOSE:
                found.append(Child(journey, after, on, most, self._now(after)))
        found.sort(key=promise, reverse=True)
        return found

    def _apply_unseen(self, position: Position, reach: Reach, journey: i64) -> Reach:
        """Carry out a journey; an unseen treasure leaves the ruins but reaches no hand yet."""
        if code_of(journey) == RECOVER and not self.known:
            space = field_a(journey)
            position.value[space] -= 1
            position.use(space)
            position.ap -= RECOVER_AP
            return reach
        return carry_out(position, reach, journey, self.seat)

    def _journeys(self, position: Position, reach: Reach) -> list[int]:
        """Return everything worth considering next."""
        moves = self.moves
        moves.count = 0
        presence = position.expeditions[self.seat * STRIDE + PRESENCE]
        moves.gather_spots(presence)
        UNCOVER_KIND.legal(position, moves)
        RECOVER_KIND.legal(position, moves)
        EXCHANGE_KIND.legal(position, moves)
        if position.ap > CAMP_AP:
            SET_UP_CAMP.legal(position, moves)
        found = moves.as_list()
        goal: i64 = 0
        while goal < SPACES:
            if self._worth_reaching(position, goal):
                add_arrivals(position, reach, self.seat, goal, found)
            goal += 1
        return found

    def _worth_reaching(self, position: Position, space: i64) -> bool:
        """Return whether a member that arrives could help: to win, to work or to camp."""
        terrain = position.site.terrain[space]
        if terrain == TEMPLE:
            if (position.guarded >> space) & 1 == 1:
                return False
            led = position.strength(self.seat, space) > self.rivals.strength[space]
            return not led or position.members(self.seat, space) < MOST_WORK
        if terrain == RUINS and position.value[space] > 0:
            return position.members(self.seat, space) < MOST_WORK
        return self._worth_camping(position, space)

    def _worth_camping(self, position: Position, space: i64) -> bool:
        if position.ap <= CAMP_AP + 1 or not position.rules.camp_needs_member:
            return False
        if position.expeditions[self.seat * STRIDE + CAMPS_LEFT] == 0:
            return False
        return (
            position.site.terrain[space] in (CLEARING, RUINS)
            and position.camp_of(space) == NOBODY
            and position.members(self.seat, space) == 0
        )


@final
class Child:
    """A journey, where it leads, and what can come of it at most."""

    def __init__(
        self, journey: i64, position: Position, reach: Reach, most: float, now: float
    ) -> None:
        """Keep everything the search needs to go on from there."""
        self.journey: i64 = journey
        self.position = position
        self.reach = reach
        self.most: float = most
        self.now: float = now


def promise(child: Child) -> float:
    """Return how early a journey should be tried."""
    return child.most
