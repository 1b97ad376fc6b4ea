"""The socket: pushes the table after every change, with the commands since the last message.

Nothing is done over it. A browser says whether the page is on the screen; whatever else it sends is
ignored, and too much of it ends the connection.
"""

import asyncio
import logging
from http import HTTPStatus
from typing import Final, Literal

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from tikal.web.gate import refuse_socket
from tikal.web.limits.middleware import client_of
from tikal.web.play.open_table import OpenTable
from tikal.web.play.viewer import Viewer
from tikal.web.play.watching import Watcher
from tikal.web.problem import Refused
from tikal.web.schema.table import LiveMessage
from tikal.web.server import Server

ROUTER = APIRouter()

LOG: Final = logging.getLogger("tikal.web")
# The closing code for "connect again".
AGAIN: Final = 1012
_PING_SECONDS: Final = 20.0
_PING: Final = '{"type":"ping"}'
# What a page says when it is on the screen, and when it is not.
_SIGHT: Final = {"visible": True, "hidden": False}
_MOST_RECEIVED: Final = 1000
# No table needs more windows than this for its players, and more spectators wait for a place.
MOST_WATCHERS: Final = 32
MOST_SPECTATORS: Final = 200


@ROUTER.websocket("/api/tables/{table_id}/live")
async def live(
    socket: WebSocket, table_id: str, since: str = "0", people: Literal["0", "1"] = "0"
) -> None:
    """Push a table's changes until either side leaves, unless the client has too many sockets.

    With `people=1` it also pushes who is here and what they say.
    """
    await socket.accept()
    shares, client = socket.app.state.server.shares, client_of(socket.scope)
    try:
        shares.use("requests", client)
        with shares.socket(client):
            await _push(socket, table_id, since, people=people == "1")
    except Refused as problem:
        await refuse_socket(socket, problem)


async def _push(socket: WebSocket, table_id: str, since: str, *, people: bool) -> None:
    try:
        known = _number(since)
        table, viewer = await _table(socket, table_id)
    except Refused as problem:
        await refuse_socket(socket, problem)
        return
    except (SQLAlchemyError, OSError) as problem:
        LOG.warning("store failed", extra={"path": socket.url.path, "problem": str(problem)[:200]})
        await socket.close(AGAIN, "storage")
        return
    watcher = Watcher(viewer, socket.state.session.id, socket.state.user, people=people)
    try:
        first = await table.watch(watcher, known)
    except Refused:
        await socket.close(AGAIN, "closed")
        return
    server: Server = socket.app.state.server
    # Bots alone may have waited until somebody looks.
    server.room.draw_attention(table)
    try:
        await socket.send_text(first.decode())
        server.presence.changed(table, watcher)
        await _until_either_leaves(socket, watcher)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        table.watchers.discard(watcher)
        server.presence.changed(table)


async def pushed(_message: LiveMessage) -> None:
    """Describe the socket's messages; OpenAPI knows sockets only as calls back to the client."""


def _number(since: str) -> int:
    if since.isascii() and since.isdigit() and len(since) < 10:  # noqa: PLR2004 - a sane number
        return int(since)
    raise Refused(HTTPStatus.BAD_REQUEST, "since", "`since` is a sequence number.")


async def _table(socket: WebSocket, table_id: str) -> tuple[OpenTable, Viewer]:
    """Return a table and what the user is there; refuse those who may not watch it."""
    server: Server = socket.app.state.server
    table = await server.room.open(table_id)
    viewer = table.viewer(socket.state.user)
    looking_on = table.watchers.spectators
    count = looking_on if viewer.spectator else len(table.watchers) - looking_on
    most = MOST_SPECTATORS if viewer.spectator else MOST_WATCHERS
    if count >= most:
        message = f"A table is watched from {most} places at most."
        raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many", message)
    return table, viewer


async def _until_either_leaves(socket: WebSocket, watcher: Watcher) -> None:
    tasks = [
        asyncio.create_task(_receive(socket, watcher)),
        asyncio.create_task(_send(socket, watcher)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _receive(socket: WebSocket, watcher: Watcher) -> None:
    for _ in range(_MOST_RECEIVED):
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        watcher.visible = _SIGHT.get(str(message.get("text")), watcher.visible)
    sentence = "A page has nothing to say here, and this said too much."
    await refuse_socket(socket, Refused(HTTPStatus.BAD_REQUEST, "too_much", sentence))


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        try:
            message = await asyncio.wait_for(watcher.messages.get(), _PING_SECONDS)
        except TimeoutError:
            await socket.send_text(_PING)
            continue
        if message is None:
            await socket.close(AGAIN, "closed")
            return
        await socket.send_text(message.decode())
