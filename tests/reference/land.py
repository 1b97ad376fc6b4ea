"""What lies on the spaces: kinds, stones, paths, temples, ruins (R2, R5, R8)."""

from .board import DIRECTIONS, direction_between, neighbours, opposite
from .components import FLOORS, PRINTED, TILES, Tile
from .state import State

HIGHEST_LEVEL = 10


def turned_stones(stones: tuple[int, ...], rotation: int) -> tuple[int, ...]:
    """R2.2: the stones after a clockwise turn: what was on side 0 is then on side `rotation`."""
    return tuple(stones[(side - rotation) % 6] for side in range(6))


def is_explored(state: State, space: str) -> bool:
    """R2.3: printed on the board, or covered by a tile."""
    return space in PRINTED or space in state.tiles


def tile_on(state: State, space: str) -> Tile | None:
    """R2.3, R5: what was printed or placed on a space, unrotated."""
    if space in PRINTED:
        return PRINTED[space]
    if space in state.tiles:
        return TILES[state.tiles[space][0]]
    return None


def kind_of(state: State, space: str) -> str | None:
    """The kind of an explored space, None if it is unexplored."""
    tile = tile_on(state, space)
    return tile.kind if tile else None


def is_walkable(state: State, space: str) -> bool:
    """R5.2, R7.2: explored and no volcano."""
    return is_explored(state, space) and kind_of(state, space) != "volcano"


def stones_on(state: State, space: str, direction: str) -> int:
    """R2.2: the stones on one side of an explored space."""
    tile = tile_on(state, space)
    if tile is None:
        return 0
    rotation = state.tiles[space][1] if space in state.tiles else 0
    return turned_stones(tile.stones, rotation)[DIRECTIONS.index(direction)]


def path_stones(state: State, space: str, other: str) -> int:
    """R5.2: the stones on both touching sides of two neighbours."""
    direction = direction_between(space, other)
    back = opposite(direction)
    return stones_on(state, space, direction) + stones_on(state, other, back)


def are_neighbours(space: str, other: str) -> bool:
    """R2.2: whether two spaces touch."""
    return other in neighbours(space)


def is_emptied_ruins(state: State, space: str) -> bool:
    """R8.5: ruins without treasures."""
    return kind_of(state, space) == "ruins" and not state.ruins[space]


def is_clearing(state: State, space: str) -> bool:
    """R8.5: a clearing, or ruins that have been emptied."""
    return kind_of(state, space) == "clearing" or is_emptied_ruins(state, space)


def printed_level(state: State, space: str) -> int:
    """R5.4: the level a temple had at first."""
    tile = tile_on(state, space)
    assert tile is not None
    return tile.value


def floors_left(state: State, level: int) -> int:
    """R5.4: floors of a level in the stock: the 48 minus those laid above the printed levels."""
    laid = [s for s in state.levels if printed_level(state, s) < level <= state.levels[s]]
    return FLOORS.get(level, 0) - len(laid)


def can_take_floor(state: State, space: str) -> bool:
    """R8.1: the level is below 10 and the next floor has not run out."""
    level = state.levels[space]
    return level < HIGHEST_LEVEL and floors_left(state, level + 1) > 0
