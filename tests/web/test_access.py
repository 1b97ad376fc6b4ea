"""Who may do what: every route of a table for everybody who could ask, with the expected answer.

A route that is not in the matrix fails the first test, so that nobody adds one without deciding.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.web.accounts.people import run_sql, sign_up
from tests.web.accounts.programs import bot, make_token, program
from tests.web.accounts.test_hosting import told
from tests.web.club import INVITED, PERSON, Club, code_for, first_tile, host, join
from tests.web.server import Browser, Json, served, settings_for
from tikal.web import standing
from tikal.web.openapi import openapi
from tikal.web.store.database import file_url

# A game of Ada's and Bob's; it is Ada's turn. Eve looks on, and Mallory has only heard of it.
PEOPLE = ("owner", "player", "spectator", "stranger")
OK, MADE, DONE, NO_TOKEN, DENIED, NONE, LATE = 200, 201, 204, 401, 403, 404, 409

# What each of them gets, in that order.
MATRIX: dict[str, tuple[int, int, int, int]] = {
    "GET ": (OK, OK, OK, NONE),
    "PATCH ": (OK, DENIED, DENIED, NONE),
    "DELETE ": (LATE, LATE, DENIED, NONE),
    "POST /actions": (OK, LATE, LATE, NONE),
    "POST /undo": (LATE, LATE, LATE, NONE),
    "POST /undo-turn": (LATE, LATE, LATE, NONE),
    "POST /concede": (OK, DENIED, DENIED, NONE),
    "POST /offer": (LATE, DENIED, DENIED, NONE),
    "POST /present": (LATE, DENIED, DENIED, NONE),
    "POST /sit": (LATE, LATE, LATE, NONE),
    "POST /leave": (OK, DENIED, DENIED, NONE),
    "POST /return": (DENIED, DENIED, DENIED, NONE),
    "POST /decline": (DENIED, DENIED, DENIED, NONE),
    "POST /rematch": (MADE, MADE, DENIED, NONE),
    "GET /invitations": (OK, DENIED, DENIED, NONE),
    "POST /hint": (DENIED, LATE, LATE, NONE),
    "POST /sandbox": (OK, DENIED, DENIED, NONE),
    "POST /refusal": (OK, OK, OK, NONE),
    "GET /moves": (OK, OK, OK, NONE),
    "GET /at/{index}": (OK, OK, OK, NONE),
    "GET /record": (OK, OK, OK, NONE),
    "GET /save": (OK, DENIED, DENIED, NONE),
    "GET /picture.svg": (OK, OK, OK, NONE),
    "GET /result": (LATE, LATE, LATE, NONE),
    "GET /ratings": (OK, OK, OK, NONE),
    "GET /chat": (OK, OK, OK, NONE),
    "POST /chat": (DONE, DONE, DONE, NONE),
    "POST /clock/grant": (DENIED, OK, DENIED, NONE),
    "POST /clock/skip": (LATE, LATE, LATE, NONE),
    "POST /clock/replace": (LATE, LATE, LATE, NONE),
    "POST /clock/pause": (OK, OK, DENIED, NONE),
    "POST /clock/go-on": (OK, OK, DENIED, NONE),
}
PREFIX = "/api/tables/{table_id}"
BODIES: dict[str, Json] = {
    "PATCH ": {"name": "Ours"},
    "POST /offer": {"seat": 2, "kind": "open"},
    "POST /present": {"seat": 1, "name": "Me"},
    "POST /sit": {},
    "POST /concede": {"seat": 1},
    "POST /leave": {"seat": 1},
    "POST /return": {"seat": 1},
    "POST /decline": {"seat": 1},
    "POST /rematch": {},
    "POST /hint": {},
    "POST /sandbox": {"seat": 1, "actions": []},
    "POST /refusal": {"action": "end"},
    "POST /chat": {"phrase": "hello"},
}
# Requests that say which number of the table they are meant for.
AT_SEQ = (
    "actions",
    "undo",
    "undo-turn",
    "concede",
    "offer",
    "present",
    "leave",
    "return",
    "decline",
    "clock",
)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Run a server for all of them."""
    path = tmp_path_factory.mktemp("access") / "tikal.sqlite3"
    with served(settings_for(file_url(path))) as address, ExitStack() as stack:
        yield Club(address, path, stack)


def game(place: Club) -> tuple[dict[str, Browser], Json]:
    """Return everybody, and the table as its owner sees it."""
    people = {who: place.guest(who) for who in PEOPLE}
    wanted = {"watch": True, "pace": {"kind": "live"}}
    made = host(people["owner"], PERSON, INVITED, terms=wanted)
    join(people["player"], code_for(people["owner"], made))
    return people, people["owner"].table(made)


def ask(browser: Browser, route: str, table: Json) -> int:
    """Ask for something at a table; return the status."""
    method, _, path = route.partition(" ")
    body: Any = dict(BODIES.get(route, {}))
    if "seat" in body and "own" in table:
        body["seat"] = table["own"]
    if path.split("/")[1:2] and path.split("/")[1] in AT_SEQ:
        body["seq"] = table["seq"]
    if path == "/actions":
        body["actions"] = ["end" if table["waiting"] else first_tile(table)]
    address = PREFIX.replace("{table_id}", table["id"]) + path.replace("{index}", "0")
    sent = {} if method in ("GET", "DELETE") else {"json": body}
    return browser.http.request(method, address, **sent).status_code


