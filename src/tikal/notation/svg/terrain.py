"""The ground: jungle, tiles with their stones, and what stands on them from the beginning."""

from collections.abc import Callable
from typing import Final

from tikal.box.terrain import BASE_CAMP, CLEARING, LAKE, RUINS, TEMPLE, VOLCANO
from tikal.box.tiles import TILE_STONES, TILE_TERRAIN, TILE_VALUE
from tikal.geometry.directions import SIDES
from tikal.notation.svg.elements import circle, path, polygon, text, times
from tikal.notation.svg.layout import APOTHEM, OUTWARD, RADIUS, Points, hexagon
from tikal.notation.svg.ornaments import leaf, ornament
from tikal.notation.svg.pieces import tent
from tikal.notation.svg.temples import pyramid

GROUNDS: Final[dict[int, str]] = {
    BASE_CAMP: "home",
    TEMPLE: "sand",
    CLEARING: "grass",
    RUINS: "rubble",
    VOLCANO: "ash",
    LAKE: "water",
}
_STONE_LINE: Final = APOTHEM - 9.0
_STONE_GAP: Final = 13.0
_TUFTS: Final[Points] = ((-30.0, -14.0), (-12.0, -30.0), (12.0, -12.0), (31.0, -20.0), (0.0, 2.0))
_WAVES: Final[Points] = ((-14.0, -27.0), (17.0, -18.0), (-21.0, -8.0), (12.0, 2.0), (-16.0, 12.0))
_LEAVES: Final[Points] = ((-34.0, 8.0), (-20.0, -26.0), (0.0, 26.0), (21.0, -25.0), (34.0, 9.0))


def jungle(turn: int) -> list[str]:
    """Return an unexplored space; `turn` varies it a little."""
    leaves = [leaf(x, y, (turn * 47 + index * 71) % 360) for index, (x, y) in enumerate(_LEAVES)]
    return [polygon(hexagon(RADIUS), "jungle"), *leaves]


def ground(style: str) -> list[str]:
    """Return the bare ground of an explored space."""
    return [polygon(hexagon(RADIUS), style), polygon(hexagon(RADIUS), "rim")]


def stones(counts: list[int]) -> list[str]:
    """Return the stones on the six sides, each row along its side."""
    drawn: list[str] = []
    for side, count in enumerate(counts):
        east, south = OUTWARD[side]
        for index in range(count):
            along = (index - (count - 1) / 2) * _STONE_GAP
            x = east * _STONE_LINE - south * along
            y = south * _STONE_LINE + east * along
            drawn.append(circle(x, y, 5.2, "stone"))
    return drawn


def clearing() -> list[str]:
    """Return the grass of a clearing."""
    return [ornament("tuft", x, y) for x, y in _TUFTS]


def emptied() -> list[str]:
    """Return ruins without treasures: grass and a fallen column (R8.5)."""
    return [*clearing(), ornament("drum", -15, -16), ornament("drum", 17, -1)]


def ruins(left: int, printed: int) -> list[str]:
    """Return ruins: a mask for every treasure left, an empty place for each one taken."""
    drawn = [ornament("column", -27, 10), ornament("column", 27, 10)]
    x = -(printed - 1) * 9.0
    for index in range(printed):
        drawn.append(ornament("mask" if index < left else "socket", x, -25))
        x += 18.0
    return [*drawn, text(0, 8, times(left), "level", 18)]


def volcano() -> list[str]:
    """Return a volcano with its fire."""
    return [
        path("M-44 30L-14 -24H14L44 30Z", "rock"),
        path("M-14 -24H14L9 -8L3 -15L-1 4L-6 -13L-10 -6Z", "lava"),
        circle(-7, -33, 5, "glow"),
        circle(6, -38, 3.4, "lava"),
        circle(10, -30, 2.4, "glow"),
    ]


def lake() -> list[str]:
    """Return a lake: a shore with reeds, and waves."""
    waves = [ornament("wave", x, y) for x, y in _WAVES]
    return [polygon(hexagon(RADIUS - 15), "deep"), *waves, ornament("reed", 31, -20)]


def outskirts() -> str:
    """Return the dotted outline of a space of the periphery (L2)."""
    return polygon(hexagon(RADIUS - 4.5), "outskirts")


def island() -> str:
    """Return the dashed outline of a tile that is cut off from the base camp (L4)."""
    return polygon(hexagon(RADIUS - 2), "island")


def base_camp() -> list[str]:
    """Return the base camp: everybody's tents around a fire."""
    return [
        *tent(18, -15, 14, "canvas-side", "canvas"),
        *tent(-13, -2, 18, "canvas-side", "canvas"),
        path("M20 10L27 -6L34 10Z", "lava"),
        path("M24 10L27 1L30 10Z", "glow"),
    ]


def tile_picture(tile: int) -> list[str]:
    """Return a tile as printed, not yet placed, in rotation 0."""
    terrain = TILE_TERRAIN[tile]
    counts = [TILE_STONES[tile * SIDES + side] for side in range(SIDES)]
    return [*ground(GROUNDS[terrain]), *stones(counts), *_printed(terrain, TILE_VALUE[tile])]


def _printed(terrain: int, value: int) -> list[str]:
    if terrain == TEMPLE:
        return pyramid(value)
    if terrain == RUINS:
        return ruins(value, value)
    return site_picture(terrain)


def site_picture(terrain: int) -> list[str]:
    """Return what stands on a terrain that always looks the same; one that is unknown raises."""
    if terrain not in SITES:
        raise ValueError(f"there is no picture of the terrain {terrain}")
    return SITES[terrain]()


# What stands on a terrain that always looks the same. One that is unknown raises.
SITES: Final[dict[int, Callable[[], list[str]]]] = {
    BASE_CAMP: base_camp,
    CLEARING: clearing,
    VOLCANO: volcano,
    LAKE: lake,
}
