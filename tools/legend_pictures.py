"""The pictures of docs/explanation/how-mutul-drafts-and-acts.md; `tools.pictures` writes them.

The display is drawn from a position document and from what Mutul took of it, so that a picture
can't show a pick that the rules forbid.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import tikal
from tikal.box.tiles import TILE_INDEX
from tikal.geometry.compass import SENSE_NAMES, distance
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.sectors import sector_order
from tikal.geometry.spaces import SPACE_INDEX, SPACE_NAMES, SPACES
from tikal.notation.svg.compass import needle, polar
from tikal.notation.svg.diagram import svg_part
from tikal.notation.svg.elements import circle, moved, num, path, points, polygon, rect, text, told
from tikal.notation.svg.layout import APOTHEM, RADIUS, centre, hexagon
from tikal.notation.svg.scan import NUMBER_X, NUMBER_Y, badge
from tikal.notation.svg.style import definitions, style_sheet
from tikal.notation.svg.terrain import tile_picture
from tools.legend_tables import words

Places = Sequence[str | None]

MARGIN = 24.0
CARD_WIDTH, CARD_HEIGHT = 150.0, 74.0
CARD_STEP_X, CARD_STEP_Y = 164.0, 96.0
CARDS_IN_A_ROW = 5
CARDS_TOP = 186.0
TILE_STEP = 118.0
TILE_SCALE = 0.62
TILES_LEFT, TILES_MIDDLE = 300.0, 82.0
WIDTH = 2 * MARGIN + (CARDS_IN_A_ROW - 1) * CARD_STEP_X + CARD_WIDTH
HEIGHT = CARDS_TOP + CARD_STEP_Y + CARD_HEIGHT + 30
# The arrows of the cards: the colour, and whether it runs in reading order.
ARROWS = {"green": "#2e7d46", "red": "#b3261e"}


class Pick(NamedTuple):
    """What Mutul reads and takes: a kind of item, an arrow, the places taken and put aside."""

    kind: str
    arrow: str
    taken: int
    aside: int | None = None


def counted(places: Places, arrow: str) -> list[int]:
    """Return the places of the items along an arrow, gaps left out."""
    there = [place for place, item in enumerate(places) if item is not None]
    return there if arrow == "green" else there[::-1]


def display_picture(display: dict[str, Any], picks: Sequence[Pick], description: str) -> str:
    """Return the display before some picks of Mutul's, counted along his arrows."""
    width, height = num(WIDTH), num(HEIGHT)
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    style = 'role="img" style="max-width:100%;height:auto"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tikal" {size} {style}>',
        told("title", "Tikal Legend: the display"),
        told("desc", description),
        style_sheet(),
        definitions(),
        rect(0, 0, WIDTH, HEIGHT, "page"),
        *_tokens(display["tokens"]),
        *_tiles(display["tiles"]),
        *_cards(display["cards"]),
    ]
    for pick in picks:
        lines += _marks(display[f"{pick.kind}s"], pick)
    return "\n".join([*lines, "</svg>"]) + "\n"


def _heading(x: float, y: float, heading: str) -> str:
    return text(x, y, heading, "muted", 13, "start")


def _tokens(values: Sequence[int]) -> list[str]:
    drawn = [_heading(MARGIN, 26, "AP tokens")]
    for index, value in enumerate(values):
        x = MARGIN + 40 + 92 * index
        drawn += [circle(x, TILES_MIDDLE, 34, "card"), circle(x, TILES_MIDDLE, 28, "home")]
        drawn.append(text(x, TILES_MIDDLE + 9, str(value), "name", 26))
    return drawn


def _tile_middle(place: int) -> tuple[float, float]:
    return TILES_LEFT + 60 + place * TILE_STEP, TILES_MIDDLE


def _tiles(places: Places) -> list[str]:
    drawn = [_heading(TILES_LEFT, 26, "Tiles")]
    for place, name in enumerate(places):
        x, y = _tile_middle(place)
        if name is None:
            drawn.append(circle(x, y, 26, "socket"))
        else:
            drawn.append(moved(x, y, tile_picture(TILE_INDEX[name]), TILE_SCALE))
            drawn.append(text(x, y + 56, name, "ink", 13))
    return drawn


def _corner(place: int) -> tuple[float, float]:
    row, column = divmod(place, CARDS_IN_A_ROW)
    return MARGIN + column * CARD_STEP_X, CARDS_TOP + row * CARD_STEP_Y


