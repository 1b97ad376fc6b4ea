"""Notices: what comes in and what goes out."""

from typing import Annotated, Literal

from pydantic import Field

from tikal.web.schema.accounts import Language
from tikal.web.schema.keepable import Line, Text
from tikal.web.schema.strict import Strict

Time = Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
Url = Annotated[Text, Field(min_length=1, max_length=2000)]
Key = Annotated[Text, Field(max_length=200)]


class QuietHours(Strict):
    """From when until when nothing is sent, by the clock of a time zone such as Europe/Paris."""

    begin: Time
    end: Time
    zone: Annotated[Text, Field(min_length=1, max_length=60)]


class NoticeChoices(Strict):
    """What somebody chooses for all their notices."""

    language: Language
    quiet: QuietHours | None
    even_here: bool


class NewWebhook(Strict):
    """A webhook, and the language to write in."""

    url: Url
    language: Language = "en"


class PushKeys(Strict):
    """The keys of a browser, as its subscription has them."""

    p256dh: Key
    auth: Key


class NewPush(Strict):
    """A browser's subscription to push messages; `name` is what to call the browser."""

    endpoint: Url
    keys: PushKeys
    name: Annotated[Line, Field(max_length=100)] = ""
    language: Language = "en"


class NewMail(Strict):
    """That notices come by e-mail, and the language to write in."""

    language: Language = "en"


class Channel(Strict):
    """Where notices go; `ended` is why nothing is sent there any more.

    `name` is a webhook's URL, a browser's name, or the e-mail address. `endpoint` is there for
    browsers, so that each finds its own.
    """

    id: str
    kind: Literal["webhook", "push", "email"]
    name: str
    endpoint: str | None
    created: str
    ended: str | None


class Notice(Strict):
    """A notice and what became of it; `outcome` is how the last try went."""

    table: str
    name: str
    what: Literal["turn", "first", "begins", "over", "rematch", "time"]
    channel: Literal["webhook", "push", "email"]
    created: str
    due: str
    state: Literal["waiting", "claimed", "handed", "sent", "failed", "withdrawn", "seen"]
    outcome: str | None
    status: int | None
    tries: int


class Notices(Strict):
    """Somebody's channels and choices, and their latest notices.

    `secret` signs webhooks, `push_key` is what browsers subscribe with. `mail`: whether the server
    sends e-mail; `email`: the confirmed address of the account, null if there is none.
    """

    choices: NoticeChoices
    channels: list[Channel]
    recent: list[Notice]
    secret: str | None
    push_key: str
    mail: bool
    email: str | None


class Tried(Strict):
    """How sending a test went: a code, and the status of the answer if one came."""

    outcome: str
    status: int | None


class Turns(Strict):
    """At how many tables with people elsewhere it is one's turn."""

    turns: int
