"""The start page's three cards: what newcomers, players and people between games find."""

import random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import DESKTOP, PHONE, NewGuest
from tests.e2e.game import FITS, GamePage

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    DESKTOP,
    {"width": 1920, "height": 1080},
    PHONE,
]
HEADERS = {"X-Tikal": "1"}


def post(guest: GamePage, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Do something at the server as this guest."""
    answer = guest.page.request.post(f"/api/tables{path}", data=body, headers=HEADERS)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def lost_to_mutul(guest: GamePage, seed: int) -> str:
    """Play a game against Mutul at random, and return its table."""
    rng = random.Random(seed)  # noqa: S311 - a game
    wanted = {"variant": "solo", "seats": [{"kind": "person"}], "seed": seed}
    table = post(guest, "", {**wanted, "solo": {"score": 125}})
    while not table["over"]:
        action = rng.choice(table["state"]["legal"])["action"]
        path = f"/{table['id']}/actions"
        table = post(guest, path, {"seq": table["seq"], "actions": [action]})
    return str(table["id"])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_three_clicks_to_the_first_tile(new_guest: NewGuest, size: ViewportSize) -> None:
    """Play now, a space, place it: nothing to scroll to, and the easy bot is chosen already."""
    guest = new_guest(phone=size["width"] < 500)
    page = guest.page
    page.set_viewport_size(size)
    guest.open()
    expect(page.locator("[data-start=lessons]")).to_contain_text("New to Tikal?")
    expect(page.get_by_role("link", name="Start the lessons")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Easy", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator("[data-fair=bot]")).to_have_text("Easy is right for a first game.")
    expect(page.locator(".big")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".big").click()
    page.locator(FITS).first.click()
    guest.button("Place it here").click()
    expect(guest.table).to_have_attribute("data-phase", "act")


def test_newcomers_to_solo_begin_low_and_are_told(guest: GamePage) -> None:
    """The lowest start is chosen, and the page says what 175 means; one click plays it."""
    guest.open()
    form = guest.page.locator("[data-start=solo]")
    start = form.get_by_label("Mutul's head start")
    expect(start).to_have_value("125")
    expect(start.locator("option").first).to_have_text("125 · Very easy (to begin with)")
    expect(form.locator("[data-fair]")).to_contain_text("175 is hard: no bot has ever won there.")
    guest.button("Play solo").click()
    guest.until_mine()
    expect(guest.players.locator(".score").last).to_have_text("125")


def test_the_challenge_follows_ones_own_games(guest: GamePage) -> None:
    """After a game lost by far Mutul sends fewer, unless one chooses otherwise."""
    guest.open()
    last = lost_to_mutul(guest, 3)
    guest.open()
    page = guest.page
    form = page.locator("[data-start=solo]")
    expect(form.locator("[data-fair]")).to_contain_text("Going by your last game, you should win")
    expect(form.locator("[data-fair]")).to_contain_text("one explorer fewer each turn")
    form.get_by_text("Options").click()
    expect(form.get_by_label("Members he sends each turn")).to_have_value("-1")
    card = page.locator("[data-start=continue]")
    expect(card).to_contain_text("Your last game")
    card.get_by_role("link", name="Result").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mutul won by")
    guest.open()
    guest.button("Rematch").click()
    expect(guest.table).to_be_visible()
    assert guest.id != last


def test_a_custom_game_begins_with_a_fair_match(guest: GamePage) -> None:
    """A newcomer's opponent is the easy bot there, too, unless another one is chosen."""
    guest.open()
    guest.page.get_by_text("Custom game").click()
    other = guest.page.get_by_label("Who is player 2?")
    expect(other).to_have_value("easy")
    other.select_option("medium")
    guest.button("Add a player").click()
    expect(other).to_have_value("medium")


def test_what_opens_in_one_card_moves_no_other(guest: GamePage) -> None:
    """Legend needs more room than Solo: the other cards' buttons stay where they are."""
    guest.open()
    before = guest.page.locator(".big").bounding_box()
    guest.button("Tikal Legend").click()
    expect(guest.page.locator("[data-start=legend]")).to_be_visible()
    assert guest.page.locator(".big").bounding_box() == before
