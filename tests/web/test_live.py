"""The socket: pushes after every change, catching up, and codes for those who may not look."""

import json
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.web.server import Browser, Json


def message(socket: ClientConnection) -> Json:
    """Return the next message."""
    found: Json = json.loads(socket.recv(timeout=20))
    return found


def closing_code(socket: ClientConnection) -> int:
    """Read until the server closes, and return its code."""
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_watcher_sees_every_change(guest: Browser) -> None:
    """The table comes at once, and again after each change with what has happened."""
    table = guest.new("person", "person")
    with guest.live(table["id"]) as socket:
        first = message(socket)
        assert (first["type"], first["table"], first["since_events"]) == ("table", table, [])
        played = guest.play(table, "A4@b3+0", "E+a1")
        second = message(socket)
        assert second["table"] == played
        assert [entry["action"] for entry in second["since_events"]] == ["A4@b3+0", "E+a1"]
        assert second["since_events"][0]["events"][0]["code"] == "tile_placed"
        guest.post(f"/api/tables/{table['id']}/undo", {"seq": 2})
        third = message(socket)["since_events"]
        assert [(entry["kind"], entry["action"]) for entry in third] == [("undo", "E+a1")]
        guest.patch(f"/api/tables/{table['id']}", {"name": "Renamed"})
        assert message(socket)["table"]["name"] == "Renamed"


def test_who_comes_back_catches_up(guest: Browser) -> None:
    """`since` says what one knows; what has happened after it comes with the first message."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0", "E+a1", "L+a1")
    with guest.live(table["id"], since=1) as socket:
        assert [entry["seq"] for entry in message(socket)["since_events"]] == [2, 3]
    with guest.live(table["id"], since=99) as socket:
        assert message(socket)["since_events"] == []


def test_garbage_on_the_socket_changes_nothing(guest: Browser) -> None:
    """Whatever is sent is ignored; what is too long ends the connection, not the server."""
    table = guest.new("person", "person")
    with guest.live(table["id"]) as socket:
        message(socket)
        for garbage in ("", "{", '{"type":"play","actions":["end"]}', b"\x00\xff", "x" * 10_000):
            socket.send(garbage)
        guest.play(table, "A4@b3+0")
        assert message(socket)["table"]["seq"] == 1
    with guest.live(table["id"]) as socket:
        message(socket)
        socket.send("x" * 100_000)
        assert closing_code(socket) == 1009
    assert guest.table(table)["seq"] == 1


def test_a_flood_ends_the_connection(guest: Browser) -> None:
    """Who sends without end is let go."""
    table = guest.new("person", "person")
    with guest.live(table["id"]) as socket:
        message(socket)
        for _ in range(1000):
            socket.send("x")
        assert message(socket)["problem"]["code"] == "too_much"
        assert closing_code(socket) == 4400


def test_unknown_and_forbidden_tables(new_guest: Callable[[], Browser]) -> None:
    """Somebody else's table is none, as is one that is not there; a wrong number has its code."""
    one, other = new_guest(), new_guest()
    table = one.new("person", "person")
    other.get("/api/session")
    with other.live(table["id"]) as socket:
        assert message(socket)["problem"]["code"] == "unknown_table"
        assert closing_code(socket) == 4404
    with one.live("nothing") as socket:
        assert message(socket)["problem"]["code"] == "unknown_table"
        assert closing_code(socket) == 4404
    with one.live(table["id"], since="x") as socket:
        assert message(socket)["problem"]["code"] == "since"
        assert closing_code(socket) == 4400


def test_another_site_gets_no_socket(guest: Browser) -> None:
    """A page of another site can't look over one's shoulder; our own can."""
    table = guest.new("person", "person")
    with guest.live(table["id"], Origin="https://elsewhere.example") as socket:
        assert closing_code(socket) == 4403
    with guest.live(table["id"], Origin=guest.address) as socket:
        assert message(socket)["table"]["id"] == table["id"]


def test_watchers_of_a_table_thrown_away_are_sent_home(guest: Browser) -> None:
    """The socket is closed with a code that means: connect again."""
    table = guest.new("person", "person")
    with guest.live(table["id"]) as socket:
        message(socket)
        guest.http.delete(f"/api/tables/{table['id']}")
        assert closing_code(socket) == 1012


def silent(socket: ClientConnection) -> bool:
    """Return whether nothing more comes for a while."""
    try:
        socket.recv(timeout=0.3)
    except TimeoutError:
        return True
    return False


@pytest.mark.parametrize("prefer", ["return=minimal", "wait=9, return=minimal"])
def test_the_table_travels_once(guest: Browser, prefer: str) -> None:
    """Whoever prefers it is answered with a number; each socket brings the table, once."""
    table = guest.new("person", "person")
    path = f"/api/tables/{table['id']}"
    wanted: tuple[tuple[str, Json], ...] = (
        ("actions", {"actions": ["A4@b3+0", "E+a1"]}),
        ("undo", {}),
        ("undo-turn", {}),
        ("concede", {"seat": 2}),
    )
    seq = 0
    with guest.live(table["id"]) as one, guest.live(table["id"]) as other:
        message(one)
        message(other)
        for kind, body in wanted:
            sent = {"seq": seq, **body}
            answer = guest.http.post(f"{path}/{kind}", json=sent, headers={"Prefer": prefer})
            assert answer.headers["preference-applied"] == "return=minimal"
            found = answer.json()
            assert set(found) == {"seq"}
            seq = found["seq"]
            assert message(one)["table"]["seq"] == message(other)["table"]["seq"] == seq
            assert silent(one)
            assert silent(other)


def test_without_a_socket_the_answer_is_the_table(guest: Browser) -> None:
    """Nobody has to open one: unless asked for less, a command is answered with the table."""
    table = guest.new("person", "person")
    path = f"/api/tables/{table['id']}/actions"
    sent = {"seq": 0, "actions": ["A4@b3+0"]}
    answer = guest.http.post(path, json=sent, headers={"Prefer": "return=representation"})
    assert "preference-applied" not in answer.headers
    assert answer.json() == guest.table(table)


def test_a_refusal_is_whole_however_brief_the_answer(guest: Browser) -> None:
    """What is preferred concerns what was done, not why it was not."""
    table = guest.new("person", "person")
    path = f"/api/tables/{table['id']}/actions"
    prefer = {"Prefer": "return=minimal"}
    stale = guest.http.post(path, json={"seq": 5, "actions": ["end"]}, headers=prefer)
    assert (stale.status_code, stale.json()["params"]) == (409, {"seq": 0})
    illegal = guest.http.post(path, json={"seq": 0, "actions": ["end"]}, headers=prefer)
    assert (illegal.status_code, illegal.json()["rule"]) == (422, "R4.1")


def test_a_new_name_travels_alone(guest: Browser) -> None:
    """Renaming is answered with the name; the sockets bring the table, once."""
    table = guest.new("person", "person")
    with guest.live(table["id"]) as socket:
        message(socket)
        answer = guest.patch(f"/api/tables/{table['id']}", {"name": " Sun  day "})
        assert answer == {"name": "Sun day", "terms": table["terms"]}
        assert message(socket)["table"] == {**table, "name": "Sun day"}
        assert silent(socket)
