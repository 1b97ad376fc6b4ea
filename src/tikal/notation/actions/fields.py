"""The parts of an action's text: spaces, tiles, members and so on, read, written and counted.

A field is a small number in a move. Here is, for each, how it is written, what a wrong one is told,
what programs get, and how many values it has.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, NoReturn, final

from mypy_extensions import mypyc_attr

from tikal.box.pieces import MAX_SEATS, MEMBER_LETTERS, MEMBER_NAMES, TREASURE_KINDS
from tikal.box.tiles import TILE_BARE, TILE_INDEX, TILE_NAMES
from tikal.engine.legend.table import CARD_PLACES, OWN_CARDS
from tikal.errors import InvalidNotation
from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import SPACE_INDEX, SPACE_NAMES
from tikal.untrusted import short_repr

# The fields of an action by their names, as numbers of a move.
Numbers = dict[str, int]
LEAST_TOKEN: Final = 6
MOST_TOKEN: Final = 12
# Bids are indexed up to this one; higher ones can be played but have no index.
HIGHEST_INDEXED: Final = 999


def invalid(text: str, reason: str) -> NoReturn:
    """Refuse a text, naming what is wrong with it."""
    message = f"{short_repr(text)}: {reason}"
    raise InvalidNotation(message)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(ABC):
    """A kind of number in a move."""

    # What the text of it may look like, right or wrong, and what it looks like if it is right.
    pattern: str
    schema: str
    # How many values it has; they count from `least`.
    count: int
    least: int = 0

    @abstractmethod
    def read(self, text: str, part: str | None, numbers: Numbers) -> int:
        """Return the number of a part of a text; `numbers` are those before it."""

    @abstractmethod
    def write(self, number: int, numbers: Numbers) -> str:
        """Return how a number is written."""

    @abstractmethod
    def value(self, number: int) -> str | int:
        """Return what programs get."""


@final
class SpaceField(Field):
    """A space, a1 to h5."""

    def __init__(self) -> None:
        """Take any letter and digit: there may be no such space."""
        self.pattern = r"[a-z]\d"
        self.schema = "[a-h][1-5]"
        self.count = len(SPACE_NAMES)

    def read(self, text: str, part: str | None, numbers: Numbers) -> int:
        """Return the space of this name."""
        if part not in SPACE_INDEX:
            invalid(text, f"there is no space {part}, only a1 to h5: R2.1")
        return SPACE_INDEX[part]

    def write(self, number: int, numbers: Numbers) -> str:
        """Return the name."""
        return SPACE_NAMES[number]

    def value(self, number: int) -> str | int:
        """Return the name."""
        return SPACE_NAMES[number]


@final
class TileField(Field):
    """A tile by its id."""

    def __init__(self) -> None:
        """Take any letter and number but K, the cards': there may be no such tile."""
        self.pattern = r"[A-JL-Z]\d{1,2}"
        self.schema = "([A-G][1-6]|P[1-9]|P10)"
        self.count = len(TILE_NAMES)

    def read(self, text: str, part: str | None, numbers: Numbers) -> int:
        """Return the tile with this id."""
        if part not in TILE_INDEX:
            invalid(text, f"there is no tile {part}: R3.2")
        return TILE_INDEX[part]

    def write(self, number: int, numbers: Numbers) -> str:
        """Return the id."""
        return TILE_NAMES[number]

    def value(self, number: int) -> str | int:
        """Return the id."""
        return TILE_NAMES[number]


@final
class RotationField(Field):
    """How often a tile is turned clockwise by 60°; a volcano never is (R5.3)."""

    def __init__(self) -> None:
        """Take a sign and a number, or nothing."""
        self.pattern = r"(?:\+[0-5])?"
        self.schema = "(\\+[0-5])?"
        self.count = SIDES

    def read(self, text: str, part: str | None, numbers: Numbers) -> int:
        """Return the number; a tile with stones needs one, a volcano has none."""
        tile = numbers["tile"]
        bare = text.partition("+")[0]
        if TILE_BARE[tile] and part:
            invalid(text, f"a volcano has no rotation, write {bare}: R5.3")
        if not TILE_BARE[tile] and not part:
            invalid(text, f"the rotation is missing, write {bare}+0: R2.2")
        return int(part or 0)

    def write(self, number: int, numbers: Numbers) -> str:
        """Return sign and number, nothing for a volcano without stones."""
        return "" if TILE_BARE[numbers["tile"]] else f"+{number}"

    def value(self, number: int) -> str | int:
        """Return the number."""
        return number


