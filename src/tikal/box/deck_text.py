"""Read deck files: bounded, as UTF-8, as TOML with one table or list in it (S16, L13)."""

import re
import tomllib
from pathlib import Path
from typing import Final

from tikal.box.deck_error import deck_error

LARGEST_FILE: Final = 100_000
# A key such as a.b.c is read part by part, each from the beginning: of 19,000 parts one would take
# seconds. Keys don't go on in the next line, and no line of a deck needs as many dots as this.
MOST_DOTS: Final = 20

# The parser quotes keys, however long they are.
_LONGEST_REASON: Final = 200
# The parser's hint at the line of an error.
_LINE: Final = re.compile(r"at line (\d+)")


def text_of(name: str, rule: str) -> str:
    """Return the text of a deck file."""
    content = _content(name, rule)
    if len(content) > LARGEST_FILE:
        deck_error(rule, name, f"a solo deck has at most {LARGEST_FILE} bytes", "file")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        deck_error(rule, name, "is no UTF-8 text", "file")


def _content(name: str, rule: str) -> bytes:
    """Return the bytes of a file, of one that is too large or never ends no more than enough."""
    try:
        with Path(name).open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as problem:
        deck_error(rule, name, problem.strerror or "can't be read", "file")
    except ValueError:
        # A name that no file can have.
        deck_error(rule, name, "can't be read", "file")


def parsed(text: str, name: str, key: str, shape: str, rule: str) -> object:
    """Return what stands under the one key of a deck's text."""
    for number, words in enumerate(text.split("\n"), start=1):
        if words.count(".") > MOST_DOTS and not words.startswith("#"):
            reason = f"line {number}: more than {MOST_DOTS} dots"
            deck_error(rule, name, reason, "toml", {"line": number})
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        line = _LINE.search(str(problem))
        found: dict[str, object] = {"line": int(line[1]) if line else None}
        deck_error(rule, name, f"is no TOML: {str(problem)[:_LONGEST_REASON]}", "toml", found)
    except (RecursionError, ValueError):
        # Lists in lists in lists, a number of a thousand digits.
        deck_error(rule, name, "can't be read", "toml", {"line": None})
    if set(data) != {key} or not isinstance(data[key], (list, dict)):
        deck_error(rule, name, shape, "shape")
    found_there: object = data[key]
    return found_there
