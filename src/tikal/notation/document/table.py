"""Reading the part of a position document that says whose move it is, and in what phase."""

from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_TERRAIN
from tikal.engine.phases import (
    PHASE_ACT,
    PHASE_OVER,
    PHASE_PLACE,
    PHASES,
    phase_of,
)
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import packed
from tikal.engine.state.site import NO_TILE
from tikal.engine.turns import draw_tile, stack_empty, wait_for_placement
from tikal.errors import InvalidDocument
from tikal.notation.checked import Checked
from tikal.untrusted import short_repr


def _refuse(key: str, reason: str) -> InvalidDocument:
    return InvalidDocument(f"{key}: {reason}")


def read_table(position: Position, entries: dict[str, Checked], drawn: int | None) -> None:
    """Set phase, seat, turn, action points, scoring round and the tile that waits."""
    position.phase = _phase(position, entries)
    position.seat = _seat(position, entries)
    position.scoring = entries["scoring"].flag() if "scoring" in entries else False
    if position.scoring and position.phase != PHASE_ACT:
        raise _refuse("scoring", "scoring turns are taken in the phase act: R10.1")
    position.turn = _turn(position, entries)
    position.queue = _queue(position, entries)
    position.ap = _ap(position, entries)
    position.drawn = _drawn(position, drawn)
    if not phase_of(position).counts_work and (position.used_once or position.used_twice):
        raise _refuse("used", "work is counted while you act only: R6.3")
    if position.phase == PHASE_PLACE:
        wait_for_placement(position)


def _phase(position: Position, entries: dict[str, Checked]) -> int:
    if "phase" not in entries:
        return PHASE_ACT
    name = entries["phase"].text()
    phases = {PHASES[phase].name: phase for phase in position.rules.variant.phases}
    if name not in phases:
        raise _refuse("phase", f"must be one of {', '.join(phases)}, not {short_repr(name)}")
    return phases[name]


def _seat_or_nobody(position: Position, entry: Checked) -> int:
    return NOBODY if entry.value is None else entry.number(1, position.rules.seats) - 1


def _seat(position: Position, entries: dict[str, Checked]) -> int:
    over = position.phase == PHASE_OVER
    if "seat" not in entries:
        return NOBODY if over else 0
    seat = _seat_or_nobody(position, entries["seat"])
    if over != (seat == NOBODY):
        raise _refuse("seat", "is null when the game is over, and only then")
    return seat


def _turn(position: Position, entries: dict[str, Checked]) -> int:
    normal = phase_of(position).in_turn
    if "turn" not in entries:
        return position.seat if normal else NOBODY
    turn = _seat_or_nobody(position, entries["turn"])
    if not normal and turn != NOBODY:
        raise _refuse("turn", "is null in bidding and when the game is over")
    automaton = turn != NOBODY and position.rules.variant.plays_itself(turn)
    if normal and not (position.scoring or automaton) and turn != position.seat:
        raise _refuse("turn", "is the seat to move, except in scoring rounds")
    return turn


def _queue(position: Position, entries: dict[str, Checked]) -> int:
    if "queue" not in entries:
        return 0
    seats: list[int] = []
    for item in entries["queue"].items():
        seat = item.number(1, position.rules.seats) - 1
        if seat == position.seat or seat in seats:
            item.refuse("each seat takes one scoring turn in a round: R10.1")
        seats.append(seat)
    if seats and not position.scoring:
        raise _refuse("queue", "seats wait only in a scoring round: R10.1")
    return packed(seats)


def _ap(position: Position, entries: dict[str, Checked]) -> int:
    variant = position.rules.variant
    acting = position.phase == PHASE_ACT
    if "ap" not in entries:
        return variant.turn_ap if acting else 0
    return entries["ap"].number(0, variant.most_ap if acting else 0)


def _drawn(position: Position, drawn: int | None) -> int:
    if position.phase == PHASE_PLACE:
        return _tile_to_place(position, drawn)
    if drawn is None:
        return NO_TILE
    if not position.scoring or position.turn == NOBODY or TILE_TERRAIN[drawn] != VOLCANO:
        raise _refuse("drawn", "only a volcano waits, during its scoring round: R4.2")
    return drawn


def _tile_to_place(position: Position, drawn: int | None) -> int:
    if drawn is not None:
        return drawn
    if stack_empty(position):
        raise _refuse("drawn", "no tile is left to be placed: R4.1")
    return draw_tile(position)
