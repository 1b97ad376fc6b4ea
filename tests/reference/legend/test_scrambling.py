"""From scrambled positions the slow rules go on, and nothing is lost."""

import random

import pytest

from .game import LegendReference
from .scrambling import scrambled
from .self_play import check_members, check_round_trip, whimsical


@pytest.mark.parametrize("seed", range(6))
def test_scrambled(seed: int) -> None:
    """L32 to L65: some turns of Mutul's from a position full of ties and shortages."""
    rng = random.Random(seed)  # noqa: S311 - games, not cryptography
    document = scrambled(seed)
    game = LegendReference.from_document(document)
    assert {**game.document(), "more": None} == {**document, "more": None}
    for _ in range(30):
        if game.phase == "over":
            return
        text = whimsical(game, rng)
        check_round_trip(game, text)
        game.play(text)
        check_members(game.position)
