"""Tables of bots alone that nobody watches: a few of each user's go on, the others wait in line.

Tables in line need no memory but their ids. They go on when one before them ends, or when somebody
watches them.
"""

from collections import defaultdict
from typing import Final

from tikal.web.play.open_table import OpenTable

# How many such tables of one user go on at the same time.
MOST: Final = 8


def awaited(table: OpenTable) -> bool:
    """Return whether a person waits for the bots of a table: at the table, or watching it."""
    return bool(table.watchers) or bool(table.played.people) or table.is_watched_elsewhere


class Crowd:
    """Who may go on, and who waits in line."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._going: defaultdict[str, set[OpenTable]] = defaultdict(set)
        # By user; a dictionary for its order.
        self._line: defaultdict[str, dict[str, None]] = defaultdict(dict)

    def admit(self, table: OpenTable) -> bool:
        """Return whether a table may go on now; if not, it is in line."""
        going = self._going[table.owner]
        if not awaited(table) and table not in going:
            if len(going) >= MOST:
                self.line_up(table.owner, table.id)
                return False
            going.add(table)
        self.leave_line(table)
        return True

    def has_line(self, user: str) -> bool:
        """Return whether tables of a user wait."""
        return bool(self._line.get(user))

    def line_up(self, user: str, table_id: str) -> None:
        """Put a table at the end of the line."""
        self._line[user].setdefault(table_id)

    def leave_line(self, table: OpenTable) -> None:
        """Take a table out of the line."""
        self._line[table.owner].pop(table.id, None)

    def leave(self, table: OpenTable) -> None:
        """Make room for the next one in line."""
        self._going[table.owner].discard(table)
        self._tidy(table.owner)

    def next_in_line(self, user: str) -> str | None:
        """Take the next table out of the line, if there is room for it."""
        line = self._line[user]
        found = next(iter(line), None) if len(self._going[user]) < MOST else None
        if found is not None:
            del line[found]
        self._tidy(user)
        return found

    def _tidy(self, user: str) -> None:
        if not self._going[user]:
            del self._going[user]
        if not self._line[user]:
            del self._line[user]
