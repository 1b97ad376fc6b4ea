"""Phones, a tablet and a small laptop: everything in sight, nothing jumping."""

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from tests.e2e.conftest import PHONE, NewGuest
from tests.e2e.game import FITS, GamePage
from tests.e2e.scenes import FRAMES

SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
NARROWEST: ViewportSize = {"width": 320, "height": 568}
SMALL_LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 820, "height": 1180}
# Of the four players' golden game, up to the third one's end of the last scoring round.
LAST_SCORING = 383
AUCTION = {"variant": "auction", "seats": [{"kind": "person"}] * 4}


def box(what: Locator) -> FloatRect:
    """Return where something is on the screen."""
    found = what.bounding_box()
    assert found is not None
    return found


def inside(what: Locator, frame: Locator) -> bool:
    """Tell whether all of it shows, in spite of what scrolls or is cut off."""
    one, all_of = box(what), box(frame)
    return (
        all_of["y"] <= one["y"]
        and one["y"] + one["height"] <= all_of["y"] + all_of["height"]
        and all_of["x"] <= one["x"]
        and one["x"] + one["width"] <= all_of["x"] + all_of["width"]
    )


def test_the_board_follows_the_expedition(new_guest: NewGuest) -> None:
    """On a phone the spaces to choose from stay in sight as tiles are laid far up."""
    guest = new_guest(phone=True)
    guest.begin()
    frame = guest.page.locator(".frame")
    for _ in range(5):
        assert all(inside(space, frame) for space in guest.page.locator(FITS).all())
        highest = min(guest.page.locator(FITS).all(), key=lambda space: box(space)["y"])
        before = guest.seq
        highest.tap()
        guest.button("Place it here").tap()
        guest.done(before)
        guest.end()


def test_a_board_moved_by_hand_stays(new_guest: NewGuest) -> None:
    """Whoever has zoomed in looks at that part: a new tile does not take it away."""
    guest = new_guest(phone=True)
    guest.begin()
    sheet = guest.page.locator(".sheet")
    guest.button("Zoom in").tap()
    before = sheet.evaluate("each => each.style.transform")
    guest.place_tile()
    guest.end()
    assert sheet.evaluate("each => each.style.transform") == before


def test_the_board_fills_a_phone_s_frame(new_guest: NewGuest) -> None:
    """There is no empty strip beside the board while it is larger than its frame."""
    guest = new_guest(phone=True)
    guest.begin()
    frame, plate = box(guest.page.locator(".frame")), box(guest.page.locator(".plate"))
    assert plate["y"] <= frame["y"] + 1
    assert plate["y"] + plate["height"] >= frame["y"] + frame["height"] - 1


def test_news_does_not_move_the_board(new_guest: NewGuest) -> None:
    """Over a phone's board the news and its buttons come and go in room kept for them."""
    guest = new_guest(phone=True)
    guest.resume("solo-2-supermeeple", 31)
    frame = guest.page.locator(".frame")
    before = box(frame)
    guest.end()
    guest.until_mine()
    since = guest.button("Since my last turn")
    expect(since).to_be_in_viewport(ratio=1)
    assert box(frame) == before
    turn = guest.page.locator(".turn.mine")
    assert turn.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert guest.page.locator(".last").evaluate("each => each.clientWidth") > before["width"] * 0.9


def test_the_first_treasure_does_not_move_the_buttons(new_guest: NewGuest) -> None:
    """It can't be exchanged with anybody; when it can, the turn's buttons are where they were."""
    guest = new_guest(phone=True)
    guest.resume("classic-2-supermeeple", 21)
    before = box(guest.button("End turn"))
    guest.space("c2").tap()
    guest.act("Rc2")
    expect(guest.button("Exchange treasures")).to_have_count(0)
    assert box(guest.button("End turn")) == before
    guest.resume("classic-2-supermeeple", 38)
    expect(guest.button("Exchange treasures")).to_be_visible()
    assert box(guest.button("End turn")) == before


def test_without_points_the_guide_says_so(guest: GamePage) -> None:
    """With no AP left there is no number to pick."""
    guest.resume("classic-2-supermeeple", 75)
    expect(guest.page.locator(".guide")).to_have_text("No AP left. End your turn.")


def test_alone_nobody_else_has_a_scoring_turn(guest: GamePage) -> None:
    """Against Mutul the scoring round is one's own only (S13)."""
    guest.resume("solo-2-supermeeple", 32)
    guide = guest.page.locator(".guide")
    expect(guide).to_contain_text("Spend 10 AP")
    expect(guide).not_to_contain_text("other players")
    guest.resume("classic-2-supermeeple", 76)
    expect(guide).to_contain_text("The other players take turns of their own.")


