"""The lesson from its first step to its last."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage


def step(guest: GamePage, name: str) -> None:
    """Wait for a step."""
    expect(guest.page.locator(".lesson")).to_have_attribute("data-step", name)


def first_tile(guest: GamePage) -> None:
    """Go past the welcome and place Philippe's tile."""
    step(guest, "welcome")
    guest.button("Next").click()
    guest.space("b3").click()
    guest.button("Place it here").click()
    step(guest, "leader")


def first_turn(guest: GamePage) -> None:
    """Play Philippe's turn as the lesson asks."""
    first_tile(guest)
    guest.button("+ leader").click()
    guest.space("b3").click()
    step(guest, "treasure")
    guest.space("b3").click()
    guest.button("Recover a treasure").click()
    step(guest, "limit")
    expect(guest.page.locator("#why-Rb3")).to_contain_text("you need 2 members")
    guest.button("Next").click()
    for left in ("3", "2"):
        guest.button("+ explorer").click()
        guest.space("a1").click()
        expect(guest.page.locator(".ap strong")).to_have_text(left)
    step(guest, "walk")
    guest.space("a1").click()
    guest.space("b1").click()
    step(guest, "end")
    guest.button("End turn").click()


def second_turn(guest: GamePage) -> None:
    """Play Igor's turn as the lesson asks."""
    step(guest, "clearing")
    guest.space("c2").click()
    guest.button("Place it here").click()
    step(guest, "team")
    for left in ("7", "4"):
        guest.button("+ explorer").click()
        guest.space("b1").click()
        expect(guest.page.locator(".ap strong")).to_have_text(left)
    step(guest, "floors")
    guest.space("b1").click()
    for left in ("2", "0"):
        guest.page.locator("[data-action=Ub1]").click()
        expect(guest.page.locator(".ap strong")).to_have_text(left)
    for name in ("majority", "volcano"):
        step(guest, name)
        expect(guest.button("Next")).to_be_in_viewport(ratio=1)
        guest.button("Next").click()


@pytest.mark.parametrize("phone", [False, True])
def test_the_lesson_to_the_end(new_guest: NewGuest, *, phone: bool) -> None:
    """The rulebook's first round, played for real, at a desk and on a phone."""
    guest = new_guest(phone=phone)
    guest.open("/learn")
    first_turn(guest)
    second_turn(guest)
    expect(guest.page.get_by_role("heading", name="You know how to play.")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Often misread")).to_be_visible()


def test_a_look_at_the_rules_loses_nothing(guest: GamePage) -> None:
    """The lesson itself points at a rule's number; whoever follows it comes back to the step."""
    guest.open("/learn")
    first_tile(guest)
    guest.page.get_by_role("link", name="Rules").click()
    expect(guest.page.get_by_role("heading", name="Rules")).to_be_visible()
    guest.page.go_back()
    step(guest, "leader")
    expect(guest.space("b3")).to_have_attribute("aria-label", re.compile("ruins"))


def test_the_lesson_goes_on_where_it_was_left(guest: GamePage) -> None:
    """It can be left for anything; its table is no game of one's own and not among them."""
    guest.open("/learn")
    first_tile(guest)
    guest.page.reload()
    step(guest, "leader")
    guest.page.get_by_role("link", name="Tikal").first.click()
    expect(guest.page.get_by_text("No games yet")).to_be_visible()
    guest.open("/learn")
    step(guest, "leader")
    guest.button("Start over").click()
    step(guest, "welcome")


def test_a_forgotten_lesson_is_no_game(guest: GamePage) -> None:
    """Where the browser's memory was cleared, the lesson begins anew and leaves no table behind."""
    guest.open("/learn")
    first_tile(guest)
    guest.page.evaluate("localStorage.removeItem('tikal.lesson')")
    guest.open()
    expect(guest.page.get_by_text("No games yet")).to_be_visible()
    guest.open("/learn")
    step(guest, "welcome")
    assert len(guest.page.request.get("/api/tables").json()) == 1


def test_undo_goes_back_a_step(guest: GamePage) -> None:
    """What was taken back is asked for again."""
    guest.open("/learn")
    first_tile(guest)
    guest.button("Undo").click()
    step(guest, "tile")
    guest.space("b3").click()
    guest.button("Place it here").click()
    step(guest, "leader")


def test_the_lesson_lets_nothing_else_through(guest: GamePage) -> None:
    """Another space than the one asked for is answered with a friendly word."""
    guest.open("/learn")
    step(guest, "welcome")
    guest.button("Next").click()
    guest.space("a3").click()
    guest.button("Place it here").click()
    expect(guest.page.get_by_role("alert")).to_have_text(
        "Not quite: place the tile on b3, without turning it."
    )


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_phone_shows_how_to_go_on(new_guest: NewGuest, language: str) -> None:
    """However long the words are, the button below them is in sight, and so is the board."""
    guest = new_guest(phone=True)
    chosen = f'{{"speed": "none", "language": "{language}"}}'
    guest.page.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")
    guest.open("/learn")
    step(guest, "welcome")
    expect(guest.page.locator(".text .primary")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".board")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".dock")).to_be_in_viewport(ratio=1)
