"""Scenes with people elsewhere: before a game, beside it, and away from it."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.e2e.game import GamePage
from tests.web.club import INVITED, OPEN, PERSON, code_for, host, join
from tests.web.server import Browser

NAME = "Wilhelmina-Alexandra"


@contextmanager
def somebody(guest: GamePage) -> Iterator[Browser]:
    """Let somebody with a long name come to the same server."""
    guest.open()
    other = Browser(guest.page.evaluate("location.origin"))
    other.patch("/api/session", {"name": NAME})
    yield other
    other.close()


def waiting(guest: GamePage) -> None:
    """Wait at a table with seats of every kind."""
    kinds = ({"kind": "invited"}, {"kind": "open"}, {"kind": "bot", "bot": "expert"})
    body = {"seats": [{"kind": "person", "name": NAME}, *kinds]}
    answer = guest.page.request.post("/api/tables", data=body, headers={"X-Tikal": "1"})
    guest.open(f"/table/{answer.json()['id']}")
    expect(guest.page.locator(".room img")).to_be_visible()


def invitation(guest: GamePage) -> None:
    """Follow an invitation."""
    with somebody(guest) as other:
        code = code_for(other, host(other, PERSON, INVITED))
        guest.open(f"/join/{code}")
        expect(guest.page.locator("main form")).to_be_visible()


def lobby(guest: GamePage) -> None:
    """Look for open tables."""
    with somebody(guest) as other:
        table = host(other, PERSON, OPEN, INVITED, {"kind": "bot", "bot": "expert"})
        guest.open("/lobby")
        expect(guest.page.locator(f"[data-table='{table['id']}']")).to_be_visible()


def watching(guest: GamePage) -> None:
    """Watch a game of somebody else."""
    with somebody(guest) as other:
        table = host(other, PERSON, PERSON, terms={"watch": True})
        guest.open(f"/table/{table['id']}")
        expect(guest.page.locator("[data-apart=watching]")).to_be_visible()


def away(guest: GamePage) -> None:
    """Let a bot play for one, in a game with somebody else."""
    with somebody(guest) as other:
        table = host(other, PERSON, INVITED)
        headers = {"X-Tikal": "1"}
        code = code_for(other, table)
        post = guest.page.request.post
        seated = post(f"/api/invitations/{code}", data={}, headers=headers).json()
        body = {"seq": seated["seq"], "seat": 2}
        assert post(f"/api/tables/{table['id']}/leave", data=body, headers=headers).ok
        guest.open(f"/table/{table['id']}")
        expect(guest.page.locator("[data-apart=away]")).to_be_visible()


def notices(guest: GamePage) -> None:
    """Look at one's notices: channels, quiet hours, and what was sent."""
    with somebody(guest) as other:
        page = guest.page
        headers = {"X-Tikal": "1"}
        url = "http://93.184.215.14:8080/api/webhooks/1234567890/a-long-and-secret-token-of-letters"
        page.request.post("/api/notices/webhooks", data={"url": url}, headers=headers)
        quiet = {"begin": "00:00", "end": "23:59", "zone": "America/Argentina/Buenos_Aires"}
        choices = {"language": "en", "quiet": quiet, "even_here": False}
        page.request.put("/api/notices", data=choices, headers=headers)
        body = {"seats": [PERSON, INVITED], "name": "Sunday evenings at Wilhelmina's"}
        table = page.request.post("/api/tables", data=body, headers=headers).json()
        codes = page.request.get(f"/api/tables/{table['id']}/invitations").json()
        join(other, codes[0]["code"])
        guest.open("/notices")
        expect(page.locator("[data-part=recent] li")).to_have_count(1)
