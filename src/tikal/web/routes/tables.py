"""Tables as a whole: set up, list, name, throw away, import, play again."""

import asyncio
import secrets
from http import HTTPStatus

from fastapi import APIRouter, Response

from tikal.box.editions import DEFAULT_EDITION
from tikal.box.legend.files import solo_of
from tikal.box.solo_deck_file import cards_of
from tikal.engine.variants.registry import VARIANTS
from tikal.errors import TikalError
from tikal.game import Game
from tikal.web.play.open_table import OpenTable, begun
from tikal.web.play.seating import Seat, people_at, seated
from tikal.web.play.viewer import viewer_of
from tikal.web.problem import Refused, refused_by_rules
from tikal.web.routes.shared import (
    REFUSALS,
    AnyVisit,
    OwnersVisit,
    Parts,
    User,
    answer,
    encoded,
)
from tikal.web.schema import table as shapes
from tikal.web.schema.requests import ImportedRecord, NewTable, Rematch, Rename
from tikal.web.server import Server

ROUTER = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)
_ID_BYTES = 9
_MOST_LISTED = 500
# What a record has of the game played, and a rematch begins without.
_PLAYED = ("actions", "scores", "winners", "date")
# What the tiles still in the stack are called where their order is hidden.
_LETTERS = tuple("ABCDEFG")


@ROUTER.get("", response_model=list[shapes.TableSummary])
async def own_tables(server: Parts, user: User) -> Response:
    """Return the user's tables, newest first."""
    rows = await server.rows.tables_of(user, _MOST_LISTED)
    names = shapes.TableSummary.model_fields
    return answer([{name: row[name] for name in names} for row in rows])


@ROUTER.post("", response_model=shapes.Table, status_code=HTTPStatus.CREATED)
async def set_up(wanted: NewTable, server: Parts, user: User) -> Response:
    """Set up a table."""
    game = _new_game(wanted)
    seats = seated(game, wanted.seats, await server.rows.user_name(user))
    return await _add(server, user, game.record(), seats, wanted.name)


@ROUTER.post("/import", response_model=shapes.Table, status_code=HTTPStatus.CREATED)
async def open_record(wanted: ImportedRecord, server: Parts, user: User) -> Response:
    """Set up a table with the game of a record, people on all seats."""
    game = await asyncio.to_thread(_recorded_game, wanted.record)
    return await _add(server, user, game.record(), people_at(game), wanted.name)


@ROUTER.get("/{table_id}", response_model=shapes.Table)
async def table(visit: AnyVisit) -> Response:
    """Return a table."""
    async with visit.table.lock():
        return encoded(visit.table.json(visit.viewer))


@ROUTER.patch("/{table_id}", response_model=shapes.TableName)
async def rename(wanted: Rename, visit: OwnersVisit, server: Parts) -> Response:
    """Give a table a name; an empty one takes it away."""
    name = wanted.name or None
    await server.room.rename(visit.table, name)
    return answer({"name": name})


@ROUTER.delete("/{table_id}", status_code=HTTPStatus.NO_CONTENT)
async def throw_away(visit: OwnersVisit, server: Parts) -> Response:
    """Take a table off its owner's list."""
    await server.room.throw_away(visit.table)
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.post("/{table_id}/rematch", response_model=shapes.Table, status_code=HTTPStatus.CREATED)
async def rematch(wanted: Rematch, visit: OwnersVisit, server: Parts) -> Response:
    """Set up the same table again."""
    table = visit.table
    record = _again(table, wanted.deal)
    return await _add(server, visit.user, record, table.first_seats, table.snapshot.about.name)


def _new_game(wanted: NewTable) -> Game:
    solo = None if wanted.solo is None else wanted.solo.model_dump(exclude_none=True)
    legend = None if wanted.legend is None else wanted.legend.model_dump(exclude_none=True)
    try:
        # A deck comes as its text: a name would be that of a file on this machine.
        if solo is not None and "deck" in solo:
            solo["cards"] = cards_of(solo.pop("deck"), "solo deck")
        if legend is not None and "deck" in legend:
            legend["cards"] = solo_of(legend.pop("deck"), "solo deck")
        return Game.new(
            variant=wanted.variant,
            edition=wanted.edition or DEFAULT_EDITION,
            seats=_seat_count(wanted),
            seed=wanted.seed,
            options=wanted.options,
            solo=solo,
            legend=legend,
        )
    except TikalError as problem:
        raise refused_by_rules(problem) from problem


def _seat_count(wanted: NewTable) -> int:
    """Return the number of seats; against Mutul one is named and he has the other."""
    if wanted.variant not in VARIANTS:  # what there is instead, the set-up says
        return len(wanted.seats)
    variant = VARIANTS[wanted.variant]({})
    automata = [seat for seat in range(variant.most_seats) if variant.plays_itself(seat)]
    if automata and len(wanted.seats) + len(automata) != variant.most_seats:
        message = "Against Mutul one seat is yours, the other his."
        raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "setup", message, rule="S1")
    return len(wanted.seats) + len(automata)


def _recorded_game(record: dict[str, object]) -> Game:
    try:
        return Game.from_record(record)
    except TikalError as problem:
        if _hides_something(record):
            message = "This is the public record of a running game: it can't be replayed."
            raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "running", message) from problem
        raise refused_by_rules(problem) from problem
    except RecursionError as problem:
        message = "The record is nested too deeply."
        raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "record", message) from problem


def _hides_something(record: dict[str, object]) -> bool:
    """Return whether a record has letters for tiles or zeros for treasures, as a view's has."""
    deal = record.get("deal")
    if not isinstance(deal, dict):
        return False
    stack, treasures = deal.get("stack"), deal.get("treasures")
    letters = isinstance(stack, list) and any(tile in _LETTERS for tile in stack)
    return letters or (isinstance(treasures, list) and 0 in treasures)


def _again(table: OpenTable, deal: str) -> dict[str, object]:
    """Return the record of a new game with the same set-up."""
    game = table.played.game
    if deal == "same" or game.origin.start is not None:
        kept = {key: value for key, value in table.origin.items() if key not in _PLAYED}
        return {**kept, "actions": []}
    return Game.from_setup(game.setup.with_seed(None)).record()


async def _add(
    server: Server, user: str, record: dict[str, object], seats: list[Seat], name: str | None
) -> Response:
    """Store a new table and answer with it."""
    sitting = [seat.as_json() for seat in seats]
    played = begun(record, sitting)
    row: dict[str, object] = {
        "id": secrets.token_urlsafe(_ID_BYTES),
        "owner": user,
        "name": name,
        "origin": record,
        "seats": sitting,
        "variant": played.game.variant,
        "edition": played.game.setup.edition,
    }
    table = await server.room.add(row, played)
    return encoded(table.json(viewer_of(table, user)), HTTPStatus.CREATED)
