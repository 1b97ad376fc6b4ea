"""The forms of actions: one row for each kind says its name, its text and its parts.

From this table come the text of an action and its parser, its named parts, the pattern of the
record's JSON schema, and the index that researchers and masks use.
"""

import re
from typing import Final, final

from tikal.engine.actions.bidding import MOVE_BID, MOVE_PASS, MOVE_TAKE
from tikal.engine.actions.camps import MOVE_CAMP
from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.actions.exchange import MOVE_EXCHANGE
from tikal.engine.actions.guards import MOVE_GUARD
from tikal.engine.actions.members import MOVE_MEMBER, MOVE_PLACE_MEMBER, MOVE_SHIFT
from tikal.engine.actions.placement import MOVE_PLACE_TILE
from tikal.engine.actions.ruins import MOVE_RECOVER
from tikal.engine.actions.temples import MOVE_UNCOVER
from tikal.engine.legend.director import MOVE_DIRECTOR
from tikal.engine.legend.draft import MOVE_TAKE_CARD, MOVE_TAKE_TOKEN
from tikal.engine.legend.going import MOVE_GO
from tikal.engine.legend.items import (
    MOVE_PLAY_CARD,
    MOVE_PLAY_KEPT,
    MOVE_PLAY_TOKEN,
    MOVE_SPEND_CARD,
)
from tikal.engine.moves import A, B, C, code_of, field_a, field_b, field_c
from tikal.errors import InvalidNotation, TikalError
from tikal.notation.actions.fields import FIELDS, HIGHEST_INDEXED, Field, Numbers
from tikal.untrusted import short_repr

# The code of a kind, its name, and its text: parts in braces are fields of the move.
Row = tuple[int, str, str]
ROWS: Final[tuple[Row, ...]] = (
    (MOVE_PLACE_TILE, "place_tile", "{b:tile}@{a:space}{c:rotation}"),
    (MOVE_PLACE_MEMBER, "place_member", "{b:member}+{a:space}"),
    (MOVE_MEMBER, "move", "{c:member}{a:space}-{b:to}"),
    (MOVE_SHIFT, "shift", "{c:member}{a:space}={b:to}"),
    (MOVE_UNCOVER, "uncover", "U{a:space}"),
    (MOVE_RECOVER, "recover", "R{a:space}"),
    (MOVE_EXCHANGE, "exchange", "X{a:give}-{b:get}@{c:seat}"),
    (MOVE_CAMP, "camp", "C{a:space}"),
    (MOVE_GUARD, "guard", "G{a:space}{b:member}"),
    (MOVE_END, "end", "end"),
    (MOVE_BID, "bid", "bid{c:amount}"),
    (MOVE_PASS, "pass", "pass"),
    (MOVE_TAKE, "take", "take{b:tile}"),
    (MOVE_TAKE_TOKEN, "take_token", "takeAP{c:token}"),
    (MOVE_TAKE_CARD, "take_card", "takeK{a:place}"),
    (MOVE_PLAY_TOKEN, "play_token", "playAP"),
    (MOVE_PLAY_CARD, "play_card", "playK{a:slot}"),
    (MOVE_SPEND_CARD, "spend_card", "spendK{a:slot}"),
    (MOVE_PLAY_KEPT, "play_kept", "playP{a:slot}"),
    (MOVE_DIRECTOR, "director", "director"),
    (MOVE_GO, "go", "{c:member}{a:space}>{b:to}"),
)


# What means something in patterns, Python's and JSON schema's alike.
_SPECIAL: Final = re.compile(r"([.+*?^$()|\[\]{}\\])")


@final
class Part:
    """A piece of a form: a field of the move, or letters that are always the same."""

    def __init__(self, slot: str, name: str, letters: str) -> None:
        """Take the field's slot and name, or the letters."""
        self.slot: Final = slot
        self.name: Final = name
        self.letters: Final = letters
        self.field: Final[Field | None] = FIELDS[name] if name else None

    def number(self, move: int) -> int:
        """Return the field's number in a move."""
        if self.slot == "a":
            return field_a(move)
        return field_b(move) if self.slot == "b" else field_c(move)

    def times(self, number: int) -> int:
        """Return what the field's number adds to a move."""
        if self.slot == "a":
            return number * A
        return number * B if self.slot == "b" else number * C


def parts_of(template: str) -> list[Part]:
    """Return the pieces of a form's text."""
    found: list[Part] = []
    for piece in template.split("{"):
        field, brace, letters = piece.rpartition("}")
        if brace:
            found.append(Part(field[0], field[2:], ""))
        if letters:
            found.append(Part("", "", letters))
    return found


