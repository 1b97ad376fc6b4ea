"""Asking for a line: with completion on a terminal, plainly from a pipe."""

import sys
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer


Offer = Callable[[], dict[str, str]]


def on_a_terminal() -> bool:
    """Return whether a person reads and types here, not a program."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def nothing() -> dict[str, str]:
    """Offer no texts to complete."""
    return {}


def ask(question: str, offer: Offer = nothing, toolbar: str = "") -> str:
    """Return what somebody types.

    `offer` gives the texts to complete, each with a word about it. EOFError and KeyboardInterrupt
    mean that there is nobody any more.
    """
    if not on_a_terminal():
        line = input(question)
        print(line)
        return line
    return _prompt().prompt(question, completer=completer(offer()), bottom_toolbar=toolbar or None)


def completer(texts: dict[str, str]) -> "Completer":
    """Return what completes texts from their beginnings, capitals or not."""
    from prompt_toolkit.completion import WordCompleter  # noqa: PLC0415 - slow to import

    return WordCompleter(list(texts), ignore_case=True, sentence=True, meta_dict=texts)


@cache
def _prompt() -> "PromptSession[str]":
    """Return the one prompt of this program, which remembers what was typed."""
    from prompt_toolkit import PromptSession  # noqa: PLC0415 - slow to import

    return PromptSession()
