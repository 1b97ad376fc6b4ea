"""What a seat would score at this moment, what its rivals hold, and what is still unseen."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import LEADER_STRENGTH, TREASURE_KINDS
from tikal.box.terrain import TEMPLE
from tikal.engine.position import (
    GUARDED_SPACES,
    HAND,
    LEADER_AT,
    PRESENCE,
    SINGLES,
    STRIDE,
    Position,
)
from tikal.engine.scoring import set_points
from tikal.geometry.spaces import SPACES

_BLANK: Final[vec[i64]] = vec[i64]([0] * 64)


@final
class Rivals:
    """What does not change during a seat's turn: the others' strength and the guards."""

    def __init__(self, position: Position, seat: i64) -> None:
        """Note the strongest rival on every space."""
        self.seat: i64 = seat
        self.strength: vec[i64] = _BLANK[:SPACES]
        self.singles: i64 = 0
        other: i64 = 0
        while other < position.rules.seats:
            if other != seat:
                self._note(position, other)
            other += 1

    def _note(self, position: Position, other: i64) -> None:
        self.singles |= position.expeditions[other * STRIDE + SINGLES]
        space: i64 = 0
        while space < SPACES:
            strength = position.strength(other, space)
            self.strength[space] = max(self.strength[space], strength)
            space += 1


def temples_now(position: Position, rivals: Rivals) -> i64:
    """Return the points of the temples that a seat controls now (R10.3)."""
    seat = rivals.seat
    explorers = position.explorers
    guarded = position.guarded
    mine = position.expeditions[seat * STRIDE + GUARDED_SPACES]
    presence = position.expeditions[seat * STRIDE + PRESENCE]
    leader_at = position.expeditions[seat * STRIDE + LEADER_AT]
    terrain = position.site.terrain
    total: i64 = 0
    spaces = presence | mine
    space: i64 = 0
    while spaces != 0:
        if spaces & 1 == 1 and terrain[space] == TEMPLE:
            if (guarded >> space) & 1 == 1:
                if (mine >> space) & 1 == 1:
                    total += position.value[space]
            else:
                strength = explorers[seat * SPACES + space]
                if leader_at == space:
                    strength += LEADER_STRENGTH
                if strength > rivals.strength[space]:
                    total += position.value[space]
        spaces >>= 1
        space += 1
    return total


def treasures_now(position: Position, seat: i64) -> i64:
    """Return the points of a seat's treasures (R10.4)."""
    base = seat * STRIDE + HAND
    total: i64 = 0
    kind: i64 = 1
    while kind <= TREASURE_KINDS:
        total += set_points(position.expeditions[base + kind])
        kind += 1
    return total


@final
class Unseen:
    """The treasures that lie face down: how many of each kind, or that they are all known."""

    def __init__(self, position: Position, seat: i64, *, known: bool) -> None:
        """Count what is in nobody's hand and not out of the game."""
        self.known: bool = known
        self.seat: i64 = seat
        self.start: vec[i64] = position.expeditions[:]
        self.count: vec[i64] = _BLANK[:16]
        for kind in position.deal.treasures[position.treasures_next :]:
            self.count[kind] += 1
        for kinds in position.buried().values():
            for kind in kinds:
                self.count[kind] += 1

    def left(self, position: Position, kind: i64) -> i64:
        """Return how many of a kind are still unseen, after what the seat has dug up since."""
        dug: i64 = 0
        other: i64 = 0
        while other < position.rules.seats:
            at = other * STRIDE + HAND + kind
            dug += position.expeditions[at] - self.start[at]
            other += 1
        return self.count[kind] - dug
