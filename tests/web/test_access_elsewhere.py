"""Who may do what besides tables: every other route, for everybody who could ask.

Like `test_access.py`, which has the tables' routes: one that is not here fails the first test.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.web.accounts.people import PASSWORD, run_sql, sign_up
from tests.web.accounts.programs import make_token, program
from tests.web.accounts.test_hosting import told
from tests.web.club import INVITED, PERSON, Club, code_for, host
from tests.web.server import Browser, Json, served, settings_for
from tests.web.test_access import PREFIX
from tikal.web import standing
from tikal.web.openapi import openapi
from tikal.web.store.database import file_url

# A guest, somebody who has just signed in to an account, and programs with tokens of theirs.
PEOPLE = ("guest", "account", "play", "read")
OK, MADE, DONE, BAD, NO_TOKEN, DENIED, NONE = 200, 201, 204, 400, 401, 403, 404
LATE, WRONG = 409, 422
_ACCOUNTS = (DENIED, DENIED)

# What each of them gets, in that order. Whoever shows a token that is none gets 401, and whoever is
# banned 403, whatever they ask for of the API.
MATRIX: dict[str, tuple[int, int, int, int]] = {
    "GET /api/account": (OK, OK, *_ACCOUNTS),
    "POST /api/account": (MADE, LATE, *_ACCOUNTS),
    "DELETE /api/account": (DONE, DONE, *_ACCOUNTS),
    "POST /api/account/bot": (DENIED, DONE, *_ACCOUNTS),
    "POST /api/account/codes": (DENIED, OK, *_ACCOUNTS),
    "PUT /api/account/email": (DENIED, NONE, *_ACCOUNTS),
    "DELETE /api/account/email": (DENIED, DONE, *_ACCOUNTS),
    "POST /api/account/email/confirm": (NONE, NONE, *_ACCOUNTS),
    "GET /api/account/export": (OK, OK, *_ACCOUNTS),
    "POST /api/account/forgot": (NONE, NONE, *_ACCOUNTS),
    "POST /api/account/guest": (DENIED, OK, *_ACCOUNTS),
    "POST /api/account/passkeys": (DENIED, BAD, *_ACCOUNTS),
    "POST /api/account/passkeys/options": (LATE, LATE, *_ACCOUNTS),
    "DELETE /api/account/passkeys/{passkey}": (DENIED, NONE, *_ACCOUNTS),
    "PUT /api/account/profile": (DENIED, DONE, *_ACCOUNTS),
    "PUT /api/account/password": (DENIED, DONE, *_ACCOUNTS),
    "POST /api/account/prove": (DENIED, DONE, *_ACCOUNTS),
    "POST /api/account/reset": (NONE, NONE, *_ACCOUNTS),
    "DELETE /api/account/sessions": (DENIED, DONE, *_ACCOUNTS),
    "DELETE /api/account/sessions/{session}": (DENIED, NONE, *_ACCOUNTS),
    "POST /api/account/sign-in": (NO_TOKEN, LATE, *_ACCOUNTS),
    "POST /api/account/tokens": (DENIED, MADE, *_ACCOUNTS),
    "DELETE /api/account/tokens/{token}": (DENIED, NONE, *_ACCOUNTS),
    "GET /api/catalogue": (OK, OK, OK, OK),
    "GET /api/catalogue/legend-deck.toml": (OK, OK, OK, OK),
    "GET /api/catalogue/solo-deck.toml": (OK, OK, OK, OK),
    "GET /api/challenge": (OK, OK, OK, OK),
    "GET /api/door": (OK, OK, *_ACCOUNTS),
    "POST /api/door": (DONE, DONE, *_ACCOUNTS),
    "GET /api/invitations/{code}": (OK, OK, OK, OK),
    "POST /api/invitations/{code}": (OK, OK, OK, DENIED),
    "GET /api/invitations/{code}/qr": (OK, OK, OK, OK),
    "GET /api/links": (OK, OK, OK, OK),
    "GET /api/lobby": (OK, OK, OK, OK),
    "POST /api/lobby/play": (OK, OK, OK, DENIED),
    "GET /api/notices": (OK, OK, *_ACCOUNTS),
    "PUT /api/notices": (DONE, DONE, *_ACCOUNTS),
    "DELETE /api/notices/channels/{channel_id}": (NONE, NONE, *_ACCOUNTS),
    "POST /api/notices/channels/{channel_id}/test": (NONE, NONE, *_ACCOUNTS),
    "POST /api/notices/email": (NONE, NONE, *_ACCOUNTS),
    "POST /api/notices/push": (WRONG, WRONG, *_ACCOUNTS),
    "POST /api/notices/webhooks": (WRONG, WRONG, *_ACCOUNTS),
    "GET /api/players/{handle}": (NONE, NONE, NONE, NONE),
    "GET /api/ratings/{variant}": (OK, OK, OK, OK),
    "GET /api/session": (OK, OK, OK, OK),
    "PATCH /api/session": (OK, OK, *_ACCOUNTS),
    "DELETE /api/session": (DONE, DONE, *_ACCOUNTS),
    "POST /api/session/redeem": (NONE, NONE, *_ACCOUNTS),
    "POST /api/session/transfer": (MADE, MADE, *_ACCOUNTS),
    "GET /api/statistics": (OK, OK, OK, OK),
    "GET /api/stream": (OK, OK, OK, OK),
    "GET /api/tables": (OK, OK, OK, OK),
    "POST /api/tables": (MADE, MADE, MADE, DENIED),
    "POST /api/tables/import": (WRONG, WRONG, WRONG, DENIED),
    "POST /api/tables/restore": (WRONG, WRONG, WRONG, DENIED),
    "GET /api/vacation": (OK, OK, OK, OK),
    "POST /api/vacation": (OK, OK, *_ACCOUNTS),
    "DELETE /api/vacation": (OK, OK, *_ACCOUNTS),
    "GET /api/turns": (OK, OK, OK, OK),
    "GET /healthz": (OK, OK, OK, OK),
    "GET /readyz": (OK, OK, OK, OK),
}
BODIES: dict[str, Json] = {
    "POST /api/account": {"password": PASSWORD},
    "PUT /api/account/email": {"email": "ada@example.org"},
    "POST /api/account/email/confirm": {"code": "wrong"},
    "POST /api/account/forgot": {"handle": "nobody"},
    "POST /api/account/passkeys": {"passkey": {}},
    "POST /api/account/passkeys/options": {"purpose": "sign_in"},
    "PUT /api/account/profile": {"hidden": True},
    "PUT /api/account/password": {"password": "another one"},
    "POST /api/account/prove": {"password": PASSWORD},
    "POST /api/account/reset": {"code": "wrong", "password": "another one"},
    "POST /api/account/sign-in": {"handle": "nobody", "password": PASSWORD},
    "POST /api/account/tokens": {"name": "x", "scope": "play"},
    "POST /api/door": {"code": "any"},
    "PUT /api/notices": {"language": "en", "quiet": None, "even_here": False},
    "POST /api/notices/push": {"endpoint": "nowhere", "keys": {"p256dh": "x", "auth": "x"}},
    "POST /api/notices/webhooks": {"url": "nowhere"},
    "PATCH /api/session": {"name": "Ada"},
    "POST /api/session/redeem": {"code": "wrong"},
    "POST /api/tables": {"seats": [PERSON, PERSON]},
    "POST /api/tables/import": {"record": {}},
    "POST /api/tables/restore": {"save": {}},
    "POST /api/vacation": {"days": 1},
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Run a server for all of them."""
    path = tmp_path_factory.mktemp("elsewhere") / "tikal.sqlite3"
    with served(settings_for(file_url(path))) as address, ExitStack() as stack:
        yield Club(address, path, stack)


