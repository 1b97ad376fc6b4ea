"""Gathering at a table: offering seats, invitations, sitting down, leaving, coming back."""

from typing import Final, Literal

from fastapi import APIRouter, Request, Response

from tikal.web.accounts.handles import handle_key
from tikal.web.accounts.refusals import no_bot_account
from tikal.web.invitations import Invitation, qr_picture, withdrawn_invitation
from tikal.web.limits.shares import Client
from tikal.web.outward import link_base
from tikal.web.play.command import DECLINE, LEAVE, OFFER, PRESENT, RETURN, SIT, Batch, Command, Json
from tikal.web.play.open_table import OpenTable
from tikal.web.play.refusals import no_bots_here, started_already
from tikal.web.play.seating import BOT, INVITED, PERSON, known_bot
from tikal.web.problem import Refused, Stale
from tikal.web.ratings.refusals import cannot_be_rated
from tikal.web.routes.playing import Answer, Prefer, run_for
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
    rated_summaries,
    text_of,
    uses,
)
from tikal.web.schema import table as shapes
from tikal.web.schema.requests import OfSeat, Presented, SeatOffered, SitDown
from tikal.web.server import Server

ROUTER = APIRouter(prefix="/api", tags=["gathering"], responses=REFUSALS)
_TABLE = "/tables/{table_id}"
_CODE = "/invitations/{code}"
_SVG: Final = "image/svg+xml"


@ROUTER.post(f"{_TABLE}/offer", response_model=Answer)
async def offer(
    wanted: SeatOffered, visit: OwnersVisit, server: Parts, prefer: Prefer = None
) -> Response:
    """Offer a seat in another way before the game starts; earlier invitations for it end."""
    payload: Json = {"kind": wanted.kind}
    if wanted.kind == PERSON and visit.table.snapshot.about.terms.rated:
        raise cannot_be_rated()
    if wanted.kind == BOT:
        payload["bot"] = known_bot(wanted.bot)
        server.shares.use("bots", visit.client)
    if wanted.handle is not None:
        payload |= await _bot_account(server, wanted.handle)
    command = Command(visit.user, wanted.seat, OFFER, payload | _lot(visit.table))
    return await run_for(server, visit, wanted.seq, [command], prefer)


@ROUTER.get(f"{_TABLE}/invitations", response_model=list[shapes.SeatInvitation])
async def invitations(visit: OwnersVisit, server: Parts) -> Response:
    """Return the codes for the seats that somebody is invited to."""
    codes = server.invitations
    seats = (seat for seat in visit.table.played.seats if seat.kind == INVITED)
    return answer(
        [
            {
                "seat": seat.seat,
                "code": codes.code(Invitation(visit.table.id, seat.ticket, seat.invitation)),
            }
            for seat in seats
        ]
    )


@ROUTER.get(_CODE, response_model=shapes.Invitation, dependencies=[uses("replays")])
async def invitation(code: str, server: Parts, user: User) -> Response:
    """Return what an invitation is for."""
    table, seat = await invited(server, code)
    about = table.snapshot.about
    host = await server.rows.user_name(about.owner)
    (found,) = await rated_summaries(server, [table.snapshot.row()], user)
    return answer({"table": found, "host": host, "seat": seat})


@ROUTER.post(_CODE, response_model=shapes.Table)
async def accept(code: str, wanted: SitDown, server: Parts, client: Asking) -> Response:
    """Sit down on the seat that an invitation is for."""
    table, seat = await invited(server, code)
    return await sit(server, client, table, [seat], wanted)


@ROUTER.get(f"{_CODE}/qr", responses=text_of(_SVG), dependencies=[uses("replays")])
async def qr_code(
    request: Request, code: str, server: Parts, scheme: Literal["http", "https"] = "http"
) -> Response:
    """Return an invitation's link as a QR code, to be read off a screen.

    The page says how it was reached: a proxy that speaks HTTPS for us need not tell.
    """
    await invited(server, code)
    asked = request.url.netloc
    base = link_base(scheme, asked, server.settings.listens) or f"{scheme}://{asked}"
    picture = qr_picture(f"{base}/join/{code}")
    return Response(picture, headers={"cache-control": "no-store"}, media_type=_SVG)


