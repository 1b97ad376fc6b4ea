"""The automaton against the slow one of tests/reference, which shares no code with it."""

import pytest

import tikal
from tests import reference
from tests.playing import seeded, whimsical
from tests.solo.scrambled import scrambled
from tests.tables import EDITIONS

BATCHES = 8
BATCH = 15


def ended(game: tikal.Game) -> str:
    """Return the shortest way to Mutul's next turn."""
    return "end" if game.phase == "act" else str(game.legal[0])


@pytest.mark.parametrize("batch", range(BATCHES))
def test_scrambled_positions(batch: int) -> None:
    """S5 to S15: from positions full of ties and shortages both come to the same."""
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        document = scrambled(seed)
        game = tikal.Game.from_document(document)
        state = reference.from_document(document)
        assert game.document() == reference.document(state)
        for _ in range(3):
            if not game.over:
                text = ended(game)
                game.play(text)
                state = reference.play(state, text)
                assert game.document() == reference.document(state)
        assert (game.scores, game.winners) == (reference.scores(state), reference.winners(state))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("members", [-1, 0, 1])
def test_whole_games(edition: str, members: int) -> None:
    """S1 to S15: whole games agree after each of your actions, in every edition."""
    solo = {"score": 125 + 50 * abs(members), "members": members}
    game = tikal.Game.new("solo", edition, seed=members, solo=solo)
    record = game.record()
    state = reference.new(record["setup"], record["deal"])  # type: ignore[arg-type]
    rng = seeded(members)
    while not game.over:
        assert game.document() == reference.document(state)
        action = whimsical(game, rng)
        game.play(action)
        state = reference.play(state, str(action))
    assert game.document() == reference.document(state)
    assert (game.scores, game.winners) == (reference.scores(state), reference.winners(state))
