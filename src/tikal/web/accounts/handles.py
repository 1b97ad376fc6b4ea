"""Handles: what an account is called. Each is one person's; upper and lower case don't matter."""

import hashlib
import re
from typing import Final

from tikal.players.registry import player_names
from tikal.web.accounts.refusals import bad_handle

SHORTEST: Final = 3
LONGEST: Final = 20
_SHAPE: Final = re.compile(r"[a-z][a-z0-9_-]*")
# Names that would pass for the server, its host or nobody.
_RESERVED: Final = frozenset(
    [
        "account",
        "admin",
        "administrator",
        "anonymous",
        "api",
        "bot",
        "bots",
        "deleted",
        "everyone",
        "guest",
        "guests",
        "help",
        "host",
        "lobby",
        "me",
        "moderator",
        "mutul",
        "nobody",
        "null",
        "official",
        "operator",
        "player",
        "root",
        "server",
        "staff",
        "support",
        "system",
        "team",
        "tikal",
        "undefined",
        "unknown",
        "webmaster",
        "you",
    ]
)


def handle_key(handle: str) -> str:
    """Return a handle as it is compared, or refuse one that can't be a handle."""
    key = handle.lower()
    if (
        not SHORTEST <= len(key) <= LONGEST
        or not _SHAPE.fullmatch(key)
        or key in _RESERVED
        or key in player_names()
    ):
        raise bad_handle(SHORTEST, LONGEST)
    return key


def handle_digest(key: str) -> str:
    """Return what is kept of the handle of a deleted account."""
    return hashlib.sha256(f"tikal handle {key}".encode()).hexdigest()
