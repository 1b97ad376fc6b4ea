"""Time at a table: what opponents do for a seat without time, pauses."""

from fastapi import APIRouter, Response

from tikal.web.play.command import GO_ON, GRANT, PAUSE, Batch, Command
from tikal.web.play.timekeeper import hand_to_bot, skip_turn
from tikal.web.problem import Stale
from tikal.web.routes.playing import Answer, Prefer, answer_after, run_for
from tikal.web.routes.shared import REFUSALS, AnyVisit, Parts, Visit
from tikal.web.schema.requests import AtSeq
from tikal.web.server import Server

ROUTER = APIRouter(prefix="/api/tables/{table_id}/clock", tags=["clocks"], responses=REFUSALS)


@ROUTER.post("/grant", response_model=Answer)
async def grant(wanted: AtSeq, visit: AnyVisit, server: Parts, prefer: Prefer = None) -> Response:
    """Give the player to move more time; whoever has a seat of their own may, but not for it."""
    return await run_for(server, visit, wanted.seq, [Command(visit.user, None, GRANT)], prefer)


@ROUTER.post("/skip", response_model=Answer)
async def skip(wanted: AtSeq, visit: AnyVisit, server: Parts, prefer: Prefer = None) -> Response:
    """Skip the turn of an opponent whose time is up: only what the rules demand is done."""
    _check_seq(visit, wanted.seq)
    return await _run(server, visit, skip_turn(visit.table, visit.user, visit.seats), prefer)


@ROUTER.post("/replace", response_model=Answer)
async def replace(wanted: AtSeq, visit: AnyVisit, server: Parts, prefer: Prefer = None) -> Response:
    """Let a bot play for an opponent whose time is up, until they take their seat back."""
    _check_seq(visit, wanted.seq)
    return await _run(server, visit, hand_to_bot(visit.table, visit.user, visit.seats), prefer)


@ROUTER.post("/pause", response_model=Answer)
async def pause(wanted: AtSeq, visit: AnyVisit, server: Parts, prefer: Prefer = None) -> Response:
    """Ask for a pause; it begins as soon as everybody has asked."""
    return await run_for(server, visit, wanted.seq, [_own(visit, PAUSE)], prefer)


@ROUTER.post("/go-on", response_model=Answer)
async def go_on(wanted: AtSeq, visit: AnyVisit, server: Parts, prefer: Prefer = None) -> Response:
    """Take the wish for a pause back, or end the pause if it is your turn."""
    return await run_for(server, visit, wanted.seq, [_own(visit, GO_ON)], prefer)


def _own(visit: Visit, kind: str) -> Command:
    return Command(visit.user, None, kind, {"seats": sorted(visit.seats)})


def _check_seq(visit: Visit, seq: int) -> None:
    """Refuse what was meant for another moment: its actions are chosen for this one."""
    if seq != visit.table.played.seq:
        raise Stale(visit.table.played.seq)


async def _run(server: Server, visit: Visit, batch: Batch, prefer: str | None) -> Response:
    server.shares.use("moves", visit.client, len(batch.commands))
    await server.room.run(visit.table, batch)
    return answer_after(visit, prefer)
