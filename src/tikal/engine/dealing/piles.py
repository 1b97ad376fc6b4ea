"""Piles: what a deal consists of, and which part of each nobody has seen yet (R3.2, R3.3).

A pile knows how it is shuffled, which of its places are still hidden in a position, and which of
them hide things that could be exchanged without anybody noticing. Views, worlds drawn from them,
records and the comparison of positions need no more than that.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from tikal.box.pieces import TREASURE_COPIES, TREASURE_KINDS
from tikal.box.tiles import LETTERS, TILE_LETTER
from tikal.engine.dealing.deal import STACK, TREASURES, Deal
from tikal.geometry.spaces import SPACES

if TYPE_CHECKING:
    from tikal.engine.state.position import Position


def shuffled(items: list[int], rng: random.Random) -> list[int]:
    """Return the items in random order.

    Only `random()` of the standard generator is promised to stay the same for a seed, so the
    shuffle is written out (R3.5).
    """
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(ABC):
    """One pile of a deal."""

    def __init__(self, name: str, index: int) -> None:
        """Name it as records do, and say which of the deal's piles it is."""
        self.name: Final = name
        self.index: Final = index

    @abstractmethod
    def shuffled(self, rng: random.Random) -> list[int]:
        """Return the whole pile in an order that chance chose."""

    @abstractmethod
    def hidden(self, position: Position) -> list[list[int]]:
        """Return the places nobody has seen, in groups that are shuffled among themselves."""

    def redrawn(self, position: Position, rng: random.Random) -> list[int]:
        """Return the pile with what nobody has seen shuffled anew.

        It depends on the seen part and on chance only: what is hidden is put in order first.
        """
        items = list(position.deal.piles[self.index])
        for places in self.hidden(position):
            mixed = shuffled(sorted([items[place] for place in places]), rng)
            for place, item in zip(places, mixed, strict=True):
                items[place] = item
        return items

    def future(self, position: Position) -> list[int]:
        """Return what of the pile can still matter, in order: equal positions have it equal."""
        return list(position.deal.piles[self.index][position.taken_of(self.index) :])


@final
class TileStack(Pile):
    """The tiles in drawing order: A first; inside a letter by chance (R3.2)."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        """Stack these tiles."""
        super().__init__("stack", STACK)
        self.tiles: Final = tiles

    def shuffled(self, rng: random.Random) -> list[int]:
        """Return the tiles shuffled inside each letter."""
        stack: list[int] = []
        for letter in range(len(LETTERS)):
            stack += shuffled([tile for tile in self.tiles if TILE_LETTER[tile] == letter], rng)
        return stack

    def hidden(self, position: Position) -> list[list[int]]:
        """Return the places of the tiles not drawn yet: everybody knows their letters."""
        return letter_groups(position)


def letter_groups(position: Position) -> list[list[int]]:
    """Return the places in the stack of the tiles not drawn yet, those of a letter together."""
    stack = position.deal.stack
    groups: list[list[int]] = []
    letter: i64 = -1
    place: i64 = position.taken_of(STACK)
    while place < len(stack):
        if TILE_LETTER[stack[place]] != letter:
            letter = TILE_LETTER[stack[place]]
            groups.append([])
        groups[-1].append(place)
        place += 1
    return groups


@final
class TreasurePile(Pile):
    """The treasures: ruins with n masks take the next n, the first of them lies on top (R5.5)."""

    def __init__(self) -> None:
        """Shuffle all 24."""
        super().__init__("treasures", TREASURES)

    def shuffled(self, rng: random.Random) -> list[int]:
        """Return all treasures in any order."""
        return shuffled(all_treasures(), rng)

    def hidden(self, position: Position) -> list[list[int]]:
        """Return the places of the treasures in the supply and in ruins."""
        places = list(range(position.taken_of(TREASURES), len(position.deal.treasures)))
        space: i64 = 0
        while space < SPACES:
            end = position.site.buried_end[space]
            if end > 0:
                places += range(end - position.value[space], end)
            space += 1
        places.sort()
        return [places]

    def future(self, position: Position) -> list[int]:
        """Return the supply, then the treasures in ruins, space by space."""
        found = super().future(position)
        for space, kinds in buried(position).items():
            found.append(-space)
            found += kinds
        return found


def all_treasures() -> list[int]:
    """Return the kinds of all treasures, in order (R3.3)."""
    return [kind for kind in range(1, TREASURE_KINDS + 1) for _ in range(TREASURE_COPIES)]


def buried(position: Position) -> dict[int, list[int]]:
    """Return the treasures left in each ruins, top first, by space."""
    found: dict[int, list[int]] = {}
    for space in range(SPACES):
        end = position.site.buried_end[space]
        if end > 0 and position.value[space] > 0:
            found[space] = list(position.deal.treasures[end - position.value[space] : end])
    return found


def new_deal(seed: int, piles: list[Pile]) -> Deal:
    """Return the deal that a seed stands for."""
    rng = random.Random(seed)  # noqa: S311 - cards are shuffled, no secret is made
    return Deal([pile.shuffled(rng) for pile in piles])


def redealt(position: Position, rng: random.Random) -> Deal:
    """Return a deal that agrees with all that has been seen, the rest by chance."""
    return Deal([pile.redrawn(position, rng) for pile in position.rules.variant.piles])
