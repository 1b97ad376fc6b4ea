"""Playing: actions, taking them back, giving up. Each names the state it was meant for."""

from fastapi import APIRouter, Response

from tikal.web.routes.shared import REFUSALS, OwnTable, Parts, encoded
from tikal.web.schema import table as shapes
from tikal.web.schema.requests import Actions, AtSeq, Concede

ROUTER = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=REFUSALS)


@ROUTER.post("/actions", response_model=shapes.Table)
async def play(wanted: Actions, table: OwnTable, server: Parts) -> Response:
    """Play actions, all of them or none."""
    shown = await server.room.command(table, wanted.seq, lambda at: at.play(wanted.actions))
    return encoded(shown)


@ROUTER.post("/undo", response_model=shapes.Table)
async def undo(wanted: AtSeq, table: OwnTable, server: Parts) -> Response:
    """Take back the last action."""
    return encoded(await server.room.command(table, wanted.seq, lambda at: at.undo()))


@ROUTER.post("/undo-turn", response_model=shapes.Table)
async def undo_turn(wanted: AtSeq, table: OwnTable, server: Parts) -> Response:
    """Take back as much of the turn as can be taken back."""
    return encoded(await server.room.command(table, wanted.seq, lambda at: at.undo_turn()))


@ROUTER.post("/concede", response_model=shapes.Table)
async def concede(wanted: Concede, table: OwnTable, server: Parts) -> Response:
    """Give a seat up."""
    shown = await server.room.command(table, wanted.seq, lambda at: at.concede(wanted.seat))
    return encoded(shown)
