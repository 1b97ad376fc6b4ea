"""A number that tells the positions of one seat's turn apart."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.engine.position import STRIDE, Position
from tikal.geometry.spaces import SPACES

_WORD: Final[i64] = 0x3FFFFFFFFFFFFFFF
_PRIME: Final[i64] = 1099511628211


def turn_key(position: Position, seat: i64) -> i64:
    """Return the key: everything that the seat can change in its turn goes into it."""
    key: i64 = position.ap * 1048583 + position.used_once
    key = (key * _PRIME + position.used_twice) & _WORD
    key = mixed(key, position.explorers, seat * SPACES, SPACES)
    key = mixed(key, position.value, 0, SPACES)
    return mixed(key, position.expeditions, 0, position.rules.seats * STRIDE)


def mixed(key: i64, numbers: vec[i64], start: i64, count: i64) -> i64:
    """Return a key with more numbers worked into it."""
    index = start
    while index < start + count:
        key = ((key ^ numbers[index]) * _PRIME) & _WORD
        key ^= key >> 29
        index += 1
    return key
