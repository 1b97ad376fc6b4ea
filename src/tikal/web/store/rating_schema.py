"""The database's tables about ratings.

A player is a user's id or `bot:NAME`. What a game has changed stays when an account is deleted,
without its player: it is the opponents' history too.
"""

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table

from tikal.web.store.schema import METADATA

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", String(60), primary_key=True),
    Column("variant", String(40), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", String(40), nullable=False),
    Index(None, "variant", "mu"),
)

# What each rated game has changed, seat by seat: a game is rated once.
RATING_CHANGES: Final = Table(
    "rating_changes",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Empty if the account was deleted.
    Column("player", String(60), nullable=False),
    Column("variant", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Float(53), nullable=False),
    Column("sigma_before", Float(53), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("at", String(40), nullable=False),
    Index(None, "player", "variant", "at"),
)
