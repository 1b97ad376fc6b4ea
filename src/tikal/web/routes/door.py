"""The door of a private server: whether one has to show a code, and showing it."""

from http import HTTPStatus

from fastapi import APIRouter, Request, Response

from tikal.web.door import DOOR_COOKIE, wrong_door_code
from tikal.web.routes.shared import REFUSALS, Asking, Parts, answer, uses
from tikal.web.schema import accounts as shapes
from tikal.web.session import set_cookie

ROUTER = APIRouter(prefix="/api/door", tags=["door"], responses=REFUSALS)


@ROUTER.get("", response_model=shapes.Door)
async def door(request: Request) -> Response:
    """Return whether the door is closed to whoever asks."""
    return answer({"closed": not request.state.let_in})


@ROUTER.post("", status_code=204, dependencies=[uses("moves")])
async def enter(
    wanted: shapes.LinkCode, request: Request, server: Parts, client: Asking
) -> Response:
    """Come in with the host's code."""
    taken = await server.attempts.begin("door", client.address)
    if not server.door.fits(wanted.code):
        raise wrong_door_code()
    await server.attempts.was_right(taken)
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    secure = request.url.scheme == "https"
    cookie = set_cookie(server.door.cookie(), secure=secure, name=DOOR_COOKIE)
    response.headers.append("set-cookie", cookie)
    return response
