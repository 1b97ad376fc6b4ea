"""What is in the box adds up."""

from collections import Counter

from tikal.box.pieces import FLOOR_STOCK, TREASURE_COPIES, TREASURE_KINDS
from tikal.box.terrain import TERRAIN_NAMES
from tikal.box.tiles import (
    LETTERS,
    TILE_COUNT,
    TILE_INDEX,
    TILE_NAMES,
    TILE_ROTATIONS,
    TILE_SIDES,
    TILES,
    Stones,
)

CLASSIC = dict(list(TILES.items())[:TILE_COUNT])
PERIPHERY = {name: tile for name, tile in TILES.items() if name not in CLASSIC}


def test_kinds_of_tiles() -> None:
    """15 temples, 10 clearings, 8 ruins and 3 volcanoes make the 36 tiles of Classic."""
    kinds = Counter(TERRAIN_NAMES[terrain] for terrain, _, _ in CLASSIC.values())
    assert kinds == {"temple": 15, "clearing": 10, "ruins": 8, "volcano": 3}
    assert len(CLASSIC) == TILE_COUNT
    assert list(TILE_NAMES) == list(TILES)


def test_tiles_of_the_periphery() -> None:
    """Four temples, four lakes and two volcanoes make the 10 tiles of Legend's Action cards."""
    kinds = Counter(TERRAIN_NAMES[terrain] for terrain, _, _ in PERIPHERY.values())
    assert kinds == {"temple": 4, "lake": 4, "volcano": 2}
    assert {name[0] for name in PERIPHERY} == {"P"}


def test_letters() -> None:
    """The letters A to G have 6, 6, 5, 5, 5, 5 and 4 tiles, P has 10; a volcano in B, D and F."""
    assert Counter(name[0] for name in TILES) == dict(
        zip(LETTERS, (6, 6, 5, 5, 5, 5, 4, 10), strict=True)
    )
    kinds = {name: TERRAIN_NAMES[terrain] for name, (terrain, _, _) in CLASSIC.items()}
    assert [name[0] for name, kind in kinds.items() if kind == "volcano"] == ["B", "D", "F"]


def test_stones() -> None:
    """Every tile but the volcanoes bears three stones."""
    stones = {name: sum(sides) for name, (_, _, sides) in TILES.items()}
    assert {name for name, count in stones.items() if count != 3} == {"B4", "D5", "F1"}
    assert {count for count in stones.values() if count != 3} == {0}


def test_prebuilt_floors() -> None:
    """The printed levels need 14, 11, 7, 4 and 1 prebuilt floors of the levels 2 to 6."""
    levels = temples(CLASSIC)
    needed = [sum(1 for level in levels if level >= floor) for floor in range(2, 7)]
    assert needed == [14, 11, 7, 4, 1]
    outside = temples(PERIPHERY)
    left_out = [sum(1 for level in outside if level >= floor) for floor in range(2, 7)]
    assert left_out == [4, 4, 4, 4, 2]


def temples(tiles: dict[str, tuple[int, int, Stones]]) -> list[int]:
    """Return the printed levels of the temples among some tiles."""
    return [value for terrain, value, _ in tiles.values() if TERRAIN_NAMES[terrain] == "temple"]


def test_floors_and_treasures() -> None:
    """48 floors can be uncovered; the masks of all ruins take the 24 treasures."""
    assert sum(FLOOR_STOCK) == 48
    masks = [value for terrain, value, _ in TILES.values() if TERRAIN_NAMES[terrain] == "ruins"]
    assert sum(masks) == TREASURE_KINDS * TREASURE_COPIES == 24


def test_sides_with_stones() -> None:
    """The sides that bear stones turn with the tile, and repeat where it looks the same."""
    tile = TILE_INDEX["D3"]
    assert [TILE_SIDES[tile * 6 + turn] for turn in range(3)] == [0b010101, 0b101010, 0b010101]
    assert (TILE_ROTATIONS[tile], TILE_ROTATIONS[TILE_INDEX["B4"]]) == (2, 1)
    tile = TILE_INDEX["A1"]
    assert [TILE_SIDES[tile * 6 + turn] for turn in range(2)] == [0b000101, 0b001010]
