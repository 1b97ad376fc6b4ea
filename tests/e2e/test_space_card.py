"""Everything about a space: a card for whoever rests on it, and the same in its label."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage

# Longer than the mouse has to rest and a finger has to stay.
REST = 700
# A game of four in which the temple on b1 is contested by all of them.
CONTESTED = ("classic-4-supermeeple", 232)
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def card(guest: GamePage) -> Locator:
    """The card that is shown, if any."""
    return guest.page.locator("[data-card]")


def middle(guest: GamePage, space: str) -> tuple[float, float]:
    """Where to point at a space."""
    box = guest.space(space).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_for_the_space_under_the_mouse(guest: GamePage) -> None:
    """It comes after a rest, beside the space, and goes at once; clicks don't meet it."""
    guest.resume(*CONTESTED)
    guest.stop_time()
    guest.page.mouse.move(*middle(guest, "b1"))
    expect(card(guest)).to_have_count(0)
    guest.let_pass(REST)
    expect(card(guest)).to_contain_text("Temple of level 9", ignore_case=True)
    expect(card(guest)).to_contain_text("Player 2 scores 9 points here")
    expect(card(guest)).to_contain_text("strength 10")
    expect(card(guest)).to_contain_text(re.compile(r"paths[^;]*a1 2[^;]*no path"))
    assert not guest.page.evaluate(OVERLAP, ["[data-card]", "[data-space=b1]"])
    guest.page.mouse.move(*middle(guest, "c1"))
    expect(card(guest)).to_have_count(0)
    # Whoever clicks has decided: the card stays away from the space that was picked.
    guest.page.mouse.down()
    guest.page.mouse.up()
    guest.let_pass(REST)
    expect(card(guest)).to_have_count(0)
    expect(guest.space("c1")).to_have_attribute("aria-pressed", "true")


def test_a_card_for_the_space_that_keys_led_to(guest: GamePage) -> None:
    """The focus brings it as well, and Escape sends it away; the label has all of it."""
    guest.resume(*CONTESTED)
    guest.stop_time()
    guest.space("a1").focus()
    guest.page.keyboard.press("ArrowRight")
    guest.let_pass(REST)
    at = card(guest).get_attribute("data-card") or ""
    expect(guest.space(at)).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(card(guest)).to_have_count(0)
    label = guest.space("b1").get_attribute("aria-label") or ""
    assert "held by Player 2, Player 2 scores 9 points here" in label
    assert "Player 1: 7 explorers (strength 7)" in label
    assert "a1 for 2 AP" in label


def test_a_card_for_the_space_under_a_finger(new_guest: NewGuest) -> None:
    """A finger that stays gets the card and picks nothing; the next touch puts it away."""
    guest = new_guest(phone=True)
    guest.resume(*CONTESTED)
    x, y = middle(guest, "b1")
    fingers = guest.page.context.new_cdp_session(guest.page)
    touch = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    fingers.send("Input.dispatchTouchEvent", touch)
    expect(card(guest)).to_contain_text("Player 2 scores 9 points here")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card(guest)).to_be_in_viewport(ratio=1)
    assert not guest.page.evaluate(OVERLAP, ["[data-card]", "[data-space=b1]"])
    expect(guest.space("b1")).to_have_attribute("aria-pressed", "false")
    guest.space("b1").tap()
    expect(card(guest)).to_have_count(0)
    expect(guest.space("b1")).to_have_attribute("aria-pressed", "true")
