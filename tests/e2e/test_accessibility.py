"""axe finds nothing on any page, in light and dark, at a desk and on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import FITS, GamePage
from tests.e2e.scenes import SCENES, Scene

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [
    pytest.param(False, False, id="light"),
    pytest.param(True, False, id="dark"),
    pytest.param(True, True, id="phone"),
]
ROUND = (
    "A4@b3+0 L+a1 La1-b2 Lb2-b3 Ub3 E+a1 Ea1-b1 end A6@a3+0 E+a1 Ea1-b1 end".split()  # noqa: SIM905
)


def violations(page: Page) -> list[str]:
    """Run axe and return what it complains about, with the first place of each and why."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    first = [(each["id"], each["nodes"][0]) for each in found["violations"]]
    return [f"{name}: {node['target']} {node['failureSummary']}" for name, node in first]


def played(guest: GamePage) -> str:
    """Play a round at a table of two and return its id."""
    guest.begin()
    headers = {"X-Tikal": "1"}
    body = {"seq": guest.seq, "actions": ROUND}
    answer = guest.page.request.post(f"/api/tables/{guest.id}/actions", data=body, headers=headers)
    assert answer.ok, answer.text()
    return guest.id


def finished(guest: GamePage) -> str:
    """Give a game up and return its id: it has a result."""
    guest.begin()
    body = {"seq": guest.seq, "seat": 1}
    headers = {"X-Tikal": "1"}
    answer = guest.page.request.post(f"/api/tables/{guest.id}/concede", data=body, headers=headers)
    assert answer.ok, answer.text()
    return guest.id


@pytest.mark.parametrize(("dark", "phone"), LOOKS)
def test_every_page(new_guest: NewGuest, *, dark: bool, phone: bool) -> None:
    """Start, how to play, rules, statistics, account, lessons, replay and result."""
    guest = new_guest(dark=dark, phone=phone)
    game, over = played(guest), finished(guest)
    wanted = {
        "/": "Your games",
        "/how-to-play": "Who holds a temple?",
        "/rules": "Placing a tile",
        "/statistics": "Your statistics",
        "/account": "Account",
        "/learn": "Your first turn",
        "/learn/first": "Welcome to Tikal",
        f"/table/{game}/replay/4": "Move 4 of",
        f"/table/{over}/result": "Player 2 wins",
    }
    for path, text in wanted.items():
        guest.open(path)
        expect(guest.page.get_by_text(text).first).to_be_attached()
        assert violations(guest.page) == [], path


@pytest.mark.parametrize(("dark", "phone"), LOOKS)
def test_the_table_in_every_phase(new_guest: NewGuest, *, dark: bool, phone: bool) -> None:
    """Placing with the tile on trial, acting with a member in hand, refusals, every tab."""
    guest = new_guest(dark=dark, phone=phone)
    guest.go_to(played(guest))
    guest.page.locator(FITS).first.click()
    assert violations(guest.page) == []
    guest.button("Place it here").click()
    expect(guest.table).to_have_attribute("data-phase", "act")
    guest.space("b1").click()
    expect(guest.page.locator("[data-actions=b1]")).to_be_visible()
    assert violations(guest.page) == []
    for tab in ("Turn", "Log", "Stock", "More"):
        guest.page.locator(".tabs").get_by_role("button", name=tab, exact=True).click()
        assert violations(guest.page) == [], tab


@pytest.mark.parametrize("dark", [False, True])
def test_the_other_variants_and_windows(new_guest: NewGuest, *, dark: bool) -> None:
    """Mutul's card, the auction, the settings and the keys."""
    guest = new_guest(dark=dark)
    guest.begin(variant="solo", seats=[{"kind": "person"}])
    guest.button("Show the compass").click()
    assert violations(guest.page) == []
    guest.begin(variant="auction", seats=[{"kind": "person"}] * 4)
    assert violations(guest.page) == []
    for name in ("Settings", "More"):
        guest.button(name).click()
        assert violations(guest.page) == [], name
        guest.page.keyboard.press("Escape")
    guest.page.locator("body").press("?")
    assert violations(guest.page) == []


# What no other test runs axe on.
OTHERS = [
    "classic-sandbox",
    "classic-scoring",
    "auction-take",
    "dialog-typed",
    "dialog-concede",
    "dialog-exchange",
    "dialog-end",
    "statistics-games",
    "start-again",
    "transfer",
    "nowhere",
    "offline",
    "result-legend",
    "replay-legend",
]


@pytest.mark.parametrize("name", OTHERS)
def test_the_other_scenes(new_guest: NewGuest, name: str) -> None:
    """The sandbox, a scoring, windows, pages with and without something on them."""
    guest = new_guest(dark=True)
    scene: Scene = next(each for each in SCENES if each.name == name)
    scene.go(guest)
    assert violations(guest.page) == []
