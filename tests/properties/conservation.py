"""Counting the pieces: what is in the box is somewhere, and only once (R3)."""

from collections import Counter

import tikal
from tests.tables import Data
from tikal.box.pieces import EXPLORER, FLOOR_STOCK, GUARDS, LEADER, TREASURE_COPIES, TREASURE_KINDS
from tikal.box.terrain import TEMPLE
from tikal.box.tiles import PRINTED, TILE_NAMES, TILES


def check_pieces(game: tikal.Game) -> None:
    """Fail if a tile, treasure, floor or member is lost or there twice."""
    position: Data = game.document()
    check_tiles(game, position)
    check_treasures(position)
    check_floors(game, position)
    for seat in range(1, game.seats + 1):
        check_expedition(game, position, seat)


def placed_tile(text: str) -> str:
    """Return a tile without its rotation."""
    return text.partition("+")[0]


def check_tiles(game: tikal.Game, position: Data) -> None:
    """R3.2: each of the 36 is placed, waits, lies in the stack or has left the game (R4.3)."""
    tiles = [placed_tile(text) for text in position["tiles"].values()]
    tiles += position["stack"] + position.get("display", [])
    tiles += [position["drawn"]] if position["drawn"] else []
    tiles += [str(event.params["tile"]) for event in game.events if event.code == "tile_discarded"]
    assert Counter(tiles) == Counter(TILE_NAMES)


def check_treasures(position: Data) -> None:
    """R3.3: the 24 are in ruins, in hands or in the supply."""
    kinds = list(position["treasures"])
    for some in [*position["ruins"].values(), *position["hands"].values()]:
        kinds += some
    assert Counter(kinds) == dict.fromkeys(range(1, TREASURE_KINDS + 1), TREASURE_COPIES)


def printed_level(position: Data, space: str) -> int:
    """Return the level that board or tile show of themselves (R5.4)."""
    if space in PRINTED:
        return PRINTED[space][1]
    terrain, level, _ = TILES[placed_tile(position["tiles"][space])]
    assert terrain == TEMPLE
    return level


def check_floors(game: tikal.Game, position: Data) -> None:
    """R3.3, R5.4: what was uncovered and what is left make up the 48."""
    uncovered = Counter(
        floor
        for space, level in position["levels"].items()
        for floor in range(printed_level(position, space) + 1, level + 1)
    )
    left = list(game.position.floors)
    assert [left[level] + uncovered[level] for level in range(11)] == list(FLOOR_STOCK)
    assert min(left) >= 0
    assert sum(FLOOR_STOCK) == 48


def dealt(game: tikal.Game, seat: int) -> tuple[int, int]:
    """Return how many explorers and camps a seat has in all: Mutul has others (R3.1, S1)."""
    return (36, 0) if (game.variant, seat) == ("solo", 2) else (18, 2)


def check_expedition(game: tikal.Game, position: Data, seat: int) -> None:
    """R3.1, R7.4, R9.2: a leader, the explorers, camps and guards are all somewhere."""
    explorers, camps = dealt(game, seat)
    own = game.position
    guards = [text[1] for text in position["guards"].values() if text[0] == str(seat)]
    members = "".join(there.get(str(seat), "") for there in position["members"].values())
    members += position["removed"][str(seat)] + "".join(guards)
    members += "E" * own.supply(seat - 1, EXPLORER) + "L" * own.supply(seat - 1, LEADER)
    assert Counter(members) == {"L": 1, "E": explorers}
    assert list(position["camps"].values()).count(seat) == camps - own.camps_left(seat - 1)
    assert len(guards) == GUARDS - own.guards_left(seat - 1)
    assert min(own.expeditions) >= 0
    assert min(own.crew) >= 0
