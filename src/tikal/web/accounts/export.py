"""Everything somebody has, as one ZIP file: made table by table and sent as it is made."""

import zipfile
from collections.abc import AsyncIterator
from typing import Final

from pydantic_core import to_json

from tikal.errors import TikalError
from tikal.web.history.record import record_of
from tikal.web.limits.shares import Client
from tikal.web.play.open_table import opened
from tikal.web.play.seating import seats_from
from tikal.web.server import Server
from tikal.web.store.rows import Row, Stored

# Of an account, what is nobody's business, not even in a file of one's own.
_SECRET: Final = ("password", "handle_key")
# Of a rated game, what it changed.
_OF_CHANGE: Final = (
    "table_id",
    "variant",
    "place",
    "mu_before",
    "sigma_before",
    "mu",
    "sigma",
    "at",
)
# Of a table, what is not about the other users.
_OF_TABLE: Final = (
    "id",
    "name",
    "variant",
    "edition",
    "created",
    "updated",
    "moves",
    "scores",
    "winners",
    "over",
    "terms",
)


# Of a channel: everything but keys and digests.
_OF_CHANNEL: Final = ("kind", "address", "name", "created", "ended")


class _Pipe:
    """A file to write to, whose bytes are taken out as they come; it can't go back."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Do nothing: nothing is held back."""

    def taken(self) -> bytes:
        """Return what was written since the last time."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


async def exported(server: Server, client: Client) -> AsyncIterator[bytes]:
    """Yield the file: profile, sessions, results and tables as JSON, and a record of every game."""
    user = client.user
    places = [each for each in await server.handing_over.places(user) if not each.deleted]
    pipe = _Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as file:  # type: ignore[call-overload]
        for name, data in (await _documents(server, user)).items():
            file.writestr(name, to_json(data, indent=2))
        yield pipe.taken()
        for place in places:
            stored = await server.rows.table(place.table)
            if stored is not None:
                record = await server.desk.run(client.address, _record, stored)
                file.writestr(f"games/{place.table}.tikal", record)
                yield pipe.taken()
    yield pipe.taken()


def _record(stored: Stored) -> bytes:
    """Return a table's record; of one that this version can't replay, what it began with."""
    try:
        return to_json(record_of(opened(stored).snapshot), indent=2)
    except TikalError:
        return to_json(stored.row["origin"], indent=2)


async def _documents(server: Server, user: str) -> dict[str, object]:
    account = await server.accounts.of(user)
    passkeys = await server.passkeys.of(user)
    profile: Row = {"id": user, "name": await server.rows.user_name(user)}
    if account is not None:
        profile |= {name: account[name] for name in account if name not in _SECRET}
        profile["recovery_codes_left"] = await server.accounts.codes_left(user)
    shown = ("name", "site", "created", "used")
    return {
        "profile.json": profile,
        "passkeys.json": [{name: each[name] for name in shown} for each in passkeys],
        "tokens.json": await server.tokens.rows.of(user),
        "sessions.json": await server.sessions.of(user),
        "vacation.json": (await server.vacations.of(user))._asdict(),
        "notices.json": {
            "choices": await server.channels.choices(user),
            "channels": [
                {name: each[name] for name in _OF_CHANNEL}
                for each in await server.channels.of(user)
            ],
            "sent": await server.outbox.of_user(user, None),
        },
        "messages.json": await server.handing_over.messages(user),
        "ratings.json": {
            "ratings": await server.ratings.rows_of(user),
            "history": [
                {name: row[name] for name in _OF_CHANGE}
                for row in await server.ratings.changes_of(user)
            ],
        },
        "results.json": await server.results.of(user),
        "tables.json": [
            {name: row[name] for name in _OF_TABLE}
            | {"seats": [seat.as_json() for seat in seats_from(row["sitting"] or row["seats"])]}
            for row in await server.rows.tables_of(user, None)
        ],
    }
