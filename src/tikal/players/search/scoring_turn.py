"""The exact scoring turn: the most points that a seat's action points can make (R10).

Complete search over whole journeys instead of single steps: a member that stops somewhere without
doing anything there gains nothing by stopping, so only temples, ruins and clearings are goals and
the way there is the cheapest one. What a member goes somewhere for is done at once: an arrival is
followed by others until the temple is won, by the floor, the treasure or the camp; any line can be
put into such an order. Guards are left out: a guard needs the upper hand, which scores already.
Bounds (`score_bound`) cut what can't be better, a table merges what comes to the same.

Of lines with equal points the one that leaves most action points is returned.
"""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import TREASURE_KINDS
from tikal.box.terrain import CLEARING, RUINS, TEMPLE
from tikal.engine.actions.camps import CAMP_AP, SetUpCamp
from tikal.engine.actions.exchange import Exchange
from tikal.engine.actions.members import MOVE_MEMBER, MOVE_PLACE_MEMBER
from tikal.engine.actions.ruins import MOVE_RECOVER, Recover
from tikal.engine.actions.temples import MOST_WORK, Uncover
from tikal.engine.moves import Moves, code_of, field_a, field_b
from tikal.engine.scoring import treasure_points
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach
from tikal.geometry.bits import BIT
from tikal.geometry.spaces import SPACES
from tikal.players.search.clock import NEVER, late
from tikal.players.search.journeys import add_arrivals, carry_out, dig_unseen, journey_steps
from tikal.players.search.points_now import Rivals, Unseen, temples_now
from tikal.players.search.score_bound import SPARE_AP, Bound
from tikal.players.search.turn_key import UNKNOWN, key_after, turn_key

_UNCOVER: Final = Uncover()
_RECOVER: Final = Recover()
_EXCHANGE: Final = Exchange()
_SET_UP_CAMP: Final = SetUpCamp()

STOP: Final[i64] = -1
# No space has to be seen to first.
ANYWHERE: Final[i64] = -1
_CLOSE: Final[float] = 1e-9
_NO_LIMIT: Final[float] = -1.0


