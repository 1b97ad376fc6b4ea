"""What the board shows: nothing hidden, nothing that the engine would not say."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import to_json

import tikal
from tests.playing import seeded
from tests.properties.strategies import games, share
from tikal.notation.actions.costs import cost_of, paths_after
from tikal.web.board.state import state_of
from tikal.web.history.moves import game_at, moves_json
from tikal.web.play.sandbox import try_line
from tikal.web.schema.board import State

GOLDEN = Path(__file__).parents[1] / "games" / "legend-2-supermeeple.tikal"


def state(game: tikal.Game) -> Any:  # noqa: ANN401 - as JSON
    """Return a game's state."""
    return state_of(game)


def way_to(goals: Any, goal: str | None) -> list[tikal.Action]:  # noqa: ANN401 - as JSON
    """Return the whole way to a goal, of which each knows its last step only."""
    if goal not in goals:
        return []
    found = goals[goal]
    return [*way_to(goals, found["after"]), tikal.parse(found["action"])]


@share(0.2)
@given(games(), st.integers(0, 2**32))
def test_the_state_tells_nothing_hidden(game: tikal.Game, seed: int) -> None:
    """Every world that agrees with what is public has the same state."""
    assert to_json(state(game)) == to_json(state(game.view(None).sample(seeded(seed))))


@share(0.2)
@given(games())
def test_the_state_has_the_shape_we_promise(game: tikal.Game) -> None:
    """What is sent fits the OpenAPI document, from which the browser's types are made."""
    State.model_validate_json(to_json(state(game)))


@share(0.2)
@given(games())
def test_the_state_agrees_with_the_engine(game: tikal.Game) -> None:
    """Legal actions and costs are the engine's, and so are scores and path costs."""
    found = state(game)
    assert [each["action"] for each in found["legal"]] == [str(action) for action in game.legal]
    for each, action in zip(found["legal"], game.legal, strict=True):
        assert each["cost"] == cost_of(game.position, action)
        assert each["kind"] == action.kind
    assert found["scores"] == game.scores
    levels = {space["space"]: space["level"] for space in found["spaces"] if space["level"]}
    assert levels == found["document"]["levels"]


@share(0.2)
@given(games())
def test_placements_show_the_paths_they_make(game: tikal.Game) -> None:
    """Every legal placement is there, by tile, with the paths that the engine would make."""
    found = {each["tile"]: each["spaces"] for each in state(game)["placements"]}
    placing = [action for action in game.legal if action.kind == "place_tile"]
    for action in placing:
        [turned] = [
            each
            for each in found[action.tile][action.space]
            if each["rotation"] == (action.rotation or 0)
        ]
        assert turned["action"] == action.text
        made = [(path["space"], path["cost"]) for path in turned["paths"]]
        assert made == paths_after(game.position, action)
    ways = [rotations for spaces in found.values() for rotations in spaces.values()]
    assert len(placing) == sum(len(rotations) for rotations in ways)


@share(0.3)
@given(games())
def test_ways_can_be_walked(game: tikal.Game) -> None:
    """Each way within reach is legal step by step, costs what it says, and ends where it says."""
    for reach in state(game)["reach"]:
        for goal, found in reach["goals"].items():
            steps = way_to(reach["goals"], goal)
            walked = game.copy()
            for step in steps:
                walked.play(step)
            assert game.ap - walked.ap == found["cost"]
            assert (steps[-1].to or steps[-1].space) == goal
            assert (steps[0].space if steps[0].to else "supply") == reach["from"]
            assert {step.member for step in steps} == {reach["member"]}


@share(0.3)
@given(games())
def test_one_step_is_never_dearer_than_the_way(game: tikal.Game) -> None:
    """The cheapest way to a space costs no more than any single action that leads there."""
    found = state(game)
    ways = {(each["member"], each["from"]): each["goals"] for each in found["reach"]}
    for each in found["legal"]:
        if each["kind"] in ("move", "shift", "place_member"):
            start = "supply" if each["kind"] == "place_member" else each["space"]
            goal = each.get("to", each["space"])
            assert ways[each["member"], start][goal]["cost"] <= each["cost"]


@share(0.1)
@given(games(longest=200), st.integers(0, 2**16))
def test_any_moment_of_the_past(game: tikal.Game, seed: int) -> None:
    """A game gone back to is the game as it was, and moves tell all its events."""
    count = seed % (len(game.actions) + 1)
    then = game_at(game, count)
    assert then.actions == game.actions[:count]
    told = [event for move in moves_json(game) for event in move["events"]]  # type: ignore[attr-defined]
    assert told == [{"code": event.code, "params": event.params} for event in game.events]


@share(0.2)
@given(games())
def test_the_sandbox_is_open_to_everybody(game: tikal.Game) -> None:
    """From any position each person can plan a turn of ten AP, and learns nothing hidden."""
    if game.over:
        return
    for seat in range(1, game.seats + 1 - game.setup.rules.variant.plays_itself(game.seats - 1)):
        line = try_line(game.view(seat), "my_turn", [])
        assert (line.problem, line.game.seat, line.game.ap) == (None, seat, 10)
        assert set(line.game.view(None).document()["treasures"]) <= {0}  # type: ignore[call-overload]


@pytest.mark.parametrize("count", [0, 3, 60])
def test_legends_sandbox_in_draft_and_after_it(count: int) -> None:
    """A turn of one's own can be planned while the draft goes on, and while items are used."""
    record = json.loads(GOLDEN.read_text(encoding="utf-8"))
    rest = ("scores", "winners")
    start = {key: value for key, value in record.items() if key not in rest}
    game = tikal.Game.from_record({**start, "actions": record["actions"][:count]})
    line = try_line(game.view(1), "my_turn", [])
    assert (line.problem, line.game.seat, line.game.ap) == (None, 1, 10)


@share(0.2)
@given(games())
def test_every_space_says_what_it_scores_and_for_whom(game: tikal.Game) -> None:
    """The points of the spaces that a seat holds are those its ground would bring it now."""
    found = state(game)
    apart = ("treasures", "uniques", "director")
    for each in found["if_scored"]:
        held = [space["points"] for space in found["spaces"] if space["holder"] == each["seat"]]
        ground = sum(points for source, points in each["by"].items() if source not in apart)
        assert sum(held) == ground
    assert all(space["points"] >= space["level"] for space in found["spaces"])
