"""The numbered statements of the rules, for the reference in the app.

They are read from the documentation's pages, which a build puts beside this module: one source for
both. Each is a list item that begins with its number in bold.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

_PAGES: Final = ("index.md", "auction.md", "solo.md", "legend.md")
_CHAPTER: Final = re.compile(r"^#+ (.+)$")
_STATEMENT: Final = re.compile(r"^- \*\*([RASL]\d+(?:\.\d+)?)\*\* (.+)$")
_CONTINUED: Final = re.compile(r"^  (\S.*)$")

Statement = dict[str, str]


def rules_folder() -> Path:
    """Return where the pages are: in the package, or in the checkout it runs from."""
    packaged = Path(__file__).with_name("rules_pages")
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


@cache
def statements() -> list[Statement]:
    """Return all statements in the order of the pages."""
    return [
        statement
        for page in _PAGES
        for statement in statements_in((rules_folder() / page).read_text(encoding="utf-8"))
    ]


def statements_in(text: str) -> list[Statement]:
    """Return the statements of a page, each with its chapter."""
    found: list[Statement] = []
    chapter = ""
    going_on = False
    for line in text.splitlines():
        heading, statement = _CHAPTER.match(line), _STATEMENT.match(line)
        more = _CONTINUED.match(line)
        if heading is not None:
            chapter = heading[1]
        if statement is not None:
            found.append({"number": statement[1], "text": statement[2], "chapter": chapter})
        elif more is not None and going_on:
            found[-1]["text"] += f" {more[1]}"
        going_on = statement is not None or (going_on and more is not None)
    return found
