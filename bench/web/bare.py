"""The measure: the least a server must do that keeps what it is sent.

A POST with a checked JSON body, appended to an SQLite database in WAL mode with every commit
synced, as the real server does. It knows no game and answers with a number.

    python -m bench.web.bare DATABASE
"""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiosqlite
import uvicorn
from fastapi import FastAPI
from pydantic import BaseModel

from tikal.web.serving import address_of, listen

_SET_UP = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "CREATE TABLE log (id INTEGER PRIMARY KEY, name TEXT, seq INTEGER, actions TEXT)",
)


class Actions(BaseModel):
    """The same body that the real server takes."""

    seq: int
    actions: list[str]


def bare_app(database: str) -> FastAPI:
    """Return the application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with aiosqlite.connect(database) as connection:
            for statement in _SET_UP:
                await connection.execute(statement)
            app.state.connection = connection
            yield

    app = FastAPI(lifespan=lifespan)

    @app.post("/api/tables/{name}/actions")
    async def append(name: str, wanted: Actions) -> dict[str, int]:
        connection: aiosqlite.Connection = app.state.connection
        row = (name, wanted.seq, " ".join(wanted.actions))
        await connection.execute("INSERT INTO log (name, seq, actions) VALUES (?, ?, ?)", row)
        await connection.commit()
        return {"seq": wanted.seq + 1}

    return app


def main() -> None:
    """Serve until stopped; say where first."""
    listening = listen("127.0.0.1", 0)
    print(f"Tikal is at {address_of(listening)}", flush=True)
    config = uvicorn.Config(bare_app(sys.argv[1]), log_level="warning", access_log=False)
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
