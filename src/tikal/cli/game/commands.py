"""Commands that can be typed besides actions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from tikal.cli.game.ask import ask

if TYPE_CHECKING:
    from tikal.cli.game.session import Session
    from tikal.notation.actions.action import Action

Command = Callable[["Session", str], None]

_YES: Final = ("y", "yes")
_DUEL: Final = 2
_NOTATION: Final = """\
Type the number of a choice, or an action:
  A4@b3+2     tile A4 on b3, turned clockwise by 2 x 60 degrees; b3+2 is enough
  E+a1 L+a1   an explorer or the leader from your supply onto a camp     1 AP
  Ea1-b2      a move over a path; Ea1-c3 walks there the cheapest way    its stones
  Ea1=c3      a shift between camps                                      1 AP
  Ub1         the next floor of a temple                                 2 AP
  Rc4         a treasure of ruins                                        3 AP
  X3-5@2      your only treasure 3 for the only treasure 5 of seat 2     3 AP
  Cb2         a camp                                                     5 AP
  Gb1E Gb1L   an explorer or the leader as guard of a temple             5 AP
  end         end the turn (so does 0); it can't be taken back
  bid3 pass takeB5   in the auction, where a number is a bid and 0 passes
In Legend also:
  takeAP9 takeB5 takeK7   an item of the display; K7 is the card on place 7
  playAP B5@c3+2          your AP token, a tile of yours
  playK2 spendK2 playP1   a card's effect, 3 AP instead of it, a kept card
  Ea1>d4 La1>d4           a member goes wherever paths and camps lead, by a card: no AP
  director                5 AP more, once a game
  end, pass               end the item you are playing; nothing more in this round
Lower case and spaces are fine, Tab completes. Or type a command:"""


def show_help(_session: Session, _rest: str) -> None:
    """Print the help text."""
    commands = [f"  {word:10}  {about}" for word, about in COMMANDS.items()]
    click.echo("\n".join([_NOTATION, *commands]))


def board(session: Session, _rest: str) -> None:
    """Show the board again."""
    session.board_due = True


def show_list(session: Session, _rest: str) -> None:
    """List the choices again."""
    session.list_due = True


def undo(session: Session, _rest: str) -> None:
    """Take back one action."""
    _taken_back(session, [session.game.undo()])


def reset(session: Session, _rest: str) -> None:
    """Take back everything that can be taken back."""
    last = session.game.undo()
    _taken_back(session, [last, *session.game.undo_turn()])


def _taken_back(session: Session, actions: list[Action]) -> None:
    click.echo(f"  Taken back: {' '.join(action.text for action in actions)}")
    session.board_due = True
    session.autosave()


def log(session: Session, _rest: str) -> None:
    """Print the game so far."""
    click.echo("\n".join(session.game.turns()) or "  Nothing has been played yet.")


def save(session: Session, rest: str) -> None:
    """Save the game in the named file from now on."""
    path = session.save_file.write(session.game, Path(rest) if rest else None)
    click.echo(f"  The game is saved in {path}")


def concede(session: Session, _rest: str) -> None:
    """Concede: a single opponent wins; among more, a random player takes the seat."""
    seat = session.game.seat
    if seat is None or ask("Give up? (y/n) ").strip().lower() not in _YES:
        return
    if session.game.seats == _DUEL:
        click.echo(f"  Seat {seat} concedes: {session.seating.label(3 - seat)} wins.")
        session.going_on, session.conceded = False, True
        return
    click.echo(f"  Seat {seat} concedes: a random player takes over.")
    session.seating.hand_over(seat)
    session.autosave()


def leave(session: Session, _rest: str) -> None:
    """Leave the game."""
    session.going_on = False


# Descriptions of the commands, for help and completion.
COMMANDS: Final = {
    "?": "show this page",
    "board": "show the board, supplies, and what everybody would score now",
    "list": "list your choices (so does an empty line)",
    "undo": "take back your last action",
    "reset": "take back everything in this turn that can be taken back",
    "log": "show the game so far, one line for each turn",
    "save": "save FILE: save the game in FILE from now on",
    "concede": "give up",
    "quit": "leave; the game is saved and can be resumed",
}
_DOING: Final[dict[str, Command]] = {
    "?": show_help,
    "help": show_help,
    "board": board,
    "list": show_list,
    "undo": undo,
    "reset": reset,
    "log": log,
    "save": save,
    "concede": concede,
    "quit": leave,
    "exit": leave,
}


def command_named(word: str) -> Command | None:
    """Return the command of that name, or None."""
    return _DOING.get(word.lower())
