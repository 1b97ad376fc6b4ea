"""What lies on the spaces: kinds, paths, connections, values, floors (L1 to L6, L44, R5, R8)."""

from functools import lru_cache

from tests.reference.board import (
    BASE_CAMP,
    DIRECTIONS,
    SPACES,
    direction_between,
    neighbour,
    neighbours,
    opposite,
)
from tests.reference.components import FLOORS, PRINTED, Tile

from .box import ALL_TILES, PERIPHERY_SPACES
from .position import Position

HIGHEST_LEVEL = 10
INNER_SPACES = [space for space in SPACES if space not in PERIPHERY_SPACES]

#: The tiles that lie on the board, hashable: (space, (tile, rotation)).
Laid = frozenset[tuple[str, tuple[str, int]]]


def laid(position: Position) -> Laid:
    """The placed tiles, as a key for what depends on them alone."""
    return frozenset(position.tiles.items())


def turned_stones(stones: tuple[int, ...], rotation: int) -> tuple[int, ...]:
    """R2.2: the stones after a clockwise turn: what was on side 0 is then on side `rotation`."""
    return tuple(stones[(side - rotation) % 6] for side in range(6))


def has_rotation(tile: str) -> bool:
    """L38: B4 and D5 have no stones and no rotation; P9 and P10 have both."""
    return any(ALL_TILES[tile].stones)


def rotations(tile: str) -> list[int]:
    """R5.7: of rotations that look the same only the smallest counts."""
    stones = ALL_TILES[tile].stones
    looks = [turned_stones(stones, rotation) for rotation in range(6)]
    return [rotation for rotation in range(6) if looks.index(looks[rotation]) == rotation]


def smallest_rotation(tile: str, rotation: int) -> int:
    """R5.7: the smallest rotation that looks like this one."""
    stones = ALL_TILES[tile].stones
    look = turned_stones(stones, rotation)
    return next(r for r in range(6) if turned_stones(stones, r) == look)


def tile_text(tile: str, rotation: int) -> str:
    """interface.md: a tile with its rotation, if it has one."""
    return f"{tile}+{rotation}" if has_rotation(tile) else tile


def placing_text(tile: str, space: str, rotation: int) -> str:
    """interface.md: the text of placing a tile."""
    turn = f"+{rotation}" if has_rotation(tile) else ""
    return f"{tile}@{space}{turn}"


def tile_on(position: Position, space: str) -> Tile | None:
    """R2.3, R5: what was printed or placed on a space, unrotated."""
    if space in PRINTED:
        return PRINTED[space]
    if space in position.tiles:
        return ALL_TILES[position.tiles[space][0]]
    return None


def kind_of(position: Position, space: str) -> str | None:
    """The kind of an explored space, None if it is unexplored."""
    tile = tile_on(position, space)
    return tile.kind if tile else None


def explored(position: Position) -> list[str]:
    """R2.3: the spaces printed on the board or covered by a tile."""
    return [space for space in SPACES if space in PRINTED or space in position.tiles]


def free_inner_spaces(position: Position) -> list[str]:
    """L3: the free inner spaces that touch an explored one."""
    known = set(explored(position))
    free = [space for space in INNER_SPACES if space not in known]
    return [space for space in free if known.intersection(neighbours(space))]


@lru_cache(maxsize=512)
def roads(tiles: Laid) -> dict[str, dict[str, int]]:
    """R5.2: for every explored space the neighbours it has a path to, with the stones."""
    sides = {space: tile.stones for space, tile in PRINTED.items()}
    stones: dict[str, tuple[int, ...]] = dict(sides)
    for space, (tile, rotation) in tiles:
        stones[space] = turned_stones(ALL_TILES[tile].stones, rotation)
    found: dict[str, dict[str, int]] = {space: {} for space in stones}
    for space, own in stones.items():
        for direction in DIRECTIONS:
            other = neighbour(space, direction)
            if other is not None and other in stones:
                theirs = stones[other][DIRECTIONS.index(opposite(direction))]
                path = own[DIRECTIONS.index(direction)] + theirs
                if path >= 1:
                    found[space][other] = path
    return found


@lru_cache(maxsize=512)
def regions(tiles: Laid) -> list[frozenset[str]]:
    """L4: the explored spaces, parted into those that chains of paths join."""
    graph = roads(tiles)
    found: list[frozenset[str]] = []
    for start in sorted(graph):
        if any(start in region for region in found):
            continue
        region, edge = {start}, [start]
        while edge:
            for other in graph[edge.pop()]:
                if other not in region:
                    region.add(other)
                    edge.append(other)
        found.append(frozenset(region))
    return found


def region_of(position: Position, space: str) -> frozenset[str]:
    """L4: the spaces that chains of paths join to this explored one, itself included."""
    return next(region for region in regions(laid(position)) if space in region)


def connected(position: Position) -> frozenset[str]:
    """L4: the spaces connected to the base camp."""
    return region_of(position, BASE_CAMP)


def homes(position: Position, seat: int) -> list[str]:
    """R7.1, R7.3: the base camp and the seat's camps."""
    return [BASE_CAMP, *(space for space, owner in position.camps.items() if owner == seat)]


def reachable(position: Position, seat: int) -> set[str]:
    """L42: the spaces connected to the base camp or to a camp of the seat."""
    return {other for home in homes(position, seat) for other in region_of(position, home)}


def joined(position: Position, space: str, seat: int) -> set[str]:
    """Section 12: the spaces that chains of paths and the seat's shifts join to this one."""
    within_reach = reachable(position, seat)
    return within_reach if space in within_reach else set(region_of(position, space))


def side_towards(space: str, other: str) -> int:
    """R2.2: the number of the side of a space that touches a neighbour."""
    return DIRECTIONS.index(direction_between(space, other))


def is_emptied_ruins(position: Position, space: str) -> bool:
    """R8.5: ruins without treasures."""
    return kind_of(position, space) == "ruins" and not position.ruins[space]


def is_clearing(position: Position, space: str) -> bool:
    """R8.5: a clearing, or ruins that have been emptied."""
    return kind_of(position, space) == "clearing" or is_emptied_ruins(position, space)


def value_of(position: Position, space: str) -> int:
    """L44: what a space is worth to Mutul; what L60 scores but for ruins with treasures."""
    tile = tile_on(position, space)
    if tile is None:
        return 0
    if tile.kind == "temple":
        return position.levels[space]
    if tile.kind == "ruins":
        return 2 if position.ruins[space] else 2 * tile.value
    return 10 if tile.kind in ("volcano", "lake") else 0


def floors_left(position: Position, level: int) -> int:
    """R5.4, L9: the 48 floors minus those laid above the printed levels."""
    laid_on = 0
    for space, now in position.levels.items():
        tile = tile_on(position, space)
        laid_on += tile is not None and tile.value < level <= now
    return FLOORS.get(level, 0) - laid_on


def takes_floor(position: Position, space: str) -> bool:
    """R8.1: the level is below 10 and the next floor has not run out."""
    level = position.levels[space]
    return level < HIGHEST_LEVEL and floors_left(position, level + 1) > 0


def put_tile(position: Position, tile: str, space: str, rotation: int) -> None:
    """R5.4, R5.5: the tile lies; a temple shows its level, ruins get their treasures."""
    kind, value, _ = ALL_TILES[tile]
    position.tiles[space] = (tile, rotation)
    if kind == "temple":
        position.levels[space] = value
    if kind == "ruins":
        position.ruins[space] = position.treasures[:value]
        position.treasures = position.treasures[value:]
