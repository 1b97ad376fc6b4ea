"""What a person does at the table, and what the browser says about how long it took."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.e2e.game import FITS, REACHED, GamePage

# A game of four near its end: nearly all tiles lie, and most members stand on them.
GAME: Final = "classic-4-supermeeple"
PLACING: Final = 355
ACTING: Final = 356
# Where the one to move has members.
SPACE: Final = "b1"
# The browser rounds to eight milliseconds and tells nothing of what is shorter than sixteen.
SHORTEST: Final = 16
WATCH: Final = """() => {
  window.events = []; window.tasks = [];
  new PerformanceObserver((list) => window.events.push(...list.getEntries()
    .filter(({ interactionId }) => interactionId).map(({ duration }) => duration)))
    .observe({ type: "event", durationThreshold: 16 });
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries()
    .map(({ duration }) => duration))).observe({ type: "longtask" });
}"""
# All that the gesture set off is painted, and its entries are there.
PAINTED: Final = (
    """() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150)))"""
)
Step = Callable[[GamePage], None]


def throttle(page: Page, rate: int) -> None:
    """Slow the page's processor down."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def to_paint(guest: GamePage, step: Step) -> float:
    """Return how long the page took to paint the answer to a gesture, in milliseconds."""
    guest.page.evaluate("window.events = []")
    step(guest)
    guest.page.evaluate(PAINTED)
    times: list[float] = guest.page.evaluate("window.events")
    return max([SHORTEST, *times])


def tasks_during(guest: GamePage, step: Step, seconds: float) -> float:
    """Return the longest task while what a gesture sets off is shown; short ones are 0."""
    guest.page.evaluate("window.tasks = []")
    step(guest)
    guest.page.wait_for_timeout(seconds * 1000)
    times: list[float] = guest.page.evaluate("window.tasks")
    return max([0, *times])


def select(guest: GamePage) -> None:
    """Choose a space with members."""
    guest.space(SPACE).click()


def pick_up(guest: GamePage) -> None:
    """Choose an explorer there, unless the space's choice has done so."""
    if guest.page.locator(REACHED).count() == 0:
        guest.page.keyboard.press("e")


def walk(guest: GamePage) -> None:
    """Walk as far as one can."""
    guest.page.locator(REACHED).last.click()


def try_tile(guest: GamePage) -> None:
    """Lay the tile on trial."""
    guest.page.locator(FITS).first.click()


def place(guest: GamePage) -> None:
    """Place the tile that lies on trial."""
    guest.page.locator(".confirm").first.click()
