"""Reading untrusted data: every value is checked, every complaint names its place."""

import re
from typing import Final, NoReturn, final

from tikal.box.tiles import TILE_INDEX
from tikal.errors import TikalError
from tikal.geometry.spaces import SPACE_INDEX
from tikal.untrusted import short_repr

# No text that a document has any use for is longer: the longest are people's names.
LONGEST_TEXT: Final = 200
# Keys that need no quotes where a message names a place.
_PLAIN_KEY: Final = re.compile(r"\w{1,40}", re.ASCII)


@final
class Checked:
    """A value somewhere in a JSON-like structure, and the error to raise if it is wrong."""

    def __init__(self, value: object, place: str, error: type[TikalError], key: str = "") -> None:
        """Remember where the value stands, in an object under which key."""
        self.value = value
        self.place = place
        self.error = error
        self.key = key

    def refuse(self, reason: str) -> NoReturn:
        """Raise the error with the value's place."""
        message = f"{self.place}: {reason}" if self.place else reason
        raise self.error(message)

    def _shown(self) -> str:
        return short_repr(self.value)

    def mapping(self) -> "dict[str, Checked]":
        """Return the entries of an object."""
        if not isinstance(self.value, dict):
            self.refuse(f"must be an object, not {self._shown()}")
        found: dict[str, Checked] = {}
        for key, value in self.value.items():
            if not isinstance(key, str):
                self.refuse(f"keys must be texts, not {short_repr(key)}")
            name = key if _PLAIN_KEY.fullmatch(key) else short_repr(key)
            place = f"{self.place}.{name}" if self.place else name
            found[key] = Checked(value, place, self.error, key)
        return found

    def items(self) -> "list[Checked]":
        """Return the entries of a list."""
        if not isinstance(self.value, (list, tuple)):
            self.refuse(f"must be a list, not {self._shown()}")
        return [
            Checked(value, f"{self.place}[{index}]", self.error)
            for index, value in enumerate(self.value)
        ]

    def text(self) -> str:
        """Return a text."""
        if not isinstance(self.value, str):
            self.refuse(f"must be a text, not {self._shown()}")
        if len(self.value) > LONGEST_TEXT:
            self.refuse(f"a text has at most {LONGEST_TEXT} characters, not {len(self.value)}")
        return self.value

    def number(self, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            self.refuse(f"must be a whole number, not {self._shown()}")
        if not least <= self.value <= most:
            self.refuse(f"must be {least} to {most}, not {self._shown()}")
        return self.value

    def flag(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            self.refuse(f"must be true or false, not {self._shown()}")
        return self.value

    def space(self) -> int:
        """Return a space by its name."""
        name = self.text()
        if name not in SPACE_INDEX:
            self.refuse(f"there is no space {self._shown()}, only a1 to h5: R2.1")
        return SPACE_INDEX[name]

    def key_space(self) -> int:
        """Return the space that the value's key names."""
        return Checked(self.key, self.place, self.error).space()

    def tile(self) -> int:
        """Return a tile by its name."""
        name = self.text()
        if name not in TILE_INDEX:
            self.refuse(f"there is no tile {self._shown()}: R3.2")
        return TILE_INDEX[name]


def known_keys(
    entries: dict[str, Checked], allowed: frozenset[str], error: type[TikalError]
) -> None:
    """Refuse entries that nobody would read."""
    for key, entry in entries.items():
        if key not in allowed:
            message = f"{entry.place}: unknown key"
            raise error(message)


def given(entries: dict[str, Checked], key: str) -> Checked | None:
    """Return an entry, None if it is left out or null."""
    entry = entries.get(key)
    return None if entry is None or entry.value is None else entry
