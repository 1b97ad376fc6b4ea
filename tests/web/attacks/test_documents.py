"""Documents from outside: whatever they contain, nobody else waits for them."""

import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import tikal
from tests.playing import seeded, walk
from tests.web.process import Serving, serving
from tests.web.refusals import refusal
from tests.web.server import Browser

# What the loop may stand still for; the attacks made it stand still for 5 seconds and more.
LONGEST_WAIT = 1.0
HEADERS = {"Content-Type": "application/json"}
PERSON = {"kind": "person"}
DOTS = ".".join("a" * 19_000)
WHOLE = walk(tikal.Game.new("classic", seats=4, seed=3), seeded(3), 100_000).record()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Run a server in a process of its own, so that only its own work makes it wait."""
    with serving(tmp_path_factory.mktemp("documents")) as running:
        yield running


@pytest.fixture
def somebody(server: Serving) -> Iterator[Browser]:
    """Open somebody's browser."""
    browser = Browser(server.address)
    yield browser
    browser.close()


@contextmanager
def heartbeat(address: str) -> Iterator[list[float]]:
    """Ask the server over and over whether it is alive; yield how long the answers took."""
    waits: list[float] = []
    done = threading.Event()

    def beat() -> None:
        with httpx.Client(base_url=address, timeout=60) as client:
            while not done.is_set():
                before = time.monotonic()
                assert client.get("/healthz").status_code == 200
                waits.append(time.monotonic() - before)
                time.sleep(0.005)

    with ThreadPoolExecutor(1) as pool:
        beating = pool.submit(beat)
        while not waits and not beating.done():
            time.sleep(0.005)
        try:
            yield waits
        finally:
            done.set()
            beating.result()


def solo_deck(text: str) -> dict[str, Any]:
    """Return the request for a solo game with a deck."""
    return {"variant": "solo", "seats": [PERSON], "solo": {"deck": text}}


def legend_deck(text: str) -> dict[str, Any]:
    """Return the request for a game of Legend with a deck."""
    return {"variant": "legend", "seats": [PERSON], "legend": {"deck": text}}


DECKS = {
    "key": f"{DOTS} = 1",
    "header": f"[{DOTS}]",
    "spaced": f"[{DOTS.replace('.', ' . ')[:39_000]}]",
    "other line ends": f'"\u2028".{DOTS}=1',
    "inline": f"a = {{{DOTS} = 1}}",
    "many": "\n".join([f"[{'.'.join('a' * 20)}]", *(f"b{each} = 1" for each in range(3500))]),
    "deep": "a = " + "[" * 39_000,
    "digits": "a = " + "9" * 39_000,
}


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("made", [solo_deck, legend_deck])
def test_decks(somebody: Browser, deck: str, made: Any) -> None:  # noqa: ANN401 - a function
    """A deck is refused in one line, and the server answers others meanwhile."""
    with heartbeat(somebody.address) as waits:
        answer = somebody.http.post("/api/tables", json=made(DECKS[deck]))
    assert refusal(answer, 422)["code"].startswith("deck_")
    assert max(waits) < LONGEST_WAIT


def bodies() -> dict[str, tuple[bytes, int]]:
    """Return hostile bodies of an import, with the status of their refusals."""
    megabyte = 1024 * 1024 - 100
    return {
        "deep lists": (b'{"record": ' + b"[" * megabyte, 413),
        "shallow lists": (b'{"record": {"actions": [' + b"[]," * 300_000 + b"[]]}}", 413),
        "numbers": (b'{"record": {"actions": [' + b"1," * 29_900 + b"1]}}", 422),
        "digits": (b'{"record": {"version": ' + b"9" * 1_000_000 + b"}}", 400),
        "deep": (b'{"record":' * 800 + b"1" + b"}" * 800, 422),
        "deep key": (b'{"record": {"deal":' + b'{"a":' * 900 + b"1" + b"}" * 902, 422),
        "date": (json.dumps({"record": {**WHOLE, "date": "x" * 1_000_000}}).encode(), 422),
        "name": (json.dumps({"record": {**WHOLE, "players": ["x" * 9999] * 4}}).encode(), 422),
        "action": (json.dumps({"record": {**WHOLE, "actions": ["x" * 900_000]}}).encode(), 422),
        "option": (
            json.dumps({"record": {"setup": {"options": {"x" * 900_000: 1}}}}).encode(),
            422,
        ),
        "seed": (b'{"record": {"deal": {}, "setup": {"seed": ' + b"7" * 4200 + b"}}}", 422),
    }


@pytest.mark.parametrize("kind", bodies())
def test_records(somebody: Browser, kind: str) -> None:
    """A record that is none is refused in one line, and the server answers others meanwhile."""
    body, status = bodies()[kind]
    with heartbeat(somebody.address) as waits:
        answer = somebody.http.post("/api/tables/import", content=body, headers=HEADERS)
    assert len(refusal(answer, status)["message"]) < 400
    assert max(waits) < LONGEST_WAIT


def test_whole_games(somebody: Browser) -> None:
    """While games are imported one after the other, others get their answers."""
    with heartbeat(somebody.address) as waits, ThreadPoolExecutor(8) as pool:
        answers = list(
            pool.map(
                lambda _: somebody.http.post("/api/tables/import", json={"record": WHOLE}),
                range(24),
            )
        )
    assert {answer.status_code for answer in answers} == {201}
    assert max(waits) < LONGEST_WAIT


def test_files(tmp_path: Path) -> None:
    """The same documents in files are refused by the library in one line."""
    for kind, (body, _) in bodies().items():
        path = tmp_path / "x.tikal"
        path.write_bytes(body)
        with pytest.raises(tikal.TikalError) as refused:
            tikal.load(path)
        assert len(str(refused.value).splitlines()) == 1, kind
