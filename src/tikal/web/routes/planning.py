"""Thinking before playing: why an action is not legal, a hint, and a sandbox."""

import asyncio
import logging
from http import HTTPStatus
from typing import Final

from fastapi import APIRouter, Response

from tikal.errors import IllegalAction, TikalError
from tikal.game import Game
from tikal.web.bots.claim import Claim
from tikal.web.bots.thinking import hint
from tikal.web.play.refusals import no_hints, not_your_seat, not_your_turn
from tikal.web.play.render import has_hints
from tikal.web.play.sandbox import Line, try_line
from tikal.web.play.table import nobody_moves
from tikal.web.problem import Refused, refused_by_rules
from tikal.web.routes.shared import REFUSALS, AnyVisit, Parts, Visit, answer, uses
from tikal.web.schema import answers as shapes
from tikal.web.schema.requests import Sandbox, Why

ROUTER = APIRouter(prefix="/api/tables/{table_id}", tags=["planning"], responses=REFUSALS)
LOG: Final = logging.getLogger("tikal.web")
ADVISER: Final = "hard"


@ROUTER.post("/refusal", response_model=shapes.Refusal, dependencies=[uses("replays")])
async def why_not(wanted: Why, visit: AnyVisit) -> Response:
    """Return why an action is not legal now, or at the end of a line; nulls if it is legal."""
    if wanted.line is None:
        async with visit.table.lock():
            refused = _refusal(visit.table.played.game, wanted.action)
    else:
        line = await _try(wanted.line, visit)
        if line.problem is not None:
            raise line.problem
        refused = _refusal(line.game, wanted.action)
    if refused is None:
        return answer({"rule": None, "code": None, "params": {}, "message": None})
    return answer(refused_by_rules(refused).document())


@ROUTER.post("/hint", response_model=shapes.Hint, dependencies=[uses("hints")])
async def advice(visit: AnyVisit, server: Parts) -> Response:
    """Return what a strong bot would do for the seat to move, and why."""
    table = visit.table
    async with table.lock():
        seat = table.played.to_move
        if seat is None:
            raise nobody_moves(table.played)
        if seat.seat not in visit.seats:
            raise not_your_turn(seat.seat)
        if not has_hints(table.snapshot.about, table.played):
            raise no_hints()
        record = table.played.game.record()
    if table.hint_lock.locked():
        message = "A hint for this table is being worked out already."
        raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many", message)
    async with table.hint_lock:
        claim = Claim(visit.user, "hint")
        try:
            found = await server.room.pool.run(hint, record, ADVISER, 0, claim=claim)
        except Exception as problem:
            LOG.exception("hint failed", extra={"table": table.id})
            message = "No hint could be worked out for this position."
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "no_hint", message) from problem
    return answer(found)


@ROUTER.post("/sandbox", response_model=shapes.SandboxState, dependencies=[uses("replays")])
async def what_if(wanted: Sandbox, visit: AnyVisit) -> Response:
    """Return where a line of actions would lead; nothing is played."""
    line = await _try(wanted, visit)
    return answer(line.as_json())


async def _try(wanted: Sandbox, visit: Visit) -> Line:
    async with visit.table.lock():
        if wanted.seat not in visit.seats:
            raise not_your_seat(wanted.seat)
        to_move = visit.table.played.to_move
        if to_move is None:
            raise nobody_moves(visit.table.played)
        if wanted.base == "now" and to_move.seat != wanted.seat:
            raise not_your_turn(to_move.seat)
        view = visit.table.played.game.view(wanted.seat)
    return await asyncio.to_thread(try_line, view, wanted.base, wanted.actions)


def _refusal(game: Game, action: str) -> IllegalAction | None:
    try:
        return game.refusal(action)
    except TikalError as problem:
        raise refused_by_rules(problem) from problem
