"""The line protocol: what a bot in another process is told, and how its answers are understood.

A line is a word, and after a space what belongs to it; towards the bot that is one JSON object.
Nothing here starts or reads a process: see `external_process`. docs/reference/line-protocol.md is
the description for authors of bots.
"""

import json
from typing import Final, NamedTuple

from tikal.players.player import Budget, Explanation
from tikal.view import View

VERSION: Final = 1

# What we say.
HELLO: Final = f"tikal {VERSION}"
QUIT: Final = "quit"

# What a bot may say.
READY: Final = "ready"
INFO: Final = "info"
ACTION: Final = "action"

# So much of what a bot has said is repeated in a message.
_SHOWN: Final = 60


class Said(NamedTuple):
    """One line of a bot: its first word and the rest."""

    word: str
    rest: str

    def __str__(self) -> str:
        """Return the line for a message, short and in quotes."""
        line = f"{self.word} {self.rest}".rstrip()
        return repr(line if len(line) <= _SHOWN else f"{line[:_SHOWN]}…")


def new_line(view: View, seed: int, budget: Budget) -> str:
    """Return the line that begins a game."""
    return _line(
        "new",
        {
            "seat": view.seat,
            "seed": seed,
            "seconds": budget.seconds,
            "nodes": budget.nodes,
            "setup": view.record()["setup"],
        },
    )


def choose_line(view: View) -> str:
    """Return the line that asks for an action: everything the seat may know, and may do."""
    return _line(
        "choose",
        {
            "seat": view.seat,
            "legal": [action.text for action in view.legal],
            "document": view.document(),
            "record": view.record(),
        },
    )


def _line(word: str, data: dict[str, object]) -> str:
    return f"{word} {json.dumps(data, separators=(',', ':'))}"


def said(line: bytes) -> Said:
    """Return a bot's line taken apart; bytes that are no text are shown as such."""
    word, _, rest = line.decode("utf-8", errors="backslashreplace").strip().partition(" ")
    return Said(word, rest.strip())


def explanation(rest: str) -> Explanation:
    """Return what an `info` line explains: an object with words, plan and numbers, or a text."""
    try:
        data = json.loads(rest)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        return Explanation(rest)
    plan = data.get("plan")
    numbers = data.get("numbers")
    return Explanation(
        str(data.get("words", "")),
        tuple(str(text) for text in plan) if isinstance(plan, list) else (),
        _numbers(numbers) if isinstance(numbers, dict) else {},
    )


def _numbers(data: dict[str, object]) -> dict[str, float]:
    """Return the entries that are numbers; a bot's slip here is not worth a game."""
    return {name: float(each) for name, each in data.items() if isinstance(each, int | float)}
