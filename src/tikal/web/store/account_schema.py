"""The database's tables about accounts, and about users whom the host treats in their own way.

A password is kept as its hash, codes and links as digests: nobody can sign in with what is here.
"""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
)

from tikal.web.store.schema import METADATA

# An account belongs to the user who was a guest before. One that was deleted keeps its row, without
# a handle, so that no cookie of before is good for anything.
ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("user_id", String(40), ForeignKey("users.id"), primary_key=True),
    Column("handle", String(40), nullable=False),
    # The handle as it is compared; of a deleted account something that no handle can be.
    Column("handle_key", String(60), nullable=False, unique=True),
    Column("password", Text),
    Column("email", String(254)),
    Column("email_confirmed", Boolean, nullable=False, default=False),
    # Whether a program plays with it; nothing takes that back.
    Column("bot", Boolean, nullable=False, default=False, server_default=false()),
    Column("created", String(40), nullable=False),
    # Whether nobody else may see the profile with ratings and rated games.
    Column("hidden", Boolean, nullable=False, default=False, server_default=false()),
)

# The sessions of accounts: a cookie that is not of one of these is nobody's.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("user_id", String(40), ForeignKey("users.id"), nullable=False),
    Column("browser", String(40), nullable=False),
    Column("system", String(40), nullable=False),
    Column("created", String(40), nullable=False),
    Column("seen", String(40), nullable=False),
    # When its user last showed that it is them, by password, passkey or code.
    Column("proved", String(40), nullable=False),
    Index(None, "user_id"),
)

# What programs show instead of a cookie, as digests. Their ids are ids of sessions, too: whatever
# ends a session ends a token.
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("user_id", String(40), ForeignKey("users.id"), nullable=False),
    Column("name", String(60), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    # `read`, or `play`, which reads as well.
    Column("scope", String(10), nullable=False),
    Column("created", String(40), nullable=False),
    # The last moment it is good for; null for ever.
    Column("until", String(40)),
    Column("used", String(40)),
    Index(None, "user_id"),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    # The digest of the credential's id.
    Column("id", String(64), primary_key=True),
    Column("user_id", String(40), ForeignKey("users.id"), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("transports", JSON, nullable=False),
    # The name of the server that it was made for: it works there only.
    Column("site", String(253), nullable=False),
    Column("name", String(60), nullable=False),
    Column("created", String(40), nullable=False),
    Column("used", String(40)),
    Index(None, "user_id"),
)

RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("user_id", String(40), ForeignKey("users.id"), primary_key=True),
    Column("digest", String(64), primary_key=True),
)

# Links that reset a password or confirm an address: for one use.
LINKS: Final = Table(
    "links",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("user_id", String(40), ForeignKey("users.id"), nullable=False),
    Column("purpose", String(20), nullable=False),
    # The address that is confirmed.
    Column("detail", String(254), nullable=False),
    Column("until", String(40), nullable=False),
    Index(None, "user_id"),
)

# Wrong tries, by account and by address, until they are forgotten.
ATTEMPTS: Final = Table(
    "attempts",
    METADATA,
    Column("who", String(120), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("until", String(40), nullable=False),
    Index(None, "until"),
)

# Challenges that passkeys have answered: none of them counts twice.
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("until", String(40), nullable=False),
    Index(None, "until"),
)

# Handles of deleted accounts that nobody may take for a while, as digests.
RETIRED_HANDLES: Final = Table(
    "retired_handles",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("until", String(40), nullable=False),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("user_id", String(40), ForeignKey("users.id"), primary_key=True),
    Column("reason", String(200), nullable=False),
    Column("at", String(40), nullable=False),
)

# What the server keeps for a user where that is not as much as for others.
QUOTAS: Final = Table(
    "quotas",
    METADATA,
    Column("user_id", String(40), ForeignKey("users.id"), primary_key=True),
    Column("tables", Integer),
    Column("kilobytes", Integer),
)
