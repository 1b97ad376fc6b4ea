"""Room for the board: how much of the window it has, what lies over it, what folds away."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e import legend
from tests.e2e.conftest import PHONE, NewGuest
from tests.e2e.game import FITS, GamePage
from tests.e2e.scenes import LANGUAGES, speak
from tests.e2e.test_fitting import speaking
from tests.e2e.test_small_screens import AUCTION, SIDEWAYS, apart, box, inside

DESKS: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
]
# The window's share below the top bar that the hexes' field fills, and whether all its height.
FIELD = """spaces => {
    const boxes = spaces.map(each => each.getBoundingClientRect());
    const least = side => Math.min(...boxes.map(each => each[side]));
    const most = side => Math.max(...boxes.map(each => each[side]));
    const top = document.querySelector("header").getBoundingClientRect().bottom;
    const field = (most("right") - least("left")) * (most("bottom") - least("top"));
    return field / (innerWidth * (innerHeight - top));
}"""
# Whether something in it has to be scrolled, is cut off, or lies outside the window.
CROWDED = """dock => {
    const { bottom, right } = dock.getBoundingClientRect();
    return dock.scrollHeight > dock.clientHeight || dock.scrollWidth > dock.clientWidth
        || bottom > innerHeight || right > innerWidth
        || [...dock.querySelectorAll("button")].some(each =>
            each.checkVisibility() && each.getBoundingClientRect().bottom > bottom);
}"""
# The golden games' positions with the most to show, and where a space offers something.
BUSY = ("classic-4-supermeeple", 232, "c1")
SOLO = ("solo-2-supermeeple", 34, "a2")


def busy(guest: GamePage) -> None:
    """Spend points in a game of four."""
    name, moves, space = BUSY
    guest.resume(name, moves)
    guest.space(space).click()


def bidding(guest: GamePage) -> None:
    """Bid against three others."""
    guest.begin(**AUCTION)


def alone(guest: GamePage) -> None:
    """Play against Mutul."""
    name, moves, space = SOLO
    guest.resume(name, moves)
    guest.space(space).click()


def drafting(guest: GamePage) -> None:
    """Read what a card of Legend's display does."""
    legend.begin(guest)
    guest.until_mine()
    legend.item(guest, "display-card-1").click()


GAMES: list[Callable[[GamePage], None]] = [busy, bidding, alone, drafting]


@pytest.mark.parametrize("begin", GAMES)
def test_the_board_has_most_of_the_window(
    guest: GamePage, begin: Callable[[GamePage], None]
) -> None:
    """At each size its field fills three fifths; nothing scrolls in the dock, in no language."""
    begin(guest)
    for language in LANGUAGES:
        speak(guest, language)
        for size in DESKS:
            guest.page.set_viewport_size(size)
            share = guest.page.locator(".frame [data-space]").evaluate_all(FIELD)
            assert share >= 0.6, (language, size)
            assert not guest.page.locator(".dock").evaluate(CROWDED), (language, size)


@pytest.mark.parametrize("folded", [False, True])
def test_a_replay_has_as_much(guest: GamePage, *, folded: bool) -> None:
    """Its board has the place that it has in the game, and its panel folds like the game's."""
    guest.resume("auction-4-classic1999", 262)
    guest.open(f"/table/{guest.id}/replay/240")
    expect(guest.button("Play")).to_be_visible()
    if folded:
        guest.page.keyboard.press("p")
        expect(guest.page.locator(".tabbed")).to_have_count(0)
    for size in DESKS:
        guest.page.set_viewport_size(size)
        share = guest.page.locator(".frame [data-space]").evaluate_all(FIELD)
        assert share >= 0.6, size
        assert not guest.page.locator(".dock").evaluate(CROWDED), size


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_nothing_scrolls_in_a_phone_s_dock(new_guest: NewGuest, size: ViewportSize) -> None:
    """In the language that takes the most room."""
    guest = speaking(new_guest(phone=True), "de")
    guest.page.set_viewport_size(size)
    for begin in GAMES:
        begin(guest)
        assert not guest.page.locator(".dock").evaluate(CROWDED), begin.__name__


# Where a space is, without the ring around it when it has the focus.
HEX = """space => {
    const { x, y, width, height } = space.getBBox(), { a, d, e, f } = space.getScreenCTM();
    return { x: x * a + e, y: y * d + f, width: width * a, height: height * d };
}"""


def beside(guest: GamePage, space: str) -> None:
    """Look at the bar: all of it over the board, none of it over its space."""
    expect(guest.bar).to_have_attribute("data-bar", space)
    assert inside(guest.bar, guest.page.locator(".frame")), space
    assert apart(box(guest.bar), guest.space(space).evaluate(HEX)), space