def _cards(places: Places) -> list[str]:
    names = words("action_card_name")
    drawn = [_heading(MARGIN, CARDS_TOP - 20, "Action cards")]
    for place, name in enumerate(places):
        x, y = _corner(place)
        drawn.append(rect(x, y, CARD_WIDTH, CARD_HEIGHT, "socket" if name is None else "card", 8))
        if name is not None:
            drawn.append(text(x + CARD_WIDTH / 2, y + 43, names[name], "ink bold", 14.5))
    return drawn


def _marks(places: Places, pick: Pick) -> list[str]:
    """Return the arrow, a frame around what is taken and the number of each item."""
    drawn = [_arrow(pick), _frame(pick.kind, pick.taken)]
    for number, place in enumerate(counted(places, pick.arrow), start=1):
        x, y = _number_middle(pick.kind, place)
        style = "near" if place == pick.taken else "far"
        drawn.append(moved(x, y, badge(str(number), style, 13)))
    if pick.aside is not None:
        x, y = _corner(pick.aside)
        cross = path("M-6 -6L6 6M6 -6L-6 6", "sense")
        drawn.append(moved(x + CARD_WIDTH / 2, y + CARD_HEIGHT, [circle(0, 0, 14, "far"), cross]))
    return drawn


def _arrow(pick: Pick) -> str:
    """Return the arrow beside the heading of what is counted."""
    x, y = (TILES_LEFT + 46, 22.0) if pick.kind == "tile" else (MARGIN + 92, CARDS_TOP - 24)
    data = "M0 -3H44V-9L60 0L44 9V3H0Z" if pick.arrow == "green" else "M60 -3H16V-9L0 0L16 9V3H60Z"
    return moved(x, y, [f'<path fill="{ARROWS[pick.arrow]}" d="{data}"/>'])


def _number_middle(kind: str, place: int) -> tuple[float, float]:
    if kind == "tile":
        x, y = _tile_middle(place)
        return x + 36, y - 38
    x, y = _corner(place)
    return x + 4, y + 4


def _frame(kind: str, place: int) -> str:
    look = 'fill="none" stroke="#c9341c" stroke-width="4"'
    if kind == "tile":
        x, y = _tile_middle(place)
        return f'<circle {look} cx="{num(x)}" cy="{num(y)}" r="44"/>'
    x, y = _corner(place)
    return (
        f'<rect {look} x="{num(x)}" y="{num(y)}" width="{num(CARD_WIDTH)}" '
        f'height="{num(CARD_HEIGHT)}" rx="8"/>'
    )


# The position from which the page's examples start; Mutul's items and discards come to it.
SITE: dict[str, Any] = {
    "variant": "legend",
    "phase": "item",
    "round": 3,
    "guide": "c2",
    "tiles": {
        "b3": "A1+0",
        "b4": "B4",
        "c1": "A6+4",
        "c2": "A5+4",
        "c3": "B5+3",
        "d1": "A3+5",
        "d2": "C1+5",
        "d3": "A2+3",
        "e2": "C5+4",
    },
    "ruins": {"b3": [1, 2, 3]},
    "members": {
        "a1": {"2": "EE"},
        "a2": {"2": "EE"},
        "b1": {"1": "E"},
        "c1": {"1": "E", "2": "E"},
        "c3": {"1": "E", "2": "EEE"},
        "d2": {"2": "E"},
        "d3": {"1": "L"},
        "e2": {"1": "E"},
    },
}
# The page's draft: the seed, the letters and your picks up to the one that is drawn.
DRAFT_SEED, DRAFT_LETTERS, DRAFT_PICKS = 7, ["A"], ("takeA4", "takeK1")
# The needles and senses of the cards that the page talks about.
NORTH_EAST, CLOCKWISE = DIRECTION_NAMES.index("NE"), SENSE_NAMES.index("cw")
SECTOR_HUES = ("#d8483a", "#e8953a", "#e7cf3f", "#5aa84f", "#4f8fd0", "#9a63b8")


def site() -> tikal.Game:
    """Return the game of the page's examples."""
    return tikal.Game.from_document(SITE)


def after_pass(discards: list[str], campsite: dict[str, Any]) -> tuple[tikal.Event, ...]:
    """Return what happens when Mutul plays what he has, and you have passed."""
    document = {**SITE, "discards": discards, "campsites": {"2": campsite}}
    return tikal.Game.from_document(document).play("pass")


def mark(space: str, children: list[str]) -> str:
    """Return something drawn over a space."""
    x, y = centre(SPACE_INDEX[space])
    return moved(x, y, children)


def number_on(space: str, number: int, style: str, x: float = NUMBER_X) -> str:
    """Return a number on a space."""
    return mark(space, [moved(x, NUMBER_Y, badge(str(number), style, 13))])


