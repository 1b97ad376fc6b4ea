"""Read deck files: bounded, as UTF-8, as TOML with one table or list in it (S16, L13)."""

import re
import tomllib
from pathlib import Path
from typing import Final

from tikal.box.deck_error import deck_error

LARGEST_FILE: Final = 100_000

# The parser's hint at the line of an error.
_LINE: Final = re.compile(r"at line (\d+)")


def text_of(name: str, rule: str) -> str:
    """Return the text of a deck file."""
    path = Path(name)
    try:
        large = path.stat().st_size > LARGEST_FILE
        text = "" if large else path.read_text(encoding="utf-8")
    except OSError as problem:
        deck_error(rule, name, problem.strerror or "can't be read", "file")
    except UnicodeDecodeError:
        deck_error(rule, name, "is no UTF-8 text", "file")
    except ValueError:
        # A name that no file can have.
        deck_error(rule, name, "can't be read", "file")
    if large:
        deck_error(rule, name, f"a solo deck has at most {LARGEST_FILE} bytes", "file")
    return text


def parsed(text: str, name: str, key: str, shape: str, rule: str) -> object:
    """Return what stands under the one key of a deck's text."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        line = _LINE.search(str(problem))
        found: dict[str, object] = {"line": int(line[1]) if line else None}
        deck_error(rule, name, f"is no TOML: {problem}", "toml", found)
    except (RecursionError, ValueError):
        # Lists in lists in lists, a number of a thousand digits.
        deck_error(rule, name, "can't be read", "toml", {"line": None})
    if set(data) != {key} or not isinstance(data[key], (list, dict)):
        deck_error(rule, name, shape, "shape")
    found_there: object = data[key]
    return found_there
