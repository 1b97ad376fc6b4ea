"""`python -m bench.page`: the page in Chromium, four times slower, with the bounds it has to keep.

Times to a paint are wall-clock times: on a busy machine they say little, and a bare page's answer,
measured in the same rounds, says how busy it was. Tasks are measured in processor time. Each figure
is the best and the median of some rounds. The exit code is 1 if a bound is missed by the median.
"""

import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import click
from playwright.sync_api import Browser, Request, sync_playwright

from bench.page import gestures
from tests.e2e.game import GamePage
from tests.web.process import serving

RATE = 4
FLAGS = ["--no-sandbox", "--disable-gpu"]
PAINT = 100
TASK = 50
KILOBYTES = 350
SHOWN = 3.0


class Figure(NamedTuple):
    """What was measured, in how many rounds, and the bound."""

    title: str
    numbers: list[float]
    bound: float | None
    unit: str = "ms"

    @property
    def holds(self) -> bool:
        """Whether the median keeps the bound."""
        return self.bound is None or statistics.median(self.numbers) <= self.bound

    def line(self) -> str:
        """Return it as a line of the table, with the part of the bound that is used."""
        best, middle = min(self.numbers), statistics.median(self.numbers)
        line = f"{self.title:46} best {best:6.0f}  median {middle:6.0f} {self.unit}"
        if self.bound is None:
            return line
        verdict = "" if self.holds else "  MISSED"
        return f"{line:75} <= {self.bound:g} ({middle / self.bound:.2f}){verdict}"


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
@click.option("--rounds", default=5, show_default=True, help="How often each is measured.")
def main(*, as_json: bool, rounds: int) -> None:
    """Measure the page."""
    with opened() as (browser, address):
        weight = first_page(browser, address)
        found = [Table(browser, address).measured() for _ in range(rounds)]
    figures = [Figure("first page, as sent, with typefaces", [weight], KILOBYTES, "kB")]
    for title, bound in BOUNDS.items():
        figures.append(Figure(title, [each[title] for each in found], bound))
    if as_json:
        click.echo(json.dumps([{**each._asdict(), "holds": each.holds} for each in figures]))
    else:
        click.echo("\n".join(each.line() for each in figures))
    sys.exit(0 if all(each.holds for each in figures) else 1)


BOUNDS: Final[dict[str, float | None]] = {
    f"a bare page's answer, to next paint, {RATE}x slower": None,
    f"select a space, to next paint, {RATE}x slower": PAINT,
    f"walk, to next paint, {RATE}x slower": PAINT,
    f"tile on trial, to next paint, {RATE}x slower": PAINT,
    f"place it, to next paint, {RATE}x slower": PAINT,
    "longest task while a walk is shown": TASK,
    "longest task while a tile is placed": TASK,
}


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """Run a server and a browser."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("tikal: no Chromium: apt-get install chromium")
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser, server.address
        browser.close()


def first_page(browser: Browser, address: str) -> float:
    """Return how many kilobytes the start page has on the wire."""
    context = browser.new_context(base_url=address, service_workers="block")
    page = context.new_page()
    sizes: list[int] = []

    def weigh(request: Request) -> None:
        sizes.append(request.sizes()["responseBodySize"])

    page.on("requestfinished", weigh)
    page.goto("/", wait_until="networkidle")
    context.close()
    return sum(sizes) / 1000


class Table:
    """A full board in a window of its own."""

    def __init__(self, browser: Browser, address: str) -> None:
        """Open the window."""
        self._browser = browser
        self._address = address

    def measured(self) -> dict[str, float]:
        """Return all times of one round, by their titles."""
        times = [self._bare(), *self._acting(), *self._placing(), *self._shown()]
        return dict(zip(BOUNDS, times, strict=True))

    def _bare(self) -> float:
        with self._window() as guest:
            guest.page.set_content(gestures.BARE)
            self._watch(guest, RATE)
            return gestures.to_paint(guest, gestures.press_bare)

    def _acting(self) -> list[float]:
        with self._at(gestures.ACTING, RATE) as guest:
            chosen = gestures.to_paint(guest, gestures.select)
            gestures.pick_up(guest)
            return [chosen, gestures.to_paint(guest, gestures.walk)]

    def _placing(self) -> list[float]:
        with self._at(gestures.PLACING, RATE) as guest:
            tried = gestures.to_paint(guest, gestures.try_tile)
            return [tried, gestures.to_paint(guest, gestures.place)]

    def _shown(self) -> list[float]:
        with self._at(gestures.ACTING, 1) as guest:
            gestures.select(guest)
            gestures.pick_up(guest)
            walked = gestures.tasks_during(self._browser, guest, gestures.walk, SHOWN)
        with self._at(gestures.PLACING, 1) as guest:
            gestures.try_tile(guest)
            placed = gestures.tasks_during(self._browser, guest, gestures.place, SHOWN)
        return [walked, placed]

    @contextmanager
    def _at(self, moves: int, rate: int) -> Iterator[GamePage]:
        """Sit down at the game after some moves, on a slower processor."""
        with self._window() as guest:
            guest.resume(gestures.GAME, moves)
            self._watch(guest, rate)
            yield guest

    def _watch(self, guest: GamePage, rate: int) -> None:
        """Let the page come to rest, and measure from here on."""
        guest.page.wait_for_timeout(1000)
        guest.page.evaluate(gestures.WATCH)
        gestures.throttle(guest.page, rate)

    @contextmanager
    def _window(self) -> Iterator[GamePage]:
        context = self._browser.new_context(
            base_url=self._address,
            viewport={"width": 1440, "height": 900},
            locale="en-US",
            service_workers="block",
        )
        yield GamePage(context.new_page())
        context.close()


if __name__ == "__main__":
    main()
