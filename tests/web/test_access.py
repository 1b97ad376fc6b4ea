"""Who may do what: every route of a table for everybody who could ask, with the expected answer.

A route that is not in the matrix fails the first test, so that nobody adds one without deciding.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.web.accounts.test_hosting import told
from tests.web.club import INVITED, PERSON, Club, code_for, first_tile, host, join
from tests.web.server import Browser, Json, served, settings_for
from tikal.web import standing
from tikal.web.openapi import openapi
from tikal.web.store.database import file_url

# A game of Ada's and Bob's; it is Ada's turn. Eve looks on, and Mallory has only heard of it.
PEOPLE = ("owner", "player", "spectator", "stranger")
OK, MADE, DONE, DENIED, NONE, LATE = 200, 201, 204, 403, 404, 409

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
    "POST /rematch": {},
    "POST /hint": {},
    "POST /sandbox": {"seat": 1, "actions": []},
    "POST /refusal": {"action": "end"},
    "POST /chat": {"phrase": "hello"},
}
# Requests that say which number of the table they are meant for.
AT_SEQ = ("actions", "undo", "undo-turn", "concede", "offer", "present", "leave", "return", "clock")


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
    if path.split("/")[1:2] and path.split("/")[1] in AT_SEQ:
        body["seq"] = table["seq"]
    if path == "/actions":
        body["actions"] = [first_tile(table)]
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


def test_who_is_banned_is_told_so(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they ask for, also at their own tables."""
    monkeypatch.setattr(standing, "_FRESH", 0.0)
    people, table = game(place)
    for who in ("owner", "player", "spectator"):
        browser = people[who]
        told(file_url(place.path), "ban", browser.get("/api/session")["user"]["id"])
        for route in sorted(MATRIX):
            assert ask(browser, route, table) == DENIED, (who, route)
