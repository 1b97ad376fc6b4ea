"""How much memory the server needs with 1,000 stored games, 100 of them live."""

import asyncio
import json
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from bench.web.scripts import script
from bench.web.servers import Server, real
from bench.web.wire import Wire

STORED = 1000
LIVE = 100
_LENGTH = 300


def memory_used() -> float:
    """Return the server's memory in MB, after a thousand games and a hundred watchers."""
    with tempfile.TemporaryDirectory() as folder, real(Path(folder)) as server:
        return asyncio.run(_filled(server))


async def _filled(server: Server) -> float:
    parts = urlsplit(server.address)
    wire = Wire(str(parts.hostname), int(parts.port or 80))
    await wire.open()
    tables = [await _played(wire, number) for number in range(STORED)]
    where = f"ws://{parts.netloc}/api/tables"
    headers = {"Cookie": wire.cookie}
    sockets: list[ClientConnection] = []
    for table in tables[:LIVE]:
        socket = await connect(f"{where}/{table}/live", additional_headers=headers, max_size=None)
        await socket.recv()
        sockets.append(socket)
    used = server.memory()
    for socket in sockets:
        await socket.close()
    wire.close()
    return used


async def _played(wire: Wire, number: int) -> str:
    """Play a game half through, many moves at once, and return its table."""
    actions = script(number % 10, _LENGTH)
    seats = [{"kind": "person"}, {"kind": "person"}]
    _, body = await wire.post("/api/tables", {"seats": seats, "seed": number % 10})
    table = str(json.loads(body)["id"])
    for first in range(0, len(actions), 60):
        wanted = {"seq": first, "actions": actions[first : first + 60]}
        await wire.post(f"/api/tables/{table}/actions", wanted)
    return table
