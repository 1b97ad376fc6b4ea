"""Placing the tile: by mouse, by keyboard, by wheel, and by touch on a phone."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import FITS, GamePage

ROTATION = ".place .muted"


def test_by_mouse(guest: GamePage) -> None:
    """A click lays the tile on trial, another turns it; paths show their costs; then confirm."""
    guest.begin()
    fits = guest.page.locator(FITS)
    name = fits.first.get_attribute("data-space")
    assert name is not None
    fits.first.click()
    words = guest.page.locator(ROTATION).last
    expect(words).to_contain_text("rotation 1 of")
    expect(words).to_contain_text("Paths")
    guest.space(name).click()
    expect(words).to_contain_text("rotation 2 of")
    guest.button("Turn back").click()
    expect(words).to_contain_text("rotation 1 of")
    before = guest.seq
    guest.button("Place it here").click()
    guest.done(before)
    assert guest.phase == "act"
    assert guest.ledger()[0].startswith(f"A4@{name}+")


def test_by_wheel(guest: GamePage) -> None:
    """The wheel turns the tile being tried; elsewhere it zooms."""
    guest.begin()
    guest.page.locator(FITS).first.click()
    words = guest.page.locator(ROTATION).last
    expect(words).to_contain_text("rotation 1 of")
    guest.page.mouse.wheel(0, 100)
    expect(words).to_contain_text("rotation 2 of")
    sheet = guest.page.locator(".sheet")
    assert "scale" not in (sheet.get_attribute("style") or "")
    guest.space("f3").hover()
    guest.page.mouse.wheel(0, -300)
    expect(sheet).to_have_attribute("style", re.compile(r"scale\(1\.6"))


def test_by_keyboard(guest: GamePage) -> None:
    """Arrows lead from space to space; Enter tries, R turns, Enter again confirms."""
    guest.begin()
    guest.space("a1").focus()
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        guest.page.keyboard.press(key)
    words = guest.page.locator(ROTATION).last
    expect(words).to_contain_text("a3")
    guest.page.keyboard.press("r")
    expect(words).to_contain_text("rotation 2 of")
    guest.page.keyboard.press("Shift+R")
    expect(words).to_contain_text("rotation 1 of")
    before = guest.seq
    guest.page.keyboard.press("Enter")
    guest.done(before)
    assert guest.phase == "act"


def test_by_touch(new_guest: NewGuest) -> None:
    """On a phone board and actions share the screen, and a tap never places without a second."""
    guest = new_guest(phone=True)
    guest.begin()
    guest.page.locator(FITS).first.tap()
    assert guest.phase == "place"
    guest.button("↻ Turn").tap()
    before = guest.seq
    confirm = guest.button("Place it here")
    expect(confirm).to_be_in_viewport()
    expect(guest.space("d3")).to_be_in_viewport()
    confirm.tap()
    guest.done(before)
    assert guest.phase == "act"
    guest.button("+ explorer").tap()
    before = guest.seq
    guest.space("b2").tap()
    guest.done(before)
    assert guest.ap == 8


def test_a_space_that_does_not_fit_says_why(guest: GamePage) -> None:
    """Pointing at a space out of reach names the rule."""
    guest.begin()
    guest.space("f4").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("touches no explored space (R5.1)")


def test_pinching(new_guest: NewGuest) -> None:
    """Two fingers zoom the board on a phone, and a button shows it whole again."""
    guest = new_guest(phone=True)
    guest.begin()
    sheet = guest.page.locator(".sheet")
    guest.button("Whole board").tap()
    expect(sheet).to_have_attribute("style", re.compile(r"scale\(1\)"))
    fingers = guest.page.context.new_cdp_session(guest.page)

    def touch(kind: str, *spots: tuple[int, int]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (170, 300), (220, 300))
    for apart in (40, 60, 80):
        touch("touchMove", (195 - apart, 300), (195 + apart, 300))
    touch("touchEnd")
    expect(sheet).to_have_attribute("style", re.compile(r"scale\([2-4]"))
    assert guest.phase == "place"
