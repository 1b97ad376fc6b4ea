"""A number that tells the positions of one seat's turn apart.

It is a sum: every explorer, level, treasure and action point adds a large odd number of its own.
What an action changes can so be worked out without carrying the action out, and most of what a
search meets it has met before.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.engine.actions.members import MOVE_MEMBER, MOVE_PLACE_MEMBER
from tikal.engine.actions.ruins import MOVE_RECOVER, RECOVER_AP
from tikal.engine.actions.temples import MOVE_UNCOVER, UNCOVER_AP
from tikal.engine.moves import code_of, field_a, field_b, field_c
from tikal.engine.state.expeditions import member_weight, supply_slot
from tikal.engine.state.position import (
    AP_WEIGHT,
    SLOT_WEIGHT,
    USE_WEIGHTS,
    VALUE_WEIGHTS,
    WEIGHTS,
    Position,
)
from tikal.engine.ways.reach import Reach

# No key: what the action leads to has to be looked at.
UNKNOWN: Final[i64] = -1
_WORD: Final[i64] = 0x3FFFFFFFFFFFFFFF


def _odd_numbers(count: int) -> list[int]:
    """Return large odd numbers that have nothing to do with each other (a splitmix generator)."""
    found: list[int] = []
    state = 0
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % 2**64
        found.append((mixed ^ (mixed >> 31)) % 2**62 | 1)
    return found


_NUMBERS: Final[vec[i64]] = vec[i64](_odd_numbers(WEIGHTS))


def turn_key(position: Position, seat: i64) -> i64:
    """Return the key: everything that the seat can change in its turn goes into it."""
    return position.fingerprint(seat, _NUMBERS) & _WORD


def key_after(key: i64, journey: i64, reach: Reach, seat: i64) -> i64:
    """Return the key of what a journey leads to, or UNKNOWN for rare kinds of it.

    A treasure recovered counts as gone from its ruins only: whose hand it reaches, and as what, is
    not looked at.
    """
    code = code_of(journey)
    numbers = _NUMBERS
    space = field_a(journey)
    ap = numbers[AP_WEIGHT]
    if code == MOVE_MEMBER:
        goal = field_b(journey)
        key += (numbers[goal] - numbers[space]) * member_weight(field_c(journey))
        key -= reach.between(space, goal) * ap
    elif code == MOVE_PLACE_MEMBER:
        member = field_b(journey)
        key += (
            numbers[space] * member_weight(member)
            - numbers[SLOT_WEIGHT + supply_slot(seat, member)]
        )
        key -= reach.from_supply(space) * ap
    elif code == MOVE_UNCOVER:
        key += numbers[VALUE_WEIGHTS + space] + numbers[USE_WEIGHTS + space] - UNCOVER_AP * ap
    elif code == MOVE_RECOVER:
        key += numbers[USE_WEIGHTS + space] - numbers[VALUE_WEIGHTS + space] - RECOVER_AP * ap
    else:
        return UNKNOWN
    return key & _WORD
