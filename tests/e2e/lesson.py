"""A lesson as a beginner takes it: do what the light is on."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.game import GamePage

NEXT = "[data-spot=next]"
# More than any lesson has things to do.
MOST = 60

Do = Callable[[Locator], None]


def click(target: Locator) -> None:
    """Click what is lit."""
    target.click()


def tap(target: Locator) -> None:
    """Touch what is lit."""
    target.tap()


def press(target: Locator) -> None:
    """Press Enter where the focus was led; nothing but the keyboard is used."""
    expect(target).to_be_focused()
    target.page.keyboard.press("Enter")


def step(guest: GamePage, name: str) -> None:
    """Wait for a step."""
    expect(guest.page.locator(".lesson")).to_have_attribute("data-step", name)


def lit(guest: GamePage) -> str:
    """Wait until something is to be done, and return the selector of what the light is on."""
    guest.page.wait_for_selector(f"{NEXT}, .veil:not([data-target=''])", state="attached")
    reading = guest.page.locator(NEXT).count() > 0
    return NEXT if reading else guest.page.locator(".veil").get_attribute("data-target") or ""


def moment(guest: GamePage) -> list[str | None]:
    """Tell where the lesson is: which step, which move, and what is lit."""
    veil = guest.page.locator(".veil")
    return [veil.get_attribute("data-moment"), veil.get_attribute("data-target")]


def follow(guest: GamePage, until: str | None = None, do: Do = click) -> None:
    """Do what the light is on until a step comes, or to the end of the lesson."""
    lesson = guest.page.locator(".lesson")
    expect(lesson).to_be_visible()
    for _ in range(MOST):
        if lesson.count() == 0 or lesson.get_attribute("data-step") == until:
            return
        before = moment(guest)
        do(guest.page.locator(lit(guest)))
        guest.page.wait_for_function(
            """([moment, target]) => {
                const veil = document.querySelector('.veil');
                return !veil || veil.dataset.moment !== moment || veil.dataset.target !== target;
            }""",
            arg=before,
        )
    message = f"the lesson has no end: {moment(guest)}"
    raise AssertionError(message)
