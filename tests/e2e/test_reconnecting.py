"""Reload, lost connections, a killed server: the game goes on where it was."""

import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import DESKTOP
from tests.e2e.game import GamePage
from tests.web.process import serving


def test_reload_in_the_middle_of_a_turn(guest: GamePage) -> None:
    """The page comes back with every step of the turn, ready to go on."""
    guest.begin()
    guest.place_tile()
    guest.bring("explorer", "b2")
    steps = guest.ledger()
    guest.page.reload()
    expect(guest.page.locator(".side code")).to_have_text(steps)
    guest.bring("explorer", "b1")
    assert guest.ledger()[: len(steps)] == steps


def test_two_pages_of_one_table(guest: GamePage) -> None:
    """What one page plays the other shows by itself; what is stale is caught up with."""
    guest.begin()
    other = GamePage(guest.page.context.new_page())
    other.go_to(guest.id)
    guest.place_tile()
    expect(other.table).to_have_attribute("data-phase", "act")
    other.bring("explorer", "b2")
    expect(guest.page.locator(".ap strong")).to_have_text("8")


def test_kill_9_and_going_on(browser: Browser, tmp_path: Path) -> None:
    """The server dies in the middle of a turn; started again, it knows everything played."""
    with serving(tmp_path) as first:
        context = browser.new_context(base_url=first.address, viewport=DESKTOP)
        context.add_init_script("localStorage['tikal.settings'] = '{\"speed\": \"none\"}'")
        guest = GamePage(context.new_page())
        guest.begin(seats=[{"kind": "person"}, {"kind": "bot", "bot": "easy"}])
        guest.place_tile()
        guest.bring("explorer", "b1")
        steps = guest.ledger()
        first.stop(signal.SIGKILL)
        expect(guest.page.get_by_text("Connection lost.")).to_be_visible()
    port = first.address.rpartition(":")[2]
    with serving(tmp_path, "serve", "--port", port):
        expect(guest.page.get_by_text("Connection lost.")).to_be_hidden(timeout=20_000)
        assert guest.ledger() == steps
        guest.act("Ub1")
        assert guest.ledger() == [*steps, "Ub1"]
        context.close()