def test_every_route_of_a_table_is_in_the_matrix() -> None:
    """Whoever adds a route says who may use it."""
    paths: dict[str, Any] = json.loads(openapi())["paths"]
    found = {
        f"{method.upper()} {path.removeprefix(PREFIX)}"
        for path, methods in paths.items()
        if path.startswith(PREFIX)
        for method in methods
    }
    assert found == set(MATRIX)


@pytest.mark.parametrize("route", sorted(MATRIX))
def test_everybody_gets_what_they_may(place: Club, route: str) -> None:
    """One after the other, each at a table that nobody has touched."""
    for who, expected in zip(PEOPLE, MATRIX[route], strict=True):
        people, table = game(place)
        if who == "stranger":
            people["owner"].patch(f"/api/tables/{table['id']}", {"terms": {"watch": False}})
        before = people["owner"].table(table)
        assert ask(people[who], route, table) == expected, who
        if expected >= DENIED:
            assert people["owner"].table(table) == before, who


def test_who_has_logged_out_is_a_stranger(place: Club) -> None:
    """A cookie of a session that has ended opens nothing, whoever kept it."""
    people, table = game(place)
    people["owner"].patch(f"/api/tables/{table['id']}", {"terms": {"watch": False}})
    player = people["player"]
    cookie = player.http.cookies["tikal_session"]
    player.http.delete("/api/session")
    for route in sorted(MATRIX):
        player.http.cookies.clear()
        player.http.cookies.set("tikal_session", cookie)
        assert ask(player, route, table) == NONE, route


def table_of(account: Browser, other: Browser) -> Json:
    """Return a game of two accounts: it is the other's turn."""
    made = host(other, PERSON, INVITED, terms={"pace": {"kind": "live"}})
    join(account, code_for(other, made))
    return other.table(made)


@pytest.mark.parametrize("scope", ["play", "read"])
def test_a_token_gets_what_its_user_may(place: Club, scope: str) -> None:
    """One for playing gets what the player gets, one for reading no more than that: to read."""
    bob = place.guest()
    sign_up(bob, f"bob-{scope}")
    token = make_token(bob, scope)["token"]
    for route in sorted(MATRIX):
        script = program(place.guest(), token)
        table = table_of(bob, place.guest())
        reads = route.startswith("GET") or scope == "play"
        assert ask(script, route, table) == (MATRIX[route][1] if reads else DENIED), route


def test_a_token_that_is_none_gets_nothing(place: Club) -> None:
    """Expired, revoked or forged: at every route the same answer, whoever's cookie is there."""
    bob, ada = place.guest(), place.guest()
    sign_up(bob, "bob-expired")
    expired, revoked = make_token(bob, days=1), make_token(bob)
    bob.http.delete(f"/api/account/tokens/{revoked['id']}")
    run_sql(
        file_url(place.path),
        "UPDATE tokens SET until = '2020-01-01' WHERE id = :id",
        id=expired["id"],
    )
    table = table_of(bob, ada)
    for token in (expired["token"], revoked["token"], f"tikal_{'x' * 43}"):
        ada.http.headers["Authorization"] = f"Bearer {token}"
        for route in sorted(MATRIX):
            assert ask(ada, route, table) == NO_TOKEN, route


# At a table that waits for them: whoever has a link to a seat, and a bot that it is reserved for.
INVITED_MATRIX: dict[str, int] = {
    **dict.fromkeys(MATRIX, LATE),
    **dict.fromkeys([route for route in MATRIX if route.startswith("GET")], OK),
    **dict.fromkeys(
        [
            "PATCH ",
            "DELETE ",
            "GET /invitations",
            "GET /save",
            "POST /offer",
            "POST /present",
            "POST /leave",
            "POST /return",
            "POST /rematch",
            "POST /sandbox",
            "POST /clock/grant",
            "POST /clock/pause",
            "POST /clock/go-on",
        ],
        DENIED,
    ),
    **dict.fromkeys(["POST /sit", "POST /decline", "POST /refusal"], OK),
    "GET /result": LATE,
    "POST /chat": DONE,
}


@pytest.mark.parametrize("route", sorted(MATRIX))
def test_who_is_invited(place: Club, route: str) -> None:
    """A link opens nothing but itself; who has a seat reserved sees the table and may answer."""
    ada, bob, owner = place.guest(), place.guest(), place.guest()
    handle = f"hal{sorted(MATRIX).index(route)}"
    hal = program(place.guest(), bot(owner, handle))
    made = host(ada, PERSON, INVITED, INVITED, terms={"pace": {"kind": "live"}})
    body = {"seq": 0, "seat": 3, "kind": "invited", "handle": handle}
    table = ada.post(f"/api/tables/{made['id']}/offer", body)
    assert bob.get(f"/api/invitations/{code_for(ada, table)}")["seat"] == 2
    assert ask(bob, route, table) == NONE
    own = {**table, "own": 3}
    assert ask(hal, route, own) == INVITED_MATRIX[route]


def test_who_is_banned_is_told_so(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they ask for, also at their own tables."""
    monkeypatch.setattr(standing, "_FRESH", 0.0)
    people, table = game(place)
    for who in ("owner", "player", "spectator"):
        browser = people[who]
        told(file_url(place.path), "ban", browser.get("/api/session")["user"]["id"])
        for route in sorted(MATRIX):
            assert ask(browser, route, table) == DENIED, (who, route)
