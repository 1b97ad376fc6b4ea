"""Commands at a table: actions, undo, giving up. Each names the `seq` it was meant for.

The answer is the table, or for clients that prefer it (`Prefer: return=minimal`) only its number:
they get the table by their socket, and once is enough.
"""

from contextlib import suppress
from typing import Annotated, Final

from fastapi import APIRouter, Header, Response

from tikal.web.limits.shares import quota
from tikal.web.play.command import CONCEDE, UNDO, UNDO_TURN, Batch, Command, action_commands
from tikal.web.problem import Refused
from tikal.web.routes.shared import REFUSALS, AnyVisit, Parts, Visit, answer, encoded
from tikal.web.schema import table as shapes
from tikal.web.schema.requests import Actions, AtSeq, OfSeat, Undo
from tikal.web.server import Server

ROUTER = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=REFUSALS)
_MINIMAL: Final = "return=minimal"
Prefer = Annotated[str | None, Header()]
Answer = shapes.Table | shapes.Committed


@ROUTER.post("/actions", response_model=Answer)
async def play(wanted: Actions, visit: AnyVisit, server: Parts, prefer: Prefer = None) -> Response:
    """Play actions, all of them or none; what was one gesture can be taken back as one."""
    commands = action_commands(visit.user, None, wanted.actions, wanted.gestures)
    return await run_for(server, visit, wanted.seq, commands, prefer)


@ROUTER.post("/undo", response_model=Answer)
async def undo(wanted: Undo, visit: AnyVisit, server: Parts, prefer: Prefer = None) -> Response:
    """Take back the last action, or the last gesture."""
    size = visit.table.played.undo_size if wanted.gesture else 1
    _check_undos(server, visit, size)
    commands = [Command(visit.user, None, UNDO)] * size
    return await run_for(server, visit, wanted.seq, commands, prefer)


@ROUTER.post("/undo-turn", response_model=Answer)
async def undo_turn(
    wanted: AtSeq, visit: AnyVisit, server: Parts, prefer: Prefer = None
) -> Response:
    """Take back as much of the turn as can be taken back."""
    _check_undos(server, visit, 1)
    command = Command(visit.user, None, UNDO_TURN)
    return await run_for(server, visit, wanted.seq, [command], prefer)


@ROUTER.post("/concede", response_model=Answer)
async def concede(
    wanted: OfSeat, visit: AnyVisit, server: Parts, prefer: Prefer = None
) -> Response:
    """Give a seat up."""
    command = Command(visit.user, wanted.seat, CONCEDE)
    return await run_for(server, visit, wanted.seq, [command], prefer)


async def run_for(
    server: Server, visit: Visit, seq: int, commands: list[Command], prefer: str | None
) -> Response:
    """Run the commands and return the table after them, or only its number."""
    server.shares.use("moves", visit.client, len(commands))
    await server.room.run(visit.table, Batch(seq, tuple(commands), visit.seats))
    return answer_after(visit, prefer)


def answer_after(visit: Visit, prefer: str | None) -> Response:
    """Return the table as it is now for whoever has changed it, or only its number."""
    table = visit.table
    if _MINIMAL not in (prefer or "").replace(" ", "").split(","):
        # Whoever has just left may have nothing to see here any more.
        with suppress(Refused):
            return encoded(table.json(table.viewer(visit.user)))
    response = answer({"seq": table.played.seq})
    response.headers["preference-applied"] = _MINIMAL
    return response


def _check_undos(server: Server, visit: Visit, more: int) -> None:
    """Refuse undos without end: the log keeps them all, but without them every game ends."""
    most = server.shares.limits.kept.undos
    entries = visit.table.played.entries
    if most and sum(entry.kind in (UNDO, UNDO_TURN) for entry in entries) + more > most:
        raise quota("undos", most)
