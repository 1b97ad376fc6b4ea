"""What happens by itself is sent stage by stage, so that it can be watched."""

import gzip
import json
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import to_json

import tikal
from tests.playing import seeded
from tests.properties.strategies import games, share
from tests.web.server import Browser
from tikal.web.board.stages import unfolding_json
from tikal.web.board.state import state_of
from tikal.web.schema.board import State, Unfolding

GAMES = Path(__file__).parent.parent / "games"
# What only the hand-over after the last event settles.
SETTLED_LATER = {"document", "phase", "ap"}


def merged(state: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Return a state after a stage, as the browser does it."""
    changed = {space["space"]: space for space in changes.get("spaces", [])}
    spaces = [changed.get(space["space"], space) for space in state["spaces"]]
    return {**state, **changes, "spaces": spaces}


def solo_game() -> tuple[tikal.Game, list[str]]:
    """Return a golden solo game at its beginning, and its actions."""
    record = json.loads((GAMES / "solo-2-supermeeple.tikal").read_text("utf-8"))
    start = {key: record[key] for key in record if key not in ("actions", "scores", "winners")}
    return tikal.Game.from_record(start), record["actions"]


def test_every_turn_of_mutul_leads_to_the_board_after_it() -> None:
    """The stages, one after the other, make of the board before what it is after."""
    game, actions = solo_game()
    for action in actions:
        game.play(action)
        found: Any = unfolding_json(game)
        assert (found is not None) == any(
            event.code == "card_revealed" for event, _ in game.frames()
        )
        if found is None:
            continue
        state = found["before"]
        for stage in found["stages"]:
            state = merged(state, stage["changes"])
        after = state_of(game, choices=False)
        assert {key for key in after if after[key] != state[key]} <= SETTLED_LATER


def test_a_piece_is_there_in_the_stage_that_tells_of_it() -> None:
    """A tile, a member, a floor or a guard stands on the board beside its reason."""
    game, actions = solo_game()
    seen = set()
    for action in actions:
        game.play(action)
        found: Any = unfolding_json(game) or {"before": {"spaces": []}, "stages": []}
        state = found["before"]
        for stage in found["stages"]:
            before = {space["space"]: space for space in state["spaces"]}
            state = merged(state, stage["changes"])
            event = stage["events"][0]
            where = event["params"].get("to") or event["params"].get("space")
            if event["code"].startswith("mutul_"):
                seen.add(event["code"])
                assert before[where] != next(
                    space for space in state["spaces"] if space["space"] == where
                )
    assert seen >= {
        "mutul_uncovered", "mutul_dug", "mutul_placed_tile", "mutul_placed_member",
        "mutul_moved_member", "mutul_guarded",
    }  # fmt: skip


@share(0.2)
@given(games(), st.integers(0, 2**32))
def test_the_stages_tell_nothing_hidden(game: tikal.Game, seed: int) -> None:
    """Every world that agrees with what is public unfolds in the same way."""
    other = game.view(None).sample(seeded(seed))
    assert to_json(unfolding_json(game)) == to_json(unfolding_json(other))


def test_the_table_tells_mutuls_turns(guest: Browser) -> None:
    """His first turn with the new table, the next with the end of one's own; else nothing."""
    table = guest.new("person", variant="solo")
    Unfolding.model_validate_json(json.dumps(table["unfolding"]))
    State.model_validate_json(json.dumps(table["unfolding"]["before"]))
    placement = next(
        each["action"] for each in table["state"]["legal"] if each["kind"] == "place_tile"
    )
    table = guest.play(table, placement)
    assert table["unfolding"] is None
    table = guest.play(table, "end")
    assert any(
        event["code"] == "card_revealed"
        for stage in table["unfolding"]["stages"]
        for event in stage["events"]
    )
    path = f"/api/tables/{table['id']}/at"
    assert guest.get(f"{path}/2")["unfolding"] == table["unfolding"]
    assert guest.get(f"{path}/1")["unfolding"] is None


def test_mutuls_turn_is_small_on_the_wire(guest: Browser) -> None:
    """Whoever can read compressed answers gets them: a fifth of their size, the same table."""
    table = guest.new("person", variant="solo")
    path = f"/api/tables/{table['id']}"
    plain = guest.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with guest.http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        raw = b"".join(answer.iter_raw())
    assert gzip.decompress(raw) == plain.content
    assert len(plain.content) > 20_000
    assert len(raw) * 5 < len(plain.content)
    small = guest.http.get("/api/session", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in small.headers


def test_what_did_not_go_on_by_itself_unfolds_nothing(guest: Browser) -> None:
    """Taking the first action back, or giving up, is not the turn of Mutul's before it again."""
    table = guest.new("person", variant="solo")
    assert table["unfolding"] is not None
    placement = next(
        each["action"] for each in table["state"]["legal"] if each["kind"] == "place_tile"
    )
    path = f"/api/tables/{table['id']}"
    table = guest.post(f"{path}/undo", {"seq": guest.play(table, placement)["seq"]})
    assert (table["moves"], table["unfolding"]) == (0, None)
    table = guest.play(table, placement, "end")
    assert table["unfolding"] is not None
    table = guest.post(f"{path}/concede", {"seq": table["seq"], "seat": 1})
    assert (table["over"], table["unfolding"]) == (True, None)


def test_frames_are_the_events_of_the_last_action() -> None:
    """A game shows its last action again; after an undo there is nothing to show."""
    game = tikal.Game.new(variant="solo", seed=7)
    assert [event for event, _ in game.frames()] == game.events
    events = game.play(game.legal[0])
    assert tuple(event for event, _ in game.frames()) == events
    assert game.frames()[-1][1] == game.copy().frames()[-1][1]
    game.undo()
    assert [event for event, _ in game.frames()] == game.events
    assert tikal.Game.from_document(game.document()).frames() == []


def test_there_is_nothing_to_watch_after_an_undo() -> None:
    """What was played before the action taken back has been watched already."""
    game = tikal.Game.new(seed=7)
    game.play(game.legal[0])
    game.play("E+a1")
    game.undo()
    assert game.frames() == []
