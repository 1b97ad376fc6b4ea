"""The 36 tiles, Legend's ten for the periphery, and the printed spaces (R2.3, R3.2, R5, L9).

`TILES` is the table a person reads; the flat arrays below it are the same facts for the engine. A
tile is an index into `TILE_NAMES`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.terrain import BASE_CAMP, CLEARING, LAKE, RUINS, TEMPLE, VOLCANO
from tikal.geometry.spaces import SPACE_INDEX

Stones = tuple[int, int, int, int, int, int]

# id: (terrain, temple level or number of masks, stones N NE SE S SW NW in rotation 0)
TILES: Final[dict[str, tuple[int, int, Stones]]] = {
    "A1": (RUINS, 4, (2, 0, 1, 0, 0, 0)),
    "A2": (TEMPLE, 2, (2, 0, 0, 1, 0, 0)),
    "A3": (RUINS, 4, (2, 0, 0, 0, 1, 0)),
    "A4": (TEMPLE, 1, (2, 1, 0, 0, 0, 0)),
    "A5": (CLEARING, 0, (1, 1, 0, 1, 0, 0)),
    "A6": (TEMPLE, 2, (2, 0, 1, 0, 0, 0)),
    "B1": (CLEARING, 0, (2, 0, 1, 0, 0, 0)),
    "B2": (CLEARING, 0, (2, 1, 0, 0, 0, 0)),
    "B3": (RUINS, 4, (2, 0, 0, 0, 0, 1)),
    "B4": (VOLCANO, 0, (0, 0, 0, 0, 0, 0)),
    "B5": (TEMPLE, 3, (2, 0, 0, 1, 0, 0)),
    "B6": (TEMPLE, 2, (2, 0, 0, 0, 1, 0)),
    "C1": (TEMPLE, 3, (3, 0, 0, 0, 0, 0)),
    "C2": (CLEARING, 0, (3, 0, 0, 0, 0, 0)),
    "C3": (RUINS, 3, (3, 0, 0, 0, 0, 0)),
    "C4": (CLEARING, 0, (1, 1, 0, 1, 0, 0)),
    "C5": (TEMPLE, 4, (2, 0, 0, 0, 1, 0)),
    "D1": (TEMPLE, 5, (2, 0, 0, 1, 0, 0)),
    "D2": (RUINS, 3, (3, 0, 0, 0, 0, 0)),
    "D3": (CLEARING, 0, (1, 0, 1, 0, 1, 0)),
    "D4": (TEMPLE, 5, (3, 0, 0, 0, 0, 0)),
    "D5": (VOLCANO, 0, (0, 0, 0, 0, 0, 0)),
    "E1": (CLEARING, 0, (2, 0, 0, 1, 0, 0)),
    "E2": (TEMPLE, 5, (3, 0, 0, 0, 0, 0)),
    "E3": (CLEARING, 0, (2, 0, 0, 1, 0, 0)),
    "E4": (TEMPLE, 6, (3, 0, 0, 0, 0, 0)),
    "E5": (RUINS, 2, (2, 0, 0, 0, 0, 1)),
    "F1": (VOLCANO, 0, (0, 0, 0, 0, 0, 0)),
    "F2": (TEMPLE, 4, (3, 0, 0, 0, 0, 0)),
    "F3": (RUINS, 2, (2, 0, 0, 1, 0, 0)),
    "F4": (TEMPLE, 4, (2, 1, 0, 0, 0, 0)),
    "F5": (CLEARING, 0, (2, 0, 0, 1, 0, 0)),
    "G1": (CLEARING, 0, (2, 0, 0, 1, 0, 0)),
    "G2": (RUINS, 2, (3, 0, 0, 0, 0, 0)),
    "G3": (TEMPLE, 3, (2, 0, 0, 0, 0, 1)),
    "G4": (TEMPLE, 3, (2, 0, 1, 0, 0, 0)),
    # What Legend's Action cards bring to the periphery (L9).
    "P1": (TEMPLE, 5, (3, 0, 0, 0, 0, 0)),
    "P2": (TEMPLE, 5, (2, 0, 0, 1, 0, 0)),
    "P3": (TEMPLE, 6, (3, 0, 0, 0, 0, 0)),
    "P4": (TEMPLE, 6, (2, 0, 1, 0, 0, 0)),
    "P5": (LAKE, 0, (3, 0, 0, 0, 0, 0)),
    "P6": (LAKE, 0, (2, 1, 0, 0, 0, 0)),
    "P7": (LAKE, 0, (2, 0, 0, 0, 1, 0)),
    "P8": (LAKE, 0, (1, 0, 1, 0, 1, 0)),
    "P9": (VOLCANO, 0, (3, 0, 0, 0, 0, 0)),
    "P10": (VOLCANO, 0, (3, 0, 0, 0, 0, 0)),
}

# Printed on the board, explored from the beginning: space: (terrain, level, stones).
PRINTED: Final[dict[str, tuple[int, int, Stones]]] = {
    "a1": (BASE_CAMP, 0, (1, 1, 1, 0, 0, 0)),
    "a2": (TEMPLE, 1, (1, 1, 0, 1, 0, 0)),
    "b1": (TEMPLE, 1, (0, 1, 0, 0, 0, 1)),
    "b2": (CLEARING, 0, (1, 1, 1, 0, 0, 0)),
}

# How many of them are in the box of Classic: the first ones.
TILE_COUNT: Final[i64] = 36
TILE_NAMES: Final = tuple(TILES)
TILE_INDEX: Final = {name: index for index, name in enumerate(TILE_NAMES)}
# The letters of the tiles, in drawing order; P is the periphery's, which nobody draws.
LETTERS: Final = "ABCDEFGP"
BASE_CAMP_SPACE: Final[i64] = 0
PRINTED_SPACES: Final = tuple(SPACE_INDEX[name] for name in PRINTED)


def _rotated(stones: Stones, rotation: int) -> tuple[int, ...]:
    return tuple(stones[(side - rotation) % 6] for side in range(6))


def _distinct_rotations(stones: Stones) -> int:
    return len({_rotated(stones, rotation) for rotation in range(6)})


def _sides_with_stones(stones: Stones, rotation: int) -> int:
    return sum(1 << side for side, count in enumerate(_rotated(stones, rotation)) if count)


TILE_LETTER: Final[vec[i64]] = vec[i64]([LETTERS.index(name[0]) for name in TILES])
TILE_TERRAIN: Final[vec[i64]] = vec[i64]([terrain for terrain, _, _ in TILES.values()])
TILE_VALUE: Final[vec[i64]] = vec[i64]([value for _, value, _ in TILES.values()])
# Stones printed on a side at [tile * 6 + side].
TILE_STONES: Final[vec[i64]] = vec[i64]([n for _, _, stones in TILES.values() for n in stones])
# How many rotations look different; the ones from 0 up to that are the legal ones (R5.7).
TILE_ROTATIONS: Final[vec[i64]] = vec[i64](
    [_distinct_rotations(stones) for _, _, stones in TILES.values()]
)
# Whether a tile has no stones at all, so that nobody can tell how it is turned (R5.3).
TILE_BARE: Final[vec[i64]] = vec[i64]([int(not any(stones)) for _, _, stones in TILES.values()])
# The sides that bear stones, as bits, at [tile * 6 + rotation].
TILE_SIDES: Final[vec[i64]] = vec[i64](
    [_sides_with_stones(stones, turn) for _, _, stones in TILES.values() for turn in range(6)]
)
