"""What routes share: who asks, which table is meant, how answers are sent."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Request, Response
from pydantic_core import to_json

from tikal.web.limits.middleware import client_of
from tikal.web.limits.shares import Client
from tikal.web.play.open_table import OpenTable
from tikal.web.play.seating import PERSON, seats_from
from tikal.web.play.viewer import Viewer
from tikal.web.problem import not_your_table
from tikal.web.ratings.refusals import needs_account
from tikal.web.ratings.table import sitting
from tikal.web.schema.strict import Problem
from tikal.web.schema.table import TableSummary
from tikal.web.server import Server
from tikal.web.store.rows import Row

# What may go wrong with any request, for the OpenAPI document.
REFUSALS: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem}, "5XX": {"model": Problem}}


class Visit(NamedTuple):
    """A request to a table: the table, the client who asks, and what they are there."""

    table: OpenTable
    client: Client
    viewer: Viewer

    @property
    def user(self) -> str:
        """The user who asks."""
        return self.client.user

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


async def asking(request: Request) -> Client:
    """Return who asks: the session's user, and their address."""
    return client_of(request.scope)


Parts = Annotated[Server, Depends(server_of)]
User = Annotated[str, Depends(user_of)]
Asking = Annotated[Client, Depends(asking)]


def uses(what: str) -> Any:  # noqa: ANN401 - as FastAPI has it
    """Return the dependency of a route that takes one off its clients' share of something."""

    async def use(server: Parts, client: Asking) -> None:
        server.shares.use(what, client)

    return Depends(use)


async def visit(table_id: str, server: Parts, client: Asking) -> Visit:
    """Return a table for somebody who may look at it; refuse others."""
    table = await server.room.open(table_id)
    return Visit(table, client, table.viewer(client.user))


AnyVisit = Annotated[Visit, Depends(visit)]


async def owners_visit(found: AnyVisit) -> Visit:
    """Return a table for its owner; refuse others."""
    if not found.viewer.owner:
        raise not_your_table()
    return found


OwnersVisit = Annotated[Visit, Depends(owners_visit)]


def is_rated(row: Row) -> bool:
    """Return whether a table's game counts for ratings."""
    return bool((row["terms"] or {}).get("rated", False))


def summary(row: Row, user: str) -> Row:
    """Return a table's row as a user's lists have it: who sits there now, not who the users are."""
    seats = seats_from(row["sitting"] or row["seats"])
    owner = row["owner"]
    found: Row = {
        "seats": [seat.as_json() for seat in seats],
        "owner": owner == user,
        "mine": [
            each.seat for each in seats if each.kind == PERSON and each.is_held_by(user, owner)
        ],
        "pace": (row["terms"] or {}).get("pace"),
        "rated": is_rated(row),
        "ratings": [],
        "reserved": [each.seat for each in seats if each.is_reserved_for(user)],
    }
    return {name: row[name] for name in TableSummary.model_fields if name not in found} | found


async def rated_summaries(server: Server, rows: Sequence[Row], user: str) -> list[Row]:
    """Return rows as a user's lists have them, and who sits at rated tables with their ratings."""
    found = [summary(row, user) for row in rows]
    ratings = await sitting(server.ratings, [row for row in rows if is_rated(row)])
    return [each | {"ratings": ratings.get(each["id"], [])} for each in found]


async def check_account(server: Server, user: str) -> None:
    """Refuse a guest where an account is needed: at rated tables."""
    account = await server.accounts.of(user)
    if account is None or not account["handle"]:
        raise needs_account()


def text_of(media_type: str) -> dict[int | str, dict[str, Any]]:
    """Return what the OpenAPI document says of an answer that is not JSON."""
    return {200: {"content": {media_type: {"schema": {"type": "string"}}}}}


def answer(data: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return data as JSON; it is ours, so nothing checks it again."""
    return encoded(to_json(data), status)


def encoded(body: bytes, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return JSON that is encoded already."""
    headers = {"cache-control": "no-store"}
    return Response(body, int(status), headers, media_type="application/json")
