"""Accounts: made of a guest, signed in to from anywhere, tried by strangers."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import URL

from tests.web.accounts.people import (
    PASSWORD,
    account,
    club_at,
    forget_proofs,
    handle,
    refused,
    run_sql,
    sign_in,
    sign_up,
)
from tests.web.server import Browser, Json
from tests.web.test_live import message
from tikal.web.accounts.browsers import browser_of
from tikal.web.session import COOKIE

WRONG, OTHER = "wrong one", "another one"


def test_an_account_is_the_guest_with_a_handle(database: URL, tmp_path: Path) -> None:
    """Same user, same games, a new session; handles are compared without case."""
    with club_at(database, tmp_path) as new:
        ada, bob = new(), new()
        table = ada.new("person", "person")
        user = ada.get("/api/session")["user"]
        assert user["handle"] is None
        before = ada.http.cookies.get(COOKIE)
        codes = sign_up(ada, "Ada_L")
        assert len(set(codes)) == 10
        assert ada.http.cookies.get(COOKIE) != before
        assert ada.get("/api/session")["user"] == {**user, "handle": "Ada_L", "name": "Ada_L"}
        assert ada.table(table)["id"] == table["id"]
        found = account(ada)
        assert found["handle"] == "Ada_L"
        assert found["password"]
        assert found["codes_left"] == 10
        [session] = found["sessions"]
        assert (session["browser"], session["system"], session["current"]) == (
            "Firefox",
            "Linux",
            True,
        )
        wanted = {"handle": "aDA_l", "password": PASSWORD}
        refused(bob, "POST", "", wanted, (409, "handle_taken"))
        refused(ada, "POST", "", {**wanted, "handle": "other"}, (409, "has_account"))
        stored = run_sql(database, "SELECT password FROM accounts")[0][0]
        assert stored.startswith("$argon2id$")
        everything = run_sql(database, "SELECT digest FROM recovery_codes")
        assert not {codes[0]} & {row[0] for row in everything}


@pytest.mark.parametrize(
    "wrong", ["ab", "x" * 21, "9lives", "a b", "äda", "admin", "Tikal", "hard", "a.b", ""]
)
def test_handles_that_are_none(guest: Browser, wrong: str) -> None:
    """Plain characters, three to twenty, and nobody's who is not a player."""
    body = {"handle": wrong, "password": PASSWORD}
    refused(guest, "POST", "", body, (422, "bad_handle"))


@pytest.mark.parametrize("wrong", ["short", "x" * 201, "ada-lovelace", "Ada-Lovelace"])
def test_passwords_that_are_none(guest: Browser, wrong: str) -> None:
    """Too short, too long, the handle."""
    body = {"handle": "ada-lovelace", "password": wrong}
    refused(guest, "POST", "", body, (422, "bad_password"))


def test_signing_in_elsewhere_and_out_again(database: URL, tmp_path: Path) -> None:
    """Another browser is the same user; signed out, it is the guest it was before."""
    with club_at(database, tmp_path) as new:
        ada, phone = new(), new()
        sign_up(ada, "ada")
        games = ada.new("person", "person")["id"]
        mine = phone.new("person", "person")["id"]
        sign_in(phone, "ADA ")
        assert handle(phone) == "ada"
        assert [each["id"] for each in phone.get("/api/tables")] == [games]
        assert len(account(ada)["sessions"]) == 2
        refused(phone, "POST", "/sign-in", {"handle": "x", "password": "y"}, (409, "has_account"))
        stolen = phone.http.cookies.get(COOKIE)
        assert phone.http.delete("/api/session").status_code == 204
        assert handle(phone) is None
        assert [each["id"] for each in phone.get("/api/tables")] == [mine]
        assert len(account(ada)["sessions"]) == 1
        thief = new()
        thief.http.cookies.set(COOKIE, str(stolen))
        assert thief.get("/api/tables") == []


