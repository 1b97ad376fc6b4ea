"""The page as an app: it can be installed, opens without a server, and is never an old one."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.conftest import DESKTOP, PAGE, watched
from tests.web.server import served, settings_for
from tikal.web.store.database import file_url

OWN_BUILD = "document.querySelector('meta[name=build]').content"
LANGUAGES = {
    "en": ("No connection", "Your games are kept there"),
    "fr": ("Pas de connexion", "Vos parties y sont conservées"),
    "de": ("Keine Verbindung", "Deine Partien sind dort gespeichert"),
}


class Host:
    """A server with a page of its own, which can be stopped, started and updated."""

    def __init__(self, folder: Path) -> None:
        """Serve a copy of the built page."""
        self.page = folder / "page"
        shutil.copytree(PAGE.parent, self.page, ignore=shutil.ignore_patterns("*.br", "*.gz"))
        self._settings = settings_for(file_url(folder / "tikal.sqlite3"), static=self.page)
        self._running = ExitStack()
        self.address = self._running.enter_context(served(self._settings))

    @property
    def port(self) -> int:
        """Where it is found, also the next time."""
        found = urlsplit(self.address).port
        assert found is not None
        return found

    def stop(self) -> None:
        """Be gone."""
        self._running.close()

    def start(self) -> None:
        """Be back at the same place."""
        self._running.enter_context(served(self._settings, self.port))

    def update(self) -> None:
        """Bring a new build, in which the rules' script has another name."""
        (script,) = (self.page / "assets").glob("RulesPage-*.js")
        script.rename(script.with_name("RulesPage-newer.js"))
        for path in [self.page / "worker.js", self.page / "index.html"]:
            path.write_text(self._newer(path.read_text("utf-8"), script.name), "utf-8")
        for path in (self.page / "assets").glob("index-*.js"):
            text = path.read_text("utf-8").replace(script.name, "RulesPage-newer.js")
            path.write_text(text, "utf-8")
            newer = path.rename(path.with_name("index-newer.js"))
            for other in [self.page / "worker.js", self.page / "index.html"]:
                text = other.read_text("utf-8").replace(path.name, newer.name)
                other.write_text(text, "utf-8")

    def _newer(self, text: str, script: str) -> str:
        return text.replace(self.build, "newer").replace(script, "RulesPage-newer.js")

    @property
    def build(self) -> str:
        """Which build it has, from the page."""
        return (self.page / "index.html").read_text("utf-8").split('name="build" content="')[1][:16]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """Run a server."""
    running = Host(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def context(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    """Open a browser that lets workers work."""
    opened = browser.new_context(base_url=host.address, viewport=DESKTOP, locale="en-US")
    yield opened
    opened.close()


def installed(context: BrowserContext) -> Page:
    """Open the page, and wait until its worker has kept what it needs."""
    page = watched(context.new_page())
    page.goto("/")
    expect(page.locator("main")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
    return page


def test_browsers_offer_to_install_it(context: BrowserContext) -> None:
    """Chromium finds nothing missing, and every icon is what the manifest says."""
    page = installed(context)
    session = context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's window is a private one; nothing else may keep Chromium from it.
    assert [error["errorId"] for error in errors] == ["in-incognito"]
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = page.request.get(found["url"]).json()
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    pictures = [icon["src"] for icon in manifest["icons"]]
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for path in [*pictures, touch]:
        size = page.evaluate(
            """async (path) => { const picture = new Image(); picture.src = path;
            await picture.decode(); return picture.naturalWidth; }""",
            path,
        )
        wanted = "".join(letter for letter in str(path) if letter.isdigit())
        assert not wanted or size == int(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_server_it_says_so_and_goes_on(
    host: Host, context: BrowserContext, language: str
) -> None:
    """Any place inside the app opens, says that games are kept, and comes back by itself."""
    chosen = f'{{"language": "{language}"}}'
    context.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")
    page = installed(context)
    host.stop()
    for place in ("/", "/table/abc", "/statistics"):
        page.goto(place)
        title, kept = LANGUAGES[language]
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_text(kept)).to_be_visible()
    assert "Marcellus" in page.evaluate(
        "document.fonts.ready.then((all) => [...all].filter((f) => f.status === 'loaded')"
        ".map((f) => f.family).join())"
    )
    host.start()
    expect(page.get_by_role("heading", name=LANGUAGES[language][0])).to_be_hidden()
    expect(page.locator("html")).not_to_have_attribute("data-offline", "")
    expect(page.get_by_role("heading").first).to_be_visible()


def test_games_are_never_answered_from_memory(host: Host, context: BrowserContext) -> None:
    """Of the interface nothing is kept; without the server there is no answer."""
    page = installed(context)
    page.reload()
    expect(page.get_by_role("heading").first).to_be_visible()
    kept = page.evaluate(
        """async () => { const all = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) all.push(url);
        return all; }"""
    )
    assert any("/assets/" in url for url in kept)
    assert not [url for url in kept if "/api/" in url]
    host.stop()
    asked = "fetch('/api/tables').then(() => 'answered', () => 'none')"
    assert page.evaluate(asked) == "none"


def test_a_new_version(host: Host, context: BrowserContext) -> None:
    """An open page keeps its parts and learns of the update; the next load has the new one."""
    page = installed(context)
    assert page.evaluate(OWN_BUILD) == host.build
    host.update()
    newer = page.get_by_role("button", name="There is a new version: reload the page")
    expect(newer).to_be_hidden()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(newer).to_be_visible()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.locator("[data-section]").first).to_be_visible()
    assert page.evaluate(OWN_BUILD) != "newer"
    newer.click()
    expect(page.locator("meta[name=build]")).to_have_attribute("content", "newer")
    expect(page.locator("[data-section]").first).to_be_visible()
    expect(newer).to_be_hidden()


def test_the_next_visit_has_the_new_version(host: Host, context: BrowserContext) -> None:
    """Without anybody asking for it; and the worker's own news says nothing new then."""
    page = installed(context)
    host.update()
    page.goto("/")
    assert page.evaluate(OWN_BUILD) == "newer"
    page.wait_for_function("caches.keys().then((names) => names.includes('tikal newer'))")
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
    expect(page.get_by_role("button", name="There is a new version")).to_be_hidden()


def test_plain_http_in_a_local_network(host: Host, context: BrowserContext) -> None:
    """Browsers have no workers there: the page works without, and nothing goes wrong."""
    said: list[str] = []
    page = watched(context.new_page())
    page.on("console", lambda message: said.append(message.text))
    page.goto(f"http://tikal.lan:{host.port}/")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert page.evaluate("navigator.serviceWorker") is None
    page.wait_for_load_state("networkidle")
    assert said == []
