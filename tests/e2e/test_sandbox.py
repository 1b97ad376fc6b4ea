"""Planning a turn: the sandbox, plans that wait for one's own turn."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import PATIENCE, GamePage
from tests.e2e.line import Line


def test_the_sandbox(guest: GamePage) -> None:
    """What-if is marked, counts for nothing until it is committed, and then is played."""
    guest.begin_work()
    before = guest.seq
    guest.button("What if").click()
    expect(guest.page.get_by_text("Sandbox: nothing here counts")).to_be_visible()
    guest.button("+ explorer").click()
    guest.space("b1").click()
    expect(guest.page.locator(".ap strong")).to_have_text("7")
    assert guest.seq == before
    guest.button("Play this move").click()
    guest.done(before)
    assert guest.ledger()[1:] == ["E+a1", "Ea1-b1"]


def test_the_sandbox_by_touch(new_guest: NewGuest) -> None:
    """On a phone a plan is begun, tried, taken back and played by taps alone."""
    guest = new_guest(phone=True)
    guest.begin_work()
    before = guest.seq
    guest.button("What if").tap()
    expect(guest.page.get_by_text("Sandbox: nothing here counts")).to_be_visible()
    for taken_back in (True, False):
        guest.button("+ explorer").tap()
        guest.space("b1").tap()
        expect(guest.page.locator(".ap strong")).to_have_text("7")
        if taken_back:
            guest.page.locator(".plan").get_by_role("button", name="Undo").tap()
            expect(guest.page.locator(".ap strong")).to_have_text("10")
    assert guest.seq == before
    guest.button("Play this move").tap()
    guest.done(before)
    expect(guest.page.get_by_text("Sandbox: nothing here counts")).to_have_count(0)


def test_planning_moves_nothing(guest: GamePage) -> None:
    """At a desk the board keeps its place and size in the sandbox, and while a plan grows."""
    guest.begin_work()
    board = guest.page.locator(".board")
    before = board.bounding_box()
    guest.button("What if").click()
    expect(guest.page.locator(".sandboxed")).to_be_visible()
    assert board.bounding_box() == before
    guest.button("+ explorer").click()
    guest.space("a1").click()
    expect(guest.button("Play this move")).to_be_visible()
    assert board.bounding_box() == before


def test_the_sandbox_says_why_not(guest: GamePage) -> None:
    """What is refused in a plan is refused for the plan's reasons, and said once."""
    guest.begin_work()
    guest.button("What if").click()
    guest.button("+ explorer").click()
    guest.space("b1").click()
    guest.page.locator("[data-action=Ub1]").click()
    expect(guest.page.locator(".ap strong")).to_have_text("5")
    button = guest.page.locator("[data-action=Ub1]")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(guest.why("Ub1")).to_contain_text("You need 2 members on b1")
    guest.page.keyboard.press("u")
    expect(guest.page.get_by_role("alert")).to_have_text(
        "You need 2 members on b1 for that (R8.2)."
    )
    guest.page.locator(".plan").get_by_role("button", name="Undo").click()
    expect(guest.why("Ub1")).to_have_count(0)
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    guest.page.keyboard.press("n")
    expect(guest.page.get_by_role("alert")).to_have_count(1)
    guest.button("Leave").click()
    guest.space("b1").click()
    expect(guest.why("Ub1")).to_contain_text("You have nobody on b1")


def test_a_plan_begins_with_the_click(guest: GamePage) -> None:
    """What is done before the server has answered is planned, not played."""
    line = Line(guest.page)
    guest.begin_work()
    before = guest.seq
    release = line.hold("**/sandbox")
    guest.button("What if").click()
    guest.button("+ explorer").click()
    guest.space("b1").click()
    release()
    expect(guest.page.locator(".ap strong")).to_have_text("7")
    expect(guest.page.locator(".sandboxed")).not_to_have_count(0)
    assert guest.seq == before


