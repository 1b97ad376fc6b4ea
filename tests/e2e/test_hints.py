"""Hints: a panel beside the board, arrows on it, reasons in words, and a second plan."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.legend import begin as begin_legend
from tests.e2e.test_accessibility import violations

# An action as the notation writes it: none of that is in a hint.
NOTATION = re.compile(r"\b(?:[EL][a-h][1-5]-|[EL]\+|[URC][a-h][1-5]\b|[A-G]\d@)")
THINKING = 60_000


def hint(guest: GamePage) -> Locator:
    """The hint's panel."""
    return guest.page.get_by_role("region", name="Hint")


def ask(guest: GamePage) -> Locator:
    """Ask for a hint and wait for its plan."""
    guest.button("Hint").click()
    panel = hint(guest)
    expect(panel.locator("[data-step]").first).to_be_visible(timeout=THINKING)
    return panel


def apart(guest: GamePage, panel: Locator) -> None:
    """Ask that the panel covers nothing of the board."""
    board = guest.page.locator(".board").first.bounding_box()
    beside = panel.bounding_box()
    assert board is not None
    assert beside is not None
    overlap_x = min(board["x"] + board["width"], beside["x"] + beside["width"]) - max(
        board["x"], beside["x"]
    )
    overlap_y = min(board["y"] + board["height"], beside["y"] + beside["height"]) - max(
        board["y"], beside["y"]
    )
    assert min(overlap_x, overlap_y) <= 1, (board, beside)


def test_a_plan_on_the_board(guest: GamePage) -> None:
    """A hint for a tile shows the whole turn: ghost, arrows, numbers; steps can be pointed at."""
    guest.begin()
    panel = ask(guest)
    page = guest.page
    apart(guest, panel)
    expect(page.locator("[data-ghost]")).to_have_count(1)
    expect(page.locator("[data-arrow]").first).to_be_attached()
    expect(page.locator("[data-mark='1']")).to_be_attached()
    expect(panel.locator("[data-reason]").first).to_be_visible()
    assert not NOTATION.search(panel.inner_text())
    panel.locator("[data-step='2']").hover()
    expect(page.locator("[data-mark='2']")).to_have_class(re.compile(r"\blit\b"))
    expect(page.locator("[data-mark='1']")).to_have_class(re.compile(r"\bquiet\b"))


def test_the_other_plan(guest: GamePage) -> None:
    """The second plan is another, with how much it is judged worse; the way back is there."""
    guest.begin_work()
    panel = ask(guest)
    steps = panel.locator("[data-step]")
    best = steps.all_inner_texts()
    panel.get_by_role("button", name="Show the other plan").click()
    expect(panel.get_by_role("heading", name="The other plan")).to_be_visible()
    expect(panel).to_contain_text("Judged about")
    assert steps.all_inner_texts() != best
    expect(guest.page.locator("[data-mark='1']")).to_be_attached()
    panel.get_by_role("button", name="Back to the best plan").click()
    expect(panel.get_by_role("heading", name="The other plan")).to_be_hidden()
    assert steps.all_inner_texts() == best


def test_playing_a_hint(guest: GamePage) -> None:
    """The plan is played but for the end of the turn, and can be undone; the panel is gone."""
    guest.begin_work()
    panel = ask(guest)
    before = guest.seq
    panel.get_by_role("button", name="Play this").click()
    guest.done(before)
    expect(panel).to_be_hidden()
    expect(guest.page.locator("[data-mark]")).to_have_count(0)
    assert guest.phase == "act"
    assert guest.table.get_attribute("data-mine") == "1"


def test_a_hint_can_be_tried_out(guest: GamePage) -> None:
    """The plan without its end goes into the sandbox, where nothing counts; also for a tile."""
    guest.begin()
    before = guest.seq
    ask(guest).get_by_role("button", name="Try it out").click()
    expect(guest.page.get_by_role("heading", name="Your plan")).to_be_visible()
    expect(guest.table).to_have_attribute("data-phase", "act")
    assert guest.seq == before
    guest.button("Leave").click()
    assert guest.phase == "place"
    assert guest.ledger() == []


def test_a_hint_by_keys(guest: GamePage) -> None:
    """H asks, the panel has the focus, Tab leads through its steps, Escape ends it."""
    guest.begin_work()
    page = guest.page
    page.keyboard.press("h")
    panel = hint(guest)
    expect(panel).to_be_focused()
    expect(panel.locator("[data-step]").first).to_be_visible(timeout=THINKING)
    for name in ("Try it out", "Close the hint"):
        page.keyboard.press("Tab")
        expect(panel.get_by_role("button", name=name)).to_be_focused()
    page.keyboard.press("Tab")
    expect(panel.locator("[data-step='1']")).to_be_focused()
    expect(page.locator("[data-mark='1']")).to_have_class(re.compile(r"\blit\b"))
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(page.locator("[data-mark]")).to_have_count(0)
    expect(guest.button("Hint")).to_be_focused()


def test_a_hint_is_about_one_moment(guest: GamePage) -> None:
    """Whatever is played by hand ends it."""
    guest.begin_work()
    panel = ask(guest)
    before = guest.seq
    guest.page.keyboard.press("z")
    guest.done(before)
    expect(panel).to_be_hidden()


@pytest.mark.parametrize("dark", [False, True])
def test_a_hint_on_a_phone(new_guest: NewGuest, *, dark: bool) -> None:
    """The panel is a sheet below the board, which stays in sight; axe finds nothing."""
    guest = new_guest(phone=True, dark=dark)
    guest.begin_work()
    panel = ask(guest)
    apart(guest, panel)
    board = guest.page.locator(".board").first.bounding_box()
    assert board is not None
    assert board["height"] > 200
    expect(panel.get_by_role("button", name="Play this")).to_be_in_viewport()
    assert violations(guest.page) == []
    # What it covers can't be reached by Tab, and can again afterwards.
    dock = guest.page.locator(".dock")
    expect(dock).to_have_js_property("inert", value=True)
    panel.get_by_role("button", name="Close the hint").tap()
    expect(dock).to_have_js_property("inert", value=False)


def test_why_to_bid(guest: GamePage) -> None:
    """In an auction the hint says what the turn is worth; the other plan is the other answer."""
    guest.begin(variant="auction")
    panel = ask(guest)
    expect(panel.locator("[data-step]")).to_have_count(1)
    expect(panel.locator("[data-reason^=bid_]").first).to_contain_text("Playing before")
    first = panel.locator("[data-step]").inner_text()
    panel.get_by_role("button", name="Show the other plan").click()
    expect(panel.locator("[data-step]")).not_to_have_text(first)
    expect(panel.locator("[data-reason=pass_keeps], [data-reason=bid_tile]")).to_have_count(1)


def test_what_to_draft(guest: GamePage) -> None:
    """In Legend the hint names the item, and what speaks for it."""
    begin_legend(guest)
    guest.until_mine()
    panel = ask(guest)
    expect(panel.locator("[data-step]").first).to_contain_text("Take")
    expect(panel.get_by_role("button", name="Play this")).to_be_enabled()
    assert violations(guest.page) == []
