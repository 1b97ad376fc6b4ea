"""The game in pictures: in three languages, at a desk and on a phone, light and dark."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.test_accessibility import violations

# What sticks out of the page to the right.
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize(
    ("language", "title", "phone", "dark"),
    [
        ("en", "How to play", False, True),
        ("fr", "Règles en bref", True, False),
        ("de", "Anleitung", True, True),
    ],
)
def test_it_can_be_read(
    new_guest: NewGuest, language: str, title: str, *, phone: bool, dark: bool
) -> None:
    """Every section has a picture or a list, and axe finds nothing."""
    guest = new_guest(phone=phone, dark=dark)
    chosen = f'{{"speed": "none", "language": "{language}"}}'
    guest.page.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")
    guest.open("/how-to-play")
    expect(guest.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    sections = guest.page.locator("[data-section]")
    expect(sections).to_have_count(14)
    assert guest.page.locator("[data-section] [role=img], [data-section] table").count() >= 14
    assert violations(guest.page) == []
    assert not guest.page.evaluate(WIDER)


def test_it_comes_before_the_numbered_rules(guest: GamePage) -> None:
    """The menu leads there; from there to a rule, to all of them and to a lesson."""
    guest.open()
    guest.page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    expect(guest.page.get_by_role("heading", name="How to play")).to_be_visible()
    guest.page.locator("[data-section=actions]").get_by_role("link", name="R8.2").click()
    expect(guest.page.locator("[id='R8.2']")).to_be_in_viewport()
    expect(guest.page.get_by_role("heading", level=2).first).not_to_have_text("Editions")
    expect(guest.page.get_by_role("heading", name="Editions")).to_be_attached()
    guest.page.get_by_role("link", name="How to play").click()
    guest.page.get_by_role("link", name="Try it: Treasures and exchange").click()
    expect(guest.page.locator(".lesson")).to_have_attribute("data-step", "values")
