"""Looking back at a game: its moves, any moment, its record, a picture, the result."""

import asyncio
from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query, Response

from tikal.game import Game
from tikal.web.board.stages import unfolding_facts
from tikal.web.board.state import state_of
from tikal.web.history.moves import game_at, move_facts
from tikal.web.history.result import result_facts
from tikal.web.history.statistics import statistics
from tikal.web.play.open_table import OpenTable
from tikal.web.problem import Refused
from tikal.web.routes.shared import REFUSALS, OwnTable, Parts, User, answer
from tikal.web.schema import answers as shapes

ROUTER = APIRouter(prefix="/api", tags=["history"], responses=REFUSALS)
_TABLE = "/tables/{table_id}"
_MOST_COUNTED = 100_000


@ROUTER.get(f"{_TABLE}/moves", response_model=list[shapes.Move])
async def moves(table: OwnTable, since: Annotated[int, Query(ge=0)] = 0) -> Response:
    """Return the moves from a number on, with what came of each."""
    game = await _frozen(table)
    return answer((await asyncio.to_thread(move_facts, game))[since:])


@ROUTER.get(f"{_TABLE}/at/{{index}}", response_model=shapes.Moment)
async def moment(table: OwnTable, index: int) -> Response:
    """Return the game as it was after a number of moves."""
    game = await _frozen(table)
    then = await _at(game, index)
    count = len(game.actions)
    shown = {"state": state_of(then, choices=False), "unfolding": unfolding_facts(then)}
    return answer({**shown, "index": index, "count": count})


@ROUTER.get(f"{_TABLE}/record")
async def record(table: OwnTable) -> Response:
    """Return the record: what is public of a running game, all of a finished one."""
    game = await _frozen(table)
    over = table.played.over
    found = game.record() if over else game.view(None).record()
    names = [seat.name for seat in table.played.seats]
    if any(names):
        found["players"] = names
    found.setdefault("date", table.created[:10])
    response = answer(found)
    name = f"tikal-{table.id}.tikal"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


@ROUTER.get(f"{_TABLE}/picture.svg")
async def picture(table: OwnTable, at: Annotated[int | None, Query()] = None) -> Response:
    """Return a picture of the game now, or after a number of moves."""
    game = await _frozen(table)
    then = game if at is None else await _at(game, at)
    svg = await asyncio.to_thread(then.svg)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@ROUTER.get(f"{_TABLE}/result", response_model=shapes.Result)
async def result(table: OwnTable) -> Response:
    """Return how a finished game ended."""
    async with table.held():
        if not table.played.over:
            raise Refused(HTTPStatus.CONFLICT, "not_over", "The game is still going on.")
        return answer(await asyncio.to_thread(result_facts, table.played))


@ROUTER.get("/statistics", response_model=shapes.Statistics)
async def own_statistics(server: Parts, user: User) -> Response:
    """Return one's own finished games by variant and bot."""
    return answer({"games": statistics(await server.rows.tables_of(user, _MOST_COUNTED))})


async def _frozen(table: OpenTable) -> Game:
    """Return a copy of the game that nobody plays on."""
    async with table.held():
        return table.played.game.copy()


async def _at(game: Game, index: int) -> Game:
    if not 0 <= index <= len(game.actions):
        message = f"The game has {len(game.actions)} moves."
        raise Refused(
            HTTPStatus.NOT_FOUND, "no_such_move", message, params={"count": len(game.actions)}
        )
    return await asyncio.to_thread(game_at, game, index)
