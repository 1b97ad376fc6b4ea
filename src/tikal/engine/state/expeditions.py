"""Expeditions: everybody's members, camps, guards, treasures and points, in flat arrays.

How the arrays are laid out is known here and nowhere else: everybody asks the methods.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import LEADER, LEADER_STRENGTH, MAX_SEATS
from tikal.engine.variants.variant import Rules
from tikal.geometry.bits import BIT
from tikal.geometry.spaces import SPACES

NOBODY: Final[i64] = -1

# What `expeditions` holds for a seat, at [seat * _STRIDE + slot].
_STRIDE: Final[i64] = 21
_SCORE: Final[i64] = 0
# Members in the supply and out of the game: explorers, then leaders.
_SUPPLY: Final[i64] = 1
_REMOVED: Final[i64] = 3
_CAMPS: Final[i64] = 5
_CAMPS_LEFT: Final[i64] = 6
_GUARDS: Final[i64] = 7
_LEADER_GUARDS: Final[i64] = 8
_GUARDS_LEFT: Final[i64] = 9
# The spaces with members of the seat, those with its leaders, and the kinds of which it has exactly
# one treasure. They follow from the rest and are kept because they are asked so often.
_PRESENCE: Final[i64] = 10
_LEADER_SPACES: Final[i64] = 11
_SINGLES: Final[i64] = 12
# Treasures of a kind are at _HAND + kind, kinds counting from 1.
_HAND: Final[i64] = 12

# What `crew` holds for a seat and a space: its explorers, plus this for each of its leaders.
_LEADER: Final[i64] = 256
_EXPLORERS: Final[i64] = 255
_LEADER_SHIFT: Final[i64] = 8

# What `kinds_of_member` answers.
ONLY_EXPLORERS: Final[i64] = 1
ONLY_LEADERS: Final[i64] = 2
BOTH: Final[i64] = 3

# How many weights a fingerprint has for the slots of all expeditions.
SLOT_WEIGHTS: Final[i64] = MAX_SEATS * _STRIDE


class Expeditions:
    """What the seats have on the board and beside it: the base class of positions."""

    rules: Rules
    # Explorers and leaders on a space at [seat * 40 + space].
    crew: vec[i64]
    expeditions: vec[i64]
    # Temples with anybody's guard, as bits.
    guarded: i64

    def set_up_expeditions(self) -> None:
        """Give every seat what its variant says (R3.1)."""
        self.guarded = 0
        self.crew = vec[i64]([0] * (self.rules.seats * SPACES))
        self.expeditions = vec[i64]([0] * (self.rules.seats * _STRIDE))
        for seat in range(self.rules.seats):
            size = self.rules.variant.expedition(seat)
            base = seat * _STRIDE
            self.expeditions[base + _SCORE] = size.score
            self.expeditions[base + _SUPPLY] = size.explorers
            self.expeditions[base + _SUPPLY + LEADER] = size.leaders
            self.expeditions[base + _CAMPS_LEFT] = size.camps
            self.expeditions[base + _GUARDS_LEFT] = size.guards

    def score(self, seat: i64) -> i64:
        """Return a seat's points."""
        return self.expeditions[seat * _STRIDE + _SCORE]

    def add_score(self, seat: i64, points: i64) -> None:
        """Give a seat points, or take them."""
        self.expeditions[seat * _STRIDE + _SCORE] += points

    def supply(self, seat: i64, member: i64) -> i64:
        """Return how many explorers, or leaders, a seat has in its supply."""
        return self.expeditions[seat * _STRIDE + _SUPPLY + member]

    def add_supply(self, seat: i64, member: i64, count: i64) -> None:
        """Put members into a seat's supply, or take them out."""
        self.expeditions[seat * _STRIDE + _SUPPLY + member] += count

    def removed(self, seat: i64, member: i64) -> i64:
        """Return how many explorers, or leaders, of a seat are out of the game (R9.2)."""
        return self.expeditions[seat * _STRIDE + _REMOVED + member]

    def add_removed(self, seat: i64, member: i64, count: i64) -> None:
        """Put members of a seat out of the game."""
        self.expeditions[seat * _STRIDE + _REMOVED + member] += count

    def explorers(self, seat: i64, space: i64) -> i64:
        """Return how many explorers a seat has on a space."""
        return self.crew[seat * SPACES + space] & _EXPLORERS

    def leaders(self, seat: i64, space: i64) -> i64:
        """Return how many leaders a seat has on a space."""
        return self.crew[seat * SPACES + space] >> _LEADER_SHIFT

    def members(self, seat: i64, space: i64) -> i64:
        """Return how many members a seat has on a space (R8.2)."""
        here = self.crew[seat * SPACES + space]
        return (here & _EXPLORERS) + (here >> _LEADER_SHIFT)

    def strength(self, seat: i64, space: i64) -> i64:
        """Return a seat's strength on a space (R7.4)."""
        here = self.crew[seat * SPACES + space]
        return (here & _EXPLORERS) + (here >> _LEADER_SHIFT) * LEADER_STRENGTH

    def has_member(self, seat: i64, space: i64, member: i64) -> bool:
        """Return whether a seat has a leader, or an explorer, on a space."""
        if member == LEADER:
            return self.crew[seat * SPACES + space] >= _LEADER
        return self.crew[seat * SPACES + space] & _EXPLORERS > 0

    def kinds_of_member(self, seat: i64, space: i64) -> i64:
        """Return whether only explorers, only leaders or both stand on a space, where some do."""
        here = self.crew[seat * SPACES + space]
        if here < _LEADER:
            return ONLY_EXPLORERS
        return ONLY_LEADERS if here & _EXPLORERS == 0 else BOTH

    def presence(self, seat: i64) -> i64:
        """Return the spaces with members of a seat, as bits."""
        return self.expeditions[seat * _STRIDE + _PRESENCE]

    def leader_spaces(self, seat: i64) -> i64:
        """Return the spaces with leaders of a seat, as bits."""
        return self.expeditions[seat * _STRIDE + _LEADER_SPACES]

    def lift(self, seat: i64, space: i64, member: i64) -> None:
        """Take a member off a space; where it goes is the caller's business."""
        base = seat * _STRIDE
        here = self.crew[seat * SPACES + space]
        if member == LEADER:
            here -= _LEADER
            if here < _LEADER:
                self.expeditions[base + _LEADER_SPACES] &= ~BIT[space]
        else:
            here -= 1
        self.crew[seat * SPACES + space] = here
        if here == 0:
            self.expeditions[base + _PRESENCE] &= ~BIT[space]

    def put(self, seat: i64, space: i64, member: i64) -> None:
        """Stand a member on a space."""
        base = seat * _STRIDE
        if member == LEADER:
            self.crew[seat * SPACES + space] += _LEADER
            self.expeditions[base + _LEADER_SPACES] |= BIT[space]
        else:
            self.crew[seat * SPACES + space] += 1
        self.expeditions[base + _PRESENCE] |= BIT[space]

    def clear(self, seat: i64, space: i64) -> None:
        """Take all members of a seat off a space; where they go is the caller's business."""
        self.crew[seat * SPACES + space] = 0
        self.expeditions[seat * _STRIDE + _PRESENCE] &= ~BIT[space]
        self.expeditions[seat * _STRIDE + _LEADER_SPACES] &= ~BIT[space]

    def hand(self, seat: i64, kind: i64) -> i64:
        """Return how many treasures of a kind a seat has."""
        return self.expeditions[seat * _STRIDE + _HAND + kind]

    def singles(self, seat: i64) -> i64:
        """Return, as bits by kind, the treasures of which a seat has exactly one (R8.6)."""
        return self.expeditions[seat * _STRIDE + _SINGLES]

    def change_hand(self, seat: i64, kind: i64, by: i64) -> None:
        """Give a seat treasures of a kind, or take them from it."""
        base = seat * _STRIDE
        count = self.expeditions[base + _HAND + kind] + by
        self.expeditions[base + _HAND + kind] = count
        if count == 1:
            self.expeditions[base + _SINGLES] |= BIT[kind]
        else:
            self.expeditions[base + _SINGLES] &= ~BIT[kind]

    def guards(self, seat: i64) -> i64:
        """Return the temples with a guard of a seat, as bits."""
        return self.expeditions[seat * _STRIDE + _GUARDS]

    def guards_left(self, seat: i64) -> i64:
        """Return how many guards a seat may still place (R9.2)."""
        return self.expeditions[seat * _STRIDE + _GUARDS_LEFT]

    def is_guarded(self, space: i64) -> bool:
        """Return whether a temple has a guard."""
        return (self.guarded >> space) & 1 == 1

    def guard_of(self, space: i64) -> i64:
        """Return the seat whose guard is on a temple, or NOBODY."""
        seat: i64 = 0
        while seat < self.rules.seats:
            if (self.expeditions[seat * _STRIDE + _GUARDS] >> space) & 1 == 1:
                return seat
            seat += 1
        return NOBODY

    def leader_guards(self, seat: i64) -> i64:
        """Return the temples that a seat guards with a leader, as bits."""
        return self.expeditions[seat * _STRIDE + _LEADER_GUARDS]

    def set_guard(self, seat: i64, space: i64, member: i64) -> None:
        """Put up a guard, a member that stands on no space any more (R9.3)."""
        base = seat * _STRIDE
        self.expeditions[base + _GUARDS] |= BIT[space]
        self.expeditions[base + _GUARDS_LEFT] -= 1
        if member == LEADER:
            self.expeditions[base + _LEADER_GUARDS] |= BIT[space]
        self.guarded |= BIT[space]

    def camps(self, seat: i64) -> i64:
        """Return the spaces with camps of a seat, as bits, without the base camp."""
        return self.expeditions[seat * _STRIDE + _CAMPS]

    def camps_left(self, seat: i64) -> i64:
        """Return how many camps a seat may still set up (R9.1)."""
        return self.expeditions[seat * _STRIDE + _CAMPS_LEFT]

    def camp_of(self, space: i64) -> i64:
        """Return the seat whose camp is on a space, or NOBODY; the base camp is nobody's."""
        seat: i64 = 0
        while seat < self.rules.seats:
            if (self.expeditions[seat * _STRIDE + _CAMPS] >> space) & 1 == 1:
                return seat
            seat += 1
        return NOBODY

    def set_up_camp(self, seat: i64, space: i64) -> None:
        """Pitch a camp for good (R9.1)."""
        self.expeditions[seat * _STRIDE + _CAMPS] |= BIT[space]
        self.expeditions[seat * _STRIDE + _CAMPS_LEFT] -= 1

    def weigh_crew(self, seat: i64, weights: vec[i64]) -> i64:
        """Return the sum of a seat's members, weighed by where they stand."""
        total: i64 = 0
        space: i64 = 0
        while space < SPACES:
            total += self.crew[seat * SPACES + space] * weights[space]
            space += 1
        return total

    def weigh_slots(self, weights: vec[i64], first: i64) -> i64:
        """Return the sum of everything beside the board, weighed from the first weight on."""
        total: i64 = 0
        index: i64 = 0
        while index < self.rules.seats * _STRIDE:
            slot = index % _STRIDE
            if not _PRESENCE <= slot <= _SINGLES:  # they follow from the others
                total += self.expeditions[index] * weights[first + index]
            index += 1
        return total


def member_weight(member: i64) -> i64:
    """Return how many times the weight of a space counts for a member that stands there."""
    return _LEADER if member == LEADER else 1


def supply_slot(seat: i64, member: i64) -> i64:
    """Return the slot of a seat's supply of explorers, or leaders, as fingerprints weigh it."""
    return seat * _STRIDE + _SUPPLY + member
