"""The board in layers, bottom to top: ground, stones, what stands there, members, names."""

from tikal.box.terrain import RUINS, TEMPLE, UNEXPLORED, VOLCANO
from tikal.box.tiles import TILE_NAMES, TILE_VALUE
from tikal.engine.actions.camps import is_clearing
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import OFF_BOARD, SPACE_NAMES, SPACES
from tikal.notation.board.facts import in_periphery, island_of, space_words
from tikal.notation.svg.elements import layer, num, polygon, rect, text, told
from tikal.notation.svg.guide import GUIDE_FOOT, GUIDE_X, guide
from tikal.notation.svg.layout import (
    MARGIN,
    PLATE_HEIGHT,
    PLATE_TOP,
    PLATE_WIDTH,
    RADIUS,
    centre,
    hexagon,
)
from tikal.notation.svg.members import members
from tikal.notation.svg.pieces import emblem, tent
from tikal.notation.svg.temples import band, temple
from tikal.notation.svg.terrain import (
    GROUNDS,
    clearing,
    emptied,
    ground,
    island,
    jungle,
    outskirts,
    ruins,
    site_picture,
    stones,
)
from tikal.notation.variants.registry import notation_of


def board(position: Position, overlays: list[str]) -> list[str]:
    """Return all layers of the board; overlays lie below the guide, whom nothing hides."""
    return [
        rect(MARGIN, PLATE_TOP, PLATE_WIDTH, PLATE_HEIGHT, "plate", 16),
        layer("ground", ground_layer(position)),
        layer("stones", stone_layer(position)),
        layer("sites", site_layer(position)),
        layer("members", member_layer(position)),
        *overlays,
        *guide_layer(position),
        layer("names", name_layer(position)),
    ]


def on_space(space: int, children: list[str]) -> str:
    """Return elements that were drawn around the origin, moved to their space."""
    x, y = centre(space)
    return (
        f'<g data-space="{SPACE_NAMES[space]}" transform="translate({num(x)} {num(y)})">'
        f"{''.join(children)}</g>"
    )


def ground_layer(position: Position) -> list[str]:
    """Return jungle and tiles, with a frame in the colour of who would score there."""
    return [on_space(space, _ground(position, space)) for space in range(SPACES)]


def _ground(position: Position, space: int) -> list[str]:
    terrain = position.site.terrain[space]
    dots = [outskirts()] if in_periphery(position, space) else []
    if terrain == UNEXPLORED:
        return [*jungle(space), *dots]
    style = "grass" if is_clearing(position, space) else GROUNDS[terrain]
    scores = notation_of(position.rules.variant).scores_on(position, space)
    dashes = [island()] if island_of(position, space) else []
    return [*ground(style), *(band(position, space) if scores else []), *dashes, *dots]


def stone_layer(position: Position) -> list[str]:
    """Return the stones on every explored space's own sides."""
    drawn: list[str] = []
    for space in range(SPACES):
        counts = list(position.site.stones[space * SIDES : (space + 1) * SIDES])
        if sum(counts) > 0:
            drawn.append(on_space(space, stones(counts)))
    return drawn


def site_layer(position: Position) -> list[str]:
    """Return temples, ruins, camps and the rest."""
    return [
        on_space(space, _site(position, space))
        for space in range(SPACES)
        if position.site.terrain[space] != UNEXPLORED
    ]


def _site(position: Position, space: int) -> list[str]:
    terrain = position.site.terrain[space]
    camp = position.camp_of(space)
    if camp != NOBODY:
        return _camp(camp)
    if terrain == TEMPLE:
        return temple(position, space)
    if terrain == RUINS:
        return _ruins(position, space)
    return site_picture(terrain)


def _ruins(position: Position, space: int) -> list[str]:
    left = position.value[space]
    return ruins(left, TILE_VALUE[position.site.tile[space]]) if left else emptied()


def _camp(seat: int) -> list[str]:
    return [
        *clearing()[:2],
        *tent(0, 10, 30, f"hue{seat + 1}", "canvas"),
        *emblem(seat, 14, -8, 8),
    ]


def member_layer(position: Position) -> list[str]:
    """Return everybody on the board."""
    drawn: list[str] = []
    for space in range(SPACES):
        here = members(position, space)
        if here:
            drawn.append(on_space(space, here))
    return drawn


def guide_layer(position: Position) -> list[str]:
    """Return the layer of the guide in games that have one (S2)."""
    space = notation_of(position.rules.variant).guide(position)
    if space == OFF_BOARD:
        return []
    return [layer("guide", [*_waiting(position), on_space(space, [guide(GUIDE_X, GUIDE_FOOT)])])]


def _waiting(position: Position) -> list[str]:
    """Return a frame around the space of the tile that you turn for Mutul (L40)."""
    space = notation_of(position.rules.variant).waiting_space(position)
    return [] if space == OFF_BOARD else [on_space(space, [polygon(hexagon(RADIUS - 6), "goal")])]


def name_layer(position: Position) -> list[str]:
    """Return the names of spaces and tiles; pointing at a space tells all about it."""
    return [on_space(space, _names(position, space)) for space in range(SPACES)]


def _names(position: Position, space: int) -> list[str]:
    name = SPACE_NAMES[space]
    terrain = position.site.terrain[space]
    hint = told("title", space_words(position, space))
    area = polygon(hexagon(RADIUS), "hit")
    if terrain == UNEXPLORED:
        return [hint, text(0, 5, name, "hidden-name", 15), area]
    style = "on-ash" if terrain == VOLCANO else "name"
    labels = [text(-48, 4.5, name, style, 12.5)]
    tile = position.site.tile[space]
    if tile != NO_TILE:
        ink = style if terrain == VOLCANO else "tile-id"
        labels.append(_tile_name(position, space, ink))
    return [hint, *labels, area]


def _tile_name(position: Position, space: int, ink: str) -> str:
    """Return a tile's name; on the periphery with its rotation, which its text carries (L38)."""
    name = TILE_NAMES[position.site.tile[space]]
    if not in_periphery(position, space):
        return text(50, 4.5, name, ink, 11)
    return text(58, 4, f"{name}+{position.site.rotation[space]}", ink, 9.5, "end")
