"""E-mail addresses and forgotten passwords; links come by mail, or from the host."""

from datetime import timedelta
from http import HTTPStatus
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from tikal.web.accounts.codes import new_link
from tikal.web.accounts.handles import handle_key
from tikal.web.accounts.letters import letter
from tikal.web.accounts.mail import is_email
from tikal.web.accounts.refusals import bad_email, bad_link, no_mail
from tikal.web.problem import Refused
from tikal.web.routes.shared import REFUSALS, Asking, Parts, uses
from tikal.web.routes.signing_in import Proved, begin_session
from tikal.web.schema import accounts as shapes
from tikal.web.server import Server
from tikal.web.store.clock import later
from tikal.web.transfer import digest_of

ROUTER = APIRouter(prefix="/api/account", tags=["account"], responses=REFUSALS)
_MOVES = [uses("moves")]
_GOOD_FOR: Final = {"reset": timedelta(hours=1), "confirm": timedelta(days=1)}


@ROUTER.put("/email", status_code=204, dependencies=_MOVES)
async def change(
    wanted: shapes.NewEmail, found: Proved, request: Request, server: Parts
) -> Response:
    """Set the e-mail address; it counts once the link that is sent there was followed."""
    email = wanted.email.strip()
    if not server.mail.on:
        raise no_mail()
    if not is_email(email):
        raise bad_email()
    await server.attempts.begin("mail", found.user)
    await server.accounts.change(found.user, email=email, email_confirmed=False)
    await _send(server, request, found.account | {"email": email}, "confirm", wanted.language)
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.delete("/email", status_code=204, dependencies=_MOVES)
async def remove(found: Proved, server: Parts) -> Response:
    """Forget the e-mail address."""
    await server.accounts.change(found.user, email=None, email_confirmed=False)
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.post("/email/confirm", status_code=204, dependencies=_MOVES)
async def confirm(wanted: shapes.LinkCode, server: Parts, client: Asking) -> Response:
    """Confirm an e-mail address, by the link that was sent there."""
    link = await _use(server, client.address, wanted.code, "confirm")
    account = await server.accounts.of(link["user_id"])
    if account is None or account["email"] != link["detail"]:
        raise bad_link()
    await server.accounts.change(link["user_id"], email_confirmed=True)
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.post("/forgot", status_code=202, dependencies=_MOVES)
async def forgot(
    wanted: shapes.Forgotten, request: Request, server: Parts, client: Asking
) -> Response:
    """Send a link that resets the password, if there is such an account with an address."""
    if not server.mail.on:
        raise no_mail()
    try:
        account = await server.accounts.named(handle_key(wanted.handle.strip()))
    except Refused:
        account = None
    user = "" if account is None else str(account["user_id"])
    await server.attempts.begin("forgot", client.address, user)
    if account is not None and account["email_confirmed"]:
        await _send(server, request, account, "reset", wanted.language)
    return Response(status_code=HTTPStatus.ACCEPTED)


@ROUTER.post("/reset", status_code=204, dependencies=_MOVES)
async def reset(wanted: shapes.Reset, request: Request, server: Parts, client: Asking) -> Response:
    """Set a new password by a link; all sessions of before end, and a new one begins."""
    hashed = await server.passwords.hashed(client.address, wanted.password, "")
    link = await _use(server, client.address, wanted.code, "reset")
    user = link["user_id"]
    await server.accounts.change(user, password=hashed)
    sessions = [row["id"] for row in await server.sessions.of(user)]
    await server.standings.end(user, *sessions)
    for session in sessions:
        server.room.hang_up(session)
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    await begin_session(server, request, response, user)
    return response


async def _use(server: Server, address: str, code: str, purpose: str) -> dict[str, Any]:
    """Use up a link, or refuse one that does not count."""
    taken = await server.attempts.begin("link", address)
    link = await server.accounts.use_link(digest_of(code), purpose)
    if link is None:
        raise bad_link()
    await server.attempts.was_right(taken)
    return link


async def _send(
    server: Server, request: Request, account: dict[str, Any], kind: str, language: str
) -> None:
    """Write a letter with a link of this kind."""
    code = new_link()
    until = later(_GOOD_FOR[kind])
    row = {"digest": digest_of(code), "user_id": account["user_id"], "purpose": kind}
    await server.accounts.add_link(row | {"detail": account["email"], "until": until})
    link = f"{request.url.scheme}://{request.headers['host']}/account#{kind}={code}"
    server.mail.send(account["email"], *letter(kind, language, account["handle"], link))
