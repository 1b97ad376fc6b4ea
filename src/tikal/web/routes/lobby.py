"""The lobby: tables with a seat that anybody may take."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from tikal.web.limits.shares import Client
from tikal.web.play.open_table import OpenTable
from tikal.web.play.refusals import seat_taken
from tikal.web.play.terms import terms_from
from tikal.web.problem import Refused
from tikal.web.routes.gathering import sit
from tikal.web.routes.shared import (
    REFUSALS,
    Asking,
    Parts,
    answer,
    encoded,
    rated_summaries,
    uses,
)
from tikal.web.routes.tables import agreed_pace, set_up_table
from tikal.web.schema import table as shapes
from tikal.web.schema.requests import NewTable, PlayWanted, SeatWanted, SitDown
from tikal.web.store.rows import Row

ROUTER = APIRouter(prefix="/api/lobby", tags=["lobby"], responses=REFUSALS)
_MOST_LISTED = 100


@ROUTER.get("", response_model=list[shapes.TableSummary], dependencies=[uses("replays")])
async def lobby(
    server: Parts,
    client: Asking,
    variant: Annotated[str | None, Query(max_length=40)] = None,
    seats: Annotated[int | None, Query(ge=1, le=4)] = None,
    rated: Annotated[bool | None, Query()] = None,
) -> Response:
    """Return the tables that wait for anybody, the newest first, filtered as wanted.

    Bot accounts get those with seats for them.
    """
    rows = [row for row in await server.rows.waiting(_MOST_LISTED) if _is_for(client, row)]
    fitting = [row for row in rows if _fits(row, variant, seats, rated=rated)]
    return answer(await rated_summaries(server, fitting, client.user))


@ROUTER.post("/play", response_model=shapes.Table)
async def play_with_anyone(wanted: PlayWanted, server: Parts, client: Asking) -> Response:
    """Sit down at the table that has waited longest for somebody like you, or open a new one."""
    who = SitDown(name=wanted.name, color=wanted.color)
    rows = await server.rows.waiting(_MOST_LISTED)
    pace = agreed_pace(wanted.pace)
    fitting = [
        row
        for row in rows
        if _fits(row, wanted.variant, wanted.seats, rated=wanted.rated)
        and terms_from(row["terms"]).pace == pace
        and _is_for(client, row)
    ]
    for row in reversed([row for row in fitting if row["owner"] != client.user]):
        table = await server.room.open(row["id"])
        try:
            return await sit(server, client, table, _free(table), who)
        except Refused as problem:  # somebody was faster
            if problem.code not in ("started", "seat_taken", "seated"):
                raise
    own = next((row for row in fitting if row["owner"] == client.user), None)
    table = await (
        set_up_table(server, client, _new(wanted, bots=client.bot))
        if own is None
        else server.room.open(own["id"])
    )
    return encoded(table.json(table.viewer(client.user)))


def _new(wanted: PlayWanted, *, bots: bool) -> NewTable:
    pace = wanted.pace and wanted.pace.model_dump()
    others = [SeatWanted(kind="open") for _ in range(wanted.seats - 1)]
    seats = [SeatWanted(kind="person", name=wanted.name, color=wanted.color), *others]
    return NewTable.model_validate(
        {"variant": wanted.variant, "seats": [seat.model_dump() for seat in seats]}
        | {"terms": {"lot": True, "bots": bots, "rated": wanted.rated, "pace": pace}}
    )


def _free(table: OpenTable) -> list[int]:
    if table.played.open_seat is None:
        raise seat_taken(1)
    return [table.played.open_seat]


def _fits(row: Row, variant: str | None, seats: int | None, *, rated: bool | None) -> bool:
    if rated not in (None, terms_from(row["terms"]).rated):
        return False
    return variant in (None, row["variant"]) and seats in (None, len(row["seats"]))


def _is_for(client: Client, row: Row) -> bool:
    """Return whether a table's open seats are for somebody: for bots if their host wants them."""
    return not client.bot or terms_from(row["terms"]).bots
