"""L41: the compass by directions, all of it, against angles that are drawn."""

from itertools import product

import pytest

from tests.reference.board import DIRECTIONS, SPACES
from tests.reference.legend.compass import compass_ranks
from tests.reference.legend.test_compass import drawn_order
from tikal.geometry.sectors import Distances, SectorRanks, sector_order
from tikal.geometry.spaces import SPACE_INDEX, SPACE_NAMES

SENSES = ("cw", "ccw")
EVERY = list(product(DIRECTIONS, SENSES))


def found(guide: str, needle: str, sense: str) -> list[str]:
    """Return the engine's order of all spaces."""
    order = sector_order(SPACE_INDEX[guide], DIRECTIONS.index(needle), SENSES.index(sense))
    return [SPACE_NAMES[space] for space in order]


@pytest.mark.parametrize("guide", SPACES)
def test_all_orders(guide: str) -> None:
    """L41: for each guide, needle and sense the order is that of angles drawn on the board."""
    for needle, sense in EVERY:
        order = found(guide, needle, sense)
        ranks = compass_ranks(guide, needle, sense)
        assert order == drawn_order(guide, needle, sense)
        assert order == sorted(SPACES, key=lambda space: ranks[space])


def test_ranks() -> None:
    """L41: the ranks that Mutul uses are the places in these orders."""
    ranks = SectorRanks()
    for needle, sense in EVERY:
        at = ranks.at(SPACE_INDEX["d3"], DIRECTIONS.index(needle), SENSES.index(sense))
        by_rank = sorted(SPACES, key=lambda space: ranks.ranks[at + SPACE_INDEX[space]])
        assert by_rank == found("d3", needle, sense)


def test_the_guides_own_space_comes_first() -> None:
    """L41: the guide's own space is found before all others."""
    assert {found(guide, "SE", "ccw")[0] == guide for guide in SPACES} == {True}
    assert len(Distances().ready()) == 40 * 40
