"""One client that sends whatever it likes, from an address of its own."""

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from urllib.parse import urlsplit

from bench.attacks.count import Count
from bench.web.wire import Wire
from tikal.web.connections.refusals import LARGEST_HEAD
from tikal.web.guard import LARGEST_BODY

# Not 127.0.0.1, which may be a proxy's and has no share of its own.
ADDRESS = "127.0.0.2"
PATIENCE = 30.0
# Of a refusal an attacker who wants to be fast does not wait for the end.
_PAUSE = 0.02
JSON = "Content-Type: application/json"


class Stranger:
    """Sends requests one after the other; connects anew whenever it is thrown out."""

    def __init__(self, address: str, count: Count) -> None:
        """Aim at a server; every answer is counted."""
        parts = urlsplit(address)
        self.count = count
        self.wire = Wire(str(parts.hostname), int(parts.port or 80), ADDRESS)

    async def send(self, method: str, path: str, data: bytes, *more: str) -> tuple[int, bytes]:
        """Send a request; return status and body, 0 and nothing if no answer comes.

        To be cut off counts as 413 for a request that is too large.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                if not self.wire.is_open:
                    await self.wire.open()
                status, body = await self.wire.send(method, path, data, *more)
        except TimeoutError:
            self.wire.is_open = False
            status, body = 0, b""
        except (OSError, EOFError):
            # Whoever still sends while the server closes may miss what it says.
            self.wire.is_open = False
            large = len(data) > LARGEST_BODY or sum(map(len, more)) > LARGEST_HEAD // 2
            status, body = 413 if large else 0, b""
        self.count.answer(status, f"{method} {path.partition('?')[0]}")
        if status == 429:
            await asyncio.sleep(_PAUSE)
        return status, body

    async def post(self, path: str, body: object) -> tuple[int, bytes]:
        """Send JSON."""
        return await self.send("POST", path, json.dumps(body).encode(), JSON)

    async def new(self, *seats: str) -> str | None:
        """Set up a table of people and bots; return its id, None if it was refused."""
        wanted = [
            {"kind": "person"} if each == "person" else {"kind": "bot", "bot": each}
            for each in seats
        ]
        status, body = await self.post("/api/tables", {"seats": wanted})
        return str(json.loads(body)["id"]) if status == 201 else None

    def forget(self) -> None:
        """Be somebody else from now on."""
        self.wire.cookie = ""


def in_parallel(
    address: str,
    seconds: float,
    count: Count,
    work: Callable[[Stranger, int], Coroutine[None, None, None]],
    strangers: int = 4,
) -> None:
    """Let several connections of one client repeat some work, which gets a running number."""
    end = time.monotonic() + seconds

    async def repeat(first: int) -> None:
        stranger = Stranger(address, count)
        number = first
        while time.monotonic() < end:
            await work(stranger, number)
            number += strangers
        if stranger.wire.is_open:
            stranger.wire.close()

    async def everybody() -> None:
        await asyncio.gather(*(repeat(first) for first in range(strangers)))

    asyncio.run(everybody())
