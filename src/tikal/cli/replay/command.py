"""`tikal replay`: step through a recorded game, print it, or write pictures."""

from pathlib import Path

import click

import tikal
from tikal.cli.game.ask import on_a_terminal
from tikal.cli.game.sentences import game_in_words
from tikal.cli.refusals import Refused, one_line
from tikal.game import Game


@click.command()
@click.argument("file")
@click.option("--text", is_flag=True, help="Print the compact text, one line for each turn.")
@click.option("--svg", metavar="DIR", help="Write pictures to DIR, one for each action.")
@click.option(
    "--every",
    type=click.Choice(["action", "turn"]),
    default="action",
    help="A picture for each action (default) or only at the end of each turn.",
)
def replay(file: str, svg: str | None, every: str, *, text: bool) -> None:
    """Replay the game in FILE.

    On a terminal you step through it with keys; otherwise its turns are printed.
    """
    game = tikal.load(file)
    if svg is not None:
        click.echo(f"{write_pictures(game, Path(svg), every)} pictures in {svg}")
    elif text:
        print_turns(game)
    elif on_a_terminal():
        from tikal.cli.replay.stepping import Stepper, step_through  # noqa: PLC0415 - slow to import

        step_through(Stepper(game))
    else:
        click.echo(one_line(f"{file}: {game_in_words(game)}"))
        print_turns(game)


def print_turns(game: Game) -> None:
    """Print the compact text of a game."""
    for line in game.turns():
        click.echo(line)


def write_pictures(game: Game, folder: Path, every: str) -> int:
    """Write numbered pictures, overwriting none, and return how many."""
    from tikal.cli.replay.frames import frames  # noqa: PLC0415 - only for pictures

    last = len(game.actions)
    wanted = [
        frame
        for frame in frames(game)
        if every == "action" or frame.ends_turn or frame.number in (0, last)
    ]
    names = [folder / f"{frame.number:04}.svg" for frame in wanted]
    for name in names:
        if name.exists():
            raise Refused(f"{name}: already exists and will not be overwritten")
    folder.mkdir(parents=True, exist_ok=True)
    for frame, name in zip(wanted, names, strict=True):
        name.write_text(frame.game.svg(), encoding="utf-8")
    return len(names)
