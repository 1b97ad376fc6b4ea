"""Looking back: moves, moments, records, pictures, results, statistics."""

from pathlib import Path

import tikal
from tests.web.server import Browser, Json
from tests.web.test_playing import played_to_the_end

GAMES = Path(__file__).parents[1] / "games"


def imported(guest: Browser, name: str) -> Json:
    """Open one of the golden games."""
    record = tikal.load(GAMES / name).record()
    table: Json = guest.post("/api/tables/import", {"record": record}, 201)
    return table


def test_moves_tell_the_whole_game(guest: Browser) -> None:
    """All events of the game are there, grouped by move and turn, the beginning first."""
    table = imported(guest, "solo-2-supermeeple.tikal")
    game = tikal.load(GAMES / "solo-2-supermeeple.tikal")
    moves = guest.get(f"/api/tables/{table['id']}/moves")
    assert [move["action"] for move in moves[1:]] == [str(action) for action in game.actions]
    assert moves[0]["events"]
    told = [event["code"] for move in moves for event in move["events"]]
    assert told == [event.code for event in game.events]
    turns = [move["turn"] for move in moves]
    assert turns == sorted(turns)
    assert [move["index"] for move in moves] == list(range(len(moves)))


def test_any_moment_can_be_seen(guest: Browser) -> None:
    """After each number of moves the board is as it was then; beyond the end there is nothing."""
    table = imported(guest, "classic-2-supermeeple.tikal")
    game = tikal.load(GAMES / "classic-2-supermeeple.tikal")
    again = tikal.Game(game.origin)
    for action in game.actions[:40]:
        again.play(action)
    found = guest.get(f"/api/tables/{table['id']}/at/40")
    assert found["state"]["document"] == again.view(None).document()
    assert (found["index"], found["count"]) == (40, len(game.actions))
    assert found["state"]["legal"] == []
    missing = guest.get(f"/api/tables/{table['id']}/at/{len(game.actions) + 1}", 404)
    assert missing["code"] == "no_such_move"
    assert guest.get(f"/api/tables/{table['id']}/at/-1", 404)["code"] == "no_such_move"


def test_a_record_knows_its_bots(guest: Browser) -> None:
    """Whoever plays on for one of them, it is told that it was a bot; of people nothing is."""
    record = tikal.load(GAMES / "classic-2-supermeeple.tikal").record()
    table = guest.post(
        "/api/tables/import", {"record": {**record, "players": ["Ann", "hard"]}}, 201
    )
    assert [seat["bot"] for seat in table["seats"]] == [None, "hard"]
    assert {seat["kind"] for seat in table["seats"]} == {"person"}


def test_a_running_games_record_tells_nothing_hidden(guest: Browser) -> None:
    """It has no seed, letters instead of tiles, and the people's names."""
    table = guest.play(guest.new("person", "easy"), "A4@b3+0")
    response = guest.http.get(f"/api/tables/{table['id']}/record")
    assert response.headers["content-disposition"].endswith('.tikal"')
    record = response.json()
    assert record["setup"]["seed"] is None
    assert record["deal"]["stack"][:2] == ["A4", "A"]
    assert set(record["deal"]["treasures"]) == {0}
    assert record["players"] == ["", "easy"]
    refused = guest.post("/api/tables/import", {"record": record}, 422)
    assert (refused["code"], refused["rule"]) == ("running", None)
    drawn = {**record, "deal": {**record["deal"], "stack": []}}
    assert guest.post("/api/tables/import", {"record": drawn}, 422)["code"] == "running"
    for deal in (None, {"stack": 1, "treasures": "0"}):
        broken = {**record, "deal": deal}
        assert guest.post("/api/tables/import", {"record": broken}, 422)["code"] == "record"


def test_an_imported_record_keeps_its_date(guest: Browser) -> None:
    """What was played in another year stays there; a game of our own has the day it began."""
    old = {**tikal.load(GAMES / "classic-2-supermeeple.tikal").record(), "date": "1999-05-01"}
    imported = guest.post("/api/tables/import", {"record": old}, 201)
    assert guest.get(f"/api/tables/{imported['id']}/record")["date"] == "1999-05-01"
    own = guest.new("person", "person")
    assert guest.get(f"/api/tables/{own['id']}/record")["date"] == own["created"][:10]


def test_a_record_names_those_who_have_a_name(guest: Browser) -> None:
    """Whoever has none gets none, in no language; opened again, they still have none."""
    wanted = {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "person"}], "seed": 7}
    table = guest.post("/api/tables", wanted, 201)
    record = guest.get(f"/api/tables/{table['id']}/record")
    assert record["players"] == ["Ada", ""]
    solo = guest.new("person", variant="solo")
    assert guest.get(f"/api/tables/{solo['id']}/record")["players"] == ["", "Mutul"]
    nobody = guest.new("person", "person")
    path = f"/api/tables/{nobody['id']}/concede"
    guest.post(path, {"seq": 0, "seat": 1})
    whole = guest.get(f"/api/tables/{nobody['id']}/record")
    assert "players" not in whole
    for each, names in ((whole, ["", ""]), ({**whole, "players": ["Ada", ""]}, ["Ada", ""])):
        again = guest.post("/api/tables/import", {"record": each}, 201)
        assert [seat["name"] for seat in again["seats"]] == names


