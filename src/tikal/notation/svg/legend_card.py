"""The panel of Mutul's card in Legend, beside the seats': compass, row, AP token, deck."""

from typing import Final

from tikal.notation.board.legend import LegendTable, SoloCard
from tikal.notation.svg.compass import dial
from tikal.notation.svg.elements import moved, rect, text, told
from tikal.notation.svg.layout import CARD_HEIGHT
from tikal.notation.svg.solo_card import SOLO_CARD_WIDTH

_LEFT: Final = 126.0
# A card's name is an owner's to choose: a long one is written smaller.
_NAME_SIZE: Final = 17.0
_NAME_WIDTH: Final = 300.0
_TEXT_WIDTH: Final = 370.0


def legend_card(table: LegendTable) -> list[str]:
    """Return the panel around its upper left corner."""
    return [
        told("title", f"{table.card_words}. {table.deck_words}."),
        rect(0, 0, SOLO_CARD_WIDTH, CARD_HEIGHT, "card", 10),
        moved(62, CARD_HEIGHT / 2, dial(table.card, 38)),
        *([_line(26, "No card yet", bold=True)] if table.card is None else _card(table.card)),
        *_deck(table),
    ]


def _line(y: float, words: str, size: float = 12, *, bold: bool = False) -> str:
    return text(_LEFT, y, words, "ink bold" if bold else "muted", size, "start")


def _card(card: SoloCard) -> list[str]:
    return [
        _line(26, card.name, min(_NAME_SIZE, _NAME_WIDTH / len(card.name)), bold=True),
        _line(44, card.compass_words),
        _line(61, card.row_words.capitalize()),
        _line(78, f"AP: {card.ap_words}", min(12, _TEXT_WIDTH / len(card.ap_words))),
    ]


def _deck(table: LegendTable) -> list[str]:
    left = _line(99, f"Cards left in this phase: {table.cards_left}")
    if not table.reconstructed:
        return [left]
    return [left, _line(115, "Reconstructed cards and board")]
