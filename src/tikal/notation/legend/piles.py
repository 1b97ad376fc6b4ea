"""The piles of Legend's deal in records (L8, L11, L12, L20, L63)."""

from typing import Final, final

from tikal.box.legend.components import Components
from tikal.box.tiles import TILE_LETTER, TILE_NAMES
from tikal.engine.legend.equipment import Equipment
from tikal.engine.legend.piles import LEGEND_TILES, PHASES_OF_GAME, STACK_SIZE, left_out
from tikal.engine.legend.table import ASIDE_PLACES, ROUNDS
from tikal.notation.checked import Checked
from tikal.notation.piles import PileNotation, read_stack
from tikal.untrusted import short_repr


@final
class LegendStackNotation(PileNotation):
    """Tiles by their ids; of unseen ones the letter (L8)."""

    def read(self, entry: Checked) -> list[int]:
        """Return the stack: tiles A to E, one each of A, B and C left out, never B4."""
        stack = read_stack(entry)
        for item, tile in zip(entry.items(), stack, strict=True):
            if tile not in LEGEND_TILES:
                item.refuse(f"tile {TILE_NAMES[tile]} is not in Legend's stack: L8")
        if len(stack) != STACK_SIZE:
            entry.refuse(f"{len(stack)} tiles, not {STACK_SIZE}: L8")
        missing = [tile for tile in LEGEND_TILES if tile not in stack]
        letters = [TILE_LETTER[tile] for tile in missing]
        for tile, letter in zip(missing, letters, strict=True):
            if tile not in left_out(letter) or letters.count(letter) > 1:
                entry.refuse("one tile each of A, B and C is left out, never B4: L8")
        return stack

    def write(self, items: list[int]) -> list[object]:
        """Return the ids."""
        return [TILE_NAMES[tile] for tile in items]

    def mask(self, items: list[object]) -> list[object]:
        """Return the letters."""
        return [str(name)[0] for name in items]


def sorted_items(items: list[object]) -> list[object]:
    """Return numbers or names in order: what is still to come, but not when."""
    numbers = sorted([item for item in items if isinstance(item, int)])
    names = sorted([item for item in items if isinstance(item, str)])
    return [*numbers, *names]


@final
class TokenNotation(PileNotation):
    """AP tokens by their values; unseen ones in order (L11)."""

    def __init__(self, components: Components) -> None:
        """Take the tokens there are."""
        self.tokens: Final = components.tokens

    def read(self, entry: Checked) -> list[int]:
        """Return all tokens."""
        tokens = [item.number(0, 99) for item in entry.items()]
        if sorted(tokens) != sorted(self.tokens):
            entry.refuse("the AP tokens are two each of 6 to 12: L11")
        return tokens

    def write(self, items: list[int]) -> list[object]:
        """Return the values."""
        return list(items)

    def mask(self, items: list[object]) -> list[object]:
        """Return the values in order."""
        return sorted_items(items)


@final
class ActionCardNotation(PileNotation):
    """Action cards by their ids; unseen ones in order (L12)."""

    def __init__(self, components: Components) -> None:
        """Take the cards there are."""
        self.components: Final = components

    def read(self, entry: Checked) -> list[int]:
        """Return the whole deck."""
        cards = [action_card(item, self.components) for item in entry.items()]
        if sorted(cards) != self.components.all_cards():
            entry.refuse("the deck has each Action card as often as its copies: L12")
        return cards

    def write(self, items: list[int]) -> list[object]:
        """Return the ids."""
        return [self.components.ids[card] for card in items]

    def mask(self, items: list[object]) -> list[object]:
        """Return the ids in order."""
        return sorted_items(items)


def action_card(entry: Checked, components: Components) -> int:
    """Return an Action card by its id."""
    name = entry.text()
    if name not in components.ids:
        entry.refuse(f"there is no Action card {short_repr(name)}: L12")
    return components.ids.index(name)


def solo_card(entry: Checked, equipment: Equipment) -> int:
    """Return a Solo card of the letters in play by its id."""
    name = entry.text()
    ids = equipment.deck.ids
    if name not in ids or ids.index(name) not in equipment.solo_cards:
        played = ", ".join(["M", *equipment.letters])
        entry.refuse(f"there is no Solo card {short_repr(name)} of the letters {played}: L13")
    return ids.index(name)


@final
class SoloNotation(PileNotation):
    """An order of all Solo cards for each phase; unseen ones of a phase in order (L20)."""

    def __init__(self, equipment: Equipment) -> None:
        """Take the cards in play."""
        self.equipment: Final = equipment
        self.size: Final = int(equipment.solo_size)

    def read(self, entry: Checked) -> list[int]:
        """Return twelve orders, one behind the other."""
        if not self.equipment.letters:
            entry.refuse("setup.legend must name the letters that are played: L16")
        lists = entry.items()
        if len(lists) != PHASES_OF_GAME:
            entry.refuse(f"{len(lists)} lists, not one for each of {PHASES_OF_GAME} phases: L20")
        found: list[int] = []
        for each in lists:
            found += read_order(each, self.equipment)
        return found

    def write(self, items: list[int]) -> list[object]:
        """Return the ids, a list for each phase."""
        return nested([self.equipment.deck.ids[card] for card in items], self.size)

    def mask(self, items: list[object]) -> list[object]:
        """Return the ids in order."""
        return sorted_items(items)

    def seen(self, items: list[int], hidden: list[list[int]]) -> list[object]:
        """Return the lists, what was never turned up in order."""
        flat: list[object] = [self.equipment.deck.ids[card] for card in items]
        for places in hidden:
            masked = self.mask([flat[place] for place in places])
            for place, item in zip(places, masked, strict=True):
                flat[place] = item
        return nested([str(name) for name in flat], self.size)


def read_order(entry: Checked, equipment: Equipment) -> list[int]:
    """Return an order of all Solo cards in play."""
    cards = [solo_card(item, equipment) for item in entry.items()]
    if sorted(cards) != sorted(equipment.solo_cards):
        entry.refuse(f"not each of the {equipment.solo_size} Solo cards once: L20")
    return cards


def nested(items: list[str], size: int) -> list[object]:
    """Return a list cut into lists of one size."""
    return [items[at : at + size] for at in range(0, len(items), size)]


@final
class ReturnNotation(PileNotation):
    """In which order cards set aside return, five times 1, 2, 3 in some order (L63)."""

    def read(self, entry: Checked) -> list[int]:
        """Return the orders, one behind the other, counted from 0."""
        lists = entry.items()
        if len(lists) != ROUNDS - 1:
            entry.refuse(f"{len(lists)} lists, not {ROUNDS - 1}: L63")
        found: list[int] = []
        for each in lists:
            found += read_return(each)
        return found

    def write(self, items: list[int]) -> list[object]:
        """Return the orders, counted from 1."""
        size = int(ASIDE_PLACES)
        return [[item + 1 for item in items[at : at + size]] for at in range(0, len(items), size)]

    def mask(self, items: list[object]) -> list[object]:
        """Return nothing: an order to come is not known at all."""
        return []

    def seen(self, items: list[int], hidden: list[list[int]]) -> list[object]:
        """Return the orders that have been used."""
        return self.write(items)[: len(items) // int(ASIDE_PLACES) - len(hidden)]


def read_return(entry: Checked) -> list[int]:
    """Return one order of 1, 2, 3, counted from 0."""
    order = [item.number(1, ASIDE_PLACES) - 1 for item in entry.items()]
    if sorted(order) != list(range(ASIDE_PLACES)):
        entry.refuse("an order of 1, 2 and 3: L63")
    return order
