"""A real server, a real Chromium, and a table to sit down at."""

import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

import tikal
from tests.e2e.game import GamePage
from tests.lacking import lack
from tests.web.process import Serving, serving
from tests.web.server import Browser as Somebody

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
# As Debian packages it; Playwright's own download is not needed.
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# The first for root in a container, the others to keep a browser without internet quiet.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name of a local network, for pages that come by plain http.
    "--host-resolver-rules=MAP tikal.lan 127.0.0.1",
]
PAGE = Path(tikal.__file__).parent / "web" / "static" / "index.html"
NewGuest = Callable[..., GamePage]
# Patience for a machine that does other things as well; what works is as fast as ever.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Launch the system's Chromium; say what to do where there is none."""
    if CHROMIUM is None:
        lack("chromium")
    if not PAGE.is_file():
        pytest.fail("the page is not built: run npm ci and npm run build in ui/")
    return {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Run one server for all tests that do it no harm; its bots think one after the other."""
    home = tmp_path_factory.mktemp("e2e")
    with serving(home, "serve", "--port", "0", "--bots", "1") as running:
        yield running


@pytest.fixture
def held_bots(server: Serving) -> Iterator[Callable[[], None]]:
    """Let bots think for as long as a test wants; it gets what lets them play at last."""
    somebody = Somebody(server.address)
    somebody.until_mine(somebody.new("random", "person"))
    somebody.close()

    def let_go() -> None:
        server.tell_bots(signal.SIGCONT)

    # The process that one of them has just thought in is the only one there will be.
    server.tell_bots(signal.SIGSTOP)
    yield let_go
    let_go()


@pytest.fixture
def new_guest(browser: Browser, server: Serving) -> Iterator[NewGuest]:
    """Open pages of different people; `phone` and `dark` as wanted, animations off if not."""
    opened: list[BrowserContext] = []

    def make(*, phone: bool = False, dark: bool = False, speed: str = "none") -> GamePage:
        context = browser.new_context(
            base_url=server.address,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            locale="en-US",
            # A worker's answers can't be routed; test_installed.py is about it.
            service_workers="block",
        )
        context.set_default_timeout(30_000)
        context.add_init_script(
            "localStorage['tikal.settings'] ??= "
            f"""JSON.stringify({{speed: "{speed}", confirmEnd: false}})"""
        )
        opened.append(context)
        return GamePage(watched(context.new_page()))

    yield make
    for context in opened:
        context.close()


def watched(page: Page) -> Page:
    """Make an error in the page's own code the test's error."""

    def fail(error: object) -> None:
        message = f"error in the page: {error}"
        raise AssertionError(message)

    page.on("pageerror", fail)
    return page


@pytest.fixture
def guest(new_guest: NewGuest) -> GamePage:
    """Open somebody's browser at a desk."""
    return new_guest()
