"""Whole-turn plans: the best use of a turn's action points by an evaluation.

The search goes down the action points: positions with equally many left compete for the places of
one layer, so a plan is only ever compared with plans that have as much left to spend. A journey
takes a member all the way; a treasure counts for what it may be expected to add.
"""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import TREASURE_KINDS
from tikal.box.terrain import UNEXPLORED, VOLCANO
from tikal.engine.action_points import RECOVER_AP
from tikal.engine.moves import RECOVER, Moves, code_of, field_a
from tikal.engine.play import EXCHANGE as EXCHANGE_KIND
from tikal.engine.play import PLACE_GUARD, SET_UP_CAMP
from tikal.engine.play import RECOVER as RECOVER_KIND
from tikal.engine.play import UNCOVER as UNCOVER_KIND
from tikal.engine.position import HAND, PRESENCE, STRIDE, Position
from tikal.geometry.spaces import SPACES
from tikal.players.search.evaluation import Evaluation
from tikal.players.search.journeys import add_arrivals, carry_out, journey_steps
from tikal.players.search.points_now import Rivals, Unseen, temples_now, treasures_now
from tikal.players.search.reach import Reach
from tikal.players.search.turn_key import turn_key
from tikal.players.search.weights import TREASURE

_LAYERS: Final[i64] = 11
# A point scored in this very turn outweighs anything the future may bring.
POINT_NOW: Final[float] = 1000.0


@final
class Plan:
    """A position within the turn and how it came about."""

    def __init__(
        self, position: Position, reach: Reach, before: "Plan | None", journey: i64, bonus: float
    ) -> None:
        """Link to the plan it continues; `bonus` is what treasures dug so far may add."""
        self.position = position
        self.reach = reach
        self.before = before
        self.journey: i64 = journey
        self.bonus: float = bonus
        self.value: float = 0.0

    def steps(self) -> list[int]:
        """Return the whole plan as single moves, up to the first treasure."""
        plans: list[Plan] = []
        plan: Plan | None = self
        while plan is not None and plan.before is not None:
            plans.append(plan)
            plan = plan.before
        plans.reverse()
        found: list[int] = []
        for part in plans:
            before = part.before
            if before is not None:
                found += journey_steps(before.reach, part.journey)
            if code_of(part.journey) == RECOVER:
                break
        return found


def plan_value(plan: Plan) -> float:
    """Return what plans are sorted by."""
    return plan.value


@final
class Planner:
    """One search for one seat's turn on a map that stays as it is."""

    def __init__(self, position: Position, evaluation: Evaluation, width: i64) -> None:
        """Search for the seat to move with so many places in each layer."""
        self.seat: i64 = position.seat
        self.root = position
        self.evaluation = evaluation
        self.width: i64 = width
        self.unseen = Unseen(position, position.seat, known=False)
        self.rivals = Rivals(position, position.seat)
        self.moves = Moves()
        self.nodes: i64 = 0

    def best(self) -> Plan:
        """Return the best plan found, of equals one that spends least; doing nothing is one."""
        best = self.root_plan()
        for layer in reversed(self._layers(best)):
            for plan in layer:
                if plan.value > best.value:
                    best = plan
        return best

    def best_few(self, count: i64) -> list[Plan]:
        """Return the best plans found, the very best first."""
        found: list[Plan] = []
        for layer in reversed(self._layers(self.root_plan())):
            found += layer
        found.sort(key=plan_value, reverse=True)
        return found[:count]

    def root_plan(self) -> Plan:
        """Return the plan to do nothing."""
        return self._plan(self.root, self.evaluation.reach, None, 0, 0.0)

    def _layers(self, first: Plan) -> list[list[Plan]]:
        """Return all plans looked at, by the action points they leave."""
        layers: list[list[Plan]] = [[] for _ in range(_LAYERS)]
        seen: set[int] = set()
        layers[self.root.ap].append(first)
        ap = self.root.ap
        while ap > 0:
            layer = layers[ap]
            layer.sort(key=plan_value, reverse=True)
            for plan in layer[: self.width]:
                for after in self._continuations(plan, seen):
                    layers[after.position.ap].append(after)
            ap -= 1
        return layers

    def _plan(
        self, position: Position, reach: Reach, before: Plan | None, journey: i64, bonus: float
    ) -> Plan:
        plan = Plan(position, reach, before, journey, bonus)
        plan.value = self.evaluation.value(position, reach) + bonus
        if position.scoring:
            plan.value += self._points(position)
        self.nodes += 1
        return plan

    def _points(self, position: Position) -> float:
        """Return what the seat scores at the end of this turn; nothing comes before it."""
        points = temples_now(position, self.rivals) + treasures_now(position, self.seat)
        return POINT_NOW * float(points)

    def _continuations(self, plan: Plan, seen: set[int]) -> list[Plan]:
        found: list[Plan] = []
        for journey in self._journeys(plan.position, plan.reach):
            position = plan.position.copy()
            bonus = plan.bonus
            reach = plan.reach
            if code_of(journey) == RECOVER:
                bonus += self._dig(position, field_a(journey))
            else:
                reach = carry_out(position, reach, journey, self.seat)
            key = turn_key(position, self.seat)
            if key not in seen:
                seen.add(key)
                found.append(self._plan(position, reach, plan, journey, bonus))
        return found

    def _dig(self, position: Position, space: i64) -> float:
        """Take an unseen treasure away and return what it may be expected to be worth."""
        position.value[space] -= 1
        position.use(space)
        position.ap -= RECOVER_AP
        total: i64 = 0
        worth: i64 = 0
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            left = self.unseen.left(position, kind)
            total += left
            worth += left * (position.expeditions[self.seat * STRIDE + HAND + kind] + 1)
            kind += 1
        if total == 0:
            return 0.0
        weight = self.evaluation.weights[TREASURE] * self.evaluation.horizon[self.seat]
        if position.scoring:
            weight += POINT_NOW
        return weight * float(worth) / float(total)

    def _journeys(self, position: Position, reach: Reach) -> list[int]:
        moves = self.moves
        moves.count = 0
        moves.gather_spots(position.expeditions[self.seat * STRIDE + PRESENCE])
        UNCOVER_KIND.legal(position, moves)
        RECOVER_KIND.legal(position, moves)
        EXCHANGE_KIND.legal(position, moves)
        SET_UP_CAMP.legal(position, moves)
        PLACE_GUARD.legal(position, moves)
        found = moves.as_list()
        goal: i64 = 0
        while goal < SPACES:
            terrain = position.site.terrain[goal]
            if terrain not in (UNEXPLORED, VOLCANO):
                add_arrivals(position, reach, self.seat, goal, found)
            goal += 1
        return found
