"""Points: temples, treasures and who has won (R10.3, R10.4, R12)."""

from mypy_extensions import i64

from tikal.box.pieces import TREASURE_KINDS
from tikal.engine.control import held_temples, rival_strengths
from tikal.engine.events import SEAT_SCORED, TEMPLE_SCORED, TIE_BROKEN, TREASURES_SCORED
from tikal.engine.state.position import Position
from tikal.geometry.bits import lowest
from tikal.geometry.spaces import SPACES


def set_points(count: i64) -> i64:
    """Return what a number of equal treasures is worth: 1, 3, 6 (R10.4)."""
    return count * (count + 1) // 2


def temple_points(position: Position, seat: i64) -> i64:
    """Return the levels of the temples a seat controls (R10.3)."""
    total: i64 = 0
    held = held_temples(position, seat, rival_strengths(position, seat))
    while held != 0:
        space = lowest(held)
        held &= held - 1
        total += position.value[space]
        if position.journal is not None:
            position.tell((TEMPLE_SCORED, seat, space, position.value[space]))
    return total


def treasure_points(position: Position, seat: i64) -> i64:
    """Return what a seat's treasures are worth (R10.4)."""
    told = position.journal is not None
    total: i64 = 0
    kind: i64 = 1
    while kind <= TREASURE_KINDS:
        count = position.hand(seat, kind)
        total += set_points(count)
        if told and count > 0:
            position.tell((TREASURES_SCORED, seat, kind, count, set_points(count)))
        kind += 1
    return total


def points_now(position: Position, seat: i64) -> i64:
    """Return what temples and treasures would bring a seat now (R10.3, R10.4)."""
    return temple_points(position, seat) + treasure_points(position, seat)


def score(position: Position, seat: i64) -> None:
    """Add a seat's points to its score."""
    temples = temple_points(position, seat)
    treasures = treasure_points(position, seat)
    position.add_score(seat, temples + treasures)
    if position.journal is not None:
        position.tell((SEAT_SCORED, seat, temples, treasures, position.score(seat)))


def highest_guarded(position: Position, seat: i64) -> int:
    """Return the level of the highest temple under a seat's guard, 0 for none (R12.3)."""
    guarded = position.guards(seat)
    best: i64 = 0
    space: i64 = 0
    while space < SPACES:
        if (guarded >> space) & 1 == 1:
            best = max(best, position.value[space])
        space += 1
    return best


def treasure_count(position: Position, seat: i64) -> int:
    """Return how many treasures a seat has (R12.3)."""
    count: i64 = 0
    kind: i64 = 1
    while kind <= TREASURE_KINDS:
        count += position.hand(seat, kind)
        kind += 1
    return count


def most_points(position: Position) -> list[int]:
    """Return the seats with most points, ties broken as the table agreed (R12.1 to R12.3)."""
    seats = list(range(position.rules.seats))
    scores: list[int] = [position.score(seat) for seat in seats]
    tied = _best(seats, scores)
    if len(tied) == 1 or not position.rules.tie_break:
        return tied
    by_guard = _best(tied, [highest_guarded(position, seat) for seat in tied])
    if len(by_guard) == 1:
        return by_guard
    return _best(by_guard, [treasure_count(position, seat) for seat in by_guard])


def tell_tie_break(position: Position) -> None:
    """Say in the journal that points alone did not decide (R12.3)."""
    seats = list(range(position.rules.seats))
    scores: list[int] = [position.score(seat) for seat in seats]
    tied = _best(seats, scores)
    if position.journal is not None and len(tied) > len(most_points(position)):
        for seat in tied:
            guarded = highest_guarded(position, seat)
            position.tell((TIE_BROKEN, seat, guarded, treasure_count(position, seat)))


def _best(seats: list[int], merits: list[int]) -> list[int]:
    most = max(merits)
    return [seat for seat, merit in zip(seats, merits, strict=True) if merit == most]
