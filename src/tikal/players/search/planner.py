"""Whole-turn plans: the best use of a turn's action points by an evaluation.

The search goes down the action points: positions with equally many left compete for the places of
one layer, so a plan is only ever compared with plans that have as much left to spend. A journey
takes a member all the way; a treasure counts for what it may be expected to add.
"""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import TREASURE_KINDS
from tikal.engine.actions.camps import SetUpCamp
from tikal.engine.actions.exchange import Exchange
from tikal.engine.actions.guards import PlaceGuard
from tikal.engine.actions.members import MOVE_MEMBER
from tikal.engine.actions.ruins import MOVE_RECOVER, Recover
from tikal.engine.actions.temples import Uncover
from tikal.engine.moves import Moves, code_of, field_a, field_b, field_c
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach
from tikal.geometry.spaces import SPACES
from tikal.players.search.clock import late
from tikal.players.search.journeys import add_arrivals, carry_out, dig_unseen, journey_steps
from tikal.players.search.judge import Judge
from tikal.players.search.points_now import Unseen
from tikal.players.search.turn_key import key_after, turn_key

_UNCOVER: Final = Uncover()
_RECOVER: Final = Recover()
_EXCHANGE: Final = Exchange()
_SET_UP_CAMP: Final = SetUpCamp()
_PLACE_GUARD: Final = PlaceGuard()


@final
class Plan:
    """A position within the turn and how it came about."""

    def __init__(
        self, reach: Reach, before: "Plan | None", journey: i64, key: i64, ap: i64
    ) -> None:
        """Link to the plan it continues; the position is worked out when it is needed."""
        self.reach = reach
        self.before = before
        self.journey: i64 = journey
        self.key: i64 = key
        self.ap: i64 = ap
        # What treasures dug so far may add.
        self.bonus: float = 0.0 if before is None else before.bonus
        self.value: float = 0.0
        self.position: Position | None = None

    def reached(self, seat: i64) -> Position:
        """Return the position that the plan leads to."""
        position = self.position
        before = self.before
        if position is None:
            if before is None:
                raise ValueError("the first plan of all has a position")
            position = before.reached(seat).copy()
            carry_out(position, self.reach, self.journey, seat)
            self.position = position
        return position

    def steps(self) -> list[int]:
        """Return the plan as single moves, up to the first treasure."""
        return up_to_treasure(self.all_steps())

    def all_steps(self) -> list[int]:
        """Return the whole plan as single moves, as if no treasure would change it."""
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
        return found


def up_to_treasure(steps: list[int]) -> list[int]:
    """Return moves as far as they can be planned: the first treasure is the last of them."""
    for index, move in enumerate(steps):
        if code_of(move) == MOVE_RECOVER:
            return steps[: index + 1]
    return steps


def plan_value(plan: Plan) -> float:
    """Return what plans are sorted by."""
    return plan.value


@final
class Planner:
    """One search for one seat's turn on a map that stays as it is."""

    def __init__(self, position: Position, judge: Judge, width: i64, until: float) -> None:
        """Search for the seat to move, with `width` places in each layer, until a deadline."""
        self.until: float = until
        self.seat: i64 = position.seat
        self.root = position
        self.judge = judge
        self.width: i64 = width
        self.unseen = Unseen(position, position.seat, known=False)
        self.goals: i64 = position.site.passable
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
        plan = Plan(self.judge.reach, None, 0, turn_key(self.root, self.seat), self.root.ap)
        plan.position = self.root
        return self._valued(plan, self.root)

    def _layers(self, first: Plan) -> list[list[Plan]]:
        """Return all plans looked at, by the action points they leave."""
        layers: list[list[Plan]] = [[] for _ in range(self.root.ap + 1)]
        seen: set[int] = set()
        layers[self.root.ap].append(first)
        ap = self.root.ap
        while ap > 0:
            layer = layers[ap]
            layer.sort(key=plan_value, reverse=True)
            for plan in layer[: self.width]:
                if late(self.until):
                    return layers
                for after in self._continuations(plan, seen):
                    layers[after.ap].append(after)
            ap -= 1
        return layers

    def _valued(self, plan: Plan, position: Position) -> Plan:
        plan.value = self.judge.worth(position, plan.reach) + plan.bonus
        self.nodes += 1
        return plan

    def _continuations(self, plan: Plan, seen: set[int]) -> list[Plan]:
        """Return where the plan can lead next, without what has been met before."""
        position = plan.reached(self.seat)
        reach = plan.reach
        found = self._other_actions(plan, position, seen)
        self.judge.worth(position, reach)
        arrivals: list[int] = []
        add_arrivals(position, reach, self.seat, self.goals, arrivals)
        for journey in arrivals:
            key = key_after(plan.key, journey, reach, self.seat)
            if key not in seen:
                seen.add(key)
                found.append(self._arrival(plan, position, journey, key))
        return found

    def _arrival(self, plan: Plan, position: Position, journey: i64, key: i64) -> Plan:
        """Return the plan continued by a member that goes somewhere."""
        reach = plan.reach
        start = SPACES
        goal = field_a(journey)
        member = field_b(journey)
        if code_of(journey) == MOVE_MEMBER:
            start = goal
            goal = member
            member = field_c(journey)
            cost = reach.between(start, goal)
        else:
            cost = reach.from_supply(goal)
        after = Plan(reach, plan, journey, key, plan.ap - cost)
        after.value = plan.bonus
        after.value += self.judge.worth_after(position, reach, start, goal, member)
        self.nodes += 1
        return after

    def _other_actions(self, plan: Plan, position: Position, seen: set[int]) -> list[Plan]:
        """Return the plan continued by anything but a member that goes somewhere."""
        found: list[Plan] = []
        for move in self._actions(position):
            after = position.copy()
            reach = plan.reach
            bonus = plan.bonus
            if code_of(move) == MOVE_RECOVER:
                bonus += self._dig(after, field_a(move))
            else:
                reach = carry_out(after, reach, move, self.seat)
            key = turn_key(after, self.seat)
            if key not in seen:
                seen.add(key)
                then = Plan(reach, plan, move, key, after.ap)
                then.bonus = bonus
                then.position = after
                found.append(self._valued(then, after))
        return found

    def _dig(self, position: Position, space: i64) -> float:
        """Take an unseen treasure away and return what it may be expected to be worth."""
        dig_unseen(position, space)
        total: i64 = 0
        worth: i64 = 0
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            left = self.unseen.left(position, kind)
            total += left
            worth += left * (position.hand(self.seat, kind) + 1)
            kind += 1
        if total == 0:
            return 0.0
        return self.judge.treasure_worth(position) * float(worth) / float(total)

    def _actions(self, position: Position) -> list[int]:
        moves = self.moves
        moves.count = 0
        moves.gather_spots(position.presence(self.seat))
        _UNCOVER.legal(position, moves)
        _RECOVER.legal(position, moves)
        _EXCHANGE.legal(position, moves)
        _SET_UP_CAMP.legal(position, moves)
        _PLACE_GUARD.legal(position, moves)
        return moves.as_list()
