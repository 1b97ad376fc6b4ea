"""Random games of the slow rules end, lose nothing, and can be taken up from any document."""

import random

import pytest

from .game import LegendReference, perft
from .self_play import check_round_trip, play_game, whimsical

GAMES = 6


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games(seed: int) -> None:
    """L1 to L66: what must hold in every position does, with any mix of options."""
    course = play_game(seed)
    assert len(course.actions) > 6 * 13


@pytest.mark.parametrize("seed", range(2))
def test_documents(seed: int) -> None:
    """interface.md: a game goes on equally from its document."""
    seen: set[str] = set()

    def choose(game: LegendReference, rng: random.Random) -> str:
        text = whimsical(game, rng)
        if game.phase not in ("draft", "act") or rng.random() < 0.1:
            check_round_trip(game, text)
            seen.add(game.phase)
        return text

    play_game(100 + seed, {"swap": True}, choose)
    assert {"draft", "item", "act", "card"} <= seen


def test_perft() -> None:
    """A sequence is counted by its length."""
    course = play_game(1)
    game = LegendReference.new(course.setup, course.deal)
    assert (perft(game, 0), perft(game, 1)) == (1, len(game.legal()))
    assert perft(course.game, 1) == 0
