"""What a seat would score at this moment, what its rivals hold, and what is still unseen."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import TREASURE_KINDS
from tikal.engine.control import held_temples, rival_strengths
from tikal.engine.dealing.deal import TREASURES
from tikal.engine.dealing.piles import buried
from tikal.engine.state.position import Position
from tikal.geometry.bits import lowest

_BLANK: Final[vec[i64]] = vec[i64]([0] * 64)


@final
class Rivals:
    """What does not change during a seat's turn: the others' strength and the guards."""

    def __init__(self, position: Position, seat: i64) -> None:
        """Note the strongest rival on every space."""
        self.seat: i64 = seat
        self.strength: vec[i64] = rival_strengths(position, seat)
        self.singles: i64 = 0
        other: i64 = 0
        while other < position.rules.seats:
            if other != seat:
                self.singles |= position.singles(other)
            other += 1


def temples_now(position: Position, rivals: Rivals) -> i64:
    """Return the points of the temples that a seat controls now (R10.3)."""
    held = held_temples(position, rivals.seat, rivals.strength)
    total: i64 = 0
    while held != 0:
        total += position.value[lowest(held)]
        held &= held - 1
    return total


@final
class Unseen:
    """The treasures that lie face down: how many of each kind, or that they are all known."""

    def __init__(self, position: Position, seat: i64, *, known: bool) -> None:
        """Count what is in nobody's hand and not out of the game."""
        self.known: bool = known
        self.seat: i64 = seat
        self.start: vec[i64] = _BLANK[:16]
        self.count: vec[i64] = _BLANK[:16]
        for kind in position.deal.treasures[position.taken_of(TREASURES) :]:
            self.count[kind] += 1
        for kinds in buried(position).values():
            for kind in kinds:
                self.count[kind] += 1
        each: i64 = 1
        while each <= TREASURE_KINDS:
            self.start[each] = in_hands(position, each)
            each += 1

    def left(self, position: Position, kind: i64) -> i64:
        """Return how many of a kind are still unseen, after what the seat has dug up since."""
        return self.count[kind] - in_hands(position, kind) + self.start[kind]


def in_hands(position: Position, kind: i64) -> i64:
    """Return how many treasures of a kind the seats have together."""
    total: i64 = 0
    seat: i64 = 0
    while seat < position.rules.seats:
        total += position.hand(seat, kind)
        seat += 1
    return total
