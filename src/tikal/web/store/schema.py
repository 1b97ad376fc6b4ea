"""The database's tables.

A table of the game is a row in `tables` and its commands in `commands`, which are only ever added
to: what happened is what they say, replayed. The standing in `tables` follows from them and is
written with them, so that lists need no replay; how it ended is in `results`, for statistics.

Times are texts in ISO 8601, UTC: they sort, and they are the same in every database.
"""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

USERS: Final = Table(
    "users",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", String(40), nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("owner", String(40), ForeignKey("users.id"), nullable=False),
    Column("name", String(60)),
    # What never changes: the record the game begins with, and who sat down.
    Column("origin", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("variant", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("created", String(40), nullable=False),
    # The standing: as of the last command.
    Column("updated", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("seat", Integer),
    Column("scores", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    # The seat whose bot has to move: what a server that starts again goes on with.
    Column("thinking", Integer),
    # When the server has to act because a seat's time is up.
    Column("due", String(40)),
    # From when on opponents decide for a seat whose time is up; null once they know.
    Column("asks", String(40)),
    # A table that its owner threw away; its log stays.
    Column("deleted", String(40)),
    # The size of `origin`: what a user has stored is summed up without reading it.
    Column("bytes", Integer, nullable=False, default=0, server_default="0"),
    # What its people have agreed on besides the rules; null in tables from before there was this.
    Column("terms", JSON),
    # The table where they play again.
    Column("rematch", String(40)),
    # How often it was edited: its name, its terms, its rematch, and whether it was thrown away.
    Column("edits", Integer, nullable=False, default=0, server_default="0"),
    # How often its people were replaced in what was written: what is in memory is of no use then.
    Column("rewritten", Integer, nullable=False, default=0, server_default="0"),
    # Who sits there now, as everybody may see it; null until somebody has sat down or left.
    Column("sitting", JSON),
    # How its free seats are offered, as long as there are any: `open` if anybody may take one.
    Column("waiting", String(10)),
    Index(None, "owner", "created"),
    Index(None, "waiting", "created"),
    Index(None, "thinking"),
    Index(None, "due"),
    Index(None, "asks"),
    Index(None, "owner", "deleted", "bytes"),
)

# The columns of `tables` that every command brings up to date.
STANDING: Final = (
    "updated",
    "seq",
    "moves",
    "seat",
    "scores",
    "winners",
    "over",
    "thinking",
    "due",
    "asks",
    "waiting",
    "sitting",
)

# The tables that a user owns or has sat at; `hidden` ones are not in their list any more.
PLACES: Final = Table(
    "places",
    METADATA,
    Column("user_id", String(40), ForeignKey("users.id"), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("hidden", Boolean, nullable=False),
    Index(None, "table_id"),
)

COMMANDS: Final = Table(
    "commands",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    # Who did it: a user's id, `bot:NAME`, or `unknown` in a log from before this column.
    Column("actor", Text, nullable=False),
    # The seat it was done for.
    Column("seat", Integer),
    Column("kind", String(20), nullable=False),
    Column("payload", JSON, nullable=False),
    Column("at", String(40), nullable=False),
    # Whether watchers got a message with it; if not, it was one with the next command's.
    Column("shown", Boolean, nullable=False, default=True, server_default=true()),
    sqlite_with_rowid=False,
)

# What people say at a table; each table counts its own messages.
MESSAGES: Final = Table(
    "messages",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", String(40), nullable=False),
    Column("user_id", String(40), ForeignKey("users.id"), nullable=False),
    Column("name", String(60), nullable=False),
    Column("seat", Integer),
    # Whether it was said among those who only look on.
    Column("gallery", Boolean, nullable=False),
    # Words of their own, or the code of a phrase that is shown in every reader's language.
    Column("text", Text),
    Column("phrase", String(20)),
    # Whether a bot account has said it.
    Column("program", Boolean, nullable=False, default=False, server_default=false()),
    Index(None, "user_id"),
)

# When users are away: the clocks of their daily games stand still.
VACATIONS: Final = Table(
    "vacations",
    METADATA,
    Column("user_id", String(40), ForeignKey("users.id"), primary_key=True),
    Column("begun", String(40), primary_key=True),
    Column("until", String(40), nullable=False),
)

# How finished games ended for those who played them: what statistics are made of, so that they need
# neither the tables nor a replay. No summary: a game that is not one's own, or still to be read.
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(40), primary_key=True),
    Column("ended", String(40), nullable=False),
    # By which version of the code the summary was made.
    Column("version", Integer, nullable=False),
    Column("summary", JSON(none_as_null=True)),
    Index(None, "user_id", "ended"),
    Index(None, "version"),
)

# Sessions that were ended before their time; a row is kept as long as a cookie of it could live.
ENDED_SESSIONS: Final = Table(
    "ended_sessions",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("until", String(40), nullable=False),
    Index(None, "until"),
)

# The way to another browser that a user has open: one at a time, and its code only as a digest.
TRANSFERS: Final = Table(
    "transfers",
    METADATA,
    Column("user_id", String(40), ForeignKey("users.id"), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("until", String(40), nullable=False),
    Index(None, "digest"),
)

# Who thinks about the turn of a table's bot: the turn after a command, a process, and until when by
# the database's clock, in seconds. Only PostgreSQL has them.
LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("worker", String(20), nullable=False),
    Column("until", Float, nullable=False),
    Index(None, "worker"),
)

# One row, written to find out whether anything can be written.
TRIALS: Final = Table(
    "trials",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", String(40), nullable=False),
)
