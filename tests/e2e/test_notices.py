"""Notices in the browser: their page, the number of turns on every page, push messages."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.e2e.conftest import DESKTOP, PHONE, watched
from tests.e2e.game import GamePage
from tests.e2e.test_accessibility import violations
from tests.web.club import INVITED, PERSON, first_tile, join
from tests.web.notices.browser import PushBrowser
from tests.web.notices.receiver import Receiver, receiving, until
from tests.web.process import Serving, serving
from tests.web.server import Browser as Program

SUBSCRIBED = """
PushManager.prototype.getSubscription = async function() { return window.subscribed ?? null; };
PushManager.prototype.subscribe = async function(wanted) {
  window.wanted = wanted;
  const json = SUBSCRIPTION;
  window.subscribed = {
    endpoint: json.endpoint,
    options: {},
    toJSON: () => json,
    unsubscribe: async () => { window.subscribed = null; },
  };
  return window.subscribed;
};
"""


@contextmanager
def at(
    browser: Browser, server: Serving, *, phone: bool = False, script: str = ""
) -> Iterator[Page]:
    """Open the page of notices in a browser of its own, with its service worker."""
    # Push messages need HTTPS or this name.
    address = server.address.replace("127.0.0.1", "localhost")
    size = PHONE if phone else DESKTOP
    context = browser.new_context(base_url=address, viewport=size, reduced_motion="reduce")
    page = watched(context.new_page())
    if script:
        page.add_init_script(script)
    page.goto("/notices")
    expect(page.locator("h1")).to_have_text("Notices")
    yield page
    context.close()


@pytest.fixture
def local(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """Serve where webhooks may go to this machine."""
    monkeypatch.setenv("TIKAL_NOTICE_NETWORKS", "127.0.0.0/8")
    with serving(tmp_path) as server:
        yield server


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Run something that notices can be sent to."""
    with receiving() as found:
        yield found


@pytest.mark.parametrize("phone", [False, True])
def test_a_webhook_is_added_tried_out_and_removed(
    browser: Browser, local: Serving, receiver: Receiver, *, phone: bool
) -> None:
    """The page says what came of each; it is accessible and fits."""
    with at(browser, local, phone=phone) as page:
        part = page.locator("[data-part=webhook]")
        part.get_by_label("URL").fill("http://10.0.0.1/")
        part.get_by_role("button", name="Add").click()
        expect(page.get_by_role("alert")).to_have_text(
            "This URL leads into a private network. This server doesn't allow that."
        )
        part.get_by_label("URL").fill(receiver.url)
        part.get_by_role("button", name="Add").click()
        expect(part.locator("li b")).to_have_text(receiver.url)
        part.get_by_role("button", name="Send a test").click()
        expect(page.locator(".said")).to_have_text("Test: it arrived.")
        assert receiver.events == ["test"]
        receiver.status = 500
        part.get_by_role("button", name="Send a test").click()
        expect(page.locator(".said")).to_have_text("Test: the answer was 500.")
        page.get_by_label("Quiet hours").check()
        page.get_by_label("From").fill("21:30")
        page.get_by_label("From").blur()
        expect(page.locator(".said")).to_have_text("Saved.")
        page.get_by_label("Even while").check()
        page.reload()
        expect(page.get_by_label("From")).to_have_value("21:30")
        expect(page.get_by_label("Even while")).to_be_checked()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        part.get_by_role("button", name="Remove").click()
        expect(part.locator("li")).to_have_count(0)