def test_pictures(guest: Browser) -> None:
    """A picture of now, or of any moment."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0")
    path = f"/api/tables/{table['id']}/picture.svg"
    now = guest.http.get(path)
    assert now.headers["content-type"] == "image/svg+xml"
    assert now.text.startswith("<svg")
    assert guest.http.get(f"{path}?at=0").text != now.text
    assert guest.http.get(f"{path}?at=2").status_code == 404


def test_the_result_page(guest: Browser) -> None:
    """Points by round and source add up; AP by kind are those spent; moments are real moves."""
    for name in ("classic-4-supermeeple.tikal", "auction-3-classic1999.tikal"):
        table = imported(guest, name)
        game = tikal.load(GAMES / name)
        result = guest.get(f"/api/tables/{table['id']}/result")
        assert result["scores"] == game.scores
        assert [each["label"] for each in result["by_scoring"]].count("final") == 1
        assert sum(result["ap"][0]["spent"].values()) % 10 == 0
        assert all(set(each["spent"]) <= set(result["ap_kinds"]) for each in result["ap"])
        assert (result["ap_kinds"][0], result["ap_kinds"][-1]) == ("place_member", "lost")
        assert {"lead_change", "best_round"} <= {each["code"] for each in result["moments"]}
        moves = guest.get(f"/api/tables/{table['id']}/moves")
        turns = {each["index"]: each["turn"] for each in moves}
        assert all(turns[each["index"]] == each["turn"] > 0 for each in result["moments"])


def test_a_running_game_has_no_result(guest: Browser) -> None:
    """Only what is over has a result."""
    table = guest.new("person", "person")
    assert guest.get(f"/api/tables/{table['id']}/result", 409)["code"] == "not_over"


def test_statistics_count_ones_own_games(guest: Browser) -> None:
    """Finished games count by variant and strongest bot; imported and running ones don't."""
    assert guest.get("/api/statistics")["games"] == []
    imported(guest, "classic-2-supermeeple.tikal")
    guest.new("person", "person")
    lost = guest.new("person", "easy")
    guest.post(f"/api/tables/{lost['id']}/concede", {"seq": 0, "seat": 1})
    table = played_to_the_end(guest, guest.new("person", variant="solo"), 1)
    lines = {(line["variant"], line["bot"]): line for line in guest.get("/api/statistics")["games"]}
    assert set(lines) == {("classic", "easy"), ("solo", None)}
    assert (lines["classic", "easy"]["played"], lines["classic", "easy"]["won"]) == (1, 0.0)
    assert {key: line["automaton"] for key, line in lines.items()} == {
        ("classic", "easy"): False,
        ("solo", None): True,
    }
    assert lines["solo", None]["best"] == table["state"]["scores"][0]


def test_statistics_worth_looking_at(guest: Browser) -> None:
    """Form, streaks, best results and achievements, each with the game it is from."""
    empty = guest.get("/api/statistics")
    assert (empty["form"], empty["streaks"]) == ([], {"current": 0, "longest": 0})
    assert empty["best"] == {"score": None, "margin": None}
    assert {each["table"] for each in empty["achievements"]} == {None}
    table = played_to_the_end(guest, guest.new("person", "person"), 1)
    lost = guest.new("person", "easy")
    guest.post(f"/api/tables/{lost['id']}/concede", {"seq": 0, "seat": 1})
    found = guest.get("/api/statistics")
    assert [game["table"] for game in found["form"]] == [lost["id"], table["id"]]
    assert [game["given_up"] for game in found["form"]] == [True, False]
    won = table["winners"] == [1]
    assert found["streaks"] == {"current": 0, "longest": int(won)}
    assert found["best"]["score"]["table"] == table["id"]
    had = {each["id"]: each["table"] for each in found["achievements"]}
    assert had["expedition"] == table["id"]
    assert (had["victory"] == table["id"]) == won
    assert had["every_game"] is None


def test_the_score_curve(guest: Browser) -> None:
    """It begins with the first scores, ends with the last, and has every move that changed any."""
    for name in ("auction-2-supermeeple.tikal", "legend-2-supermeeple.tikal"):
        table = imported(guest, name)
        game = tikal.load(GAMES / name)
        curve = guest.get(f"/api/tables/{table['id']}/result")["curve"]
        again = tikal.Game(game.origin)
        assert curve[0] == {"index": 0, "turn": 0, "scores": again.scores}
        assert (curve[-1]["index"], curve[-1]["scores"]) == (len(game.actions), game.scores)
        at = {point["index"]: point["scores"] for point in curve}
        for index, action in enumerate(game.actions, 1):
            before = again.scores
            again.play(action)
            assert at.get(index, before) == again.scores
