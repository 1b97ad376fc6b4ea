"""A number that tells the positions of one seat's turn apart.

It is a sum: every explorer, level, treasure and action point adds a large odd number of its own.
What an action changes can so be worked out without carrying the action out, and most of what a
search meets it has met before.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.pieces import EXPLORER
from tikal.engine.action_points import RECOVER_AP, UNCOVER_AP
from tikal.engine.moves import (
    MOVE,
    PLACE_MEMBER,
    RECOVER,
    UNCOVER,
    code_of,
    field_a,
    field_b,
    field_c,
)
from tikal.engine.position import (
    IN_SUPPLY,
    LEADER_AT,
    PRESENCE,
    SINGLES,
    STRIDE,
    SUPPLY,
    Position,
)
from tikal.geometry.spaces import SPACES
from tikal.players.search.reach import Reach

# No key: what the action leads to has to be looked at.
UNKNOWN: Final[i64] = -1
_WORD: Final[i64] = 0x3FFFFFFFFFFFFFFF
# Where the numbers begin of explorers, values, uses, expeditions; the last is that of the AP.
_VALUES: Final[i64] = 40
_USES: Final[i64] = 80
_SEATS: Final[i64] = 120
_AP: Final[i64] = 192


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


_NUMBERS: Final[vec[i64]] = vec[i64](_odd_numbers(193))


def turn_key(position: Position, seat: i64) -> i64:
    """Return the key: everything that the seat can change in its turn goes into it."""
    key: i64 = position.ap * _NUMBERS[_AP]
    space: i64 = 0
    while space < SPACES:
        key += position.explorers[seat * SPACES + space] * _NUMBERS[space]
        key += position.value[space] * _NUMBERS[_VALUES + space]
        space += 1
    if position.used_once != 0:
        space = 0
        while space < SPACES:
            key += position.used(space) * _NUMBERS[_USES + space]
            space += 1
    index: i64 = 0
    while index < position.rules.seats * STRIDE:
        slot = index % STRIDE
        if slot not in (PRESENCE, SINGLES):  # they follow from the others
            key += position.expeditions[index] * _NUMBERS[_SEATS + index]
        index += 1
    return key & _WORD


def key_after(key: i64, journey: i64, reach: Reach, seat: i64) -> i64:
    """Return the key of what a journey leads to, or UNKNOWN for rare kinds of it.

    A treasure recovered counts as gone from its ruins only: whose hand it reaches, and as what, is
    not looked at.
    """
    code = code_of(journey)
    numbers = _NUMBERS
    space = field_a(journey)
    base = _SEATS + seat * STRIDE
    if code == MOVE:
        goal = field_b(journey)
        key -= reach.between(space, goal) * numbers[_AP]
        if field_c(journey) == EXPLORER:
            key += numbers[goal] - numbers[space]
        else:
            key += (goal - space) * numbers[base + LEADER_AT]
    elif code == PLACE_MEMBER:
        key -= reach.from_supply(space) * numbers[_AP]
        if field_b(journey) == EXPLORER:
            key += numbers[space] - numbers[base + SUPPLY]
        else:
            key += (space - IN_SUPPLY) * numbers[base + LEADER_AT]
    elif code == UNCOVER:
        key += numbers[_VALUES + space] + numbers[_USES + space] - UNCOVER_AP * numbers[_AP]
    elif code == RECOVER:
        key += numbers[_USES + space] - numbers[_VALUES + space] - RECOVER_AP * numbers[_AP]
    else:
        return UNKNOWN
    return key & _WORD
