"""What is somebody's: taken along from a guest, exported, deleted; others keep their games."""

import io
import json
import zipfile
from pathlib import Path

from sqlalchemy import URL

from tests.web.accounts.people import account, club_at, handle, refused, run_sql, sign_in, sign_up
from tests.web.club import INVITED, PERSON, code_for, first_tile, host, join
from tests.web.server import Browser, Json
from tests.web.test_live import message
from tests.web.test_playing import played_to_the_end
from tikal.game import Game


def ids(browser: Browser) -> set[str]:
    """Return the tables in somebody's list."""
    return {each["id"] for each in browser.get("/api/tables")}


def together(host_browser: Browser, other: Browser) -> Json:
    """Return a table where two people play from their own screens."""
    table = host(host_browser, PERSON, INVITED)
    return join(other, code_for(host_browser, table))


def test_a_guests_games_are_taken_along(database: URL, tmp_path: Path) -> None:
    """Owned ones, seats elsewhere, results and a rematch that waits; then the guest has nothing."""
    with club_at(database, tmp_path) as new:
        ada, phone, bob = new(), new(), new()
        sign_up(ada, "ada")
        phone.patch("/api/session", {"name": "Phone"})
        own = phone.new("person", "person")
        over = played_to_the_end(phone, phone.new("person", variant="solo"), 2)
        seated = together(bob, phone)
        hosted = together(phone, bob)
        both = together(ada, phone)
        rematch = bob.post(f"/api/tables/{hosted['id']}/rematch", status=201)
        guest = phone.get("/api/session")["user"]["id"]
        wins = phone.get("/api/statistics")
        sign_in(phone, "ada")
        assert account(phone)["guest_games"] == 6
        assert ids(phone) == {both["id"]}
        assert phone.post("/api/account/guest")["games"] == 6
        assert account(phone)["guest_games"] == 0
        assert ids(ada) == {each["id"] for each in (own, over, seated, hosted, both, rematch)}
        assert ada.get("/api/statistics") == wins
        assert ada.table(own)["owner"]
        assert ada.table(seated)["mine"] == [2]
        assert ada.table(both)["mine"] == [1, 2]
        assert ada.table(rematch)["waiting"]
        assert ada.post(f"/api/tables/{rematch['id']}/sit")["mine"] == [1]
        table = ada.table(hosted)
        assert ada.play(table, first_tile(table))["moves"] == 1
        assert bob.table(hosted)["moves"] == 1
        assert phone.http.delete("/api/session").status_code == 204
        assert ids(phone) == set()
        for column, rows in (("actor", "commands"), ("owner", "tables"), ("user_id", "places")):
            found = run_sql(database, f"SELECT 1 FROM {rows} WHERE {column} = '{guest}'")  # noqa: S608 - ours
            assert found == []


def test_sockets_of_the_tables_find_their_way(database: URL, tmp_path: Path) -> None:
    """Whoever watches is told to connect again, and sees the table as before."""
    with club_at(database, tmp_path) as new:
        ada, phone, bob = new(), new(), new()
        sign_up(ada, "ada")
        table = together(phone, bob)
        sign_in(phone, "ada")
        with bob.live(table["id"]) as socket:
            message(socket)
            phone.post("/api/account/guest")
        with bob.live(table["id"]) as socket:
            assert message(socket)["table"]["mine"] == [2]
        assert ada.table(table)["mine"] == [1]


def test_nobody_takes_anothers_games(database: URL, tmp_path: Path) -> None:
    """A forged or foreign cookie of a guest is none; an account is no guest."""
    with club_at(database, tmp_path) as new:
        ada, bob, eve = new(), new(), new()
        sign_up(ada, "ada")
        sign_up(bob, "bob")
        bob.new("person", "person")
        sign_up(eve, "eve")
        for cookie in ("forged", str(bob.http.cookies.get("tikal_session"))):
            eve.http.cookies.set("tikal_guest", cookie)
            assert account(eve)["guest_games"] == 0
            assert eve.post("/api/account/guest")["games"] == 0
        assert len(ids(bob)) == 1
        refused(new(), "POST", "/guest", {}, (403, "no_account"))


