"""Make the screenshots in docs/images/: the page as it looks at a desk and on a phone.

    python tools/venvs.py dev python tools/screenshots.py
    python tools/venvs.py dev python tools/screenshots.py --all FOLDER [--only 'lesson-*']

The second makes pictures of every page and phase, to look through: see tools/gallery.py.

Needs Chromium and the built page (`python tools/page.py`). Games come from tests/games, so the
pictures change only when the page does.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # this runs as a script

from tests.web.club import INVITED, OPEN, PERSON, code_for, host  # noqa: E402
from tests.web.process import serving  # noqa: E402
from tests.web.server import Browser as Somebody  # noqa: E402
from tools.gallery import make  # noqa: E402

IMAGES = ROOT / "docs" / "images"
GAMES = ROOT / "tests" / "games"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
QUALITY = 80
STILL = """localStorage['tikal.settings'] = '{"speed": "none"}'"""
HEADERS = {"X-Tikal": "1"}


class Shot(NamedTuple):
    """A picture: its name, how to get there, and how it looks."""

    name: str
    go: Callable[[Page], None]
    phone: bool = False
    dark: bool = False


def game(page: Page, name: str, moves: int | None = None) -> str:
    """Open one of the golden games, whole or up to a move, and return the table's id."""
    record = json.loads((GAMES / f"{name}.tikal").read_text("utf-8"))
    if moves is not None:
        record["actions"] = record["actions"][:moves]
        del record["scores"], record["winners"]
    answer = page.request.post("/api/tables/import", data={"record": record}, headers=HEADERS)
    identity: str = answer.json()["id"]
    return identity


def turn(name: str, number: int) -> int:
    """Return how many moves come before a turn."""
    record = json.loads((GAMES / f"{name}.tikal").read_text("utf-8"))
    ends = [index for index, text in enumerate(record["actions"], 1) if text == "end"]
    return ends[number - 2]


def start(page: Page) -> None:
    """Show the start page."""
    page.goto("/")


def middle(page: Page) -> None:
    """Show a game of four with a space chosen."""
    page.goto(f"/table/{game(page, 'classic-4-supermeeple', 232)}")
    page.locator("[data-space=c1]").click()


def placing(page: Page) -> None:
    """Show a tile on trial."""
    page.goto(f"/table/{game(page, 'classic-2-supermeeple', turn('classic-2-supermeeple', 5))}")
    page.locator("[data-space][aria-label*='the tile fits here']").first.click()


def solo(page: Page) -> None:
    """Show a game against Mutul with his compass."""
    page.goto(f"/table/{game(page, 'solo-2-supermeeple', 60)}")
    page.get_by_role("button", name="Show the compass").click()


def result(page: Page) -> None:
    """Show how a game ended."""
    page.goto(f"/table/{game(page, 'classic-4-supermeeple')}/result")
    page.locator(".charts").wait_for()


def lesson(page: Page) -> None:
    """Show the lesson's second step."""
    page.goto("/learn/first")
    page.get_by_role("button", name="Next").click()


def waiting_room(page: Page) -> None:
    """Show a table that waits for two more."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "invited"}, {"kind": "open"}]
    answer = page.request.post("/api/tables", data={"seats": seats}, headers=HEADERS)
    page.goto(f"/table/{answer.json()['id']}")
    page.locator(".room img").wait_for()


def invitation(page: Page) -> None:
    """Show an invitation by Ada."""
    with club(page) as ada:
        page.goto(f"/join/{code_for(ada, host(ada, PERSON, INVITED))}")
        page.locator("main form").wait_for()


def lobby(page: Page) -> None:
    """Show open tables."""
    with club(page) as ada:
        host(ada, PERSON, OPEN)
        host(ada, PERSON, OPEN, {"kind": "bot", "bot": "hard"}, variant="auction")
        page.goto("/lobby")
        page.locator("[data-table]").first.wait_for()


@contextmanager
def club(page: Page) -> Iterator[Somebody]:
    """Let Ada come to the same server."""
    ada = Somebody(page.evaluate("location.origin"))
    ada.patch("/api/session", {"name": "Ada"})
    yield ada
    ada.close()


SHOTS = (
    Shot("app-start", start),
    Shot("app-table", middle),
    Shot("app-table-dark", middle, dark=True),
    Shot("app-solo", solo),
    Shot("app-result", result),
    Shot("app-waiting-room", waiting_room),
    Shot("app-lobby", lobby),
    Shot("app-phone-join", invitation, phone=True),
    Shot("app-phone-start", start, phone=True),
    Shot("app-phone-placing", placing, phone=True),
    Shot("app-phone-table-dark", middle, phone=True, dark=True),
    Shot("app-phone-lesson", lesson, phone=True),
)


def take(browser: Browser, address: str, shot: Shot) -> None:
    """Make one picture."""
    context = browser.new_context(
        base_url=address,
        viewport=PHONE if shot.phone else DESKTOP,
        has_touch=shot.phone,
        is_mobile=shot.phone,
        color_scheme="dark" if shot.dark else "light",
        locale="en-US",
        service_workers="block",
    )
    context.add_init_script(STILL)
    page = context.new_page()
    page.goto("/")
    shot.go(page)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    path = IMAGES / f"{shot.name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(path.relative_to(ROOT), path.stat().st_size)
    context.close()


def main() -> None:
    """Make those of the docs, or with `--all` those of everything."""
    parser = argparse.ArgumentParser(description="Make screenshots of the page.")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every page and phase")
    parser.add_argument("--only", metavar="NAMES", default="", help="of these alone, like hint-*")
    chosen = parser.parse_args()
    folder: Path | None = chosen.all
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("tikal: no Chromium: apt-get install chromium")
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home)) as server,
        sync_playwright() as playwright,
    ):
        flags = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        if folder is not None:
            make(browser, server.address, folder, chosen.only)
        for shot in () if folder is not None else SHOTS:
            take(browser, server.address, shot)
        browser.close()


if __name__ == "__main__":
    main()
