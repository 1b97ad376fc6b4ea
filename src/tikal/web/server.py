"""The server's parts, put together once and shared by all requests."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from tikal.web.accounts.attempts import Attempts
from tikal.web.accounts.challenges import Challenges
from tikal.web.accounts.mail import Mail
from tikal.web.accounts.passwords import Passwords
from tikal.web.door import Door
from tikal.web.hall import open_hall
from tikal.web.history.backfill import Backfill
from tikal.web.invitations import Invitations
from tikal.web.limits.desk import Desk
from tikal.web.limits.shares import Shares
from tikal.web.outbox.delivering import Delivery
from tikal.web.outbox.places import Reach
from tikal.web.outbox.push_messages import PushKeys
from tikal.web.outbox.sender import Sender
from tikal.web.play.chat import Chat
from tikal.web.play.presence import Presence
from tikal.web.play.room import Room
from tikal.web.play.timekeeper import Timekeeper
from tikal.web.readiness import Readiness
from tikal.web.session import Guests
from tikal.web.settings import Settings
from tikal.web.standing import Standings
from tikal.web.store.accounts import AccountRows
from tikal.web.store.attempts import AttemptRows
from tikal.web.store.channels import ChannelRows
from tikal.web.store.database import is_embedded
from tikal.web.store.handing_over import HandingOver
from tikal.web.store.keys import ready_keys
from tikal.web.store.messages import MessageRows
from tikal.web.store.notices import ENDED, Notice
from tikal.web.store.outbox import OutboxRows
from tikal.web.store.passkeys import PasskeyRows
from tikal.web.store.ratings import RatingRows
from tikal.web.store.results import ResultRows
from tikal.web.store.rows import Rows
from tikal.web.store.seals import Seals
from tikal.web.store.sessions import SessionRows
from tikal.web.store.tokens import TokenRows
from tikal.web.store.vacations import VacationRows
from tikal.web.tokens import Tokens

LOG: Final = logging.getLogger("tikal.web")


@dataclass
class Server:
    """What requests work with."""

    settings: Settings
    rows: Rows
    results: ResultRows
    ratings: RatingRows
    sessions: SessionRows
    tokens: Tokens
    room: Room
    guests: Guests
    shares: Shares
    desk: Desk
    standings: Standings
    readiness: Readiness
    seals: Seals
    invitations: Invitations
    vacations: VacationRows
    chat: Chat
    presence: Presence
    accounts: AccountRows
    passkeys: PasskeyRows
    handing_over: HandingOver
    attempts: Attempts
    challenges: Challenges
    passwords: Passwords
    mail: Mail
    channels: ChannelRows
    outbox: OutboxRows
    delivery: Delivery
    sender: Sender
    door: Door


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """Open the hall, put the other parts around it, and end them in good order."""
    async with open_hall(settings) as hall:
        keys = await asyncio.to_thread(_keys, settings)
        sessions = SessionRows(hall.engine, hall.journal)
        results = ResultRows(hall.engine, hall.journal)
        chat = Chat(MessageRows(hall.engine, hall.journal), hall.room)
        shared = not is_embedded(settings.database)
        presence = Presence(hall.room, hall.journal, shared=shared)
        hall.ears += [chat.hear, presence.hear]
        desk, passwords, mail = Desk(), Passwords(), Mail(settings.mail)
        standings, attempts = Standings(sessions), AttemptRows(hall.journal)
        accounts = AccountRows(hall.engine, hall.journal)
        reach = Reach(settings.notice_networks)
        push_keys = await asyncio.to_thread(PushKeys, settings.push_key)
        delivery = Delivery(reach, push_keys, mail, accounts)
        channels = ChannelRows(hall.engine, hall.journal)
        outbox = OutboxRows(hall.engine, hall.journal)
        sender = Sender(outbox, channels, delivery, hall.room)
        hall.ears.append(lambda notice: _hear(notice, standings, hall.room))
        filling = asyncio.create_task(Backfill(hall.rows, results).run())
        timing = asyncio.create_task(Timekeeper(hall.room).run())
        here = asyncio.create_task(presence.run())
        sending = asyncio.create_task(sender.run())
        watching = asyncio.create_task(standings.watch(hall.room))
        try:
            yield Server(
                settings=settings,
                rows=hall.rows,
                results=results,
                ratings=RatingRows(hall.engine, hall.journal),
                sessions=sessions,
                tokens=Tokens(TokenRows(hall.engine, hall.journal)),
                room=hall.room,
                guests=Guests(keys),
                shares=Shares(settings.limits),
                desk=desk,
                standings=standings,
                readiness=Readiness(hall.rows),
                seals=Seals(keys),
                invitations=Invitations(keys),
                vacations=VacationRows(hall.engine, hall.journal),
                chat=chat,
                presence=presence,
                accounts=accounts,
                passkeys=PasskeyRows(hall.engine, hall.journal),
                handing_over=HandingOver(hall.engine, hall.journal),
                attempts=Attempts(attempts),
                challenges=Challenges(keys, attempts),
                passwords=passwords,
                mail=mail,
                channels=channels,
                outbox=outbox,
                delivery=delivery,
                sender=sender,
                door=Door(settings.door_code, keys),
            )
        finally:
            for task in (filling, timing, here, sending, watching):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await mail.close()
            for thread in (desk, passwords):
                await asyncio.to_thread(thread.close)


def _hear(notice: Notice | None, standings: Standings, room: Room) -> None:
    """End the sessions here that have ended at another process."""
    if notice is None:
        standings.forget_all()
    elif notice.kind == ENDED:
        standings.forget(notice.name)
        room.hang_up(notice.name)


def _keys(settings: Settings) -> list[str]:
    """Return the server's keys; say so where guests of before will not be known."""
    keys, strangers = ready_keys(settings.keys, settings.database)
    if strangers:
        words = "new session key: known guests come as new ones"
        LOG.warning(words, extra={"file": str(settings.keys)})
    return [key.secret for key in keys]
