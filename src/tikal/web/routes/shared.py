"""What routes share: who asks, which table is meant, how answers are sent."""

from http import HTTPStatus
from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Request, Response
from pydantic_core import to_json

from tikal.web.play.open_table import OpenTable
from tikal.web.play.viewer import Viewer, viewer_of
from tikal.web.problem import not_your_table
from tikal.web.schema.strict import Problem
from tikal.web.server import Server

# What may go wrong with any request, for the OpenAPI document.
REFUSALS: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem}}


class Visit(NamedTuple):
    """A request to a table: the table, the user who asks, and what they are there."""

    table: OpenTable
    user: str
    viewer: Viewer

    @property
    def seats(self) -> frozenset[int]:
        """The seats that the user decides for now."""
        return self.viewer.seats_at(self.table.played)


# FastAPI runs functions that are not `async` in a thread: for these that would take far longer than
# what they do.
async def server_of(request: Request) -> Server:
    """Return the server's parts."""
    server: Server = request.app.state.server
    return server


async def user_of(request: Request) -> str:
    """Return the id of the user who asks."""
    user: str = request.state.user
    return user


Parts = Annotated[Server, Depends(server_of)]
User = Annotated[str, Depends(user_of)]


async def visit(table_id: str, server: Parts, user: User) -> Visit:
    """Return a table for somebody who may look at it; refuse others."""
    table = await server.room.open(table_id)
    return Visit(table, user, viewer_of(table, user))


AnyVisit = Annotated[Visit, Depends(visit)]


async def owners_visit(found: AnyVisit) -> Visit:
    """Return a table for its owner; refuse others."""
    if not found.viewer.owner:
        raise not_your_table()
    return found


OwnersVisit = Annotated[Visit, Depends(owners_visit)]


def answer(data: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return data as JSON; it is ours, so nothing checks it again."""
    return encoded(to_json(data), status)


def encoded(body: bytes, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return JSON that is encoded already."""
    headers = {"cache-control": "no-store"}
    return Response(body, int(status), headers, media_type="application/json")
