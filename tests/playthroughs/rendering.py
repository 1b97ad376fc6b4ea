"""A playthrough: a game as text, with what everybody sees after each action.

The beginning and the end are told in full; of what lies between only a digest, which pins it all
the same.
"""

from collections.abc import Iterator
from pathlib import Path

import tikal
from tests.games.digests import digest
from tests.playing import purposeful, seeded
from tests.tables import SEATS, Table

FOLDER = Path(__file__).parent
SEED = 1999
# How many actions are told at the beginning and at the end.
TOLD = 40
_HEAD = """\
A seeded game of {table}, played with a purpose.
After each action: what happened, who is to do what, how many actions are legal and the digest of
their texts in order, the digest of each onlooker's document. Made by
`python -m tools.playthroughs`; a difference means that the game is played or told differently.
"""


def table_of(variant: str) -> Table:
    """Return where a variant's playthrough is played: with as few seats as it takes."""
    return Table(variant, SEATS[variant][0], "supermeeple")


def path_of(variant: str) -> Path:
    """Return where a variant's playthrough is."""
    return FOLDER / f"{variant}.txt"


def playthrough(variant: str) -> str:
    """Return the text of a variant's playthrough."""
    table = table_of(variant)
    told = list(steps(table.game(SEED)))
    between = told[TOLD:-TOLD]
    gap = f"… {len(between)} actions, digest {digest(between)}\n"
    parts = [_HEAD.format(table=table.name), *told[:TOLD], gap, *told[-TOLD:]]
    return "\n".join(parts)


def steps(game: tikal.Game) -> Iterator[str]:
    """Tell the beginning, then each action with what came of it."""
    rng = seeded(SEED)
    yield step("set-up", game, tuple(game.events))
    while not game.over:
        action = purposeful(game, rng)
        happened = game.play(action)
        yield step(f"{len(game.actions)}. {action}", game, happened)


def step(title: str, game: tikal.Game, happened: tuple[tikal.Event, ...]) -> str:
    """Tell one action."""
    lines = [f"== {title}", *(f"   {event}" for event in happened)]
    lines += [f"   {state(game)}", f"   views: {' '.join(views(game))}"]
    return "\n".join(lines) + "\n"


def state(game: tikal.Game) -> str:
    """Tell who is to do what."""
    if game.over:
        return f"over, scores {game.scores}, winners {game.winners}"
    legal = [str(action) for action in game.legal]
    return (
        f"seat {game.seat} to {game.phase}, {game.ap} AP, scores {game.scores}, "
        f"{len(legal)} legal: {digest(legal)}"
    )


def views(game: tikal.Game) -> Iterator[str]:
    """Give the digest of each seat's view, then the spectator's."""
    for seat in [*range(1, game.seats + 1), None]:
        yield f"{seat or 'spectator'}={digest(game.view(seat).document())}"
