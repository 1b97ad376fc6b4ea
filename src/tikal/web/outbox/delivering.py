"""Delivering one notice by one channel: what goes out, and what comes of it."""

import asyncio
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from pydantic_core import to_json

from tikal.web.accounts.mail import Mail, MailFailed
from tikal.web.outbox.places import Place, Reach, Unreachable, place_in
from tikal.web.outbox.posting import NoAnswer, post
from tikal.web.outbox.push_messages import PushKeys, encrypted
from tikal.web.outbox.words import Telling
from tikal.web.problem import Refused
from tikal.web.store.accounts import AccountRows
from tikal.web.store.channels import EMAIL, WEBHOOK
from tikal.web.store.clock import now

Row = dict[str, Any]
Before = Callable[[], Awaitable[None]]

# What can come of a notice: it arrived; the place does not exist any more; the place answered
# something else; nobody is there; it went out, but no answer came; it may not go there; there is no
# confirmed address.
SENT: Final = "sent"
GONE: Final = "gone"
ANSWERED: Final = "answered"
UNREACHABLE: Final = "unreachable"
NO_ANSWER: Final = "no_answer"
PRIVATE: Final = "private_address"
NO_EMAIL: Final = "no_email"
# How long a push service keeps a message for a browser that is off, in seconds.
_KEPT: Final = 24 * 60 * 60
_GOOD: Final = range(200, 300)
_GONE: Final = (404, 410)


class Outcome(NamedTuple):
    """What came of a notice: a code, and the status of the answer if there was one."""

    code: str
    status: int | None = None

    @property
    def settled(self) -> bool:
        """Whether another try is of no use, or could make it arrive twice."""
        return self.code in (SENT, GONE, NO_ANSWER, NO_EMAIL)


class Letter(NamedTuple):
    """A notice to deliver: its number, what it says, and what its user has chosen."""

    number: str
    telling: Telling
    choices: Row


class Delivery:
    """Delivers notices."""

    def __init__(self, reach: Reach, keys: PushKeys, mail: Mail, accounts: AccountRows) -> None:
        """Send to places within reach, sign with these keys, and write to confirmed addresses."""
        self.reach = reach
        self.keys = keys
        self.mail = mail
        self._accounts = accounts

    async def deliver(self, channel: Row, letter: Letter, before: Before) -> Outcome:
        """Send a notice; `before` runs just before the first byte of it goes out."""
        try:
            if channel["kind"] == EMAIL:
                return await self._mail(channel["user_id"], letter, before)
            place = place_in(channel["address"])
            if channel["kind"] == WEBHOOK:
                body = webhook_body(letter)
                headers = _webhook_headers(letter, body)
            else:
                # Working keys out takes a while: not while others wait.
                body = await asyncio.to_thread(_push_body, channel, letter)
                headers = self._push_headers(place, letter)
            addresses = await self.reach.addresses(place)
            return _outcome_of(await post(place, addresses, headers, body, before))
        except Unreachable:
            return Outcome(UNREACHABLE)
        except NoAnswer:
            return Outcome(NO_ANSWER)
        except Refused:
            return Outcome(PRIVATE)

    def _push_headers(self, place: Place, letter: Letter) -> dict[str, str]:
        return {
            "Authorization": self.keys.authorization(place, letter.choices["site"]),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT),
            "Topic": topic_of(letter.telling),
        }

    async def _mail(self, user: str, letter: Letter, before: Before) -> Outcome:
        account = await self._accounts.of(user)
        if account is None or not account["email_confirmed"] or not self.mail.on:
            return Outcome(NO_EMAIL)
        said = letter.telling
        text = f"{said.text}\n\n{said.link}\n\n-- \n{said.footer}\n{said.choices}\n"
        number = f"<{letter.number}@tikal>"
        try:
            await self.mail.deliver(account["email"], said.text, text, number, before)
        except MailFailed as problem:
            return Outcome(NO_ANSWER if problem.unsure else UNREACHABLE)
        return Outcome(SENT)


def webhook_body(letter: Letter) -> bytes:
    """Return what a webhook gets: Discord reads `content`, Slack `text`, programs the rest."""
    said = letter.telling
    text = f"{said.text}\n{said.link}"
    return to_json(
        {
            "id": letter.number,
            "event": said.what,
            "name": said.name,
            "link": said.link,
            "table": said.link.rpartition("/table/")[2] if "/table/" in said.link else None,
            "at": now(),
            "text": text,
            "content": text,
            # A table's name must not call everybody in a channel.
            "allowed_mentions": {"parse": []},
        }
    )


def signature(secret: str, body: bytes) -> str:
    """Return by what a webhook knows that a notice is ours."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def topic_of(said: Telling) -> str:
    """Return by what a later message replaces an earlier one about the same table."""
    return hashlib.sha256(said.link.encode()).hexdigest()[:32]


def _webhook_headers(letter: Letter, body: bytes) -> dict[str, str]:
    return {
        "Content-Type": "application/json",
        "X-Tikal-Notice": letter.number,
        "X-Tikal-Signature": signature(letter.choices["secret"], body),
    }


def _push_body(channel: Row, letter: Letter) -> bytes:
    said = letter.telling
    message = {
        "title": said.title,
        "body": said.name,
        "link": said.link,
        "tag": topic_of(said),
        "language": letter.choices["language"],
    }
    return encrypted(to_json(message), channel["keys"]["p256dh"], channel["keys"]["auth"])


def _outcome_of(status: int) -> Outcome:
    if status in _GOOD:
        return Outcome(SENT, status)
    return Outcome(GONE if status in _GONE else ANSWERED, status)