def test_the_guests_other_cookies_are_not_the_accounts(database: URL, tmp_path: Path) -> None:
    """A copy of the cookie from before there was an account is nobody's."""
    with club_at(database, tmp_path) as new:
        ada, thief = new(), new()
        table = ada.new("person", "person")
        thief.http.cookies.set(COOKIE, str(ada.http.cookies.get(COOKIE)))
        assert thief.table(table)["id"] == table["id"]
        sign_up(ada, "ada")
        assert thief.get("/api/tables") == []
        assert ada.table(table)["id"] == table["id"]


def test_sessions_are_ended_with_their_sockets(database: URL, tmp_path: Path) -> None:
    """One of them, then all others; this one stays."""
    with club_at(database, tmp_path) as new:
        ada, phone, tablet, stranger = (new() for _ in range(4))
        sign_up(ada, "ada")
        sign_up(stranger, "eve")
        table = ada.new("person", "person")
        for browser in (phone, tablet):
            sign_in(browser, "ada")
        own = next(each["id"] for each in account(phone)["sessions"] if each["current"])
        refused(stranger, "DELETE", f"/sessions/{own}", None, (404, "unknown_session"))
        with phone.live(table["id"]) as socket:
            message(socket)
            assert ada.http.delete(f"/api/account/sessions/{own}").status_code == 204
            with pytest.raises(Exception, match="1012"):
                socket.recv(timeout=20)
        assert handle(phone) is None
        assert handle(tablet) == "ada"
        with tablet.live(table["id"]) as socket:
            message(socket)
            assert ada.http.delete("/api/account/sessions").status_code == 204
            with pytest.raises(Exception, match="1012"):
                socket.recv(timeout=20)
        assert handle(tablet) is None
        assert [each["current"] for each in account(ada)["sessions"]] == [True]


def test_wrong_sign_ins_get_one_answer_and_are_limited(database: URL, tmp_path: Path) -> None:
    """Unknown handle or wrong password: the same; after ten the account waits, others don't."""
    with club_at(database, tmp_path) as new:
        ada, eve = new(), new()
        sign_up(ada, "ada")
        sign_up(new(), "bob")
        answers = [sign_in(eve, who, 401, password=WRONG) for who in ("ada", "nobody")]
        answers.append(sign_in(eve, "ada", 401, code="0000-0000-0000"))
        assert answers[0] == answers[1] == answers[2]
        assert answers[0]["code"] == "wrong_sign_in"
        for _ in range(8):
            sign_in(eve, "ada", 401, password=WRONG)
        problem = sign_in(new(), "ada", 429)
        assert problem["code"] == "too_many_guesses"
        sign_in(new(), "bob")
        run_sql(database, "UPDATE attempts SET until = '2020-01-01'")
        sign_in(new(), "ada")


def test_an_address_that_guesses_waits(database: URL, tmp_path: Path) -> None:
    """Twenty wrong ones from one address, whosever they are; right ones don't count."""
    with club_at(database, tmp_path) as new:
        sign_up(new(), "ada")
        for _ in range(25):
            sign_in(new(), "ada")
        for number in range(20):
            sign_in(new(), f"nobody{number}", 401, password=WRONG)
        assert sign_in(new(), "ada", 429)["code"] == "too_many_guesses"


def test_many_guesses_at_once_are_no_more(database: URL, tmp_path: Path) -> None:
    """Tries are counted before they are looked at."""
    with club_at(database, tmp_path) as new:
        sign_up(new(), "ada")
        browsers = [new() for _ in range(16)]
        for browser in browsers:
            browser.get("/api/session")

        def guess(browser: Browser) -> int:
            body = {"handle": "ada", "password": "wrong one"}
            return browser.http.post("/api/account/sign-in", json=body).status_code

        with ThreadPoolExecutor(16) as threads:
            found = list(threads.map(guess, browsers))
        assert (found.count(401), found.count(429)) == (10, 6)


