"""External bots: the players `exec:COMMAND`, written in any language.

They speak the line protocol. If a bot crashes, hangs, prints nonsense or chooses an illegal action,
PlayerFailed is raised, at the latest when its time is up, and its process is killed.
"""

import os
import shlex
import shutil
import time
import weakref
from typing import Final, final

from tikal.errors import InvalidSetup
from tikal.notation.actions.action import Action, parse
from tikal.players.external.line_protocol import (
    ACTION,
    HELLO,
    INFO,
    QUIT,
    READY,
    choose_line,
    explanation,
    new_line,
    parse_line,
)
from tikal.players.external.process import BotProcess, Trouble
from tikal.players.failed import PlayerFailed
from tikal.players.player import Budget, Explanation, Player
from tikal.view import View

PREFIX: Final = "exec:"
# Seconds for a decision if the budget has no time limit.
DEFAULT_SECONDS: Final = 10.0
# Seconds from a bot's start to its `ready`.
START_SECONDS: Final = 10.0
# Extra seconds for pipes and busy machines, which are not the bot's fault.
GRACE_SECONDS: Final = 1.0


@final
class ExternalPlayer:
    """A bot for one game: started at its first decision, ended by `close`."""

    def __init__(self, name: str, seed: int, budget: Budget) -> None:
        """Check that the command exists; `name` is the whole `exec:COMMAND`."""
        self.name = name
        self.budget: Final = budget
        self._arguments: Final = arguments_of(name)
        self._seed: Final = seed
        self._process: BotProcess | None = None
        self._failure: PlayerFailed | None = None
        self._explanation = Explanation("The bot gave no reason.")

    def choose(self, view: View) -> Action:
        """Return the bot's action, or raise PlayerFailed."""
        if self._failure is not None:
            raise self._failure
        try:
            return self._chosen(view)
        except Trouble as trouble:
            self._failure = PlayerFailed(self.name, str(trouble))
            self.close()
            raise self._failure from None

    def explain(self) -> Explanation:
        """Return the bot's last `info` about its last choice."""
        return self._explanation

    def close(self) -> None:
        """End the process; a bot that hasn't failed is sent `quit` first."""
        if self._process is not None:
            self._process.close(QUIT if self._failure is None else None)

    def _chosen(self, view: View) -> Action:
        process = self._process or self._started(view)
        self._explanation = Explanation("The bot gave no reason.")
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
        weakref.finalize(self, process.close)  # in case nobody calls `close`
        process.send(HELLO)
        self._answer(process, READY, START_SECONDS)
        process.send(new_line(view, self._seed, self.budget))
        return process

    def _answer(self, process: BotProcess, wanted: str, seconds: float) -> str:
        """Return the rest of the next line that starts with `wanted`; keep `info` lines."""
        deadline = time.monotonic() + seconds + GRACE_SECONDS
        while True:
            try:
                words = parse_line(process.line(deadline))
            except TimeoutError:
                raise Trouble(f"said no {wanted!r} within {seconds:g} s") from None
            if words.word == wanted:
                return words.rest
            if words.word == INFO:
                self._explanation = explanation(words.rest)
            elif words.word:
                raise Trouble(f"said {words} instead of {wanted!r}")


def arguments_of(name: str) -> list[str]:
    """Split the command of `exec:COMMAND` into arguments; no shell is involved."""
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
    """Close a player that has a `close` method."""
    close = getattr(player, "close", None)
    if close is not None:
        close()