def test_the_bar_stays_at_its_space(guest: GamePage) -> None:
    """On trial and chosen, wherever on the board, zoomed in and moved by hand."""
    guest.begin()
    for space in ("a3", "b3", "c1"):
        guest.space(space).click()
        beside(guest, space)
    busy(guest)
    for space in ("a1", "b1", "b3", "c1"):
        guest.page.keyboard.press("Escape")
        guest.space(space).click()
        beside(guest, space)
    before = box(guest.bar)
    guest.button("Zoom in").click()
    beside(guest, "c1")
    guest.space("c1").focus()
    guest.page.keyboard.press("Shift+ArrowUp")
    beside(guest, "c1")
    assert box(guest.bar) != before


def test_the_bar_by_keyboard(guest: GamePage) -> None:
    """Tab leads from the space to its bar, Escape back, and the last button on to the dock."""
    guest.begin()
    press = guest.page.keyboard.press
    guest.space("a3").focus()
    press("Enter")
    press("Tab")
    expect(guest.bar.get_by_role("button").first).to_be_focused()
    press("Escape")
    expect(guest.bar).to_have_count(0)
    expect(guest.space("a3")).to_be_focused()
    press("Enter")
    guest.button("Place it here").focus()
    press("Enter")
    expect(guest.table).to_have_attribute("data-phase", "act")
    expect(guest.page.locator(".dock")).to_be_focused()


def test_the_panel_folds(guest: GamePage) -> None:
    """By its button and by key; the board gets the room, a turn can be played, and it is kept."""
    guest.page.set_viewport_size({"width": 1100, "height": 800})
    guest.begin()
    board = guest.page.locator(".board")
    narrow = box(board)["width"]
    guest.button("Fold the panel away").click()
    assert box(board)["width"] > narrow + 80
    expect(guest.page.locator(".tabs")).to_have_count(0)
    guest.page.reload()
    expect(guest.button("Show the panel")).to_be_visible()
    before = guest.seq
    guest.page.locator(FITS).first.click()
    guest.button("Place it here").click()
    guest.done(before)
    assert not guest.page.locator(".dock").evaluate(CROWDED)
    expect(guest.page.locator(".notices .turn")).to_have_text("Player 1's turn")
    guest.end()
    guest.page.keyboard.press("p")
    expect(guest.page.locator(".tabs")).to_be_visible()
    assert box(board)["width"] == narrow


def test_without_points_nothing_is_lit(guest: GamePage) -> None:
    """No button of a space, and none that brings in a member; it says why."""
    guest.resume("classic-2-supermeeple", 75)
    guest.space("a1").click()
    expect(guest.bar).to_have_count(0)
    newcomer = guest.button("+ explorer")
    expect(newcomer).to_have_attribute("aria-disabled", "true")
    newcomer.click(force=True)
    expect(guest.answer).to_have_text("You don't have enough AP to bring one in.")


def test_the_end_is_told_once(guest: GamePage) -> None:
    """After a concession nobody is to move: headline, dock and title say the same."""
    guest.begin_work()
    guest.button("More").click()
    guest.button("Concede").click()
    guest.page.locator("[data-confirm=concede]").click()
    expect(guest.page.locator(".notices .turn")).to_have_text("Player 2 wins")
    expect(guest.page.locator(".dock strong")).to_have_text("Player 1 conceded.")
    expect(guest.page).to_have_title(re.compile("^Player 2 wins · "))
    expect(guest.page.get_by_text("'s turn")).to_have_count(0)


def test_a_page_to_read_comes_up_where_there_is_little_room(guest: GamePage) -> None:
    """Beside four players a small window has a line for the log: it lies over the dock instead."""
    guest.page.set_viewport_size(DESKS[0])
    name, moves, _ = BUSY
    guest.resume(name, moves)
    end = guest.button("End turn")
    for name in ("Log", "Stock", "More"):
        tab = guest.page.get_by_role("button", name=name, exact=True)
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        expect(guest.reading.get_by_role("heading").first).to_be_in_viewport()
        assert box(guest.reading)["height"] > 250
        assert not apart(box(guest.reading), box(end))
        # Once more, and there is again what to do.
        tab.click()
        expect(guest.page.locator(".tab.turn")).to_have_attribute("aria-pressed", "true")
        assert apart(box(guest.reading), box(end))
    guest.page.set_viewport_size(DESKS[2])
    guest.button("Log").click()
    assert apart(box(guest.reading), box(end))
