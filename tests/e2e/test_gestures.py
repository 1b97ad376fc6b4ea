"""Gestures: a click does all of something, undo takes it back, and what was chosen stays chosen."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import FITS, REACHED, GamePage


def undo(guest: GamePage) -> None:
    """Take back the last gesture."""
    before = guest.seq
    guest.button("Undo").click()
    guest.done(before)


def test_what_was_chosen_is_chosen_after_an_undo(guest: GamePage) -> None:
    """Whoever is taken back is in hand again, where they were; so is the tile, as it was turned."""
    guest.begin()
    guest.page.locator(FITS).first.click()
    guest.button("↻ Turn").click()
    guest.button("Place it here").click()
    expect(guest.table).to_have_attribute("data-phase", "act")
    tile = guest.ledger()[0]
    guest.bring("explorer", "a1")
    guest.space("a1").click()
    before = guest.seq
    guest.space("b2").click()
    guest.done(before)
    undo(guest)
    expect(guest.space("a1")).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator(REACHED)).not_to_have_count(0)
    undo(guest)
    expect(guest.page.locator(".guide")).to_contain_text("New explorer")
    undo(guest)
    expect(guest.table).to_have_attribute("data-phase", "place")
    before = guest.seq
    guest.button("Place it here").click()
    guest.done(before)
    assert guest.ledger() == [tile]


def test_who_has_come_in_is_not_in_hand(guest: GamePage) -> None:
    """After a new explorer the next click looks at a space; a click on the explorer takes it."""
    guest.begin_work()
    guest.bring("explorer", "b2")
    expect(guest.space("b2")).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator(REACHED)).to_have_count(0)
    before = guest.seq
    guest.space("b1").click()
    expect(guest.space("b1")).to_have_attribute("aria-pressed", "true")
    assert guest.seq == before
    guest.space("b2").click()
    expect(guest.page.locator(REACHED)).not_to_have_count(0)


def test_no_click_is_lost(guest: GamePage) -> None:
    """What is clicked while the server is slow is done when it has answered, in its order."""
    guest.begin_work()
    held: list[Route] = []

    def hold_first(route: Route) -> None:
        if held:
            route.continue_()
        held.append(route)

    guest.page.route("**/actions", hold_first)
    for _ in range(2):
        guest.button("+ explorer").click()
        guest.space("a1").click()
    guest.space("a1").click()
    assert len(held) == 1
    held[0].continue_()
    expect(guest.space("a1")).to_have_attribute("aria-label", re.compile("Player 1: 2 explorers"))
    expect(guest.page.locator(REACHED)).not_to_have_count(0)
    assert guest.gestures()[1:] == ["E+a1", "E+a1"]


def test_once_more_with_shift(guest: GamePage) -> None:
    """Shift brings a new explorer there, or takes the next one of the same place in hand."""
    guest.begin_work()
    for _ in range(2):
        before = guest.seq
        guest.space("a1").click(modifiers=["Shift"])
        guest.done(before)
    guest.space("a1").click()
    for _ in range(2):
        before = guest.seq
        guest.space("b2").click(modifiers=["Shift"])
        guest.done(before)
    expect(guest.space("b2")).to_have_attribute("aria-label", re.compile("Player 1: 2 explorers"))
    assert guest.gestures()[1:] == ["E+a1", "E+a1", "Ea1-b2", "Ea1-b2"]
    before = guest.seq
    guest.page.keyboard.press("ArrowDown")
    guest.page.keyboard.press("Shift+Enter")
    guest.done(before)
    assert guest.gestures()[-1] == "E+a1 Ea1-b1"


def test_once_more_by_touch(new_guest: NewGuest) -> None:
    """Who has walked can be followed by the next one of the same place, by a button."""
    guest = new_guest(phone=True)
    guest.begin_work()
    for _ in range(2):
        guest.bring("explorer", "a1")
    guest.space("a1").tap()
    another = guest.page.locator("[data-another]")
    expect(guest.page.locator("[data-actions=a1]")).to_be_visible()
    expect(another).to_have_count(0)
    before = guest.seq
    guest.space("b2").tap()
    guest.done(before)
    before = guest.seq
    another.tap()
    guest.done(before)
    expect(guest.space("b2")).to_have_attribute("aria-label", re.compile("Player 1: 2 explorers"))
    expect(another).to_have_count(0)


def test_a_plan_goes_by_gestures_too(guest: GamePage) -> None:
    """In the sandbox a walk is one line, taken back at once, and played as one gesture."""
    guest.begin_work()
    guest.button("What if…").click()
    for goal in ("b1", "b2"):
        guest.button("+ explorer").click()
        guest.space(goal).click()
        expect(guest.space(goal)).to_have_attribute("aria-label", re.compile("Player 1: 1 expl"))
    plan = guest.page.locator(".plan li")
    expect(plan).to_have_text(["Place explorer · b1", "Place explorer · b2"])
    guest.page.keyboard.press("z")
    expect(plan).to_have_count(1)
    guest.page.reload()
    expect(plan).to_have_text(["Place explorer · b1"])
    before = guest.seq
    guest.button("Play this move").click()
    guest.done(before)
    undo(guest)
    assert len(guest.gestures()) == 1


def test_arrows_from_anywhere(new_guest: NewGuest) -> None:
    """They move on the board whatever has the focus, also where single keys are switched off."""
    guest = new_guest()
    chosen = '{"speed": "none", "hotkeys": false}'
    guest.page.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")
    guest.begin()
    press = guest.page.keyboard.press
    guest.page.get_by_role("link", name="Rules").focus()
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        press(key)
    expect(guest.space("a3")).to_be_focused()
    expect(guest.space("a3")).to_have_attribute("aria-pressed", "true")
    guest.button("↻ Turn").focus()
    press("ArrowRight")
    expect(guest.page.locator(":focus")).to_have_attribute("data-space", "b3")
    press("z")
    assert guest.phase == "place"


# Counts what a hand does, wherever on the page: presses of a mouse button, or taps.
COUNT_CLICKS = """() => {
    window.clicks = 0;
    addEventListener("pointerdown", (event) => { window.clicks += event.isTrusted ? 1 : 0 }, true);
}"""


@pytest.mark.parametrize(
    ("phone", "shift", "most"), [(False, False, 7), (False, True, 6), (True, False, 7)]
)
def test_a_typical_turn_in_seven_clicks(
    new_guest: NewGuest, *, phone: bool, shift: bool, most: int
) -> None:
    """Tile, two members walked, two levels, end: a click for each gesture, and no question."""
    guest = new_guest(phone=phone)
    guest.page.add_init_script("localStorage['tikal.settings'] = '{\"speed\": \"none\"}'")
    guest.begin()
    guest.page.evaluate(COUNT_CLICKS)
    guest.place_tile()
    if not shift:
        guest.space("b1").click()
    for left in (7, 4):
        if shift:
            guest.space("b1").click(modifiers=["Shift"])
        else:
            guest.page.locator("[data-bring]").click()
        expect(guest.page.locator(".ap strong")).to_have_text(str(left))
    guest.page.locator("[data-repeat=Ub1]").click()
    expect(guest.page.locator(".ap strong")).to_have_text("0")
    seq = guest.seq
    guest.button("End turn").click()
    guest.done(seq)
    assert guest.phase == "place"
    assert seq == 7
    assert guest.page.evaluate("window.clicks") <= most
