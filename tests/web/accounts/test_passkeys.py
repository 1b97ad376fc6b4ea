"""Passkeys: made, used and removed; answers that are forged, foreign, late or sent twice."""

import time
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.web.accounts.authenticator import Authenticator, Json
from tests.web.accounts.people import (
    PASSWORD,
    account,
    club_at,
    forget_proofs,
    handle,
    refused,
    run_sql,
    sign_up,
)
from tests.web.server import Browser

BAD, WRONG = (400, "bad_passkey"), (401, "wrong_sign_in")


def options(browser: Browser, purpose: str, name: str = "") -> Json:
    """Return what the server asks the browser for."""
    body = {"purpose": purpose, "handle": name}
    found: Json = browser.post("/api/account/passkeys/options", body)["options"]
    return found


def sign_in_with(browser: Browser, key: Authenticator, status: int = 204) -> None:
    """Sign in with a passkey."""
    answer = key.sign(options(browser, "sign_in"))
    browser.post("/api/account/sign-in", {"passkey": answer}, status)


def test_an_account_with_a_passkey_alone(database: URL, tmp_path: Path) -> None:
    """Made with one, signed in to with it, proved by it; the last way in can't be removed."""
    with club_at(database, tmp_path) as new:
        ada, phone = new(), new()
        key, other = Authenticator(ada.address), Authenticator(ada.address)
        made = key.make(options(ada, "create", "Ada"))
        refused(ada, "POST", "", {"handle": "eve", "passkey": made}, BAD)
        ada.post("/api/account", {"handle": "Ada", "passkey": made}, 201)
        sign_in_with(phone, key)
        assert handle(phone) == "Ada"
        [found] = account(phone)["passkeys"]
        assert found["here"]
        assert found["used"] is not None
        forget_proofs(database)
        path = f"/passkeys/{found['id']}"
        refused(phone, "DELETE", path, None, (403, "prove_yourself"))
        phone.post("/api/account/prove", {"passkey": key.sign(options(phone, "prove"))}, 204)
        refused(phone, "DELETE", path, None, (409, "last_way_in"))
        refused(phone, "DELETE", "/passkeys/none", None, (404, "unknown_passkey"))
        known = options(phone, "add")
        assert [each["id"] for each in known["excludeCredentials"]] == [made["id"]]
        added = {"passkey": other.make(known), "name": "Key ring"}
        phone.post("/api/account/passkeys", added, 204)
        refused(phone, "POST", "/passkeys", added, BAD)
        assert [each["name"] for each in account(phone)["passkeys"]] == ["", "Key ring"]
        assert phone.http.delete(f"/api/account{path}").status_code == 204
        sign_in_with(new(), key, 401)
        sign_in_with(new(), other)
        refused(new(), "POST", "/sign-in", {"handle": "ada", "password": PASSWORD}, WRONG)


def test_answers_that_do_not_count(
    database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent twice, of another session or purpose, of a foreign page, too late, copied: refused."""
    with club_at(database, tmp_path) as new:
        ada, eve = new(), new()
        key = Authenticator(ada.address)
        ada.post(
            "/api/account",
            {"handle": "ada", "passkey": key.make(options(ada, "create", "ada"))},
            201,
        )
        answer = key.sign(options(eve, "sign_in"))
        refused(new(), "POST", "/sign-in", {"passkey": answer}, BAD)
        asked = key.sign({**options(ada, "prove"), "rpId": "localhost"})
        refused(eve, "POST", "/sign-in", {"passkey": asked}, BAD)
        for origin in ("https://evil.example", ada.address.replace("http:", "ftp:")):
            key.origin = origin
            foreign = key.sign(options(eve, "sign_in"))
            refused(eve, "POST", "/sign-in", {"passkey": foreign}, BAD)
        key.origin = ada.address
        elsewhere = key.sign({**options(eve, "sign_in"), "rpId": "evil.example"})
        refused(eve, "POST", "/sign-in", {"passkey": elsewhere}, BAD)
        forged = Authenticator(ada.address).sign(options(eve, "sign_in"))
        refused(eve, "POST", "/sign-in", {"passkey": forged}, WRONG)
        stolen = {**forged, "id": answer["id"], "rawId": answer["rawId"]}
        refused(eve, "POST", "/sign-in", {"passkey": stolen}, BAD)
        for broken in ({}, {"id": 3, "response": None}, {"response": {"clientDataJSON": "x"}}):
            refused(eve, "POST", "/sign-in", {"passkey": broken}, BAD)
        late = key.sign(options(eve, "sign_in"))
        moment = time.time()
        monkeypatch.setattr("tikal.web.accounts.challenges.time.time", lambda: moment + 301)
        refused(eve, "POST", "/sign-in", {"passkey": late}, BAD)
        monkeypatch.undo()
        assert handle(eve) is None
        run_sql(database, "DELETE FROM attempts")
        eve.post("/api/account/sign-in", {"passkey": answer}, 204)
        eve.http.delete("/api/session")
        refused(eve, "POST", "/sign-in", {"passkey": answer}, BAD)
        key.count = 0
        sign_in_with(eve, key, 400)


def test_an_address_has_no_passkeys(guest: Browser) -> None:
    """Without a name there are none; the page says so and offers a password."""
    assert not account(guest)["passkeys_here"]
    refused(guest, "POST", "/passkeys/options", {"purpose": "sign_in"}, (409, "no_passkeys_here"))
    sign_up(guest, "ada")
    assert account(guest)["handle"] == "ada"
