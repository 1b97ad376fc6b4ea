"""Actions as people see and write them: one canonical text each.

Inside the engine an action is one integer; here it gets its text and its named parts. Actions are
kept once made, so that listing the legal ones of a position makes no new objects.
"""

import re
from typing import Final, final

from tikal.box.pieces import MEMBER_LETTERS, MEMBER_NAMES
from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_INDEX, TILE_NAMES, TILE_TERRAIN
from tikal.engine.moves import (
    BID,
    CAMP,
    END,
    EXCHANGE,
    GUARD,
    MOVE,
    PASS,
    PLACE_MEMBER,
    PLACE_TILE,
    RECOVER,
    SHIFT,
    TAKE,
    UNCOVER,
    A,
    B,
    C,
    code_of,
    field_a,
    field_b,
    field_c,
)
from tikal.errors import InvalidNotation
from tikal.geometry.spaces import SPACE_INDEX, SPACE_NAMES
from tikal.notation.checked import shown

# By the code of their moves.
ACTION_NAMES: Final = (
    "place_tile",
    "place_member",
    "move",
    "shift",
    "uncover",
    "recover",
    "exchange",
    "camp",
    "guard",
    "end",
    "bid",
    "pass",
    "take",
)
_JOINTS: Final = {"-": MOVE, "=": SHIFT}
_ON_A_SPACE: Final = {"U": UNCOVER, "R": RECOVER, "C": CAMP}
_MEMBER_MOVES: Final[tuple[int, ...]] = (MOVE, SHIFT)
_MEMBER_ON_SPACE: Final[tuple[int, ...]] = (PLACE_MEMBER, GUARD)

_PATTERN: Final = re.compile(
    r"(?P<tile>[A-Z]\d)@(?P<tile_space>[a-z]\d)(?:\+(?P<rotation>[0-5]))?"
    r"|(?P<placed>[EL])\+(?P<camp_space>[a-z]\d)"
    r"|(?P<mover>[EL])(?P<start>[a-z]\d)(?P<joint>[-=])(?P<goal>[a-z]\d)"
    r"|(?P<work>[URC])(?P<work_space>[a-z]\d)"
    r"|X(?P<give>\d)-(?P<get>\d)@(?P<other>[1-4])"
    r"|G(?P<temple>[a-z]\d)(?P<guard>[EL])"
    r"|bid(?P<amount>0|[1-9]\d{0,12})"
    r"|take(?P<taken>[A-Z]\d)"
    r"|(?P<word>end|pass)",
    re.ASCII,
)


@final
class Action:
    """One thing a seat can do. `str(action)` is its canonical text."""

    def __init__(self, move: int) -> None:
        """Wrap a move of the engine; `action_of` and `parse` are the ways to get one."""
        self.move: Final = move
        self.text: Final = _text_of(move)

    @property
    def kind(self) -> str:
        """Which action it is: place_tile, place_member, move, …, take."""
        return ACTION_NAMES[code_of(self.move)]

    @property
    def space(self) -> str | None:
        """The space it happens on or starts from."""
        if code_of(self.move) in (EXCHANGE, END, BID, PASS, TAKE):
            return None
        return SPACE_NAMES[field_a(self.move)]

    @property
    def to(self) -> str | None:
        """Where a move or shift leads."""
        if code_of(self.move) not in _MEMBER_MOVES:
            return None
        return SPACE_NAMES[field_b(self.move)]

    @property
    def member(self) -> str | None:
        """Who does it: explorer or leader."""
        if code_of(self.move) in _MEMBER_MOVES:
            return MEMBER_NAMES[field_c(self.move)]
        if code_of(self.move) in _MEMBER_ON_SPACE:
            return MEMBER_NAMES[field_b(self.move)]
        return None

    @property
    def tile(self) -> str | None:
        """The tile placed or taken."""
        if code_of(self.move) not in (PLACE_TILE, TAKE):
            return None
        return TILE_NAMES[field_b(self.move)]

    @property
    def rotation(self) -> int | None:
        """How often the placed tile is turned clockwise by 60°."""
        return field_c(self.move) if code_of(self.move) == PLACE_TILE else None

    @property
    def give(self) -> int | None:
        """The kind of treasure given away in an exchange."""
        return field_a(self.move) if code_of(self.move) == EXCHANGE else None

    @property
    def get(self) -> int | None:
        """The kind of treasure got in an exchange."""
        return field_b(self.move) if code_of(self.move) == EXCHANGE else None

    @property
    def seat(self) -> int | None:
        """The seat exchanged with."""
        return field_c(self.move) + 1 if code_of(self.move) == EXCHANGE else None

    @property
    def amount(self) -> int | None:
        """The points bid."""
        return field_c(self.move) if code_of(self.move) == BID else None

    def __str__(self) -> str:
        """Return the canonical text."""
        return self.text

    def __repr__(self) -> str:
        """Return how to make it again."""
        return f"tikal.parse({self.text!r})"

    def __eq__(self, other: object) -> bool:
        """Actions are equal if they do the same."""
        return isinstance(other, Action) and self.move == other.move

    def __hash__(self) -> int:
        """Return a hash that agrees with equality."""
        return hash(self.move)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """Let actions be pickled and copied."""
        return action_of, (self.move,)


