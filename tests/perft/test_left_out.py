"""Documents that leave things out: engine and reference fill them in alike."""

from hypothesis import assume, given
from hypothesis import strategies as st

import tikal
from tests import reference
from tests.properties.strategies import games, share
from tests.tables import Data

# What the rest of the document can't do without: tiles for what stands on them, markers and display
# for each other, the deck for the discards.
NEEDED = {"variant", "seats", "display", "up", "tiles", "deck"}


@st.composite
def sparse_documents(draw: st.DrawFn) -> Data:
    """A position's document without some of its keys."""
    game = draw(games().filter(lambda game: game.variant != "legend"))
    whole: Data = game.document()
    kept = draw(st.sets(st.sampled_from(sorted(set(whole) - NEEDED))))
    return {key: whole[key] for key in whole if key in kept | NEEDED}


@share(0.6)
@given(sparse_documents())
def test_defaults_agree(document: Data) -> None:
    """What is left out reads the same for both, and so do the legal actions."""
    try:
        game = tikal.Game.from_document(document)
    except tikal.InvalidDocument:
        assume(False)  # noqa: FBT003 - hypothesis calls it so
    state = reference.from_document(document)
    assert game.document() == reference.document(state)
    assert {str(action) for action in game.legal} == reference.legal(state)
