"""Notices and processes: one that is killed loses none, and of two only one sends."""

import signal
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.web.accounts.people import run_sql
from tests.web.club import INVITED, PERSON, code_for, host, join
from tests.web.notices.receiver import (
    Receiver,
    add_webhook,
    receiving,
    recent,
    settled,
    until,
)
from tests.web.notices.test_telling import end_turn
from tests.web.process import Serving, serving
from tests.web.processes import pair
from tests.web.server import Browser, Json
from tests.web.test_live import message
from tests.web.test_restarts import moved
from tikal.web.store.database import file_url


@pytest.fixture(autouse=True)
def local_webhooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the servers send to this machine."""
    monkeypatch.setenv("TIKAL_NOTICE_NETWORKS", "127.0.0.0/8")


def numbers(receiver: Receiver) -> list[str]:
    """Return the numbers of the notices that have come."""
    return [each.headers["x-tikal-notice"] for each in receiver.got]


class Game:
    """Two people at a table on a server that can be killed and started again."""

    def __init__(self, home: Path, at_ada: Receiver, at_bob: Receiver, stack: ExitStack) -> None:
        """Begin the game; each has a webhook."""
        self._home, self._stack = home, stack
        self.server = self._start()
        self.people = [Browser(self.server.address) for _ in range(2)]
        stack.callback(self._close)
        for browser, receiver in zip(self.people, (at_ada, at_bob), strict=True):
            browser.get("/api/session")
            add_webhook(browser, receiver)
        made = host(self.people[0], PERSON, INVITED)
        join(self.people[1], code_for(self.people[0], made))
        self.table = made

    def _start(self) -> Serving:
        return self._stack.enter_context(serving(self._home))

    def take_turn(self, who: int) -> Json:
        """Let somebody play a turn."""
        browser = self.people[who]
        return end_turn(browser, browser.table(self.table))

    def kill(self) -> None:
        """Kill the server and start another one."""
        self.server.stop(signal.SIGKILL)
        self.server = self._start()
        people = [moved(each, self.server.address) for each in self.people]
        self._close()
        self.people = people

    def _close(self) -> None:
        for each in self.people:
            each.close()


def test_a_server_that_is_killed_after_a_move_loses_no_notice(tmp_path: Path) -> None:
    """Each turn's notice comes once, whether the server was killed at once or a little later."""
    with ExitStack() as stack, receiving() as at_ada, receiving() as at_bob:
        game = Game(tmp_path, at_ada, at_bob, stack)
        for turn in range(2):
            game.take_turn(turn % 2)
            game.kill()
            (at_bob if turn % 2 == 0 else at_ada).wait(turn // 2 + 1)
        for receiver, browser in ((at_ada, game.people[0]), (at_bob, game.people[1])):
            settled(browser, 1)
            assert len(set(numbers(receiver))) == len(receiver.got)
        assert at_bob.events == ["turn"]
        # The beginning was over before it could be told, or not.
        assert [each for each in at_ada.events if each != "first"] == ["turn"]


def test_a_notice_that_was_on_its_way_is_not_sent_again(tmp_path: Path) -> None:
    """Whoever got it before the kill gets it once; the user learns that nobody knows."""
    database = file_url(tmp_path / "tikal.sqlite3")
    with ExitStack() as stack, receiving() as at_ada, receiving() as at_bob:
        game = Game(tmp_path, at_ada, at_bob, stack)
        at_bob.free.clear()
        game.take_turn(0)
        at_bob.wait(1)
        game.kill()
        at_bob.free.set()
        assert [each["state"] for each in recent(game.people[1])] == ["handed"]
        run_sql(database, "UPDATE notices SET until = '2020-01-01' WHERE state = 'handed'")
        until(lambda: [each["outcome"] for each in recent(game.people[1])] == ["unsure"])
        game.take_turn(1)
        game.take_turn(0)
        at_bob.wait(2)
        assert len(set(numbers(at_bob))) == 2


def test_a_claim_of_a_process_that_died_goes_to_another(tmp_path: Path) -> None:
    """As long as nothing of it went out."""
    database = file_url(tmp_path / "tikal.sqlite3")
    with ExitStack() as stack, receiving() as at_ada, receiving() as at_bob:
        game = Game(tmp_path, at_ada, at_bob, stack)
        game.take_turn(0)
        game.server.stop(signal.SIGKILL)
        claimed = (
            "UPDATE notices SET state = 'claimed', worker = 'dead', until = '2020-01-01'"
            " WHERE what = 'turn'"
        )
        run_sql(database, claimed)
        game.kill()
        at_bob.wait(1)
        assert settled(game.people[1])[0]["state"] == "sent"


def test_two_processes_send_each_notice_once(tmp_path: Path, postgres: str) -> None:
    """Whichever is faster; and somebody who looks at the table at either of them is told there."""
    with pair(tmp_path, postgres) as servers, receiving() as at_ada, receiving() as at_bob:
        ada, bob = servers.person("Ada"), servers.person("Bob")
        add_webhook(ada[0], at_ada)
        add_webhook(bob[1], at_bob)
        table = host(ada[0], PERSON, INVITED)
        join(bob[1], code_for(ada[0], table))
        for turn in range(4):
            browser = (ada if turn % 2 == 0 else bob)[turn % 2]
            end_turn(browser, browser.table(table))
            (at_bob if turn % 2 == 0 else at_ada).wait(turn // 2 + 1)
        for which, (browser, receiver) in enumerate(((ada[0], at_ada), (bob[1], at_bob))):
            settled(browser, 2)
            assert receiver.events.count("turn") == 2, which
            assert len(set(numbers(receiver))) == len(receiver.got)
        with bob[0].live(table["id"]) as socket:
            message(socket)
            end_turn(ada[1], ada[1].table(table))
            assert settled(bob[1], 3)[0]["state"] == "seen"
        assert len(at_bob.got) == 2
