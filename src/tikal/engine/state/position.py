"""A position: everything that can change in a game, in flat arrays that copy fast.

The site and the deal are shared between copies. What the seats have is laid out in
`tikal.engine.state.expeditions`. What only one variant keeps (the auction's display, Mutul's guide)
is in `extra`, whose slots that variant's module names.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import FLOOR_STOCK, TOP_LEVEL
from tikal.box.tiles import PRINTED
from tikal.engine.dealing.deal import Deal
from tikal.engine.state.expeditions import NOBODY, SLOT_WEIGHTS, Expeditions
from tikal.engine.state.short_list import EMPTY
from tikal.engine.state.site import NO_TILE, Site, printed_site
from tikal.engine.variants.variant import Rules
from tikal.geometry.bits import BIT
from tikal.geometry.spaces import SPACE_INDEX, SPACES

# `taken` counts in bytes: one for each pile of the deal.
_TAKEN_BITS: Final[i64] = 8
_TAKEN_MASK: Final[i64] = 255

# A fingerprint has weights for the spaces, then for values, uses and slots, and one for the AP.
VALUE_WEIGHTS: Final[i64] = SPACES
USE_WEIGHTS: Final[i64] = 2 * SPACES
SLOT_WEIGHT: Final[i64] = 3 * SPACES
AP_WEIGHT: Final[i64] = 3 * SPACES + SLOT_WEIGHTS
WEIGHTS: Final[i64] = AP_WEIGHT + 1

Journal = list[tuple[int, ...]]


@final
class Position(Expeditions):
    """A game at one moment. Seats, spaces and tiles are numbers that count from 0."""

    deal: Deal
    site: Site
    # A temple's level or the number of treasures left in ruins.
    value: vec[i64]
    # Floors left to uncover, by level.
    floors: vec[i64]
    extra: vec[i64]
    phase: i64
    seat: i64
    ap: i64
    scoring: bool
    # The seat whose normal turn is going on, also while others take scoring turns.
    turn: i64
    queue: i64
    drawn: i64
    # The steps that an automaton has still to do, as a short list.
    agenda: i64
    # How many items of each pile of the deal have been taken.
    taken: i64
    # Spaces that were worked on once and twice in this turn, as bits (R8.2, R8.4).
    used_once: i64
    used_twice: i64
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
        self.value = vec[i64]([0] * SPACES)
        self.floors = vec[i64](FLOOR_STOCK)
        self.extra = vec[i64]([0] * self.rules.variant.extra_size)
        self.phase = 0
        self.seat = 0
        self.ap = 0
        self.scoring = False
        self.turn = NOBODY
        self.queue = EMPTY
        self.drawn = NO_TILE
        self.agenda = EMPTY
        self.taken = 0
        self.used_once = 0
        self.used_twice = 0
        for name, (_, level, _) in PRINTED.items():
            self.value[SPACE_INDEX[name]] = level
        self.set_up_expeditions()

    def copy(self) -> "Position":
        """Return a position of its own; site and deal stay shared, journal and frames behind."""
        other = Position(self.rules, self.deal, self.site)
        other.crew = self.crew[:]
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
        other.agenda = self.agenda
        other.taken = self.taken
        other.used_once = self.used_once
        other.used_twice = self.used_twice
        other.guarded = self.guarded
        return other

    def with_deal(self, deal: Deal) -> "Position":
        """Return a copy with another deal, one that agrees with all that has been seen."""
        other = self.copy()
        other.deal = deal
        return other

    def can_grow(self, space: i64) -> bool:
        """Return whether a temple has a floor to come that has not run out (R8.1)."""
        level = self.value[space]
        return level < TOP_LEVEL and self.floors[level + 1] > 0

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

    def taken_of(self, pile: i64) -> i64:
        """Return how many items of a pile of the deal have been taken."""
        return (self.taken >> (pile * _TAKEN_BITS)) & _TAKEN_MASK

    def take(self, pile: i64, count: i64) -> None:
        """Count items of a pile as taken; a negative number puts them back."""
        self.taken += count << (pile * _TAKEN_BITS)

    def top_treasure(self, space: i64) -> i64:
        """Return the kind of the treasure that lies on top in ruins that hold some."""
        return self.deal.treasures[self.site.buried_end[space] - self.value[space]]

    def fingerprint(self, seat: i64, weights: vec[i64]) -> i64:
        """Return the weighted sum of everything that a seat can change in its turn."""
        key: i64 = self.ap * weights[AP_WEIGHT]
        space: i64 = 0
        while space < SPACES:
            key += self.value[space] * weights[VALUE_WEIGHTS + space]
            space += 1
        if self.used_once != 0:
            space = 0
            while space < SPACES:
                key += self.used(space) * weights[USE_WEIGHTS + space]
                space += 1
        return key + self.weigh_crew(seat, weights) + self.weigh_slots(weights, SLOT_WEIGHT)

    def __eq__(self, other: object) -> bool:
        """Two positions are equal if nothing that can still matter differs."""
        from tikal.engine.state.equality import same_positions  # noqa: PLC0415 - they need each other

        return isinstance(other, Position) and same_positions(self, other)

    def __hash__(self) -> int:
        """Return a hash of what never changes."""
        return hash((self.rules.variant.name, self.rules.seats))

    def tell(self, event: tuple[int, ...]) -> None:
        """Add an event to the journal; callers ask first whether there is one."""
        if self.journal is not None:
            self.journal.append(event)
        if self.frames is not None:
            self.frames.append(self.copy())


def new_position(rules: Rules, deal: Deal) -> Position:
    """Return the position before anything has been drawn."""
    position = Position(rules, deal, printed_site(rules.closed))
    position.set_up()
    rules.variant.set_up(position)
    return position
