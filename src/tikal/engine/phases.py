"""Phases: what a seat has to do at a moment, which kinds of action that allows, and why no other.

A phase is named by a number in positions and by its name in documents. Variants with phases of
their own register them beside the kinds of action that belong there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tikal.engine.actions.kind import KINDS, ActionKind, is_known
from tikal.engine.moves import Moves, code_of
from tikal.engine.refusal import Refusal, Statement
from tikal.engine.state.position import Position

PHASE_PLACE: Final[i64] = 0
PHASE_ACT: Final[i64] = 1
PHASE_BID: Final[i64] = 2
PHASE_TAKE: Final[i64] = 3
PHASE_OVER: Final[i64] = 4
PHASE_DRAFT: Final[i64] = 5
PHASE_ITEM: Final[i64] = 6
PHASE_CARD: Final[i64] = 7
PHASE_TURN: Final[i64] = 8
PHASE_SWAP: Final[i64] = 9
_MOST_PHASES: Final = 32


@final
class Entry:
    """A kind of action in the list of a phase, and the entry after it.

    A linked list, since compiled code takes its items without looking at their types first; legal
    moves are asked for more often than anything else.
    """

    def __init__(self, kind: ActionKind, after: Entry | None) -> None:
        """Come before another entry, or last."""
        self.kind: ActionKind = kind
        self.price: i64 = kind.price
        self.after: Entry | None = after


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(ABC):
    """What a seat may do at a moment; its kinds in the order in which legal moves are listed."""

    def __init__(
        self, number: int, name: str, *, in_turn: bool = True, own_way: bool = False
    ) -> None:
        """Take the number of positions and the name of documents.

        `in_turn` says whether somebody's normal turn is going on, `own_way` whether the phase
        plays the kinds that it borrows in its own way.
        """
        self.own_way: Final = own_way
        self.number: i64 = number
        self.name: Final = name
        self.in_turn: Final = in_turn
        # Whether floors and treasures are counted here (R8.2, R8.4).
        self.counts_work = False
        self._known: list[ActionKind] = []
        self.first: Entry | None = None
        # Kinds that not every game with this phase has.
        self.optional: Entry | None = None

    def add(self, kind: ActionKind) -> None:
        """Allow a kind of action; kinds are listed by their codes."""
        self.first = None
        self.optional = None
        for each in sorted([*self._known, kind], key=_code, reverse=True):
            if each.optional:
                self.optional = Entry(each, self.optional)
            else:
                self.first = Entry(each, self.first)
        self._known.append(kind)

    def kinds(self) -> list[ActionKind]:
        """Return the kinds of action that the phase allows."""
        return sorted(self._known, key=_code)

    def collect(self, position: Position, moves: Moves) -> None:
        """Add the legal moves."""
        entry = self.first
        while entry is not None:
            entry.kind.legal(position, moves)
            entry = entry.after

    def refusal(self, position: Position, kind: ActionKind, move: i64) -> Refusal | None:
        """Return which rule forbids a move of a kind that the phase allows, or None."""
        return kind.refusal(position, move)

    def play(self, position: Position, move: i64) -> None:
        """Carry out a legal move; a phase that borrows kinds may do it in its own way."""
        KINDS[code_of(move)].play(position, move)

    def is_final(self, kind: ActionKind) -> bool:
        """Return whether an action of this kind is never taken back here."""
        return kind.final

    def cost(self, position: Position, kind: ActionKind, move: i64) -> i64:
        """Return the AP of a move (R6.1)."""
        return kind.cost(position, move)

    @abstractmethod
    def first_do(self, position: Position) -> Refusal | None:
        """Return what has to be done before anything else; None where nothing has to."""

    def not_now(self, position: Position) -> Refusal:
        """Return why the actions of this phase have no place in the present one."""
        raise ValueError(f"nothing is known against the actions of the phase {self.name}")

    @abstractmethod
    def headline(self, position: Position) -> Statement:
        """Return who has to do what, as a code with parameters."""


def _code(kind: ActionKind) -> int:
    return kind.code


@final
class UnknownPhase(Phase):
    """Stands in for every number that no phase has registered: whatever is asked of it raises."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Raise."""
        raise unknown_phase(position)

    def first_do(self, position: Position) -> Refusal | None:
        """Raise."""
        raise unknown_phase(position)

    def headline(self, position: Position) -> Statement:
        """Raise."""
        raise unknown_phase(position)


