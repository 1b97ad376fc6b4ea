"""What the terminal shows during a turn: the state, the choices, the events."""

import sys
from collections.abc import Iterable
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING, Final

import click

from tikal.cli.game.choices import Choice, Rows
from tikal.cli.game.sentences import points
from tikal.engine.variants.variant import Variant
from tikal.game import Game
from tikal.notation.actions.action import Action
from tikal.notation.board.facts import tile_words
from tikal.notation.board.status import detail, headline, open_tiles
from tikal.notation.sentences.events import FINAL_SCORINGS, Event
from tikal.notation.terminal.table import beside
from tikal.notation.variants.registry import notation_of

if TYPE_CHECKING:
    from rich.console import Console

# More bids than these are shown as a range.
_BIDS_SHOWN: Final = 6
_ACTION_WIDTH: Final = 9
_GAP: Final = "  "
_WIDTH: Final = 100
_NARROW: Final = 40
# The phases of Legend in which its table says what there is to choose.
_PICKING: Final = ("draft", "item")
# It says already that the tile is placed, unless you have to turn it first.
_CHOSE_SPACE: Final = "mutul_chose_space"
# Events after which come the steps of a card, and those that are none of its steps.
_TURNED_UP: Final = ("solo_card_turned", "mutul_scoring")
_NO_STEP: Final = (
    *_TURNED_UP,
    "mutul_passed",
    "legend_round_started",
    "action_phase_started",
    "scoring_turn_started",
    *FINAL_SCORINGS,
    "upkeep",
)


def console() -> "Console":
    """Return the console for tables: in colour on a terminal, plain in a pipe."""
    from rich.console import Console  # noqa: PLC0415 - most commands do without it

    return Console(highlight=False, markup=False, emoji=False)


def show_board(game: Game) -> None:
    """Print the board, with a hint if the window is too narrow for it."""
    board = str(game)
    width = max(len(line) for line in board.splitlines())
    click.echo(f"\n{board}\n")
    if sys.stdout.isatty() and get_terminal_size().columns < width:
        click.echo(f"(The board needs a window of {width} columns.)")


def show_turn(game: Game, *, below_board: bool = False) -> None:
    """Print who is to move, the points, and the face-up tiles; `below_board` has Legend's table."""
    if not below_board and game.phase in _PICKING:
        click.echo("\n".join(beside(game.position)))
    parts = [headline(game.position), detail(game.position), f"points {points(game)}"]
    line = " · ".join(part for part in parts if part)
    click.secho("\n".join(wrap(line, max(_NARROW, _columns_wide()))), bold=True)
    for tile, why in open_tiles(game.position):
        click.echo(f"Tile {tile_words(tile)} ({why})")
    if game.phase == "place":
        click.echo("For each space: number, rotation, and paths (b2:3 means 3 stones towards b2):")


def show_choices(rows: Rows) -> None:
    """Print the numbered choices, one group after the other."""
    indent = max(len(label) for label in rows) + len(_GAP)
    for label, choices in rows.items():
        lines = _columns(_shortened(choices), get_terminal_size().columns - indent)
        click.echo(click.style(label.ljust(indent), bold=True) + f"\n{' ' * indent}".join(lines))


def _columns(choices: list[Choice], width: int) -> list[str]:
    """Return choices side by side, as many to a line as fit."""
    size = max(len(f"{choice.number} {choice.shown}") for choice in choices)
    across = max(1, (width + len(_GAP)) // (size + len(_GAP)))
    cells = [_cell(choice, size) for choice in choices]
    lines = [cells[first : first + across] for first in range(0, len(cells), across)]
    return [_GAP.join(line).rstrip() for line in lines]


def _cell(choice: Choice, size: int) -> str:
    number = str(choice.number)
    return f"{click.style(number, fg='cyan')} {choice.shown.ljust(size - len(number) - 1)}"


def _shortened(choices: list[Choice]) -> list[Choice]:
    if choices[0].action.kind != "bid" or len(choices) <= _BIDS_SHOWN:
        return choices
    first, last = choices[0], choices[-1]
    return [Choice(first.number, first.action, f"{first.shown} to {last.number} {last.shown}")]


def tell(action: Action | None, events: Iterable[Event], variant: Variant) -> None:
    """Print events in words, with the action that caused them, if any.

    What follows from a card that Mutul turns up in Legend stands further to the right.
    """
    text = "" if action is None else action.text
    steps = before = ""
    for event in events:
        if event.code == "tile_placed" and before == _CHOSE_SPACE:
            continue
        before = event.code
        steps = "" if event.code in _NO_STEP else steps
        head = f"  {text:{_ACTION_WIDTH}} {steps}"
        lines = wrap(sentence(event, variant), max(_NARROW, _columns_wide() - len(head)))
        click.echo(head + f"\n{' ' * len(head)}".join(lines))
        steps = _GAP if event.code in _TURNED_UP else steps
        text = ""


def sentence(event: Event, variant: Variant) -> str:
    """Return an event in words, with an automaton's name instead of its seat."""
    words = str(event)
    for seat in range(variant.most_seats):
        name = notation_of(variant).automaton_name(seat)
        if name:
            words = words.replace(f"Seat {seat + 1} ", f"{name} ")
            words = words.replace(f"seat {seat + 1}", name)
    return words


def _columns_wide() -> int:
    return get_terminal_size((_WIDTH, 24)).columns
