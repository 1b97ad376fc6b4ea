"""Mutul at work in Legend with a Solo card: compass, sources and destinations (L41 to L47).

He chooses nothing: the rules rank the spaces, the compass decides between equals, and the journal
keeps both. `tied` says how many spaces were equal before the compass decided.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.legend.solo_deck import LegendDeck
from tikal.box.pieces import EXPLORER
from tikal.box.terrain import LAKE, RUINS, TEMPLE, VOLCANO
from tikal.box.tiles import BASE_CAMP_SPACE
from tikal.engine.events import EXPLORER_CALLED, MUTUL_DEPLOYED
from tikal.engine.legend.ground import lead, reachable, value_of
from tikal.engine.legend.table import GUIDE, MUTUL, NO_SPACE, YOU
from tikal.engine.state.position import Position
from tikal.geometry.bits import BIT, lowest
from tikal.geometry.sectors import SectorRanks
from tikal.geometry.spaces import SPACES

RANKS: Final = SectorRanks()
_BLANK: Final[vec[i64]] = vec[i64]([0] * SPACES)

# Why an explorer is taken from a space (L43), in the order in which they are tried.
FROM_BASE_CAMP: Final[i64] = 0
FROM_GUARDED: Final[i64] = 1
FROM_LEAD_OF_TWO: Final[i64] = 2
FROM_LEAD_OF_ONE: Final[i64] = 3

# Why he goes to a space (L45, L46): nobody there, a tie, or you lead by some.
TO_FREE: Final[i64] = 0
TO_TIE: Final[i64] = 1

# Why he deploys (L34, L36, L39, L49 to L54).
DEPLOY_SHOWN: Final[i64] = 0
DEPLOY_BLOCKED: Final[i64] = 1
DEPLOY_PARTIAL: Final[i64] = 2
DEPLOY_CLEARING: Final[i64] = 3
DEPLOY_NO_CAMP: Final[i64] = 4


@final
class Mutul:
    """The automaton with the card whose row and compass count."""

    def __init__(self, position: Position, deck: LegendDeck, card: i64) -> None:
        """Hold the card up, the guide in the middle of its compass."""
        self.position = position
        self.deck = deck
        self.card: i64 = card
        self.needle: i64 = deck.needle[card]
        self.sense: i64 = deck.sense[card]
        self.ranks_at: i64 = RANKS.at(position.extra[GUIDE], self.needle, self.sense)
        # Where he can get, once that has been asked; at least the base camp.
        self._reach: i64 = 0
        # Explorers on a space that this action has moved or used (L43).
        self.busy: vec[i64] = _BLANK[:]
        # Of what was chosen last: how many were equal, why, and how many explorers it takes.
        self.tied: i64 = 0
        self.why: i64 = 0
        self.needed: i64 = 0

    def reach(self) -> i64:
        """Return the spaces that he can get to (L42); no action of his changes them."""
        if self._reach == 0:
            self._reach = reachable(self.position, MUTUL)
        return self._reach

    def in_silence(self) -> "Mutul":
        """Return the same on a copy of the position, where nothing is told, to try something."""
        return Mutul(self.position.copy(), self.deck, self.card)

    def first(self, spaces: i64) -> i64:
        """Return the space that the compass finds first, NO_SPACE in an empty set."""
        best: i64 = NO_SPACE
        least: i64 = SPACES
        self.tied = 0
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            rank = RANKS.ranks[self.ranks_at + space]
            self.tied += 1
            if rank < least:
                best = space
                least = rank
        return best

    def available(self, space: i64) -> bool:
        """Return whether an explorer stands on a space that this action has not moved or used."""
        return self.position.explorers(MUTUL, space) > self.busy[space]

    def source(self, supplied: i64) -> i64:
        """Return where the next explorer comes from, NO_SPACE if none is available (L43)."""
        if supplied != BASE_CAMP_SPACE and self.available(BASE_CAMP_SPACE):
            self.why = FROM_BASE_CAMP
            self.tied = 1
            return BASE_CAMP_SPACE
        guarded: i64 = 0
        by_two: i64 = 0
        by_one: i64 = 0
        spaces = self.position.presence(MUTUL) & ~BIT[BASE_CAMP_SPACE]
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            if space == supplied or not self.available(space):
                continue
            ahead = lead(self.position, MUTUL, space)
            if self.position.is_guarded(space):
                guarded |= BIT[space]
            elif ahead > 1:
                by_two |= BIT[space]
            elif ahead == 1:
                by_one |= BIT[space]
        if guarded != 0:
            self.why = FROM_GUARDED
            return self.first(guarded)
        self.why = FROM_LEAD_OF_TWO if by_two != 0 else FROM_LEAD_OF_ONE
        return self.first(self._least_missed(by_two if by_two != 0 else by_one))

    def _least_missed(self, spaces: i64) -> i64:
        """Return those of the spaces that are equally good to take from (L43, L44)."""
        least = self._of_lowest_value(spaces)
        temples = least & self.position.site.temples
        with_treasures = self._fullest(least & self.position.site.ruins)
        if with_treasures != 0:
            return temples | with_treasures
        if temples != 0:
            return temples
        for terrain in (RUINS, VOLCANO, LAKE):
            found = least & of_terrain(self.position, terrain)
            if found != 0:
                return found
        return least

    def _of_lowest_value(self, spaces: i64) -> i64:
        equals: i64 = 0
        least: i64 = 99
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            value = value_of(self.position, space)
            if value < least:
                least = value
                equals = 0
            if value == least:
                equals |= BIT[space]
        return equals

    def _fullest(self, ruins: i64) -> i64:
        """Return the ruins with most treasures; none of emptied ones."""
        equals: i64 = 0
        most: i64 = 1
        while ruins != 0:
            space = lowest(ruins)
            ruins &= ruins - 1
            if self.position.value[space] > most:
                most = self.position.value[space]
                equals = 0
            if self.position.value[space] == most:
                equals |= BIT[space]
        return equals

    def call(self, to: i64) -> bool:
        """Move one explorer to a space if one is available (L43)."""
        position = self.position
        space = self.source(to)
        if space == NO_SPACE:
            return False
        position.lift(MUTUL, space, EXPLORER)
        position.put(MUTUL, to, EXPLORER)
        self.busy[to] += 1
        if position.journal is not None:
            compass = (self.tied, self.needle, self.sense)
            position.tell((EXPLORER_CALLED, space, to, self.why, *compass))
        return True

    def destination(self, terrain: i64, left: i64, passed_over: i64) -> i64:
        """Return where the next explorers go among tiles of a type, NO_SPACE for nowhere (L45)."""
        position = self.position
        spaces = self.reach() & of_terrain(position, terrain) & ~(position.guarded | passed_over)
        equals: i64 = 0
        best: i64 = -1
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            wish = self._wish(space, left)
            if wish > best:
                best = wish
                equals = 0
            if wish == best and wish >= 0:
                equals |= BIT[space]
        chosen = self.first(equals)
        if chosen != NO_SPACE:
            self.needed = self._behind(chosen) + 1
            self.why = self._step(chosen)
        return chosen

    def _behind(self, space: i64) -> i64:
        """Return by how much you lead; ruins with treasures ignore you (L46)."""
        if self._holds_treasures(space):
            return -1 if self.position.explorers(MUTUL, space) > 0 else 0
        return lead(self.position, YOU, space)

    def _holds_treasures(self, space: i64) -> bool:
        return self.position.site.terrain[space] == RUINS and self.position.value[space] > 0

    def _step(self, space: i64) -> i64:
        """Return in which step of L45 a space is looked at."""
        behind = self._behind(space)
        if behind > 0:
            return TO_TIE + behind
        free = self._holds_treasures(space) or self.position.strength(MUTUL, space) == 0
        return TO_FREE if free else TO_TIE

    def _wish(self, space: i64, left: i64) -> i64:
        """Return how much a space is wanted, -1 if he leads there or can't win it (L45, L46)."""
        behind = self._behind(space)
        if behind < 0 or behind >= left:
            return -1
        full = self.position.value[space] if self._holds_treasures(space) else 0
        steps = (99 - self._step(space)) * 100 + value_of(self.position, space)
        return steps * 10 + 9 - full


def deploy(position: Position, count: i64, why: i64) -> None:
    """Bring explorers from the supply to the base camp; 1 PP for each one he lacks (L35)."""
    here: i64 = min(count, position.supply(MUTUL, EXPLORER))
    position.add_supply(MUTUL, EXPLORER, -here)
    placed: i64 = 0
    while placed < here:
        position.put(MUTUL, BASE_CAMP_SPACE, EXPLORER)
        placed += 1
    position.add_score(MUTUL, count - here)
    if position.journal is not None:
        position.tell((MUTUL_DEPLOYED, here, count - here, why))


def of_terrain(position: Position, terrain: i64) -> i64:
    """Return the spaces with a type of a row (L52)."""
    if terrain == TEMPLE:
        return position.site.temples
    if terrain == RUINS:
        return position.site.ruins
    return position.site.volcanoes if terrain == VOLCANO else position.site.lakes
