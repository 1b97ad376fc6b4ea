"""Read the data files of Legend; imported when a Legend game is made."""

import tomllib
from pathlib import Path
from typing import Final

from tikal.box.deck_text import parsed, text_of

COMPONENTS_FILE: Final = "components.toml"
SOLO_FILE: Final = "solo_cards.toml"


def built_in_text(name: str) -> str:
    """Return the text of a file beside this module."""
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


def components_data() -> dict[str, object]:
    """Return Action cards, tokens and expeditions."""
    return tomllib.loads(built_in_text(COMPONENTS_FILE))


def built_in_solo() -> dict[str, object]:
    """Return the reconstructed Solo cards by their ids (L13)."""
    cards: dict[str, object] = tomllib.loads(built_in_text(SOLO_FILE))["solo"]
    return cards


def solo_in(name: str) -> object:
    """Return what a deck file has under `solo`, not yet checked."""
    return solo_of(text_of(name, "L13"), name)


def solo_of(text: str, name: str) -> object:
    """Return what a deck's text has under `solo`, not yet checked."""
    return parsed(text, name, "solo", "a Solo deck consists of [solo] and nothing else", "L13")
