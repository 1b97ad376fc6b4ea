"""The page is small, and moving the board moves a layer and nothing else."""

from playwright.sync_api import Page, Response, expect

from tests.e2e.game import GamePage

KILOBYTES = 300
LONGEST_TASK = 50

LONG_TASKS = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((e) => e.duration)))
    .observe({entryTypes: ["longtask"]});
  window.changes = 0;
  new MutationObserver((list) => { window.changes += list.filter((each) =>
    !(each.target.classList?.contains("sheet") && each.attributeName === "style")).length; })
    .observe(document.querySelector(".board"), {attributes: true, childList: true, subtree: true});
}"""


def test_the_first_page_is_small(guest: GamePage) -> None:
    """All that the start page loads is under 300 kB as sent."""
    sizes: list[int] = []

    def weigh(response: Response) -> None:
        sizes.append(response.request.sizes()["responseBodySize"])

    guest.page.on("requestfinished", lambda request: weigh(request.response()))
    guest.page.goto("/", wait_until="networkidle")
    assert sum(sizes) < KILOBYTES * 1000


def throttle(page: Page, rate: int) -> None:
    """Slow the page's processor down."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def test_pan_and_zoom_change_a_transform_only(guest: GamePage) -> None:
    """On a processor four times slower no task takes longer than 50 ms, and no element changes."""
    guest.begin()
    expect(guest.space("d3")).to_be_visible()
    page = guest.page
    page.wait_for_timeout(500)
    throttle(page, 4)
    page.evaluate(LONG_TASKS)
    guest.space("d3").hover()
    for _ in range(6):
        page.mouse.wheel(0, -120)
    page.mouse.down()
    for step in range(1, 16):
        page.mouse.move(600 + step * 8, 400 + step * 4)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert "scale(" in (page.locator(".sheet").get_attribute("style") or "")
    assert page.evaluate("window.changes") == 0
    assert max(page.evaluate("window.tasks"), default=0) <= LONGEST_TASK
