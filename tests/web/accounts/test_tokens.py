"""Tokens: made, shown once, good for what they are made for, revoked; and bot accounts."""

from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.web.accounts.people import account, club_at, forget_proofs, refused, run_sql, sign_up
from tests.web.accounts.programs import bot, listening, make_token, program
from tests.web.accounts.test_hosting import told
from tests.web.club import INVITED, OPEN, PERSON, code_for, host, join, kinds
from tests.web.club import refused as refused_at
from tests.web.refusals import refusal
from tests.web.test_live import message
from tikal.web import standing


def test_a_token_plays_for_its_user(database: URL, tmp_path: Path) -> None:
    """Without a cookie and without the header; a cookie beside it does not count."""
    with club_at(database, tmp_path) as new:
        ada = new()
        sign_up(ada, "ada")
        made = make_token(ada, days=30)
        listed = account(ada)["tokens"]
        assert [(each["name"], each["scope"], each["used"]) for each in listed] == [
            ("My program", "play", None)
        ]
        assert listed[0]["until"] > listed[0]["created"]
        script = program(new(), made["token"])
        assert script.get("/api/session")["user"]["handle"] == "ada"
        assert not script.http.cookies
        table = script.play(script.new("person", "person"), "A4@b3+0")
        assert ada.table(table)["moves"] == 1
        assert account(ada)["tokens"][0]["used"] is not None
        stranger = new()
        stranger.new("person", "person")
        stranger.http.headers["Authorization"] = f"Bearer {made['token']}"
        assert [each["id"] for each in stranger.get("/api/tables")] == [table["id"]]
        assert made["token"] not in str(run_sql(database, "SELECT * FROM tokens"))


def test_a_token_for_reading_only_reads(database: URL, tmp_path: Path) -> None:
    """Every change is refused, and nothing is changed."""
    with club_at(database, tmp_path) as new:
        ada = new()
        sign_up(ada, "ada")
        table = ada.new("person", "person")
        token = make_token(ada, "read")["token"]
        script = program(new(), token)
        assert script.table(table) == ada.table(table)
        shown = {"Authorization": f"Bearer {token}"}
        with listening(script) as lines, script.live(table["id"], **shown) as socket:
            lines.until("ready")
            assert message(socket)["table"]["mine"] == [1, 2]
        body = {"seq": 0, "actions": ["A4@b3+0"]}
        refused_at(script, "POST", f"/api/tables/{table['id']}/actions", body, 403, "read_only")
        refused_at(script, "DELETE", f"/api/tables/{table['id']}", None, 403, "read_only")
        assert ada.table(table)["seq"] == 0


def test_no_token_changes_an_account(database: URL, tmp_path: Path) -> None:
    """Nor does it learn about it, make other tokens, or end sessions."""
    with club_at(database, tmp_path) as new:
        ada = new()
        sign_up(ada, "ada")
        made = make_token(ada)
        script = program(new(), made["token"])
        before = account(ada)
        asked = [("GET", ""), ("DELETE", ""), ("GET", "/export"), ("POST", "/tokens")]
        asked += [("PUT", "/password"), ("POST", "/codes"), ("DELETE", "/sessions")]
        asked += [("DELETE", f"/tokens/{made['id']}"), ("POST", "/bot"), ("POST", "/prove")]
        for method, path in asked:
            refused(script, method, path, {"password": "another one"}, (403, "not_by_token"))
        for method, path in (("PATCH", ""), ("DELETE", ""), ("POST", "/transfer")):
            answer = script.http.request(method, f"/api/session{path}", json={"name": "Eve"})
            assert refusal(answer, 403)["code"] == "not_by_token"
        after = account(ada)
        for each in (before, after):
            each["tokens"][0].pop("used")
        assert after == before


