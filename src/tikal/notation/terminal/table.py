"""What the terminal shows below the board: the seats, what is left in the box, and a legend."""

from typing import Final

from tikal.box.pieces import EXPLORER, TOP_LEVEL, TREASURE_KINDS
from tikal.engine.state.position import Position
from tikal.geometry.spaces import OFF_BOARD
from tikal.notation.board.facts import (
    leader_place,
    leader_word,
    seat_name,
    tiles_left,
    treasures_left,
    worth_now,
)
from tikal.notation.board.status import seat_note
from tikal.notation.terminal.legend import legend_lines
from tikal.notation.variants.registry import notation_of

# A letter for each seat; no other capital stands for anything on the board.
SEAT_LETTERS: Final = "WXYZ"
GUIDE_SIGN: Final = "@"
_FIRST_FLOOR: Final = 2
_HELD: Final = "^WL: guarded by W's leader, ^WE: by an explorer, tie: nobody's."
_PATHS: Final = (
    "(2): a path, a step costs 2 AP. · : ⋮ on a line: 1, 2 or 3 stones that face the jungle."
)
_OUTLINES: Final = (
    "Thick border: the periphery, for tiles of cards only. "
    "#1: island 1, without a path to the base camp."
)
_SIGNS: Final = (f">W: W holds the temple, {_HELD}", _PATHS)
_LEGEND_SIGNS: Final = (f">W: W would score here, {_HELD}", _PATHS, _OUTLINES)
_TABLE_HEAD: Final = "score    now  explorers"
# The columns of leader and camps together.
_LEADER_AND_CAMPS: Final = 16
_GAP: Final = 3


def seat_table(position: Position) -> list[str]:
    """Return score, supply and treasures of every seat, a line for each."""
    seats = range(position.rules.seats)
    width = max([len(_short_name(position, seat)) for seat in seats])
    longest = max([len(leader_place(position, seat)) for seat in seats])
    both = max(_LEADER_AND_CAMPS, longest + _GAP)
    leader = leader_word(position, 0)
    head = (
        f"  {'seat':<{width + 3}}  {_TABLE_HEAD}  "
        f"{leader}{'camps':>{both - len(leader)}}  guards  treasures"
    )
    return [head, *[_seat_row(position, seat, width, both) for seat in seats]]


def _short_name(position: Position, seat: int) -> str:
    return notation_of(position.rules.variant).automaton_name(seat) or str(seat + 1)


def _seat_row(position: Position, seat: int, width: int, both: int) -> str:
    mark = ">" if position.seat == seat else " "
    place = leader_place(position, seat)
    now = f"+{worth_now(position, seat)}"
    row = (
        f"{mark} {SEAT_LETTERS[seat]} {_short_name(position, seat):<{width}} "
        f"{position.score(seat):>7} {now:>6} "
        f"{position.supply(seat, EXPLORER):>10}  "
        f"{place}{position.camps_left(seat):>{both - len(place)}}  "
        f"{position.guards_left(seat):>6}  "
        f"{_hand(position, seat)}  {seat_note(position, seat)}"
    )
    return row.rstrip()


def _hand(position: Position, seat: int) -> str:
    """Return a seat's treasures: each kind, and how many where there are several."""
    kinds: list[str] = []
    for kind in range(1, TREASURE_KINDS + 1):
        count = position.hand(seat, kind)
        if count > 0:
            kinds.append(str(kind) if count == 1 else f"{kind}x{count}")
    return " ".join(kinds) or "none"


def stock(position: Position) -> list[str]:
    """Return what is left of tiles, treasures and floors."""
    tiles = "  ".join([f"{letter} {count}" for letter, count in tiles_left(position)])
    floors = "  ".join(
        [f"{level}:{position.floors[level]}" for level in range(_FIRST_FLOOR, TOP_LEVEL + 1)]
    )
    return [
        f"  tiles left   {tiles}   treasures left {treasures_left(position)}",
        f"  floors left  {floors}",
    ]


def beside(position: Position) -> list[str]:
    """Return what lies beside the board against Mutul: cards and decks, display and campsites."""
    notation = notation_of(position.rules.variant)
    legend = notation.legend_table(position)
    if legend is not None:
        return ["", *legend_lines(legend)]
    table = notation.automaton(position)
    return [] if table is None else [f"  {line}" for line in table.lines]


def _letters(position: Position) -> str:
    seats = int(position.rules.seats)
    if notation_of(position.rules.variant).guide(position) == OFF_BOARD:
        return f"{' '.join(SEAT_LETTERS[:seats])}: seats 1 to {seats}."
    names = [f"{SEAT_LETTERS[seat]}: {seat_name(position, seat)}" for seat in range(seats)]
    return f"{', '.join(names)}, {GUIDE_SIGN}: his guide."


def legend(position: Position) -> list[str]:
    """Return what the signs on the board mean."""
    letters = _letters(position)
    if leader_word(position, 0) == "leaders":
        first = f"{letters} W3: 3 explorers, W*: a leader, W**3: 2 leaders, 3 explorers."
        return [first, *_LEGEND_SIGNS]
    return [f"{letters} W3: three explorers, W*: the leader, W*3: both.", *_SIGNS]
