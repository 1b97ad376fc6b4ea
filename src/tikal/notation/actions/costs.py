"""What actions cost and where they lead, for people to see before they choose."""

from tikal.engine.actions.kind import kind_of
from tikal.engine.moves import field_a, field_b, field_c
from tikal.engine.phases import phase_of
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach
from tikal.engine.ways.travel import way
from tikal.geometry.spaces import SPACE_NAMES
from tikal.notation.actions.action import Action, action_of


def cost_of(position: Position, action: Action) -> int:
    """Return the AP of a legal action; 0 for what is not paid in AP (R6.1)."""
    return phase_of(position).cost(position, kind_of(action.move), action.move)


def paths_after(position: Position, placement: Action) -> list[tuple[str, int]]:
    """Return the paths that placing a tile makes: each neighbour with the stones to it."""
    space, tile, rotation = (field(placement.move) for field in (field_a, field_b, field_c))
    paths = position.site.paths_with(space, tile, rotation)
    return [(SPACE_NAMES[other], cost) for other, cost in paths]


def route(position: Position, move: Action) -> list[Action]:
    """Return the cheapest moves that bring a member to a space further off; none if none do."""
    start, goal, member = (field(move.move) for field in (field_a, field_b, field_c))
    reach = Reach(position, position.seat, shifts=False)
    if reach.between(start, goal) > position.ap:
        return []
    return [action_of(step) for step in way(reach, member, start, goal)]
