"""Bad input: a 4xx with a code and a sentence, and nothing changed."""

from collections.abc import Callable

import httpx
import pytest

import tikal
from tests.web.refusals import refusal
from tests.web.server import Browser, Json

MUTATIONS = ("actions", "undo", "undo-turn", "concede", "rematch", "refusal", "hint", "sandbox")


def test_without_the_header_nothing_changes(guest: Browser, table: Json) -> None:
    """A change without our header, as another site could send it, is refused."""
    path = f"/api/tables/{table['id']}"
    bare = {"X-Tikal": ""}
    body = {"seq": 2, "actions": ["end"]}
    answer = guest.http.post(f"{path}/actions", json=body, headers=bare)
    assert refusal(answer, 403)["code"] == "missing_header"
    assert refusal(guest.http.delete(path, headers=bare), 403)
    assert refusal(guest.http.patch(path, json={"name": "x"}, headers=bare), 403)


@pytest.mark.parametrize("what", MUTATIONS)
def test_somebody_elses_cookie(
    new_guest: Callable[[], Browser], guest: Browser, table: Json, what: str
) -> None:
    """Nobody can do anything at somebody else's table."""
    stranger = new_guest()
    body = {
        "actions": {"seq": 2, "actions": ["end"]},
        "undo": {"seq": 2},
        "undo-turn": {"seq": 2},
        "concede": {"seq": 2, "seat": 1},
        "rematch": {},
        "refusal": {"action": "end"},
        "hint": {},
        "sandbox": {"seat": 1},
    }[what]
    answer = stranger.http.post(f"/api/tables/{table['id']}/{what}", json=body)
    assert refusal(answer, 404)["code"] == "unknown_table"
    assert guest.table(table) == table


@pytest.mark.parametrize("what", ["", "/moves", "/at/0", "/record", "/picture.svg", "/result"])
def test_nobody_looks_at_somebody_elses_table(
    new_guest: Callable[[], Browser], table: Json, what: str
) -> None:
    """What is somebody's own is shown to them only."""
    answer = new_guest().http.get(f"/api/tables/{table['id']}{what}")
    assert refusal(answer, 404)["code"] == "unknown_table"


def test_nobody_changes_somebody_elses_table(new_guest: Callable[[], Browser], table: Json) -> None:
    """Neither its name nor its being there."""
    path = f"/api/tables/{table['id']}"
    assert refusal(new_guest().http.delete(path), 404)["code"] == "unknown_table"
    assert refusal(new_guest().http.patch(path, json={"name": "x"}), 404)


def test_a_cookie_with_another_signature(guest: Browser, table: Json) -> None:
    """A cookie whose user was changed is nobody's."""
    user, _, rest = (guest.http.cookies["tikal_session"]).partition(".")
    forged = f"{user[:-1]}{'0' if user[-1] != '0' else '1'}.{rest}"
    answer = httpx.get(
        f"{guest.address}/api/tables/{table['id']}", headers={"Cookie": f"tikal_session={forged}"}
    )
    assert refusal(answer, 404)["code"] == "unknown_table"


@pytest.mark.parametrize("seq", [0, 1, 3, 10**9])
def test_stale_sequence_numbers(guest: Browser, table: Json, seq: int) -> None:
    """A command for another state than the table's is refused, and told the right number."""
    path = f"/api/tables/{table['id']}"
    for what, body in (
        ("actions", {"seq": seq, "actions": ["end"]}),
        ("undo", {"seq": seq}),
        ("undo-turn", {"seq": seq}),
        ("concede", {"seq": seq, "seat": 1}),
    ):
        problem = refusal(guest.http.post(f"{path}/{what}", json=body), 409)
        assert (problem["code"], problem["params"]) == ("stale", {"seq": 2})


