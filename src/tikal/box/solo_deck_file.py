"""Solo decks in files (S16).

A module of its own, brought in when a deck is read: `import tikal` need not wait for a parser that
most games never use.
"""

import tomllib
from pathlib import Path
from typing import Final

from tikal.box.solo_deck import Card, refuse

BUILT_IN_FILE: Final = "solo_cards.toml"
_LARGEST_FILE: Final = 100_000


def built_in() -> list[Card]:
    """Return the cards that come with the game."""
    path = Path(__file__).with_name(BUILT_IN_FILE)
    cards: list[Card] = tomllib.loads(path.read_text(encoding="utf-8"))["cards"]
    return cards


def cards_in(name: str) -> list[object]:
    """Return what stands for cards in a file, unchecked."""
    path = Path(name)
    try:
        large = path.stat().st_size > _LARGEST_FILE
        data = {} if large else tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        refuse(name, problem.strerror or "can't be read")
    except UnicodeDecodeError:
        refuse(name, "is no UTF-8 text")
    except tomllib.TOMLDecodeError as problem:
        refuse(name, f"is no TOML: {problem}")
    except (RecursionError, ValueError):
        # Lists in lists in lists, a number of a thousand digits, a name no file can have.
        refuse(name, "can't be read")
    if large:
        refuse(name, f"a solo deck has at most {_LARGEST_FILE} bytes")
    cards = data.get("cards")
    if not isinstance(cards, list) or set(data) != {"cards"}:
        refuse(name, "a solo deck consists of [[cards]] and nothing else")
    return list(cards)
