"""What a position document may leave out (interface.md)."""

from .components import TILES, TREASURE_COPIES, TREASURE_KINDS
from .state import State


def placed_defaults(state: State) -> tuple[dict[str, int], dict[str, list[int]]]:
    """A temple without an entry has its printed level, ruins without one are empty."""
    tiles = {space: TILES[tile] for space, (tile, _) in state.tiles.items()}
    levels = {space: tile.value for space, tile in tiles.items() if tile.kind == "temple"}
    ruins: dict[str, list[int]] = {s: [] for s, tile in tiles.items() if tile.kind == "ruins"}
    return levels, ruins


def free_tiles(state: State) -> list[str]:
    """The tiles that lie nowhere, in order of id."""
    gone = {tile for tile, _ in state.tiles.values()} | {*state.display, state.drawn}
    return [tile for tile in TILES if tile not in gone]


def free_treasures(state: State) -> list[int]:
    """The treasures that are nowhere else, in order of kind."""
    free = [kind for kind in TREASURE_KINDS for _ in range(TREASURE_COPIES)]
    for somewhere in [*state.ruins.values(), *state.hands.values()]:
        for kind in somewhere:
            free.remove(kind)
    return free
