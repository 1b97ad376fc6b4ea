"""The piles of Legend's deal: tiles, AP tokens, Action cards, Solo cards, the order of returns.

All chance is in them (L8, L11, L12, L16, L20, L63); the treasures are Classic's.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from tikal.box.legend.components import Components
from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_LETTER, TILE_NAMES, TILE_TERRAIN
from tikal.engine.dealing.deal import OWN_PILE, STACK
from tikal.engine.dealing.piles import Pile, letter_groups, shuffled
from tikal.engine.legend.table import (
    ASIDE_PLACES,
    MUTUL,
    OWN_TILES,
    ROUNDS,
    SOLO_SEEN,
    SOLO_START,
    TILE_PLACES,
    YOU,
    own_tile,
    tile_on_display,
)
from tikal.engine.state.site import NO_TILE
from tikal.geometry.spaces import SPACES

if TYPE_CHECKING:
    from tikal.engine.state.position import Position

TOKENS: Final[i64] = OWN_PILE
CARDS: Final[i64] = OWN_PILE + 1
SOLO: Final[i64] = OWN_PILE + 2
RETURNS: Final[i64] = OWN_PILE + 3

# Tiles A to E; of the first three letters one goes back unseen, but never a volcano (L8).
LEGEND_TILES: Final = tuple([tile for tile, name in enumerate(TILE_NAMES) if name[0] in "ABCDE"])
_LETTERS: Final = 5
_LEFT_OUT_OF: Final = 3
STACK_SIZE: Final = 24
PHASES_OF_GAME: Final[i64] = 2 * ROUNDS
# How many Solo cards a draft turns up; an action phase turns up all there are, or 9 of 12 (L20).
DRAFT_TURNS: Final[i64] = 6
ACTION_TURNS: Final[i64] = 9
_SEEN_BITS: Final[i64] = 4
_SEEN_MOST: Final[i64] = 15


def _of_letter(letter: int) -> list[int]:
    return [tile for tile in LEGEND_TILES if TILE_LETTER[tile] == letter]


def left_out(letter: int) -> list[int]:
    """Return the tiles of a letter of which one may go back to the box (L8)."""
    if letter >= _LEFT_OUT_OF:
        return []
    return [tile for tile in _of_letter(letter) if TILE_TERRAIN[tile] != VOLCANO]


@final
class LegendStack(Pile):
    """24 of the 27 tiles in drawing order: A first, inside a letter by chance (L8)."""

    def __init__(self) -> None:
        """Be the first pile of the deal."""
        super().__init__("stack", STACK)

    def shuffled(self, rng: random.Random) -> list[int]:
        """Return the tiles shuffled inside each letter, one of A, B and C left out."""
        stack: list[int] = []
        for letter in range(_LETTERS):
            tiles = _of_letter(letter)
            loose = left_out(letter)
            if loose:
                tiles.remove(loose[int(rng.random() * len(loose))])
            stack += shuffled(tiles, rng)
        return stack

    def hidden(self, position: Position) -> list[list[int]]:
        """Return the places of the tiles not drawn yet: everybody knows their letters."""
        return letter_groups(position)

    def redrawn(self, position: Position, rng: random.Random) -> list[int]:
        """Return the stack with what is unseen drawn anew, also which tiles were left out."""
        items = list(position.deal.piles[self.index])
        seen = seen_tiles(position)
        for places in self.hidden(position):
            letter = TILE_LETTER[items[places[0]]]
            unseen = [tile for tile in _of_letter(letter) if tile not in seen]
            spare = len(unseen) - len(places)
            loose = shuffled([tile for tile in left_out(letter) if tile not in seen], rng)
            for tile in loose[:spare]:
                unseen.remove(tile)
            mixed = shuffled(unseen, rng)[: len(places)]
            for place, tile in zip(places, mixed, strict=True):
                items[place] = tile
        return items


def seen_tiles(position: Position) -> set[int]:
    """Return the tiles that have been drawn: on the board, on the display, in the campsites."""
    found: set[int] = {position.drawn}
    found |= {position.site.tile[space] for space in range(SPACES)}
    found |= {tile_on_display(position, place) for place in range(TILE_PLACES)}
    for seat in (YOU, MUTUL):
        found |= {own_tile(position, seat, place) for place in range(OWN_TILES)}
    found.discard(NO_TILE)
    return found


@final
class TokenPile(Pile):
    """The AP tokens in the order in which they come to the display (L11)."""

    def __init__(self, components: Components) -> None:
        """Shuffle all of them."""
        super().__init__("tokens", TOKENS)
        self.tokens: Final = components.tokens

    def shuffled(self, rng: random.Random) -> list[int]:
        """Return all tokens in any order."""
        return shuffled(self.tokens, rng)

    def hidden(self, position: Position) -> list[list[int]]:
        """Return the places not turned up yet."""
        return [untaken(position, TOKENS)]


@final
class ActionCardPile(Pile):
    """The Action cards in the order in which they come to the display (L12)."""

    def __init__(self, components: Components) -> None:
        """Shuffle all of them."""
        super().__init__("cards", CARDS)
        self.cards: Final = components.all_cards()

    def shuffled(self, rng: random.Random) -> list[int]:
        """Return all cards in any order."""
        return shuffled(self.cards, rng)

    def hidden(self, position: Position) -> list[list[int]]:
        """Return the places not turned up yet."""
        return [untaken(position, CARDS)]


def untaken(position: Position, pile: i64) -> list[int]:
    """Return the places of a pile that have not been taken."""
    return list(range(position.taken_of(pile), len(position.deal.piles[pile])))


@final
class SoloPile(Pile):
    """The Solo cards: an order of all of them for each of twelve phases (L20)."""

    def __init__(self, cards: list[int]) -> None:
        """Take the cards in use, those of M and of the letters chosen."""
        super().__init__("solo", SOLO)
        self.cards: Final = cards
        self.size: i64 = len(cards)

    def shuffled(self, rng: random.Random) -> list[int]:
        """Return twelve orders, one behind the other."""
        found: list[int] = []
        for _ in range(PHASES_OF_GAME):
            found += shuffled(self.cards, rng)
        return found

    def hidden(self, position: Position) -> list[list[int]]:
        """Return the places never turned up, phase by phase: the past ones too."""
        groups: list[list[int]] = []
        start: i64 = 0
        while start < len(position.deal.piles[SOLO]):
            groups.append(list(range(start + self._seen(position, start), start + self.size)))
            start += self.size
        return groups

    def _seen(self, position: Position, start: i64) -> i64:
        """Return how many cards of the phase that begins there have been turned up."""
        return seen_in_phase(position, start // self.size)

    def future(self, position: Position) -> list[int]:
        """Return the discards and the card in force, then what is still to come."""
        solo = position.deal.piles[SOLO]
        now = position.extra[SOLO_START]
        return [position.taken_of(SOLO) - now, *solo[now:]]


@final
class ReturnPile(Pile):
    """In which order each upkeep puts back the cards set aside, as 0, 1, 2 (L63)."""

    def __init__(self) -> None:
        """Have one order for each round but the last."""
        super().__init__("returns", RETURNS)

    def shuffled(self, rng: random.Random) -> list[int]:
        """Return five orders, one behind the other."""
        found: list[int] = []
        for _ in range(ROUNDS - 1):
            found += shuffled(list(range(ASIDE_PLACES)), rng)
        return found

    def hidden(self, position: Position) -> list[list[int]]:
        """Return the places of the orders that no upkeep has used yet."""
        first: i64 = position.taken_of(RETURNS)
        last: i64 = len(position.deal.piles[RETURNS])
        return [list(range(at, at + ASIDE_PLACES)) for at in range(first, last, ASIDE_PLACES)]


def next_of(position: Position, pile: i64) -> i64:
    """Take the next item of a pile."""
    item = position.deal.piles[pile][position.taken_of(pile)]
    position.take(pile, 1)
    return item


def items_left(position: Position, pile: i64) -> i64:
    """Return how many items of a pile have not been taken."""
    return len(position.deal.piles[pile]) - position.taken_of(pile)


def next_solo_card(position: Position, size: i64) -> i64:
    """Turn up the next Solo card; a deck that has run out begins again (L20)."""
    start = position.extra[SOLO_START]
    if position.taken_of(SOLO) == start + size:
        position.take(SOLO, -size)
    card = next_of(position, SOLO)
    phase = start // size
    turned = position.taken_of(SOLO) - start
    if turned > seen_in_phase(position, phase):
        note_seen(position, phase, turned)
    return card


def seen_in_phase(position: Position, phase: i64) -> i64:
    """Return how many Solo cards a phase of the game has turned up."""
    return (position.extra[SOLO_SEEN] >> (_SEEN_BITS * phase)) & _SEEN_MOST


def note_seen(position: Position, phase: i64, count: i64) -> None:
    """Note how many Solo cards a phase of the game has turned up."""
    more = count - seen_in_phase(position, phase)
    position.extra[SOLO_SEEN] += more << (_SEEN_BITS * phase)


def usual_turns(phase: i64, size: i64) -> i64:
    """Return how many Solo cards a draft or an action phase turns up in every game (L20)."""
    return DRAFT_TURNS if phase % 2 == 0 else min(ACTION_TURNS, size)


def start_solo_phase(position: Position, size: i64) -> None:
    """Take up the Solo cards of the next phase (L20)."""
    start = position.extra[SOLO_START] + size
    position.take(SOLO, start - position.taken_of(SOLO))
    position.extra[SOLO_START] = start


def discards(position: Position, card: i64) -> list[int]:
    """Return the Solo cards discarded in this phase, oldest first; `card` is still in force."""
    turned = list(position.deal.piles[SOLO][position.extra[SOLO_START] : position.taken_of(SOLO)])
    return turned if card < 0 else turned[:-1]
