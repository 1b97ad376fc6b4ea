"""Every page and phase of the app, for tests that measure them and for pictures of them."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import ViewportSize, expect

from tests.e2e.game import RECORDS, GamePage

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
    {"width": 390, "height": 844},
]
LANGUAGES = ("en", "fr", "de")
LESSONS = ("first", "volcano", "legend")
FOUR = ["Wilhelmina-Alexandra", "Bo", "Jean-Sébastien", "Ann"]


class Scene(NamedTuple):
    """A page in some state: its name, and how to get there in English."""

    name: str
    go: Callable[[GamePage], None]


def at(game: str, moves: int, space: str | None = None) -> Callable[[GamePage], None]:
    """Return the way to a golden game after some moves, a space chosen if one is named."""

    def go(guest: GamePage) -> None:
        guest.resume(game, moves, FOUR)
        if space is not None:
            guest.space(space).click()

    return go


def place(path: str, ready: str) -> Callable[[GamePage], None]:
    """Return the way to a page that is ready once it shows something."""

    def go(guest: GamePage) -> None:
        guest.open(path)
        expect(guest.page.locator(ready).first).to_be_visible()

    return go


def on_trial(guest: GamePage) -> None:
    """Lay a tile on trial."""
    guest.resume("classic-2-supermeeple", 62)
    guest.page.locator("[data-space][aria-label*='the tile fits here']").first.click()
    expect(guest.page.locator(".confirm")).to_be_enabled()


def whole(guest: GamePage, game: str, page: str, ready: str) -> None:
    """Show a page of a finished game."""
    guest.open()
    record = (RECORDS / f"{game}.tikal").read_bytes()
    body = b'{"record": ' + record + b"}"
    headers = {"X-Tikal": "1", "Content-Type": "application/json"}
    answer = guest.page.request.post("/api/tables/import", data=body, headers=headers)
    guest.open(f"/table/{answer.json()['id']}/{page}")
    expect(guest.page.locator(ready).first).to_be_visible()


def settings(guest: GamePage) -> None:
    """Open the settings."""
    guest.open()
    guest.button("Settings").click()
    expect(guest.page.locator("dialog[open]")).to_be_visible()


def sandbox(guest: GamePage) -> None:
    """Plan a turn."""
    guest.resume("classic-4-supermeeple", 232, FOUR)
    guest.page.keyboard.press("w")
    expect(guest.button("Leave")).to_be_visible()


def tab(name: str) -> Callable[[GamePage], None]:
    """Return the way to a tab beside the board."""

    def go(guest: GamePage) -> None:
        guest.resume("classic-4-supermeeple", 232, FOUR)
        guest.page.locator(f".tab.{name}").click()

    return go


def scoring(guest: GamePage) -> None:
    """Score: somebody's scoring turn, with what the one before has got."""
    guest.resume("classic-4-supermeeple", 383, FOUR)
    guest.end()


TABLES = (
    Scene("classic-place", at("classic-2-supermeeple", 62)),
    Scene("classic-on-trial", on_trial),
    Scene("classic-act", at("classic-4-supermeeple", 232, "c1")),
    Scene("classic-scoring", scoring),
    Scene("classic-sandbox", sandbox),
    Scene("classic-log", tab("log")),
    Scene("classic-stock", tab("stock")),
    Scene("classic-more", tab("more")),
    Scene("auction-bid", at("auction-4-classic1999", 211)),
    Scene("auction-take", at("auction-4-classic1999", 245)),
    Scene("auction-place", at("auction-4-classic1999", 262)),
    Scene("auction-act", at("auction-4-classic1999", 520)),
    Scene("solo-place", at("solo-2-supermeeple", 81)),
    Scene("solo-act", at("solo-2-supermeeple", 76)),
    Scene("legend-draft", at("legend-2-supermeeple", 99)),
    Scene("legend-item", at("legend-2-supermeeple", 107)),
    Scene("legend-act", at("legend-2-supermeeple", 108)),
    Scene("legend-card", at("legend-2-supermeeple", 163)),
    Scene("legend-turn", at("legend-2-supermeeple-swapping", 6)),
    Scene("table-over", lambda guest: whole(guest, "classic-4-supermeeple", "", ".table")),
)
PAGES = (
    Scene("start", place("/", "main h1")),
    Scene("settings", settings),
    Scene("learn", place("/learn", "main a[href='/learn/legend']")),
    *(Scene(f"lesson-{name}", place(f"/learn/{name}", ".frame")) for name in LESSONS),
    Scene("rules", place("/rules", "dt")),
    Scene("statistics", place("/statistics", "main h1")),
    Scene("transfer", place("/transfer", "main h1, main h2")),
    Scene("nowhere", place("/nowhere", "[role=alert]")),
    Scene("result", lambda guest: whole(guest, "classic-4-supermeeple", "result", ".charts")),
    Scene("result-solo", lambda guest: whole(guest, "solo-2-supermeeple", "result", ".charts")),
    Scene("result-legend", lambda guest: whole(guest, "legend-2-supermeeple", "result", ".charts")),
    Scene("replay", lambda guest: whole(guest, "auction-4-classic1999", "replay/262", ".frame")),
)
SCENES = (*TABLES, *PAGES)


def speak(guest: GamePage, language: str) -> None:
    """Change the language on the open page, which keeps what it shows."""
    page = guest.page
    if page.locator("dialog[open] [lang=en]").count():
        page.locator(f"dialog[open] [lang={language}]").click()
    else:
        page.locator("header:has(nav) > button").last.click()
        page.locator(f"dialog[open] [lang={language}]").click()
        page.locator("dialog[open]").evaluate("(dialog) => dialog.close()")
    expect(page.locator("html")).to_have_attribute("lang", language)
