"""Asking for a line: with completion on a terminal, plainly from a pipe."""

import sys
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


def ask(question: str, offered: Mapping[str, str], toolbar: str = "") -> str:
    """Return what somebody types.

    `offered` are texts to complete, each with a word about it. EOFError and KeyboardInterrupt mean
    that there is nobody any more.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        line = input(question)
        print(line)
        return line
    from prompt_toolkit.completion import WordCompleter  # noqa: PLC0415 - slow to import

    completer = WordCompleter(
        list(offered), ignore_case=True, sentence=True, meta_dict=dict(offered)
    )
    return _prompt().prompt(question, completer=completer, bottom_toolbar=toolbar or None)


@cache
def _prompt() -> "PromptSession[str]":
    """Return the one prompt of this program, which remembers what was typed."""
    from prompt_toolkit import PromptSession  # noqa: PLC0415 - slow to import

    return PromptSession()