@ROUTER.post(f"{_TABLE}/sit", response_model=shapes.Table)
async def sit_down(wanted: SitDown, visit: AnyVisit, server: Parts) -> Response:
    """Take the seats that are reserved for you, or the first that anybody may take."""
    played = visit.table.played
    reserved = [seat.seat for seat in played.seats if seat.reserved == visit.user]
    if not reserved and played.open_seat is None:
        raise started_already()
    if not reserved and visit.client.bot and not visit.table.snapshot.about.terms.bots:
        raise no_bots_here()
    seats = reserved or [played.open_seat or 0]
    return await sit(server, visit.client, visit.table, seats, wanted)


@ROUTER.post(f"{_TABLE}/decline", response_model=Answer)
async def decline(
    wanted: OfSeat, visit: AnyVisit, server: Parts, prefer: Prefer = None
) -> Response:
    """Decline a seat that is reserved for you."""
    command = Command(visit.user, wanted.seat, DECLINE)
    return await run_for(server, visit, wanted.seq, [command], prefer)


@ROUTER.post(f"{_TABLE}/present", response_model=Answer)
async def present(
    wanted: Presented, visit: AnyVisit, server: Parts, prefer: Prefer = None
) -> Response:
    """Choose one's name, color or another seat before the game starts."""
    payload = wanted.model_dump(include={"name", "color", "to"}, exclude_none=True)
    command = Command(visit.user, wanted.seat, PRESENT, payload)
    return await run_for(server, visit, wanted.seq, [command], prefer)


@ROUTER.post(f"{_TABLE}/leave", response_model=Answer)
async def leave(wanted: OfSeat, visit: AnyVisit, server: Parts, prefer: Prefer = None) -> Response:
    """Leave a seat: others may take it before the game starts, later a bot plays on."""
    command = Command(visit.user, wanted.seat, LEAVE)
    return await run_for(server, visit, wanted.seq, [command], prefer)


@ROUTER.post(f"{_TABLE}/return", response_model=Answer)
async def take_back(
    wanted: OfSeat, visit: AnyVisit, server: Parts, prefer: Prefer = None
) -> Response:
    """Take a seat back where a bot has played for you."""
    command = Command(visit.user, wanted.seat, RETURN)
    return await run_for(server, visit, wanted.seq, [command], prefer)


async def invited(server: Server, code: str) -> tuple[OpenTable, int]:
    """Return the table and the seat of an invitation, or refuse one that does not count."""
    found = server.invitations.read(code)
    table = await server.room.open(found.table)
    seat = next((each for each in table.played.seats if each.ticket == found.seat), None)
    if seat is None or seat.invitation != found.number or seat.offer != INVITED:
        raise withdrawn_invitation()
    return table, seat.seat


async def sit(
    server: Server, client: Client, table: OpenTable, seats: list[int], wanted: SitDown
) -> Response:
    """Sit down, and answer with the table; somebody who sits there already gets it as well."""
    if not any(each.is_held_by(client.user, table.owner) for each in table.played.seats):
        if table.snapshot.about.terms.rated:
            await check_account(server, client.user)
        name = wanted.name or await server.rows.user_name(client.user)
        server.shares.use("moves", client)
        color: Json = {"color": wanted.color} if wanted.color else {}
        program: Json = {"program": True} if client.bot else {}
        payload: Json = {"name": name} | color | program | _lot(table)
        commands = tuple(Command(client.user, seat, SIT, payload) for seat in seats)
        table = await _run_now(server, table, commands)
    return encoded(table.json(table.viewer(client.user)))


async def _bot_account(server: Server, handle: str) -> Json:
    """Return whom an invitation by a handle is for; people get a link instead."""
    try:
        account = await server.accounts.named(handle_key(handle.strip()))
    except Refused:
        account = None
    if account is None or not account["bot"]:
        raise no_bot_account()
    return {"reserved": account["user_id"], "name": account["handle"]}


async def _run_now(server: Server, table: OpenTable, commands: tuple[Command, ...]) -> OpenTable:
    """Run commands whatever others do meanwhile; return the table after them."""
    while True:
        try:
            await server.room.run(table, Batch(table.played.seq, commands, frozenset()))
        except Stale:
            table = await server.room.open(table.id)
        else:
            return table


def _lot(table: OpenTable) -> Json:
    return {"lot": True} if table.snapshot.about.terms.lot else {}
