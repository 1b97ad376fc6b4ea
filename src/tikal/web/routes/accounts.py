"""Accounts: making one, signing in, games of a guest, what one has, and the end of it."""

from http import HTTPStatus
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from tikal.web.accounts import passkeys
from tikal.web.accounts.codes import recovery_codes
from tikal.web.accounts.deletion import delete_user
from tikal.web.accounts.export import exported
from tikal.web.accounts.handles import handle_digest, handle_key
from tikal.web.accounts.refusals import (
    handle_taken,
    has_account,
    not_for_bots,
    prove_yourself,
)
from tikal.web.limits.middleware import client_of
from tikal.web.problem import Refused
from tikal.web.routes.shared import REFUSALS, Asking, Parts, answer, text_of, uses
from tikal.web.routes.signing_in import (
    Proved,
    Signed,
    SignedIn,
    begin_session,
    check_challenge,
    drop_cookie,
    prove,
    session_row,
    signed_or_none,
    use_session,
)
from tikal.web.schema import accounts as shapes
from tikal.web.server import Server
from tikal.web.session import COOKIE, GUEST_COOKIE, Session
from tikal.web.store.clock import now

ROUTER = APIRouter(prefix="/api/account", tags=["account"], responses=REFUSALS)
_MOVES = [uses("moves")]
Row = dict[str, Any]


@ROUTER.get("", response_model=shapes.Account, dependencies=[uses("replays")])
async def account(request: Request, server: Parts) -> Response:
    """Return the account of whoever asks; a guest has no handle."""
    return answer(await account_json(request, server))


@ROUTER.post("", response_model=shapes.AccountMade, status_code=201, dependencies=_MOVES)
async def make(wanted: shapes.NewAccount, request: Request, server: Parts) -> Response:
    """Make the guest an account: the same user from now on with a handle and a way to sign in."""
    key = handle_key(wanted.handle)
    before: Session = request.state.session
    if await server.accounts.of(before.user) is not None:
        raise has_account()
    row: Row = {"user_id": before.user, "handle": wanted.handle, "handle_key": key}
    row |= {"handle_digest": handle_digest(key), "password": None}
    if wanted.password is not None:
        address = client_of(request.scope).address
        row["password"] = await server.passwords.hashed(address, wanted.password, key)
    passkey = None
    if wanted.passkey is not None:
        await check_challenge(server, request, wanted.passkey, f"create {key}")
        made = passkeys.made(passkeys.site_of(request), wanted.passkey)
        passkey = made | {"user_id": before.user, "name": ""}
    codes = recovery_codes()
    session = server.guests.new_session(before.user)
    first = session_row(request, session)
    if not await server.accounts.add(row, first, list(codes.values()), passkey):
        raise handle_taken()
    server.standings.forget(before.id)
    found = await account_json(request, server, session)
    response = answer({"account": found, "codes": list(codes)}, HTTPStatus.CREATED)
    use_session(server, request, response, session)
    return response


@ROUTER.post("/sign-in", status_code=204, dependencies=_MOVES)
async def sign_in(wanted: shapes.SignIn, request: Request, server: Parts) -> Response:
    """Sign in with a password, a recovery code or a passkey."""
    if request.state.handle is not None:
        raise has_account()
    row = await _named(server, wanted.handle)
    user = await prove(server, request, wanted, row)
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    await begin_session(server, request, response, user)
    return response


@ROUTER.post("/prove", status_code=204, dependencies=_MOVES)
async def show(wanted: shapes.Proof, found: SignedIn, request: Request, server: Parts) -> Response:
    """Show again that it is you: what is delicate needs that."""
    await prove(server, request, wanted, found.account)
    await server.sessions.touch(found.session["id"], proved=now())
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.put("/password", status_code=204, dependencies=_MOVES)
async def change_password(
    wanted: shapes.NewPassword, found: Proved, server: Parts, client: Asking
) -> Response:
    """Set or change the password; other sessions stay, and can be ended."""
    handle = found.account["handle"]
    hashed = await server.passwords.hashed(client.address, wanted.password, handle)
    await server.accounts.change(found.user, password=hashed)
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.post("/codes", response_model=shapes.RecoveryCodes, dependencies=_MOVES)
async def new_codes(found: Proved, server: Parts) -> Response:
    """Return new recovery codes; those of before are worth nothing."""
    codes = recovery_codes()
    await server.accounts.set_codes(found.user, list(codes.values()))
    return answer({"codes": list(codes)})


