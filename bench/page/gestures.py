"""What a person does at the table, and what the browser says about how long it took."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Browser, Locator, Page

from tests.e2e.game import FITS, REACHED, GamePage
from tests.e2e.tracing import CATEGORIES, tasks

# A game of four near its end: nearly all tiles lie, and most members stand on them.
GAME: Final = "classic-4-supermeeple"
PLACING: Final = 355
ACTING: Final = 356
# Where the one to move has members.
SPACE: Final = "b1"
# The browser rounds to eight milliseconds and tells nothing of what is shorter than sixteen.
SHORTEST: Final = 16
WATCH: Final = """() => {
  window.events = [];
  new PerformanceObserver((list) => window.events.push(...list.getEntries()
    .filter(({ interactionId }) => interactionId).map(({ duration }) => duration)))
    .observe({ type: "event", durationThreshold: 16 });
}"""
# All that the gesture set off is painted, and its entries are there.
PAINTED: Final = (
    """() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150)))"""
)
# A hand comes to rest before it clicks, and a click takes it some time.
REST: Final = 150
PRESS: Final = 60
MIDDLE: Final = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
# Next to nothing to answer with: what the browser and the machine take by themselves.
BARE: Final = (
    """<button style="font-size:3em" onclick="this.textContent = 'pressed'">press</button>"""
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


def tasks_during(browser: Browser, guest: GamePage, step: Step, seconds: float) -> float:
    """Return the longest task while what a gesture sets off is shown, in processor time."""
    browser.start_tracing(page=guest.page, categories=CATEGORIES)
    step(guest)
    guest.page.wait_for_timeout(seconds * 1000)
    return max(tasks(browser.stop_tracing()))


def click(target: Locator) -> None:
    """Click as a hand does: nothing of the page's time goes to looking for the target."""
    mouse = target.page.mouse
    mouse.move(*target.evaluate(MIDDLE))
    target.page.wait_for_timeout(REST)
    mouse.down()
    target.page.wait_for_timeout(PRESS)
    mouse.up()


def press_bare(guest: GamePage) -> None:
    """Press the only button of a bare page."""
    click(guest.page.locator("button"))


def select(guest: GamePage) -> None:
    """Choose a space with members."""
    click(guest.space(SPACE))


def pick_up(guest: GamePage) -> None:
    """Choose an explorer there, unless the space's choice has done so."""
    if guest.page.locator(REACHED).count() == 0:
        guest.page.keyboard.press("e")


def walk(guest: GamePage) -> None:
    """Walk as far as one can."""
    click(guest.page.locator(REACHED).last)


def try_tile(guest: GamePage) -> None:
    """Lay the tile on trial."""
    click(guest.page.locator(FITS).first)


def place(guest: GamePage) -> None:
    """Place the tile that lies on trial."""
    click(guest.page.locator(".confirm").first)
