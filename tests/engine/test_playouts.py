"""The engine by itself: no journal, no texts, packed moves."""

import pytest

import tikal
from tests.playing import seeded, walk
from tikal.engine import play as engine
from tikal.engine.phases import PHASE_OVER
from tikal.engine.playouts import next_random, perft, playout

VARIANTS = ("classic", "auction", "solo")


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_journal_changes_nothing(variant: str) -> None:
    """A game replayed without anybody taking notes comes to the same position."""
    game = walk(tikal.Game.new(variant=variant, seed=3), seeded(3), 5_000)
    assert game.over
    position = tikal.Game.new(variant=variant, seed=3).position.copy()
    for action in game.actions:
        engine.play(position, action.move)
    assert position.journal is None
    assert position == game.position


@pytest.mark.parametrize("variant", VARIANTS)
def test_playouts_end(variant: str) -> None:
    """A playout plays to the end of the game, the same one for the same seed."""
    start = tikal.Game.new(variant=variant, seed=3).position
    games = [start.copy() for _ in range(3)]
    steps = [playout(game, seed) for game, seed in zip(games, (1, 1, 2), strict=True)]
    assert [game.phase for game in games] == [PHASE_OVER] * 3
    assert steps[0] == steps[1] > 100
    assert games[0] == games[1]
    assert games[0] != games[2]
    assert start.phase != PHASE_OVER


def test_random_numbers() -> None:
    """The generator stays within 32 bits, never sticks at 0 and does not repeat soon."""
    state = 1
    seen = set()
    for _ in range(10_000):
        state = next_random(state)
        seen.add(state)
    assert len(seen) == 10_000
    assert 0 < min(seen) < max(seen) < 1 << 32


def test_perft_counts_sequences() -> None:
    """Perft is the number of ways to play so many actions, the start left untouched."""
    game = tikal.Game.new(seed=5)
    start = game.position
    assert [perft(start, depth) for depth in (0, 1)] == [1, len(game.legal)]
    after = []
    for action in game.legal:
        other = game.copy()
        other.play(action)
        after.append(len(other.legal))
    assert perft(start, 2) == sum(after)
    assert start == tikal.Game.new(seed=5).position


def test_perft_of_a_finished_game() -> None:
    """When the game is over nothing follows."""
    over = tikal.Game.from_document({"phase": "over"}).position
    assert [perft(over, depth) for depth in (0, 1, 2)] == [1, 0, 0]
