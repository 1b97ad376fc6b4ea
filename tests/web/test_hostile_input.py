"""What only an attacker sends: refused with a sentence, nothing changed, nothing waited for."""

import json
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

import tikal
from tests.web.refusals import refusal
from tests.web.server import Browser, Json
from tikal.web import guard
from tikal.web.live import MOST_WATCHERS


@pytest.mark.parametrize("character", ["\u0000", "\ud800"])
def test_characters_that_are_none(guest: Browser, table: Json, character: str) -> None:
    """What no database keeps and no answer can say is refused, wherever a text may be."""
    record = tikal.Game.new(seats=2, seed=1).record()
    person = {"kind": "person"}
    path = f"/api/tables/{table['id']}"
    for method, where, body in (
        ("PATCH", "/api/session", {"name": character}),
        ("PATCH", path, {"name": f"a{character}b"}),
        ("POST", "/api/tables", {"seats": [{**person, "name": character}, person]}),
        ("POST", "/api/tables", {"seats": [person] * 2, "name": character}),
        ("POST", "/api/tables", {"seats": [person] * 2, "variant": character}),
        ("POST", "/api/tables", {"seats": [person] * 2, "options": {character: 1}}),
        ("POST", "/api/tables", {"seats": [person, {"kind": "bot", "bot": character}]}),
        ("POST", "/api/tables/import", {"record": {**record, "players": [character, "x"]}}),
        ("POST", "/api/tables/import", {"record": {**record, "date": character}}),
    ):
        sent = json.dumps(body).encode("ascii")
        headers = {"Content-Type": "application/json"}
        answer = guest.http.request(method, where, content=sent, headers=headers)
        assert refusal(answer, 422)["code"] == "malformed"
    assert [each["id"] for each in guest.get("/api/tables")] == [table["id"]]


@pytest.mark.parametrize("path", ["/a%00.js", "/" + "a" * 300 + ".js", "/%ff.js"])
def test_files_that_no_folder_can_have(guest: Browser, path: str) -> None:
    """A name that the file system refuses is a file that is not there."""
    assert refusal(guest.http.get(path), 404)


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300])
def test_places_that_no_file_can_have(guest: Browser, path: str) -> None:
    """Without an ending it is a place in the app, which says itself that it knows none such."""
    answer = guest.http.get(path)
    assert answer.status_code == 200
    assert "<title>" in answer.text


@pytest.mark.parametrize("table_id", ["%00", "%ff", "a" * 41, "x y"])
def test_ids_that_are_none(guest: Browser, table_id: str) -> None:
    """What does not look like an id is not even asked for."""
    assert refusal(guest.http.get(f"/api/tables/{table_id}/moves"), 404)


def test_huge_numbers(guest: Browser, table: Json) -> None:
    """A number of any length is refused or harmless."""
    path = f"/api/tables/{table['id']}"
    huge = b"9" * 5000
    body = b'{"seq": ' + huge + b', "actions": ["end"]}'
    headers = {"Content-Type": "application/json"}
    answer = guest.http.post(f"{path}/actions", content=body, headers=headers)
    assert answer.status_code in (400, 422)
    refusal(answer, answer.status_code)
    answer = guest.http.post(f"{path}/actions", json={"seq": 10**400, "actions": ["end"]})
    assert refusal(answer, 409)["code"] == "stale"
    assert refusal(guest.http.get(f"{path}/at/{10**40}"), 404)["code"] == "no_such_move"
    assert guest.get(f"{path}/moves?since={10**40}") == []


def test_a_slow_body(guest: Browser, table: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for ever for the rest of a request."""
    monkeypatch.setattr(guard, "SLOWEST_BODY", 0.3)

    def trickle() -> Iterator[bytes]:
        yield b'{"seq": 2, '
        time.sleep(1)
        yield b'"actions": ["end"]}'

    answer = guest.http.post(f"/api/tables/{table['id']}/actions", content=trickle())
    assert refusal(answer, 408)["code"] == "too_slow"


def test_a_body_cut_off(guest: Browser, table: Json) -> None:
    """A request whose sender has left is not carried out, even if what came makes sense."""
    host, port = guest.address.removeprefix("http://").split(":")
    body = b'{"seq": 2, "actions": ["end"]}'
    cookie = guest.http.cookies["tikal_session"].encode()
    head = (
        b"POST /api/tables/%b/actions HTTP/1.1\r\nHost: x\r\nX-Tikal: 1\r\n"
        b"Content-Type: application/json\r\nCookie: tikal_session=%b\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%b\r\n"
    ) % (table["id"].encode(), cookie, len(body), body)
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(head)
        time.sleep(0.1)
    time.sleep(0.3)
    assert guest.table(table)["seq"] == 2


def test_too_many_sockets(guest: Browser, table: Json) -> None:
    """A table is watched from a few windows, not from thousands; one that closes makes room."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(guest.live(table["id"])) for _ in range(MOST_WATCHERS)]
        for each in sockets:
            each.recv(timeout=20)
        with guest.live(table["id"]) as one_more:
            problem = json.loads(one_more.recv(timeout=20))["problem"]
            assert problem["code"] == "too_many"
        sockets[0].close()
        time.sleep(0.2)
        with guest.live(table["id"]) as again:
            assert json.loads(again.recv(timeout=20))["type"] == "table"


def test_one_hint_at_a_time(guest: Browser) -> None:
    """Whoever asks again while a hint is being thought of is told so; bots get their turn."""
    begun = guest.play(guest.new("person", "person"), "A4@b3+0")
    path = f"/api/tables/{begun['id']}/hint"
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: guest.http.post(path, json={}), range(8)))
    refused = [answer for answer in answers if answer.status_code != 200]
    assert 0 < len(refused) < len(answers)
    assert {refusal(answer, 429)["code"] for answer in refused} == {"too_many"}
