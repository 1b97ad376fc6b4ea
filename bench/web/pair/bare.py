"""The measure: the least that two servers must do that keep what they are sent and tell each other.

A POST with a checked JSON body, one insert with a NOTIFY in its transaction, and a push to the
sockets of whoever hears it. It knows no game and tells a number.

    python -m bench.web.pair.bare URL
"""

import asyncio
import sys
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import BaseModel

from tikal.web.serving import address_of, listen

_SET_UP = (
    "CREATE TABLE IF NOT EXISTS log (name TEXT, seq INTEGER, actions TEXT, PRIMARY KEY (name, seq))"
)
_INSERT = "INSERT INTO log VALUES (%s, %s, %s)"
_NOTIFY = "SELECT pg_notify('bare', %s)"


class Actions(BaseModel):
    """The same body that the real server takes."""

    seq: int
    actions: list[str]


def bare_app(url: str) -> FastAPI:
    """Return the application."""
    sockets: defaultdict[str, list[WebSocket]] = defaultdict(list)
    lock = asyncio.Lock()

    async def hear(connection: psycopg.AsyncConnection) -> None:
        async for notice in connection.notifies():
            name, _, seq = notice.payload.partition(" ")
            for socket in sockets[name]:
                await socket.send_text(f'{{"seq":{seq}}}')

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with (
            await psycopg.AsyncConnection.connect(url) as writing,
            await psycopg.AsyncConnection.connect(url, autocommit=True) as listening,
        ):
            await writing.execute(_SET_UP.encode())
            await writing.commit()
            await listening.execute(b"LISTEN bare")
            app.state.connection = writing
            task = asyncio.create_task(hear(listening))
            yield
            task.cancel()

    app = FastAPI(lifespan=lifespan)

    @app.post("/api/tables/{name}/actions")
    async def append(name: str, wanted: Actions) -> dict[str, int]:
        connection: psycopg.AsyncConnection = app.state.connection
        seq = wanted.seq + 1
        async with lock:
            await connection.execute(_INSERT.encode(), (name, seq, " ".join(wanted.actions)))
            await connection.execute(_NOTIFY.encode(), (f"{name} {seq}",))
            await connection.commit()
        return {"seq": seq}

    @app.websocket("/api/tables/{name}/live")
    async def live(socket: WebSocket, name: str) -> None:
        await socket.accept()
        await socket.send_text('{"seq":0}')
        sockets[name].append(socket)
        try:
            while True:
                await socket.receive_text()
        except WebSocketDisconnect:
            sockets[name].remove(socket)

    return app


def main() -> None:
    """Serve until stopped; say where first."""
    listening = listen("127.0.0.1", 0)
    print(f"Tikal is at {address_of(listening)}", flush=True)
    # As long as the real server keeps idle connections.
    patient = {"timeout_keep_alive": 75, "log_level": "warning", "access_log": False}
    config = uvicorn.Config(bare_app(sys.argv[1]), **patient)  # type: ignore[arg-type]
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
