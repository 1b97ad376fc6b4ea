"""Every page and phase of the app, for tests that measure them and for pictures of them."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import ViewportSize, expect

from tests.e2e.game import RECORDS, GamePage
from tests.e2e.gatherings import away, invitation, lobby, notices, waiting, watching

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
    {"width": 390, "height": 844},
]
LANGUAGES = ("en", "fr", "de")
LESSONS = ("first", "temples", "treasures", "camps", "volcano", "legend")
FOUR = ["Wilhelmina-Alexandra", "Bo", "Jean-Sébastien", "Ann"]


SLOW = """localStorage['tikal.settings'] = '{"speed": "slow", "confirmEnd": true}'"""
# Two frames, also where the page's clock stands still: what a new size sets off is done.
FRAMES = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => {
        const seen = new IntersectionObserver(() => { seen.disconnect(); done(); });
        seen.observe(document.body);
    });
}"""
# More moments than any scene waits for another.
MOMENTS = 60
MOMENT = 400


class Scene(NamedTuple):
    """A page in some state: its name, and how to get there in English.

    What is shown for a moment only is looked at while the page's clock stands still.
    """

    name: str
    go: Callable[[GamePage], None]
    still: bool = False


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


def hint(game: str, moves: int) -> Callable[[GamePage], None]:
    """Return the way to advice for a position."""

    def go(guest: GamePage) -> None:
        guest.resume(game, moves, FOUR)
        guest.button("Hint").click()
        plan = guest.page.locator(".hint [data-step]").first
        expect(plan).to_be_visible(timeout=60_000)

    return go


def window(key: str, game: str = "classic-4-supermeeple", moves: int = 232) -> Scene:
    """Return a window that a key opens."""

    def go(guest: GamePage) -> None:
        guest.resume(game, moves, FOUR)
        guest.page.keyboard.press(key)
        expect(guest.page.locator("dialog[open]")).to_be_visible()

    return Scene({"?": "dialog-keys", "/": "dialog-typed"}[key], go)


def conceding(guest: GamePage) -> None:
    """Be asked whether to concede."""
    tab("more")(guest)
    guest.button("Concede").click()
    expect(guest.page.locator("[data-confirm=concede]")).to_be_visible()


def exchanging(guest: GamePage) -> None:
    """Choose what to exchange."""
    guest.resume("classic-2-supermeeple", 38, FOUR)
    guest.button("Exchange treasures").click()
    expect(guest.page.locator("dialog[open]")).to_be_visible()


def ending(guest: GamePage) -> None:
    """Be asked whether to end a turn with AP left."""
    guest.page.add_init_script(SLOW)
    guest.resume("classic-4-supermeeple", 232, FOUR)
    guest.button("End turn").click()
    expect(guest.page.locator("[data-confirm=end]")).to_be_visible()


def momentary(
    kind: str, game: str, moves: int, do: Callable[[GamePage], None] = GamePage.end
) -> Callable[[GamePage], None]:
    """Return the way to what is shown above the board for a moment after something is done."""

    def go(guest: GamePage) -> None:
        guest.page.add_init_script(SLOW.replace("true", "false"))
        guest.stop_time()
        guest.resume(game, moves, FOUR)
        do(guest)
        shown = guest.page.locator(f"[data-scene={kind}]")
        for _ in range(MOMENTS):
            if shown.count():
                return
            guest.let_pass(MOMENT)
        raise AssertionError(kind)

    return go


def legend_end(guest: GamePage) -> None:
    """End an item of Legend."""
    guest.page.locator(".dock .end").click()


def digging(guest: GamePage) -> None:
    """Dig out a treasure."""
    guest.space("c4").click()
    guest.let_pass(MOMENT)
    guest.act("Rc4")


def swapping(guest: GamePage) -> None:
    """Exchange a treasure."""
    before = guest.seq
    guest.button("Exchange treasures").click()
    guest.page.locator("dialog[open] [data-action^=X]").first.click()
    guest.done(before)


def against_bots(guest: GamePage) -> None:
    """Have some games behind oneself, and one to go on with."""
    for bot in ("easy", "medium", "easy"):
        guest.begin(seats=[{"kind": "person"}, {"kind": "bot", "bot": bot}])
        guest.place_tile()
        body = {"seq": guest.seq, "seat": 1}
        headers = {"X-Tikal": "1"}
        path = f"/api/tables/{guest.id}/concede"
        assert guest.page.request.post(path, data=body, headers=headers).ok
    guest.begin(seats=[{"kind": "person"}, {"kind": "bot", "bot": "easy"}])
    guest.place_tile()


