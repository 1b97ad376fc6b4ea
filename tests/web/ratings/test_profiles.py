"""Boards and profiles: what anybody may see, and what nobody else may."""

import io
import json
import zipfile
from pathlib import Path

from sqlalchemy import URL

from tests.web.accounts.people import club_at, run_sql
from tests.web.club import refused
from tests.web.ratings.people import concede, lost, person, rated_game, ratings
from tests.web.test_shapes import fits
from tikal.web.schema import ratings as shapes
from tikal.web.schema.table import SeatRating


def test_a_stranger_reads_a_profile_and_its_games(database: URL, tmp_path: Path) -> None:
    """Rated games only, those that their owner has closed left out; handles in any case."""
    with club_at(database, tmp_path) as new:
        ada, bob, eve = person(new, "Ada"), person(new, "bob"), new()
        refused(eve, "GET", "/api/players/ada", None, 404, "unknown_player")
        assert ada.get("/api/players/ada")["own"]
        first, second = lost(ada, bob), lost(ada, bob)
        found = eve.get("/api/players/ADA")
        fits(shapes.Profile, found)
        fits(shapes.Board, eve.get("/api/ratings/classic"))
        fits(list[SeatRating], eve.get(f"/api/tables/{first['id']}/ratings"))
        assert (found["handle"], found["own"], found["hidden"]) == ("Ada", False, False)
        assert [each["table"] for each in found["games"]] == [second["id"], first["id"]]
        game = found["games"][1]
        assert (game["place"], game["rating"], game["change"]) == (1, 1579, 79)
        assert [(each["handle"], each["place"]) for each in game["players"]] == [("bob", 2)]
        assert eve.table(first)["spectator"]
        assert found["statistics"]["games"][0]["played"] == 2
        ada.patch(f"/api/tables/{first['id']}", {"terms": {"closed": True}})
        found = eve.get("/api/players/bob")
        assert [each["table"] for each in found["games"]] == [second["id"]]
        assert [each["table"] for each in found["ratings"][0]["history"]] == [None, second["id"]]
        assert found["statistics"]["games"][0]["played"] == 1
        assert first["id"] not in json.dumps(found)


def test_a_hidden_profile_is_nobody_elses(database: URL, tmp_path: Path) -> None:
    """It is not on the board, opponents' games have no name for it; it can be shown again."""
    with club_at(database, tmp_path) as new:
        ada, bob, eve = person(new, "ada"), person(new, "bob"), new()
        table = lost(ada, bob)
        refused(eve, "PUT", "/api/account/profile", {"hidden": True}, 403, "no_account")
        ada.http.put("/api/account/profile", json={"hidden": True}).raise_for_status()
        assert ada.get("/api/account")["hidden"]
        assert ada.get("/api/players/ada")["hidden"]
        refused(bob, "GET", "/api/players/ada", None, 404, "unknown_player")
        assert ratings(eve) == {"bob": 1421}
        assert eve.get("/api/players/bob")["games"][0]["players"][0]["handle"] is None
        seats = eve.get(f"/api/tables/{table['id']}/ratings")
        assert [(each["handle"], each["rating"]) for each in seats] == [(None, 1579), ("bob", 1421)]
        ada.http.put("/api/account/profile", json={"hidden": False}).raise_for_status()
        assert ratings(eve) == {"ada": 1579, "bob": 1421}


def test_ranks_are_for_those_with_enough_games(database: URL, tmp_path: Path) -> None:
    """Provisional ratings come after the others, without a rank."""
    with club_at(database, tmp_path) as new:
        ada, bob, eve = (person(new, each) for each in ("ada", "bob", "eve"))
        for _ in range(5):
            lost(ada, bob)
            lost(bob, ada)
        lost(eve, bob)
        players = new().get("/api/ratings/classic")["players"]
        found = [(each["handle"], each["rank"], each["games"]) for each in players]
        assert found == [("ada", 1, 10), ("bob", 2, 11), ("eve", None, 1)]
        assert [each["provisional"] for each in players] == [False, False, True]
        assert [each["rank"] for each in new().get("/api/players/bob")["ratings"]] == [2]
        assert new().get("/api/ratings/auction")["players"] == []
        refused(new(), "GET", "/api/ratings/solo", None, 422, "malformed")
        refused(new(), "GET", "/api/players/x", None, 404, "unknown_player")


def test_the_export_has_ratings(database: URL, tmp_path: Path) -> None:
    """One's own with their history; nothing of the opponents'."""
    with club_at(database, tmp_path) as new:
        ada, bob = person(new, "ada"), person(new, "bob")
        table = lost(ada, bob)
        data = ada.http.get("/api/account/export").content
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            found = json.loads(file.read("ratings.json"))
            profile = json.loads(file.read("profile.json"))
        (rating,) = found["ratings"]
        (change,) = found["history"]
        assert (rating["variant"], rating["games"]) == ("classic", 1)
        assert (change["table_id"], change["place"], change["mu_before"]) == (table["id"], 1, 25)
        assert change["mu"] == rating["mu"]
        assert profile["hidden"] is False
        assert bob.get("/api/session")["user"]["id"] not in json.dumps(found)


def test_who_deletes_their_account_leaves_no_rating(database: URL, tmp_path: Path) -> None:
    """The opponents keep their history without the name, also of games that go on then."""
    with club_at(database, tmp_path) as new:
        ada, bob = person(new, "ada"), person(new, "bob")
        user = ada.get("/api/session")["user"]["id"]
        lost(ada, bob)
        running = rated_game(bob, ada)
        assert ada.http.delete("/api/account").status_code == 204
        assert ratings(bob) == {"bob": 1421}
        refused(bob, "GET", "/api/players/ada", None, 404, "unknown_player")
        (game,) = bob.get("/api/players/bob")["games"]
        assert [(each["handle"], each["rating"]) for each in game["players"]] == [(None, 1500)]
        # She left, so whoever gives up as well shares the last place with her.
        concede(bob, running, 1)
        assert [each["games"] for each in bob.get("/api/players/bob")["ratings"]] == [2]
        for rows in ("ratings", "rating_changes"):
            assert user not in str(run_sql(database, f"SELECT * FROM {rows}"))  # noqa: S608 - ours
        assert run_sql(database, "SELECT count(*) FROM rating_changes WHERE player = ''") == [(2,)]