def test_a_recovery_code_works_once(database: URL, tmp_path: Path) -> None:
    """However it is written; new codes make the old ones worthless."""
    with club_at(database, tmp_path) as new:
        ada = new()
        codes = sign_up(ada, "ada")
        sign_in(new(), "ada", code=codes[0].lower().replace("-", " "))
        sign_in(new(), "ada", 401, code=codes[0])
        sign_up(new(), "eve")
        sign_in(new(), "eve", 401, code=codes[1])
        assert account(ada)["codes_left"] == 9
        fresh = ada.post("/api/account/codes")["codes"]
        assert len(set(fresh) | set(codes)) == 20
        sign_in(new(), "ada", 401, code=codes[1])
        phone = new()
        sign_in(phone, "ada", code=fresh[0])
        phone.http.put("/api/account/password", json={"password": "another one"})
        sign_in(new(), "ada", password=OTHER)
        sign_in(new(), "ada", 401, password=PASSWORD)


DELICATE: list[tuple[str, str, Json | None]] = [
    ("PUT", "/password", {"password": "another one"}),
    ("POST", "/codes", {}),
    ("POST", "/passkeys", {"passkey": {}}),
    ("DELETE", "/passkeys/x", None),
    ("PUT", "/email", {"email": "ada@tikal.example"}),
    ("DELETE", "", None),
]


def test_what_is_delicate_needs_a_proof(tmp_path: Path, database: URL) -> None:
    """Whoever finds an open browser can't take the account over."""
    with club_at(database, tmp_path) as new:
        ada, stranger = new(), new()
        sign_up(ada, "ada")
        for method, path, body in DELICATE:
            forget_proofs(database)
            refused(ada, method, path, body, (403, "prove_yourself"))
            if path != "":
                refused(stranger, method, path, body, (403, "no_account"))
        assert not account(ada)["proved"]
        refused(ada, "POST", "/prove", {"password": WRONG}, (401, "wrong_sign_in"))
        refused(ada, "POST", "/codes", {}, (403, "prove_yourself"))
        for method, path, body in DELICATE:
            ada.post("/api/account/prove", {"password": PASSWORD}, 204)
            assert account(ada)["proved"]
            answer = ada.http.request(method, f"/api/account{path}", json=body)
            assert answer.status_code != 403, path
            ada.http.put("/api/account/password", json={"password": PASSWORD})


def test_old_hashes_are_renewed(database: URL, tmp_path: Path) -> None:
    """A hash of weaker times is replaced when its password is used."""
    with club_at(database, tmp_path) as new:
        sign_up(new(), "ada")
        weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
        run_sql(database, "UPDATE accounts SET password = :weak", weak=weak)
        sign_in(new(), "ada")
        assert run_sql(database, "SELECT password FROM accounts")[0][0] != weak
        sign_in(new(), "ada")
        run_sql(database, "UPDATE accounts SET password = 'not a hash'")
        sign_in(new(), "ada", 401)


def test_a_code_from_another_browser_opens_an_account_too(database: URL, tmp_path: Path) -> None:
    """It is a session of the account, but not a proof."""
    with club_at(database, tmp_path) as new:
        ada, phone = new(), new()
        sign_up(ada, "ada")
        code = ada.post("/api/session/transfer", status=201)["code"]
        assert phone.post("/api/session/redeem", {"code": code})["user"]["handle"] == "ada"
        assert len(account(phone)["sessions"]) == 2
        refused(phone, "POST", "/codes", {}, (403, "prove_yourself"))


@pytest.mark.parametrize(
    ("agent", "found"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1", "Safari iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge Windows"),
        ("Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36", "Chrome Android"),
        ("curl/8", " "),
    ],
)
def test_browsers_in_plain_words(agent: str, found: str) -> None:
    """Those that people know."""
    assert " ".join(browser_of(agent)) == found
