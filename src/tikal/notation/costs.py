"""What actions cost and where they lead, for people to see before they choose."""

import heapq
from itertools import pairwise
from typing import Final

from tikal.engine.action_points import (
    CAMP_AP,
    EXCHANGE_AP,
    GUARD_AP,
    PLACE_AP,
    RECOVER_AP,
    SHIFT_AP,
    UNCOVER_AP,
)
from tikal.engine.moves import MOVE, A, B, C, field_a, field_b, field_c
from tikal.engine.position import Position
from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import NEIGHBOURS, SPACE_NAMES, side_towards
from tikal.notation.action import Action, action_of

_COSTS: Final[dict[str, int]] = {
    "place_member": PLACE_AP,
    "shift": SHIFT_AP,
    "uncover": UNCOVER_AP,
    "recover": RECOVER_AP,
    "exchange": EXCHANGE_AP,
    "camp": CAMP_AP,
    "guard": GUARD_AP,
}


def cost_of(position: Position, action: Action) -> int:
    """Return the AP of a legal action; 0 for what is not paid in AP (R6.1)."""
    if action.kind != "move":
        return _COSTS.get(action.kind, 0)
    space, to = field_a(action.move), field_b(action.move)
    return position.site.cost[space * SIDES + side_towards(space, to)]


def paths_after(position: Position, placement: Action) -> list[tuple[str, int]]:
    """Return the paths that placing a tile makes: each neighbour with the stones to it."""
    space, tile, rotation = (field(placement.move) for field in (field_a, field_b, field_c))
    site = position.site.copy()
    site.lay_tile(space, tile, rotation)
    sides = range(space * SIDES, (space + 1) * SIDES)
    return [(SPACE_NAMES[NEIGHBOURS[side]], site.cost[side]) for side in sides if site.cost[side]]


def route(position: Position, move: Action) -> list[Action]:
    """Return the cheapest moves that bring a member to a space further off; none if none do."""
    spaces = _cheapest(position, field_a(move.move), field_b(move.move))
    member = field_c(move.move)
    steps = pairwise(spaces)
    return [action_of(MOVE + space * A + to * B + member * C) for space, to in steps]


def _cheapest(position: Position, start: int, goal: int) -> list[int]:
    cost = position.site.cost
    waiting: list[tuple[int, list[int]]] = [(0, [start])]
    seen: set[int] = set()
    while waiting:
        spent, spaces = heapq.heappop(waiting)
        here = spaces[-1]
        if here == goal:
            return spaces
        if here in seen:
            continue
        seen.add(here)
        for side in range(here * SIDES, (here + 1) * SIDES):
            if 0 < cost[side] <= position.ap - spent:
                heapq.heappush(waiting, (spent + cost[side], [*spaces, NEIGHBOURS[side]]))
    return []
