"""The line protocol: the lines sent to an external bot, and how its answers are read.

A line is a word, a space and the rest; in lines to the bot the rest is one JSON object. Processes
are handled in `process`. For authors of bots there is docs/reference/line-protocol.md.
"""

import json
from typing import Final, NamedTuple

from tikal.players.player import Budget, Explanation
from tikal.view import View

VERSION: Final = 1

# Lines to the bot.
HELLO: Final = f"tikal {VERSION}"
QUIT: Final = "quit"

# First words of lines from the bot.
READY: Final = "ready"
INFO: Final = "info"
ACTION: Final = "action"

# How many characters of a bot's line an error message quotes.
_SHOWN: Final = 60


class BotLine(NamedTuple):
    """A line from a bot: its first word and the rest."""

    word: str
    rest: str

    def __str__(self) -> str:
        """Return the line for an error message, quoted and cut if too long."""
        line = f"{self.word} {self.rest}".rstrip()
        return repr(line if len(line) <= _SHOWN else f"{line[:_SHOWN]}…")


def new_line(view: View, seed: int, budget: Budget) -> str:
    """Return the line that starts a game."""
    return _line("new", new_object(view, seed, budget))


def new_object(view: View, seed: int, budget: Budget) -> dict[str, object]:
    """Return what a bot learns when a game starts."""
    return {
        "seat": view.seat,
        "seed": seed,
        "seconds": budget.seconds,
        "nodes": budget.nodes,
        "setup": view.record()["setup"],
    }


def choose_line(view: View) -> str:
    """Return the line that asks for an action."""
    return _line("choose", choose_object(view))


def choose_object(view: View) -> dict[str, object]:
    """Return what a bot chooses by: all that the seat may know and do."""
    return {
        "seat": view.seat,
        "legal": [action.text for action in view.legal],
        "document": view.document(),
        "record": view.record(),
    }


def _line(word: str, data: dict[str, object]) -> str:
    return f"{word} {json.dumps(data, separators=(',', ':'))}"


def parse_line(line: bytes) -> BotLine:
    """Split a bot's line; bytes that aren't UTF-8 become escapes."""
    word, _, rest = line.decode("utf-8", errors="backslashreplace").strip().partition(" ")
    return BotLine(word, rest.strip())


def explanation(rest: str) -> Explanation:
    """Return the explanation in an `info` line: JSON (words, plan, numbers) or plain text."""
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
    """Return the entries that are numbers; others are ignored, not refused."""
    return {name: float(each) for name, each in data.items() if isinstance(each, int | float)}
