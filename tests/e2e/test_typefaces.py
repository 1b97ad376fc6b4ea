"""The page's own typefaces: in place before anything is written, and taken along in pictures."""

from playwright.sync_api import expect

from tests.e2e.game import GamePage

USED = """() => [...document.fonts].filter((face) => face.status === "loaded")
  .map((face) => face.family.replaceAll('"', "")).sort()"""
FAMILY = "(element) => getComputedStyle(element).fontFamily"
OURS = ["Marcellus", "Source Sans 3"]


def test_the_page_has_typefaces_of_its_own(guest: GamePage) -> None:
    """Headings and texts name a typeface that was loaded before they were shown."""
    guest.page.goto("/")
    heading = guest.page.get_by_role("heading").first
    expect(heading).to_be_visible()
    assert guest.page.evaluate(USED) == OURS
    assert "Marcellus" in heading.evaluate(FAMILY)
    assert "Source Sans 3" in guest.page.locator("body").evaluate(FAMILY)


def test_without_them_the_page_shows_all_the_same(guest: GamePage) -> None:
    """Where the typefaces do not come, the page does not wait for them for good."""
    guest.page.route("**/*.woff2", lambda route: route.abort())
    guest.page.goto("/")
    expect(guest.page.get_by_role("heading").first).to_be_visible()
    assert guest.page.evaluate(USED) == []
