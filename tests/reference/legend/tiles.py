"""Where Mutul's tiles go and how they are turned (L37 to L40, L55)."""

from collections.abc import Iterable

from tests.reference.board import neighbours
from tests.reference.components import Document

from .box import ALL_TILES, PERIPHERY_SPACES
from .compass import distances
from .ground import (
    connected,
    explored,
    free_inner_spaces,
    has_rotation,
    rotations,
    side_towards,
    turned_stones,
)
from .moving import compass
from .position import Position


def nearest(position: Position, card: Document, spaces: Iterable[str]) -> str:
    """L37: the space nearest the guide by hex distance, equals by compass."""
    far = distances(position.guide)
    ranks = compass(position, card)
    return min(spaces, key=lambda space: (far[space], ranks[space]))


def drafted_tile_space(position: Position, card: Document) -> str:
    """L37: where a drafted tile of his goes."""
    return nearest(position, card, free_inner_spaces(position))


def periphery_tile_space(position: Position, card: Document) -> str | None:
    """L55: the nearest free periphery space with a connected neighbour, None without any."""
    within_reach = connected(position)
    free = [space for space in PERIPHERY_SPACES if space not in position.tiles]
    accessible = [space for space in free if within_reach.intersection(neighbours(space))]
    return nearest(position, card, accessible) if accessible else None


def steepest_rotations(
    position: Position, card: Document, tile: str, space: str, towards: Iterable[str]
) -> list[int]:
    """L38, L40: the rotations with most stones on the side that faces the nearest of some tiles."""
    if not has_rotation(tile):
        return [0]
    faced = nearest(position, card, set(towards).intersection(neighbours(space)))
    side = side_towards(space, faced)
    stones = {turn: turned_stones(ALL_TILES[tile].stones, turn)[side] for turn in rotations(tile)}
    return [turn for turn, count in stones.items() if count == max(stones.values())]


def drafted_tile_rotations(position: Position, card: Document, tile: str, space: str) -> list[int]:
    """L38: towards the explored neighbour nearest the guide."""
    return steepest_rotations(position, card, tile, space, explored(position))


def periphery_tile_rotations(
    position: Position, card: Document, tile: str, space: str
) -> list[int]:
    """L55: towards the connected neighbour nearest the guide."""
    return steepest_rotations(position, card, tile, space, connected(position))
