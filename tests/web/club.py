"""A club for tests: a server, and the people who come to it, each with a browser of their own."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.web.refusals import refusal
from tests.web.server import Browser, Json

PERSON, INVITED, OPEN = ({"kind": kind} for kind in ("person", "invited", "open"))


class Club:
    """A server and the people who come to it, each with a browser of their own."""

    def __init__(self, address: str, path: Path, stack: ExitStack) -> None:
        """Know where the server is, and its database."""
        self.address = address
        self.path = path
        self._stack = stack

    def guest(self, name: str = "") -> Browser:
        """Return somebody's browser."""
        browser = Browser(self.address)
        self._stack.callback(browser.close)
        if name:
            browser.patch("/api/session", {"name": name})
        return browser


def host(browser: Browser, *seats: Json, **wanted: object) -> Json:
    """Set up a table with these seats."""
    made: Json = browser.post("/api/tables", {"seats": list(seats), **wanted}, 201)
    return made


def code_for(browser: Browser, table: Json, seat: int = 2) -> str:
    """Return the invitation for a seat."""
    codes = browser.get(f"/api/tables/{table['id']}/invitations")
    return str(next(each["code"] for each in codes if each["seat"] == seat))


def join(browser: Browser, code: str, status: int = 200, **wanted: object) -> Json:
    """Accept an invitation."""
    table: Json = browser.post(f"/api/invitations/{code}", wanted, status)
    return table


def to_seat(browser: Browser, table: Json, what: str, seat: int, status: int = 200) -> Any:  # noqa: ANN401 - JSON
    """Leave a seat or take it back."""
    body = {"seq": browser.table(table)["seq"], "seat": seat}
    return browser.post(f"/api/tables/{table['id']}/{what}", body, status)


def kinds(table: Json) -> list[str]:
    """Return what sits on each seat."""
    return [seat["kind"] for seat in table["seats"]]


def refused(browser: Browser, method: str, path: str, body: object, status: int, code: str) -> None:
    """Check that something is refused with this code."""
    answer = browser.http.request(method, path, json=body)
    assert refusal(answer, status)["code"] == code


def first_tile(table: Json) -> str:
    """Return an action that places the tile drawn."""
    found: str = next(each["action"] for each in table["state"]["legal"])
    return found


def pair(club: Club, **wanted: object) -> tuple[Browser, Browser, Json]:
    """Return two people who play with each other, and their table."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    table = host(ada, PERSON, INVITED, **wanted)
    return ada, bob, join(bob, code_for(ada, table))
