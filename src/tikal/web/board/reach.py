"""How far members get: the cheapest way to every space, each told by its last step.

The steps before it are those of the way to the space that the last step starts from.

The ways are those that bots plan with: over paths and between one's camps; members in the supply
begin on any camp of their own (R7.1 to R7.3).
"""

from typing import Final

from tikal.box.pieces import EXPLORER, LEADER, MEMBER_NAMES
from tikal.engine.phases import PHASE_ACT, PHASE_CARD
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach
from tikal.engine.ways.travel import way, way_from_supply
from tikal.geometry.spaces import SPACE_NAMES, SPACES
from tikal.notation.actions.action import Action, action_of
from tikal.web.board.spaces import Json

# Where members begin that are not on the board.
_SUPPLY: Final = "supply"


def reach_json(position: Position, legal: list[Action]) -> list[Json]:
    """Return where each member of the seat to move can get: with the AP left, or by a card."""
    if position.phase == PHASE_CARD:
        return _by_card(legal)
    if position.phase != PHASE_ACT:
        return []
    reach = Reach(position, position.seat)
    found: list[Json] = []
    for space in range(SPACES):
        for member in (EXPLORER, LEADER):
            if position.has_member(position.seat, space, member):
                goals = _goals(position, reach, member, space)
                found.append(_member_json(member, SPACE_NAMES[space], goals))
    for member in _in_supply(position):
        goals = _goals_from_supply(position, reach, member)
        if goals:
            found.append(_member_json(member, _SUPPLY, goals))
    return found


def _by_card(legal: list[Action]) -> list[Json]:
    """Return where a card's effect takes members: every way is one action and costs nothing."""
    goals: dict[tuple[str, str], dict[str, Json]] = {}
    for action in legal:
        if action.member is None or action.space is None:
            continue
        goal: Json = {"cost": 0, "action": action.text, "after": None}
        if action.kind == "go" and action.to is not None:
            there = {**goal, "after": action.space}
            goals.setdefault((action.member, action.space), {})[action.to] = there
        elif action.kind == "place_member":
            goals.setdefault((action.member, _SUPPLY), {})[action.space] = goal
    return [
        {"member": member, "from": start, "goals": there}
        for (member, start), there in goals.items()
    ]


def _in_supply(position: Position) -> list[int]:
    members = (EXPLORER, LEADER)
    return [member for member in members if position.supply(position.seat, member) > 0]


def _member_json(member: int, start: str, goals: dict[str, Json]) -> Json:
    return {"member": MEMBER_NAMES[member], "from": start, "goals": goals}


def _goals(position: Position, reach: Reach, member: int, start: int) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for goal in range(SPACES):
        cost = reach.between(start, goal)
        if goal != start and cost <= position.ap:
            found[SPACE_NAMES[goal]] = _goal(cost, way(reach, member, start, goal)[-1])
    return found


def _goals_from_supply(position: Position, reach: Reach, member: int) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for goal in range(SPACES):
        cost = reach.from_supply(goal)
        if cost <= position.ap:
            found[SPACE_NAMES[goal]] = _goal(cost, way_from_supply(reach, member, goal)[-1])
    return found


def _goal(cost: int, last: int) -> Json:
    """Return a goal's cost and last step; a placement starts nowhere on the board."""
    step = action_of(last)
    return {"cost": cost, "action": step.text, "after": None if step.to is None else step.space}
