"""Passkeys and sessions of an account: listed with it, added, removed, ended."""

from http import HTTPStatus

from fastapi import APIRouter, Request, Response

from tikal.web.accounts import passkeys
from tikal.web.accounts.handles import handle_key
from tikal.web.accounts.refusals import (
    last_way_in,
    no_account,
    too_many_passkeys,
    unknown_passkey,
    unknown_session,
)
from tikal.web.routes.shared import REFUSALS, Parts, answer, uses
from tikal.web.routes.signing_in import Proved, SignedIn, check_challenge, signed_or_none
from tikal.web.schema import accounts as shapes
from tikal.web.session import Session

ROUTER = APIRouter(prefix="/api/account", tags=["account"], responses=REFUSALS)
_MOVES = [uses("moves")]
_MOST = 20


@ROUTER.post("/passkeys/options", response_model=shapes.Options, dependencies=_MOVES)
async def options(wanted: shapes.PasskeyWanted, request: Request, server: Parts) -> Response:
    """Return what a browser needs to make a passkey, or to sign in with one."""
    site = passkeys.site_of(request)
    session: Session = request.state.session
    if wanted.purpose == "create":
        key = handle_key(wanted.handle)
        challenge = server.challenges.new(f"create {key}", session.id)
        found = passkeys.creation(site, challenge, session.user, wanted.handle, [])
        return answer({"options": found})
    challenge = server.challenges.new(wanted.purpose, session.id)
    if wanted.purpose == "sign_in":
        return answer({"options": passkeys.request_for(site, challenge)})
    signed = await signed_or_none(request, server)
    if signed is None:
        raise no_account()
    rows = await server.passkeys.of(session.user)
    known = [row["credential"] for row in rows if row["site"] == site.name]
    if wanted.purpose == "prove":
        return answer({"options": passkeys.request_for(site, challenge, known)})
    handle = signed.account["handle"]
    return answer({"options": passkeys.creation(site, challenge, session.user, handle, known)})


@ROUTER.post("/passkeys", status_code=204, dependencies=_MOVES)
async def add(
    wanted: shapes.NewPasskey, found: Proved, request: Request, server: Parts
) -> Response:
    """Add a passkey that a browser has made."""
    if len(await server.passkeys.of(found.user)) >= _MOST:
        raise too_many_passkeys(_MOST)
    await check_challenge(server, request, wanted.passkey, "add")
    made = passkeys.made(passkeys.site_of(request), wanted.passkey)
    await server.passkeys.add(made | {"user_id": found.user, "name": wanted.name})
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.delete("/passkeys/{passkey}", status_code=204, dependencies=_MOVES)
async def remove(passkey: str, found: Proved, server: Parts) -> Response:
    """Remove a passkey, unless nothing else is left to sign in with."""
    removed = await server.passkeys.remove(found.user, passkey)
    if removed is None:
        raise unknown_passkey()
    if not removed:
        raise last_way_in()
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.delete("/sessions", status_code=204, dependencies=_MOVES)
async def end_others(found: SignedIn, server: Parts) -> Response:
    """End all other sessions of the account, and their sockets."""
    rows = await server.sessions.of(found.user)
    others = [row["id"] for row in rows if row["id"] != found.session["id"]]
    await server.standings.end(found.user, *others)
    for session in others:
        server.room.hang_up(session)
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.delete("/sessions/{session}", status_code=204, dependencies=_MOVES)
async def end(session: str, found: SignedIn, server: Parts) -> Response:
    """End a session of the account, and its sockets."""
    if all(row["id"] != session for row in await server.sessions.of(found.user)):
        raise unknown_session()
    await server.standings.end(found.user, session)
    server.room.hang_up(session)
    return Response(status_code=HTTPStatus.NO_CONTENT)
