"""How a game ended: the board, a ranking that builds up, the curve, the way back into the game."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.scenes import LANGUAGES
from tests.e2e.test_fitting import speaking

# The golden games, and how many moves they have.
ENDED = {
    "classic-4-supermeeple": 390,
    "auction-3-supermeeple": 475,
    "solo-2-supermeeple": 153,
    "legend-2-supermeeple": 219,
}


def ended(guest: GamePage, name: str) -> str:
    """Open the result of a golden game; return the table's id."""
    guest.resume(name, ENDED[name])
    table = guest.id
    guest.open(f"/table/{table}/result")
    expect(guest.page.locator("[data-curve]")).to_be_visible()
    return table


@pytest.mark.parametrize("name", ENDED)
def test_a_moment_of_the_curve_leads_to_its_move(guest: GamePage, name: str) -> None:
    """Every stop says what happened; a click shows that move on the board."""
    ended(guest, name)
    page = guest.page
    stops = page.locator("[data-curve] a")
    last = stops.last
    said = last.get_attribute("aria-label") or ""
    move = said.split(":")[0].removeprefix("Move ")
    last.hover()
    expect(page.locator(".told")).to_have_text(said)
    last.click()
    expect(page.locator(".replay")).to_have_attribute("data-index", move)


def test_the_ranking_builds_up_and_can_be_skipped(new_guest: NewGuest) -> None:
    """The winner comes last; a click or Escape shows all at once, and so does no motion."""
    guest = new_guest(speed="slow")
    guest.stop_time()
    table = ended(guest, "classic-4-supermeeple")
    page = guest.page
    ranking = page.locator(".ranking")
    turns = ranking.locator("li").evaluate_all(
        "each => each.map(e => getComputedStyle(e).getPropertyValue('--turn'))"
    )
    assert turns == ["3", "2", "1", "0"]
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    assert ranking.evaluate("each => each.getAnimations({subtree: true}).length") == 0
    page.reload()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    guest.open(f"/table/{table}/result")
    expect(ranking).to_be_visible()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_in_words_and_buttons(new_guest: NewGuest, language: str) -> None:
    """The margin is the headline; nothing is wider than a phone; the picture can be saved."""
    guest = speaking(new_guest(phone=True), language)
    ended(guest, "solo-2-supermeeple")
    page = guest.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("191")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as download:
        page.get_by_role("button", name="SVG").click()
    assert download.value.suggested_filename == "tikal.svg"


def test_statistics_lead_to_games(guest: GamePage) -> None:
    """Form and achievements are links to the results they come from."""
    guest.begin(seats=[{"kind": "person"}, {"kind": "bot", "bot": "easy"}])
    table = guest.id
    answer = guest.page.request.post(
        f"/api/tables/{table}/concede", data={"seq": 0, "seat": 1}, headers={"X-Tikal": "1"}
    )
    assert answer.ok
    guest.open("/statistics")
    expect(guest.page.locator("[data-achievement=expedition]")).to_contain_text("not yet")
    guest.page.get_by_role("link", name="given up: Classic").click()
    expect(guest.page.get_by_text("You conceded.")).to_be_visible()
    assert guest.id == table
