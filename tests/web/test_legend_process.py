"""Legend on the server, killed where a turn is not finished."""

import random
import signal
from pathlib import Path

import pytest

import tikal
from tests.web.process import serving
from tests.web.server import Browser, Json
from tests.web.test_restarts import moved

# As many actions as one request may have.
MOST = 64


def is_wanted(phase: str, game: tikal.Game) -> bool:
    """Return whether a game has come to the middle of a card, or to a choice for Mutul."""
    if game.phase != phase:
        return False
    document: Json = game.document()
    return phase != "card" or document["item"]["works"] + document["item"]["goes"] > 0


def line_to(phase: str) -> tuple[int, list[str]]:
    """Return a seed and random actions that lead there."""
    rng = random.Random(5)  # noqa: S311 - a game
    for seed in range(99):
        game = tikal.Game.new(variant="legend", seed=seed)
        while not game.over:
            if is_wanted(phase, game):
                return seed, [action.text for action in game.actions]
            others = [action for action in game.legal if action.text != "end"]
            game.play(rng.choice(others or list(game.legal)))
    pytest.fail(f"no game came to {phase}")


@pytest.mark.parametrize("phase", ["card", "turn", "swap"])
def test_a_turn_goes_on_after_a_kill(tmp_path: Path, phase: str) -> None:
    """SIGKILL in the middle of a card and while Mutul asks: the table is there and goes on."""
    with serving(tmp_path) as server:
        guest = Browser(server.address)
        seed, actions = line_to(phase)
        table = guest.new("person", variant="legend", seed=seed)
        for at in range(0, len(actions), MOST):
            table = guest.play(table, *actions[at : at + MOST])
        assert table["state"]["phase"] == phase
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    with serving(tmp_path) as server:
        again = moved(guest, server.address)
        now = again.table(table)
        assert now == table
        action = now["state"]["legal"][0]["action"]
        assert again.play(now, action)["seq"] > table["seq"]
        again.close()
        guest.close()
