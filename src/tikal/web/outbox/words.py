"""The words of notices, in the language of whoever gets them: they are in `words.json`."""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from tikal.web.outbox.occasions import users_at
from tikal.web.play.seating import seats_from

_WORDS: Final = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
_GAME: Final = "Tikal"
TEST: Final = "test"
# What some receivers take for commands in texts, such as <!channel>.
_HARMLESS: Final = str.maketrans("<>\n\r", "\u2039\u203a  ")


class Telling(NamedTuple):
    """What a notice says."""

    what: str
    name: str
    title: str
    text: str
    link: str
    footer: str
    # The page where notices are switched off.
    choices: str


def telling(choices: dict[str, Any], what: str, table: dict[str, Any] | None) -> Telling:
    """Return what a notice says about a table, or to try a channel out."""
    words, site = _WORDS[choices["language"]], choices["site"]
    page = f"{site}/notices"
    if table is None:
        return Telling(TEST, _GAME, words[TEST], words[TEST], page, words["footer"], page)
    link = f"{site}/table/{table['id']}"
    name = _name_of(table, choices["user_id"])
    text = f"{words[what]} ({name})"
    return Telling(what, name, words[what], text, link, words["footer"], page)


def _name_of(table: dict[str, Any], user: str) -> str:
    """Return what a table is called: its name, or those of the others."""
    seats, owner = seats_from(table["sitting"] or table["seats"]), table["owner"]
    others = (seat for seat in seats if seat.had_person and user not in users_at([seat], owner))
    names = ", ".join(seat.name for seat in others if seat.name)
    return (table["name"] or names or _GAME).translate(_HARMLESS)
