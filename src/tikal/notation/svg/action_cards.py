"""Action cards of Legend: a frame, a small drawing, the name, and the effect if there is room."""

from textwrap import wrap
from typing import Final, NamedTuple

from tikal.engine.legend.table import MUTUL, YOU
from tikal.notation.board.legend import ActionCard
from tikal.notation.svg.elements import moved, path, polygon, rect, text, told
from tikal.notation.svg.ornaments import ornament
from tikal.notation.svg.pieces import emblem, guard_icon, leader, tent
from tikal.notation.svg.temples import pyramid
from tikal.notation.svg.terrain import tile_picture

_LETTER: Final = 5.6
_NAME_SIZE: Final = 11.5
_TEXT_SIZE: Final = 10.5
_LINE: Final = 12.5


class Face(NamedTuple):
    """How a card is drawn: size, label, the frame's look, and whether it tells its effect."""

    width: float
    height: float
    label: str
    style: str
    in_full: bool = False


def gap(face: Face) -> list[str]:
    """Return a place without a card."""
    return [
        rect(0, 0, face.width, face.height, "gap", 7),
        text(7, 14, face.label, "muted", 11, "start"),
    ]


def action_card(card: ActionCard, face: Face) -> list[str]:
    """Return a card around its upper left corner."""
    frame = rect(0, 0, face.width, face.height, face.style, 7)
    label = text(7, 14, face.label, "muted bold", 11, "start")
    drawn = [told("title", f"{card.title}: {card.text}"), frame, label]
    if face.in_full:
        return [*drawn, *_wide(card, face)]
    drawn.append(moved(face.width / 2, 34, icon(card), 0.8))
    lines = wrap(card.title, int(face.width / _LETTER) - 3)
    top = face.height - 8 - (len(lines) - 1) * _LINE
    return [*drawn, *_lines(lines, face.width / 2, top, "ink bold", _NAME_SIZE)]


def _wide(card: ActionCard, face: Face) -> list[str]:
    lines = wrap(card.text, int((face.width - 14) / _LETTER) - 1)
    name = _lines(wrap(card.title, 14), 52, 20, "ink bold", 12, "start")
    top = face.height - 8 - (len(lines) - 1) * _LINE
    picture = moved(28, 38, icon(card), 0.72)
    return [picture, *name, *_lines(lines, 7, top, "ink", _TEXT_SIZE, "start")]


def _lines(
    lines: list[str], x: float, y: float, style: str, size: float, anchor: str = "middle"
) -> list[str]:
    return [
        text(x, y + index * _LINE, line, style, size, anchor) for index, line in enumerate(lines)
    ]


def icon(card: ActionCard) -> list[str]:
    """Return a small drawing for what a card does, around its middle."""
    if card.tile >= 0:
        return [moved(0, 0, tile_picture(card.tile), 0.38)]
    kind = card.id.partition("-")[0]
    return _ICONS[kind]


def _arrow(x: float, y: float) -> list[str]:
    line = f"M{x:g} {y:g}h18"
    head = [(x + 26, y), (x + 17, y - 6), (x + 17, y + 6)]
    return [path(line, "sense"), polygon(head, "arrow")]


_YOU: Final = int(YOU)
_HIM: Final = int(MUTUL)
_ICONS: Final[dict[str, list[str]]] = {
    "unique": [
        polygon([(-15, -5), (-8, -14), (8, -14), (15, -5), (0, 15)], "gem"),
        path("M-15 -5H15M-8 -14L0 15L8 -14", "tick"),
    ],
    "excavation": [ornament("mask", -10, 0), ornament("mask", 10, 2)],
    "restoration": [moved(0, 6, pyramid(3), 0.9)],
    "ancient_trail": [*emblem(_YOU, -20, 0, 8), *_arrow(-8, 0), *emblem(_YOU, 28, 0, 3)],
    "forced_march": [
        *emblem(_YOU, -24, 0, 8),
        *emblem(_YOU, -10, 0, 8),
        *_arrow(3, 0),
    ],
    "column": [
        *emblem(_YOU, -28, 0, 7),
        *emblem(_YOU, -17, 0, 7),
        *emblem(_YOU, -6, 0, 7),
        *_arrow(5, 0),
    ],
    "pathfinder": [*leader(_YOU, -18, 0, 10), *_arrow(-4, 0)],
    "field_camp": tent(0, 13, 19, "hue1", "canvas"),
    "swap": [
        ornament("mask", -18, 0),
        *_arrow(-8, -5),
        ornament("mask", 28, 0),
    ],
    "guard": [moved(0, 16, guard_icon(_YOU, 0, 0), 1.6)],
    "recruits": [*emblem(_YOU, -11, 0, 10), *emblem(_YOU, 11, 0, 10)],
    "supplies": [
        rect(-20, -11, 40, 23, "column", 4),
        text(0, 6, "2 AP", "on-stair bold", 14),
    ],
}
