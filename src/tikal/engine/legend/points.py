"""What a seat scores in Legend, by source (L18, L60, L61)."""

from typing import final

from mypy_extensions import i64

from tikal.box.legend.components import DIRECTOR_POINTS, UNIQUE_POINTS
from tikal.box.terrain import LAKE, RUINS, TEMPLE
from tikal.engine.control import controls
from tikal.engine.events import (
    DIRECTOR_SCORED,
    GROUND_SCORED,
    LEGEND_SCORED,
    TEMPLE_SCORED,
    UNIQUES_SCORED,
)
from tikal.engine.legend.ground import lead, value_of
from tikal.engine.legend.table import DIRECTOR, FINAL, STAGE, YOU, uniques
from tikal.engine.scoring import treasure_points
from tikal.engine.state.position import Position
from tikal.geometry.bits import lowest


@final
class Points:
    """A seat's points, by where they come from."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.temples: i64 = 0
        self.ruins: i64 = 0
        self.volcanoes: i64 = 0
        self.lakes: i64 = 0
        self.treasures: i64 = 0
        self.uniques: i64 = 0
        self.director: i64 = 0

    def total(self) -> i64:
        """Return their sum."""
        ground = self.temples + self.ruins + self.volcanoes + self.lakes
        return ground + self.treasures + self.uniques + self.director


def points_by_source(position: Position, seat: i64) -> Points:
    """Return what a seat would score now; with a journal, tell what for."""
    found = Points()
    add_ground(position, seat, found)
    found.treasures = treasure_points(position, seat)
    count = count_bits(uniques(position, seat))
    found.uniques = count * UNIQUE_POINTS
    if position.journal is not None and count > 0:
        position.tell((UNIQUES_SCORED, seat, count, found.uniques))
    if seat == YOU and position.extra[STAGE] == FINAL and position.extra[DIRECTOR] == 1:
        found.director = DIRECTOR_POINTS
        if position.journal is not None:
            position.tell((DIRECTOR_SCORED, seat, DIRECTOR_POINTS))
    return found


def add_ground(position: Position, seat: i64, found: Points) -> None:
    """Add the tiles that a seat controls."""
    spaces = position.presence(seat) | position.guards(seat)
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        terrain = position.site.terrain[space]
        if terrain == TEMPLE:
            if controls(position, seat, space):
                found.temples += position.value[space]
                if position.journal is not None:
                    position.tell((TEMPLE_SCORED, seat, space, position.value[space]))
        elif scores(position, space) and lead(position, seat, space) > 0:
            add_other_ground(position, seat, space, found)


def scores(position: Position, space: i64) -> bool:
    """Return whether a space other than a temple brings points: ruins only once they are empty."""
    if position.site.terrain[space] == RUINS and position.value[space] > 0:
        return False
    return value_of(position, space) > 0


def add_other_ground(position: Position, seat: i64, space: i64, found: Points) -> None:
    """Add emptied ruins, a volcano or a lake that a seat controls."""
    value = value_of(position, space)
    terrain = position.site.terrain[space]
    if terrain == RUINS:
        found.ruins += value
    elif terrain == LAKE:
        found.lakes += value
    else:
        found.volcanoes += value
    if position.journal is not None:
        position.tell((GROUND_SCORED, seat, space, terrain, value))


def score_legend(position: Position, seat: i64) -> None:
    """Add a seat's points to its score, and tell it."""
    found = points_by_source(position, seat)
    position.add_score(seat, found.total())
    if position.journal is not None:
        ground = (found.temples, found.ruins, found.volcanoes, found.lakes)
        rest = (found.treasures, found.uniques, found.director)
        position.tell((LEGEND_SCORED, seat, *ground, *rest, position.score(seat)))


def count_bits(bits: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count