def unknown_phase(position: Position) -> ValueError:
    """Return the error for a phase that nobody has registered."""
    return ValueError(f"there is no phase {position.phase}")


@final
class Placing(Phase):
    """R4.1: the drawn tile waits."""

    def first_do(self, position: Position) -> Refusal | None:
        """Ask for the tile."""
        return Refusal("R4.1", "place_the_tile_first", {"tile": position.drawn})

    def not_now(self, position: Position) -> Refusal:
        """Say that no tile waits."""
        return Refusal("R4.1", "no_tile_to_place", {})

    def headline(self, position: Position) -> Statement:
        """Say who places which tile."""
        return Statement("places", {"seat": position.seat, "tile": position.drawn})


@final
class Acting(Phase):
    """R6.1: action points to spend."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Add every action that can be paid, and the end of the turn."""
        ap = position.ap
        moves.gather_spots(position.presence(position.seat) if ap > 0 else 0)
        entry = self.first
        while entry is not None:
            if entry.price <= ap:
                entry.kind.legal(position, moves)
            entry = entry.after
        if position.rules.has_director:
            entry = self.optional
            while entry is not None:
                entry.kind.legal(position, moves)
                entry = entry.after

    def first_do(self, position: Position) -> Refusal | None:
        """Ask for nothing: everything that belongs elsewhere has its own reason."""
        return None

    def headline(self, position: Position) -> Statement:
        """Say who has how many action points."""
        return Statement("acts", {"seat": position.seat, "ap": position.ap})


@final
class Over(Phase):
    """R12.1: the game has ended."""

    def first_do(self, position: Position) -> Refusal | None:
        """Allow nothing any more."""
        return Refusal("R12.1", "game_over", {})

    def headline(self, position: Position) -> Statement:
        """Say that the game is over; who has won is the variant's business."""
        return Statement("over", {})


_UNKNOWN: Final = UnknownPhase(-1, "unknown")
# By their numbers.
PHASES: Final[list[Phase]] = [_UNKNOWN] * _MOST_PHASES
# 1 where a phase plays in its own way; a flat array, since every move looks here.
OWN_WAY: Final[vec[i64]] = vec[i64]([0] * _MOST_PHASES)


def register_phase(phase: Phase) -> None:
    """Make a phase known."""
    if PHASES[phase.number].number == phase.number:
        message = f"phase {phase.number} is {PHASES[phase.number].name} already"
        raise ValueError(message)
    PHASES[phase.number] = phase
    OWN_WAY[phase.number] = 1 if phase.own_way else 0


def register(kind: ActionKind) -> None:
    """Make a kind of action known, and legal in its phases."""
    if is_known(kind.code):
        message = f"the code {kind.code} is taken"
        raise ValueError(message)
    for phase in kind.phases:
        PHASES[phase].add(kind)
    KINDS[kind.code] = kind


def borrow(code: int, phase: int) -> None:
    """Let a phase allow a kind of action that another phase has registered.

    The text of the action is the same; what it needs and does there, the phase says.
    """
    kind = KINDS[code]
    kind.phases = (*kind.phases, phase)
    PHASES[phase].add(kind)


def phase_of(position: Position) -> Phase:
    """Return the phase of a position; one that nobody has registered raises."""
    phase = PHASES[position.phase]
    if phase.number != position.phase:
        raise unknown_phase(position)
    return phase


def phase_names() -> list[str]:
    """Return the names of all phases, as documents have them."""
    return [phase.name for phase in PHASES if phase.number >= 0]


_ACTING: Final = Acting(PHASE_ACT, "act")
_ACTING.counts_work = True
for _phase in (
    Placing(PHASE_PLACE, "place"),
    _ACTING,
    Over(PHASE_OVER, "over", in_turn=False),
):
    register_phase(_phase)
