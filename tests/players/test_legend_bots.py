"""The bots in Tikal Legend: legal, fair, to the end, and with an eye for points."""

import pytest

import tikal
from tests.legend_examples.positions import acting, final, site
from tests.playing import seeded
from tikal.engine.actions.members import MOVE_MEMBER
from tikal.engine.moves import code_of, field_a, field_b, field_c
from tikal.engine.phases import PHASE_ACT
from tikal.geometry.bits import ALL_SPACES
from tikal.geometry.spaces import SPACES
from tikal.players.minds import mind_for
from tikal.players.player import Budget
from tikal.players.registry import make_player
from tikal.players.search.journeys import add_arrivals, carry_out
from tikal.players.search.legend.horizon import scorings_ahead
from tikal.players.search.legend.outlook import Outlook
from tikal.players.search.legend.thinker import LegendThinker, Strength
from tikal.players.search.legend.weights import LegendWeights
from tikal.players.stored import stored_legend_weights
from tikal.web.bots.thinking import hint

PLANNERS = ["easy", "medium", "hard"]
WEIGHTS = LegendWeights(stored_legend_weights())


def played_by(name: str, seed: int, actions: int = 1000, score: int = 175) -> tikal.Game:
    """Return a game after so many actions of a bot, or its end."""
    game = tikal.Game.new(variant="legend", seed=seed, legend={"score": score})
    player = make_player(name, seed)
    while not game.over and len(game.actions) < actions:
        game.play(player.choose(game.view(1)))
    return game


def until_end(game: tikal.Game, name: str = "hard") -> list[str]:
    """Return what a bot plays until it ends an item or a scoring turn."""
    player = make_player(name, 1)
    played: list[str] = []
    while not played or played[-1] not in {"end", "pass"}:
        action = player.choose(game.view(1))
        played.append(action.text)
        game.play(action)
    return played


def last_turn(ap: int, levels: dict[str, int]) -> dict[str, object]:
    """Return the last scoring turn, with so many AP left and three explorers at the base camp."""
    return final(members={"a1": {"1": "EEE"}}, levels=levels) | {"ap": ap}


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
@pytest.mark.parametrize("actions", [4, 9])
def test_players_are_fair(name: str, actions: int) -> None:
    """Another world with the same view gets the same decision."""
    view = played_by("medium", 2, actions).view(1)
    other = view.sample(seeded(5)).view(1)
    assert view == other
    assert make_player(name, 3).choose(view) == make_player(name, 3).choose(other)


def test_the_start_score_changes_nothing_but_the_score() -> None:
    """One game gives the result for every start score, as the figures take it."""
    one, two = (played_by("medium", 6, 30, score) for score in (0, 225))
    assert [str(action) for action in one.actions] == [str(action) for action in two.actions]


@pytest.mark.parametrize(("seed", "actions"), [(1, 80), (2, 120)])
def test_an_arrival_is_worth_what_the_position_is_that_it_leads_to(seed: int, actions: int) -> None:
    """What a member changes by going somewhere is the same as looking at everything anew."""
    position = played_by("random", seed, actions).position.copy()
    position.phase = PHASE_ACT
    position.ap = 8
    for position.scoring in (False, True):
        outlook = Outlook(position, WEIGHTS)
        outlook.worth(position, outlook.reach)
        arrivals: list[int] = []
        add_arrivals(position, outlook.reach, 0, ALL_SPACES, arrivals)
        assert arrivals
        for journey in arrivals[::7]:
            after = position.copy()
            carry_out(after, outlook.reach, journey, 0)
            fresh = Outlook(position, WEIGHTS).worth(after, outlook.reach)
            moves = code_of(journey) == MOVE_MEMBER
            start = field_a(journey) if moves else SPACES
            goal = field_b(journey) if moves else field_a(journey)
            member = field_c(journey) if moves else field_b(journey)
            found = outlook.worth_after(position, outlook.reach, start, goal, member)
            assert found == pytest.approx(fresh)


def test_three_scorings_lie_ahead_of_a_new_game() -> None:
    """Two volcanoes and the end: the first is at most three rounds away (L8)."""
    ahead = scorings_ahead(tikal.Game.new(variant="legend", seed=1).position)
    assert len(ahead) == 3
    assert ahead == sorted(ahead)
    assert ahead[0] < 3 < ahead[1] < 6


def test_a_lake_of_the_periphery_is_placed_and_entered() -> None:
    """A tile worth 10 at every scoring is not left alone."""
    you = site(cards=["outlying_lake-1"])
    tiles = {"b3": "A3>b2", "b4": "B5>b3"}
    game = tikal.Game.from_document(
        acting([], site(), you=you, tiles=tiles, members={"b4": {"1": "EE"}})
    )
    played = until_end(game)
    assert played[0] == "playK1"
    assert played[1].startswith("P5@")
    assert played[2].startswith("Eb4>")


def test_unique_treasures_are_worth_more_than_action_points() -> None:
    """Four points at each scoring: the card's effect is used, and there is nothing else to do."""
    game = tikal.Game.from_document(acting([], site(), you=site(cards=["unique-1"])))
    assert until_end(game) == ["playK1", "end"]


def test_the_last_turn_takes_what_scores() -> None:
    """In the final scoring there is no tomorrow: every tile in reach is taken."""
    game = tikal.Game.from_document(last_turn(4, {"b1": 4, "a2": 3}) | {"director": False})
    until_end(game)
    assert game.scores[0] == 7


def test_the_director_is_asked_when_it_pays() -> None:
    """Five points for leaving him alone are less than a high temple."""
    high = tikal.Game.from_document(last_turn(0, {"b1": 9, "a2": 3}))
    assert until_end(high)[0] == "director"
    low = tikal.Game.from_document(last_turn(0, {"b1": 1, "a2": 1}))
    assert until_end(low) == ["end"]


def test_hints_explain_a_whole_item() -> None:
    """The page shows what comes, as far as it can be planned."""
    game = tikal.Game.from_document(acting([], site(), you=site(token=6)))
    given = hint(game.record(), "medium", 1)
    assert isinstance(given["plan"], list)
    assert given["plan"][0] == "playAP"
    assert given["plan"][-1] == "end"
    assert "considered" in str(given["words"])


def test_other_phases_and_variants() -> None:
    """A phase nobody thinks about raises; a variant that nobody registered is played in turns."""
    position = played_by("random", 1).position
    with pytest.raises(ValueError, match="nothing is known"):
        LegendThinker(WEIGHTS, Strength(1, 1, 1, 0, 0, 0, 10)).moves(position, seeded(1))
    assert type(mind_for("made up", "easy", Budget())) is type(mind_for("solo", "easy", Budget()))