def test_push_messages_reach_the_browser(
    browser: Browser, local: Serving, receiver: Receiver
) -> None:
    """The page subscribes with the server's key; the worker shows what the server has encrypted.

    No push service can be reached here: a receiver stands for it, and Chromium delivers by hand
    what has come there.
    """
    own = PushBrowser(receiver.url)
    receiver.status = 201
    script = SUBSCRIBED.replace("SUBSCRIPTION", json.dumps(own.subscription))
    with at(browser, local, script=script) as page:
        page.context.grant_permissions(["notifications"])
        page.reload()
        part = page.locator("[data-part=push]")
        part.get_by_role("button", name="Switch on").click()
        expect(part.locator("li")).to_contain_text("this browser")
        key = page.request.get("/api/notices").json()["push_key"]
        assert page.evaluate("window.wanted.applicationServerKey") == key
        part.get_by_role("button", name="Send a test").click()
        expect(page.locator(".said")).to_have_text("Test: it arrived.")
        message = own.read(receiver.got[0].body)
        deliver(page, json.dumps(message))
        shown = until(lambda: notifications(page))
        assert shown == [message["title"]]
        deliver(page, "nothing that can be read")
        assert until(lambda: len(notifications(page)) == 2)
        part.get_by_role("button", name="Remove").click()
        expect(part.locator("li")).to_have_count(0)
        assert page.evaluate("window.subscribed") is None


def deliver(page: Page, text: str) -> None:
    """Let Chromium deliver a push message to the page's service worker."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    session.send("ServiceWorker.enable")
    until(lambda: page.evaluate("1") and found)
    body = {"origin": page.evaluate("location.origin"), "registrationId": found[-1], "data": text}
    session.send("ServiceWorker.deliverPushMessage", body)
    session.detach()


def notifications(page: Page) -> list[str]:
    """Return the titles of the notices on the screen."""
    titles: list[str] = page.evaluate(
        "navigator.serviceWorker.ready.then(worker => worker.getNotifications())"
        ".then(all => all.map(({ title }) => title))"
    )
    return titles


def test_a_browser_that_says_no(browser: Browser, local: Serving) -> None:
    """The page says what is in the way."""
    with at(browser, local, script="Notification.requestPermission = async () => 'denied'") as page:
        page.get_by_role("button", name="Switch on").click()
        expect(page.locator("[data-part=push] [role=status]")).to_contain_text("has blocked")
        expect(page.get_by_role("button", name="Switch on")).to_have_count(0)


def test_every_page_shows_at_how_many_tables_it_is_ones_turn(guest: GamePage) -> None:
    """In the bar, without a reload when one comes back; a table alone does not count."""
    guest.open("/statistics")
    page = guest.page
    headers = {"X-Tikal": "1"}
    alone = {"seats": [PERSON, PERSON]}
    page.request.post("/api/tables", data=alone, headers=headers)
    number = page.locator("header a.turns")
    body = {"seats": [PERSON, INVITED]}
    table = page.request.post("/api/tables", data=body, headers=headers).json()
    code = page.request.get(f"/api/tables/{table['id']}/invitations").json()[0]["code"]
    other = Program(page.evaluate("location.origin"))
    join(other, code)
    page.get_by_role("link", name="Learn").click()
    expect(number).to_have_text("1")
    expect(number).to_have_attribute("aria-label", "Your turn at 1 table")
    assert violations(page) == []
    found = page.request.get(f"/api/tables/{table['id']}").json()
    played = {"seq": found["seq"], "actions": [first_tile(found), "end"]}
    path = f"/api/tables/{table['id']}/actions"
    assert page.request.post(path, data=played, headers=headers).ok
    page.get_by_role("link", name="Statistics").click()
    expect(number).to_have_count(0)
    other.close()


def test_a_hidden_page_says_so(browser: Browser, local: Serving) -> None:
    """Over the table's socket: whoever does not see the page gets notices."""
    sent: list[str | bytes] = []
    got: list[str | bytes] = []

    def note(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: sent.append(text))  # noqa: PLW0108 - it is marked
        socket.on("framereceived", lambda text: got.append(text))  # noqa: PLW0108 - as above

    show = """state => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    with at(browser, local) as page:
        page.on("websocket", note)
        GamePage(page).begin()
        until(lambda: page.evaluate("1") and got)
        for state in ("hidden", "visible"):
            page.evaluate(show, state)
        until(lambda: page.evaluate("1") and len(sent) == 2)
        assert sent == ["hidden", "visible"]
