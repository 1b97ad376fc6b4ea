"""Mutul's turn on the board: every piece appears in the step that gives its reason."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.listening import heard, listen

HIS = "[data-space][aria-label*='Mutul: ']"
# How long the longest of his steps is shown, and how many he may take.
STEP = {"normal": 924, "slow": 1760}
STEPS = 20


def until_told(guest: GamePage, words: str, step: int) -> None:
    """Let him go on step by step until he does something."""
    told = guest.page.locator(".notices .last")
    for _ in range(STEPS):
        if words in told.inner_text():
            return
        guest.let_pass(step)
    raise AssertionError(words)


def test_his_first_turn_is_watched(new_guest: NewGuest) -> None:
    """A new game begins with his turn, step by step; then one's own begins."""
    guest = new_guest(speed="normal")
    guest.stop_time()
    guest.begin(variant="solo", seats=[{"kind": "person"}])
    page = guest.page
    expect(page.locator(".notices .turn")).to_have_text("Mutul's turn")
    expect(page.locator(".notices .last")).to_contain_text("reveals card")
    assert page.locator(HIS).count() == 0
    until_told(guest, "Mutul places his", STEP["normal"])
    assert page.locator(HIS).count() == 1
    guest.let_time_go_on()
    guest.until_mine()
    expect(page.locator(".notices .turn")).to_have_text("Your turn")


def test_his_answer_is_watched_and_can_be_skipped(new_guest: NewGuest) -> None:
    """After one's own end it is his turn on the screen, until it is over or skipped."""
    guest = new_guest(speed="slow")
    guest.stop_time()
    guest.begin(variant="solo", seats=[{"kind": "person"}])
    page = guest.page
    guest.button("Skip").click()
    guest.until_mine()
    guest.place_tile()
    guest.button("End turn").click()
    expect(page.locator(".notices .last")).to_contain_text("reveals card")
    assert guest.table.get_attribute("data-mine") == ""
    until_told(guest, "Mutul places tile", STEP["slow"])
    guest.button("Skip").click()
    guest.until_mine()
    assert guest.phase == "place"


def test_his_first_turn_is_watched_once(new_guest: NewGuest) -> None:
    """After a reload, or when the first move is taken back, one's own turn is there at once."""
    guest = new_guest(speed="slow")
    guest.stop_time()
    guest.begin(variant="solo", seats=[{"kind": "person"}])
    expect(guest.page.locator(".notices .last")).to_contain_text("reveals card")
    guest.page.reload()
    expect(guest.page.locator(".notices .turn")).to_have_text("Your turn")
    assert guest.table.get_attribute("data-mine") == "1"
    assert guest.button("Skip").count() == 0
    guest.place_tile()
    before = guest.seq
    guest.button("Undo").click()
    guest.done(before)
    assert guest.table.get_attribute("data-mine") == "1"
    assert guest.phase == "place"


@pytest.mark.parametrize("speed", ["fast", "none"])
def test_each_step_is_read_aloud_once(new_guest: NewGuest, speed: str) -> None:
    """Whoever listens hears all that he does with its reasons, shown or not, and nothing twice."""
    guest = new_guest(speed=speed)
    guest.resume("solo-2-supermeeple", 31)
    listen(guest)
    guest.end()
    guest.until_mine()
    expect(guest.page.locator("[data-aloud]")).to_contain_text("Your scoring turn.")
    for sentence in (
        "Mutul reveals card S07",
        "Mutul uncovers level 8 on c2, the highest temple he leads",
        "Mutul places his explorer on a3: the new tile.",
        "You draw volcano B4: a scoring round begins.",
        "Your scoring turn.",
    ):
        assert heard(guest).count(sentence) == 1, sentence
