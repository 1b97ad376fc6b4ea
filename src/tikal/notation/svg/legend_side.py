"""Legend's display and campsites, to the right of the board (L16, L17)."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from tikal.box.tiles import TILE_NAMES
from tikal.notation.board.legend import ActionCard, Campsite, LegendTable, brief_tile, listed
from tikal.notation.svg.action_cards import Face, action_card, gap
from tikal.notation.svg.elements import circle, moved, polygon, rect, text, told
from tikal.notation.svg.layout import HEADER_TOP, HEIGHT, MARGIN, SIDE_LEFT, SIDE_WIDTH, hexagon
from tikal.notation.svg.terrain import tile_picture

_PADDING: Final = 12.0
_GAP: Final = 8.0
_HEADING: Final = 30.0
_TILE_SCALE: Final = 0.5
_TILE_STEP: Final = 84.0
_CLOSE_STEP: Final = 72.0
_TOKENS: Final = 2
_TOKEN: Final = 21.0
_ROW: Final = 88.0
_IN_A_ROW: Final = 5
_SMALL: Final = (SIDE_WIDTH - 2 * _PADDING - 4 * _GAP) / _IN_A_ROW
_SMALL_HEIGHT: Final = 92.0
_WIDE: Final = (SIDE_WIDTH - 2 * _PADDING - 2 * _GAP) / 3
_WIDE_HEIGHT: Final = 112.0
# How many letters a line of the last panel holds.
_LETTERS: Final = 72
# Outlines on the board, each with its ground and its meaning.
_OUTLINES: Final = (
    ("grass", "island", "Dashed outline: an island, without a path to the base camp"),
    ("jungle", "outskirts", "Dotted outline: the periphery, for tiles of cards only"),
)

_DISPLAY_HEIGHT: Final = _HEADING + _ROW + 2 * (_SMALL_HEIGHT + _GAP) + 4
_YOURS_HEIGHT: Final = _HEADING + _SMALL_HEIGHT + 14 + _GAP + _WIDE_HEIGHT + 54
_MUTULS_HEIGHT: Final = _HEADING + _SMALL_HEIGHT + 44


def legend_side(table: LegendTable) -> list[str]:
    """Return the three panels, one below the other."""
    panels = (
        (_DISPLAY_HEIGHT, f"Display: {listed(table.display_things)}.", _display(table)),
        (_YOURS_HEIGHT, f"Your campsite: {listed(table.yours.things)}.", _yours(table)),
        (_MUTULS_HEIGHT, f"Mutul's campsite: {listed(table.mutuls.things)}.", _mutuls(table)),
    )
    drawn: list[str] = []
    top = HEADER_TOP
    for height, words, children in panels:
        frame = rect(0, 0, SIDE_WIDTH, height, "card", 10)
        drawn.append(moved(SIDE_LEFT, top, [told("title", words), frame, *children]))
        top += height + 10
    return [*drawn, moved(SIDE_LEFT, top, _signs(table, HEIGHT - MARGIN - top))]


def _heading(words: str, aside: str = "") -> list[str]:
    drawn = [text(_PADDING, 22, words, "ink bold", 17, "start")]
    return [*drawn, text(SIDE_WIDTH - _PADDING, 22, aside, "muted", 12.5, "end")]


def _display(table: LegendTable) -> list[str]:
    drawn = _heading("Display", table.when)
    for index in range(_TOKENS):
        token = table.tokens[index] if index < len(table.tokens) else 0
        drawn += _token(_PADDING + _TOKEN + index * 50, _HEADING + 34, token)
    drawn += _tiles(table.tiles, 175, _HEADING + 34, _TILE_STEP)
    for index, card in enumerate(table.cards):
        row, column = divmod(index, _IN_A_ROW)
        x = _PADDING + column * (_SMALL + _GAP)
        y = _HEADING + _ROW + row * (_SMALL_HEIGHT + _GAP)
        drawn.append(moved(x, y, _small(card, f"K{index + 1}")))
    return drawn


def _token(x: float, y: float, value: int) -> list[str]:
    """Return an AP token, or for 0 the place of one."""
    if value == 0:
        return [circle(x, y, _TOKEN - 1, "gap")]
    return [
        circle(x, y, _TOKEN, "token"),
        text(x, y + 4, str(value), "on-token", 19),
        text(x, y + 15, "AP", "on-token", 9),
    ]


def _tiles(tiles: Sequence[int | None], x: float, y: float, step: float) -> list[str]:
    drawn: list[str] = []
    for index, tile in enumerate(tiles):
        left = x + index * step
        if tile is None:
            outline = [polygon(hexagon(60), "gap")]
            drawn.append(moved(left, y, outline, _TILE_SCALE))
            continue
        picture = [told("title", brief_tile(tile)), *tile_picture(tile)]
        drawn.append(moved(left, y, picture, _TILE_SCALE))
        drawn.append(text(left, y + 42, TILE_NAMES[tile], "muted bold", 12.5))
    return drawn


def _small(card: ActionCard | None, label: str, style: str = "action") -> list[str]:
    face = Face(_SMALL, _SMALL_HEIGHT, label, style)
    return gap(face) if card is None else action_card(card, face)


def _yours(table: LegendTable) -> list[str]:
    campsite = table.yours
    director = "Director: +5 AP, or 5 points" if table.director else "Director: has helped"
    drawn = [*_heading("Your campsite", director), *_token_and_tiles(campsite)]
    left = SIDE_WIDTH - _PADDING - 3 * _SMALL - 2 * _GAP
    drawn.append(text(left, _HEADING + 6, "kept cards", "muted", 11, "start"))
    for index, kept in enumerate(campsite.kept):
        up = kept is not None and kept[1]
        card = None if kept is None else kept[0]
        label = f"P{index + 1}" if up or kept is None else "used"
        picture = _small(card, label, "action" if up else "face-down")
        drawn.append(moved(left + index * (_SMALL + _GAP), _HEADING + 12, picture))
    top = _HEADING + _SMALL_HEIGHT + 14 + _GAP
    for index, card in enumerate(campsite.cards):
        face = Face(_WIDE, _WIDE_HEIGHT, f"K{index + 1}", "action", in_full=True)
        picture = gap(face) if card is None else action_card(card, face)
        drawn.append(moved(_PADDING + index * (_WIDE + _GAP), top, picture))
    return [*drawn, *_uniques(campsite, top + _WIDE_HEIGHT + 22)]


def _token_and_tiles(campsite: Campsite) -> list[str]:
    token = _token(_PADDING + _TOKEN, _HEADING + 46, campsite.token)
    return [*token, *_tiles(campsite.tiles, 94, _HEADING + 46, _CLOSE_STEP)]


def _uniques(campsite: Campsite, y: float) -> list[str]:
    """Return the unique treasures by name, four to a line."""
    if not campsite.uniques:
        return [text(_PADDING, y, "No unique treasures", "muted", 12.5, "start")]
    drawn: list[str] = []
    for index, name in enumerate(campsite.uniques):
        row, column = divmod(index, 4)
        x = _PADDING + 7 + column * 119
        drawn.append(polygon(gem(x, y - 4 + row * 20, 7), "gem"))
        drawn.append(text(x + 12, y + row * 20, name, "ink", 12, "start"))
    return drawn


def gem(x: float, y: float, size: float) -> list[tuple[float, float]]:
    """Return a cut stone around a point."""
    half, third = size / 2, size / 3
    top = [(x - size, y - third), (x - half, y - size), (x + half, y - size), (x + size, y - third)]
    return [*top, (x, y + size)]


def _mutuls(table: LegendTable) -> list[str]:
    campsite = table.mutuls
    drawn = [*_heading("Mutul's campsite"), *_token_and_tiles(campsite)]
    left = SIDE_WIDTH - _PADDING - 3 * _SMALL - 2 * _GAP
    for index, card in enumerate(campsite.cards):
        picture = _small(card, "")
        drawn.append(moved(left + index * (_SMALL + _GAP), _HEADING + 2, picture))
    y = _HEADING + _SMALL_HEIGHT + 18
    return [*drawn, *_uniques(campsite, y)]


def _signs(table: LegendTable, height: float) -> list[str]:
    """Return the cards that were set aside, and what the outlines on the board mean."""
    drawn = [rect(0, 0, SIDE_WIDTH, height, "card", 10)]
    aside = wrap(f"Set aside by Mutul: {listed([card.title for card in table.aside])}", _LETTERS)
    for index, line in enumerate(aside):
        drawn.append(text(_PADDING, 22 + index * 16, line, "muted", 12.5, "start"))
    for index, (style, outline, words) in enumerate(_OUTLINES):
        y = height - 24 - index * 40
        plate = rect(-22, -18, 44, 36, "plate", 4)
        sample = [plate, polygon(hexagon(18), style), polygon(hexagon(15.5), outline)]
        drawn.append(moved(_PADDING + 22, y, sample))
        drawn.append(text(_PADDING + 54, y + 4.5, words, "muted", 12.5, "start"))
    return drawn
