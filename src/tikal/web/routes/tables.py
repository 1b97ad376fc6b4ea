"""Tables as a whole: set up, list, name, throw away, import, play again."""

import secrets
from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus
from typing import NamedTuple

from fastapi import APIRouter, Response
from pydantic_core import to_json
from sqlalchemy.exc import IntegrityError

from tikal.web.limits.shares import Client, quota
from tikal.web.play.deals import again, known_deal
from tikal.web.play.gathering import again as seats_again
from tikal.web.play.gathering import in_order, lot
from tikal.web.play.new_games import new_game, recorded_game
from tikal.web.play.open_table import OpenTable, begun
from tikal.web.play.pace import Pace, daily, live
from tikal.web.play.refusals import others_play
from tikal.web.play.render import together
from tikal.web.play.saves import read_save
from tikal.web.play.seating import BOT, FREE, PERSON, Seat, people_at, seated, seats_from
from tikal.web.play.terms import Terms
from tikal.web.problem import Refused, not_your_table
from tikal.web.ratings.refusals import still_rated
from tikal.web.ratings.setup import check_rated
from tikal.web.routes.shared import (
    REFUSALS,
    AnyVisit,
    Asking,
    OwnersVisit,
    Parts,
    User,
    answer,
    check_account,
    encoded,
    summary,
    uses,
)
from tikal.web.schema import table as shapes
from tikal.web.schema.requests import (
    ChangedTable,
    ImportedRecord,
    NewTable,
    PaceWanted,
    Rematch,
    SavedGame,
)
from tikal.web.server import Server

ROUTER = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)
_ID_BYTES = 9
_MOST_LISTED = 500


@ROUTER.get("", response_model=list[shapes.TableSummary], dependencies=[uses("replays")])
async def own_tables(server: Parts, user: User) -> Response:
    """Return the user's tables, newest first."""
    return answer([summary(row, user) for row in await server.rows.tables_of(user, _MOST_LISTED)])


@ROUTER.post("", response_model=shapes.Table, status_code=HTTPStatus.CREATED)
async def set_up(wanted: NewTable, server: Parts, client: Asking) -> Response:
    """Set up a table; the game starts as soon as all seats are taken."""
    table = await set_up_table(server, client, wanted)
    return encoded(table.json(table.viewer(client.user)), HTTPStatus.CREATED)


@ROUTER.post("/import", response_model=shapes.Table, status_code=HTTPStatus.CREATED)
async def open_record(wanted: ImportedRecord, server: Parts, client: Asking) -> Response:
    """Set up a table with the game of a record, people on all seats."""
    server.shares.use("imports", client)
    game = await server.desk.run(client.address, recorded_game, wanted.record)
    table = await _add(server, client, Beginning(game.record(), people_at(game), wanted.name))
    return encoded(table.json(table.viewer(client.user)), HTTPStatus.CREATED)


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
            new = Beginning(game.record(), seats, saved.name, table_id=saved.id)
            table = await _add(server, client, new)
            return encoded(table.json(table.viewer(client.user)), HTTPStatus.CREATED)
    if deleted:
        # As it was when it was thrown away: a step back could be one behind a reveal.
        await _check_kept(server, client.user, 0)
        await server.room.bring_back(saved.id)
    table = await server.room.open(saved.id)
    return encoded(table.json(table.viewer(client.user)))


@ROUTER.get("/{table_id}", response_model=shapes.Table)
async def table(visit: AnyVisit, server: Parts) -> Response:
    """Return a table; one that is read again just now, as it is then."""
    with suppress(Refused):
        async with visit.table.lock():
            return encoded(visit.table.json(visit.viewer))
    again = await server.room.open(visit.table.id)
    return encoded(again.json(again.viewer(visit.user)))


@ROUTER.patch("/{table_id}", response_model=shapes.Changed, dependencies=[uses("moves")])
async def change(wanted: ChangedTable, visit: OwnersVisit, server: Parts) -> Response:
    """Give a table a name, or other terms; an empty name takes it away."""
    about = visit.table.snapshot.about
    name = about.name if wanted.name is None else wanted.name or None
    terms = about.terms.with_changes(**wanted.terms.model_dump())
    await server.room.change(visit.table, name, terms)
    return answer({"name": name, "terms": terms.as_json()})