def test_the_export_has_everything(database: URL, tmp_path: Path) -> None:
    """Records that can be read, no secrets of running games, nothing about others' users."""
    with club_at(database, tmp_path) as new:
        ada, bob = new(), new()
        sign_up(ada, "ada")
        over = played_to_the_end(ada, ada.new("person", variant="solo"), 2)
        running = together(ada, bob)
        with ada.http.stream("GET", "/api/account/export") as answer:
            assert answer.headers["content-type"] == "application/zip"
            data = answer.read()
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            assert file.testzip() is None
            files = {name: json.loads(file.read(name)) for name in file.namelist()}
        assert files["profile.json"]["handle"] == "ada"
        assert len(files["sessions.json"]) == 1
        assert {each["id"] for each in files["tables.json"]} == {over["id"], running["id"]}
        assert [each["table_id"] for each in files["results.json"]] == [over["id"]]
        assert Game.from_record(files[f"games/{over['id']}.tikal"]).over
        assert files[f"games/{running['id']}.tikal"] == ada.get(
            f"/api/tables/{running['id']}/record"
        )
        whole = json.dumps(files)
        assert bob.get("/api/session")["user"]["id"] not in whole
        assert "argon2" not in whole


def test_deletion_leaves_others_their_games(database: URL, tmp_path: Path) -> None:
    """The name is gone everywhere, a bot plays on, the account and its sessions are no more."""
    with club_at(database, tmp_path) as new:
        ada, phone, bob = new(), new(), new()
        sign_up(ada, "Lovelace")
        sign_in(phone, "lovelace")
        alone = ada.new("person", "person", name="Lovelace's own")
        hosted, seated = together(ada, bob), together(bob, ada)
        waiting = host(ada, PERSON, INVITED)
        user = ada.get("/api/session")["user"]["id"]
        with phone.live(hosted["id"]) as socket:
            message(socket)
            assert ada.http.delete("/api/account").status_code == 204
        for browser in (ada, phone):
            assert handle(browser) is None
            assert ids(browser) == set()
            assert browser.get("/api/session")["user"]["id"] != user
        assert ids(bob) == {hosted["id"], seated["id"]}
        for table, seat in ((hosted, 1), (seated, 2)):
            now = bob.table(table)["seats"][seat - 1]
            assert (now["kind"], now["name"]) == ("bot", "")
        for each in (alone, waiting):
            assert bob.http.get(f"/api/tables/{each['id']}").status_code == 404
        listed = json.dumps(bob.get("/api/tables"))
        assert "Lovelace" not in listed
        for rows in ("accounts", "users", "tables", "commands", "sessions", "retired_handles"):
            assert "ovelace" not in str(run_sql(database, f"SELECT * FROM {rows}"))  # noqa: S608 - ours
        assert run_sql(database, "SELECT * FROM recovery_codes") == []
        body = {"handle": "lovelace", "password": "correct horse"}
        refused(new(), "POST", "", body, (409, "handle_taken"))
        run_sql(database, "UPDATE retired_handles SET until = '2020-01-01'")
        sign_up(new(), "lovelace")
        refused(new(), "POST", "/sign-in", body | {"handle": ""}, (401, "wrong_sign_in"))


def test_a_guest_can_delete_all_too(database: URL, tmp_path: Path) -> None:
    """Without an account there is nothing to prove; the cookie is worth nothing afterwards."""
    with club_at(database, tmp_path) as new:
        guest = new()
        guest.patch("/api/session", {"name": "Grace"})
        table = guest.new("person", "easy")
        cookie = str(guest.http.cookies.get("tikal_session"))
        assert guest.http.delete("/api/account").status_code == 204
        guest.http.cookies.set("tikal_session", cookie)
        assert guest.http.get(f"/api/tables/{table['id']}").status_code == 404
        assert guest.get("/api/session")["user"]["name"] == ""
        assert run_sql(database, "SELECT * FROM tables") == []