@final
class MemberField(Field):
    """An explorer or a leader, by its letter."""

    def __init__(self) -> None:
        """Take E or L."""
        self.pattern = f"[{MEMBER_LETTERS}]"
        self.schema = self.pattern
        self.count = len(MEMBER_LETTERS)

    def read(self, text: str, part: str | None, numbers: Numbers) -> int:
        """Return which one a letter stands for."""
        return MEMBER_LETTERS.index(str(part))

    def write(self, number: int, numbers: Numbers) -> str:
        """Return the letter."""
        return MEMBER_LETTERS[number]

    def value(self, number: int) -> str | int:
        """Return the word."""
        return MEMBER_NAMES[number]


@final
class KindField(Field):
    """A kind of treasure, 1 to 8."""

    def __init__(self) -> None:
        """Take any digit: there may be no such kind."""
        self.pattern = r"\d"
        self.schema = f"[1-{TREASURE_KINDS}]"
        self.count = TREASURE_KINDS
        self.least = 1

    def read(self, text: str, part: str | None, numbers: Numbers) -> int:
        """Return the kind."""
        kind = int(str(part))
        if not 1 <= kind <= TREASURE_KINDS:
            invalid(text, f"treasures are of the kinds 1 to 8, not {part}: R3.3")
        return kind

    def write(self, number: int, numbers: Numbers) -> str:
        """Return the digit."""
        return str(number)

    def value(self, number: int) -> str | int:
        """Return the kind."""
        return number


@final
class SeatField(Field):
    """A seat as people count them."""

    def __init__(self) -> None:
        """Take as many as there can be at a table."""
        self.pattern = f"[1-{MAX_SEATS}]"
        self.schema = self.pattern
        self.count = MAX_SEATS

    def read(self, text: str, part: str | None, numbers: Numbers) -> int:
        """Return the seat, counted from 0."""
        return int(str(part)) - 1

    def write(self, number: int, numbers: Numbers) -> str:
        """Return the seat, counted from 1."""
        return str(number + 1)

    def value(self, number: int) -> str | int:
        """Return the seat, counted from 1."""
        return number + 1


@final
class AmountField(Field):
    """A number without an upper bound."""

    def __init__(self) -> None:
        """Take what has no needless zeros."""
        self.pattern = r"0|[1-9]\d{0,12}"
        self.schema = "(0|[1-9][0-9]{0,8})"
        self.count = HIGHEST_INDEXED + 1

    def read(self, text: str, part: str | None, numbers: Numbers) -> int:
        """Return the number."""
        return int(str(part))

    def write(self, number: int, numbers: Numbers) -> str:
        """Return the number."""
        return str(number)

    def value(self, number: int) -> str | int:
        """Return the number."""
        return number


@final
class PlaceField(Field):
    """A place of the display or of a campsite, counted from 1."""

    def __init__(self, places: int, where: str, rule: str) -> None:
        """Take the number of places."""
        self.pattern = r"\d{1,2}"
        self.schema = "([1-9]|10)" if places > 9 else f"[1-{places}]"  # noqa: PLR2004 - digits
        self.count = places
        self.where: Final = where
        self.rule: Final = rule

    def read(self, text: str, part: str | None, numbers: Numbers) -> int:
        """Return the place, counted from 0."""
        place = int(str(part))
        if not 1 <= place <= self.count or str(place) != part:
            invalid(text, f"{self.where} has the places 1 to {self.count}, not {part}: {self.rule}")
        return place - 1

    def write(self, number: int, numbers: Numbers) -> str:
        """Return the place, counted from 1."""
        return str(number + 1)

    def value(self, number: int) -> str | int:
        """Return the place, counted from 1."""
        return number + 1


@final
class TokenField(Field):
    """The value of an AP token."""

    def __init__(self) -> None:
        """Take two digits at most: there may be no such token."""
        self.pattern = r"\d{1,2}"
        self.schema = "([6-9]|1[0-2])"
        self.least = LEAST_TOKEN
        self.count = MOST_TOKEN - LEAST_TOKEN + 1

    def read(self, text: str, part: str | None, numbers: Numbers) -> int:
        """Return the value."""
        value = int(str(part))
        if not LEAST_TOKEN <= value <= MOST_TOKEN or str(value) != part:
            known = f"{LEAST_TOKEN} to {MOST_TOKEN}"
            invalid(text, f"AP tokens have the values {known}, not {part}: L11")
        return value

    def write(self, number: int, numbers: Numbers) -> str:
        """Return the value."""
        return str(number)

    def value(self, number: int) -> str | int:
        """Return the value."""
        return number


_SPACE: Final = SpaceField()
_KIND: Final = KindField()

# What the fields of forms are, by their names.
FIELDS: Final[dict[str, Field]] = {
    "space": _SPACE,
    "to": _SPACE,
    "tile": TileField(),
    "rotation": RotationField(),
    "member": MemberField(),
    "give": _KIND,
    "get": _KIND,
    "seat": SeatField(),
    "amount": AmountField(),
    "token": TokenField(),
    "place": PlaceField(CARD_PLACES, "the display", "L16"),
    "slot": PlaceField(OWN_CARDS, "a campsite", "L17"),
}
