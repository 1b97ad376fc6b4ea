"""People in browsers of their own who gather at a table: by links, and as quickly as can be."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage

HEADERS = {"X-Tikal": "1"}


def named(new_guest: NewGuest, name: str, **look: bool) -> GamePage:
    """Return somebody's browser; they have told their name."""
    guest = new_guest(**look)
    answer = guest.page.request.patch("/api/session", data={"name": name}, headers=HEADERS)
    assert answer.ok, answer.text()
    return guest


def asked(guest: GamePage, path: str) -> Any:  # noqa: ANN401 - JSON
    """Ask the server for something as this person."""
    answer = guest.page.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


def told(guest: GamePage, path: str, body: object) -> Any:  # noqa: ANN401 - JSON
    """Tell the server something as this person."""
    answer = guest.page.request.post(path, data=body, headers=HEADERS)
    assert answer.ok, answer.text()
    return answer.json()


def host(guest: GamePage, *kinds: str, **wanted: Any) -> None:  # noqa: ANN401 - the request's own shapes
    """Set up a table with such seats and wait there."""
    seats = [{"kind": kind} for kind in kinds]
    table = told(guest, "/api/tables", {"seats": seats, **wanted})
    guest.open(f"/table/{table['id']}")
    expect(guest.page.locator(".room")).to_be_visible()


def links(guest: GamePage) -> list[str]:
    """Return the links that the waiting room shows, in the order of the seats."""
    fields = guest.page.locator(".room input[readonly]")
    expect(fields.first).to_be_visible()
    return [field.input_value() for field in fields.all()]


def join(guest: GamePage, link: str, name: str | None = None) -> None:
    """Follow an invitation and press its button."""
    guest.page.goto(link)
    if name is not None:
        guest.page.get_by_label("Play as").fill(name)
    guest.button("Join the game").click()
    guest.page.wait_for_url("**/table/*")


def pair(new_guest: NewGuest, **wanted: Any) -> tuple[GamePage, GamePage]:  # noqa: ANN401 - as above
    """Return two people who play with each other, Ada first; both see the board."""
    ada, bob = named(new_guest, "Ada"), named(new_guest, "Bob")
    host(ada, "person", "invited", **wanted)
    join(bob, links(ada)[0])
    for each in (ada, bob):
        expect(each.table).to_be_visible()
    return ada, bob


def hurry(people: list[GamePage], until: int) -> None:
    """Play without the pages, as fast as the server answers, up to a number of moves or the end.

    Everybody places the first tile they may, passes, takes the first tile, and ends their turn.
    """
    table = asked(people[0], f"/api/tables/{people[0].id}")
    seats = {
        seat: each for each in people for seat in asked(each, f"/api/tables/{each.id}")["mine"]
    }
    while not table["over"] and table["moves"] < until:
        guest = seats[table["state"]["seat"]]
        table = asked(guest, f"/api/tables/{guest.id}")
        legal = table["state"]["legal"]
        kinds = {action["kind"]: action["action"] for action in reversed(legal)}
        action = next(
            kinds[kind] for kind in ("end", "pass", "place_tile", "take") if kind in kinds
        )
        body = {"seq": table["seq"], "actions": [action]}
        table = told(guest, f"/api/tables/{guest.id}/actions", body)
