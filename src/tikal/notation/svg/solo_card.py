"""The panel of a solo game, beside the seats': the card that lies open, and the deck."""

from typing import Final

from tikal.engine.mutul.automaton import MUTUL
from tikal.notation.board.solo import AutomatonTable, OpenCard
from tikal.notation.svg.compass import dial
from tikal.notation.svg.elements import moved, rect, text, told
from tikal.notation.svg.layout import CARD_HEIGHT
from tikal.notation.svg.pieces import emblem, guard_icon, leader

SOLO_CARD_WIDTH: Final = 330.0
_LEFT: Final = 136.0
_SIGN: Final = 24.0
# A card's name is an owner's to choose: a long one is written smaller.
_NAME_SIZE: Final = 17.0
_NAME_WIDTH: Final = 290.0


def solo_card(table: AutomatonTable) -> list[str]:
    """Return the panel around its upper left corner."""
    words = " ".join([f"{line}." for line in table.lines])
    return [
        told("title", words),
        rect(0, 0, SOLO_CARD_WIDTH, CARD_HEIGHT, "card", 10),
        moved(66, CARD_HEIGHT / 2, dial(table.card, 40)),
        *(_no_card() if table.card is None else _card(table.card)),
        *_deck(table),
    ]


def _no_card() -> list[str]:
    return [text(_LEFT, 30, "No card yet", "ink bold", _NAME_SIZE, "start")]


def _card(card: OpenCard) -> list[str]:
    size = min(_NAME_SIZE, _NAME_WIDTH / len(card.name))
    return [
        text(_LEFT, 30, card.name, "ink bold", size, "start"),
        text(_LEFT, 50, card.compass_words, "muted", 13, "start"),
        *_steps(card),
    ]


def _steps(card: OpenCard) -> list[str]:
    """Return the members the card sends, and a pedestal if it places guards (S10, S12)."""
    seat = int(MUTUL)
    x = _LEFT + 10
    drawn: list[str] = []
    for index in range(card.leaders + card.explorers):
        drawn += leader(seat, x, 71, 9.5) if index < card.leaders else emblem(seat, x, 71, 8.5)
        x += _SIGN
    return [*drawn, *(guard_icon(seat, x + 8, 78) if card.guards else [])]


def _deck(table: AutomatonTable) -> list[str]:
    left = text(_LEFT, 101, f"Left before the shuffle: {table.left}", "muted", 12.5, "start")
    if not table.reconstructed:
        return [left]
    return [left, text(_LEFT, 117, "Deck: a reconstruction", "muted", 12.5, "start")]