@ROUTER.delete("/{table_id}", status_code=HTTPStatus.NO_CONTENT, dependencies=[uses("moves")])
async def throw_away(visit: AnyVisit, server: Parts) -> Response:
    """Take a table off one's list; it stays for others who sat there, if there was a game."""
    snapshot = visit.table.snapshot
    others = snapshot.users - {visit.user}
    if visit.viewer.spectator:
        raise not_your_table()
    waiting = visit.viewer.owner and snapshot.played.waiting
    if snapshot.about.terms.rated and not waiting and not snapshot.played.over:
        raise still_rated()
    if others and not snapshot.played.over and not waiting:
        raise others_play()
    if others and not waiting:
        await server.rows.hide(visit.table.id, visit.user)
    else:
        await server.room.throw_away(visit.table)
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.post("/{table_id}/rematch", response_model=shapes.Table, status_code=HTTPStatus.CREATED)
async def rematch(wanted: Rematch, visit: AnyVisit, server: Parts) -> Response:
    """Set up the same table again; whoever plays from elsewhere agrees by sitting down."""
    table = visit.table
    about = table.snapshot.about
    if visit.viewer.spectator:
        raise not_your_table()
    if about.rematch is not None and together(about, table.played):
        # Somebody else was faster: one rematch is enough.
        with suppress(Refused):
            made = await server.room.open(about.rematch)
            return encoded(made.json(made.viewer(visit.user)))
    async with table.lock():
        record = again(table, wanted.deal)
        seats = seats_again(table.played.seats, about.owner, visit.user)
    # A deal that everybody knows is no game to be rated by.
    terms = replace(about.terms, rated=about.terms.rated and wanted.deal == "new")
    made = await _add(server, visit.client, Beginning(record, seats, about.name, terms))
    await server.room.point_to_rematch(table, made.id)
    return encoded(made.json(made.viewer(visit.user)), HTTPStatus.CREATED)


async def set_up_table(server: Server, client: Client, wanted: NewTable) -> OpenTable:
    """Set up a table as somebody wants it."""
    free = any(seat.kind in FREE for seat in wanted.seats)
    if free and wanted.seed is not None:
        raise known_deal()
    if wanted.terms.rated:
        await check_account(server, client.user)
        check_rated(wanted)
    agreed = wanted.terms.model_dump(exclude={"pace"})
    terms = Terms(pace=agreed_pace(wanted.terms.pace)).with_changes(**agreed)
    game = await server.desk.run(client.address, new_game, wanted)
    seats = seated(game, wanted.seats, await server.rows.user_name(client.user))
    if terms.lot and not free:
        seats = in_order(seats, lot(seats))
    return await _add(server, client, Beginning(game.record(), seats, wanted.name, terms))


def agreed_pace(wanted: PaceWanted | None) -> Pace | None:
    """Return the pace that a table is to have."""
    if wanted is None:
        return None
    if wanted.kind == "daily":
        return daily(wanted.days, wanted.at_zero)
    return live(wanted.bank, wanted.increment, wanted.at_zero)


class Beginning(NamedTuple):
    """What a new table begins with; one that is restored has an id already."""

    record: dict[str, object]
    seats: list[Seat]
    name: str | None
    terms: Terms = Terms()
    table_id: str | None = None


async def _add(server: Server, client: Client, new: Beginning) -> OpenTable:
    """Store a new table and return it, unless the client has or asks for too much."""
    record, seats = new.record, _marked(new.seats) if client.bot else new.seats
    sitting = [seat.stored() for seat in seats]
    size = len(to_json(record))
    await _check_kept(server, client.user, size)
    bots = sum(seat.kind == BOT for seat in seats)
    if bots:
        server.shares.use("bots", client, bots)
    server.shares.use("tables", client)
    server.shares.use("kilobytes", client, size // 1024 + 1)
    played = await server.desk.run(client.address, begun, record, sitting)
    row: dict[str, object] = {
        "id": new.table_id or secrets.token_urlsafe(_ID_BYTES),
        "owner": client.user,
        "name": new.name,
        "origin": record,
        "bytes": size,
        "seats": sitting,
        "variant": played.game.variant,
        "edition": played.game.setup.edition,
        "terms": new.terms.as_json(),
    }
    return await server.room.add(row, played)


def _marked(seats: list[Seat]) -> list[Seat]:
    """Return the seats of a bot account's table: nobody but the program sits beside it."""
    return [replace(seat, program=seat.kind == PERSON) for seat in seats]


async def _check_kept(server: Server, user: str, size: int) -> None:
    """Refuse a table of somebody for whom the server keeps enough."""
    most = server.shares.limits.kept
    own = await server.accounts.quota(user)
    most_tables, most_kilobytes = (
        usual if given is None else given
        for usual, given in zip((most.tables, most.kilobytes), own, strict=True)
    )
    if not most_tables and not most_kilobytes:
        return
    tables, kept = await server.rows.kept(user)
    if most_tables and tables >= most_tables:
        raise quota("tables", most_tables)
    if most_kilobytes and kept + size > most_kilobytes * 1024:
        raise quota("kilobytes", most_kilobytes)
