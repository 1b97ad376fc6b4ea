"""A tile as it is printed."""

from typing import Annotated

from tikal.notation.board.tiles import TERRAINS
from tikal.web.schema.strict import OneOf, Strict

Terrain = Annotated[str, OneOf(*TERRAINS)]


class Tile(Strict):
    """What is printed on a tile; `value` is a temple's level or the masks of ruins."""

    tile: str
    terrain: Terrain
    value: int
    stones: list[int]