def test_making_one_is_delicate(database: URL, tmp_path: Path) -> None:
    """A proof of lately is needed, as is an account; there are so many and no more."""
    with club_at(database, tmp_path) as new:
        ada = new()
        body = {"name": "x", "scope": "play"}
        refused(ada, "POST", "/tokens", body, (403, "no_account"))
        refused(ada, "POST", "/bot", {}, (403, "no_account"))
        sign_up(ada, "ada")
        for bad in ({"name": ""}, {"scope": "admin"}, {"days": 0}, {"name": "x" * 61}):
            refused(ada, "POST", "/tokens", body | bad, (422, "malformed"))
        for _ in range(20):
            make_token(ada)
        refused(ada, "POST", "/tokens", body, (409, "too_many_tokens"))
        refused(ada, "DELETE", "/tokens/token-0", None, (404, "unknown_token"))
        forget_proofs(database)
        refused(ada, "POST", "/tokens", body, (403, "prove_yourself"))
        refused(ada, "POST", "/bot", {}, (403, "prove_yourself"))
        assert len(account(ada)["tokens"]) == 20


def test_a_revoked_token_is_worthless_at_once(database: URL, tmp_path: Path) -> None:
    """Requests are refused, its streams and sockets end; those of another go on."""
    with club_at(database, tmp_path) as new:
        ada = new()
        sign_up(ada, "ada")
        made, other = make_token(ada), make_token(ada)
        script, second = program(new(), made["token"]), program(new(), other["token"])
        table = ada.new("person", "person")
        shown = {"Authorization": f"Bearer {made['token']}"}
        with (
            listening(script) as lines,
            listening(second) as kept,
            script.live(table["id"], **shown) as socket,
        ):
            lines.until("ready")
            kept.until("ready")
            message(socket)
            assert ada.http.delete(f"/api/account/tokens/{made['id']}").status_code == 204
            assert lines.ended()
            with pytest.raises(Exception, match="1012"):
                socket.recv(timeout=20)
            assert refusal(script.http.get("/api/tables"), 401)["code"] == "bad_token"
            ada.play(ada.table(table), "A4@b3+0")
            assert kept.until("table")["table"]["moves"] == 1


