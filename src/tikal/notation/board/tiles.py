"""What is printed on tiles, as plain data for interfaces that draw them themselves."""

from typing import Final

from tikal.box.tiles import TILE_NAMES, TILE_STONES, TILE_TERRAIN, TILE_VALUE
from tikal.geometry.directions import SIDES

# By the number of the terrain. A temple's level and the treasures of ruins are numbers beside it.
TERRAINS: Final = ("jungle", "camp", "temple", "clearing", "ruins", "volcano", "lake")


def tile_json(tile: int) -> dict[str, object]:
    """Return a tile's id, terrain, number and stones in rotation 0."""
    return {
        "tile": TILE_NAMES[tile],
        "terrain": TERRAINS[TILE_TERRAIN[tile]],
        "value": TILE_VALUE[tile],
        "stones": [TILE_STONES[tile * SIDES + side] for side in range(SIDES)],
    }
