"""Read solo decks from files (S16).

This module is imported when a deck is read, so that `import tikal` doesn't wait for a TOML parser
that most games never use.
"""

import re
import tomllib
from pathlib import Path
from typing import Final

from tikal.box.solo_deck import Card, refuse

BUILT_IN_FILE: Final = "solo_cards.toml"
LARGEST_FILE: Final = 100_000


# The parser's hint at the line of an error.
_LINE: Final = re.compile(r"at line (\d+)")


def built_in_text() -> str:
    """Return the text of the built-in deck's file, as a template for others."""
    return Path(__file__).with_name(BUILT_IN_FILE).read_text(encoding="utf-8")


def built_in() -> list[Card]:
    """Return the built-in cards."""
    cards: list[Card] = tomllib.loads(built_in_text())["cards"]
    return cards


def cards_in(name: str) -> list[object]:
    """Return the entries of a file's card list, not yet checked."""
    path = Path(name)
    try:
        large = path.stat().st_size > LARGEST_FILE
        text = "" if large else path.read_text(encoding="utf-8")
    except OSError as problem:
        refuse(name, problem.strerror or "can't be read", "file")
    except UnicodeDecodeError:
        refuse(name, "is no UTF-8 text", "file")
    except ValueError:
        # A name that no file can have.
        refuse(name, "can't be read", "file")
    if large:
        refuse(name, f"a solo deck has at most {LARGEST_FILE} bytes", "file")
    return cards_of(text, name)


def cards_of(text: str, name: str) -> list[object]:
    """Return the entries of the card list in a text, not yet checked."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        line = _LINE.search(str(problem))
        refuse(name, f"is no TOML: {problem}", "toml", {"line": int(line[1]) if line else None})
    except (RecursionError, ValueError):
        # Lists in lists in lists, a number of a thousand digits.
        refuse(name, "can't be read", "toml", {"line": None})
    cards = data.get("cards")
    if not isinstance(cards, list) or set(data) != {"cards"}:
        refuse(name, "a solo deck consists of [[cards]] and nothing else", "shape")
    return list(cards)
