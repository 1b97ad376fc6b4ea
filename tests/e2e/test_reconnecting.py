"""Reload, lost connections, a killed server: the game goes on where it was."""

import json
import signal
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, WebSocketRoute, expect

from tests.e2e.conftest import DESKTOP
from tests.e2e.game import GamePage
from tests.web.process import serving


def test_reload_in_the_middle_of_a_turn(guest: GamePage) -> None:
    """The page comes back with every step of the turn, ready to go on."""
    guest.begin()
    guest.place_tile()
    guest.bring("explorer", "b2")
    steps = guest.ledger()
    guest.page.reload()
    expect(guest.reading.locator("[data-gesture]")).to_have_count(2)
    assert guest.ledger() == steps
    guest.bring("explorer", "b1")
    assert guest.ledger()[: len(steps)] == steps


def test_two_pages_of_one_table(guest: GamePage) -> None:
    """What one page plays the other shows by itself; what is stale is caught up with."""
    guest.begin()
    other = GamePage(guest.page.context.new_page())
    other.go_to(guest.id)
    guest.place_tile()
    expect(other.table).to_have_attribute("data-phase", "act")
    other.bring("explorer", "b2")
    expect(guest.page.locator(".ap strong")).to_have_text("8")


def test_kill_9_and_going_on(browser: Browser, tmp_path: Path) -> None:
    """The server dies in the middle of a turn; started again, it knows everything played."""
    with serving(tmp_path) as first:
        context = browser.new_context(
            base_url=first.address, viewport=DESKTOP, service_workers="block"
        )
        context.add_init_script("localStorage['tikal.settings'] = '{\"speed\": \"none\"}'")
        guest = GamePage(context.new_page())
        guest.begin(seats=[{"kind": "person"}, {"kind": "bot", "bot": "easy"}])
        guest.place_tile()
        guest.bring("explorer", "b1")
        steps = guest.ledger()
        first.stop(signal.SIGKILL)
        expect(guest.page.get_by_text("Connection lost.")).to_be_visible()
    port = first.address.rpartition(":")[2]
    with serving(tmp_path, "serve", "--port", port):
        expect(guest.page.get_by_text("Connection lost.")).to_be_hidden(timeout=20_000)
        assert guest.ledger() == steps
        guest.act("Ub1")
        assert guest.ledger() == [*steps, "Ub1"]
        context.close()


def until(page: Page, done: Callable[[], bool]) -> None:
    """Wait until something has come to this test."""
    for _ in range(1000):
        if done():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it did not come")


class Traffic:
    """What a page gets: the answers to its commands, and the tables that its socket brings."""

    def __init__(self, page: Page) -> None:
        """Listen from now on."""
        self._page = page
        self._responses: list[Response] = []
        self.pushed: list[int] = []
        page.on("response", self._answered)
        page.on("websocket", lambda socket: socket.on("framereceived", self._brought))

    def answers(self, count: int) -> list[dict[str, object]]:
        """Return so many answers; the last of them may still be on its way to this test."""
        until(self._page, lambda: len(self._responses) >= count)
        return [response.json() for response in self._responses]

    def connected(self) -> None:
        """Wait for the socket's first message."""
        until(self._page, lambda: bool(self.pushed))

    def _answered(self, response: Response) -> None:
        if response.request.method == "POST" and response.url.endswith(("/actions", "/undo")):
            self._responses.append(response)

    def _brought(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "table":
            self.pushed.append(message["table"]["seq"])


def test_a_click_brings_the_table_once(guest: GamePage) -> None:
    """The answer has only the table's number; the socket brings the table."""
    traffic = Traffic(guest.page)
    guest.begin()
    traffic.connected()
    guest.place_tile()
    guest.bring("explorer", "b1")
    guest.act("Ub1")
    guest.button("Undo").click()
    expect(guest.table).to_have_attribute("data-seq", "5")
    answers = traffic.answers(4)
    assert [set(answer) for answer in answers] == [{"seq"}] * 4
    assert traffic.pushed == [0, *[answer["seq"] for answer in answers]]


class BrokenSockets:
    """Sockets between page and server; those that don't `work` lose what comes by them."""

    def __init__(self, page: Page, works: Callable[[int], bool]) -> None:
        """Be there before the page is."""
        self._page = page
        self._works = works
        self._brought = 0
        self.opened: list[WebSocketRoute] = []
        page.route_web_socket("**/live*", self._join)

    def connected(self) -> None:
        """Wait for the first message that gets through."""
        until(self._page, lambda: self._brought > 0)

    def _join(self, socket: WebSocketRoute) -> None:
        number = len(self.opened)
        self.opened.append(socket)

        def bring(data: str | bytes) -> None:
            if self._works(number):
                socket.send(data)
                self._brought += 1

        socket.connect_to_server().on_message(bring)


def test_a_silent_socket_is_replaced(guest: GamePage) -> None:
    """A socket that seems open and brings nothing: the change is shown all the same, and told."""
    broken: set[int] = set()
    sockets = BrokenSockets(guest.page, lambda number: number not in broken)
    guest.begin()
    sockets.connected()
    guest.place_tile()
    broken.add(0)
    guest.bring("explorer", "b1")
    expect(guest.page.get_by_text("Connection lost.")).to_be_hidden()
    assert len(sockets.opened) == 2
    assert guest.ledger()[1:] == ["E+a1", "Ea1-b1"]
    guest.act("Ub1")
    assert guest.ledger()[1:] == ["E+a1", "Ea1-b1", "Ub1"]


def test_playing_without_a_socket(guest: GamePage) -> None:
    """Where no socket works the answers bring the table; once it does, the log has everything."""
    guest.stop_time()
    sockets = BrokenSockets(guest.page, bool)
    traffic = Traffic(guest.page)
    guest.begin()
    guest.place_tile()
    guest.bring("explorer", "b1")
    guest.act("Ub1")
    assert all("state" in answer for answer in traffic.answers(3))
    sockets.opened[0].close()
    expect(guest.page.get_by_text("Connection lost.")).to_be_visible()
    guest.let_time_go_on()
    expect(guest.page.get_by_text("Connection lost.")).to_be_hidden()
    guest.bring("explorer", "b1")
    assert set(traffic.answers(4)[-1]) == {"seq"}
    guest.button("Log").click()
    logged = guest.page.locator(".side a[href*='/replay/']")
    expect(logged.last).to_be_visible()
    moves = {str(link.get_attribute("href")).rpartition("/")[2] for link in logged.all()}
    # A line for each gesture: an explorer was brought twice, by two moves each time.
    assert moves >= {"1", "3", "4", "6"}
