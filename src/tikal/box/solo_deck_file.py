"""Solo decks in files (S16).

A module of its own, brought in when a deck is read: `import tikal` need not wait for a parser that
most games never use.
"""

import re
import tomllib
from pathlib import Path
from typing import Final

from tikal.box.solo_deck import Card, refuse

BUILT_IN_FILE: Final = "solo_cards.toml"
LARGEST_FILE: Final = 100_000


# Where a parser says that it stopped.
_LINE: Final = re.compile(r"at line (\d+)")


def built_in_text() -> str:
    """Return the file of the cards that come with the game, to write others after."""
    return Path(__file__).with_name(BUILT_IN_FILE).read_text(encoding="utf-8")


def built_in() -> list[Card]:
    """Return the cards that come with the game."""
    cards: list[Card] = tomllib.loads(built_in_text())["cards"]
    return cards


def cards_in(name: str) -> list[object]:
    """Return what stands for cards in a file, unchecked."""
    path = Path(name)
    try:
        large = path.stat().st_size > LARGEST_FILE
        text = "" if large else path.read_text(encoding="utf-8")
    except OSError as problem:
        refuse(name, problem.strerror or "can't be read", "file")
    except UnicodeDecodeError:
        refuse(name, "is no UTF-8 text", "file")
    except ValueError:
        # A name no file can have.
        refuse(name, "can't be read", "file")
    if large:
        refuse(name, f"a solo deck has at most {LARGEST_FILE} bytes", "file")
    return cards_of(text, name)


def cards_of(text: str, name: str) -> list[object]:
    """Return what stands for cards in a file's text, unchecked."""
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
