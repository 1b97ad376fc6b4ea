"""The planning players: legal, fair, repeatable, and better than chance."""

import pytest

import tikal
from tests.playing import purposeful, seeded
from tikal.players.player import Budget, Player
from tikal.players.registry import make_player, player_names

PLANNERS = ["easy", "medium", "hard"]


def game_after(actions: int, variant: str = "classic", seats: int = 2) -> tikal.Game:
    """Return a game some way on."""
    rng = seeded(actions)
    game = tikal.Game.new(variant=variant, seats=seats, seed=actions)
    for _ in range(actions):
        game.play(purposeful(game, rng))
    return game


@pytest.mark.parametrize("name", [*PLANNERS, "random"])
@pytest.mark.parametrize(
    ("variant", "seats", "actions"), [("classic", 3, 12), ("auction", 2, 0), ("solo", 2, 10)]
)
def test_choices_are_legal(name: str, variant: str, seats: int, actions: int) -> None:
    """Bids, tiles and actions of every variant are played legally."""
    game = game_after(actions, variant, seats)
    players = [make_player(name, seat) for seat in range(game.seats)]
    for _ in range(6):
        player = players[(game.seat or 1) - 1]
        action = player.choose(game.view(game.seat))
        assert action in game.legal
        game.play(action)


@pytest.mark.parametrize("name", PLANNERS)
def test_players_are_fair(name: str) -> None:
    """Another world with the same view gets the same decision."""
    game = game_after(40)
    view = game.view(game.seat)
    other = view.sample(seeded(5)).view(game.seat)
    assert view == other
    assert make_player(name, 3).choose(view) == make_player(name, 3).choose(other)


def test_a_plan_is_explained() -> None:
    """After a choice the player says what it plans and what that is worth."""
    game = game_after(25)
    player = make_player("medium", 1)
    player.choose(game.view(game.seat))
    explanation = player.explain()
    assert "considered" in str(explanation)
    assert explanation.numbers["considered"] > 1


def test_hard_takes_every_point_of_a_scoring_turn() -> None:
    """In a scoring turn the explanation names the solver's points."""
    document: dict[str, object] = {
        "scoring": True,
        "turn": None,
        "ap": 4,
        "members": {"a1": {"1": "E", "2": "E"}, "b1": {"2": "E"}},
        "levels": {"a2": 3},
        "queue": [],
    }
    game = tikal.Game.from_document(document)
    player = make_player("hard", 1)
    while game.seat == 1:
        game.play(player.choose(game.view(1)))
    assert player.explain().numbers["points"] == pytest.approx(4)
    assert game.scores[0] == 4


def test_every_player_keeps_the_protocol() -> None:
    """Whatever the registry makes is a Player with a name and a budget."""
    for name in player_names():
        player = make_player(name, 1, Budget(seconds=1))
        assert isinstance(player, Player)
        assert player.name == name


def test_an_unknown_player_is_refused() -> None:
    """The message names the players there are."""
    with pytest.raises(tikal.InvalidSetup, match="random, easy, medium, hard"):
        make_player("grandmaster", 1)
