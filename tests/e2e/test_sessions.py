"""One's games in another browser, and logging out."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage


def own_games(guest: GamePage) -> None:
    """Open the settings, where the way to another browser is."""
    guest.open()
    guest.button("Settings").click()


def test_taking_games_to_another_browser(new_guest: NewGuest) -> None:
    """The link shows the games elsewhere once they confirm it, and works once."""
    guest, phone, stranger = new_guest(), new_guest(phone=True), new_guest()
    guest.begin()
    table = guest.id
    own_games(guest)
    guest.button("Take your games to another browser").click()
    address = str(guest.page.locator("dialog output").text_content())
    assert "/transfer#" in address
    phone.begin()
    phone.page.goto(address)
    expect(phone.page.get_by_role("alert")).to_contain_text("already has 1 game")
    phone.button("Show these games here").click()
    phone.page.wait_for_url("**/")
    expect(phone.page.locator(f"a[href*='{table}']").first).to_be_visible()
    stranger.page.goto(address)
    stranger.button("Show these games here").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("has been used already")


def test_logging_out(new_guest: NewGuest) -> None:
    """After a question this browser is a newcomer's; a copy of its cookie shows nothing."""
    guest, thief = new_guest(), new_guest()
    guest.begin()
    table = guest.id
    thief.page.context.add_cookies(guest.page.context.cookies())  # type: ignore[arg-type]  # what it gives it takes
    own_games(guest)
    guest.button("Log out").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("Log out of this browser?")
    with guest.page.expect_navigation():
        guest.button("Confirm").click()
    expect(guest.button("Play now")).to_be_visible()
    for browser in (guest, thief):
        browser.page.goto("/")
        expect(browser.button("Play now")).to_be_visible()
        expect(browser.page.locator(f"a[href*='{table}']")).to_have_count(0)
