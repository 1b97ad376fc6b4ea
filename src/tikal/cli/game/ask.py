"""Read a line: with completion on a terminal, plainly from a pipe."""

import sys
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer


Offer = Callable[[], dict[str, str]]


def on_a_terminal() -> bool:
    """Return whether a person is at the terminal, not a pipe."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def nothing() -> dict[str, str]:
    """Offer no completions."""
    return {}


def ask(question: str, offer: Offer = nothing, toolbar: str = "") -> str:
    """Return the line that the user types.

    `offer` returns the completions, each with a short description. Raises EOFError or
    KeyboardInterrupt when the user has left.
    """
    if not on_a_terminal():
        line = input(question)
        print(line)
        return line
    return _prompt().prompt(question, completer=completer(offer()), bottom_toolbar=toolbar or None)


def completer(texts: dict[str, str]) -> "Completer":
    """Return a completer for these texts that ignores case."""
    from prompt_toolkit.completion import WordCompleter  # noqa: PLC0415 - slow to import

    return WordCompleter(list(texts), ignore_case=True, sentence=True, meta_dict=texts)


@cache
def _prompt() -> "PromptSession[str]":
    """Return the program's prompt, which keeps a history."""
    from prompt_toolkit import PromptSession  # noqa: PLC0415 - slow to import

    return PromptSession()
