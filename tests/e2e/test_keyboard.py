"""Without a mouse: from the start page through a turn, the focus in sight and never lost."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import FITS, GamePage


def focused(guest: GamePage) -> Locator:
    """Return what has the focus."""
    return guest.page.locator(":focus")


def tab_to(guest: GamePage, name: str) -> None:
    """Press Tab until the control of that name has the focus."""
    for _ in range(40):
        guest.page.keyboard.press("Tab")
        if focused(guest).filter(has_text=name).count():
            return
    raise AssertionError(name)


def test_from_the_start_page_to_the_end_of_a_turn(new_guest: NewGuest) -> None:
    """Begin, place a tile, bring a member in, take back, end: Tab, arrows and Enter do it all."""
    guest = new_guest()
    guest.page.add_init_script("localStorage['tikal.settings'] = '{\"speed\": \"none\"}'")
    press = guest.page.keyboard.press
    guest.open()
    tab_to(guest, "Play now")
    press("Enter")
    expect(guest.table).to_be_visible()
    expect(guest.page.locator("main")).to_be_focused()
    press("Tab")
    expect(guest.space("a1")).to_be_focused()
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        press(key)
    expect(guest.page.locator(".place [aria-live]")).to_contain_text("a3 · rotation 1 of")
    tab_to(guest, "Place it here")
    press("Enter")
    expect(guest.table).to_have_attribute("data-phase", "act")
    expect(guest.page.locator(".dock")).to_be_focused()
    tab_to(guest, "+ explorer")
    press("Enter")
    guest.space("a2").focus()
    press("Enter")
    expect(guest.page.locator(".ap strong")).to_have_text("7")
    tab_to(guest, "Undo")
    press("Enter")
    expect(guest.page.locator(".ap strong")).to_have_text("10")
    expect(guest.button("Undo")).to_be_focused()
    expect(guest.page.locator(".guide")).to_contain_text("New explorer: choose where to go")
    tab_to(guest, "End turn")
    press("Enter")
    window = guest.page.get_by_role("dialog")
    expect(window.get_by_role("button", name="End turn")).to_be_focused()
    press("Enter")
    expect(window).to_have_count(0)
    expect(guest.page.locator(".dock")).to_be_focused()
    press("ArrowUp")
    expect(focused(guest)).to_have_attribute("data-space", re.compile("[a-h][1-5]"))


def test_undoing_all_keeps_the_place(guest: GamePage) -> None:
    """A button that can do no more hands the focus to what it is in."""
    guest.begin()
    guest.place_tile()
    guest.button("Undo").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.table).to_have_attribute("data-phase", "place")
    expect(guest.page.locator(".dock")).to_be_focused()


def test_giving_up_needs_more_than_enter(guest: GamePage) -> None:
    """What can't be undone is not the button that has the focus."""
    guest.begin()
    guest.button("More").click()
    guest.button("Concede").click()
    expect(guest.page.get_by_role("dialog").get_by_role("button", name="Cancel")).to_be_focused()


def test_a_link_is_followed_with_a_tile_on_trial(guest: GamePage) -> None:
    """Enter belongs to what has the focus; only elsewhere it confirms the tile."""
    guest.begin()
    table = guest.id
    guest.page.locator(FITS).first.click()
    expect(guest.button("Place it here")).to_be_enabled()
    guest.page.get_by_role("link", name="Rules").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page).to_have_url(re.compile("/how-to-play"))
    guest.go_to(table)
    assert (guest.seq, guest.phase) == (0, "place")


def test_a_link_is_followed_from_the_lesson(guest: GamePage) -> None:
    """The lesson listens to keys as the table does, and leaves Enter to links as well."""
    guest.open("/learn/first")
    expect(guest.page.locator(".lesson")).to_be_visible()
    guest.page.get_by_role("link", name="Statistics").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page).to_have_url(re.compile("/statistics"))


def test_what_folds_unfolds(guest: GamePage) -> None:
    """Enter and Space fold away why Mutul did what he did, and show it again."""
    guest.begin(variant="solo", seats=[{"kind": "person"}])
    guest.place_tile()
    guest.end()
    why = guest.reading.locator("details")
    expect(why).to_have_attribute("open", "")
    why.locator("summary").focus()
    guest.page.keyboard.press("Enter")
    expect(why).not_to_have_attribute("open", "")
    guest.page.keyboard.press("Space")
    expect(why).to_have_attribute("open", "")
