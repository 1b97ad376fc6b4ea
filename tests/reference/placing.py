"""Where the waiting tile may go (R5)."""

from .board import BASE_CAMP, DIRECTIONS, SPACES, neighbour, neighbours, opposite
from .components import TILES
from .land import is_explored, is_walkable, kind_of, stones_on, turned_stones
from .state import State, option


def touches_explored(state: State, space: str) -> bool:
    """R5.1: unexplored, next to at least one explored space."""
    if is_explored(state, space):
        return False
    return any(is_explored(state, other) for other in neighbours(space))


def forms_path(state: State, tile: str, space: str, rotation: int) -> bool:
    """R5.2: a path of at least one stone to an explored neighbour that is no volcano."""
    stones = turned_stones(TILES[tile].stones, rotation)
    for direction, own in zip(DIRECTIONS, stones, strict=True):
        other = neighbour(space, direction)
        if other is None or not is_walkable(state, other):
            continue
        if own + stones_on(state, other, opposite(direction)) >= 1:
            return True
    return False


def is_smallest_rotation(tile: str, rotation: int) -> bool:
    """R5.7: of rotations that look the same only the smallest counts."""
    stones = TILES[tile].stones
    look = turned_stones(stones, rotation)
    return all(turned_stones(stones, smaller) != look for smaller in range(rotation))


def smallest_rotation(tile: str, rotation: int) -> int:
    """R5.7: the smallest rotation that looks like this one."""
    stones = TILES[tile].stones
    look = turned_stones(stones, rotation)
    return next(r for r in range(6) if turned_stones(stones, r) == look)


def reachable(state: State, blocked: str | None = None) -> set[str]:
    """R5.6: spaces reached from the base camp, explored or not, over spaces that are no volcano.

    `blocked` is a space to be thought of as a volcano too.
    """
    found = {BASE_CAMP}
    grown = True
    while grown:
        edge = {other for space in found for other in neighbours(space)} - found
        edge = {s for s in edge if kind_of(state, s) != "volcano" and s != blocked}
        found |= edge
        grown = bool(edge)
    return found


def seals(state: State, space: str) -> bool:
    """R5.6: a volcano here would cut some unexplored space off that could be reached before."""
    lost = reachable(state) - reachable(state, blocked=space) - {space}
    return any(not is_explored(state, other) for other in lost)


def may_place(state: State, tile: str, space: str, rotation: int) -> bool:
    """R5.1 to R5.7: whether the tile may be put there like that."""
    if not touches_explored(state, space):
        return False
    if TILES[tile].kind == "volcano":  # R5.3
        if rotation != 0:
            return False
        return bool(option(state, "volcano_may_seal")) or not seals(state, space)
    return is_smallest_rotation(tile, rotation) and forms_path(state, tile, space, rotation)


def placements(state: State, tile: str) -> list[tuple[str, int]]:
    """R4.3: every legal space and rotation of a tile."""
    return [(s, r) for s in SPACES for r in range(6) if may_place(state, tile, s, r)]


def put_tile(state: State, tile: str, space: str, rotation: int) -> None:
    """R5.4, R5.5: the tile lies; a temple shows its level, ruins get their treasures."""
    kind, value, _ = TILES[tile]
    state.tiles[space] = (tile, rotation)
    if kind == "temple":
        state.levels[space] = value
    if kind == "ruins":
        state.ruins[space] = state.treasures[:value]
        state.treasures = state.treasures[value:]
