"""What the terminal shows of a turn: what is going on, the choices, what happened."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import click

from tikal.cli.choices import Choice, Rows
from tikal.cli.in_words import points
from tikal.game import Game
from tikal.notation.action import Action
from tikal.notation.board_facts import tile_words
from tikal.notation.board_status import detail, headline, open_tiles
from tikal.notation.events import Event

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

# More bids than these are told as from this one to that one.
_BIDS_SHOWN: Final = 6
_ACTION_WIDTH: Final = 9


def console() -> "Console":
    """Return where tables are printed: plain in a pipe, with colours on a terminal."""
    from rich.console import Console  # noqa: PLC0415 - most commands do without it

    return Console(highlight=False, markup=False, emoji=False)


def show_turn(game: Game) -> None:
    """Print whose move it is, the points, and the tiles that lie open."""
    parts = [headline(game.position), detail(game.position), f"points {points(game)}"]
    click.secho(" · ".join(part for part in parts if part), bold=True)
    for tile, why in open_tiles(game.position):
        click.echo(f"Tile {tile_words(tile)} ({why})")
    if game.phase == "place":
        click.echo("Space, then number, rotation and paths, as in b2:3 for 3 stones towards b2:")


def show_choices(rows: Rows) -> None:
    """Print the numbered choices, one row for each group."""
    from rich.columns import Columns  # noqa: PLC0415 - as above
    from rich.table import Table  # noqa: PLC0415 - as above

    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for label, choices in rows.items():
        cells = [_cell(choice) for choice in _shortened(choices)]
        table.add_row(label, Columns(cells, padding=(0, 2)))
    console().print(table)


def _shortened(choices: list[Choice]) -> list[Choice]:
    if choices[0].action.kind != "bid" or len(choices) <= _BIDS_SHOWN:
        return choices
    last = choices[-1]
    return [*choices[:2], Choice(last.number, last.action, f"{last.shown} and all between")]


def _cell(choice: Choice) -> "Text":
    from rich.text import Text  # noqa: PLC0415 - as above

    return Text.assemble((str(choice.number), "cyan"), " ", choice.shown)


def tell(action: Action | None, events: Iterable[Event]) -> None:
    """Print an action, if one led to them, and events in words."""
    text = "" if action is None else action.text
    for event in events:
        click.echo(f"  {text:{_ACTION_WIDTH}} {event}")
        text = ""
