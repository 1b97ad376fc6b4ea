"""When two positions are equal: if nothing that can still matter differs."""

from librt.vecs import vec
from mypy_extensions import i64

from tikal.engine.state.position import Position


def same(left: vec[i64], right: vec[i64]) -> bool:
    """Return whether two arrays of equal length hold the same numbers."""
    index: i64 = 0
    while index < len(left):
        if left[index] != right[index]:
            return False
        index += 1
    return True


def same_positions(one: Position, other: Position) -> bool:
    """Return whether two positions go on equally, whatever is played."""
    return (
        same_rules(one, other)
        and same_table(one, other)
        and same_pieces(one, other)
        and same_future(one, other)
    )


def same_rules(one: Position, other: Position) -> bool:
    """Compare variants with their settings, seats and options."""
    return (
        one.rules.variant.signature() == other.rules.variant.signature()
        and one.rules.seats == other.rules.seats
        and one.rules.camp_needs_member == other.rules.camp_needs_member
        and one.rules.volcano_may_seal == other.rules.volcano_may_seal
        and one.rules.tie_break == other.rules.tie_break
    )


def same_table(one: Position, other: Position) -> bool:
    """Compare whose move it is, and what for."""
    return (
        one.phase == other.phase
        and one.seat == other.seat
        and one.ap == other.ap
        and one.scoring == other.scoring
        and one.turn == other.turn
        and one.queue == other.queue
        and one.drawn == other.drawn
        and one.agenda == other.agenda
        and one.used_once == other.used_once
        and one.used_twice == other.used_twice
    )


def same_pieces(one: Position, other: Position) -> bool:
    """Compare everything on the board and beside it."""
    return (
        same(one.crew, other.crew)
        and same(one.value, other.value)
        and same(one.floors, other.floors)
        and same(one.expeditions, other.expeditions)
        and same(one.extra, other.extra)
        and same(one.site.tile, other.site.tile)
        and same(one.site.rotation, other.site.rotation)
    )


def same_future(one: Position, other: Position) -> bool:
    """Compare what is still to come of every pile."""
    return all(pile.future(one) == pile.future(other) for pile in one.rules.variant.piles)