def statistics(guest: GamePage) -> None:
    """Look at how games went."""
    against_bots(guest)
    guest.open("/statistics")
    expect(guest.page.locator("main h1")).to_be_visible()


def back_again(guest: GamePage) -> None:
    """Open the start page with a game to go on with."""
    against_bots(guest)
    guest.open()
    expect(guest.page.locator("[data-start=continue] svg").first).to_be_visible()


def offline(guest: GamePage) -> None:
    """Lose the connection."""
    guest.page.route("**/api/**", lambda route: route.abort())
    guest.open()


GAME = "classic-3-supermeeple"
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
    Scene("watching", watching),
    Scene("away", away),
    Scene("table-over", lambda guest: whole(guest, "classic-4-supermeeple", "", ".table")),
)
ADVICE = (
    Scene("hint-classic", hint("classic-4-supermeeple", 232)),
    Scene("hint-auction", hint("auction-4-classic1999", 211)),
    Scene("hint-legend", hint("legend-2-supermeeple", 99)),
)
WINDOWS = (
    window("?"),
    window("/"),
    Scene("dialog-concede", conceding),
    Scene("dialog-exchange", exchanging),
    Scene("dialog-end", ending),
)
MOMENTARY = (
    Scene("moment-tile", momentary("tile", GAME, 20), still=True),
    Scene("moment-volcano", momentary("scoring", GAME, 52), still=True),
    Scene("moment-temple", momentary("space", GAME, 189), still=True),
    Scene("moment-summary", momentary("summary", GAME, 251), still=True),
    Scene("moment-treasure", momentary("treasure", GAME, 269, digging), still=True),
    Scene("moment-exchange", momentary("swap", "classic-2-supermeeple", 38, swapping), still=True),
    Scene("moment-winner", momentary("won", GAME, -1), still=True),
    Scene(
        "moment-legend", momentary("scoring", "legend-2-supermeeple", 38, legend_end), still=True
    ),
)
PAGES = (
    Scene("start", place("/", "main h1")),
    Scene("start-again", back_again),
    Scene("settings", settings),
    Scene("waiting-room", waiting),
    Scene("invitation", invitation),
    Scene("lobby", lobby),
    Scene("learn", place("/learn", "main a[href='/learn/legend']")),
    *(Scene(f"lesson-{name}", place(f"/learn/{name}", ".frame")) for name in LESSONS),
    Scene("how-to-play", place("/how-to-play", "[data-section] svg")),
    Scene("rules", place("/rules", "dt")),
    Scene("statistics", place("/statistics", "main h1")),
    Scene("statistics-games", statistics),
    Scene("notices", notices),
    Scene("transfer", place("/transfer", "main h1, main h2")),
    Scene("nowhere", place("/nowhere", "[role=alert]")),
    Scene("offline", offline),
    Scene("result", lambda guest: whole(guest, "classic-4-supermeeple", "result", ".charts")),
    Scene("result-solo", lambda guest: whole(guest, "solo-2-supermeeple", "result", ".charts")),
    Scene("result-legend", lambda guest: whole(guest, "legend-2-supermeeple", "result", ".charts")),
    Scene("replay", lambda guest: whole(guest, "auction-4-classic1999", "replay/262", ".frame")),
    Scene(
        "replay-legend", lambda guest: whole(guest, "legend-2-supermeeple", "replay/99", ".frame")
    ),
)
SCENES = (*TABLES, *ADVICE, *WINDOWS, *MOMENTARY, *PAGES)


def settle(guest: GamePage, scene: Scene) -> None:
    """Wait until what a change of language or size sets off is done."""
    guest.page.evaluate(FRAMES)
    if scene.still:
        guest.let_pass(20)


def speak(guest: GamePage, language: str) -> None:
    """Change the language on the open page, which keeps what it shows, also an open window."""
    page = guest.page
    if page.locator("html").get_attribute("lang") == language:
        return
    window = page.locator("dialog[open]:has([lang=en])")
    opened = window.count() > 0
    if not opened:
        page.locator("header:has(nav) > button").last.dispatch_event("click")
    window.locator(f"[lang={language}]").click()
    if not opened:
        window.evaluate("(dialog) => dialog.close()")
        # It is empty once the page knows that it is closed; then it can be opened again.
        expect(page.locator("dialog:has([lang=en])")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", language)
