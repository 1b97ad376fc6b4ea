"""Counting the pieces: what is in the box is somewhere, and only once (R3)."""

from collections import Counter

import tikal
from tests.tables import Data
from tikal.box.legend.components import components
from tikal.box.pieces import EXPLORER, FLOOR_STOCK, GUARDS, LEADER, TREASURE_COPIES, TREASURE_KINDS
from tikal.box.terrain import TEMPLE
from tikal.box.tiles import PRINTED, TILE_COUNT, TILE_NAMES, TILES

MUTUL = 2
TOKENS_GONE = ("token_played", "mutul_played_token")
CARDS_GONE = ("card_left", "mutul_played_card")


def check_pieces(game: tikal.Game) -> None:
    """Fail if a tile, treasure, floor, member, token or card is lost or there twice."""
    position: Data = game.document()
    if game.variant == "legend":
        check_legend_items(game, position)
    else:
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
    assert Counter(tiles) == Counter(TILE_NAMES[:TILE_COUNT])


def check_legend_items(game: tikal.Game, position: Data) -> None:
    """L8, L11, L12: 24 tiles, 14 tokens and 40 cards are somewhere or have been played."""
    deal: Data = game.record()["deal"]  # type: ignore[assignment]
    sites = list(position["campsites"].values())
    tiles = [placed_tile(text) for text in position["tiles"].values() if text[0] != "P"]
    tiles += position["stack"] + position["display"]["tiles"]
    tiles += [tile for site in sites for tile in site["tiles"]]
    tiles += [position["placing"]["tile"]] if position["placing"] else []
    assert Counter(tile for tile in tiles if tile) == Counter(deal["stack"])
    tokens = position["tokens"] + position["display"]["tokens"]
    tokens += [site["token"] for site in sites if site["token"]]
    spent = [event.params["ap"] for event in game.events if event.code in TOKENS_GONE]
    assert Counter(tokens) + Counter(spent) == Counter(deal["tokens"])
    cards = position["cards"] + position["display"]["cards"] + position["aside"]
    cards += [card for site in sites for card in site["cards"]]
    cards += [card[0] for card in sites[0]["kept"] if card]
    item = position["item"]
    cards += [item["card"]] if item and item["kind"] in ("card", "spent") else []
    gone = [event.params["action_card"] for event in game.events if event.code in CARDS_GONE]
    assert Counter(card for card in cards if card) + Counter(gone) == Counter(deal["cards"])
    check_uniques(game, position)


def check_uniques(game: tikal.Game, position: Data) -> None:
    """L9, L10: treasures and tiles of cards lie nowhere twice."""
    hands = [name for hand in position["uniques"].values() for name in hand]
    taken = [event.params["unique"] for event in game.events if event.code == "unique_taken"]
    assert Counter(hands) == Counter(taken)
    assert len(set(hands)) == len(hands)
    outside = [placed_tile(text) for text in position["tiles"].values() if text[0] == "P"]
    assert len(set(outside)) == len(outside) <= len(components().own_tiles())


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


def dealt(game: tikal.Game, seat: int) -> tuple[int, int, int]:
    """Return how many explorers, camps and leaders a seat has in all (R3.1, S1, L7)."""
    if game.variant == "legend":
        return 30, 2, 0 if seat == MUTUL else 2
    return (36, 0, 1) if (game.variant, seat) == ("solo", MUTUL) else (18, 2, 1)


def check_expedition(game: tikal.Game, position: Data, seat: int) -> None:
    """R3.1, R7.4, R9.2: a leader, the explorers, camps and guards are all somewhere."""
    explorers, camps, leaders = dealt(game, seat)
    own = game.position
    guards = [text[1] for text in position["guards"].values() if text[0] == str(seat)]
    members = "".join(there.get(str(seat), "") for there in position["members"].values())
    members += position["removed"][str(seat)] + "".join(guards)
    members += "E" * own.supply(seat - 1, EXPLORER) + "L" * own.supply(seat - 1, LEADER)
    assert (members.count("L"), members.count("E")) == (leaders, explorers)
    assert set(members) <= {"L", "E"}
    assert list(position["camps"].values()).count(seat) == camps - own.camps_left(seat - 1)
    assert len(guards) == GUARDS - own.guards_left(seat - 1)
    assert min(own.expeditions) >= 0
    assert min(own.crew) >= 0
