"""Piles as records hold them: every item read is checked, what nobody has seen is masked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from tikal.box.pieces import TREASURE_COPIES, TREASURE_KINDS
from tikal.box.tiles import TILE_NAMES
from tikal.notation.checked import Checked

if TYPE_CHECKING:
    from tikal.engine.dealing.deal import Deal
    from tikal.engine.dealing.piles import Pile
    from tikal.engine.state.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class PileNotation(ABC):
    """How one pile of a deal is written."""

    @abstractmethod
    def read(self, entry: Checked) -> list[int]:
        """Return the items of a whole pile, or say what is impossible about it."""

    @abstractmethod
    def write(self, items: list[int]) -> list[object]:
        """Return the items as records hold them."""

    @abstractmethod
    def mask(self, items: list[object]) -> list[object]:
        """Return what may be known of items that nobody has seen and that could be exchanged."""

    def seen(self, items: list[int], hidden: list[list[int]]) -> list[object]:
        """Return a whole pile as records hold it, with what is hidden masked group by group."""
        found = self.write(items)
        for places in hidden:
            masked = self.mask([found[place] for place in places])
            for place, item in zip(places, masked, strict=True):
                found[place] = item
        return found


@final
class StackNotation(PileNotation):
    """Tiles by their ids; of unseen ones the letter (R3.2)."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        """Take the tiles that a stack consists of."""
        self.tiles: Final = tiles

    def read(self, entry: Checked) -> list[int]:
        """Return the stack: each tile once, letters in order."""
        stack = read_stack(entry)
        if len(stack) != len(self.tiles):
            entry.refuse(f"{len(stack)} tiles, not {len(self.tiles)}: R3.2")
        return stack

    def write(self, items: list[int]) -> list[object]:
        """Return the ids."""
        return [TILE_NAMES[tile] for tile in items]

    def mask(self, items: list[object]) -> list[object]:
        """Return the letters."""
        return [str(name)[0] for name in items]


def read_stack(entry: Checked) -> list[int]:
    """Return the tiles of a stack: each once, letters in order."""
    stack: list[int] = []
    for item in entry.items():
        tile = item.tile()
        if tile in stack:
            item.refuse(f"tile {TILE_NAMES[tile]} is there twice: R3.2")
        if stack and TILE_NAMES[tile][0] < TILE_NAMES[stack[-1]][0]:
            item.refuse(f"tile {TILE_NAMES[tile]} lies below a later letter: R3.2")
        stack.append(tile)
    return stack


@final
class TreasureNotation(PileNotation):
    """Treasures by their kinds; unseen ones are 0 (R3.3)."""

    def read(self, entry: Checked) -> list[int]:
        """Return all treasures, three of each kind."""
        treasures: list[int] = []
        for item in entry.items():
            kind = item.number(1, TREASURE_KINDS)
            if treasures.count(kind) == TREASURE_COPIES:
                item.refuse(f"there are only {TREASURE_COPIES} treasures of kind {kind}: R3.3")
            treasures.append(kind)
        all_of_them = TREASURE_KINDS * TREASURE_COPIES
        if len(treasures) != all_of_them:
            entry.refuse(f"{len(treasures)} treasures, not {all_of_them}: R3.3")
        return treasures

    def write(self, items: list[int]) -> list[object]:
        """Return the kinds."""
        return list(items)

    def mask(self, items: list[object]) -> list[object]:
        """Return zeros."""
        return [0 for _ in items]


def pile_record(notation: PileNotation, pile: Pile, deal: Deal) -> list[object]:
    """Return a whole pile as records hold it."""
    return notation.write([int(item) for item in deal.piles[pile.index]])


def seen_pile(notation: PileNotation, pile: Pile, position: Position) -> list[object]:
    """Return a whole pile of which only what has been seen is told."""
    items = [int(item) for item in position.deal.piles[pile.index]]
    return notation.seen(items, pile.hidden(position))
