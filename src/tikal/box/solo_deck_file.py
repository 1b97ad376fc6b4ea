"""Read solo decks from files (S16).

This module is imported when a deck is read, so that `import tikal` doesn't wait for a TOML parser
that most games never use.
"""

import tomllib
from pathlib import Path
from typing import Final

from tikal.box.deck_text import parsed, text_of
from tikal.box.solo_deck import Card, refuse

BUILT_IN_FILE: Final = "solo_cards.toml"
_SHAPE: Final = "a solo deck consists of [[cards]] and nothing else"


def built_in_text() -> str:
    """Return the text of the built-in deck's file, as a template for others."""
    return Path(__file__).with_name(BUILT_IN_FILE).read_text(encoding="utf-8")


def built_in() -> list[Card]:
    """Return the built-in cards."""
    cards: list[Card] = tomllib.loads(built_in_text())["cards"]
    return cards


def cards_in(name: str) -> list[object]:
    """Return the entries of a file's card list, not yet checked."""
    return cards_of(text_of(name, "S16"), name)


def cards_of(text: str, name: str) -> list[object]:
    """Return the entries of the card list in a text, not yet checked."""
    cards = parsed(text, name, "cards", _SHAPE, "S16")
    if not isinstance(cards, list):
        refuse(name, _SHAPE, "shape")
    return list(cards)
