"""The page's region for those who listen."""

from tests.e2e.game import GamePage

# Every text of the region, as a screen reader gets them.
LISTEN = """region => {
    window.heard = [];
    new MutationObserver(() => window.heard.push(region.textContent)).observe(
        region, {childList: true, characterData: true, subtree: true});
}"""


def listen(guest: GamePage) -> None:
    """Note everything that is said from now on."""
    guest.page.locator("[data-aloud]").evaluate(LISTEN)


def heard(guest: GamePage) -> str:
    """Return all that was said."""
    return " ".join(guest.page.evaluate("window.heard"))
