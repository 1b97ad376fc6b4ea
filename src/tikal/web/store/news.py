"""News: what the store knows of tables beyond what a process knows of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

Row = dict[str, Any]


class Known(NamedTuple):
    """How far a process knows a table: its commands, and its edits."""

    table: str
    seq: int
    edits: int


@dataclass(frozen=True)
class News:
    """A table's commands after those that are known, and what it is besides its game.

    `about` is None if it was not edited since.
    """

    edits: int
    about: Row | None = None
    commands: list[Row] = field(default_factory=list)


class Newsroom(Protocol):
    """Where to ask for news."""

    async def look(self, known: Sequence[Known]) -> dict[str, News]:
        """Return the news of tables as of now; one that is gone has none."""