def test_a_plan_follows_the_game(guest: GamePage) -> None:
    """What happens meanwhile is under the plan at once; when the turn is over, so is the plan."""
    guest.begin_work()
    guest.button("What if").click()
    guest.button("+ explorer").click()
    guest.space("b1").click()
    expect(guest.page.locator(".ap strong")).to_have_text("7")
    window = GamePage(guest.page.context.new_page())
    window.go_to(guest.id)
    window.bring("leader", "a1")
    expect(guest.page.get_by_role("alert")).to_contain_text("The game has moved on")
    expect(guest.page.locator(".ap strong")).to_have_text("6")
    expect(guest.space("a1")).to_have_attribute("aria-label", re.compile("Player 1: leader"))
    expect(guest.space("b1")).to_have_attribute("aria-label", re.compile("Player 1: 1 explorer"))
    window.end()
    expect(guest.page.locator(".sandboxed")).to_have_count(0)
    expect(guest.page.locator(".turn.mine")).to_have_text("Player 2's turn")


def test_a_plan_leaves_the_turn_alone(guest: GamePage) -> None:
    """Neither keys nor the buttons beside the turn change the real one while one plans."""
    guest.begin_work()
    guest.bring("explorer", "a1")
    guest.bring("explorer", "a1")
    before = guest.seq
    guest.page.keyboard.press("z")
    guest.done(before)
    side = guest.reading
    for name in ("Undo", "Redo", "Reset turn"):
        expect(side.get_by_role("button", name=name)).to_be_enabled()
    before = guest.seq
    guest.button("What if").click()
    expect(guest.page.locator(".sandboxed")).to_be_visible()
    for name in ("Undo", "Redo", "Reset turn"):
        expect(side.get_by_role("button", name=name)).to_be_disabled()
    for key in ("y", "z", "Backspace"):
        guest.page.keyboard.press(key)
    guest.button("+ explorer").click()
    guest.space("a1").click()
    expect(guest.button("Play this move")).to_be_visible()
    assert guest.seq == before
    guest.button("Leave").click()
    guest.page.keyboard.press("y")
    guest.done(before)


def test_no_hint_for_a_plan(guest: GamePage) -> None:
    """A hint would be one for the real position: the sandbox says so instead."""
    guest.begin_work()
    guest.button("What if").click()
    expect(guest.page.locator(".sandboxed")).to_be_visible()
    guest.page.keyboard.press("h")
    expect(guest.page.get_by_role("alert")).to_contain_text("leave the sandbox")
    expect(guest.page.get_by_role("region", name="Hint")).to_have_count(0)


def planning_while_they_think(guest: GamePage) -> None:
    """Sit down behind two bots that are held, and plan a turn of one's own meanwhile."""
    bot = {"kind": "bot", "bot": "easy"}
    guest.begin(seats=[bot, bot, {"kind": "person"}])
    guest.button("What if").click()
    expect(guest.page.get_by_text("As if it were your turn with 10 AP.")).to_be_visible()
    guest.button("+ explorer").click()
    guest.space("b2").click()
    expect(guest.page.locator(".ap strong")).to_have_text("8")


def test_a_plan_waits_for_the_tile(guest: GamePage, held_bots: Callable[[], None]) -> None:
    """What was planned on others' turns is there when one's own tile lies, and can be played."""
    planning_while_they_think(guest)
    held_bots()
    waits = guest.page.get_by_text("Your plan of 1 move comes next.")
    expect(waits).to_be_visible(timeout=PATIENCE)
    assert guest.phase == "place"
    guest.place_tile()
    expect(waits).to_have_count(0)
    before = guest.seq
    guest.button("Play this move").click()
    guest.done(before)
    assert guest.ledger()[1:] == ["E+a1", "Ea1-b2"]


def test_what_is_lost_of_a_plan_is_told(guest: GamePage, held_bots: Callable[[], None]) -> None:
    """A plan goes on as far as it is legal; the move it ends before is named, with the reason."""
    planning_while_they_think(guest)
    held_bots()
    guest.page.get_by_text("Your plan of 1 move").wait_for(timeout=PATIENCE)
    guest.place_tile()
    expect(guest.button("Play this move")).to_be_visible()
    window = GamePage(guest.page.context.new_page())
    window.go_to(guest.id)
    before = window.seq
    window.page.keyboard.press("/")
    window.page.get_by_role("combobox").fill(" ".join(["E+a1"] * 9))
    window.page.keyboard.press("Enter")
    window.done(before)
    alert = guest.page.get_by_role("alert")
    expect(alert).to_contain_text("No longer possible: “Move · explorer · a1 → b2”")
    expect(alert).to_contain_text("that costs 1 AP, you have 0")
    guest.button("Play this move").click()
    expect(guest.page.locator(".ap strong")).to_have_text("0")


