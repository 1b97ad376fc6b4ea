"""Whole games of each variant through the page, to the last scoring and the result."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.game import GamePage

# The quickest of the bots: here the page is on trial, not the opponent.
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "person"}
TABLES: dict[str, dict[str, Any]] = {
    "classic": {"variant": "classic", "seats": [ME, BOT]},
    "auction": {"variant": "auction", "seats": [ME, BOT]},
    "solo": {"variant": "solo", "seats": [ME], "solo": {"score": 125, "members": -1}},
}


@pytest.mark.parametrize("variant", TABLES)
def test_a_whole_game(guest: GamePage, variant: str) -> None:
    """Thirty-six tiles later there are a winner, charts, moments, and a game to replay."""
    guest.begin(**TABLES[variant])
    guest.play_on()
    guest.page.get_by_role("link", name="See the result").click()
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text(re.compile("won by|share"))
    expect(guest.page.get_by_role("heading", name="Points by scoring round")).to_be_visible()
    assert guest.page.locator(".bar").count() >= 2
    guest.page.get_by_role("link", name="Replay", exact=True).click()
    expect(guest.page.locator(".replay")).to_have_attribute("data-index", "0")


def test_three_at_one_screen(guest: GamePage) -> None:
    """Two people share a screen with a bot: each in turn is asked by name."""
    ann, ben = {**ME, "name": "Ann"}, {**ME, "name": "Ben"}
    guest.begin(seats=[ann, ben, BOT])
    for name in ("Ann", "Ben"):
        expect(guest.page.locator(".turn.mine")).to_have_text(f"{name}'s turn")
        guest.place_tile()
        guest.end()
    guest.until_mine()
    expect(guest.page.locator(".turn.mine")).to_have_text("Ann's turn")
