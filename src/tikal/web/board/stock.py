"""What is left in the box: tiles by letter, floors, treasures, and what is to be feared."""

from typing import Final

from tikal.box.pieces import FLOOR_STOCK, TREASURE_COPIES, TREASURE_KINDS
from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_NAMES, TILE_TERRAIN
from tikal.engine.dealing.deal import STACK
from tikal.engine.state.position import Position
from tikal.notation.board.facts import tiles_left, treasures_left
from tikal.web.board.spaces import Json

# The letters of which a tile is a volcano.
_VOLCANO_LETTERS: Final = frozenset(
    name[0] for tile, name in enumerate(TILE_NAMES) if TILE_TERRAIN[tile] == VOLCANO
)


def stock_json(position: Position) -> Json:
    """Return the stock as everybody can count it."""
    levels = range(2, len(FLOOR_STOCK))
    letters = tiles_left(position)
    return {
        "floors_left": [{"level": level, "count": position.floors[level]} for level in levels],
        "treasures_left": treasures_left(position),
        "tiles_left": [_letter(letter, count) for letter, count in letters],
        "treasure_kinds": {"count": TREASURE_KINDS, "copies": TREASURE_COPIES},
        "volcano_chance": volcano_chance(position),
    }


def _letter(letter: str, count: int) -> Json:
    return {"letter": letter, "count": count, "volcano": letter in _VOLCANO_LETTERS}


def volcano_chance(position: Position) -> float:
    """Return how likely the next tile is a volcano, as everybody can work it out.

    The letter of the next tile is known (R3.2), and so are the tiles of that letter still unseen.
    """
    unseen = position.deal.stack[position.taken_of(STACK) :]
    if len(unseen) == 0:
        return 0.0
    letter = TILE_NAMES[unseen[0]][0]
    alike = [tile for tile in unseen if TILE_NAMES[tile][0] == letter]
    volcanoes = [tile for tile in alike if TILE_TERRAIN[tile] == VOLCANO]
    return round(len(volcanoes) / len(alike), 3)
