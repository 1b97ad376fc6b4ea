"""S5: every order of the compass there is, against a computation that has nothing in common.

The engine walks round rings. Here a space is a point in the plane, and a ring is sorted by the
angle at the guide. Heights count in half spaces, so that all numbers are whole; that stretches the
plane but leaves the order of directions as it is.
"""

from functools import cmp_to_key
from itertools import product

import pytest

import tikal
from tests.rules.table import table
from tests.solo.turns import DIRECTIONS, SENSES, card, mutul, told
from tests.tables import Data
from tikal.geometry.compass import SENSE_NAMES, all_orders, compass_order, distance
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.spaces import SPACE_INDEX, SPACE_NAMES

Point = tuple[int, int]

SPACES = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 6)]
ARROWS: dict[str, Point] = {
    "N": (0, 2),
    "NE": (1, 1),
    "SE": (1, -1),
    "S": (0, -2),
    "SW": (-1, -1),
    "NW": (-1, 1),
}
CARDS = [f"{needle} {sense}" for needle, sense in product(DIRECTIONS, SENSES)]


def point(space: str) -> Point:
    """Return where a space lies: steps east, half spaces north (R2.1)."""
    column = "abcdefgh".index(space[0])
    return column, 2 * int(space[1]) + (1 if space[0] in "aceg" else 0)


def seen_from(centre: str, space: str) -> Point:
    """Return the way from one space to another."""
    (east, north), (other_east, other_north) = point(centre), point(space)
    return other_east - east, other_north - north


def steps(way: Point) -> int:
    """Return how far a way leads, by the three coordinates of a cube seen from its corner."""
    east, north = way
    assert (east + north) % 2 == 0
    one, two = -(east + north) // 2, (north - east) // 2
    return max(abs(east), abs(one), abs(two))


def turn(first: Point, second: Point) -> int:
    """Return a number above 0 if the second way lies counter-clockwise of the first, by < 180°."""
    return first[0] * second[1] - first[1] * second[0]


def quarter(needle: Point, way: Point) -> int:
    """Return in which part of a counter-clockwise round a way lies: 0°, up to 180°, 180°, more."""
    side = turn(needle, way)
    if side == 0:
        ahead = needle[0] * way[0] + needle[1] * way[1] > 0
        return 0 if ahead else 2
    return 1 if side > 0 else 3


def round_of(needle: Point, ways: dict[str, Point]) -> list[str]:
    """Return the spaces of a ring counter-clockwise from the needle."""

    def compare(one: str, other: str) -> int:
        parts = quarter(needle, ways[one]) - quarter(needle, ways[other])
        return parts or -turn(ways[one], ways[other])

    return sorted(ways, key=cmp_to_key(compare))


def expected_order(centre: str, text: str) -> list[str]:
    """Return all spaces in the order of a card's compass, by brute force."""
    needle, sense = text.split()
    mirror = 1 if sense == "ccw" else -1
    order: list[str] = []
    for radius in range(12):
        ring = [space for space in SPACES if steps(seen_from(centre, space)) == radius]
        # Clockwise is counter-clockwise in a mirror.
        ways = {space: seen_from(centre, space) for space in ring}
        mirrored = {space: (mirror * east, north) for space, (east, north) in ways.items()}
        east, north = ARROWS[needle]
        order += round_of((mirror * east, north), mirrored)
    return order


def engine_order(centre: str, text: str) -> list[str]:
    """Return the engine's order."""
    wanted = card(f"{text} E")
    needle = DIRECTION_NAMES.index(wanted["needle"])
    sense = SENSE_NAMES.index(wanted["sense"])
    return [SPACE_NAMES[space] for space in compass_order(SPACE_INDEX[centre], needle, sense)]


@pytest.mark.parametrize("centre", SPACES)
def test_every_order(centre: str) -> None:
    """S5: for every guide space and each of the 12 cards, all 40 spaces in the same order."""
    for text in CARDS:
        assert engine_order(centre, text) == expected_order(centre, text)


def test_there_are_twelve_cards() -> None:
    """S16: the built-in cards show each of these 12 compasses, once."""
    assert sorted(f"{entry['needle']} {entry['sense']}" for entry in tikal.solo_deck()) == sorted(
        CARDS
    )


def test_orders_are_complete() -> None:
    """S5: an order has every space once, the centre first, and goes outwards."""
    for centre, text in product(SPACES, CARDS):
        order = engine_order(centre, text)
        assert sorted(order) == SPACES
        assert order[0] == centre
        radii = [steps(seen_from(centre, space)) for space in order]
        assert radii == sorted(radii)


def test_senses_mirror_each_other() -> None:
    """S5: a ring backwards is the ring of the other sense, but for where both begin."""
    for centre, needle in product(SPACES, DIRECTIONS):
        orders = [engine_order(centre, f"{needle} {sense}") for sense in SENSES]
        for radius in range(1, 12):
            rings = [
                [space for space in order if steps(seen_from(centre, space)) == radius]
                for order in orders
            ]
            tip = [at for at in rings[0] if quarter(ARROWS[needle], seen_from(centre, at)) == 0]
            assert [at for at in rings[0] if at not in tip] == [
                at for at in rings[1][::-1] if at not in tip
            ]


def test_the_table_of_all_orders() -> None:
    """S5: the engine's table holds each order at its place."""
    table_of_orders = list(all_orders())
    assert len(table_of_orders) == 40 * 12 * 40
    for centre, needle, sense in product(range(40), range(6), range(2)):
        start = ((centre * 6 + needle) * 2 + sense) * 40
        expected = compass_order(centre, needle, sense)
        assert table_of_orders[start : start + 40] == expected


def neighbours(space: str) -> list[str]:
    """Return the spaces one arrow away."""
    return [other for other in SPACES if seen_from(space, other) in ARROWS.values()]


@pytest.mark.parametrize("start", SPACES)
def test_distances(start: str) -> None:
    """S5: the distance is the number of steps of the shortest way, found by walking."""
    reached = {start: 0}
    edge = [start]
    while edge:
        edge = list({other for space in edge for other in neighbours(space)} - set(reached))
        reached |= dict.fromkeys(edge, max(reached.values()) + 1)
    for space in SPACES:
        found = distance(SPACE_INDEX[start], SPACE_INDEX[space])
        assert found == reached[space] == steps(seen_from(start, space))


@pytest.mark.parametrize("guide", SPACES)
def test_tiles_follow_the_compass(guide: str) -> None:
    """S9: from any guide space each card's tile goes on the first space where you could lay it."""
    tiles: Data = {} if guide in ("a1", "a2", "b1", "b2") else {guide: "A5+0"}
    legal = {action.space for action in table(tiles=tiles, phase="place", drawn="G1").legal}
    for text in CARDS:
        order = expected_order(guide, text)
        first = next(space for space in order if space in legal)
        _, events = mutul(f"{text} E", "G1", tiles=tiles, guide=guide)
        scanned = order[: order.index(first) + 1]
        assert told(events, "mutul_placed_tile", "space", "scanned") == [(first, scanned)]
