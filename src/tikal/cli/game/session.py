"""A game in the terminal: people type, bots play, every action is printed and saved."""

from typing import Final

import click

from tikal.cli.game.ask import ask
from tikal.cli.game.choices import choice_rows, completions
from tikal.cli.game.commands import COMMANDS, command_named
from tikal.cli.game.result import show_result
from tikal.cli.game.save_file import SaveFile, replay_command, resume_command
from tikal.cli.game.screen import show_board, show_choices, show_turn, tell
from tikal.cli.game.seating import Seating
from tikal.cli.game.typed import typed_action
from tikal.cli.refusals import one_line, reason_of
from tikal.errors import TikalError
from tikal.game import Game
from tikal.notation.actions.action import Action
from tikal.notation.actions.costs import route
from tikal.notation.sentences.events import FINAL_SCORINGS
from tikal.players.failed import PlayerFailed

# A move refused with one of these codes may be a walk over several spaces.
_NOT_ONE_STEP: Final = ("not_neighbours", "no_path")
# After these actions the board is shown again.
_CHANGING: Final = ("place_tile", "end")
# And after these events, in Legend.
_CHANGES: Final = ("action_phase_started", "upkeep", "mutul_passed", *FINAL_SCORINGS)


class Session:
    """One game, from the first prompt to the result."""

    def __init__(self, game: Game, seating: Seating, save_file: SaveFile) -> None:
        """Prepare the game; `run` plays it."""
        self.game = game
        self.seating = seating
        self.save_file = save_file
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
        """Let a bot act; if it fails, a random player takes over its seat."""
        try:
            action = self.seating.bot_action(self.game, seat)
        except PlayerFailed as problem:
            reason = one_line(problem.reason)
            click.echo(f"  {self.seating.label(seat)} {reason}: a random player takes over.")
            self.seating.hand_over(seat)
            return
        self._act(action)

    def _listen(self, seat: int) -> None:
        """Prompt a person once and carry out what they type."""
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
            show_turn(self.game, below_board=self.board_due)
            show_choices(choice_rows(self.game))
        self.board_due = self.list_due = False

    def _ask(self, seat: int) -> str:
        left = f", {self.game.ap} AP" if self.game.phase == "act" else ""
        label = f"{self.seating.label(seat)}{left}"
        return ask(f"{label}> ", self._offer, f"{label}   (? for help)").strip()

    def _offer(self) -> dict[str, str]:
        return {**completions(self.game), **COMMANDS}

    def _type(self, line: str) -> None:
        """Play what was typed: an action, or a walk of several steps."""
        action = typed_action(self.game, line)
        refused = self.game.refusal(action)
        steps: list[Action] = []
        if refused is not None and refused.code in _NOT_ONE_STEP:
            steps = route(self.game.position, action)
        for step in steps or [action]:
            self._act(step)

    def _act(self, action: Action) -> None:
        """Play an action, print its events, and save the game."""
        seat = self.game.seat
        events = self.game.play(action)
        tell(action, events, self.game.setup.rules.variant)
        self.list_due = True
        self.board_due |= self.game.seat != seat or action.kind in _CHANGING
        self.board_due |= any(event.code in _CHANGES for event in events)
        self.autosave()

    def autosave(self) -> None:
        """Save the game; if that fails, say so once and go on."""
        self._changed = True
        try:
            self._save()
        except (TikalError, OSError) as problem:
            if not self._warned:
                click.echo(f"  The game can't be saved: {one_line(reason_of(problem))}")
            self._warned = True

    def _save(self) -> None:
        self.save_file.write(self.game)
        self._changed = False

    def _leave(self) -> None:
        """Print where the game is saved and how to continue or replay it."""
        if self._changed:
            self._save()
        path = self.save_file.path
        if path is None:
            click.echo("Nothing was played, so nothing was saved.")
        elif self.game.over or self.conceded:
            click.echo(f"The game is saved in {path}\nReplay it: {replay_command(path)}")
        else:
            click.echo(f"The game is saved in {path}\nContinue it: {resume_command(path)}")
