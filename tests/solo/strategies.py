"""What hypothesis draws: solo games at every difficulty, with the built-in deck or others."""

from hypothesis import strategies as st

import tikal
from tests.playing import seeded, walk
from tests.properties.strategies import options
from tests.solo.turns import DIRECTIONS, SENSES
from tests.tables import EDITIONS, Data

SEEDS = st.integers(0, 2**32)
LONGEST = 250
MEMBERS = ("E", "L", "EE", "LE", "EL", "EEE", "LEE", "ELE")


def cards() -> st.SearchStrategy[Data]:
    """Any card but for its id."""
    return st.fixed_dictionaries(
        {
            "needle": st.sampled_from(DIRECTIONS),
            "sense": st.sampled_from(SENSES),
            "members": st.sampled_from(MEMBERS),
            "guards": st.booleans(),
        }
    )


@st.composite
def decks(draw: st.DrawFn) -> list[Data]:
    """Twelve cards of one's own."""
    drawn = draw(st.lists(cards(), min_size=12, max_size=12))
    return [{"id": f"own {number}", **entry} for number, entry in enumerate(drawn, start=1)]


@st.composite
def new_games(draw: st.DrawFn) -> tikal.Game:
    """A game that has just begun, at any difficulty, in any edition."""
    return tikal.Game.new(
        variant="solo",
        edition=draw(st.sampled_from(EDITIONS)),
        seed=draw(SEEDS),
        options=draw(options()),
        solo={"score": draw(st.integers(125, 225)), "members": draw(st.sampled_from((-1, 0, 1)))},
        solo_deck=draw(st.none() | decks()),
    )


@st.composite
def games(draw: st.DrawFn) -> tikal.Game:
    """A game after some actions, often a finished one."""
    return walk(draw(new_games()), seeded(draw(SEEDS)), draw(st.integers(0, LONGEST)))