@pytest.mark.parametrize("size", [SMALL_PHONE, SMALL_LAPTOP], ids=["phone", "laptop"])
def test_bidding_is_in_sight(new_guest: NewGuest, size: ViewportSize) -> None:
    """Bids are stepped without a keyboard, and passing needs no scrolling."""
    guest = new_guest(phone=size is SMALL_PHONE)
    guest.page.set_viewport_size(size)
    guest.begin(**AUCTION)
    dock = guest.page.locator(".dock")
    for name in ("Bid less", "Bid more", "Bid 1", "Pass"):
        assert inside(guest.page.get_by_role("button", name=name, exact=True), dock), name
    expect(guest.button("Bid less")).to_be_disabled()
    guest.button("Bid more").click()
    guest.button("Bid more").click()
    guest.button("Bid less").click()
    before = guest.seq
    guest.button("Bid 2").click()
    guest.done(before)


def test_a_taken_tile_can_be_put_back(guest: GamePage) -> None:
    """Beside the tile to place is the button that takes another one."""
    guest.resume("auction-3-supermeeple", 4)
    guest.bid_or_take()
    before = guest.seq
    guest.page.locator(".place").get_by_role("button", name="Undo").click()
    guest.done(before)
    assert guest.phase == "take"


@pytest.mark.parametrize("size", [SMALL_LAPTOP, TABLET], ids=["laptop", "tablet"])
def test_what_a_space_offers_is_in_sight(new_guest: NewGuest, size: ViewportSize) -> None:
    """The chosen space's buttons show without scrolling, in the longest of the languages."""
    guest = new_guest()
    guest.page.set_viewport_size(size)
    chosen = '{"speed": "none", "language": "de"}'
    guest.page.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")
    guest.resume("solo-2-supermeeple", 34)
    guest.space("a2").click()
    for action in ("Ua2", "Ga2E"):
        assert inside(guest.page.locator(f"[data-action={action}]"), guest.bar), action
    assert inside(guest.bar, guest.page.locator(".frame"))


def test_the_compass_button_covers_no_space(new_guest: NewGuest) -> None:
    """It lies in the one corner of the board where there is none."""
    guest = new_guest()
    guest.page.set_viewport_size(SMALL_LAPTOP)
    guest.resume("solo-2-supermeeple", 34)
    button = box(guest.button("Show the compass"))
    assert button["x"] + button["width"] <= box(guest.space("b1"))["x"]
    assert button["y"] >= box(guest.space("a1"))["y"] + box(guest.space("a1"))["height"]


def test_a_result_adds_up(new_guest: NewGuest) -> None:
    """Mutul's head start is told, he has no bar of AP, and no number is cut off on a phone."""
    guest = new_guest(phone=True)
    guest.resume("solo-2-supermeeple", 153)
    guest.open(f"/table/{guest.id}/result")
    charts = guest.page.locator(".charts section")
    charts.nth(1).wait_for()
    rounds, spending = charts.all()[:2]
    expect(rounds).to_contain_text("Head start")
    expect(rounds).to_contain_text("Mutul 175")
    expect(spending.locator(".line")).to_have_count(1)
    cut = "each => each.filter(e => e.offsetWidth > e.parentElement.clientWidth).length"
    assert guest.page.locator(".bar b:visible").evaluate_all(cut) == 0


# What a finger has to hit and is smaller than its tip; links in running text are exempt.
TOO_SMALL = """each => each.filter(e => {
    const { width, height } = e.getBoundingClientRect();
    return e.checkVisibility() && width > 1 && (width < 39.5 || height < 39.5);
}).map(e => e.getAttribute("aria-label") ?? e.textContent.trim())"""
TO_PRESS = "button, select, a.button, nav a, label.button, header a"
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}


@pytest.mark.parametrize(
    ("size", "language"), [(PHONE, "de"), (SMALL_PHONE, "en"), (SIDEWAYS, "fr")]
)
def test_everything_is_as_large_as_a_finger(
    new_guest: NewGuest, size: ViewportSize, language: str
) -> None:
    """On the table, in its panels and on the start page; and all of the dock is in sight."""
    guest = new_guest(phone=True)
    page = guest.page
    page.set_viewport_size(size)
    chosen = f'{{"speed": "none", "language": "{language}"}}'
    page.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")

    def small() -> list[str]:
        found: list[str] = page.locator(TO_PRESS).evaluate_all(TOO_SMALL)
        return found

    guest.open()
    assert small() == []
    guest.begin()
    expect(page.locator(".place")).to_be_visible()
    assert small() == []
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("A4@a3+0 E+a1 Ea1-b1")
    page.keyboard.press("Enter")
    expect(page.locator(".ap strong")).to_have_text("7")
    guest.space("b1").tap()
    expect(guest.why("Gb1L")).to_be_attached()
    assert small() == []
    dock = page.locator(".dock")
    assert inside(page.locator("[data-action=Ub1]"), dock)
    assert (
        page.locator(".turn .button").evaluate_all(
            "each => new Set(each.map(e => e.offsetTop)).size"
        )
        == 1
    )
    for tab in ("players", "turn", "log", "stock", "more"):
        page.locator(f".tab.{tab}").tap()
        assert small() == []


