"""Searches and playouts keep no journal: Mutul must do the same when nobody listens."""

import pytest

import tikal
from tests.playing import seeded, walk
from tests.solo.scrambled import scrambled
from tests.solo.test_reference import ended
from tikal.engine.phases import PHASE_OVER
from tikal.engine.play import play
from tikal.engine.playouts import perft, playout


@pytest.mark.parametrize("batch", range(3))
def test_scrambled_positions(batch: int) -> None:
    """S7 to S12: from positions full of ties and shortages a quiet turn ends in the same one."""
    for seed in range(batch * 50, batch * 50 + 50):
        game = tikal.Game.from_document(scrambled(seed))
        quiet = game.position.copy()
        for _ in range(3):
            if not game.over:
                move = tikal.parse(ended(game)).move
                game.play(ended(game))
                play(quiet, move)
                assert quiet.journal is None
                assert quiet == game.position


def test_whole_games() -> None:
    """S4 to S14: a whole game is the same without a journal."""
    game = tikal.Game.new(variant="solo", seed=11)
    quiet = game.position.copy()
    walk(game, seeded(11), 10_000)
    for action in game.actions:
        play(quiet, action.move)
    assert quiet == game.position


def test_playouts() -> None:
    """The engine's own random games come to an end, whose seed is all that counts."""
    ends = []
    for seed in (1, 1, 2):
        position = tikal.Game.new(variant="solo", seed=4).position.copy()
        assert playout(position, seed) > 0
        assert position.phase == PHASE_OVER
        ends.append(position)
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_counting_goes_through_his_turns() -> None:
    """One sequence for each action of yours: Mutul has no choices, so he adds none."""
    game = tikal.Game.new(variant="solo", seed=4)
    by_hand = 0
    for first in game.legal:
        after = game.copy()
        after.play(first)
        for second in after.legal:
            beyond = after.copy()
            beyond.play(second)
            by_hand += len(beyond.legal)
    assert perft(game.position.copy(), 3) == by_hand