@final
class Entry:
    """What is known of a position: its value, or a bound it can't exceed, and the best journey."""

    def __init__(self, value: float, best: i64, *, exact: bool) -> None:
        """Keep the value, and whether it is exact or a bound."""
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
        self.until: float = NEVER
        self.optimal: bool = True
        self.moves = Moves()

    def solve(self, at_least: float = 0.0) -> float:
        """Return the best expected points; a lower bound that is known saves time."""
        reach = Reach(self.root, self.seat)
        value = self._search(
            self.root, turn_key(self.root, self.seat), reach, ANYWHERE, at_least - 1.0
        )
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
        focus: i64 = ANYWHERE
        while True:
            entry = self.table.get(focused(turn_key(position, self.seat), focus))
            if entry is None or entry.best == STOP:
                return line
            line.append(entry.best)
            if code_of(entry.best) == MOVE_RECOVER and not self.known:
                return line
            before = position.copy()
            reach = carry_out(position, reach, entry.best, self.seat)
            focus = self._focus(before, position, entry.best)

    def line(self) -> list[int]:
        """Return the best line as single moves."""
        position = self.root.copy()
        reach = Reach(position, self.seat)
        found: list[int] = []
        for journey in self.journeys():
            found += journey_steps(reach, journey)
            if code_of(journey) != MOVE_RECOVER or self.known:
                reach = carry_out(position, reach, journey, self.seat)
        return found

    def _now(self, position: Position) -> float:
        points = temples_now(position, self.rivals) + treasure_points(position, self.seat)
        return float(points) + SPARE_AP * float(position.ap)

    def _search(
        self, position: Position, key: i64, reach: Reach, focus: i64, at_least: float
    ) -> float:
        """Return the position's value if it exceeds `at_least`, else some bound below that."""
        entry = focused(key, focus)
        known = self.table.get(entry)
        if known is not None and (known.exact or known.value <= at_least + _CLOSE):
            return known.value
        self.nodes += 1
        best = self._now(position)
        choice: i64 = STOP
        if self.nodes > self.most_nodes or late(self.until):
            self.optimal = False
            return best
        limit = max(at_least, best)
        children = self._children(position, key, reach, focus, limit)
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
        self.table[entry] = Entry(best, choice, exact=exact)
        return best

    def _value_of(self, position: Position, child: "Child", at_least: float) -> float:
        if code_of(child.journey) == MOVE_RECOVER and not self.known:
            return self._expected(position, child, at_least)
        return self._search(child.position, child.key, child.reach, child.focus, at_least)

    def _expected(self, position: Position, child: "Child", at_least: float) -> float:
        """Average over the kinds that the treasure can be, while that may exceed `at_least`."""
        outcomes = self._outcomes(position, child.position, child.reach)
        rest: float = 0.0
        for outcome in outcomes:
            rest += outcome.chance * outcome.most
        value: float = 0.0
        for outcome in outcomes:
            rest -= outcome.chance * outcome.most
            needed = (at_least - value - rest) / outcome.chance
            key = turn_key(outcome.position, self.seat)
            found = self._search(outcome.position, key, child.reach, ANYWHERE, needed)
            value += outcome.chance * found
            if value + rest <= at_least + _CLOSE:
                return at_least
        return value

    def _outcomes(self, before: Position, after: Position, reach: Reach) -> "list[Outcome]":
        """Return what a dig may reveal; kinds of which everybody has as many count as one."""
        total: i64 = 0
        found: list[Outcome] = []
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            left = self.unseen.left(before, kind)
            total += left
            if left > 0 and not self._has_twin(before, kind, left, found):
                outcome = Outcome(kind, left, after.copy())
                outcome.position.change_hand(self.seat, kind, 1)
                found.append(outcome)
            kind += 1
        for outcome in found:
            outcome.chance /= float(total)
            outcome.most = self.bound.most(outcome.position, reach, _NO_LIMIT)
        return found

    def _has_twin(self, position: Position, kind: i64, left: i64, found: "list[Outcome]") -> bool:
        """Return whether an outcome comes to the same as this kind; count it there if so."""
        for outcome in found:
            if outcome.left == left and same_hands(position, kind, outcome.kind):
                outcome.chance += float(left)
                return True
        return False

    def _children(
        self, position: Position, key: i64, reach: Reach, focus: i64, limit: float
    ) -> "list[Child]":
        """Return the journeys that could beat the limit, the most promising first."""
        found: list[Child] = []
        for journey in self._journeys(position, reach, focus):
            after = position.copy()
            on = self._apply_unseen(after, reach, journey)
            if code_of(journey) == MOVE_RECOVER and not self.known:
                most = self._most_expected(position, after, reach)
                if most > limit + _CLOSE:
                    found.append(Child(journey, after, UNKNOWN, on, ANYWHERE, most))
                continue
            to = UNKNOWN
            if code_of(journey) != MOVE_RECOVER:
                to = key_after(key, journey, reach, self.seat)
            if to == UNKNOWN:
                to = turn_key(after, self.seat)
            next_focus = self._focus(position, after, journey)
            entry = self.table.get(focused(to, next_focus))
            most = self.bound.most(after, on, limit) if entry is None else entry.value
            if most > limit + _CLOSE:
                found.append(Child(journey, after, to, on, next_focus, most))
        found.sort(key=promise, reverse=True)
        return found

    def _focus(self, before: Position, after: Position, journey: i64) -> i64:
        """Return the space where a member has gone for something that is not done yet."""
        code = code_of(journey)
        if code == MOVE_MEMBER:
            goal = field_b(journey)
        elif code == MOVE_PLACE_MEMBER:
            goal = field_a(journey)
        else:
            return ANYWHERE
        if before.site.terrain[goal] == TEMPLE and not self._led(before, goal):
            return ANYWHERE if self._led(after, goal) else goal
        return goal

    def _led(self, position: Position, space: i64) -> bool:
        return position.strength(self.seat, space) > self.rivals.strength[space]

    def _most_expected(self, position: Position, after: Position, reach: Reach) -> float:
        most: float = 0.0
        for outcome in self._outcomes(position, after, reach):
            most += outcome.chance * outcome.most
        return most

    def _apply_unseen(self, position: Position, reach: Reach, journey: i64) -> Reach:
        """Carry out a journey; an unseen treasure leaves the ruins but reaches no hand yet."""
        if code_of(journey) == MOVE_RECOVER and not self.known:
            dig_unseen(position, field_a(journey))
            return reach
        return carry_out(position, reach, journey, self.seat)

    def _journeys(self, position: Position, reach: Reach, focus: i64) -> list[int]:
        """Return everything worth considering next."""
        moves = self.moves
        moves.count = 0
        found: list[int] = []
        if focus != ANYWHERE:
            moves.gather_spots(BIT[focus])
            if position.site.terrain[focus] == TEMPLE and not self._led(position, focus):
                add_arrivals(position, reach, self.seat, BIT[focus], found)
                return found
        else:
            moves.gather_spots(position.presence(self.seat))
            _EXCHANGE.legal(position, moves)
        _UNCOVER.legal(position, moves)
        _RECOVER.legal(position, moves)
        if position.ap > CAMP_AP:
            _SET_UP_CAMP.legal(position, moves)
        found = moves.as_list()
        if focus == ANYWHERE:
            add_arrivals(position, reach, self.seat, self._goals(position), found)
        return found

    def _goals(self, position: Position) -> i64:
        """Return the spaces where one more member could help, as bits."""
        goals: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if self._worth_reaching(position, space):
                goals |= BIT[space]
            space += 1
        return goals

    def _worth_reaching(self, position: Position, space: i64) -> bool:
        """Return whether a member that arrives could help: to win, to work or to camp."""
        terrain = position.site.terrain[space]
        if terrain == TEMPLE:
            if (position.guarded >> space) & 1 == 1:
                return False
            return not self._led(position, space) or (
                position.can_grow(space) and self._lacks_hands(position, space)
            )
        if terrain == RUINS and position.value[space] > 0 and self._lacks_hands(position, space):
            return True
        return self._worth_camping(position, space)

    def _lacks_hands(self, position: Position, space: i64) -> bool:
        """Return whether work could go on, but everybody there has done theirs (R8.2, R8.4)."""
        used = position.used(space)
        return used < MOST_WORK and position.members(self.seat, space) <= used

    def _worth_camping(self, position: Position, space: i64) -> bool:
        if position.ap <= CAMP_AP + 1 or not position.rules.camp_needs_member:
            return False
        if position.camps_left(self.seat) == 0:
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
        self,
        journey: i64,
        position: Position,
        key: i64,
        reach: Reach,
        focus: i64,
        most: float,
    ) -> None:
        """Keep everything the search needs to go on from there."""
        self.journey: i64 = journey
        self.position = position
        self.key: i64 = key
        self.reach = reach
        self.focus: i64 = focus
        self.most: float = most


@final
class Outcome:
    """What a treasure may turn out to be, and what can come of it at most."""

    def __init__(self, kind: i64, left: i64, position: Position) -> None:
        """Begin with as many chances as there are treasures of the kind."""
        self.kind: i64 = kind
        self.left: i64 = left
        self.position = position
        self.chance: float = float(left)
        self.most: float = 0.0


def focused(key: i64, focus: i64) -> i64:
    """Return the key of a position in which only what a space needs may be done."""
    return key if focus == ANYWHERE else key * SPACES + focus


def same_hands(position: Position, kind: i64, other: i64) -> bool:
    """Return whether everybody has as many treasures of one kind as of another."""
    seat: i64 = 0
    while seat < position.rules.seats:
        if position.hand(seat, kind) != position.hand(seat, other):
            return False
        seat += 1
    return True


def promise(child: Child) -> float:
    """Return how early a journey should be tried."""
    return child.most
