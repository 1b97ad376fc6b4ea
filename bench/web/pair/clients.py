"""The clients of a pair: a process of its own with a socket at each server for every table.

    python -m bench.web.pair.clients KIND TABLES RATE SECONDS ADDRESS ADDRESS PROCESS PROCESS

Moves are made at a steady rate, at the two servers in turn, whether or not the last ones were
answered. The time of a move goes from when it was due until the socket at the other server has it.
One line of JSON comes out: those times in milliseconds, and kilobytes of memory.
"""

import asyncio
import gc
import json
import resource
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from bench.web.scripts import script
from bench.web.wire import Wire

_SCRIPTS = 10
_WIRES = 16
_SEQ = '"seq":'
_SETTLING = 2.0


@dataclass
class Table:
    """A table: what is played there, and when each move was due."""

    name: str
    actions: list[str]
    seq: int = 0
    due: dict[int, float] = field(default_factory=dict)


@dataclass
class Servers:
    """The two, with some connections to each, and what was measured."""

    wires: list[list[Wire]]
    addresses: list[str]
    processes: list[int]
    times: list[float] = field(default_factory=list)
    failed: int = 0

    def memory(self, which: int) -> float:
        """Return a server's memory in kilobytes."""
        status = Path(f"/proc/{self.processes[which]}/status").read_text("ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return float(line.split()[1])

    async def socket(self, which: int, table: Table) -> ClientConnection:
        """Open a socket and read its first message."""
        where = self.addresses[which].replace("http", "ws")
        headers = {"Cookie": self.wires[0][0].cookie}
        address = f"{where}/api/tables/{table.name}/live"
        socket = await connect(
            address, additional_headers=headers, max_size=None, ping_interval=None
        )
        await socket.recv()
        return socket


async def opened(addresses: list[str], processes: list[int]) -> Servers:
    """Connect to the first; the other connections are made when they are needed."""
    servers = Servers([], addresses, processes)
    for address in addresses:
        parts = urlsplit(address)
        host, port = str(parts.hostname), int(parts.port or 80)
        servers.wires.append([Wire(host, port) for _ in range(_WIRES)])
    await servers.wires[0][0].open()
    return servers


async def set_up(servers: Servers, count: int, *, real: bool) -> list[Table]:
    """Set up tables with games whose moves are known."""
    scripts = [script(seed, 400) for seed in range(_SCRIPTS)]
    seats = [{"kind": "person"}, {"kind": "person"}]
    tables = []
    for number in range(count):
        seed = number % _SCRIPTS
        name = f"t{number}"
        if real:
            body = {"seats": seats, "seed": seed}
            status, answer = await servers.wires[0][0].post("/api/tables", body)
            if status != 201:
                sys.exit(f"no table: {status} {answer.decode()[:200]}")
            name = json.loads(answer)["id"]
        tables.append(Table(name, scripts[seed]))
    return tables


async def watch(servers: Servers, which: int, table: Table, socket: ClientConnection) -> None:
    """Note when moves arrive that were made at the other server."""
    async for message in socket:
        text = str(message)
        at = text.find(_SEQ)
        if at < 0:
            continue
        seq = int(text[at + len(_SEQ) :].split(",", 1)[0].rstrip("}"))
        due = table.due.get(seq)
        if due is not None and (seq - 1) % 2 != which:
            servers.times.append((time.perf_counter() - due) * 1000)
            del table.due[seq]


async def move(servers: Servers, table: Table, wire: Wire, due: float) -> None:
    """Make the next move at the server whose turn it is."""
    table.seq += 1
    table.due[table.seq] = due
    body = {"seq": table.seq - 1, "actions": [table.actions[table.seq - 1]]}
    data = json.dumps(body).encode()
    more = ("Content-Type: application/json", "Prefer: return=minimal")
    status, _ = await wire.send("POST", f"/api/tables/{table.name}/actions", data, *more)
    servers.failed += status != 200


async def load(servers: Servers, tables: list[Table], rate: float, seconds: float) -> None:
    """Make moves at a rate, each at the next table; a connection makes one at a time."""
    free = [asyncio.Queue[Wire]() for _ in servers.wires]
    cookie = servers.wires[0][0].cookie
    for queue, wires in zip(free, servers.wires, strict=True):
        for wire in wires:
            await wire.open()
            wire.cookie = cookie
            queue.put_nowait(wire)

    async def one(number: int, due: float) -> None:
        table = tables[number % len(tables)]
        queue = free[table.seq % 2]
        wire = await queue.get()
        try:
            await move(servers, table, wire, due)
        finally:
            queue.put_nowait(wire)

    began = time.perf_counter()
    tasks = []
    for number in range(int(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        tasks.append(asyncio.create_task(one(number, due)))
    await asyncio.gather(*tasks)


async def measured(
    kind: str, count: int, rate: float, seconds: float, servers: Servers
) -> dict[str, object]:
    """Fill the servers, make the moves, and look at memory in between."""
    tables = await set_up(servers, count, real=kind == "real")
    empty = servers.memory(1)
    sockets = [[await servers.socket(which, table) for table in tables] for which in (1, 0)][::-1]
    filled = servers.memory(1)
    more = [await servers.socket(1, table) for table in tables[: count // 2]]
    per_socket = (servers.memory(1) - filled) / max(1, len(more))
    for socket in more:
        await socket.close()
    watching = [
        asyncio.create_task(watch(servers, which, table, socket))
        for which, of in enumerate(sockets)
        for table, socket in zip(tables, of, strict=True)
    ]
    await load(servers, tables, rate, seconds)
    await asyncio.sleep(_SETTLING)
    missing = sum(len(table.due) for table in tables)
    for task in watching:
        task.cancel()
    per_table = (filled - empty) / count - per_socket
    figures = {"table": per_table, "socket": per_socket}
    return {
        "times": servers.times,
        "failed": servers.failed,
        "missing": missing,
        "kilobytes": figures,
    }


async def run(arguments: list[str]) -> dict[str, object]:
    """Do as the command line says."""
    kind, count, rate, seconds = arguments[0], int(arguments[1]), *map(float, arguments[2:4])
    servers = await opened(arguments[4:6], [int(each) for each in arguments[6:8]])
    return await measured(kind, count, rate, seconds, servers)


def main() -> None:
    """Print what was measured."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    # Its own pauses are none of the servers'.
    gc.disable()
    print(json.dumps(asyncio.run(run(sys.argv[1:]))))


if __name__ == "__main__":
    main()
