"""The session: which guest is asking, their name, logging out, and the way to another browser."""

from http import HTTPStatus

from fastapi import APIRouter, Request, Response

from tikal.web.connections.address import household
from tikal.web.routes.shared import REFUSALS, Parts, User, answer, uses
from tikal.web.schema import table as shapes
from tikal.web.schema.requests import Redeem, Rename
from tikal.web.session import Session, set_cookie
from tikal.web.transfer import MINUTES, digest_of, new_code, wrong_code

ROUTER = APIRouter(prefix="/api/session", tags=["session"], responses=REFUSALS)


@ROUTER.get("", response_model=shapes.Session)
async def session(server: Parts, user: User) -> Response:
    """Return the guest who is asking."""
    return answer({"user": {"id": user, "name": await server.rows.user_name(user)}})


@ROUTER.patch("", response_model=shapes.Session, dependencies=[uses("moves")])
async def rename(wanted: Rename, server: Parts, user: User) -> Response:
    """Set the guest's name."""
    await server.rows.name_user(user, wanted.name)
    return answer({"user": {"id": user, "name": wanted.name}})


@ROUTER.delete("", status_code=HTTPStatus.NO_CONTENT, dependencies=[uses("moves")])
async def log_out(request: Request, server: Parts) -> Response:
    """End the session of this browser: its cookie, and every copy of it, is worth nothing."""
    found: Session = request.state.session
    # A cookie of an earlier version stands for its guest's session until it is replaced.
    await server.ended.end(found.user, found.id, found.user)
    server.room.hang_up(found.id)
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    response.headers.append("set-cookie", set_cookie("", secure=_is_secure(request)))
    return response


@ROUTER.post(
    "/transfer",
    response_model=shapes.Transfer,
    status_code=HTTPStatus.CREATED,
    dependencies=[uses("moves")],
)
async def offer(server: Parts, user: User) -> Response:
    """Return a code that makes another browser this guest's too, once and for ten minutes."""
    code = new_code()
    await server.sessions.offer(user, digest_of(code), MINUTES)
    return answer({"code": code, "minutes": MINUTES}, HTTPStatus.CREATED)


@ROUTER.post("/redeem", response_model=shapes.Session, dependencies=[uses("moves")])
async def redeem(wanted: Redeem, request: Request, server: Parts) -> Response:
    """Become the guest whom a code is of."""
    address = household(request.client.host) if request.client else ""
    server.guesses.check(address)
    user = await server.sessions.redeem(digest_of(wanted.code))
    if user is None:
        server.guesses.note(address)
        raise wrong_code()
    response = answer({"user": {"id": user, "name": await server.rows.user_name(user)}})
    cookie = server.guests.cookie_for(server.guests.new_session(user))
    response.headers.append("set-cookie", set_cookie(cookie, secure=_is_secure(request)))
    return response


def _is_secure(request: Request) -> bool:
    return bool(request.url.scheme == "https")
