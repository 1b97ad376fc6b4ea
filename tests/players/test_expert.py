"""The player `expert`: fair, repeatable, within its time, and looking further than a turn."""

import time
from collections.abc import Callable

import pytest

import tikal
from tests.players.test_planning import game_after
from tests.playing import seeded
from tikal.players.expert import CANDIDATES, ExpertMind, Trials
from tikal.players.planning import ExpertPlayer
from tikal.players.player import Budget
from tikal.players.search.look_ahead import Candidate, LookAhead
from tikal.players.search.weights import WEIGHT_NAMES, Weights
from tikal.players.stored import stored_weights

NODES = Budget(nodes=300)
# The last action points: few plans, and little to think about without a compiler.
LATE: dict[str, object] = {
    "ap": 2,
    "members": {"b1": {"1": "EE", "2": "E"}, "b2": {"2": "E"}},
    "levels": {"a2": 4, "b1": 3},
    "removed": {"1": "L" + 15 * "E", "2": "L" + 15 * "E"},
    "stack": [],
}


@pytest.mark.parametrize(("variant", "actions"), [("auction", 0), ("solo", 8)])
def test_choices_are_legal(variant: str, actions: int) -> None:
    """Bids, tiles and actions of the other variants are played legally."""
    game = game_after(actions, variant)
    player = ExpertPlayer(1, Budget(nodes=1))
    for _ in range(2):
        action = player.choose(game.view(game.seat))
        assert action in game.legal
        game.play(action)


def test_the_same_nodes_give_the_same_choice() -> None:
    """With a budget of nodes a decision can be repeated, whatever the machine does meanwhile."""
    game = tikal.Game.from_document(LATE)
    one, two = [ExpertPlayer(4, NODES) for _ in range(2)]
    assert one.choose(game.view(1)) == two.choose(game.view(1))
    assert one.explain().numbers == two.explain().numbers


def test_it_is_fair() -> None:
    """Another world with the same view gets the same decision."""
    game = tikal.Game.from_document(LATE)
    view = game.view(1)
    other = view.sample(seeded(3)).view(1)
    assert ExpertPlayer(2, NODES).choose(view) == ExpertPlayer(2, NODES).choose(other)


def test_it_says_what_it_compared() -> None:
    """The explanation counts the worlds tried and the lead over the next best."""
    game = tikal.Game.from_document(LATE)
    player = ExpertPlayer(4, NODES)
    player.choose(game.view(1))
    told = player.explain()
    assert told.numbers["worlds"] >= 1
    assert "worlds tried" in told.words
    assert told.plan[-1] == "end"


def test_a_scoring_turn_is_solved() -> None:
    """Where points are scored at once it takes the most there are and says so."""
    document = LATE | {"scoring": True, "turn": None, "stack": [], "ap": 1}
    player = ExpertPlayer(1, Budget(seconds=1))
    player.choose(tikal.Game.from_document(document).view(1))
    assert player.explain().words.startswith("The most this scoring turn can make")


def test_more_time_means_more_worlds() -> None:
    """Without nodes the clock decides: a longer budget tries at least as many worlds."""
    game = tikal.Game.from_document(LATE)
    tried = []
    for seconds in (0.0, 3.0):
        player = ExpertPlayer(4, Budget(seconds=seconds))
        player.choose(game.view(1))
        tried.append(player.explain().numbers["worlds"])
    assert tried[0] == 0 < tried[1]


def test_time_is_kept() -> None:
    """No trial is begun that is likely to end too late."""
    begun = time.perf_counter() - 4.0
    going_on = ExpertMind(Budget()).limit(begun, LookAhead(Weights(stored_weights()), 0, 1, 1))
    assert going_on(0.1)
    assert not going_on(1.0)


def stopping_after(trials: int) -> Callable[[float], bool]:
    """Return a clock that allows so many more questions."""
    left = iter([True] * trials)
    return lambda _: next(left, False)


@pytest.mark.parametrize(
    ("questions", "left", "worlds"), [(0, 5, 0), (1, 1, 0), (3, 2, 1), (6, 5, 1), (9, 5, 1)]
)
def test_time_runs_out(questions: int, left: int, worlds: int) -> None:
    """Cut short in its first world it compares what it has tried; later the world is left out."""
    game = tikal.Game.from_document(LATE)
    candidates = ExpertMind(NODES).candidates(game.position)[:5]
    ahead = LookAhead(Weights(stored_weights()), 0, 1, 1)
    trials = Trials(candidates, ahead, stopping_after(questions))
    found = trials.run(game.view(1), seeded(1))
    assert len(found) == left
    assert [candidate.worlds for candidate in found] == [worlds] * left


def test_candidates_begin_differently() -> None:
    """Plans that share their moves up to the first treasure count as one."""
    game = game_after(30)
    found = ExpertMind(NODES).candidates(game.position)
    assert 1 < len({tuple(candidate.moves) for candidate in found}) == len(found) <= CANDIDATES


def finished(scores: list[int]) -> tikal.Game:
    """Return a game one move before its end, in which nobody gets anything any more."""
    return tikal.Game.from_document(
        {"scoring": True, "turn": None, "stack": [], "ap": 0, "scores": scores, "queue": []}
    )


@pytest.mark.parametrize(("scores", "value"), [([9, 4], 20.0), ([4, 9], -20.0), ([5, 5], 0.0)])
def test_victories_count(scores: list[int], value: float) -> None:
    """A finished game is worth its lead, and a victory more than that."""
    ahead = LookAhead(Weights(stored_weights()), 0, 1, 1)
    end = finished(scores).legal[0].move
    assert ahead.value_of(Candidate([end], 0.0), finished(scores).position) == value


@pytest.mark.parametrize(("removed", "wins"), [("L" + 17 * "E", True), ("L" + 18 * "E", False)])
def test_the_next_turn_counts(removed: str, *, wins: bool) -> None:
    """A temple that one can win when it is one's turn again is worth something already."""
    gone = {"1": removed, "2": "L" + 18 * "E"}
    game = tikal.Game.from_document({"ap": 0, "removed": gone, "stack": ["F1", "F2", "F3"]})
    near = dict.fromkeys(WEIGHT_NAMES, 0.0) | {"margin_1": 1.0, "far_margin_1": 1.0}
    ahead = LookAhead(Weights(near), 0, 1, 1)
    end = game.legal[0].move
    assert (ahead.value_of(Candidate([end], 0.0), game.position) > 0.0) == wins
