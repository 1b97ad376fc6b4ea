"""The database's tables about notices to people: what they want, where to, and what was sent."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from tikal.web.store.schema import METADATA

# What somebody has chosen for all their channels.
NOTICE_CHOICES: Final = Table(
    "notice_choices",
    METADATA,
    Column("user_id", String(40), ForeignKey("users.id"), primary_key=True),
    Column("language", String(10), nullable=False),
    # Quiet hours as "22:00" and "07:00" in a time zone; null without.
    Column("quiet_from", String(5)),
    Column("quiet_until", String(5)),
    Column("zone", String(60)),
    # Whether notices come also to somebody who looks at the table.
    Column("even_here", Boolean, nullable=False),
    # How they reach this server: links in notices begin with it.
    Column("site", String(300), nullable=False),
    # What webhooks are signed with.
    Column("secret", String(64), nullable=False),
)

# Where somebody wants notices.
CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("user_id", String(40), ForeignKey("users.id"), nullable=False),
    # `webhook`, `push` or `email`.
    Column("kind", String(10), nullable=False),
    # A URL; of e-mail empty, since the account has the address.
    Column("address", Text, nullable=False),
    # The digest of the address: nobody has the same one twice.
    Column("digest", String(64), nullable=False),
    # The public keys of a browser that gets push messages.
    Column("keys", JSON(none_as_null=True)),
    # What they call it: for a browser its name and system.
    Column("name", String(100), nullable=False),
    Column("created", String(40), nullable=False),
    # Why nothing is sent there any more.
    Column("ended", String(20)),
    UniqueConstraint("user_id", "digest"),
)

# Notices: written in the transaction of what they are about, for each channel. The key is why
# nothing is ever said twice.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("what", String(10), primary_key=True),
    # No foreign key: a channel that is removed meanwhile must not keep a move from being written.
    Column("channel_id", String(40), primary_key=True),
    Column("user_id", String(40), ForeignKey("users.id"), nullable=False),
    Column("created", String(40), nullable=False),
    Column("due", String(40), nullable=False),
    # See `store/outbox.py`.
    Column("state", String(10), nullable=False),
    Column("tries", Integer, nullable=False),
    # Who sends it, and until when that is believed.
    Column("worker", String(40)),
    Column("until", String(40)),
    # How the last try went: a code, and the status of an answer.
    Column("outcome", String(20)),
    Column("status", Integer),
    Index(None, "state", "due"),
    Index(None, "user_id", "created"),
    Index(None, "channel_id"),
)
