"""Facts of a position that reasons name: who holds a space, how far it is, what it may bring."""

from collections.abc import Iterator

from tikal.box.pieces import EXPLORER, LEADER, TREASURE_KINDS
from tikal.engine.control import outnumbers
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import FAR, Reach
from tikal.geometry.bits import lowest
from tikal.players.search.points_now import Unseen


def spaces_in(bits: int) -> Iterator[int]:
    """Go through the spaces of a set."""
    while bits:
        space = lowest(bits)
        bits &= ~(1 << space)
        yield space


def holder(position: Position, space: int) -> int:
    """Return the seat that holds a space, as guard or as the strongest; NOBODY where none does."""
    if position.is_guarded(space):
        return position.guard_of(space)
    seats = range(position.rules.seats)
    return next((seat for seat in seats if outnumbers(position, seat, space)), NOBODY)


def rival_strength(position: Position, seat: int, space: int) -> int:
    """Return how strong the strongest other seat is on a space."""
    others = [other for other in range(position.rules.seats) if other != seat]
    return max(position.strength(other, space) for other in others)


def distance(position: Position, seat: int, goal: int) -> int:
    """Return the AP that it takes the nearest member of a seat to get somewhere; or FAR."""
    reach = Reach(position, seat)
    starts = [reach.between(start, goal) for start in spaces_in(position.presence(seat))]
    if position.supply(seat, EXPLORER) + position.supply(seat, LEADER):
        starts.append(reach.from_supply(goal))
    return min(starts, default=FAR)


def rival_distance(position: Position, seat: int, goal: int) -> int:
    """Return the AP that it takes the nearest rival."""
    others = [other for other in range(position.rules.seats) if other != seat]
    return min(distance(position, other, goal) for other in others)


def chance_of_set(position: Position, seat: int) -> float:
    """Return how likely an unseen treasure makes a pair or a triple with those a seat has."""
    unseen = Unseen(position, seat, known=False)
    left: dict[int, int] = {
        kind: unseen.left(position, kind) for kind in range(1, TREASURE_KINDS + 1)
    }
    total = sum(left.values())
    fitting = sum(count for kind, count in left.items() if position.hand(seat, kind))
    return fitting / total if total else 0.0


def goals(position: Position) -> Iterator[int]:
    """Go through the temples without guards and the ruins that hold treasures."""
    yield from spaces_in(position.site.temples & ~position.guarded)
    yield from (space for space in spaces_in(position.site.ruins) if position.value[space])
