"""How far members get: the cheapest way to every space, as the single steps it is played by.

The ways are those that bots plan with: over paths and between one's camps; members in the supply
begin on any camp of their own (R7.1 to R7.3).
"""

from tikal.box.pieces import EXPLORER, LEADER, MEMBER_LETTERS
from tikal.engine.position import ACT, IN_SUPPLY, STRIDE, SUPPLY, Position
from tikal.geometry.spaces import SPACE_NAMES, SPACES
from tikal.notation.action import action_of
from tikal.players.search.reach import Reach
from tikal.players.search.travel import way, way_from_supply
from tikal.web.board.spaces import Facts


def reach_facts(position: Position) -> list[Facts]:
    """Return where each member of the seat to move can get with the AP left."""
    if position.phase != ACT:
        return []
    reach = Reach(position, position.seat)
    found: list[Facts] = []
    for space in range(SPACES):
        for member in (EXPLORER, LEADER):
            if position.has_member(position.seat, space, member):
                goals = _goals(position, reach, member, space)
                found.append(_facts(member, SPACE_NAMES[space], goals))
    for member in _in_supply(position):
        goals = _goals_from_supply(position, reach, member)
        if goals:
            found.append(_facts(member, "supply", goals))
    return found


def _in_supply(position: Position) -> list[int]:
    explorer = position.expeditions[position.seat * STRIDE + SUPPLY] > 0
    leader = position.leader_at(position.seat) == IN_SUPPLY
    return [EXPLORER] * explorer + [LEADER] * leader


def _facts(member: int, start: str, goals: dict[str, Facts]) -> Facts:
    return {"member": MEMBER_LETTERS[member], "from": start, "goals": goals}


def _goals(position: Position, reach: Reach, member: int, start: int) -> dict[str, Facts]:
    found: dict[str, Facts] = {}
    for goal in range(SPACES):
        cost = reach.between(start, goal)
        if goal != start and cost <= position.ap:
            found[SPACE_NAMES[goal]] = _way(cost, way(reach, member, start, goal))
    return found


def _goals_from_supply(position: Position, reach: Reach, member: int) -> dict[str, Facts]:
    found: dict[str, Facts] = {}
    for goal in range(SPACES):
        cost = reach.from_supply(goal)
        if cost <= position.ap:
            found[SPACE_NAMES[goal]] = _way(cost, way_from_supply(reach, member, goal))
    return found


def _way(cost: int, moves: list[int]) -> Facts:
    return {"cost": cost, "actions": [action_of(move).text for move in moves]}
