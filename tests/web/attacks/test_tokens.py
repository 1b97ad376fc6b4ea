"""Tokens under attack: forged, oversized, guessed, in addresses, beside a visitor's cookie."""

import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.web.accounts.people import club_at, sign_up
from tests.web.accounts.programs import listening, make_token, program
from tests.web.alone import run_alone
from tests.web.refusals import refusal
from tests.web.rooms import open_table
from tests.web.server import Browser, Json
from tikal.web.play.streams import LONGEST, Stream, StreamWatcher
from tikal.web.play.viewer import SPECTATOR
from tikal.web.routes.stream import MOST
from tikal.web.store.database import file_url
from tikal.web.tokens import WRONG

FORGED = [
    "tikal_",
    "tikal_" + "A" * 43,
    "A" * 200,
    "A" * 5000,
    "tikal_session",
    "null",
    "'; DROP TABLE tokens; --",
]


@pytest.mark.parametrize("token", FORGED)
def test_a_forged_token_is_refused(tmp_path: Path, token: str) -> None:
    """Whatever it looks like; the cookie beside it does not help, and nothing is set."""
    with club_at(file_url(tmp_path / "tikal.sqlite3"), tmp_path) as new:
        guest = new()
        table = guest.new("person", "person")
        guest.http.headers["Authorization"] = f"bearer {token}"
        for answer in (
            guest.http.get("/api/tables"),
            guest.http.post(
                f"/api/tables/{table['id']}/actions", json={"seq": 0, "actions": ["x"]}
            ),
        ):
            assert refusal(answer, 401)["code"] == "bad_token"
            assert "set-cookie" not in answer.headers


def test_other_schemes_are_for_a_proxy(tmp_path: Path) -> None:
    """A browser that has signed in to a proxy before us sends that, too: its cookie counts."""
    with club_at(file_url(tmp_path / "tikal.sqlite3"), tmp_path) as new:
        guest = new()
        table = guest.new("person", "person")
        guest.http.headers["Authorization"] = "Basic YWRhOmFkYQ=="
        assert guest.table(table)["owner"]
        del guest.http.headers["X-Tikal"]
        answer = guest.http.patch("/api/session", json={"name": "Eve"})
        assert refusal(answer, 403)["code"] == "missing_header"


def test_a_token_in_an_address_is_refused(tmp_path: Path) -> None:
    """As any parameter: it would be in the logs of whoever is on the way."""
    with club_at(file_url(tmp_path / "tikal.sqlite3"), tmp_path) as new:
        ada = new()
        sign_up(ada, "ada")
        token = make_token(ada)["token"]
        for query in ("token", "access_token", "since", "x"):
            answer = ada.http.get("/api/stream", params={query: token})
            assert refusal(answer, 400)["code"] == "token_in_address"


def test_guessing_is_limited(tmp_path: Path) -> None:
    """An address that shows many wrong tokens waits; who has come in before is not kept out."""
    with club_at(file_url(tmp_path / "tikal.sqlite3"), tmp_path) as new:
        ada = new()
        sign_up(ada, "ada")
        known, fresh = (program(new(), make_token(ada)["token"]) for _ in range(2))
        known.get("/api/tables")
        guesser = program(new(), "")
        codes = []
        for number in range(WRONG + 5):
            guesser.http.headers["Authorization"] = f"Bearer tikal_{number:043}"
            codes.append(guesser.http.get("/api/tables").json()["code"])
        assert codes[:WRONG] == ["bad_token"] * WRONG
        assert codes[-1] == "slow_down"
        problem = refusal(fresh.http.get("/api/tables"), 429)
        assert problem["params"]["what"] == "tokens"
        assert known.get("/api/tables") == []
        assert ada.get("/api/tables") == []


def test_nobody_has_endless_streams(tmp_path: Path) -> None:
    """Of all tokens of a user together; who closes one may have another."""
    with club_at(file_url(tmp_path / "tikal.sqlite3"), tmp_path) as new:
        ada = new()
        sign_up(ada, "ada")
        scripts = [program(new(), make_token(ada)["token"]) for _ in range(MOST + 1)]
        with ExitStack() as stack:
            opened = [stack.enter_context(listening(each)) for each in scripts[:MOST]]
            for each in opened:
                each.until("ready")
            answer = scripts[MOST].http.get("/api/stream")
            assert refusal(answer, 429)["code"] == "too_many_streams"
        limit = time.monotonic() + 60
        while status_of_stream(scripts[MOST]) != 200:  # the others' ends are still to be noticed
            assert time.monotonic() < limit
            time.sleep(0.05)


def status_of_stream(script: Browser) -> int:
    """Ask for a stream and leave it at once."""
    with script.http.stream("GET", "/api/stream") as answer:
        return answer.status_code


def test_who_does_not_read_is_cut_off() -> None:
    """What waits for a program is bounded; it may connect again."""

    async def work() -> None:
        stream = Stream("ada", "token-1")
        watcher = StreamWatcher(stream, open_table("t"), SPECTATOR, here=True)
        for _ in range(LONGEST):
            watcher.put(b"{}")
        assert stream.ended
        assert await stream.next() is None

    run_alone(work())


def test_a_page_of_another_site_has_no_token(tmp_path: Path) -> None:
    """It could only send the header if we allowed it, and we answer no such question."""
    with club_at(file_url(tmp_path / "tikal.sqlite3"), tmp_path) as new:
        asked: Json = {
            "Origin": "https://evil.example",
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization",
        }
        answer = new().http.request("OPTIONS", "/api/tables", headers=asked)
        assert not any(name.startswith("access-control") for name in answer.headers)
