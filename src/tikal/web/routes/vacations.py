"""Vacations: the clocks of one's daily games stand still for some days."""

from http import HTTPStatus

from fastapi import APIRouter, Response

from tikal.web.play.command import VACATION, Batch, Command
from tikal.web.play.pace import DAILY
from tikal.web.play.terms import terms_from
from tikal.web.problem import Refused, Stale
from tikal.web.routes.shared import REFUSALS, Parts, User, answer, uses
from tikal.web.schema import table as shapes
from tikal.web.schema.requests import VacationWanted
from tikal.web.server import Server
from tikal.web.store.vacations import DAYS

ROUTER = APIRouter(prefix="/api/vacation", tags=["clocks"], responses=REFUSALS)
_MOST = 500


@ROUTER.get("", response_model=shapes.Vacation)
async def vacation(server: Parts, user: User) -> Response:
    """Return until when you are away, and how many days of vacation you have left."""
    return answer((await server.vacations.of(user))._asdict())


@ROUTER.post("", response_model=shapes.Vacation, dependencies=[uses("moves")])
async def go_away(wanted: VacationWanted, server: Parts, user: User) -> Response:
    """Let the clocks of your daily games stand still for some days."""
    found = await server.vacations.of(user)
    if found.until is not None:
        raise away_already()
    if wanted.days > found.days_left:
        raise vacation_spent(found.days_left)
    await _tell_tables(server, user, await server.vacations.begin(user, wanted.days))
    return await vacation(server, user)


@ROUTER.delete("", response_model=shapes.Vacation, dependencies=[uses("moves")])
async def come_back(server: Parts, user: User) -> Response:
    """Let the clocks of your daily games go on; days not used are kept."""
    if (await server.vacations.of(user)).until is not None:
        await _tell_tables(server, user, await server.vacations.end(user))
    return await vacation(server, user)


async def _tell_tables(server: Server, user: str, until: str) -> None:
    """Write into the log of each of a user's daily games until when they are away."""
    for row in await server.rows.tables_of(user, _MOST):
        pace = terms_from(row["terms"]).pace
        if pace is not None and pace.kind == DAILY and not row["over"]:
            await _tell(server, user, row["id"], until)


async def _tell(server: Server, user: str, table_id: str, until: str) -> None:
    while True:
        table = await server.room.open(table_id)
        seats = table.viewer(user).seats_at(table.played)
        if not seats or table.played.over:
            return
        payload: dict[str, object] = {"seats": sorted(seats), "until": until}
        command = Command(user, None, VACATION, payload)
        try:
            await server.room.run(table, Batch(table.played.seq, (command,), seats))
        except Stale:
            continue
        return


def away_already() -> Refused:
    """Return the error for a second vacation at once."""
    return Refused(HTTPStatus.CONFLICT, "away", "You are on vacation already.")


def vacation_spent(left: int) -> Refused:
    """Return the error for more days than there are left."""
    message = f"There are {DAYS} days of vacation a year; you have {left} left."
    return Refused(HTTPStatus.CONFLICT, "vacation_spent", message, params={"days": left})