def test_a_phone_on_its_side(new_guest: NewGuest) -> None:
    """The board has all the height there is; what there is to do and to read lies beside it."""
    guest = new_guest(phone=True)
    guest.page.set_viewport_size(SIDEWAYS)
    guest.resume("classic-2-supermeeple", 60)
    frame = guest.page.locator(".frame")
    assert box(frame)["height"] > 0.85 * 390
    guest.space("a2").tap()
    dock = guest.page.locator(".dock")
    for name in ("Undo", "Hint", "End turn"):
        assert inside(guest.button(name), dock), name
    assert inside(guest.page.locator("[data-spot=member-explorer]"), dock)
    guest.button("Log").tap()
    expect(guest.page.get_by_role("heading", name="Log")).to_be_in_viewport(ratio=1)
    assert box(guest.page.locator("#side-body"))["x"] >= box(frame)["x"] + box(frame)["width"]


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Tell whether neither covers a part of the other."""
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, SIDEWAYS])
def test_a_scoring_leaves_the_board_in_sight(new_guest: NewGuest, size: ViewportSize) -> None:
    """It is told behind a tab, beside or below the board, until the next move; nothing moves."""
    guest = new_guest(phone=True)
    guest.page.set_viewport_size(size)
    guest.resume("classic-4-supermeeple", LAST_SCORING)
    frame, tab = guest.page.locator(".frame"), guest.page.locator(".tab.turn")
    board, below = box(frame), box(guest.page.locator(".dock"))
    guest.end()
    expect(tab).to_have_text("Scoring")
    story = guest.page.locator("[data-scoring]")
    expect(story).to_have_count(0)
    assert (box(frame), box(guest.page.locator(".dock"))) == (board, below)
    tab.tap()
    expect(story).to_contain_text("temple on d2")
    assert apart(box(guest.page.locator("#side-body")), board)
    assert box(frame) == board
    story.get_by_role("button", name="Close").tap()
    expect(guest.page.locator("#side-body")).to_have_count(0)
    expect(tab).to_have_text("Turn")


def test_the_lesson_on_a_phone_s_side(new_guest: NewGuest) -> None:
    """Words, board and buttons are on one screen."""
    guest = new_guest(phone=True)
    guest.page.set_viewport_size(SIDEWAYS)
    guest.open("/learn/first")
    expect(guest.button("Next")).to_be_in_viewport(ratio=1)
    assert box(guest.page.locator(".frame"))["height"] > 0.8 * 390
    guest.button("Next").tap()
    guest.space("b3").tap()
    expect(guest.button("Place it here")).to_be_in_viewport(ratio=1)


# Numbers that stick out of their place, and places wider than what they hold.
CUT = """each => each.filter(e => {
    const edge = e.getBoundingClientRect();
    return e.scrollWidth > e.clientWidth || [...e.querySelectorAll("b, small, .marker")]
        .filter(n => n.getBoundingClientRect().width > 1)
        .some(n => n.scrollWidth > n.clientWidth + 1 && getComputedStyle(n).display !== "inline"
            || n.getBoundingClientRect().right > edge.right
            || n.getBoundingClientRect().left < edge.left);
}).map(e => e.textContent.replace(/\\s+/g, " "))"""
FOUR = [
    ("auction-4-classic1999", 200),
    ("auction-4-classic1999", 520),
    ("classic-4-supermeeple", 300),
]


@pytest.mark.parametrize(("game", "moves"), FOUR)
def test_a_strip_of_four_cuts_no_number(new_guest: NewGuest, game: str, moves: int) -> None:
    """Points, and what a scoring would add, show whole on all phones and tablets."""
    guest = new_guest(phone=True)
    guest.resume(game, moves, ["Wilhelmina-Alexandra Featherst"] * 4)
    strip = guest.page.locator(".strip li")
    for size in (PHONE, SMALL_PHONE, NARROWEST, SIDEWAYS, TABLET):
        guest.page.set_viewport_size(size)
        assert strip.evaluate_all(CUT) == [], size


# Of the two players' golden game, up to the drawing of a tile.
PLACING = [10, 36, 62, 106, 126, 143, 210, 240, 269, 297]
# Glowing spaces in whose middle lies something else.
COVERED = """each => each.filter(e => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) !== e;
}).map(e => e.dataset.space)"""


def test_no_button_covers_a_glowing_space(new_guest: NewGuest) -> None:
    """Wherever the tile fits, a finger reaches it, whatever part of the board shows."""
    guest = new_guest(phone=True)
    covered: dict[tuple[int, int, str], list[str]] = {}
    for moves in PLACING:
        guest.resume("classic-2-supermeeple", moves)
        glowing = guest.page.locator(FITS)
        expect(glowing.first).to_be_attached()
        for shown in ("followed", "whole"):
            for size in (PHONE, SMALL_PHONE, SIDEWAYS):
                guest.page.set_viewport_size(size)
                guest.page.evaluate(FRAMES)
                covered[moves, size["height"], shown] = glowing.evaluate_all(COVERED)
            guest.button("Whole board").tap()
    assert {where: spaces for where, spaces in covered.items() if spaces} == {}
