"""A turn from its first action point to its last: going, working, taking back."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import REACHED, GamePage

# How many explorers are drawn, standing or flying, looked at in every picture the browser makes.
COUNT_FIGURES = """() => {
    window.counted = new Set();
    const next = requestAnimationFrame;
    const count = () => {
        const drawn = document.querySelectorAll(".party[data-member=explorer], .flight");
        window.counted.add(drawn.length);
        next(count);
    };
    count();
}"""


def test_going_by_the_cheapest_path(guest: GamePage) -> None:
    """One click walks several steps: one line with what they cost together."""
    guest.begin_work()
    guest.bring("explorer", "b1")
    assert guest.gestures()[1:] == ["E+a1 Ea1-b1"]
    expect(guest.page.locator(".side [data-gesture] b").last).to_have_text("\N{MINUS SIGN}3")
    assert guest.ap == 7
    guest.act("Ub1")
    assert guest.ap == 5
    expect(guest.space("b1")).to_have_attribute(
        "aria-label",
        re.compile(
            "^b1: temple of level 2, held by Player 1, Player 1 scores 2 points here, "
            r"Player 1: 1 explorer \(strength 1\); paths: .*a1 for 2 AP"
        ),
    )


def test_whoever_flies_has_left(new_guest: NewGuest) -> None:
    """A member on its way is drawn once: not where it came from, nor in two places at its goal."""
    guest = new_guest(speed="slow")
    guest.begin_work()
    guest.bring("explorer", "a1")
    figures = guest.page.locator(".board .party[data-member=explorer]")
    expect(figures).to_have_count(1)
    guest.page.evaluate(COUNT_FIGURES)
    guest.space("a1").click()
    guest.stop_time()
    guest.space("b1").click()
    expect(guest.page.locator(".flight")).to_have_count(1)
    assert figures.count() == 0
    guest.let_time_go_on()
    expect(guest.page.locator(".flight")).to_have_count(0)
    expect(guest.space("b1")).to_have_attribute("aria-label", re.compile("Player 1: 1 explorer"))
    assert guest.page.evaluate("[...window.counted].sort()") == [1]


def test_what_is_refused_says_why(guest: GamePage) -> None:
    """A second floor needs a second member: the button says so and leads to the rule."""
    guest.begin_work()
    guest.bring("explorer", "b1")
    guest.act("Ub1")
    button = guest.page.locator("[data-action=Ub1]")
    expect(button).to_have_attribute("aria-disabled", "true")
    guest.page.mouse.move(2, 2)
    expect(guest.why("Ub1")).to_be_hidden()
    button.hover()
    expect(guest.why("Ub1")).to_be_visible()
    expect(button).to_have_accessible_description(re.compile("You need 2 members on b1"))
    button.click(force=True)
    expect(guest.answer).to_contain_text("You need 2 members on b1 for that (R8.2)")
    guest.why("Ub1").get_by_role("link").click()
    expect(guest.page.locator("#R8\\.2")).to_be_in_viewport()


def test_looking_at_a_space(guest: GamePage) -> None:
    """What leads away from it costs what is written at its borders, above the frame around it."""
    guest.begin_work()
    guest.space("b2").click()
    expect(guest.page.locator(".way")).not_to_have_count(0)
    above = """way => Boolean(document.querySelector(".selected").compareDocumentPosition(way)
        & Node.DOCUMENT_POSITION_FOLLOWING)"""
    assert guest.page.locator(".way").first.evaluate(above)
    guest.space("h1").click()
    expect(guest.page.locator(".guide")).to_contain_text("unexplored jungle")
    expect(guest.bar).to_have_count(0)


def test_undo_redo_and_reset(guest: GamePage) -> None:
    """A walk goes back as one and forward again; reset takes the whole turn back."""
    guest.begin_work()
    guest.bring("explorer", "b2")
    steps = guest.ledger()
    before = guest.seq
    guest.button("Undo").click()
    guest.done(before)
    assert guest.ledger() == steps[:-2]
    before = guest.seq
    guest.page.keyboard.press("y")
    guest.done(before)
    assert guest.ledger() == steps
    before = guest.seq
    guest.button("Reset turn").click()
    guest.done(before)
    assert guest.phase == "place"
    assert guest.ledger() == []


def test_nothing_is_played_again_in_another_s_turn(guest: GamePage) -> None:
    """What was taken back is forgotten when the game goes on in another window."""
    guest.begin_work()
    guest.bring("explorer", "a1")
    before = guest.seq
    guest.page.keyboard.press("z")
    guest.done(before)
    expect(guest.button("Redo")).to_be_enabled()
    window = GamePage(guest.page.context.new_page())
    window.go_to(guest.id)
    window.end()
    window.place_tile()
    expect(guest.table).to_have_attribute("data-seq", str(window.seq))
    expect(guest.button("Redo")).to_be_disabled()
    before = guest.seq
    guest.page.keyboard.press("y")
    guest.bring("leader", "a1")
    assert guest.seq == before + 1
    assert guest.ledger()[1:] == ["L+a1"]


def test_taking_back_is_told(guest: GamePage) -> None:
    """The line above the board, which is read aloud, does not go on telling what is undone."""
    guest.begin_work()
    guest.bring("explorer", "b2")
    told = guest.page.locator(".notices .last")
    expect(told).to_have_text("Player 1 places an explorer on b2.")
    guest.button("Undo").click()
    expect(told).to_have_text("Undone: Place explorer · b2.")
    guest.page.keyboard.press("y")
    expect(told).to_have_text("Player 1 places an explorer on b2.")


def test_a_member_can_be_put_down(guest: GamePage) -> None:
    """A click takes it in hand, a second one puts it down, and the next one moves nobody."""
    guest.begin_work()
    guest.bring("explorer", "b2")
    reached = guest.page.locator(REACHED)
    guest.space("b2").click()
    expect(reached).not_to_have_count(0)
    guest.space("b2").click()
    expect(reached).to_have_count(0)
    before = guest.seq
    guest.space("b1").click()
    expect(guest.page.locator("[data-actions=b1]")).to_be_visible()
    assert guest.seq == before


def test_who_has_worked_stays(guest: GamePage) -> None:
    """After working, a click looks at another space and does not walk the member there."""
    guest.begin_work()
    guest.bring("explorer", "b1")
    guest.act("Ub1")
    before = guest.seq
    guest.space("a1").click()
    expect(guest.page.locator("[data-actions=a1]")).to_be_visible()
    assert guest.seq == before


def test_exchanging_treasures(guest: GamePage) -> None:
    """The exchanges there are can be seen, and one of them be made."""
    guest.resume("classic-2-supermeeple", 38)
    guest.button("Exchange treasures").click()
    window = guest.page.get_by_role("dialog")
    expect(
        window.get_by_role("button", name="Give Cacao Cup (4), get Bone Flute (8) from Player 2")
    ).to_be_in_viewport()
    before = guest.seq
    window.get_by_role(
        "button", name="Give Jade Ring (1), get Bone Flute (8) from Player 2"
    ).click()
    guest.done(before)
    assert guest.ledger()[-1] == "X1-8@2"


def test_the_end_of_a_turn_asks(new_guest: NewGuest) -> None:
    """With AP left the end asks once, unless one does not want to be asked again."""
    guest = new_guest()
    guest.page.add_init_script("localStorage['tikal.settings'] = '{\"speed\": \"none\"}'")
    guest.begin_work()
    guest.button("End turn").click()
    window = guest.page.get_by_role("dialog")
    expect(window).to_contain_text("You still have 10 AP")
    window.get_by_role("button", name="Cancel").click()
    assert guest.phase == "act"
    guest.button("End turn").click()
    before = guest.seq
    window.get_by_role("button", name="End turn").click()
    guest.done(before)
    expect(guest.page.locator(".turn.mine")).to_have_text("Player 2's turn")


def test_typed_moves(guest: GamePage) -> None:
    """Whoever types faster than pointing writes the moves as records do."""
    guest.begin()
    guest.page.locator("body").press("/")
    before = guest.seq
    guest.page.get_by_role("dialog").get_by_role("combobox").fill("A4@b3+0 E+a1 Ea1-b2")
    guest.page.keyboard.press("Enter")
    guest.done(before)
    assert guest.ledger() == ["A4@b3+0", "E+a1", "Ea1-b2"]


def test_a_typed_move_is_refused_once(guest: GamePage) -> None:
    """The window says why; the page behind it does not, then or later."""
    guest.begin_work()
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("Uc3")
    guest.page.keyboard.press("Enter")
    alerts = guest.page.locator("[role=alert]")
    expect(alerts).to_have_count(1)
    expect(guest.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(alerts).to_have_count(0)


def test_keys_for_everything(guest: GamePage) -> None:
    """A whole turn without a mouse."""
    guest.begin()
    keyboard = guest.page.keyboard
    guest.space("a1").focus()
    for key in ("ArrowUp", "ArrowUp", "Enter", "Enter"):
        keyboard.press(key)
    expect(guest.table).to_have_attribute("data-phase", "act")
    keyboard.press("s")
    guest.space("b1").focus()
    keyboard.press("Enter")
    expect(guest.page.locator(".ap strong")).to_have_text("7")
    keyboard.press("u")
    expect(guest.page.locator(".ap strong")).to_have_text("5")
    keyboard.press("z")
    expect(guest.page.locator(".ap strong")).to_have_text("7")
    keyboard.press("n")
    expect(guest.page.locator(".turn.mine")).to_have_text("Player 2's turn")


def test_what_happened_last_is_in_sight(guest: GamePage) -> None:
    """Of more sentences than fit beside each other the newest can be read to its end."""
    seats = [{"kind": "person", "name": f"Bartholomew the {title}"} for title in ("Elder", "Bold")]
    guest.begin(seats=seats)
    guest.place_tile()
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("L+a1 La1-b2")
    guest.page.keyboard.press("Enter")
    line = guest.page.locator(".last")
    newest = line.locator("span").last
    expect(newest).to_contain_text("moves the leader")
    assert newest.evaluate("each => each.scrollWidth <= each.clientWidth")
    inner, outer = newest.bounding_box(), line.bounding_box()
    assert inner is not None
    assert outer is not None
    assert outer["y"] - 1 <= inner["y"]
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


@pytest.mark.parametrize("phone", [False, True])
def test_the_board_stays_in_its_place(new_guest: NewGuest, *, phone: bool) -> None:
    """Whatever there is to do and to read below it, neither it nor the buttons move."""
    guest = new_guest(phone=phone)
    guest.begin()
    board = guest.page.locator(".board")
    at_first = board.bounding_box()
    guest.page.locator("[data-space][aria-label*='the tile fits here']").first.click()
    assert board.bounding_box() == at_first
    guest.button("Place it here").click()
    expect(guest.table).to_have_attribute("data-phase", "act")
    assert board.bounding_box() == at_first
    end = guest.button("End turn")
    its_place = end.bounding_box()
    guest.bring("explorer", "b1")
    expect(guest.why("Gb1L")).to_be_attached()
    assert board.bounding_box() == at_first
    assert end.bounding_box() == its_place


@pytest.mark.parametrize(
    ("language", "plan"), [("en", "What if…"), ("fr", "Essayer"), ("de", "Planen")]
)
def test_a_phone_shows_all_there_is_to_say(new_guest: NewGuest, language: str, plan: str) -> None:
    """Buttons for a tile stand in one row; a tap on a grey one tells why, when planning as well."""
    guest = new_guest(phone=True)
    page = guest.page
    chosen = f'{{"speed": "none", "language": "{language}"}}'
    page.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")
    guest.begin()
    guest.space("b3").click()
    buttons = page.locator(".place .tile .button")
    expect(buttons).to_have_count(4)
    assert len({round(box["y"]) for box in map(Locator.bounding_box, buttons.all()) if box}) == 1
    page.locator(".place .confirm").click()
    page.locator(".supply .button").first.click()
    guest.space("b1").click()
    page.locator("[data-action=Ub1]").click()
    expect(page.locator("[data-action=Ub1]")).to_have_attribute("aria-disabled", "true")
    all_in_sight(guest)
    page.locator(".turn .button", has_text=plan).click()
    expect(page.locator(".sandboxed")).to_be_visible()
    guest.space("b1").click()
    all_in_sight(guest)


def all_in_sight(guest: GamePage) -> None:
    """Be told every reason why not, without scrolling."""
    for action, rule in (("Ub1", "R8.2"), ("Gb1L", "R9.2")):
        button = guest.page.locator(f"[data-action={action}]")
        expect(button).to_be_in_viewport(ratio=1)
        button.tap(force=True)
        expect(guest.answer).to_contain_text(rule)
        expect(guest.answer).to_be_in_viewport(ratio=1)
    dock = guest.page.locator(".dock")
    assert dock.evaluate("e => e.scrollHeight - e.clientHeight") == 0


def test_a_button_held_down_stays_legible(guest: GamePage) -> None:
    """The mouse still lies on the button one has just chosen: its words must be readable."""
    guest.begin_work()
    button = guest.button("+ explorer")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(button).to_have_css("color", "rgb(255, 255, 255)")
    expect(button).to_have_css("background-color", "rgb(29, 106, 75)")


def test_conceding(guest: GamePage) -> None:
    """Giving up ends a game of two, and says who did."""
    guest.begin_work()
    guest.button("More").click()
    guest.button("Concede").click()
    before = guest.seq
    guest.page.locator("[data-confirm=concede]").click()
    guest.done(before)
    expect(guest.page.get_by_text("Player 1 conceded.")).to_be_visible()
    expect(guest.page.locator(".seat")).to_have_count(2)
    expect(guest.page.locator(".seat.active, .seat .now")).to_have_count(0)
