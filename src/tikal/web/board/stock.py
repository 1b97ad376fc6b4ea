"""What is left in the box: tiles by letter, floors, treasures, and what is to be feared."""

from tikal.box.pieces import FLOOR_STOCK
from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_NAMES, TILE_TERRAIN
from tikal.engine.position import Position
from tikal.notation.board_facts import tiles_left, treasures_left
from tikal.web.board.spaces import Facts


def stock_facts(position: Position) -> Facts:
    """Return the stock as everybody can count it."""
    levels = range(2, len(FLOOR_STOCK))
    letters = tiles_left(position)
    return {
        "floors_left": [{"level": level, "count": position.floors[level]} for level in levels],
        "treasures_left": treasures_left(position),
        "tiles_left": [{"letter": letter, "count": count} for letter, count in letters],
        "volcano_chance": volcano_chance(position),
    }


def volcano_chance(position: Position) -> float:
    """Return how likely the next tile is a volcano, as everybody can work it out.

    The letter of the next tile is known (R3.2), and so are the tiles of that letter still unseen.
    """
    unseen = position.deal.stack[position.stack_next :]
    if len(unseen) == 0:
        return 0.0
    letter = TILE_NAMES[unseen[0]][0]
    alike = [tile for tile in unseen if TILE_NAMES[tile][0] == letter]
    volcanoes = [tile for tile in alike if TILE_TERRAIN[tile] == VOLCANO]
    return round(len(volcanoes) / len(alike), 3)
