"""Ratings: boards, profiles, and those at a table."""

from typing import Literal

from fastapi import APIRouter, Response

from tikal.web.accounts.handles import handle_key
from tikal.web.problem import Refused
from tikal.web.ratings.board import board
from tikal.web.ratings.profile import profile
from tikal.web.ratings.refusals import unknown_player
from tikal.web.ratings.table import ended, sitting
from tikal.web.routes.shared import REFUSALS, AnyVisit, Parts, User, answer, uses
from tikal.web.routes.signing_in import SignedIn
from tikal.web.schema import ratings as shapes
from tikal.web.schema.table import SeatRating

ROUTER = APIRouter(prefix="/api", tags=["ratings"], responses=REFUSALS)
_REPLAYS = [uses("replays")]
_MOVES = [uses("moves")]


@ROUTER.get("/ratings/{variant}", response_model=shapes.Board, dependencies=_REPLAYS)
async def variants_board(variant: Literal["classic", "auction"], server: Parts) -> Response:
    """Return the board of a variant, the strongest first; provisional ratings have no rank."""
    return answer(await board(server.ratings, variant))


@ROUTER.get("/players/{handle}", response_model=shapes.Profile, dependencies=_REPLAYS)
async def players_profile(handle: str, server: Parts, user: User) -> Response:
    """Return somebody's profile, once they have played a rated game, unless they hide it.

    One's own is always there.
    """
    account = await server.accounts.named(_key(handle))
    if account is None:
        raise unknown_player()
    owner = account["user_id"] == user
    found = await profile(server.ratings, account, await server.results.of(account["user_id"]))
    if not owner and (account["hidden"] or not found["ratings"]):
        raise unknown_player()
    return answer(found | {"own": owner, "bot": account["bot"]})


@ROUTER.put("/account/profile", status_code=204, dependencies=_MOVES)
async def set_up_profile(wanted: shapes.ProfileWanted, found: SignedIn, server: Parts) -> Response:
    """Hide one's profile, and oneself on the boards, or show both again."""
    await server.ratings.hide(found.user, hidden=wanted.hidden)
    return Response(status_code=204)


@ROUTER.get("/tables/{table_id}/ratings", response_model=list[SeatRating], dependencies=_REPLAYS)
async def tables_ratings(visit: AnyVisit, server: Parts) -> Response:
    """Return the ratings of those who sit at a rated table; after its game, what it changed."""
    snapshot = visit.table.snapshot
    if not snapshot.about.terms.rated:
        return answer([])
    if snapshot.played.over:
        return answer(await ended(server.ratings, visit.table.id))
    found = await sitting(server.ratings, [snapshot.row()])
    return answer(found[visit.table.id])


def _key(handle: str) -> str:
    """Return a handle as it is compared; one that can't be has no profile."""
    try:
        return handle_key(handle)
    except Refused as problem:
        raise unknown_player() from problem
