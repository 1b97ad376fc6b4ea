"""Pictures of a position: an SVG that stands on its own, and a board for terminals.

Both show what a spectator may see and nothing hidden. The SVG is built of layers, each a list of
elements from a function of its own; see `tikal.notation.svg_board`.
"""

from tikal.box.terrain import UNEXPLORED
from tikal.engine.position import Position
from tikal.geometry.spaces import SPACES
from tikal.notation.board_facts import seat_words, space_words
from tikal.notation.board_status import detail, headline
from tikal.notation.svg_board import board
from tikal.notation.svg_cards import cards
from tikal.notation.svg_elements import layer, num, rect
from tikal.notation.svg_header import header
from tikal.notation.svg_layout import HEIGHT, WIDTH
from tikal.notation.svg_stock import stock
from tikal.notation.svg_style import definitions, style_sheet
from tikal.notation.unicode_board import unicode_board

__all__ = ["svg", "unicode_board"]


def svg(position: Position) -> str:
    """Return a picture of the position."""
    lines = [
        _opening_tag(),
        f"<title>Tikal: {headline(position)}</title>",
        f"<desc>{_description(position)}</desc>",
        style_sheet(),
        definitions(),
        rect(0, 0, WIDTH, HEIGHT, "page"),
        layer("header", header(position)),
        *board(position),
        layer("seats", cards(position)),
        layer("stock", stock(position)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _opening_tag() -> str:
    size = f"{num(WIDTH)} {num(HEIGHT)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tikal" viewBox="0 0 {size}" '
        f'width="{num(WIDTH)}" height="{num(HEIGHT)}" role="img" '
        'style="max-width:100%;height:auto">'
    )


def _description(position: Position) -> str:
    """Return the position in words."""
    seats = [seat_words(position, seat) for seat in range(position.rules.seats)]
    spaces = [
        f"{space_words(position, space)}."
        for space in range(SPACES)
        if position.site.terrain[space] != UNEXPLORED
    ]
    going_on = [words for words in (headline(position), detail(position)) if words]
    return " ".join([". ".join(going_on) + ".", *seats, *spaces])
