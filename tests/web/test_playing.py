"""Playing: actions, taking them back, giving up, each at a sequence number."""

import random

import pytest

import tikal
from tests.web.server import Browser, Json


def test_actions_are_played_in_order(guest: Browser) -> None:
    """Each action is a command of its own, and the ledger tells what each has cost."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0", "E+a1", "Ea1-b2")
    assert (table["seq"], table["moves"], table["state"]["ap"]) == (3, 3, 8)
    steps = [(step["action"], step["cost"], step["ap_left"]) for step in table["turn"]]
    assert steps == [("A4@b3+0", 0, 10), ("E+a1", 1, 9), ("Ea1-b2", 1, 8)]
    assert table["turn"][1]["words"] == "Seat 1 places its explorer on a1."
    assert table["turn"][1]["events"][0]["code"] == "member_placed"
    parts = [table["turn"][2].get(part) for part in ("kind", "member", "space", "to", "tile")]
    assert parts == ["move", "explorer", "a1", "b2", None]


def test_all_or_nothing(guest: Browser) -> None:
    """If one of several actions is refused none is played; the refusal names rule and reason."""
    table = guest.new("person", "person")
    refused = guest.play(table, "A4@b3+0", "E+a1", "Ub1", status=422)
    assert refused == {
        "code": "nobody_there",
        "message": "You have nobody on b1.",
        "rule": "R8.1",
        "params": {"space": "b1"},
    }
    assert guest.table(table) == table
    after = guest.play(table, "A4@b3+0")
    assert guest.play(after, "Ub1", status=422)["rule"] == "R8.1"
    assert guest.table(table) == after


def test_what_is_no_action_is_named(guest: Browser) -> None:
    """Of several texts the one that can't be read is told, and none is played."""
    table = guest.new("person", "person")
    refused = guest.play(table, "A4@b3+0", "E+a9", status=422)
    assert (refused["code"], refused["params"]) == ("notation", {"action": "E+a9"})
    assert guest.table(table) == table


def test_undo_and_reset(guest: Browser) -> None:
    """An action, or the whole turn, is taken back as far as the rules of undo allow."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0", "E+a1", "Ea1-b2")
    path = f"/api/tables/{table['id']}"
    back = guest.post(f"{path}/undo", {"seq": 3})
    assert (back["seq"], back["moves"], len(back["turn"])) == (4, 2, 2)
    reset = guest.post(f"{path}/undo-turn", {"seq": 4})
    assert (reset["seq"], reset["moves"], reset["turn"]) == (5, 0, [])
    refused = guest.post(f"{path}/undo", {"seq": 5}, 409)
    assert (refused["code"], reset["can_undo"]["ok"]) == ("cannot_undo", False)


def test_undo_never_crosses_the_end_of_a_turn(guest: Browser) -> None:
    """What has been ended stays."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0", "end")
    assert table["turn"] == []
    assert guest.post(f"/api/tables/{table['id']}/undo", {"seq": 2}, 409)["code"] == "cannot_undo"


def test_who_gives_up_a_duel_has_lost(guest: Browser) -> None:
    """The other seat wins, nothing more is played, and the game counts as over everywhere."""
    table = guest.new("person", "person")
    path = f"/api/tables/{table['id']}"
    over = guest.post(f"{path}/concede", {"seq": 0, "seat": 1})
    assert (over["over"], over["winners"], over["conceded"]) == (True, [2], 1)
    assert guest.play(over, "A4@b3+0", status=409)["code"] == "game_over"
    assert guest.post(f"{path}/concede", {"seq": 1, "seat": 2}, 409)["code"] == "game_over"
    assert guest.post(f"{path}/hint", {}, 409)["code"] == "game_over"
    sandbox = {"seat": 1, "actions": []}
    assert guest.post(f"{path}/sandbox", sandbox, 409)["code"] == "game_over"
    assert guest.get("/api/tables")[0]["winners"] == [2]
    assert guest.get(f"{path}/result")["conceded"] == 1


def test_at_a_larger_table_a_bot_takes_over(guest: Browser) -> None:
    """Who gives up among three leaves the seat to a bot, and the game goes on."""
    table = guest.new("person", "person", "person")
    after = guest.post(f"/api/tables/{table['id']}/concede", {"seq": 0, "seat": 1})
    assert after["seats"][0]["kind"] == "bot"
    assert (after["mine"], after["over"]) == ([2, 3], False)
    moved = guest.until_mine(after)
    assert moved["state"]["seat"] == 2
    assert moved["moves"] > 0
    again = guest.post(f"/api/tables/{table['id']}/rematch", {}, 201)
    assert again["mine"] == [1, 2, 3]


def played_to_the_end(guest: Browser, table: Json, seed: int) -> Json:
    """Play random actions, several at once now and then, until the game is over."""
    rng = random.Random(seed)  # noqa: S311 - a game
    while not table["over"]:
        legal = [each["action"] for each in table["state"]["legal"]]
        chosen = legal[:1] if legal[0].startswith("bid") else legal
        table = guest.play(table, rng.choice([*chosen, "pass"] if chosen != legal else chosen))
    return table


@pytest.mark.parametrize(("variant", "seats"), [("classic", 2), ("auction", 3), ("solo", 1)])
def test_whole_games(guest: Browser, variant: str, seats: int) -> None:
    """A game of each variant is played to its end; its record replays to the same result."""
    table = played_to_the_end(guest, guest.new(*["person"] * seats, variant=variant), 3)
    path = f"/api/tables/{table['id']}"
    record = guest.get(f"{path}/record")
    game = tikal.Game.from_record(record)
    assert (game.over, game.scores, game.winners) == (
        True,
        table["state"]["scores"],
        table["winners"],
    )
    assert table["seed"] == 7
    result = guest.get(f"{path}/result")
    assert result["winners"] == table["winners"]
    totals = [
        sum(
            sum(points["by"].values()) + points["other"]
            for each in result["by_scoring"]
            for points in each["points"]
            if points["seat"] == seat
        )
        for seat in range(1, len(game.scores) + 1)
    ]
    assert totals == game.scores
    assert guest.play(table, "end", status=409)["code"] == "game_over"
    again = guest.post("/api/tables/import", {"record": record}, 201)
    assert again["over"]
    assert again["state"]["document"] == table["state"]["document"]
