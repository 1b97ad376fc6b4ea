"""Pictures of a position: an SVG that stands on its own, and a board for terminals.

Both show what a spectator may see and nothing hidden. The SVG is built of layers, each a list of
elements from a function of its own; see `tikal.notation.svg.board`.
"""

from collections.abc import Sequence

from tikal.box.terrain import UNEXPLORED
from tikal.engine.state.position import Position
from tikal.geometry.spaces import SPACES
from tikal.notation.board.facts import seat_words, space_words
from tikal.notation.board.status import detail, headline
from tikal.notation.svg.board import board
from tikal.notation.svg.cards import cards
from tikal.notation.svg.elements import layer, num, rect, told
from tikal.notation.svg.header import header
from tikal.notation.svg.layout import WHOLE, WIDE, View, view_of
from tikal.notation.svg.legend_side import legend_side
from tikal.notation.svg.scan import compass as compass_of
from tikal.notation.svg.scan import scan_words
from tikal.notation.svg.stock import stock
from tikal.notation.svg.style import definitions, style_sheet
from tikal.notation.terminal.board import unicode_board
from tikal.notation.variants.registry import notation_of

__all__ = ["svg", "svg_part", "unicode_board"]


def svg(position: Position, *, compass: bool = False) -> str:
    """Return a picture of the position.

    With `compass` it explains Mutul: needle and sense of the card that lies open, and the order in
    which it finds the spaces around the guide (S5, L41). Where no card lies open nothing is added.
    """
    layers = [
        layer("header", header(position)),
        *board(position, _overlays(position, [], compass=compass)),
        layer("seats", cards(position)),
        layer("stock", stock(position)),
    ]
    table = notation_of(position.rules.variant).legend_table(position)
    if table is not None:
        layers.append(layer("table", legend_side(table)))
    view = WHOLE if table is None else WIDE
    return _picture(position, view, layers, scan_words(position) if compass else [])


def svg_part(
    position: Position, spaces: Sequence[int], marks: Sequence[str] = (), *, compass: bool = False
) -> str:
    """Return the part of the board that holds some spaces, with marks of one's own drawn over it.

    This is for pages that explain something: no header, no panels.
    """
    overlays = _overlays(position, list(marks), compass=compass)
    words = scan_words(position) if compass else []
    return _picture(position, view_of(spaces), board(position, overlays), words)


def _overlays(position: Position, marks: list[str], *, compass: bool) -> list[str]:
    drawn = {"compass": compass_of(position) if compass else [], "marks": marks}
    return [layer(name, elements) for name, elements in drawn.items() if elements]


def _picture(position: Position, view: View, layers: list[str], words: list[str]) -> str:
    x, y, width, height = view
    lines = [
        _opening_tag(view),
        told("title", f"Tikal: {headline(position)}"),
        told("desc", " ".join([*_description(position), *words])),
        style_sheet(),
        definitions(),
        rect(x, y, width, height, "page"),
        *layers,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _opening_tag(view: View) -> str:
    x, y, width, height = [num(value) for value in view]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tikal" '
        f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}" role="img" '
        'style="max-width:100%;height:auto">'
    )


def _description(position: Position) -> list[str]:
    """Return the position in words, as sentences."""
    seats = [seat_words(position, seat) for seat in range(position.rules.seats)]
    spaces = [
        f"{space_words(position, space)}."
        for space in range(SPACES)
        if position.site.terrain[space] != UNEXPLORED
    ]
    notation = notation_of(position.rules.variant)
    table = notation.legend_table(position)
    automaton = notation.automaton(position)
    beside = [] if automaton is None else automaton.sentences
    beside += [] if table is None else table.sentences
    going_on = [words for words in (headline(position), detail(position)) if words]
    return [f"{'. '.join(going_on)}.", *seats, *beside, *spaces]
