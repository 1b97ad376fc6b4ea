"""What the host decides: bans, links for a new password, quotas, the door, e-mail."""

import re
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import URL

from tests.web.accounts.people import (
    PASSWORD,
    account,
    club_at,
    handle,
    refused,
    run_sql,
    sign_in,
    sign_up,
)
from tests.web.accounts.programs import bot, listening, make_token, program
from tests.web.refusals import refusal
from tests.web.server import Browser
from tests.web.test_live import message
from tikal.errors import TikalError
from tikal.web import standing
from tikal.web.accounts.mail import MailServer, mail_server
from tikal.web.admin import admin
from tikal.web.limits.settings import Kept, Limits

OTHER = "another one"


def told(url: URL, *arguments: str) -> str:
    """Run `tikal admin`; return what it prints."""
    place = ["--database", url.render_as_string(hide_password=False)]
    done = CliRunner().invoke(admin, [*arguments, *place], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_a_ban_is_clear_everywhere(
    database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests, sockets that are open already, the way back in; and the way out stays."""
    monkeypatch.setattr(standing, "_FRESH", 0.2)
    with club_at(database, tmp_path) as new:
        ada, guest = new(), new()
        sign_up(ada, "ada")
        table = ada.new("person", "person")
        guest.new("person", "person")
        with ada.live(table["id"]) as socket:
            message(socket)
            assert "ADA is banned" in told(database, "ban", "ADA", "--reason", "rude")
            with pytest.raises(Exception, match="1012"):
                socket.recv(timeout=20)
        for method, path in (("GET", "/session"), ("POST", "/tables"), ("GET", "/account")):
            problem = refusal(ada.http.request(method, f"/api{path}", json={}), 403)
            assert (problem["code"], problem["params"]) == ("banned", {"reason": "rude"})
        with ada.live(table["id"]) as socket:
            assert message(socket)["problem"]["code"] == "banned"
        assert "rude" in told(database, "users", "--banned")
        assert ada.http.get("/").status_code in (200, 503)
        assert ada.http.delete("/api/session").status_code == 204
        assert handle(ada) is None
        sign_in(ada, "ada")
        assert ada.http.get("/api/session").status_code == 403
        told(database, "unban", "ada")
        assert "not banned" in told(database, "unban", "ada")
        user = guest.get("/api/session")["user"]["id"]
        told(database, "ban", user)
        time.sleep(0.3)
        assert refusal(guest.http.get("/api/tables"), 403)["params"] == {"reason": ""}
    with pytest.raises(TikalError, match="no user 'nobody'"):
        told(database, "ban", "nobody")


def test_the_hosts_link_resets_a_password(database: URL, tmp_path: Path) -> None:
    """Once; all other sessions end."""
    with club_at(database, tmp_path) as new:
        ada, phone = new(), new()
        sign_up(ada, "ada")
        link = told(database, "reset-link", "ada", "--address", "https://tikal.example/")
        code = link.strip().removeprefix("https://tikal.example/account#reset=")
        short = {"code": code, "password": "short"}
        refused(phone, "POST", "/reset", short, (422, "bad_password"))
        body = {"code": code, "password": OTHER}
        phone.post("/api/account/reset", body, 204)
        assert handle(phone) == "ada"
        assert handle(ada) is None
        refused(new(), "POST", "/reset", body, (404, "bad_link"))
        sign_in(new(), "ada", password=OTHER)
        first = told(database, "reset-link", "ada").strip().rpartition("=")[2]
        second = told(database, "reset-link", "ada").strip().rpartition("=")[2]
        refused(new(), "POST", "/reset", {"code": first, "password": OTHER}, (404, "bad_link"))
        run_sql(database, "UPDATE links SET until = '2020-01-01'")
        refused(new(), "POST", "/reset", {"code": second, "password": OTHER}, (404, "bad_link"))
        with pytest.raises(TikalError, match="no user 'eve'"):
            told(database, "reset-link", "eve")
        guest = new()
        guest.new("person", "person")
        with pytest.raises(TikalError, match="is a guest"):
            told(database, "reset-link", guest.get("/api/session")["user"]["id"])


def test_quotas_and_storage(database: URL, tmp_path: Path) -> None:
    """A user may have more or less than others."""
    limits = Limits(kept=Kept(tables=2, kilobytes=0, undos=0))
    with club_at(database, tmp_path, limits=limits) as new:
        ada, bob = new(), new()
        sign_up(ada, "ada")
        assert "Nobody" in told(database, "quotas")
        assert "ada: 1 tables" in told(database, "quotas", "ada", "--tables", "1")
        ada.new("person", "person")
        assert ada.post("/api/tables", {"seats": [{"kind": "person"}] * 2}, 403)["code"] == "quota"
        for _ in range(2):
            bob.new("person", "person")
        assert "Nobody" in told(database, "quotas", "ada", "--usual")
        ada.new("person", "person")
        assert "ada" in told(database, "users", "AD")
        assert re.search(r"tables +4\n", told(database, "storage"))


def test_the_door(database: URL, tmp_path: Path) -> None:
    """Without the code nothing but the door answers; guesses are limited; a new code counts."""
    with club_at(database, tmp_path, door_code="open sesame") as new:
        guest = new()
        for method, path in (("GET", "/session"), ("POST", "/tables"), ("GET", "/catalogue")):
            problem = refusal(guest.http.request(method, f"/api{path}", json={}), 401)
            assert problem["code"] == "door_closed"
        with guest.live("x") as socket:
            assert message(socket)["problem"]["code"] == "door_closed"
        assert guest.get("/healthz")
        assert guest.get("/api/door") == {"closed": True}
        assert guest.post("/api/door", {"code": "open"}, 403)["code"] == "wrong_door_code"
        guest.http.cookies.set("tikal_door", "0" * 64)
        assert guest.get("/api/door") == {"closed": True}
        guest.post("/api/door", {"code": " open  sesame"}, 204)
        assert guest.get("/api/door") == {"closed": False}
        table = guest.new("person", "person")
        assert guest.table(table)["id"] == table["id"]
        for _ in range(9):
            new().post("/api/door", {"code": "open"}, 403)
        new().post("/api/door", {"code": "open sesame"}, 429)
        cookies = guest.http.cookies
    with club_at(database, tmp_path, door_code="another") as new:
        again = new()
        again.http.cookies.update(cookies)
        assert again.get("/api/door") == {"closed": True}


@dataclass
class Post:
    """What was sent."""

    letters: list[tuple[str, str, str]] = field(default_factory=list)

    def send(self, to: str, subject: str, text: str) -> None:
        """Keep a letter."""
        self.letters.append((to, subject, text))

    def code(self, kind: str) -> str:
        """Return the code in the last letter."""
        found = re.search(rf"http://localhost:\d+/account#{kind}=(\w+)", self.letters[-1][2])
        assert found is not None
        return found[1]


def test_e_mail_confirms_and_resets(
    database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only an address that was confirmed; nobody learns who has one."""
    post = Post()
    monkeypatch.setattr("tikal.web.accounts.mail.Mail.send", post.send)
    server = MailServer("localhost", 25, "tikal@tikal.example")
    with club_at(database, tmp_path, mail=server) as new:
        ada = new()
        sign_up(ada, "ada")
        assert account(ada)["mail"]
        for wrong in ("ada", "a@b", "a b@tikal.example", "a@tikal.example\nBcc: b@c.de"):
            refused(ada, "PUT", "/email", {"email": wrong}, (422, "bad_email"))
        new().post("/api/account/forgot", {"handle": "ada"}, 202)
        body = {"email": "ada@tikal.example", "language": "de"}
        assert ada.http.put("/api/account/email", json=body).status_code == 204
        assert "bestätigen" in post.letters[-1][1]
        new().post("/api/account/forgot", {"handle": "ada"}, 202)
        assert len(post.letters) == 1
        code = post.code("confirm")
        refused(new(), "POST", "/reset", {"code": code, "password": OTHER}, (404, "bad_link"))
        new().post("/api/account/email/confirm", {"code": code}, 204)
        refused(new(), "POST", "/email/confirm", {"code": code}, (404, "bad_link"))
        assert account(ada)["email_confirmed"]
        for who in ("ADA", "nobody", "no handle"):
            new().post("/api/account/forgot", {"handle": who}, 202)
        assert [each[0] for each in post.letters] == ["ada@tikal.example"] * 2
        phone = new()
        phone.post("/api/account/reset", {"code": post.code("reset"), "password": OTHER}, 204)
        assert handle(phone) == "ada"
        assert phone.http.delete("/api/account/email").status_code == 204
        assert account(phone)["email"] is None


def test_without_a_mail_server(guest: Browser) -> None:
    """There is no e-mail."""
    sign_up(guest, "ada")
    assert not account(guest)["mail"]
    refused(guest, "PUT", "/email", {"email": "a@tikal.example"}, (404, "no_mail"))
    refused(guest, "POST", "/forgot", {"handle": "ada"}, (404, "no_mail"))
    sign_in(guest, "ada", 409, password=PASSWORD)


def test_mail_servers_in_one_line() -> None:
    """A URL with everything in it."""
    found = mail_server("smtp://me%40x:pw@mail.tikal.example/tikal@tikal.example")
    assert (found.host, found.port, found.sender) == (
        "mail.tikal.example",
        587,
        "tikal@tikal.example",
    )
    assert (found.user, found.password, found.tls) == ("me@x", "pw", False)
    assert mail_server("smtps://h.example/a@b.example").port == 465
    for wrong in ("mail.example", "http://h/a@b.example", "smtp://h", "smtp://h:x/a@b.example"):
        with pytest.raises(TikalError, match="a mail server is named as"):
            mail_server(wrong)


def test_the_host_sees_programs(
    database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tokens are listed by what they are called, and made worthless while the server runs."""
    monkeypatch.setattr(standing, "_FRESH", 0.2)
    with club_at(database, tmp_path) as new:
        ada = new()
        sign_up(ada, "ada")
        made = make_token(ada, "read")
        hal = program(new(), bot(new(), "hal"))
        script = program(new(), made["token"])
        script.get("/api/tables")
        listed = told(database, "tokens")
        assert made["id"] in listed
        assert made["token"] not in listed
        assert "hal" not in told(database, "tokens", "ada")
        assert [line.split()[0] for line in told(database, "bots").splitlines()] == [
            "handle",
            "hal",
        ]
        with listening(script) as lines:
            lines.until("ready")
            assert "revoked" in told(database, "tokens", "--revoke", made["id"])
            assert lines.ended()
        assert refusal(script.http.get("/api/tables"), 401)["code"] == "bad_token"
        assert hal.get("/api/tables") == []
        with pytest.raises(TikalError, match="there is no token"):
            told(database, "tokens", "--revoke", made["id"])
