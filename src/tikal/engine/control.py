"""Who is strongest on a space, and whose temples are whose (R7.4, R9.2, R10.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.engine.state.position import Position
from tikal.geometry.bits import BIT, lowest

_BLANK: Final[vec[i64]] = vec[i64]([0] * 40)


def outnumbers(position: Position, seat: i64, space: i64) -> bool:
    """Return whether a seat is stronger on a space than each other one (R9.2, R10.3)."""
    mine = position.strength(seat, space)
    other: i64 = 0
    while other < position.rules.seats:
        if other != seat and position.strength(other, space) >= mine:
            return False
        other += 1
    return mine > 0


def controls(position: Position, seat: i64, space: i64) -> bool:
    """Return whether a temple would score for a seat now (R10.3)."""
    if position.is_guarded(space):
        return position.guard_of(space) == seat
    return outnumbers(position, seat, space)


def rival_strengths(position: Position, seat: i64) -> vec[i64]:
    """Return for every space how strong the strongest other seat is there."""
    found = _BLANK[:]
    other: i64 = 0
    while other < position.rules.seats:
        if other != seat:
            presence = position.presence(other)
            while presence != 0:
                space = lowest(presence)
                presence &= presence - 1
                found[space] = max(found[space], position.strength(other, space))
        other += 1
    return found


def held_temples(position: Position, seat: i64, rivals: vec[i64]) -> i64:
    """Return the temples that would score for a seat now, as bits (R10.3)."""
    held = position.guards(seat)
    contested = position.presence(seat) & position.site.temples & ~position.guarded
    while contested != 0:
        space = lowest(contested)
        contested &= contested - 1
        if position.strength(seat, space) > rivals[space]:
            held |= BIT[space]
    return held
