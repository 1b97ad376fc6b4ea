"""Chat at a table."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query, Response

from tikal.web.routes.shared import REFUSALS, AnyVisit, Parts, answer, uses
from tikal.web.schema import chat as shapes

ROUTER = APIRouter(prefix="/api/tables/{table_id}/chat", tags=["chat"], responses=REFUSALS)


@ROUTER.get("", response_model=list[shapes.Message], dependencies=[uses("replays")])
async def messages(
    visit: AnyVisit, server: Parts, since: Annotated[int, Query(ge=0)] = 0
) -> Response:
    """Return what you may read of what was said, the newest 200 messages after a number."""
    return answer(await server.chat.read(visit.table, visit.viewer, since))


@ROUTER.post("", status_code=HTTPStatus.NO_CONTENT, dependencies=[uses("messages")])
async def say(wanted: shapes.Saying, visit: AnyVisit, server: Parts) -> Response:
    """Say something: as a player to the players, as a spectator to the spectators."""
    name = await server.rows.user_name(visit.user)
    said = {"text": wanted.text, "phrase": wanted.phrase}
    await server.chat.say(visit.table, visit.user, name, program=visit.client.bot, **said)
    return Response(status_code=HTTPStatus.NO_CONTENT)
