"""Programs of an account: tokens for them, and the account as a bot's own."""

from datetime import timedelta
from http import HTTPStatus
from typing import Final

from fastapi import APIRouter, Response

from tikal.web.accounts.refusals import (
    has_played,
    is_bot_already,
    too_many_tokens,
    unknown_token,
)
from tikal.web.routes.shared import REFUSALS, Parts, answer, uses
from tikal.web.routes.signing_in import Proved, SignedIn
from tikal.web.schema import accounts as shapes
from tikal.web.store.clock import later
from tikal.web.tokens import new_token

ROUTER = APIRouter(prefix="/api/account", tags=["programs"], responses=REFUSALS)
_MOVES = [uses("moves")]
_MOST: Final = 20


@ROUTER.post(
    "/tokens", response_model=shapes.TokenMade, status_code=HTTPStatus.CREATED, dependencies=_MOVES
)
async def make(wanted: shapes.NewToken, found: Proved, server: Parts) -> Response:
    """Make a token for a program; nobody sees it again."""
    token, shown, digest = new_token()
    until = None if wanted.days is None else later(timedelta(days=wanted.days))
    row = {"id": token, "user_id": found.user, "digest": digest, "until": until}
    if not await server.tokens.rows.add(row | wanted.model_dump(exclude={"days"}), _MOST):
        raise too_many_tokens(_MOST)
    return answer({"id": token, "token": shown}, HTTPStatus.CREATED)


@ROUTER.delete("/tokens/{token}", status_code=HTTPStatus.NO_CONTENT, dependencies=_MOVES)
async def revoke(token: str, found: SignedIn, server: Parts) -> Response:
    """Make a token worthless; whatever listens with it is cut off."""
    if not await server.tokens.rows.revoke(found.user, token):
        raise unknown_token()
    server.standings.forget(token)
    server.room.hang_up(token)
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.post("/bot", status_code=HTTPStatus.NO_CONTENT, dependencies=_MOVES)
async def become_bot(found: Proved, server: Parts) -> Response:
    """Make the account a bot's, for good; it must not have been at any table."""
    if found.account["bot"]:
        raise is_bot_already()
    ways_in = await server.sessions.of(found.user), await server.tokens.rows.of(found.user)
    if not await server.accounts.become_bot(found.user):
        raise has_played()
    for row in (*ways_in[0], *ways_in[1]):
        server.standings.forget(row["id"])
        server.room.hang_up(row["id"])
    return Response(status_code=HTTPStatus.NO_CONTENT)
