"""The bots in Tikal Legend: legal, fair, to the end, and with an eye for points."""

import pytest

import tikal
from tests.playing import seeded
from tikal.players.player import Budget
from tikal.players.registry import make_player

PLANNERS = ["easy", "medium", "hard"]


def played_by(name: str, seed: int, actions: int = 1000) -> tikal.Game:
    """Return a game after so many actions of a bot, or its end."""
    game = tikal.Game.new(variant="legend", seed=seed)
    player = make_player(name, seed)
    while not game.over and len(game.actions) < actions:
        game.play(player.choose(game.view(1)))
    return game


def test_games_are_played_to_the_end() -> None:
    """Every phase has an answer, every answer is legal, and plans bring points."""
    by_chance, planned = played_by("random", 3), played_by("easy", 3)
    assert by_chance.over
    assert planned.over
    assert planned.scores[0] > 2 * by_chance.scores[0]


@pytest.mark.parametrize("name", [*PLANNERS, "expert"])
def test_choices_are_legal(name: str) -> None:
    """Picks and items of every level are played legally."""
    game = played_by("random", 5, 40)
    player = make_player(name, 1, Budget(seconds=0.5))
    for _ in range(8):
        action = player.choose(game.view(1))
        assert action in game.legal
        game.play(action)


@pytest.mark.parametrize("name", PLANNERS)
@pytest.mark.parametrize("actions", [3, 9])
def test_players_are_fair(name: str, actions: int) -> None:
    """Another world with the same view gets the same decision."""
    view = played_by("medium", 2, actions).view(1)
    other = view.sample(seeded(5)).view(1)
    assert view == other
    assert make_player(name, 3).choose(view) == make_player(name, 3).choose(other)
