"""The English sentences for refusals and events, by code.

They are written in `english.json`, one catalogue for the library, the terminal and the browser's
page. Other languages sit beside the interfaces. In a sentence of the catalogue

* `{space}` is a parameter, `{Seat}`, `{seat}` and `{other}` are who sits there;
* `{level_th}` is what the table `level_th` of the catalogue's `words` says for the parameter before
  the last underscore; `{tie_words}` and the like are `phrases` that a sentence may do without;
* `[places|place]` says how the sentence goes on for a seat, and how for the person at the screen;
  a third part is for a player with a name, where that differs from a seat. Here it is always a
  seat; the page has the others;
* `[count=treasure|treasures]` says what follows one, and what any other number.
"""

import re
from typing import Final

from tikal.notation.sentences.params import Params

Sentences = dict[str, str]

# A choice in a sentence: the parameter it depends on, if any, what is said for one or for a seat,
# and what for other numbers or for the person at the screen.
CHOICE: Final = re.compile(r"\[(?:(\w+)=)?([^\[\]|]*)\|([^\[\]|]*)(?:\|[^\[\]]*)?\]")
_READ: Final[dict[str, Sentences]] = {}
_TABLES: Final[dict[str, Sentences]] = {}


def event_sentences() -> Sentences:
    """Return the sentences of the catalogue for events, by code."""
    return _part("events")


def refusal_sentences() -> Sentences:
    """Return the sentences of the catalogue for refusals, by code."""
    return _part("refusals")


def refusal_sentence(code: str, params: Params) -> str:
    """Return why an action is refused, without the rule's number."""
    return _filled(refusal_sentences()[code], _with_words(params))


def event_sentence(code: str, params: Params) -> str:
    """Return what happened as a sentence."""
    return _filled(event_sentences()[code], _with_words(params))


def headline_sentence(code: str, params: Params) -> str:
    """Return who has to do what."""
    return _filled(_part("headlines")[code], _with_words(params))


def to_do_phrase(code: str, params: Params) -> str:
    """Return the same in the middle of a sentence."""
    return _filled(_part("to_do")[code], _with_words(params))


def effect_left_phrase(code: str, params: Params) -> str:
    """Return what is left of the item that is being played in Legend (L28)."""
    return _filled(_part("effect_left")[code], _with_words(params))


def note(code: str) -> str:
    """Return a sentence that interfaces show once."""
    return _part("notes")[code]


def word(table: str, value: str) -> str:
    """Return what one of the catalogue's tables of words has for a value."""
    _part("phrases")
    return _TABLES[table][value]


def members(explorers: int, leaders: int) -> str:
    """Return a group of members in words."""
    phrases = _part("phrases")
    leader = phrases["leader"] if leaders else ""
    if leaders > 1:
        leader = _filled(phrases["leaders"], {"leaders": leaders})
    counted = _filled(phrases["explorers"], {"explorers": explorers}) if explorers else ""
    if leader and counted:
        return _filled(phrases["both"], {"leader": leader, "explorers": counted})
    return leader or counted


def _part(name: str) -> Sentences:
    """Return a part of the catalogue, which is read when the first sentence is asked for."""
    if not _READ:
        import json  # noqa: PLC0415 - whoever only plays needs no sentence
        from importlib import resources  # noqa: PLC0415 - as above

        text = (resources.files("tikal.notation.sentences") / "english.json").read_text("utf-8")
        whole = json.loads(text)
        _TABLES.update(whole.pop("words"))
        _READ.update(whole)
    return _READ[name]


def _filled(sentence: str, params: Params) -> str:
    """Return a sentence of the catalogue with its choices made and its parameters filled in."""
    parts = CHOICE.split(sentence)
    found: str = parts[0]
    for at in range(1, len(parts), 4):
        name, first, other, rest = parts[at : at + 4]
        found += (first if name is None or params[name] == 1 else other) + rest
    return found.format(**params)


def _with_words(params: Params) -> Params:
    """Return the parameters with who sits where and the words that depend on them."""
    phrases = _part("phrases")
    found: Params = {**params, **_from_tables(params)}
    if "seat" in params:
        found["Seat"] = f"Seat {params['seat']}"
        found["seat"] = f"seat {params['seat']}"
    if "other" in params:
        found["other"] = f"seat {params['other']}"
    if "tied" in params:
        found["tie_words"] = "" if params["tied"] == 1 else _filled(phrases["tie"], found)
    if "towards" in params:
        whither = params["towards"]
        found["towards_words"] = "" if whither is None else _filled(phrases["towards"], found)
    explorers, leaders = params.get("explorers"), params.get("leaders")
    if isinstance(explorers, int) and isinstance(leaders, int):
        found["members_words"] = members(explorers, leaders)
    return found


def _from_tables(params: Params) -> Params:
    """Return what the catalogue's tables of words have for the parameters."""
    found: Params = {}
    for field, table in _TABLES.items():
        value = str(params.get(field.rpartition("_")[0]))
        if value in table:
            found[field] = table[value]
    return found
