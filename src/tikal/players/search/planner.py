"""Whole-turn plans: the best use of a turn's action points by an evaluation.

The search goes down the action points: positions with equally many left compete for the places of
one layer, so a plan is only ever compared with plans that have as much left to spend. A journey
takes a member all the way; a treasure counts for what it may be expected to add.
"""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER, TREASURE_KINDS
from tikal.box.terrain import UNEXPLORED, VOLCANO
from tikal.engine.action_points import RECOVER_AP
from tikal.engine.moves import (
    CAMP,
    GUARD,
    MOVE,
    PLACE_MEMBER,
    RECOVER,
    A,
    B,
    C,
    Moves,
    code_of,
    field_a,
    field_b,
    field_c,
)
from tikal.engine.play import EXCHANGE as EXCHANGE_KIND
from tikal.engine.play import PLACE_GUARD, SET_UP_CAMP, play
from tikal.engine.play import RECOVER as RECOVER_KIND
from tikal.engine.play import UNCOVER as UNCOVER_KIND
from tikal.engine.position import HAND, IN_SUPPLY, LEADER_AT, PRESENCE, STRIDE, SUPPLY, Position
from tikal.geometry.spaces import SPACES
from tikal.players.search.evaluation import Evaluation
from tikal.players.search.reach import Reach
from tikal.players.search.score_bound import Unseen
from tikal.players.search.travel import way, way_from_supply
from tikal.players.search.turn_key import turn_key
from tikal.players.search.weights import TREASURE

_LAYERS: Final[i64] = 11


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


def journey_steps(reach: Reach, journey: i64) -> list[int]:
    """Return a journey as single moves."""
    code = code_of(journey)
    if code == MOVE:
        return way(reach, field_c(journey), field_a(journey), field_b(journey))
    if code == PLACE_MEMBER:
        return way_from_supply(reach, field_b(journey), field_a(journey))
    return [journey]


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
        self.unseen = Unseen(position, position.seat, False)
        self.moves = Moves()
        self.nodes: i64 = 0

    def best(self) -> Plan:
        """Return the best plan found; doing nothing is one."""
        layers: list[list[Plan]] = [[] for _ in range(_LAYERS)]
        seen: set[int] = set()
        first = self._plan(self.root, self.evaluation.reaches[self.seat], None, 0, 0.0)
        best = first
        layers[self.root.ap].append(first)
        ap = self.root.ap
        while ap > 0:
            layer = layers[ap]
            layer.sort(key=plan_value, reverse=True)
            for plan in layer[: self.width]:
                for after in self._continuations(plan, seen):
                    if after.value > best.value:
                        best = after
                    layers[after.position.ap].append(after)
            ap -= 1
        return best

    def _plan(
        self, position: Position, reach: Reach, before: Plan | None, journey: i64, bonus: float
    ) -> Plan:
        plan = Plan(position, reach, before, journey, bonus)
        plan.value = self.evaluation.value(position, self.seat) + bonus
        self.nodes += 1
        return plan

    def _continuations(self, plan: Plan, seen: set[int]) -> list[Plan]:
        found: list[Plan] = []
        for journey in self._journeys(plan.position, plan.reach):
            position = plan.position.copy()
            bonus = plan.bonus
            reach = plan.reach
            if code_of(journey) == RECOVER:
                bonus += self._dig(position, field_a(journey))
            else:
                reach = travel(position, reach, journey, self.seat)
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
        weight = self.evaluation.weights[TREASURE] * self.evaluation.horizon
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
            if terrain != UNEXPLORED and terrain != VOLCANO:
                add_arrivals(position, reach, self.seat, goal, found)
            goal += 1
        return found


def add_arrivals(
    position: Position, reach: Reach, seat: i64, goal: i64, found: list[int]
) -> None:
    """Add the journeys that bring a member to a goal within the action points."""
    ap = position.ap
    leader_at = position.expeditions[seat * STRIDE + LEADER_AT]
    if reach.from_supply(goal) <= ap:
        if position.expeditions[seat * STRIDE + SUPPLY] > 0:
            found.append(PLACE_MEMBER + goal * A + EXPLORER * B)
        if leader_at == IN_SUPPLY:
            found.append(PLACE_MEMBER + goal * A + LEADER * B)
    presence = position.expeditions[seat * STRIDE + PRESENCE]
    start: i64 = 0
    while presence != 0:
        if presence & 1 == 1 and start != goal and reach.between(start, goal) <= ap:
            if position.explorers[seat * SPACES + start] > 0:
                found.append(MOVE + start * A + goal * B + EXPLORER * C)
            if leader_at == start:
                found.append(MOVE + start * A + goal * B + LEADER * C)
        presence >>= 1
        start += 1


def travel(position: Position, reach: Reach, journey: i64, seat: i64) -> Reach:
    """Carry out a journey that reveals nothing; return the ways from then on."""
    code = code_of(journey)
    if code == MOVE:
        position.ap -= reach.between(field_a(journey), field_b(journey))
        position.lift(seat, field_a(journey), field_c(journey))
        position.put(seat, field_b(journey), field_c(journey))
        return reach
    if code == PLACE_MEMBER:
        position.ap -= reach.from_supply(field_a(journey))
        if field_b(journey) == EXPLORER:
            position.expeditions[seat * STRIDE + SUPPLY] -= 1
        position.put(seat, field_a(journey), field_b(journey))
        return reach
    play(position, journey)
    return Reach(position, seat) if code == CAMP else reach


__all__ = ["GUARD", "Plan", "Planner", "add_arrivals", "travel"]
