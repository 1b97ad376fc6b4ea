"""Counting a solo game's pieces: what is in the box is somewhere, and only once (S1, R3)."""

from collections import Counter

import tikal
from tests.tables import Data
from tikal.box.pieces import EXPLORER, FLOOR_STOCK, LEADER, TREASURE_COPIES, TREASURE_KINDS
from tikal.box.tiles import PRINTED, TILE_COUNT, TILE_NAMES, TILES

EXPLORERS = {1: 18, 2: 36}


def check_pieces(game: tikal.Game) -> None:
    """Fail if a member, floor, treasure or tile is lost or there twice."""
    check_all_but_tiles(game)
    check_tiles(game, game.document())


def check_all_but_tiles(game: tikal.Game) -> None:
    """Fail if a member, floor or treasure is lost or there twice."""
    position: Data = game.document()
    for seat in EXPLORERS:
        check_members(game, position, seat)
    check_floors(game, position)
    check_treasures(position)


def check_members(game: tikal.Game, position: Data, seat: int) -> None:
    """S1, S12: on the board, in the supply, as guards; only yours leave the game."""
    own = game.position
    guards = [text[1] for text in position["guards"].values() if text[0] == str(seat)]
    everybody = "".join(there.get(str(seat), "") for there in position["members"].values())
    everybody += "E" * own.supply(seat - 1, EXPLORER) + "L" * own.supply(seat - 1, LEADER)
    everybody += "".join(guards) + position["removed"][str(seat)]
    assert Counter(everybody) == {"L": 1, "E": EXPLORERS[seat]}
    assert len(guards) == 2 - own.guards_left(seat - 1)
    assert position["removed"]["2"] == ""


def check_floors(game: tikal.Game, position: Data) -> None:
    """R3.3: floors laid, by you or by Mutul, and floors left make up the 48."""
    laid = Counter(
        floor
        for space, level in position["levels"].items()
        for floor in range(printed_level(position, space) + 1, level + 1)
    )
    assert [game.position.floors[level] + laid[level] for level in range(11)] == list(FLOOR_STOCK)


def printed_level(position: Data, space: str) -> int:
    """Return the level that board or tile show (R5.4)."""
    if space in PRINTED:
        return PRINTED[space][1]
    return TILES[position["tiles"][space].partition("+")[0]][1]


def check_treasures(position: Data) -> None:
    """R3.3: the 24 are in ruins, in your hand, in his, or in the supply."""
    kinds: Counter[int] = Counter(position["treasures"])
    for some in [*position["ruins"].values(), *position["hands"].values()]:
        kinds.update(some)
    assert kinds == dict.fromkeys(range(1, TREASURE_KINDS + 1), TREASURE_COPIES)


def check_tiles(game: tikal.Game, position: Data) -> None:
    """R3.2: each of the 36 is placed, waits, lies in the stack or has left the game (R4.3)."""
    tiles = [text.partition("+")[0] for text in position["tiles"].values()] + position["stack"]
    tiles += [position["drawn"]] if position["drawn"] else []
    tiles += [event.params["tile"] for event in game.events if event.code == "tile_discarded"]
    assert Counter(tiles) == Counter(TILE_NAMES[:TILE_COUNT])