def _text_of(move: int) -> str:
    code = code_of(move)
    a, b, c = field_a(move), field_b(move), field_c(move)
    if code == PLACE_TILE:
        turned = "" if TILE_TERRAIN[b] == VOLCANO else f"+{c}"
        return f"{TILE_NAMES[b]}@{SPACE_NAMES[a]}{turned}"
    if code == PLACE_MEMBER:
        return f"{MEMBER_LETTERS[b]}+{SPACE_NAMES[a]}"
    if code in _MEMBER_MOVES:
        joint = "-" if code == MOVE else "="
        return f"{MEMBER_LETTERS[c]}{SPACE_NAMES[a]}{joint}{SPACE_NAMES[b]}"
    if code == EXCHANGE:
        return f"X{a}-{b}@{c + 1}"
    if code == GUARD:
        return f"G{SPACE_NAMES[a]}{MEMBER_LETTERS[b]}"
    if code == BID:
        return f"bid{c}"
    if code == TAKE:
        return f"take{TILE_NAMES[b]}"
    if code in (END, PASS):
        return "end" if code == END else "pass"
    return f"{'URC'[(UNCOVER, RECOVER, CAMP).index(code)]}{SPACE_NAMES[a]}"


# The actions there are, made when first asked for; bids have no upper bound and stay out.
_ACTIONS: Final[dict[int, Action]] = {}
_PARSED: Final[dict[str, Action]] = {}


def action_of(move: int) -> Action:
    """Return the action for a move of the engine."""
    action = _ACTIONS.get(move)
    if action is None:
        action = Action(move)
        if code_of(move) != BID:
            _ACTIONS[move] = action
    return action


def parse(text: object) -> Action:
    """Return the action a text stands for, or raise InvalidNotation."""
    if not isinstance(text, str):
        raise InvalidNotation(_misspelt(text))
    action = _PARSED.get(text)
    if action is None:
        action = action_of(_move_of(text))
        if code_of(action.move) != BID:
            _PARSED[text] = action
    return action


def _move_of(text: str) -> int:
    match = _PATTERN.fullmatch(text)
    if match is None:
        raise InvalidNotation(_misspelt(text))
    part = match.groupdict()
    if part["tile"] is not None:
        return _placement(text, part["tile"], part["tile_space"], part["rotation"])
    if part["placed"] is not None:
        return PLACE_MEMBER + _space(text, part["camp_space"]) * A + _member(part["placed"]) * B
    if part["mover"] is not None:
        start, goal = _space(text, part["start"]), _space(text, part["goal"])
        return _JOINTS[part["joint"]] + start * A + goal * B + _member(part["mover"]) * C
    if part["work"] is not None:
        return _ON_A_SPACE[part["work"]] + _space(text, part["work_space"]) * A
    if part["give"] is not None:
        give, get = _kind(text, part["give"]), _kind(text, part["get"])
        return EXCHANGE + give * A + get * B + (int(part["other"]) - 1) * C
    if part["temple"] is not None:
        return GUARD + _space(text, part["temple"]) * A + _member(part["guard"]) * B
    if part["amount"] is not None:
        return BID + int(part["amount"]) * C
    if part["taken"] is not None:
        return TAKE + _tile(text, part["taken"]) * B
    return END if part["word"] == "end" else PASS


def _misspelt(text: object) -> str:
    return f"{shown(text)} is no action; actions look like A4@b3+2, E+a1, La1-b2, Ub1 or end"


def _placement(text: str, name: str, space: str, rotation: str | None) -> int:
    tile = _tile(text, name)
    volcano = TILE_TERRAIN[tile] == VOLCANO
    if volcano and rotation is not None:
        message = f"{text!r}: a volcano has no rotation, write {name}@{space}: R5.3"
        raise InvalidNotation(message)
    if not volcano and rotation is None:
        message = f"{text!r}: the rotation is missing, write {name}@{space}+0: R2.2"
        raise InvalidNotation(message)
    return PLACE_TILE + _space(text, space) * A + tile * B + int(rotation or 0) * C


def _member(letter: str) -> int:
    return MEMBER_LETTERS.index(letter)


def _space(text: str, name: str) -> int:
    if name not in SPACE_INDEX:
        message = f"{text!r}: there is no space {name}, only a1 to h5: R2.1"
        raise InvalidNotation(message)
    return SPACE_INDEX[name]


def _tile(text: str, name: str) -> int:
    if name not in TILE_INDEX:
        message = f"{text!r}: there is no tile {name}: R3.2"
        raise InvalidNotation(message)
    return TILE_INDEX[name]


def _kind(text: str, digit: str) -> int:
    if not "1" <= digit <= "8":
        message = f"{text!r}: treasures are of the kinds 1 to 8, not {digit}: R3.3"
        raise InvalidNotation(message)
    return int(digit)
