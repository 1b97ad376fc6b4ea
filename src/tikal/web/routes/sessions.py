"""The session: which guest is asking, their name, logging out, and the way to another browser."""

from http import HTTPStatus

from fastapi import APIRouter, Request, Response

from tikal.web.limits.middleware import client_of
from tikal.web.routes.shared import REFUSALS, Parts, User, answer, uses
from tikal.web.routes.signing_in import begin_session, drop_cookie, use_session
from tikal.web.schema import table as shapes
from tikal.web.schema.requests import Redeem, Rename
from tikal.web.session import COOKIE, GUEST_COOKIE, Session
from tikal.web.transfer import MINUTES, digest_of, new_code, wrong_code

ROUTER = APIRouter(prefix="/api/session", tags=["session"], responses=REFUSALS)


@ROUTER.get("", response_model=shapes.Session)
async def session(request: Request, server: Parts, user: User) -> Response:
    """Return the guest who is asking."""
    return _session(user, await server.rows.user_name(user), request)


@ROUTER.patch("", response_model=shapes.Session, dependencies=[uses("moves")])
async def rename(wanted: Rename, request: Request, server: Parts, user: User) -> Response:
    """Set the guest's name."""
    await server.rows.name_user(user, wanted.name)
    return _session(user, wanted.name, request)


@ROUTER.delete("", status_code=HTTPStatus.NO_CONTENT, dependencies=[uses("moves")])
async def log_out(request: Request, server: Parts) -> Response:
    """End the session of this browser: its cookie, and every copy of it, is worth nothing.

    Whoever was a guest here before they signed in to an account is that guest again.
    """
    found: Session = request.state.session
    # A cookie of an earlier version stands for its guest's session until it is replaced.
    await server.standings.end(found.user, found.id, found.user)
    server.room.hang_up(found.id)
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    guest = server.guests.read(request.state.guest)
    if guest is None:
        drop_cookie(request, response, COOKIE)
    else:
        use_session(server, request, response, guest)
        drop_cookie(request, response, GUEST_COOKIE)
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
    address = client_of(request.scope).address
    taken = await server.attempts.begin("code", address)
    user = await server.sessions.redeem(digest_of(wanted.code))
    if user is None:
        raise wrong_code()
    await server.attempts.was_right(taken)
    account = await server.accounts.of(user)
    handle = None if account is None else account["handle"]
    name = await server.rows.user_name(user)
    bot = account is not None and account["bot"]
    response = answer({"user": {"id": user, "name": name, "handle": handle, "bot": bot}})
    if account is None:
        use_session(server, request, response, server.guests.new_session(user))
    else:
        await begin_session(server, request, response, user, proved=False)
    return response


def _session(user: str, name: str, request: Request) -> Response:
    """Return who is asking, by the session's account if it is one's."""
    state = request.state
    return answer({"user": {"id": user, "name": name, "handle": state.handle, "bot": state.bot}})
