"""Tables as a whole: set up, list, name, throw away, import, play again."""

import secrets
from contextlib import suppress
from http import HTTPStatus

from fastapi import APIRouter, Response
from pydantic_core import to_json
from sqlalchemy.exc import IntegrityError

from tikal.web.limits.shares import Client, quota
from tikal.web.play.deals import again
from tikal.web.play.new_games import new_game, recorded_game
from tikal.web.play.open_table import begun
from tikal.web.play.saves import read_save
from tikal.web.play.seating import BOT, Seat, people_at, seated, seats_from
from tikal.web.play.viewer import viewer_of
from tikal.web.routes.shared import (
    REFUSALS,
    AnyVisit,
    Asking,
    OwnersVisit,
    Parts,
    User,
    answer,
    encoded,
    uses,
)
from tikal.web.schema import table as shapes
from tikal.web.schema.requests import ImportedRecord, NewTable, Rematch, Rename, SavedGame
from tikal.web.server import Server

ROUTER = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)
_ID_BYTES = 9
_MOST_LISTED = 500


@ROUTER.get("", response_model=list[shapes.TableSummary], dependencies=[uses("replays")])
async def own_tables(server: Parts, user: User) -> Response:
    """Return the user's tables, newest first."""
    rows = await server.rows.tables_of(user, _MOST_LISTED)
    names = shapes.TableSummary.model_fields
    return answer([{name: row[name] for name in names} for row in rows])


@ROUTER.post("", response_model=shapes.Table, status_code=HTTPStatus.CREATED)
async def set_up(wanted: NewTable, server: Parts, client: Asking) -> Response:
    """Set up a table."""
    game = await server.desk.run(client.address, new_game, wanted)
    seats = seated(game, wanted.seats, await server.rows.user_name(client.user))
    return await _add(server, client, game.record(), seats, wanted.name)


@ROUTER.post("/import", response_model=shapes.Table, status_code=HTTPStatus.CREATED)
async def open_record(wanted: ImportedRecord, server: Parts, client: Asking) -> Response:
    """Set up a table with the game of a record, people on all seats."""
    server.shares.use("imports", client)
    game = await server.desk.run(client.address, recorded_game, wanted.record)
    return await _add(server, client, game.record(), people_at(game), wanted.name)


@ROUTER.post("/restore", response_model=shapes.Table)
async def restore(wanted: SavedGame, server: Parts, client: Asking) -> Response:
    """Open a save file: lead to its table, bring that back, or set it up again if it is lost."""
    server.shares.use("imports", client)
    saved = await server.desk.run(client.address, read_save, wanted.save, client.user, server.seals)
    deleted = await server.rows.is_deleted(saved.id)
    if deleted is None:
        # Whoever opens a file twice at once is led to the table that was first.
        with suppress(IntegrityError):
            game = await server.desk.run(client.address, recorded_game, saved.record)
            seats = seats_from(saved.seats)
            return await _add(server, client, game.record(), seats, saved.name, saved.id)
    if deleted:
        # As it was when it was thrown away: a step back could be one behind a reveal.
        await _check_kept(server, client.user, 0)
        await server.room.bring_back(saved.id)
    table = await server.room.open(saved.id)
    return encoded(table.json(viewer_of(table, client.user)))


@ROUTER.get("/{table_id}", response_model=shapes.Table)
async def table(visit: AnyVisit) -> Response:
    """Return a table."""
    async with visit.table.lock():
        return encoded(visit.table.json(visit.viewer))


@ROUTER.patch("/{table_id}", response_model=shapes.TableName, dependencies=[uses("moves")])
async def rename(wanted: Rename, visit: OwnersVisit, server: Parts) -> Response:
    """Give a table a name; an empty one takes it away."""
    name = wanted.name or None
    await server.room.rename(visit.table, name)
    return answer({"name": name})


@ROUTER.delete("/{table_id}", status_code=HTTPStatus.NO_CONTENT, dependencies=[uses("moves")])
async def throw_away(visit: OwnersVisit, server: Parts) -> Response:
    """Take a table off its owner's list."""
    await server.room.throw_away(visit.table)
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.post("/{table_id}/rematch", response_model=shapes.Table, status_code=HTTPStatus.CREATED)
async def rematch(wanted: Rematch, visit: OwnersVisit, server: Parts) -> Response:
    """Set up the same table again."""
    table = visit.table
    async with table.lock():
        record = again(table, wanted.deal)
    return await _add(server, visit.client, record, table.first_seats, table.snapshot.about.name)


async def _add(
    server: Server,
    client: Client,
    record: dict[str, object],
    seats: list[Seat],
    name: str | None,
    table_id: str | None = None,
) -> Response:
    """Store a new table and answer with it, unless the client has or asks for too much."""
    sitting = [seat.as_json() for seat in seats]
    size = len(to_json(record))
    await _check_kept(server, client.user, size)
    bots = sum(seat.kind == BOT for seat in seats)
    if bots:
        server.shares.use("bots", client, bots)
    server.shares.use("tables", client)
    server.shares.use("kilobytes", client, size // 1024 + 1)
    played = await server.desk.run(client.address, begun, record, sitting)
    row: dict[str, object] = {
        "id": table_id or secrets.token_urlsafe(_ID_BYTES),
        "owner": client.user,
        "name": name,
        "origin": record,
        "bytes": size,
        "seats": sitting,
        "variant": played.game.variant,
        "edition": played.game.setup.edition,
    }
    table = await server.room.add(row, played)
    return encoded(table.json(viewer_of(table, client.user)), HTTPStatus.CREATED)


async def _check_kept(server: Server, user: str, size: int) -> None:
    """Refuse a table of somebody for whom the server keeps enough."""
    most = server.shares.limits.kept
    if not most.tables and not most.kilobytes:
        return
    tables, kept = await server.rows.kept(user)
    if most.tables and tables >= most.tables:
        raise quota("tables", most.tables)
    if most.kilobytes and kept + size > most.kilobytes * 1024:
        raise quota("kilobytes", most.kilobytes)
