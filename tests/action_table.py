"""Every action there is, as text, from the public table of actions and nothing of the engine."""

from collections.abc import Iterator
from itertools import product

from tests.reference.board import SPACES
from tests.reference.components import TILES

KINDS = range(1, 9)
MOST_SEATS = range(1, 5)
ROTATIONS = range(6)
WORDS = ("end", "pass")


def placements() -> Iterator[str]:
    """Every tile on every space in every rotation, volcanoes without one."""
    for (name, tile), space in product(TILES.items(), SPACES):
        if tile.kind == "volcano":
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


def work() -> Iterator[str]:
    """Uncovering, recovering, setting up camps."""
    for letter, space in product("URC", SPACES):
        yield f"{letter}{space}"


def exchanges() -> Iterator[str]:
    """Every kind for every kind with every seat."""
    for give, get, seat in product(KINDS, KINDS, MOST_SEATS):
        yield f"X{give}-{get}@{seat}"


def every_text(bids: range) -> list[str]:
    """Return the whole table; of bids, which have no end, those asked for."""
    auction = [f"bid{amount}" for amount in bids] + [f"take{tile}" for tile in TILES]
    return [*placements(), *member_actions(), *work(), *exchanges(), *auction, *WORDS]
