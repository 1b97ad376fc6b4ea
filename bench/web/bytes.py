"""`python -m bench.web.bytes`: how many bytes a click in the browser brings over the wire.

A golden game is played on the real server, one action for each click, as a page does it: a request
that accepts gzip, and a socket that accepts compression. All that the server sends is counted,
headers included. In `act` each click is followed by a look at a temple whose buttons are grey; a
server that does not send with the table why they are is asked for each of them.

It knows no more of the answers than that, so that it runs on older commits too.
"""

import asyncio
import gzip
import json
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from bench.web.servers import real

GAMES: Final = Path(__file__).parents[2] / "tests" / "games"
NAMES: Final = ("classic-2-supermeeple", "classic-4-supermeeple", "auction-3-supermeeple")
_CLICKS: Final = 150
# Once something has come, the rest of it comes within this time.
_SILENCE: Final = 0.05
_PATIENCE: Final = 5.0


@dataclass
class Relay:
    """A port that hands everything on to a server and back, and counts what comes back."""

    host: str
    port: int
    got: int = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        """Listen; return on which port."""
        server = await asyncio.start_server(self._joined, "127.0.0.1", 0)
        async with server:
            yield server.sockets[0].getsockname()[1]

    async def _joined(self, page: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        answers, there = await asyncio.open_connection(self.host, self.port)
        with suppress(asyncio.CancelledError):
            await asyncio.gather(self._pipe(page, there, 0), self._pipe(answers, back, 1))

    async def _pipe(self, source: asyncio.StreamReader, to: asyncio.StreamWriter, by: int) -> None:
        while data := await source.read(65536):
            self.got += by * len(data)
            to.write(data)
        to.close()

    def taken(self) -> int:
        """Return what was counted since the last time."""
        got, self.got = self.got, 0
        return got


@dataclass
class Page:
    """One window: a kept connection with a cookie."""

    port: int
    cookie: str = ""

    async def open(self) -> None:
        """Connect; `close` hangs up."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def post(self, path: str, body: object) -> Any:  # noqa: ANN401 - as JSON
        """Send JSON as a browser does; return the answer."""
        data = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nX-Tikal: 1\r\n"
            f"Accept-Encoding: gzip, deflate, br\r\nPrefer: return=minimal\r\n"
            f"Cookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self._writer.write(head.encode() + data)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        parts = (line.partition(": ") for line in lines[1:] if line)
        fields = {name.lower(): value for name, _, value in parts}
        answer = await self._reader.readexactly(int(fields["content-length"]))
        self.cookie = fields.get("set-cookie", self.cookie).partition(";")[0]
        if not lines[0].startswith("HTTP/1.1 2"):
            sys.exit(f"{path}: {lines[0]} {answer.decode()}")
        packed = fields.get("content-encoding") == "gzip"
        return json.loads(gzip.decompress(answer) if packed else answer)

    async def close(self) -> None:
        """Hang up."""
        self._writer.close()
        await self._writer.wait_closed()


@dataclass
class Count:
    """What clicks brought in one phase."""

    answers: list[int] = field(default_factory=list)
    pushed: list[int] = field(default_factory=list)
    looks: list[int] = field(default_factory=list)

    def line(self, phase: str) -> str:
        """Return the means as a line of the table."""
        means = [statistics.fmean(each or [0]) for each in (self.answers, self.pushed, self.looks)]
        figures = "".join(f"{mean:12.0f}" for mean in (*means, sum(means)))
        return f"{phase:8}{len(self.answers):8}{figures}"


async def played(relays: tuple[Relay, Relay], name: str, counts: dict[str, Count]) -> None:
    """Play the beginning of a golden game."""
    record = json.loads((GAMES / f"{name}.tikal").read_text("utf-8"))
    actions = record.pop("actions")[:_CLICKS]
    begun = {key: record[key] for key in record if key not in ("scores", "winners")}
    asked, pushed = relays
    async with asked.open() as port, pushed.open() as other:
        page = Page(port)
        await page.open()
        table = await page.post("/api/tables/import", {"record": {**begun, "actions": []}})
        path = f"/api/tables/{table['id']}"
        address = f"ws://127.0.0.1:{other}{path}/live?since=0"
        async with connect(address, additional_headers={"Cookie": page.cookie}) as socket:
            await socket.recv()
            for seq, action in enumerate(actions):
                asked.taken(), pushed.taken()
                answer = await page.post(f"{path}/actions", {"seq": seq, "actions": [action]})
                message = await _message(socket)
                state = answer.get("table", answer).get("state") or message["table"]["state"]
                count = counts.setdefault(state["phase"], Count())
                count.answers.append(asked.taken())
                count.pushed.append(pushed.taken())
                if state["phase"] == "act":
                    await _look(page, path, state)
                    count.looks.append(asked.taken())
        await page.close()


async def _message(socket: Any) -> Any:  # noqa: ANN401 - as JSON
    """Return the last of what is pushed; a server may push nothing."""
    message = None
    try:
        while True:
            wait = _PATIENCE if message is None else _SILENCE
            message = json.loads(await asyncio.wait_for(socket.recv(), wait))
    except TimeoutError:
        return message


async def _look(page: Page, path: str, state: Any) -> None:  # noqa: ANN401 - as JSON
    """Look at the first temple, and ask why what can't be done there can't, if that is not said."""
    if "options" in state:
        return
    legal = [each["action"] for each in state["legal"]]
    [temple, *_] = [each["space"] for each in state["spaces"] if each["terrain"] == "temple"]
    for action in (f"U{temple}", f"G{temple}E", f"G{temple}L"):
        if action not in legal:
            await page.post(f"{path}/refusal", {"action": action, "line": None})


async def main() -> None:
    """Print the bytes of a click by the phase it leads to."""
    counts: dict[str, Count] = {}
    with tempfile.TemporaryDirectory() as folder, real(Path(folder), bots=1) as server:
        where = urlsplit(server.address)
        for name in NAMES:
            host, port = str(where.hostname), int(where.port or 80)
            await played((Relay(host, port), Relay(host, port)), name, counts)
    print("phase     clicks      answer      socket        look         sum   (mean bytes)")
    for phase, count in sorted(counts.items()):
        print(count.line(phase))


if __name__ == "__main__":
    asyncio.run(main())
