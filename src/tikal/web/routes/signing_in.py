"""What routes about accounts share: who is signed in, how they prove it, and their sessions."""

from datetime import timedelta
from typing import Annotated, Any, Final, NamedTuple

from fastapi import Depends, Request, Response

from tikal.web.accounts import passkeys
from tikal.web.accounts.browsers import browser_of
from tikal.web.accounts.refusals import bad_passkey, no_account, prove_yourself, wrong_sign_in
from tikal.web.limits.middleware import client_of
from tikal.web.routes.shared import Parts
from tikal.web.schema.accounts import Proof
from tikal.web.server import Server
from tikal.web.session import COOKIE, GUEST_COOKIE, Session, set_cookie
from tikal.web.store.clock import later
from tikal.web.transfer import digest_of

Row = dict[str, Any]
# For how long somebody who has shown who they are need not do so again.
_PROVED: Final = timedelta(minutes=10)
# Before everything is deleted they are asked again.
_JUST_PROVED: Final = timedelta(minutes=2)
_TRIES_OF_ADDRESS: Final = 20


class Signed(NamedTuple):
    """Somebody who is signed in: their account and their session, as they are stored."""

    account: Row
    session: Row

    @property
    def user(self) -> str:
        """Their id."""
        return str(self.account["user_id"])

    @property
    def proved(self) -> bool:
        """Whether they have shown who they are a moment ago."""
        return bool(self.session["proved"] > later(-_PROVED))

    @property
    def just_proved(self) -> bool:
        """Whether that was just now."""
        return bool(self.session["proved"] > later(-_JUST_PROVED))


async def signed(request: Request, server: Parts) -> Signed:
    """Return who is signed in; refuse guests."""
    found = await signed_or_none(request, server)
    if found is None:
        raise no_account()
    return found


async def signed_or_none(request: Request, server: Server) -> Signed | None:
    """Return who is signed in, None if it is a guest."""
    session: Session = request.state.session
    account = await server.accounts.of(session.user)
    if account is None:
        return None
    rows = await server.sessions.of(session.user)
    row = next((row for row in rows if row["id"] == session.id), None)
    return None if row is None else Signed(account, row)


SignedIn = Annotated[Signed, Depends(signed)]


async def proved(found: SignedIn) -> Signed:
    """Return who is signed in; refuse those who have not shown lately that it is them."""
    if not found.proved:
        raise prove_yourself()
    return found


Proved = Annotated[Signed, Depends(proved)]


async def begin_session(
    server: Server, request: Request, response: Response, user: str, *, proved: bool = True
) -> None:
    """Sign somebody in: a session of their own from now on.

    The guest whom they were in this browser is remembered, for when they sign out again.
    """
    session = server.guests.new_session(user)
    row = session_row(request, session)
    await server.sessions.begin(row if proved else row | {"proved": ""})
    use_session(server, request, response, session)
    before: Session = request.state.session
    if before.user != user and request.state.handle is None:
        cookie = server.guests.cookie_for(before)
        _set(request, response, GUEST_COOKIE, cookie)


def session_row(request: Request, session: Session) -> Row:
    """Return what is kept of a session of an account."""
    browser, system = browser_of(request.headers.get("user-agent", ""))
    return {"id": session.id, "user_id": session.user, "browser": browser, "system": system}


def use_session(server: Server, request: Request, response: Response, session: Session) -> None:
    """Give the browser the cookie of a session; sockets of the one before end."""
    server.room.hang_up(request.state.session.id)
    _set(request, response, COOKIE, server.guests.cookie_for(session))


def drop_cookie(request: Request, response: Response, name: str) -> None:
    """Take a cookie away."""
    _set(request, response, name, "")


def _set(request: Request, response: Response, name: str, value: str) -> None:
    secure = request.url.scheme == "https"
    response.headers.append("set-cookie", set_cookie(value, secure=secure, name=name))


async def prove(server: Server, request: Request, proof: Proof, account: Row | None) -> str:
    """Return the user who has shown that it is them, or refuse with one error for all.

    `account` is whom the password or code is of, None if there is no such account: that takes as
    long, and fails the same way. A passkey says itself whose it is.
    """
    address = client_of(request.scope).address
    user = "" if account is None else str(account["user_id"])
    taken = await server.attempts.begin("sign in", address, user, _TRIES_OF_ADDRESS)
    if proof.passkey is not None:
        found = await _passkeys_user(server, request, proof.passkey, user)
    elif proof.code is not None:
        found = user if await server.accounts.use_code(user, digest_of(proof.code)) else ""
    else:
        found = await _passwords_user(server, address, proof.password or "", account)
    if not found:
        raise wrong_sign_in()
    await server.attempts.was_right(taken)
    return found


async def _passwords_user(server: Server, address: str, password: str, account: Row | None) -> str:
    known = None if account is None else account["password"]
    if not await server.passwords.fits(address, password, known) or account is None:
        return ""
    user = str(account["user_id"])
    if server.passwords.is_outdated(str(known)):
        hashed = await server.passwords.hashed(address, password, account["handle"])
        await server.accounts.change(user, password=hashed)
    return user


async def _passkeys_user(server: Server, request: Request, answer: Row, user: str) -> str:
    """Return whose passkey it is, if the answer is good; of a known user only theirs will do."""
    site = passkeys.site_of(request)
    purpose = "prove" if request.state.handle is not None else "sign_in"
    await check_challenge(server, request, answer, purpose)
    row = await server.passkeys.one(passkeys.passkey_id(str(answer.get("id", ""))))
    if row is None or row["site"] != site.name or user not in ("", row["user_id"]):
        return ""
    await server.passkeys.used(row["id"], passkeys.checked(site, answer, row))
    return str(row["user_id"])


async def check_challenge(server: Server, request: Request, answer: Row, purpose: str) -> None:
    """Refuse a passkey's answer to a challenge that was not this session's, or is used up."""
    session: Session = request.state.session
    challenge = passkeys.challenge_in(answer)
    if not await server.challenges.accept(challenge, purpose, session.id):
        raise bad_passkey()
