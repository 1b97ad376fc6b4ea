"""The compass once more, by drawing it: L41 with coordinates and angles."""

import math

import pytest

from tests.reference.board import COLUMNS, DIRECTIONS, SPACES, neighbours

from .compass import compass_ranks, distances

GUIDES = ["a1", "b2", "d3", "e3", "h5", "a5", "h1"]


def centre(space: str) -> tuple[float, float]:
    """R2.1: where a space lies, east and north, with hexagons of side 1."""
    column = COLUMNS.index(space[0])
    half = 0.5 if column % 2 == 0 else 0.0
    return 1.5 * column, math.sqrt(3) * (int(space[1]) + half)


def bearing(guide: str, space: str) -> float:
    """The angle of a space seen from the guide, clockwise from north, in degrees."""
    (x0, y0), (x1, y1) = centre(guide), centre(space)
    return math.degrees(math.atan2(x1 - x0, y1 - y0)) % 360


def swept(guide: str, space: str, needle: str, sense: str) -> float:
    """How far the hand turns from the needle until it points at the space's centre."""
    start = 60 * DIRECTIONS.index(needle)
    angle = bearing(guide, space) - start
    return round((angle if sense == "cw" else -angle) % 360, 6) % 360


def steps_between(guide: str) -> dict[str, int]:
    """The hex distances, by walking."""
    found = {guide: 0}
    edge = [guide]
    while edge:
        space = edge.pop(0)
        for other in neighbours(space):
            if other not in found:
                found[other] = found[space] + 1
                edge.append(other)
    return found


def drawn_order(guide: str, needle: str, sense: str) -> list[str]:
    """L41: the guide's space, then direction by direction, near to far, as the hand comes by.

    Every direction is a sixth of the circle, 30 degrees to both sides of its ray. The border of
    two belongs to the one the hand meets first, so the needle's has both of its borders.
    """
    far = steps_between(guide)
    order = [guide]
    for number in range(6):
        ray = 60 * number
        sector = []
        for space in SPACES:
            angle = swept(guide, space, needle, sense)
            inside = ray - 30 < angle <= ray + 30
            if number == 0:
                inside = angle <= 30 or angle >= 330
            if number == 5:
                inside = ray - 30 < angle < ray + 30
            if inside and space != guide:
                sector.append((far[space], angle, space))
        order += [space for _, _, space in sorted(sector)]
    return order


@pytest.mark.parametrize("sense", ["cw", "ccw"])
@pytest.mark.parametrize("needle", DIRECTIONS)
@pytest.mark.parametrize("guide", GUIDES)
def test_drawn(guide: str, needle: str, sense: str) -> None:
    """L41: counting steps and drawing angles give the same order of all 40 spaces."""
    ranks = compass_ranks(guide, needle, sense)
    assert sorted(ranks, key=lambda space: ranks[space]) == drawn_order(guide, needle, sense)
    assert len(ranks) == len(set(ranks.values())) == 40


@pytest.mark.parametrize("guide", GUIDES)
def test_distances(guide: str) -> None:
    """L37: hex distance, whatever the paths."""
    assert distances(guide) == steps_between(guide)


def test_needle_sector() -> None:
    """L41: the needle's direction has spaces on both sides of its ray, the far side last."""
    ranks = compass_ranks("d3", "N", "cw")
    order = sorted(ranks, key=lambda space: ranks[space])
    assert order[:6] == ["d3", "d4", "d5", "e4", "c4", "e5"]