def test_a_ban_ends_streams(database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host's command is heard by a server that runs."""
    monkeypatch.setattr(standing, "_FRESH", 0.2)
    with club_at(database, tmp_path) as new:
        hal = program(new(), bot(new(), "hal"))
        with listening(hal) as lines:
            lines.until("ready")
            told(database, "ban", "hal", "--reason", "loud")
            assert lines.ended()
        assert refusal(hal.http.get("/api/tables"), 403)["code"] == "banned"


def test_a_bot_account_is_made_for_good(database: URL, tmp_path: Path) -> None:
    """Only of one that has never been at a table; everybody may know, and guests stay guests."""
    with club_at(database, tmp_path) as new:
        ada, hal = new(), new()
        sign_up(ada, "ada")
        ada.new("person", "person")
        refused(ada, "POST", "/bot", {}, (409, "has_played"))
        hal.new("person", "person")
        sign_up(new(), "halley")
        token = bot(new(), "hal")
        script = program(new(), token)
        user = script.get("/api/session")["user"]
        assert (user["handle"], user["bot"]) == ("hal", True)
        made = script.new("person", "person")
        assert [seat["program"] for seat in made["seats"]] == [True, True]
        assert not any(seat["program"] for seat in ada.new("person", "person")["seats"])


def test_open_seats_are_for_people(database: URL, tmp_path: Path) -> None:
    """Unless their host wants bots too; a link is good for a bot as well, and it is marked."""
    with club_at(database, tmp_path) as new:
        ada = new()
        hal = program(new(), bot(new(), "hal"))
        table = host(ada, PERSON, OPEN)
        refused_at(hal, "POST", f"/api/tables/{table['id']}/sit", {}, 403, "no_bots_here")
        assert hal.get("/api/lobby") == []
        ada.patch(f"/api/tables/{table['id']}", {"terms": {"bots": True}})
        assert [each["id"] for each in hal.get("/api/lobby")] == [table["id"]]
        played = hal.post("/api/lobby/play", {})
        assert (played["id"], played["seats"][1]["program"]) == (table["id"], True)
        again = hal.post("/api/lobby/play", {})
        assert (again["owner"], again["terms"]["bots"]) == (True, True)
        linked = host(ada, PERSON, INVITED)
        assert join(hal, code_for(ada, linked))["seats"][1]["program"]
        hal.post(f"/api/tables/{linked['id']}/chat", {"phrase": "hello"}, 204)
        ada.post(f"/api/tables/{linked['id']}/chat", {"phrase": "hello"}, 204)
        said = ada.get(f"/api/tables/{linked['id']}/chat")
        assert [each["program"] for each in said] == [True, False]


def test_invitations_by_handle(database: URL, tmp_path: Path) -> None:
    """Only bots have them, once at a table; declined or withdrawn, they are gone."""
    with club_at(database, tmp_path) as new:
        ada, bob = new(), new()
        sign_up(bob, "bob")
        hal = program(new(), bot(new(), "hal"))
        table = host(ada, PERSON, INVITED, INVITED)
        path = f"/api/tables/{table['id']}"

        def offer(seq: int, **wanted: object) -> dict[str, object]:
            return {"seq": seq, "seat": 2, "kind": "invited", "handle": "hal", **wanted}

        for handle in ("bob", "nobody", "?"):
            body = offer(0, handle=handle)
            refused_at(ada, "POST", f"{path}/offer", body, 404, "no_bot_account")
        refused_at(ada, "POST", f"{path}/offer", offer(0, kind="open"), 422, "malformed")
        with listening(hal) as lines:
            lines.until("ready")
            ada.post(f"{path}/offer", offer(0))
            body = offer(1, seat=3)
            refused_at(ada, "POST", f"{path}/offer", body, 409, "invited_already")
            asked = lines.until("invitation")
            refused_at(bob, "POST", f"{path}/decline", {"seq": 1, "seat": 2}, 404, "unknown_table")
            seat = {"seq": asked["seq"], "seat": 2}
            refused_at(ada, "POST", f"{path}/decline", seat, 403, "not_your_seat")
            assert hal.http.post(f"{path}/decline", json=seat).status_code == 200
            assert lines.until("gone")["table"] == table["id"]
            assert kinds(ada.table(table)) == ["person", "invited", "invited"]
            assert [each["name"] for each in ada.table(table)["seats"]][1:] == ["", ""]
            ada.post(f"{path}/offer", offer(2))
            assert lines.until("invitation")["seats"] == [2]
            ada.post(f"{path}/offer", {"seq": 3, "seat": 2, "kind": "open"})
            lines.until("gone")
        refused_at(hal, "POST", f"{path}/sit", {}, 403, "no_bots_here")


def test_data_of_programs(database: URL, tmp_path: Path) -> None:
    """The export lists tokens without what they are; a deletion ends them and takes names out."""
    with club_at(database, tmp_path) as new:
        ada, owner = new(), new()
        script = program(new(), bot(owner, "HAL9000"))
        waiting = host(ada, PERSON, INVITED, INVITED)
        body = {"seq": 0, "seat": 2, "kind": "invited", "handle": "hal9000"}
        ada.post(f"/api/tables/{waiting['id']}/offer", body)
        with owner.http.stream("GET", "/api/account/export") as answer:
            data = answer.read()
        assert b"tokens.json" in data
        with listening(script) as lines:
            lines.until("ready")
            assert owner.http.delete("/api/account").status_code == 204
            assert lines.ended()
        assert refusal(script.http.get("/api/tables"), 401)["code"] == "bad_token"
        assert run_sql(database, "SELECT * FROM tokens") == []
        assert [each["name"] for each in ada.table(waiting)["seats"]][1:] == ["", ""]
        for rows in ("accounts", "users", "tables", "commands"):
            assert "hal9000" not in str(run_sql(database, f"SELECT * FROM {rows}")).lower()  # noqa: S608 - ours
