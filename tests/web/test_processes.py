"""Two real server processes on one PostgreSQL: whichever answers, it is the same for everybody."""

import threading
import time
from collections.abc import Iterator
from itertools import cycle

import httpx
import pytest

from tests.web.club import INVITED, PERSON, code_for, first_tile, host, join, refused
from tests.web.processes import Pair, pair, until
from tests.web.server import Browser, Json
from tests.web.test_live import closing_code, message
from tikal.web.live import AGAIN

# Within how many seconds a process catches up that has missed notices.
BOUND = 5.0


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Pair]:
    """Run two servers for all tests; each has people and tables of its own."""
    with pair(tmp_path_factory.mktemp("two"), postgres) as found:
        yield found


def test_no_answer_is_older_than_another(two: Pair) -> None:
    """Requests go to the two in turn: each knows all that was answered before, and none is stale.

    Whoever only keeps a cookie says nothing of what they have seen: reads have to be right alone.
    """
    both = two.person("Ada")
    table = both[0].new("person", "person")
    path = f"/api/tables/{table['id']}"
    for count, (here, there) in enumerate(zip(cycle(both), cycle(both[::-1]), strict=False)):
        if count == 40:
            break
        table = here.play(table, table["state"]["legal"][0]["action"])
        assert table["seq"] == count + 1
        assert there.table(table) == table
        assert here.patch(path, {"name": f"Game {count}"})["name"] == f"Game {count}"
        assert there.get(path)["name"] == f"Game {count}"
        assert len(there.get(f"{path}/moves")) == table["moves"] + 1
        table = there.table(table)


def test_all_sockets_get_the_same_messages(two: Pair) -> None:
    """People at either process sit down, move, take back, name the table; a bot plays as well."""
    ada, bob = two.person("Ada"), two.person("Bob")
    table = host(ada[0], PERSON, INVITED, {"kind": "bot", "bot": "random"})
    sockets = [two.watch(each, table) for each in ada]
    join(bob[1], code_for(ada[1], table), name="Bob")
    for turn in range(4):
        mover = (ada, bob)[turn % 2]
        seen = _until_at(mover[turn % 2], table, seat=turn % 2 + 1)
        tile = first_tile(seen)
        seen = mover[turn // 2].play(seen, tile)
        mover[turn % 2].post(f"/api/tables/{table['id']}/undo", {"seq": seen["seq"]})
        seen = mover[turn // 2].table(table)
        mover[turn % 2].play(seen, tile, "end")
    ada[1].patch(f"/api/tables/{table['id']}", {"name": "Sunday"})
    last = _until_at(ada[0], table, seat=1)
    messages = [until(socket, last["seq"]) for socket in sockets]
    for each, socket in zip(messages, sockets, strict=True):
        while each[-1]["table"]["name"] != "Sunday":
            each.append(message(socket))
    named = [[each for each in of if each["since_events"]] for of in messages]
    events = [[each["since_events"] for each in of] for of in named]
    assert events[0] == events[1]
    # The name was given at some moment between two commands; all else is the same to the byte.
    unnamed = [[{**each["table"], "name": None} for each in of] for of in named]
    assert unnamed[0] == unnamed[1]
    assert max(len(each) for each in events[0]) == 2  # a person's tile and end came as one
    stepwise = [each for each in events[0] if each[0]["kind"] == "action" and each[0]["seat"] == 3]
    assert len(stepwise) > 2
    assert all(len(each) == 1 for each in stepwise)


def _until_at(browser: Browser, table: Json, seat: int) -> Json:
    """Wait until a seat is to move."""
    limit = time.monotonic() + 60
    while True:
        found = browser.table(table)
        if found["state"]["seat"] == seat or time.monotonic() > limit:
            return found
        time.sleep(0.05)


def test_of_two_at_once_one_wins(two: Pair) -> None:
    """The same number is sent to both: one is kept, the other learns which number there is now."""
    both = two.person()
    for _ in range(10):
        table = both[0].new("person", "person")
        both[1].table(table)
        tiles = [each["action"] for each in table["state"]["legal"]]
        answers: list[httpx.Response] = []

        def send(browser: Browser, action: str, to: Json, got: list[httpx.Response]) -> None:
            body = {"seq": 0, "actions": [action]}
            got.append(browser.http.post(f"/api/tables/{to['id']}/actions", json=body))

        threads = [
            threading.Thread(target=send, args=(browser, action, table, answers))
            for browser, action in zip(both, tiles, strict=False)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(each.status_code for each in answers) == [200, 409]
        lost = next(each.json() for each in answers if each.status_code == 409)
        assert (lost["code"], lost["params"]) == ("stale", {"seq": 1})
        kept = next(each.json() for each in answers if each.status_code == 200)
        assert [each.table(table) for each in both] == [kept, kept]


def test_a_deleted_table_is_gone_everywhere(two: Pair) -> None:
    """At once: nobody plays on there, and whoever watches is let go."""
    both = two.person()
    table = both[0].play(both[0].new("person", "person"), "A4@b3+0")
    path = f"/api/tables/{table['id']}"
    watching = two.watch(both[1], table)
    both[0].http.delete(path)
    refused(
        both[1], "POST", f"{path}/actions", {"seq": 1, "actions": ["end"]}, 404, "unknown_table"
    )
    refused(both[1], "GET", path, None, 404, "unknown_table")
    assert closing_code(watching) == AGAIN


def test_a_session_that_ends_at_one_ends_at_the_other(two: Pair) -> None:
    """A copy of the cookie is worth nothing there either, and its sockets are closed."""
    both = two.person("Ada")
    table = both[0].new("person", "person")
    watching = two.watch(both[1], table)
    cookie = both[1].http.cookies["tikal_session"]
    both[0].http.delete("/api/session")
    assert closing_code(watching) == AGAIN
    both[1].http.cookies.set("tikal_session", cookie)
    refused(both[1], "GET", f"/api/tables/{table['id']}", None, 404, "unknown_table")


def test_a_table_goes_on_where_the_terms_say_so(two: Pair) -> None:
    """Who may not look any more gets nothing more, at whichever process they look on."""
    ada, eve = two.person("Ada"), two.person("Eve")
    table = ada[0].new("person", "person", terms={"watch": True})
    path = f"/api/tables/{table['id']}"
    watching = two.watch(eve[1], table)
    ada[0].patch(path, {"terms": {"watch": False}})
    refused(eve[1], "GET", path, None, 404, "unknown_table")
    assert closing_code(watching) == AGAIN


def test_what_was_missed_is_caught_up_with(two: Pair) -> None:
    """The listening connections are cut, again and again, while somebody plays elsewhere."""
    both = two.person()
    table = both[0].new("person", "person")
    watching = two.watch(both[1], table)
    events: list[Json] = []
    for _ in range(5):
        assert two.cut() >= 1
        table = both[0].play(table, table["state"]["legal"][0]["action"])
        began = time.monotonic()
        events += [each for got in until(watching, table["seq"]) for each in got["since_events"]]
        assert time.monotonic() - began < BOUND
    assert [each["seq"] for each in events] == [1, 2, 3, 4, 5]


def test_a_lost_connection_is_replaced(two: Pair) -> None:
    """The connection that looks before each answer is cut: nobody notices."""
    both = two.person()
    table = both[0].new("person", "person")
    for _ in range(3):
        assert two.cut("tikal lookout") == 2
        assert [each.table(table) for each in both] == [table, table]