def test_a_plan_that_waits_can_be_dropped(guest: GamePage, held_bots: Callable[[], None]) -> None:
    """Nobody has to go back to a plan."""
    planning_while_they_think(guest)
    held_bots()
    guest.page.get_by_role("button", name="Discard it").click(timeout=PATIENCE)
    guest.place_tile()
    expect(guest.button("End turn")).to_be_visible()
    expect(guest.page.locator(".sandboxed")).to_have_count(0)


def test_a_plan_outlives_a_reload(guest: GamePage) -> None:
    """On one's own turn it is back as it was, and nothing has to be said about it."""
    guest.begin_work()
    guest.button("What if").click()
    guest.button("+ explorer").click()
    guest.space("b1").click()
    expect(guest.page.locator(".ap strong")).to_have_text("7")
    guest.page.reload()
    expect(guest.page.get_by_text("Sandbox: nothing here counts")).to_be_visible()
    expect(guest.page.locator(".ap strong")).to_have_text("7")
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    before = guest.seq
    guest.button("Play this move").click()
    guest.done(before)
    assert guest.ledger()[1:] == ["E+a1", "Ea1-b1"]
    guest.page.reload()
    expect(guest.button("End turn")).to_be_visible()
    expect(guest.page.locator(".sandboxed")).to_have_count(0)


def test_a_plan_is_played_right_after_a_reload(guest: GamePage) -> None:
    """Also before the server has looked at it again."""
    line = Line(guest.page)
    guest.begin_work()
    guest.button("What if").click()
    guest.button("+ explorer").click()
    guest.space("b1").click()
    expect(guest.button("Play this move")).to_be_visible()
    release = line.hold("**/sandbox")
    guest.page.reload()
    before = guest.seq
    guest.button("Play this move").click()
    guest.done(before)
    release()
    assert guest.ledger()[1:] == ["E+a1", "Ea1-b1"]
    expect(guest.page.locator(".sandboxed")).to_have_count(0)


def test_a_plan_for_later_outlives_reloads(guest: GamePage, held_bots: Callable[[], None]) -> None:
    """While others think, while one's own tile waits to be placed, and after it."""
    planning_while_they_think(guest)
    guest.page.reload()
    expect(guest.page.get_by_text("As if it were your turn with 10 AP.")).to_be_visible()
    held_bots()
    waits = guest.page.get_by_text("Your plan of 1 move comes next.")
    expect(waits).to_be_visible(timeout=PATIENCE)
    guest.page.reload()
    expect(waits).to_be_visible()
    guest.place_tile()
    expect(guest.button("Play this move")).to_be_visible()
    guest.page.reload()
    before = guest.seq
    guest.button("Play this move").click()
    guest.done(before)
    assert guest.ledger()[1:] == ["E+a1", "Ea1-b2"]


def left_with_a_plan(guest: GamePage) -> str:
    """Plan two moves of one's turn and go to the start page; return the table's id."""
    guest.begin_work()
    guest.button("What if").click()
    guest.button("+ explorer").click()
    guest.space("b1").click()
    expect(guest.button("Play this move")).to_be_visible()
    table = guest.id
    guest.open()
    return table


def test_a_plan_whose_turn_is_over_is_told_once(guest: GamePage) -> None:
    """Whoever comes back too late is told that the plan is gone, and is not told again."""
    table = left_with_a_plan(guest)
    window = GamePage(guest.page.context.new_page())
    window.go_to(table)
    expect(window.page.locator(".sandboxed")).to_have_count(0)
    window.end()
    guest.go_to(table)
    expect(guest.page.get_by_role("alert")).to_have_text(
        "Your plan was discarded: its turn is over."
    )
    expect(guest.page.locator(".sandboxed")).to_have_count(0)
    guest.page.reload()
    expect(guest.page.locator(".place")).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_what_a_reload_leaves_of_a_plan(guest: GamePage) -> None:
    """The server decides how far a plan still goes; what it ends before is named."""
    table = left_with_a_plan(guest)
    body = {"seq": 1, "actions": ["E+a1"] * 9}
    answer = guest.page.request.post(
        f"/api/tables/{table}/actions", data=body, headers={"X-Tikal": "1"}
    )
    assert answer.ok, answer.text()
    guest.go_to(table)
    expect(guest.page.get_by_role("alert")).to_contain_text("No longer possible: “Move · explorer")
    expect(guest.button("Play this move")).to_be_visible()
