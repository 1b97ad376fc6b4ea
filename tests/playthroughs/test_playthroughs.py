"""Playthroughs: games as text, to be read by people and compared by machines."""

import pytest

from tests.playthroughs.rendering import path_of, playthrough
from tests.tables import SEATS


@pytest.mark.parametrize("variant", SEATS)
def test_playthrough_is_as_recorded(variant: str) -> None:
    """Played again, the game gives the same text: actions, events, legal actions and views."""
    assert playthrough(variant) == path_of(variant).read_text("utf-8")
