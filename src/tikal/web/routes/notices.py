"""Notices: channels, choices, tests, what was sent; and at how many tables it is one's turn."""

from http import HTTPStatus
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from tikal.web.accounts.refusals import no_mail
from tikal.web.outbox.delivering import Letter
from tikal.web.outbox.places import Unreachable, place_in, unknown_host
from tikal.web.outbox.push_messages import BadKeys, browser_keys
from tikal.web.outbox.quiet import zone_named
from tikal.web.outbox.refusals import (
    bad_push,
    channel_ended,
    no_email,
    too_many_channels,
    unknown_channel,
)
from tikal.web.outbox.standing import is_to_move
from tikal.web.outbox.words import TEST, telling
from tikal.web.routes.shared import REFUSALS, Parts, User, answer, uses
from tikal.web.schema import notices as shapes
from tikal.web.server import Server
from tikal.web.store.channels import EMAIL, PUSH, WEBHOOK, NewChannel
from tikal.web.store.outbox import new_number

ROUTER = APIRouter(prefix="/api", tags=["notices"], responses=REFUSALS)
Row = dict[str, Any]
_NOTICES: Final = "/notices"
_RECENT: Final = 30
# How many channels of a kind somebody may have.
_MOST: Final = {WEBHOOK: 5, PUSH: 20, EMAIL: 1}
_CHANGES = [uses("moves")]


@ROUTER.get("/turns", response_model=shapes.Turns)
async def turns(server: Parts, user: User) -> Response:
    """Return at how many tables with people elsewhere it is your turn."""
    rows = await server.rows.running_with_others(user)
    return answer({"turns": sum(is_to_move(row, user) for row in rows)})


@ROUTER.get(_NOTICES, response_model=shapes.Notices)
async def notices(server: Parts, user: User) -> Response:
    """Return your channels and choices, and your latest notices."""
    found = await server.channels.choices(user)
    email = await _email_of(server, user)
    channels = await server.channels.of(user)
    return answer(
        {
            "choices": _choices(found),
            "channels": [_channel(each, email) for each in channels],
            "recent": [_notice(row) for row in await server.outbox.of_user(user, _RECENT)],
            "secret": None if found is None else found["secret"],
            "push_key": server.delivery.keys.public,
            "mail": server.mail.on,
            "email": email,
        }
    )


@ROUTER.put(_NOTICES, status_code=204, dependencies=_CHANGES)
async def choose(
    wanted: shapes.NoticeChoices, request: Request, server: Parts, user: User
) -> Response:
    """Choose language and quiet hours, and whether notices come even when you are at the table."""
    quiet = wanted.quiet
    if quiet is not None:
        zone_named(quiet.zone)
    await server.channels.choose(
        user,
        language=wanted.language,
        even_here=wanted.even_here,
        quiet_from=None if quiet is None else quiet.begin,
        quiet_until=None if quiet is None else quiet.end,
        zone=None if quiet is None else quiet.zone,
        site=_site(request),
    )
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.post(f"{_NOTICES}/webhooks", status_code=204, dependencies=_CHANGES)
async def add_webhook(
    wanted: shapes.NewWebhook, request: Request, server: Parts, user: User
) -> Response:
    """Add a URL that notices are posted to; not one in a private network."""
    url = wanted.url.strip()
    await _check(server, url)
    return await _add(server, request, user, NewChannel(WEBHOOK, url, ""), wanted.language)


@ROUTER.post(f"{_NOTICES}/push", status_code=204, dependencies=_CHANGES)
async def add_push(wanted: shapes.NewPush, request: Request, server: Parts, user: User) -> Response:
    """Add a browser that gets push messages."""
    await _check(server, wanted.endpoint, secure=True)
    keys = wanted.keys.model_dump()
    try:
        browser_keys(keys["p256dh"], keys["auth"])
    except BadKeys:
        raise bad_push() from None
    new = NewChannel(PUSH, wanted.endpoint, wanted.name, keys)
    return await _add(server, request, user, new, wanted.language)


@ROUTER.post(f"{_NOTICES}/email", status_code=204, dependencies=_CHANGES)
async def add_email(
    wanted: shapes.NewMail, request: Request, server: Parts, user: User
) -> Response:
    """Send notices to your account's e-mail address, once that is confirmed."""
    if not server.mail.on:
        raise no_mail()
    if await _email_of(server, user) is None:
        raise no_email()
    return await _add(server, request, user, NewChannel(EMAIL, "", ""), wanted.language)


@ROUTER.delete(f"{_NOTICES}/channels/{{channel_id}}", status_code=204, dependencies=_CHANGES)
async def remove(channel_id: str, server: Parts, user: User) -> Response:
    """Send nothing there any more."""
    if not await server.channels.remove(user, channel_id):
        raise unknown_channel()
    return Response(status_code=HTTPStatus.NO_CONTENT)


@ROUTER.post(
    f"{_NOTICES}/channels/{{channel_id}}/test",
    response_model=shapes.Tried,
    dependencies=[uses("notices")],
)
async def try_out(channel_id: str, server: Parts, user: User) -> Response:
    """Send a test there now; return how that went."""
    channel = await server.channels.one(channel_id)
    choices = await server.channels.choices(user)
    if channel is None or choices is None or channel["user_id"] != user:
        raise unknown_channel()
    if channel["ended"]:
        raise channel_ended()
    letter = Letter(new_number(), telling(choices, TEST, None), choices)
    outcome = await server.delivery.deliver(channel, letter, _nothing)
    return answer({"outcome": outcome.code, "status": outcome.status})


async def _nothing() -> None:
    """Let a test go out: it is in no outbox."""


async def _check(server: Server, url: str, *, secure: bool = False) -> None:
    """Refuse a URL that nothing may be sent to; a push service's is always encrypted."""
    place = place_in(url)
    reach = server.delivery.reach
    try:
        addresses = await reach.addresses(place)
    except Unreachable:
        raise unknown_host(place.host) from None
    if secure and not place.secure and not reach.is_local(addresses):
        raise bad_push()


async def _add(
    server: Server, request: Request, user: str, new: NewChannel, language: str
) -> Response:
    most = _MOST[new.kind]
    chosen = {"language": language, "site": _site(request)}
    if not await server.channels.add(user, new, most, **chosen):
        raise too_many_channels(most)
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def _email_of(server: Server, user: str) -> str | None:
    """Return the confirmed address of a user's account."""
    account = await server.accounts.of(user)
    if account is None or not account["email_confirmed"]:
        return None
    return str(account["email"])


def _site(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"


def _choices(found: Row | None) -> Row:
    if found is None:
        return {"language": "en", "quiet": None, "even_here": False}
    quiet = None
    if found["quiet_from"] is not None:
        names = {"begin": "quiet_from", "end": "quiet_until", "zone": "zone"}
        quiet = {name: found[column] for name, column in names.items()}
    return {"language": found["language"], "quiet": quiet, "even_here": found["even_here"]}


def _channel(row: Row, email: str | None) -> Row:
    names = {WEBHOOK: row["address"], PUSH: row["name"], EMAIL: email or ""}
    endpoint = row["address"] if row["kind"] == PUSH else None
    shown = {name: row[name] for name in ("id", "kind", "created", "ended")}
    return shown | {"name": names[row["kind"]], "endpoint": endpoint}


def _notice(row: Row) -> Row:
    shown = ("what", "created", "due", "state", "outcome", "status", "tries")
    about = {"table": row["table_id"], "name": row["name"] or "", "channel": row["kind"]}
    return about | {name: row[name] for name in shown}