@pytest.mark.parametrize("seat", [2, 0, -1, 5, 10**20])
def test_forged_seats(guest: Browser, table: Json, seat: int) -> None:
    """Nobody speaks for a bot's seat, or for one that does not exist."""
    path = f"/api/tables/{table['id']}"
    answer = guest.http.post(f"{path}/concede", json={"seq": 2, "seat": seat})
    assert refusal(answer, 403)["code"] == "not_your_seat"
    answer = guest.http.post(f"{path}/sandbox", json={"seat": seat, "base": "my_turn"})
    assert refusal(answer, 403)["code"] == "not_your_seat"


def test_oversized_bodies(guest: Browser, table: Json) -> None:
    """A body has at most 64 kB, a record 1 MB; with or without a length told in advance."""
    path = f"/api/tables/{table['id']}/actions"
    body = b'{"seq": 2, "actions": ["' + b"x" * 70_000 + b'"]}'
    assert refusal(guest.http.post(path, content=body), 413)["code"] == "too_large"
    parts = (body[start : start + 1000] for start in range(0, len(body), 1000))
    assert refusal(guest.http.post(path, content=parts), 413)["code"] == "too_large"
    record = b'{"record": {"x": "' + b"x" * 1_100_000 + b'"}}'
    assert refusal(guest.http.post("/api/tables/import", content=record), 413)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"\xff\xfe",
        b"[" * 60_000,
        b'{"seq": "2", "actions": ["end"]}',
        b'{"seq": true, "actions": ["end"]}',
        b'{"seq": 2.5, "actions": ["end"]}',
        b'{"seq": -1, "actions": ["end"]}',
        b'{"seq": 2}',
        b'{"seq": 2, "actions": "end"}',
        b'{"seq": 2, "actions": []}',
        b'{"seq": 2, "actions": [null]}',
        b'{"seq": 2, "actions": ["end"], "seat": 1}',
        b'{"seq": 2, "actions": ["' + b"x" * 50 + b'"]}',
        b'{"seq": 2, "actions": [' + b",".join([b'"E+a1"'] * 65) + b"]}",
    ],
)
def test_malformed_bodies(guest: Browser, table: Json, body: bytes) -> None:
    """What is no command is refused, and the message says where it is wrong."""
    headers = {"Content-Type": "application/json"}
    answer = guest.http.post(f"/api/tables/{table['id']}/actions", content=body, headers=headers)
    assert answer.status_code in (400, 422)
    refusal(answer, answer.status_code)


@pytest.mark.parametrize(
    "text", ["", "x", "E+z9", "end\n", "bid99999999999999", "\u0000", "Ub1; end"]
)
def test_misspelt_actions(guest: Browser, table: Json, text: str) -> None:
    """A text that is no action is refused with a sentence that shows what actions look like."""
    answer = guest.http.post(
        f"/api/tables/{table['id']}/actions", json={"seq": 2, "actions": [text]}
    )
    assert answer.status_code == 422
    assert answer.json()["code"] == "notation"


@pytest.mark.parametrize("table_id", ["x", "0" * 500, "%00", "a/b"])
def test_unknown_ids(guest: Browser, table_id: str) -> None:
    """There is no such table."""
    answer = guest.http.get(f"/api/tables/{table_id}")
    assert answer.status_code == 404
    refusal(answer, 404)


def test_unknown_places(guest: Browser) -> None:
    """Whatever else is asked for under /api is not there, however it is asked for."""
    for method in ("GET", "POST", "PUT", "DELETE"):
        for path in ("/api", "/api/", "/api/nothing"):
            answer = guest.http.request(method, path)
            assert refusal(answer, 404)["code"] == "not_found"


def test_wrong_methods(guest: Browser, table: Json) -> None:
    """Where something is, a method that does nothing there is refused as such."""
    place = f"/api/tables/{table['id']}"
    for method, path in (("PUT", "/api/session"), ("GET", f"{place}/actions"), ("PUT", place)):
        answer = guest.http.request(method, path)
        assert refusal(answer, 405)["code"] == "method_not_allowed"
        assert answer.headers["allow"]
    assert guest.table(table) == table


