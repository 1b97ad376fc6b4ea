"""A game's history: its moves, any moment, its record, a picture, the result; and statistics."""

import asyncio
from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query, Response

from tikal.game import Game
from tikal.web.board.stages import unfolding_json
from tikal.web.board.state import state_of
from tikal.web.history.challenge import challenge
from tikal.web.history.moves import game_at, moves_json
from tikal.web.history.record import record_of
from tikal.web.history.result import result_json
from tikal.web.history.statistics import statistics
from tikal.web.play.saves import save_file
from tikal.web.play.snapshot import Snapshot
from tikal.web.problem import Refused
from tikal.web.routes.shared import (
    REFUSALS,
    AnyVisit,
    OwnersVisit,
    Parts,
    User,
    Visit,
    answer,
    text_of,
    uses,
)
from tikal.web.schema import answers as shapes

ROUTER = APIRouter(prefix="/api", tags=["history"], responses=REFUSALS)
_TABLE = "/tables/{table_id}"
_SVG = "image/svg+xml"
# Each of these plays a game again, or reads many.
_REPLAYS = [uses("replays")]


@ROUTER.get(f"{_TABLE}/moves", response_model=list[shapes.Move], dependencies=_REPLAYS)
async def moves(visit: AnyVisit, since: Annotated[int, Query(ge=0)] = 0) -> Response:
    """Return the moves from a number on, each with its events."""
    played = (await _snapshot(visit)).played
    found = await asyncio.to_thread(moves_json, played.game, played.stand_ins, played.joined)
    return answer(found[since:])


@ROUTER.get(f"{_TABLE}/at/{{index}}", response_model=shapes.Moment, dependencies=_REPLAYS)
async def moment(visit: AnyVisit, index: int) -> Response:
    """Return the game as it was after a number of moves."""
    game = (await _snapshot(visit)).played.game
    then = await _at(game, index)
    found = {"state": state_of(then, choices=False), "unfolding": unfolding_json(then)}
    return answer({**found, "index": index, "count": len(game.actions)})


@ROUTER.get(f"{_TABLE}/record", dependencies=_REPLAYS)
async def record(visit: AnyVisit) -> Response:
    """Return the record: what is public of a running game, all of a finished one."""
    snapshot = await _snapshot(visit)
    response = answer(record_of(snapshot))
    name = f"tikal-{snapshot.about.id}.tikal"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


@ROUTER.get(f"{_TABLE}/save", response_model=shapes.SaveFile, dependencies=_REPLAYS)
async def save(visit: OwnersVisit, server: Parts) -> Response:
    """Return a save file of a running game: its owner can open it again, nobody its deal."""
    snapshot = await _snapshot(visit)
    response = answer(await asyncio.to_thread(save_file, snapshot, server.seals))
    name = f"tikal-{snapshot.about.id}.save.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


@ROUTER.get(
    f"{_TABLE}/picture.svg",
    response_class=Response,
    responses=text_of(_SVG),
    dependencies=_REPLAYS,
)
async def picture(visit: AnyVisit, at: Annotated[int | None, Query()] = None) -> Response:
    """Return a picture of the game now, or after a number of moves."""
    game = (await _snapshot(visit)).played.game
    then = game if at is None else await _at(game, at)
    svg = await asyncio.to_thread(then.svg)
    return Response(svg, media_type=_SVG, headers={"cache-control": "no-store"})


@ROUTER.get(f"{_TABLE}/result", response_model=shapes.Result, dependencies=_REPLAYS)
async def result(visit: AnyVisit) -> Response:
    """Return how a finished game ended."""
    played = (await _snapshot(visit)).played
    if not played.over:
        raise Refused(HTTPStatus.CONFLICT, "not_over", "The game is still going on.")
    return answer(await asyncio.to_thread(result_json, played))


@ROUTER.get("/statistics", response_model=shapes.Statistics, dependencies=_REPLAYS)
async def own_statistics(server: Parts, user: User) -> Response:
    """Return the user's finished games: form, streaks, best results, lines, achievements."""
    return answer(statistics(await server.results.of(user)))


@ROUTER.get("/challenge", response_model=shapes.Challenge, dependencies=_REPLAYS)
async def own_challenge(server: Parts, user: User) -> Response:
    """Return the start scores and the bot against whom the user wins about half their games."""
    return answer(challenge(await server.results.of(user)))


async def _snapshot(visit: Visit) -> Snapshot:
    """Return a table after the commands that are being committed just now."""
    async with visit.table.lock():
        return visit.table.snapshot


async def _at(game: Game, index: int) -> Game:
    if not 0 <= index <= len(game.actions):
        message = f"The game has {len(game.actions)} moves."
        raise Refused(
            HTTPStatus.NOT_FOUND, "no_such_move", message, params={"count": len(game.actions)}
        )
    return await asyncio.to_thread(game_at, game, index)
