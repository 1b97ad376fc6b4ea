"""What routes share: who asks, which table is meant, how answers are sent."""

from http import HTTPStatus
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from pydantic_core import to_json

from tikal.web.play.open_table import OpenTable
from tikal.web.problem import not_your_table
from tikal.web.schema.strict import Problem
from tikal.web.server import Server

# What may go wrong with any request, for the OpenAPI document.
REFUSALS: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem}}


# FastAPI runs whatever is not `async` in a thread: for these two that would be most of their time.
async def server_of(request: Request) -> Server:
    """Return the server's parts."""
    server: Server = request.app.state.server
    return server


async def user_of(request: Request) -> str:
    """Return who asks."""
    user: str = request.state.user
    return user


Parts = Annotated[Server, Depends(server_of)]
User = Annotated[str, Depends(user_of)]


async def own_table(table_id: str, request: Request) -> OpenTable:
    """Return a table of whoever asks, or refuse."""
    table: OpenTable = await request.app.state.server.room.open(table_id)
    if table.owner != request.state.user:
        raise not_your_table()
    return table


OwnTable = Annotated[OpenTable, Depends(own_table)]


def answer(data: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return data as JSON; it is ours, so nothing checks it again."""
    return encoded(to_json(data), status)


def encoded(body: bytes, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return JSON that is ready."""
    headers = {"cache-control": "no-store"}
    return Response(body, int(status), headers, media_type="application/json")
