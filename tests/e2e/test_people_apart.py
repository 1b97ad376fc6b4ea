"""People elsewhere: who is here, what they say, and how much time they have."""

from playwright.sync_api import expect

from tests.e2e.club import host, join, links, named
from tests.e2e.conftest import NewGuest
from tests.e2e.test_accessibility import violations


def test_people_talk_and_see_who_is_here(new_guest: NewGuest) -> None:
    """Words and phrases reach the other; who leaves is seen; who is muted is not read."""
    ada, bob = named(new_guest, "Ada"), named(new_guest, "Bob")
    host(ada, "person", "invited")
    join(bob, links(ada)[0])
    for guest in (ada, bob):
        expect(guest.page.locator(".seat [data-here=true]")).to_be_visible()
    bob.page.locator(".tab.chat").click()
    bob.page.get_by_label("Message").fill("Hello Ada")
    bob.page.keyboard.press("Enter")
    expect(ada.page.locator(".tab.chat .unread")).to_have_text("1")
    ada.page.locator(".tab.chat").click()
    log = ada.page.get_by_role("log")
    expect(log).to_contain_text("Hello Ada")
    expect(ada.page.locator(".tab.chat .unread")).to_have_count(0)
    bob.button("Well played!").click()
    expect(log).to_contain_text("Well played!")
    assert violations(ada.page) == []
    ada.button("Mute Bob").first.click()
    expect(log).not_to_contain_text("Hello Ada")
    ada.button("Unmute").click()
    expect(log).to_contain_text("Hello Ada")
    bob.open()
    expect(ada.page.locator(".seat [data-here=false]")).to_be_visible()


def test_the_clock_runs_out_and_the_others_decide(new_guest: NewGuest) -> None:
    """They pause by agreement; when Ada's time is up, Bob skips her turn."""
    ada, bob = named(new_guest, "Ada"), named(new_guest, "Bob")
    pace = {"kind": "live", "bank": 20, "increment": 30}
    host(ada, "person", "invited", terms={"pace": pace, "lot": False})
    join(bob, links(ada)[0])
    for guest in (ada, bob):
        expect(guest.page.locator(".seat [data-clock='1']")).to_be_visible()
    # A pause: asked for, agreed on, ended by whoever is to move.
    ada.page.locator(".tab.more").click()
    ada.button("Ask for a pause").click()
    expect(bob.page.locator(".time")).to_contain_text("Ada would like a pause.")
    bob.button("Agree").click()
    expect(ada.page.locator(".time")).to_contain_text("The game is paused.")
    ada.button("Go on").click()
    expect(bob.page.locator(".time")).to_have_count(0)
    # Bob's machine, and the server's, wait for Ada's seconds to pass.
    expect(bob.page.locator(".time")).to_contain_text("time is up", timeout=40_000)
    assert violations(bob.page) == []
    bob.button("Skip the turn").click()
    expect(bob.table).to_have_attribute("data-mine", "2")