def legend_draft() -> str:
    """Return the display before a pick of Mutul's, counted along the card's arrow."""
    game = tikal.Game.new(variant="legend", seed=DRAFT_SEED, legend={"letters": DRAFT_LETTERS})
    for text_of_pick in DRAFT_PICKS[:-1]:
        game.play(text_of_pick)
    document: dict[str, Any] = game.document()
    display = document["display"]
    display["cards"][int(DRAFT_PICKS[-1].removeprefix("takeK")) - 1] = None
    events = {event.code: event.params for event in game.play(DRAFT_PICKS[-1])}
    took, aside = events["mutul_took_card"], events["card_set_aside"]
    pick = Pick("card", str(took["arrow"]), place_of(took), place_of(aside))
    return display_picture(display, [pick], " ".join(str(event) for event in game.events[-3:]))


def place_of(params: Mapping[str, Any]) -> int:
    """Return the place that an event names, counted from 0."""
    return int(params["place"]) - 1


def legend_compass() -> str:
    """Return the board in six sectors around the guide, its spaces numbered in compass order."""
    order = sector_order(SPACE_INDEX[SITE["guide"]], NORTH_EAST, CLOCKWISE)
    marks = [mark(SITE["guide"], clockwise_hand())]
    sector = -1
    for number, space in enumerate(order[1:], start=1):
        name = SPACE_NAMES[space]
        touches = distance(order[0], space) == 1
        # All six neighbours of the guide's space are on the board: a sector begins with each.
        sector += touches
        hue = f'fill="{SECTOR_HUES[sector]}" fill-opacity=".5"'
        ground = f'<polygon {hue} points="{points(hexagon(RADIUS - 1))}"/>'
        marks += [mark(name, [ground]), number_on(name, number, "near" if touches else "far")]
    return svg_part(site().position, range(SPACES), marks)


def clockwise_hand() -> list[str]:
    """Return the needle, and an arrow that turns away from it clockwise."""
    radius = APOTHEM - 9
    begin, end, tip = (polar(NORTH_EAST + turn, radius) for turn in (0.3, 1.5, 1.75))
    outer, inner = (polar(NORTH_EAST + 1.5, radius + aside) for aside in (7, -7))
    arc = f"M{num(begin[0])} {num(begin[1])}A{num(radius)} {num(radius)} 0 0 1"
    arc += f" {num(end[0])} {num(end[1])}"
    return [
        needle(NORTH_EAST, 18, APOTHEM - 2, 8, "needle"),
        path(arc, "sense-edge"),
        path(arc, "sense"),
        polygon([tip, outer, inner], "arrow"),
    ]


def legend_tile() -> str:
    """Return where the page's tile can go two spaces away from the guide, in compass order."""
    events = after_pass(["M1", "M2", "M3", "M4"], {"tiles": ["C4"]})
    found = next(str(e.params["space"]) for e in events if e.code == "mutul_chose_space")
    guide = SPACE_INDEX[SITE["guide"]]
    nearest = distance(guide, SPACE_INDEX[found])
    order = [SPACE_NAMES[space] for space in sector_order(guide, NORTH_EAST, CLOCKWISE)]
    spaces = [name for name in order if distance(guide, SPACE_INDEX[name]) == nearest]
    free = [name for name in spaces if name not in explored()]
    marks = [mark(found, [polygon(hexagon(RADIUS - 4), "goal")])]
    marks += [
        number_on(name, number, "near" if name == found else "far")
        for number, name in enumerate(free, start=1)
    ]
    return svg_part(site().position, corners("a1 b1 c5 e4 f2"), marks)


def explored() -> set[str]:
    """Return the explored spaces of the page's position."""
    return {"a1", "a2", "b1", "b2", *SITE["tiles"]}


def corners(names: str) -> list[int]:
    """Return the spaces between which a part of the board lies."""
    return [SPACE_INDEX[name] for name in names.split()]


def legend_trail() -> str:
    """Return where a trail takes its explorers from (white) and where they go (red), in order."""
    events = after_pass(["M1"], {"cards": ["ancient_trail"]})
    taken = [str(event.params["space"]) for event in events if event.code == "explorer_taken"]
    sent = [str(event.params["space"]) for event in events if event.code == "explorer_sent"]
    marks = [
        number_on(space, number, "far", -NUMBER_X + 28 * (taken[: number - 1].count(space)))
        for number, space in enumerate(taken, start=1)
    ]
    marks += [number_on(space, number, "near") for number, space in enumerate(sent, start=1)]
    return svg_part(site().position, corners("a1 b1 b4 e1"), marks)


LEGEND_PICTURES: dict[str, Callable[[], str]] = {
    "legend-compass.svg": legend_compass,
    "legend-draft.svg": legend_draft,
    "legend-tile.svg": legend_tile,
    "legend-trail.svg": legend_trail,
}