@ROUTER.post("/guest", response_model=shapes.Taken, dependencies=_MOVES)
async def take_along(found: SignedIn, request: Request, server: Parts) -> Response:
    """Take the games along that the guest of this browser has."""
    if found.account["bot"]:
        raise not_for_bots()
    guest = await _guest(request, server)
    count = 0
    if guest is not None:
        store = server.handing_over
        tables = [place.table for place in await store.places(guest)]
        count = len(tables)
        tables = sorted({*tables, *await store.reserved(guest)})
        async with server.room.still(tables):
            await store.hand_over(tables, guest, found.user)
    response = answer({"games": count})
    drop_cookie(request, response, GUEST_COOKIE)
    return response


@ROUTER.get(
    "/export",
    response_class=Response,
    responses=text_of("application/zip"),
    dependencies=[uses("exports")],
)
async def export(server: Parts, client: Asking) -> Response:
    """Return everything that the server has of whoever asks, as a ZIP file."""
    headers = {
        "cache-control": "no-store",
        "content-disposition": 'attachment; filename="tikal-export.zip"',
    }
    return StreamingResponse(
        exported(server, client), headers=headers, media_type="application/zip"
    )


@ROUTER.delete("", status_code=204, dependencies=_MOVES)
async def delete(request: Request, server: Parts) -> Response:
    """Delete the account and whatever is its user's alone; others keep their games, nameless."""
    found = await signed_or_none(request, server)
    if found is not None and not found.just_proved:
        raise prove_yourself()
    user: str = request.state.user
    rows = [*await server.sessions.of(user), *await server.tokens.rows.of(user)]
    sessions = [row["id"] for row in rows]
    key = None if found is None else found.account["handle_key"]
    await delete_user(server.room, server.handing_over, user, key)
    for session in (*sessions, request.state.session.id):
        server.standings.forget(session)
        server.room.hang_up(session)
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    drop_cookie(request, response, COOKIE)
    return response


async def account_json(request: Request, server: Server, session: Session | None = None) -> Row:
    """Return somebody's account as they see it, from a session of theirs."""
    session = session or request.state.session
    row = await server.accounts.of(session.user) or {}
    sessions = await server.sessions.of(session.user) if row else []
    current = next((Signed(row, each) for each in sessions if each["id"] == session.id), None)
    try:
        site = passkeys.site_of(request).name
    except Refused:
        site = ""
    guest = await _guest(request, server) if row and not row["bot"] else None
    return {
        "handle": row.get("handle"),
        "name": await server.rows.user_name(session.user),
        "password": row.get("password") is not None,
        "passkeys": [
            {name: each[name] for name in ("id", "name", "site", "created", "used")}
            | {"here": each["site"] == site}
            for each in (await server.passkeys.of(session.user) if row else [])
        ],
        "sessions": [_session_json(each, session.id) for each in sessions],
        "tokens": await server.tokens.rows.of(session.user) if row else [],
        "bot": row.get("bot", False),
        "codes_left": await server.accounts.codes_left(session.user) if row else 0,
        "email": row.get("email"),
        "email_confirmed": row.get("email_confirmed", False),
        "proved": current is not None and current.proved,
        "guest_games": 0 if guest is None else len(await server.handing_over.places(guest)),
        "mail": server.mail.on,
        "passkeys_here": site != "",
        "hidden": row.get("hidden", False),
    }


def _session_json(row: Row, current: str) -> Row:
    names = ("id", "browser", "system", "created", "seen")
    return {name: row[name] for name in names} | {"current": row["id"] == current}


async def _named(server: Server, handle: str) -> Row | None:
    """Return the account of a handle, however it is written; None if there is none."""
    try:
        return await server.accounts.named(handle_key(handle.strip()))
    except Refused:
        return None


async def _guest(request: Request, server: Server) -> str | None:
    """Return the guest whom somebody was in this browser, None if it was no guest."""
    session = server.guests.read(request.state.guest)
    if session is None or session.user == request.state.user:
        return None
    standing = await server.standings.of(session.user, session.id)
    is_guest = standing.good and standing.handle is None and standing.ban is None
    return session.user if is_guest else None