class Cast:
    """People with an account each, as every route needs them anew."""

    def __init__(self, place: Club) -> None:
        """Count their handles."""
        self._place = place
        self._count = 0
        self._programs: dict[str, Browser] = {}

    def account(self) -> Browser:
        """Return somebody who has just made an account."""
        self._count += 1
        made = self._place.guest()
        sign_up(made, self.handle)
        return made

    @property
    def handle(self) -> str:
        """A handle that nobody else has."""
        return f"ada{self._count}"

    def person(self, who: str) -> Browser:
        """Return one of the people."""
        if who == "guest":
            return self._place.guest()
        if who == "account":
            return self.account()
        if who not in self._programs:  # they change nothing about their account
            token = make_token(self.account(), who)["token"]
            self._programs[who] = program(self._place.guest(), token)
        return self._programs[who]


@pytest.fixture(scope="module")
def people(place: Club) -> Cast:
    """Give whoever is needed."""
    return Cast(place)


def ask(browser: Browser, route: str, place: Club, handle: str = "newcomer") -> int:
    """Ask for something; return the status."""
    method, _, path = route.partition(" ")
    if "{code}" in path:
        ada = place.guest()
        path = path.replace("{code}", code_for(ada, host(ada, PERSON, INVITED)))
    body: dict[str, Any] = dict(BODIES.get(route, {}))
    if route == "POST /api/account":
        body["handle"] = handle
    sent = None if method in ("GET", "DELETE") else body
    path = path.replace("{variant}", "classic")
    address = path.replace("{", "").replace("}", "")
    with browser.http.stream(method, address, json=sent) as answer:
        return answer.status_code


def test_every_other_route_is_in_the_matrix() -> None:
    """Whoever adds a route says who may use it."""
    paths: dict[str, Any] = json.loads(openapi())["paths"]
    found = {
        f"{method.upper()} {path}"
        for path, methods in paths.items()
        if not path.startswith(PREFIX)
        for method in methods
    }
    assert found == set(MATRIX)


@pytest.mark.parametrize("route", sorted(MATRIX))
def test_everybody_gets_what_they_may(place: Club, people: Cast, route: str) -> None:
    """One after the other, each somebody new."""
    for who, expected in zip(PEOPLE, MATRIX[route], strict=True):
        assert ask(people.person(who), route, place, f"new-{who}") == expected, who


def test_who_is_nobody(place: Club, people: Cast, monkeypatch: pytest.MonkeyPatch) -> None:
    """An expired token is refused everywhere, a banned account almost: it may still sign out."""
    monkeypatch.setattr(standing, "_FRESH", 0.0)
    late, banned = people.account(), people.account()
    handle = people.handle
    made = make_token(late, days=1)
    script = program(place.guest(), make_token(banned)["token"])
    expired = "UPDATE tokens SET until = '2020-01-01' WHERE id = :id"
    run_sql(file_url(place.path), expired, id=made["id"])
    late.http.headers["Authorization"] = f"Bearer {made['token']}"
    told(file_url(place.path), "ban", handle)
    for route in sorted(MATRIX):
        if "/api/" not in route:
            assert ask(late, route, place) == OK, route
            continue
        assert ask(late, route, place) == NO_TOKEN, route
        assert ask(script, route, place) == DENIED, route
        if route != "DELETE /api/session":
            assert ask(banned, route, place) == DENIED, route
    assert ask(banned, "DELETE /api/session", place) == DONE
