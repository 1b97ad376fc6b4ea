"""Journeys: what a search plans with instead of single steps.

A journey takes one member all the way to a goal, out of the supply or from a space; everything else
(a floor, a treasure, a camp, a guard, an exchange) is a journey of one move. Journeys are packed
like moves: MOVE_MEMBER from start to goal, MOVE_PLACE_MEMBER onto the goal itself.
"""

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER
from tikal.engine.actions.camps import MOVE_CAMP
from tikal.engine.actions.members import MOVE_MEMBER, MOVE_PLACE_MEMBER
from tikal.engine.actions.ruins import RECOVER_AP
from tikal.engine.moves import A, B, C, code_of, field_a, field_b, field_c
from tikal.engine.play import play
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach
from tikal.engine.ways.travel import way, way_from_supply
from tikal.geometry.bits import BIT, lowest
from tikal.geometry.spaces import SPACES


def journey_steps(reach: Reach, journey: i64) -> list[int]:
    """Return a journey as single moves."""
    code = code_of(journey)
    if code == MOVE_MEMBER:
        return way(reach, field_c(journey), field_a(journey), field_b(journey))
    if code == MOVE_PLACE_MEMBER:
        return way_from_supply(reach, field_b(journey), field_a(journey))
    return [journey]


def add_arrivals(position: Position, reach: Reach, seat: i64, goals: i64, found: list[int]) -> None:
    """Add the journeys that bring a member to one of the goals within the action points."""
    ap = position.ap
    presence = position.presence(seat)
    explorer = position.supply(seat, EXPLORER) > 0
    leader = position.supply(seat, LEADER) > 0
    reach.spread(presence)
    while goals != 0:
        goal = lowest(goals)
        goals &= goals - 1
        if reach.supply[goal] <= ap:
            if explorer:
                found.append(MOVE_PLACE_MEMBER + goal * A + EXPLORER * B)
            if leader:
                found.append(MOVE_PLACE_MEMBER + goal * A + LEADER * B)
        starts = presence & ~BIT[goal]
        while starts != 0:
            start = lowest(starts)
            starts &= starts - 1
            if reach.cost[start * SPACES + goal] <= ap:
                if position.has_member(seat, start, EXPLORER):
                    found.append(MOVE_MEMBER + start * A + goal * B + EXPLORER * C)
                if position.has_member(seat, start, LEADER):
                    found.append(MOVE_MEMBER + start * A + goal * B + LEADER * C)


def carry_out(position: Position, reach: Reach, journey: i64, seat: i64) -> Reach:
    """Carry out a journey that reveals nothing; return the ways from then on."""
    code = code_of(journey)
    if code == MOVE_MEMBER:
        position.ap -= reach.between(field_a(journey), field_b(journey))
        position.lift(seat, field_a(journey), field_c(journey))
        position.put(seat, field_b(journey), field_c(journey))
        return reach
    if code == MOVE_PLACE_MEMBER:
        position.ap -= reach.from_supply(field_a(journey))
        position.add_supply(seat, field_b(journey), -1)
        position.put(seat, field_a(journey), field_b(journey))
        return reach
    play(position, journey)
    return Reach(position, seat) if code == MOVE_CAMP else reach


def dig_unseen(position: Position, space: i64) -> None:
    """Take a treasure out of its ruins that reaches no hand yet: nobody knows what it is."""
    position.value[space] -= 1
    position.use(space)
    position.ap -= RECOVER_AP
