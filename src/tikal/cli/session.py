"""A game at the terminal: people type, bots play, everything is told and kept."""

from typing import Final

import click

from tikal.cli.ask import ask
from tikal.cli.choices import listed, offered
from tikal.cli.commands import COMMANDS, command_named
from tikal.cli.keeper import Keeper, replay_command, resume_command
from tikal.cli.players import Seating
from tikal.cli.refused import one_line, reason_of
from tikal.cli.result import show_result
from tikal.cli.screen import show_board, show_choices, show_turn, tell
from tikal.cli.typed import understood
from tikal.errors import TikalError
from tikal.game import Game
from tikal.notation.action import Action
from tikal.notation.costs import route
from tikal.players.failed import PlayerFailed

# A move refused for one of these may still be a walk over several spaces.
_NOT_ONE_STEP: Final = ("not_neighbours", "no_path")
# After these the board looks so different that it is shown again.
_CHANGING: Final = ("place_tile", "end")


class Session:
    """One game from the first question to the last word."""

    def __init__(self, game: Game, seating: Seating, keeper: Keeper) -> None:
        """Sit down; `run` plays."""
        self.game = game
        self.seating = seating
        self.keeper = keeper
        self.going_on = True
        self.conceded = False
        self.board_due = True
        self.list_due = True
        self._changed = False
        self._warned = False

    def run(self) -> None:
        """Play until the game is over or everybody has left."""
        try:
            self._play()
        except (EOFError, KeyboardInterrupt):
            click.echo()
        finally:
            self.seating.close()
        self._leave()

    def _play(self) -> None:
        while self.going_on and self.game.seat is not None:
            if self.seating.is_person(self.game.seat):
                self._listen(self.game.seat)
            else:
                self._let_play(self.game.seat)
        if self.game.over:
            show_board(self.game)
            show_result(self.game, self.seating)

    def _let_play(self, seat: int) -> None:
        """Let a bot act; one that can't go on loses its seat to a random player."""
        try:
            action = self.seating.bot_action(self.game, seat)
        except PlayerFailed as problem:
            reason = one_line(problem.reason)
            click.echo(f"  {self.seating.label(seat)} {reason}: a random player takes it over.")
            self.seating.hand_over(seat)
            return
        self._act(action)

    def _listen(self, seat: int) -> None:
        """Ask a person once, and do what is asked for."""
        self._show()
        line = self._ask(seat)
        word, _, rest = line.partition(" ")
        command = command_named(word)
        try:
            if command is not None:
                command(self, rest.strip())
            elif line:
                self._type(line)
            else:
                self.list_due = True
        except (TikalError, OSError) as problem:
            click.echo(f"  {one_line(reason_of(problem))}")

    def _show(self) -> None:
        if self.board_due:
            show_board(self.game)
        if self.board_due or self.list_due:
            show_turn(self.game)
            show_choices(listed(self.game))
        self.board_due = self.list_due = False

    def _ask(self, seat: int) -> str:
        left = f", {self.game.ap} AP" if self.game.phase == "act" else ""
        label = f"{self.seating.label(seat)}{left}"
        return ask(f"{label}> ", self._offer, f"{label}   (? helps)").strip()

    def _offer(self) -> dict[str, str]:
        return {**offered(self.game), **COMMANDS}

    def _type(self, line: str) -> None:
        """Play what somebody has typed, be it a walk of several steps."""
        action = understood(self.game, line)
        refused = self.game.refusal(action)
        steps: list[Action] = []
        if refused is not None and refused.code in _NOT_ONE_STEP:
            steps = route(self.game.position, action)
        for step in steps or [action]:
            self._act(step)

    def _act(self, action: Action) -> None:
        """Play an action, tell what happens, and keep the game."""
        seat = self.game.seat
        tell(action, self.game.play(action))
        self.list_due = True
        self.board_due |= self.game.seat != seat or action.kind in _CHANGING
        self.keep()

    def keep(self) -> None:
        """Save what has changed; if that fails say so once, and let people play on."""
        self._changed = True
        try:
            self._save()
        except (TikalError, OSError) as problem:
            if not self._warned:
                click.echo(f"  The game can't be kept: {one_line(reason_of(problem))}")
            self._warned = True

    def _save(self) -> None:
        self.keeper.keep(self.game)
        self._changed = False

    def _leave(self) -> None:
        """Say where the game is, so that nothing is lost."""
        if self._changed:
            self._save()
        path = self.keeper.path
        if path is None:
            click.echo("Nothing was played, nothing is kept.")
        elif self.game.over or self.conceded:
            click.echo(f"The game is kept in {path}\nSee it again: {replay_command(path)}")
        else:
            click.echo(f"The game is kept in {path}\nGo on with it: {resume_command(path)}")
