"""The page's own typefaces: there for headings and texts, and never in the way."""

from playwright.sync_api import expect

from tests.e2e.game import GamePage

USED = """() => [...document.fonts].filter((face) => face.status === "loaded")
  .map((face) => face.family.replaceAll('"', "")).sort()"""
FAMILY = "(element) => getComputedStyle(element).fontFamily"
OURS = ["Marcellus", "Source Sans 3"]


def test_the_page_has_typefaces_of_its_own(guest: GamePage) -> None:
    """Headings and texts have each a typeface that the server brings."""
    guest.page.goto("/")
    heading = guest.page.get_by_role("heading").first
    expect(heading).to_be_visible()
    guest.page.wait_for_function(f"({USED})().length === {len(OURS)}")
    assert guest.page.evaluate(USED) == OURS
    assert "Marcellus" in heading.evaluate(FAMILY)
    assert "Source Sans 3" in guest.page.locator("body").evaluate(FAMILY)


def test_without_them_the_page_shows_all_the_same(guest: GamePage) -> None:
    """Where the typefaces do not come, the page does not wait for them for good."""
    guest.page.route("**/*.woff2", lambda route: route.abort())
    guest.page.goto("/")
    expect(guest.page.get_by_role("heading").first).to_be_visible()
    assert guest.page.evaluate(USED) == []
