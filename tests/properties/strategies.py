"""What hypothesis draws: tables, options and games that have come some way.

A game is a seed for the deal, a seed for the choices and a number of actions; all three shrink.
"""

from hypothesis import settings
from hypothesis import strategies as st

import tikal
from tests.playing import seeded, walk
from tests.tables import MIXES, ONLY_EDITION, TABLES, Data

LONGEST = 600


def share(part: float) -> settings:
    """Return settings that try a part of the examples that the profile asks for."""
    return settings(max_examples=max(1, round(settings().max_examples * part)))


def options() -> st.SearchStrategy[Data]:
    """Any overrides of an edition's options (R1.5)."""
    return st.fixed_dictionaries(
        {},
        optional={
            "camp_needs_member": st.booleans(),
            "volcano_may_seal": st.booleans(),
            "ties": st.sampled_from(["shared", "supermeeple"]),
        },
    )


@st.composite
def new_games(draw: st.DrawFn) -> tikal.Game:
    """A game that has just begun, at any table, with names or without."""
    table = draw(st.sampled_from([*TABLES, *MIXES]))
    chosen = {} if table.variant in ONLY_EDITION else draw(options())
    game = table.game(draw(st.integers(0, 2**32)), chosen)
    if draw(st.booleans()):
        game.players = [f"player {seat}" for seat in range(game.seats)]
        game.date = "1999-05-01"
    return game


@st.composite
def games(draw: st.DrawFn, longest: int = LONGEST) -> tikal.Game:
    """A game after some actions, often a finished one."""
    game = draw(new_games())
    return walk(game, seeded(draw(st.integers(0, 2**32))), draw(st.integers(0, longest)))
