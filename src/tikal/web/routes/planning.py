"""Thinking before playing: why an action is not legal, a hint, and a sandbox."""

import asyncio
from http import HTTPStatus
from typing import Final

from fastapi import APIRouter, Response

from tikal.errors import IllegalAction, TikalError
from tikal.game import Game
from tikal.web.play.open_table import OpenTable
from tikal.web.play.sandbox import Line, tried
from tikal.web.play.seating import PERSON
from tikal.web.play.table import game_over, not_your_seat, not_your_turn
from tikal.web.play.thinking import hint
from tikal.web.problem import Refused, refused_by_rules
from tikal.web.routes.shared import REFUSALS, OwnTable, Parts, answer
from tikal.web.schema import answers as shapes
from tikal.web.schema.requests import Sandbox, Why

ROUTER = APIRouter(prefix="/api/tables/{table_id}", tags=["planning"], responses=REFUSALS)
ADVISER: Final = "hard"


@ROUTER.post("/refusal", response_model=shapes.Refusal)
async def why_not(wanted: Why, table: OwnTable) -> Response:
    """Return why an action is not legal now, or after a line tried out; nothing where it is."""
    if wanted.line is None:
        async with table.held():
            refused = _refusal(table.played.game, wanted.action)
    else:
        line = await _tried(wanted.line, table)
        if line.problem is not None:
            raise line.problem
        refused = _refusal(line.game, wanted.action)
    if refused is None:
        return answer({"rule": None, "code": None, "params": {}, "message": None})
    return answer(refused_by_rules(refused).document())


@ROUTER.post("/hint", response_model=shapes.Hint)
async def advice(table: OwnTable, server: Parts) -> Response:
    """Return what a strong bot would do in one's place, and why."""
    async with table.held():
        seat = table.played.to_move
        if seat is None:
            raise game_over()
        if seat.kind != PERSON:
            raise not_your_turn(seat.seat)
        record = table.played.game.record()
    if table.advice.locked():
        message = "A hint for this table is being worked out already."
        raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many", message)
    async with table.advice:
        return answer(await server.room.pool.run(hint, record, ADVISER, 0))


@ROUTER.post("/sandbox", response_model=shapes.SandboxState)
async def what_if(wanted: Sandbox, table: OwnTable) -> Response:
    """Return where a line of actions would lead; nothing is played."""
    line = await _tried(wanted, table)
    return answer(line.facts())


async def _tried(wanted: Sandbox, table: OpenTable) -> Line:
    async with table.held():
        if wanted.seat not in table.played.people:
            raise not_your_seat(wanted.seat)
        to_move = table.played.to_move
        if to_move is None:
            raise game_over()
        if wanted.base == "now" and to_move.seat != wanted.seat:
            raise not_your_turn(to_move.seat)
        view = table.played.game.view(wanted.seat)
    return await asyncio.to_thread(tried, view, wanted.base, wanted.actions)


def _refusal(game: Game, action: str) -> IllegalAction | None:
    try:
        return game.refusal(action)
    except TikalError as problem:
        raise refused_by_rules(problem) from problem
