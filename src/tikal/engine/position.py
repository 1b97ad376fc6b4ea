"""A position: everything that can change in a game, in flat arrays that copy fast.

The site and the deal are shared between copies. What only one variant keeps (the auction's display,
Mutul's guide) is in `extra`, whose slots that variant's module names.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import (
    CAMPS,
    EXPLORERS,
    FLOOR_STOCK,
    GUARDS,
    LEADER,
    LEADER_STRENGTH,
    MAX_SEATS,
)
from tikal.box.tiles import PRINTED
from tikal.engine.deal import PASS, Deal
from tikal.engine.short_list import EMPTY
from tikal.engine.site import NO_TILE, Site, printed_site
from tikal.engine.variant import Rules
from tikal.geometry.bits import BIT
from tikal.geometry.spaces import SPACE_INDEX, SPACES

# Phases, in the order of their names in the position document.
PLACE: Final[i64] = 0
ACT: Final[i64] = 1
BID: Final[i64] = 2
TAKE: Final[i64] = 3
OVER: Final[i64] = 4
PHASE_NAMES: Final = ("place", "act", "bid", "take", "over")

NOBODY: Final[i64] = -1

# What `expeditions` holds for a seat, at [seat * STRIDE + slot].
STRIDE: Final[i64] = 18
SCORE: Final[i64] = 0
SUPPLY: Final[i64] = 1
LEADER_AT: Final[i64] = 2
REMOVED: Final[i64] = 3
CAMP_SPACES: Final[i64] = 4
CAMPS_LEFT: Final[i64] = 5
GUARDED_SPACES: Final[i64] = 6
GUARDS_LEFT: Final[i64] = 7
# The spaces with members of the seat, and the kinds of which it has exactly one treasure. Both
# follow from the rest and are kept because they are asked so often.
PRESENCE: Final[i64] = 8
SINGLES: Final[i64] = 9
# Treasures of a kind are at HAND + kind, kinds counting from 1.
HAND: Final[i64] = 9

# Where a leader is who stands on no space; atop temple n as its guard it is AS_GUARD + n.
IN_SUPPLY: Final[i64] = 40
OUT_OF_GAME: Final[i64] = 41
AS_GUARD: Final[i64] = 64

Journal = list[tuple[int, ...]]


def same(left: vec[i64], right: vec[i64]) -> bool:
    """Return whether two arrays hold the same numbers."""
    if len(left) != len(right):
        return False
    index: i64 = 0
    while index < len(left):
        if left[index] != right[index]:
            return False
        index += 1
    return True


@final
class Position:
    """A game at one moment. Seats, spaces and tiles are numbers that count from 0."""

    rules: Rules
    deal: Deal
    site: Site
    # Explorers on a space at [seat * 40 + space].
    explorers: vec[i64]
    # A temple's level or the number of treasures left in ruins.
    value: vec[i64]
    # Floors left to uncover, by level.
    floors: vec[i64]
    expeditions: vec[i64]
    extra: vec[i64]
    phase: i64
    seat: i64
    ap: i64
    scoring: bool
    # The seat whose normal turn is going on, also while others take scoring turns.
    turn: i64
    queue: i64
    drawn: i64
    stack_next: i64
    treasures_next: i64
    cards_next: i64
    # Spaces that were worked on once and twice in this turn, as bits (R8.2, R8.4).
    used_once: i64
    used_twice: i64
    # Temples with anybody's guard, as bits.
    guarded: i64
    journal: Journal | None
    # Beside the journal, for those who want to watch: the position when each event was told.
    frames: list["Position"] | None

    def __init__(self, rules: Rules, deal: Deal, site: Site) -> None:
        """Take over what is shared; `set_up` or `copy` fill in the rest."""
        self.rules = rules
        self.deal = deal
        self.site = site
        self.journal = None
        self.frames = None

    def set_up(self) -> None:
        """Lay out the board and the supplies (R3.1, R3.3); the variant begins the first turn."""
        self.explorers = vec[i64]([0] * (MAX_SEATS * SPACES))
        self.value = vec[i64]([0] * SPACES)
        self.floors = vec[i64](FLOOR_STOCK)
        self.expeditions = vec[i64]([0] * (MAX_SEATS * STRIDE))
        self.extra = vec[i64]([0] * self.rules.variant.extra_size)
        self.phase = ACT
        self.seat = 0
        self.ap = 0
        self.scoring = False
        self.turn = NOBODY
        self.queue = EMPTY
        self.drawn = NO_TILE
        self.stack_next = 0
        self.treasures_next = 0
        self.cards_next = 0
        self.used_once = 0
        self.used_twice = 0
        self.guarded = 0
        for name, (_, level, _) in PRINTED.items():
            self.value[SPACE_INDEX[name]] = level
        seat: i64 = 0
        while seat < self.rules.seats:
            base = seat * STRIDE
            self.expeditions[base + SCORE] = self.rules.variant.start_score
            self.expeditions[base + SUPPLY] = EXPLORERS
            self.expeditions[base + LEADER_AT] = IN_SUPPLY
            self.expeditions[base + CAMPS_LEFT] = CAMPS
            self.expeditions[base + GUARDS_LEFT] = GUARDS
            seat += 1

    def copy(self) -> "Position":
        """Return a position of its own; site and deal stay shared, journal and frames behind."""
        other = Position(self.rules, self.deal, self.site)
        other.explorers = self.explorers[:]
        other.value = self.value[:]
        other.floors = self.floors[:]
        other.expeditions = self.expeditions[:]
        other.extra = self.extra[:]
        other.phase = self.phase
        other.seat = self.seat
        other.ap = self.ap
        other.scoring = self.scoring
        other.turn = self.turn
        other.queue = self.queue
        other.drawn = self.drawn
        other.stack_next = self.stack_next
        other.treasures_next = self.treasures_next
        other.cards_next = self.cards_next
        other.used_once = self.used_once
        other.used_twice = self.used_twice
        other.guarded = self.guarded
        return other

    def leader_at(self, seat: i64) -> i64:
        """Return the space of a seat's leader, or one of the places off the spaces."""
        return self.expeditions[seat * STRIDE + LEADER_AT]

    def members(self, seat: i64, space: i64) -> i64:
        """Return how many members a seat has on a space (R8.2)."""
        count = self.explorers[seat * SPACES + space]
        if self.expeditions[seat * STRIDE + LEADER_AT] == space:
            return count + 1
        return count

    def strength(self, seat: i64, space: i64) -> i64:
        """Return a seat's strength on a space (R7.4)."""
        count = self.explorers[seat * SPACES + space]
        if self.expeditions[seat * STRIDE + LEADER_AT] == space:
            return count + LEADER_STRENGTH
        return count

    def has_member(self, seat: i64, space: i64, member: i64) -> bool:
        """Return whether a seat has its leader, or an explorer, on a space."""
        if member == LEADER:
            return self.expeditions[seat * STRIDE + LEADER_AT] == space
        return self.explorers[seat * SPACES + space] > 0

    def lift(self, seat: i64, space: i64, member: i64) -> None:
        """Take a member off a space; where it goes is the caller's business."""
        base = seat * STRIDE
        if member == LEADER:
            self.expeditions[base + LEADER_AT] = OUT_OF_GAME
        else:
            self.explorers[seat * SPACES + space] -= 1
        if self.members(seat, space) == 0:
            self.expeditions[base + PRESENCE] &= ~BIT[space]

    def put(self, seat: i64, space: i64, member: i64) -> None:
        """Stand a member on a space."""
        base = seat * STRIDE
        if member == LEADER:
            self.expeditions[base + LEADER_AT] = space
        else:
            self.explorers[seat * SPACES + space] += 1
        self.expeditions[base + PRESENCE] |= BIT[space]

    def change_hand(self, seat: i64, kind: i64, by: i64) -> None:
        """Give a seat treasures of a kind, or take them from it."""
        base = seat * STRIDE
        count = self.expeditions[base + HAND + kind] + by
        self.expeditions[base + HAND + kind] = count
        if count == 1:
            self.expeditions[base + SINGLES] |= BIT[kind]
        else:
            self.expeditions[base + SINGLES] &= ~BIT[kind]

    def is_guarded(self, space: i64) -> bool:
        """Return whether a temple has a guard."""
        return (self.guarded >> space) & 1 == 1

    def guard_of(self, space: i64) -> i64:
        """Return the seat whose guard is on a temple, or NOBODY."""
        seat: i64 = 0
        while seat < self.rules.seats:
            if (self.expeditions[seat * STRIDE + GUARDED_SPACES] >> space) & 1 == 1:
                return seat
            seat += 1
        return NOBODY

    def camp_of(self, space: i64) -> i64:
        """Return the seat whose camp is on a space, or NOBODY; the base camp is nobody's."""
        seat: i64 = 0
        while seat < self.rules.seats:
            if (self.expeditions[seat * STRIDE + CAMP_SPACES] >> space) & 1 == 1:
                return seat
            seat += 1
        return NOBODY

    def used(self, space: i64) -> i64:
        """Return how often a space was worked on in this turn."""
        return ((self.used_once >> space) & 1) + ((self.used_twice >> space) & 1)

    def use(self, space: i64) -> None:
        """Count one floor or treasure taken on a space in this turn."""
        bit = BIT[space]
        if self.used_once & bit == 0:
            self.used_once |= bit
        else:
            self.used_twice |= bit

    def top_treasure(self, space: i64) -> i64:
        """Return the kind of the treasure that lies on top in ruins that hold some."""
        return self.deal.treasures[self.site.buried_end[space] - self.value[space]]

    def tell(self, event: tuple[int, ...]) -> None:
        """Add an event to the journal; callers ask first whether there is one."""
        if self.journal is not None:
            self.journal.append(event)
        if self.frames is not None:
            self.frames.append(self.copy())

    def __eq__(self, other: object) -> bool:
        """Two positions are equal if nothing that can still matter differs."""
        if not isinstance(other, Position):
            return False
        return (
            self._same_table(other)
            and self._same_pieces(other)
            and self._same_site(other)
            and self._same_future(other)
        )

    def __hash__(self) -> int:
        """Positions change, so they hash by what stays: their rules' kind and size."""
        return hash((self.rules.variant.name, self.rules.seats))

    def _same_table(self, other: "Position") -> bool:
        mine = self.rules
        theirs = other.rules
        return (
            mine.variant.signature() == theirs.variant.signature()
            and mine.seats == theirs.seats
            and mine.camp_needs_member == theirs.camp_needs_member
            and mine.volcano_may_seal == theirs.volcano_may_seal
            and mine.tie_break == theirs.tie_break
            and self.phase == other.phase
            and self.seat == other.seat
            and self.ap == other.ap
            and self.scoring == other.scoring
            and self.turn == other.turn
            and self.queue == other.queue
            and self.drawn == other.drawn
        )

    def _same_pieces(self, other: "Position") -> bool:
        return (
            self.used_once == other.used_once
            and self.used_twice == other.used_twice
            and same(self.explorers, other.explorers)
            and same(self.value, other.value)
            and same(self.floors, other.floors)
            and same(self.expeditions, other.expeditions)
            and same(self.extra, other.extra)
        )

    def _same_site(self, other: "Position") -> bool:
        return same(self.site.tile, other.site.tile) and same(
            self.site.rotation, other.site.rotation
        )

    def _same_future(self, other: "Position") -> bool:
        if not same(self.deal.stack[self.stack_next :], other.deal.stack[other.stack_next :]):
            return False
        mine = self.deal.treasures[self.treasures_next :]
        theirs = other.deal.treasures[other.treasures_next :]
        return (
            same(mine, theirs)
            and self.buried() == other.buried()
            and self.cards_left() == other.cards_left()
            and self.discards() == other.discards()
        )

    def cards_left(self) -> list[int]:
        """Return the solo cards still to be revealed, in order."""
        return list(self.deal.deck[self.cards_next :])

    def discards(self) -> list[int]:
        """Return the solo cards revealed since the last shuffle (S3)."""
        if self.cards_next == 0:
            return []
        last_shuffle = (self.cards_next - 1) // PASS * PASS
        return list(self.deal.deck[last_shuffle : self.cards_next])

    def buried(self) -> dict[int, list[int]]:
        """Return the treasures left in each ruins, top first, by space."""
        found: dict[int, list[int]] = {}
        space: i64 = 0
        while space < SPACES:
            end = self.site.buried_end[space]
            if end > 0 and self.value[space] > 0:
                kinds: list[int] = []
                index = end - self.value[space]
                while index < end:
                    kinds.append(self.deal.treasures[index])
                    index += 1
                found[space] = kinds
            space += 1
        return found


def new_position(rules: Rules, deal: Deal) -> Position:
    """Return the position before anything has been drawn."""
    position = Position(rules, deal, printed_site())
    position.set_up()
    rules.variant.set_up(position)
    return position
