"""Link previews: a messenger learns from the page what anybody with the link may see."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.web.club import INVITED, OPEN, PERSON, Club, code_for, host, pair
from tests.web.server import Browser, served, settings_for
from tikal.web.store.database import file_url

INDEX = "<head><title>Tikal</title></head>"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Run a club whose page is a title."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text(INDEX)
    path = tmp_path / "tikal.sqlite3"
    settings = settings_for(file_url(path), static=page)
    with served(settings) as address, ExitStack() as stack:
        yield Club(address, path, stack)


def seen(browser: Browser, path: str) -> dict[str, str]:
    """Return the preview of a page, as a messenger reads it."""
    page = browser.http.get(path).text
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page))


def test_an_invitation(club: Club) -> None:
    """It tells who invites and to what; names are text, whatever they look like."""
    ada, crawler = club.guest('Ada "<script>'), club.guest()
    code = code_for(ada, host(ada, PERSON, INVITED, variant="auction"))
    found = seen(crawler, f"/join/{code}")
    assert found["title"] == "Ada &quot;&lt;script&gt; invites you to a game of Tikal"
    assert found["description"].startswith("Auction, 2 players.")
    assert found["image"] == f"{club.address}/icons/card.png"
    assert "<script>" not in crawler.http.get(f"/join/{code}").text
    assert crawler.http.get(f"/join/{code}x").text == INDEX


def test_tables_and_results(club: Club) -> None:
    """Private games have none; open, watched and finished ones do, until they are closed."""
    ada, bob, table = pair(club)
    crawler = club.guest()
    path, place = f"/api/tables/{table['id']}", f"/table/{table['id']}"
    assert crawler.http.get(place).text == INDEX
    # Not even to those who play: a page is the same for everybody.
    assert ada.http.get(place).text == INDEX
    ada.patch(path, {"terms": {"watch": True}})
    assert seen(crawler, place)["title"] == "Tikal: Ada, Bob"
    ada.patch(path, {"terms": {"watch": False}})
    assert crawler.http.get(place).text == INDEX
    bob.post(f"{path}/concede", {"seq": bob.table(table)["seq"], "seat": 2})
    for page in (f"{place}/result", f"{place}/replay/0"):
        found = seen(crawler, page)
        assert found["title"] == "Tikal: Ada 0, Bob 0"
        assert found["description"] == "Won by Ada. See the result and the replay."
    ada.patch(path, {"terms": {"closed": True}})
    assert crawler.http.get(f"{place}/result").text == INDEX
    waiting = host(ada, PERSON, OPEN, {"kind": "bot", "bot": "hard"})
    found = seen(crawler, f"/table/{waiting['id']}")
    assert found["title"] == "Tikal: Ada, free seat, Bot (hard)"
    assert found["description"] == "Classic, 3 players. A seat is free."
