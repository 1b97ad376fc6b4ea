"""Travel: a member's whole way as the single moves that the rules know."""

from mypy_extensions import i64

from tikal.engine.actions.members import MOVE_MEMBER, MOVE_PLACE_MEMBER, MOVE_SHIFT
from tikal.engine.moves import A, B, C
from tikal.engine.ways.reach import Reach
from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import OFF_BOARD, SPACES, side_towards


def way(reach: Reach, member: i64, start: i64, goal: i64) -> list[int]:
    """Return the moves that bring a member from one space to another most cheaply."""
    moves: list[int] = []
    at: i64 = start
    while at != goal:
        reach.between(at, goal)
        to = reach.first[at * SPACES + goal]
        moves.append(step_code(reach, at, to) + at * A + to * B + member * C)
        at = to
    return moves


def step_code(reach: Reach, at: i64, to: i64) -> i64:
    """Return whether a step is a move or, where that is cheaper, a shift."""
    side = side_towards(at, to)
    if side != OFF_BOARD:
        cost = reach.site.cost[at * SIDES + side]
        if cost > 0 and cost == reach.between(at, to):
            return MOVE_MEMBER
    return MOVE_SHIFT


def way_from_supply(reach: Reach, member: i64, goal: i64) -> list[int]:
    """Return the moves that place a member and bring it to a space."""
    camp = reach.nearest_camp(goal)
    placed: list[int] = [MOVE_PLACE_MEMBER + camp * A + member * B]
    return placed + way(reach, member, camp, goal)