@final
class Form:
    """How the actions of one kind are written."""

    def __init__(self, code: int, name: str, template: str) -> None:
        """Take the template apart."""
        self.code: Final = code
        self.name: Final = name
        self.parts: Final = parts_of(template)
        self.fields: Final = [part for part in self.parts if part.field is not None]
        self.count: Final = self._count()

    def _count(self) -> int:
        total = 1
        for part in self.fields:
            total *= FIELDS[part.name].count
        return total

    def pattern(self, *, named: bool) -> str:
        """Return the expression for its texts: named groups for the parser, or the schema's."""
        found = ""
        for part in self.parts:
            field = part.field
            if field is None:
                found += _SPECIAL.sub(r"\\\1", part.letters)
            elif named:
                found += f"(?P<f{self.code}_{part.name}>{field.pattern})"
            else:
                found += field.schema
        return f"(?P<f{self.code}>{found})" if named else found

    def move(self, text: str, groups: dict[str, str | None]) -> int:
        """Return the move of a text that has this form."""
        move = self.code
        numbers: Numbers = {}
        for part in self.fields:
            field = FIELDS[part.name]
            number = field.read(text, groups[f"f{self.code}_{part.name}"], numbers)
            numbers[part.name] = number
            move += part.times(number)
        return move

    def text(self, move: int) -> str:
        """Return the canonical text of a move."""
        numbers: Numbers = {part.name: part.number(move) for part in self.fields}
        found = ""
        for part in self.parts:
            field = part.field
            found += part.letters if field is None else field.write(numbers[part.name], numbers)
        return found

    def values(self, move: int) -> dict[str, str | int]:
        """Return the parts of a move by their names."""
        return {part.name: FIELDS[part.name].value(part.number(move)) for part in self.fields}

    def value(self, move: int, name: str) -> str | int | None:
        """Return a named part of a move, None where the form has none of that name."""
        return self.values(move).get(name)


@final
class Forms:
    """All forms, by code and in the order of their rows."""

    def __init__(self, rows: tuple[Row, ...]) -> None:
        """Begin with these rows."""
        self.by_code: Final[dict[int, Form]] = {}
        self._first_index: Final[dict[int, int]] = {}
        self._pattern: re.Pattern[str] | None = None
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """Add a form; its code and name must be new."""
        form = Form(*row)
        if form.code in self.by_code or form.name in self.names():
            message = f"there is a form {form.name} or one of the code {form.code} already"
            raise ValueError(message)
        self._first_index[form.code] = self.count()
        self.by_code[form.code] = form
        self._pattern = None

    def names(self) -> list[str]:
        """Return the names of all kinds."""
        return [form.name for form in self.by_code.values()]

    def of(self, move: int) -> Form:
        """Return the form of a move."""
        code = code_of(move)
        if code not in self.by_code:
            message = f"there is no form for actions of kind {code}"
            raise ValueError(message)
        return self.by_code[code]

    def move(self, text: str) -> int:
        """Return the move of a text, or raise InvalidNotation."""
        if self._pattern is None:
            forms = [form.pattern(named=True) for form in self.by_code.values()]
            self._pattern = re.compile("|".join(forms), re.ASCII)
        match = self._pattern.fullmatch(text)
        if match is None:
            raise InvalidNotation(misspelt(text))
        code = int(str(match.lastgroup)[1:])  # the group around a whole form closes last
        return self.by_code[code].move(text, match.groupdict())

    def schema_pattern(self) -> str:
        """Return the expression for the texts of all actions that JSON schemas use."""
        return f"^({'|'.join([form.pattern(named=False) for form in self.by_code.values()])})$"

    def count(self) -> int:
        """Return how many actions have an index."""
        return sum([form.count for form in self.by_code.values()])

    def index(self, move: int) -> int:
        """Return the index of a move: rows in order, inside a row the first field counts most."""
        wanted = self.of(move)
        inside = 0
        for part in wanted.fields:
            field = FIELDS[part.name]
            number = part.number(move) - field.least
            if number >= field.count:
                message = f"{wanted.text(move)}: numbers above {HIGHEST_INDEXED} have no index"
                raise TikalError(message)
            inside = inside * field.count + number
        return self._first_index[wanted.code] + inside

    def move_at(self, index: int) -> int:
        """Return the move with an index."""
        inside = index
        if index >= 0:
            for form in self.by_code.values():
                if inside < form.count:
                    return _nth(form, inside)
                inside -= form.count
        message = f"actions have the indexes 0 to {self.count() - 1}, not {index}"
        raise TikalError(message)


def _nth(form: Form, index: int) -> int:
    move = form.code
    for part in reversed(form.fields):
        field = FIELDS[part.name]
        index, number = divmod(index, field.count)
        move += part.times(number + field.least)
    return move


def misspelt(text: object) -> str:
    """Return the complaint about something that is no action."""
    return f"{short_repr(text)} is no action; actions look like A4@b3+2, E+a1, La1-b2, Ub1 or end"


FORMS: Final = Forms(ROWS)
