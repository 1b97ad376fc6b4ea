"""Every action there is, as text, from the public table of actions and nothing of the engine."""

from collections.abc import Iterator
from itertools import product

from tests.reference.board import SPACES
from tests.reference.components import TILES as CLASSIC_TILES
from tests.reference.legend.box import ALL_TILES

TILES = {**CLASSIC_TILES, **ALL_TILES}
KINDS = range(1, 9)
MOST_SEATS = range(1, 5)
ROTATIONS = range(6)
WORDS = ("end", "pass", "playAP", "director")
BARE = ("B4", "D5", "F1")
DISPLAY = range(1, 11)
CAMPSITE = range(1, 4)
TOKENS = range(6, 13)


def placements() -> Iterator[str]:
    """Every tile on every space in every rotation, volcanoes without stones without one."""
    for name, space in product(TILES, SPACES):
        if name in BARE:
            yield f"{name}@{space}"
        else:
            yield from (f"{name}@{space}+{rotation}" for rotation in ROTATIONS)


def member_actions() -> Iterator[str]:
    """Everything a single member does."""
    for member, space in product("EL", SPACES):
        yield f"{member}+{space}"
        yield f"G{space}{member}"
        yield from (f"{member}{space}-{to}" for to in SPACES)
        yield from (f"{member}{space}={to}" for to in SPACES)
        yield from (f"{member}{space}>{to}" for to in SPACES)


def work() -> Iterator[str]:
    """Uncovering, recovering, setting up camps."""
    for letter, space in product("URC", SPACES):
        yield f"{letter}{space}"


def exchanges() -> Iterator[str]:
    """Every kind for every kind with every seat."""
    for give, get, seat in product(KINDS, KINDS, MOST_SEATS):
        yield f"X{give}-{get}@{seat}"


def items() -> Iterator[str]:
    """Taking and playing tokens and cards in Tikal Legend."""
    yield from (f"takeAP{value}" for value in TOKENS)
    yield from (f"takeK{place}" for place in DISPLAY)
    for word, place in product(("playK", "spendK", "playP"), CAMPSITE):
        yield f"{word}{place}"


def every_text(bids: range) -> list[str]:
    """Return the whole table; of bids, which have no end, those asked for."""
    auction = [f"bid{amount}" for amount in bids] + [f"take{tile}" for tile in TILES]
    return [*placements(), *member_actions(), *work(), *exchanges(), *auction, *items(), *WORDS]