def test_heads_are_those_of_the_bodies(guest: Browser, table: Json) -> None:
    """HEAD answers as GET does, without the body."""
    for path in (f"/api/tables/{table['id']}", "/api/tables/none", "/healthz", "/missing.js"):
        whole, head = guest.http.get(path), guest.http.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"variant": "chess"}, "setup"),
        ({"edition": "none"}, "setup"),
        ({"options": {"ties": "never"}}, "setup"),
        ({"options": {"x": 1}}, "setup"),
        ({"solo": {"score": 175}}, "setup"),
        ({"variant": "solo"}, "setup"),
        ({"variant": "solo", "seats": [{"kind": "person"}], "solo": {"score": 1}}, "setup"),
        ({"seats": [{"kind": "person"}]}, "setup"),
        ({"seats": []}, "malformed"),
        ({"seats": [{"kind": "person"}] * 5}, "malformed"),
        ({"seats": [{"kind": "mutul"}] * 2}, "malformed"),
        ({"seats": [{"kind": "person", "color": "mauve"}, {"kind": "person"}]}, "malformed"),
        ({"seats": [{"kind": "person", "color": ["gold"]}, {"kind": "person"}]}, "malformed"),
        ({"seats": [{"kind": "person", "color": "gold"}] * 2}, "setup"),
        ({"seats": [{"kind": "bot"}] * 2}, "unknown_bot"),
        ({"seats": [{"kind": "bot", "bot": "exec:touch /tmp/owned"}] * 2}, "unknown_bot"),
        ({"name": "x" * 61}, "malformed"),
        ({"seed": "7"}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
def test_set_ups_that_do_not_exist(guest: Browser, change: Json, code: str) -> None:
    """What can't be played is refused, and no table is set up."""
    wanted = {"seats": [{"kind": "person"}] * 2, **change}
    assert refusal(guest.http.post("/api/tables", json=wanted), 422)["code"] == code
    assert guest.get("/api/tables") == []


def test_a_solo_deck_names_no_file_of_the_server(guest: Browser) -> None:
    """Cards come as data; a path would let people ask what is on the server's disk."""
    wanted = {"variant": "solo", "seats": [{"kind": "person"}], "solo": {"cards": "/etc/hostname"}}
    problem = refusal(guest.http.post("/api/tables", json=wanted), 422)
    assert problem["code"] == "malformed"
    record = {**tikal.Game.new(variant="solo", seed=1).record()}
    record["setup"] = {"variant": "solo", "solo": {"cards": "/etc/hostname"}}
    problem = refusal(guest.http.post("/api/tables/import", json={"record": record}), 422)
    assert "TOML" not in problem["message"]


def test_records_that_are_none(guest: Browser) -> None:
    """A record is read whole or not at all; the message names the place."""
    good = tikal.Game.new(seats=2, seed=1).record()
    nested: Json = {}
    for _ in range(300):
        nested = {"x": nested}
    for bad, place in (
        ({}, "setup"),
        ({**good, "actions": ["end"]}, "actions[0]"),
        ({**good, "scores": [1, 2]}, "scores"),
        ({**good, "deal": {"stack": ["A4"]}}, "deal"),
        ({**good, "setup": nested}, ""),
    ):
        answer = guest.http.post("/api/tables/import", json={"record": bad})
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (422, "record")
        assert place in problem["message"]
    assert guest.get("/api/tables") == []


def test_records_that_break_a_rule(guest: Browser) -> None:
    """An action that the rules forbid is refused with their code, for pages in any language."""
    bad = {**tikal.Game.new(seats=2, seed=1).record(), "actions": ["end"]}
    problem = refusal(guest.http.post("/api/tables/import", json={"record": bad}), 422)
    assert problem["params"] == {"refusal": "place_the_tile_first", "facts": {"tile": "A2"}}


def test_paths_out_of_the_page(guest: Browser) -> None:
    """No path leads out of the page's folder."""
    for path in ("/../pyproject.toml", "/%2e%2e/app.py", "/..%2fapp.py", "//etc/passwd.txt"):
        answer = guest.http.get(path)
        assert answer.status_code == 404
