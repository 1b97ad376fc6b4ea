"""What players count on their fingers: supplies, what is still to come, what would score now."""

from collections.abc import Callable
from typing import Final

import click

from tikal.box.pieces import FLOOR_STOCK
from tikal.cli.players import Seating
from tikal.cli.screen import console
from tikal.engine.position import CAMPS_LEFT, GUARDS_LEFT, SCORE, SUPPLY, Position
from tikal.game import Game
from tikal.notation.board_facts import leader_place, own, tiles_left, treasures_left, worth_now
from tikal.notation.document import hand

_LINES: Final[dict[str, Callable[[Position, int], object]]] = {
    "points": lambda position, seat: own(position, seat, SCORE),
    "would score now": worth_now,
    "explorers left": lambda position, seat: own(position, seat, SUPPLY),
    "leader": leader_place,
    "camps left": lambda position, seat: own(position, seat, CAMPS_LEFT),
    "guards left": lambda position, seat: own(position, seat, GUARDS_LEFT),
    "treasures": lambda position, seat: " ".join(str(kind) for kind in hand(position, seat)),
}


def show_info(game: Game, seating: Seating) -> None:
    """Print a column for each seat, and what is left of floors, tiles and treasures."""
    from rich.table import Table  # noqa: PLC0415 - slow to import

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column()
    for seat in range(game.seats):
        table.add_column(seating.label(seat + 1))
    for name, fact in _LINES.items():
        table.add_row(name, *[str(fact(game.position, seat)) for seat in range(game.seats)])
    console().print(table)
    _show_stock(game.position)


def _show_stock(position: Position) -> None:
    floors = [f"{level}: {position.floors[level]}" for level in range(2, len(FLOOR_STOCK))]
    tiles = [f"{letter} {count}" for letter, count in tiles_left(position) if count]
    click.echo(f"Floors left by level: {', '.join(floors)}")
    click.echo(f"Tiles to come: {', '.join(tiles) or 'none'}. ", nl=False)
    click.echo(f"Treasures to come: {treasures_left(position)}.")
