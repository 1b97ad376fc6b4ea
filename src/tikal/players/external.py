"""Bots in processes of their own: the players `exec:COMMAND`, in any language.

They speak the line protocol. A bot that crashes, hangs, prints nonsense or chooses an illegal
action raises PlayerFailed, at once or when its time is up, and its process is ended.
"""

import os
import shlex
import shutil
import time
import weakref
from typing import Final, final

from tikal.errors import InvalidSetup
from tikal.notation.action import Action, parse
from tikal.players.external_process import BotProcess, Trouble
from tikal.players.failed import PlayerFailed
from tikal.players.line_protocol import (
    ACTION,
    HELLO,
    INFO,
    QUIT,
    READY,
    choose_line,
    explanation,
    new_line,
    said,
)
from tikal.players.player import Budget, Explanation, Player
from tikal.view import View

PREFIX: Final = "exec:"
# How long a decision may take if the budget says nothing about time.
DEFAULT_SECONDS: Final = 10.0
# How long a bot may take from its start to `ready`.
START_SECONDS: Final = 10.0
# What is added to a limit for pipes and busy machines, which are not the bot's fault.
GRACE_SECONDS: Final = 1.0


@final
class ExternalPlayer:
    """A bot that is started for one game when it is first asked, and ended by `close`."""

    def __init__(self, name: str, seed: int, budget: Budget) -> None:
        """Check that the command exists; `name` is all of `exec:COMMAND`."""
        self.name = name
        self.budget: Final = budget
        self._arguments: Final = arguments_of(name)
        self._seed: Final = seed
        self._process: BotProcess | None = None
        self._failure: PlayerFailed | None = None
        self._explanation = Explanation("The bot has said nothing about it.")

    def choose(self, view: View) -> Action:
        """Return what the bot answers, or raise PlayerFailed."""
        if self._failure is not None:
            raise self._failure
        try:
            return self._chosen(view)
        except Trouble as trouble:
            self._failure = PlayerFailed(self.name, str(trouble))
            self.close()
            raise self._failure from None

    def explain(self) -> Explanation:
        """Return the last `info` of the bot for its last choice."""
        return self._explanation

    def close(self) -> None:
        """End the process; a bot that has not failed is told before."""
        if self._process is not None:
            self._process.close(QUIT if self._failure is None else None)

    def _chosen(self, view: View) -> Action:
        process = self._process or self._started(view)
        self._explanation = Explanation("The bot has said nothing about it.")
        process.send(choose_line(view))
        text = self._answer(process, ACTION, self.budget.seconds or DEFAULT_SECONDS)
        if text not in view.legal:
            raise Trouble(f"chose {text[:60]!r}, which is not legal here")
        return parse(text)

    def _started(self, view: View) -> BotProcess:
        try:
            process = BotProcess(self._arguments)
        except OSError as problem:
            raise Trouble(f"can't be started: {problem.strerror or problem}") from None
        self._process = process
        weakref.finalize(self, process.close)  # should nobody call our own `close`
        process.send(HELLO)
        self._answer(process, READY, START_SECONDS)
        process.send(new_line(view, self._seed, self.budget))
        return process

    def _answer(self, process: BotProcess, wanted: str, seconds: float) -> str:
        """Return the rest of the line that begins with the word wanted, keeping infos."""
        deadline = time.monotonic() + seconds + GRACE_SECONDS
        while True:
            try:
                words = said(process.line(deadline))
            except TimeoutError:
                raise Trouble(f"said no {wanted!r} within {seconds:g} s") from None
            if words.word == wanted:
                return words.rest
            if words.word == INFO:
                self._explanation = explanation(words.rest)
            elif words.word:
                raise Trouble(f"said {words} instead of {wanted!r}")


def arguments_of(name: str) -> list[str]:
    """Return the command of `exec:COMMAND` as arguments; no shell ever sees it."""
    command = name.removeprefix(PREFIX)
    posix = os.name == "posix"
    try:
        found = shlex.split(command, posix=posix)
    except ValueError as problem:
        message = f"{name}: {str(problem).lower()}"
        raise InvalidSetup(message) from problem
    arguments = found if posix else [each.strip('"') for each in found]
    if not arguments or shutil.which(arguments[0]) is None:
        message = f"{name}: there is no such program"
        raise InvalidSetup(message)
    return arguments


def close_player(player: Player) -> None:
    """Let go of a player that has more to let go of than memory."""
    close = getattr(player, "close", None)
    if close is not None:
        close()
