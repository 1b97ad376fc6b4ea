"""Data from outside: bounded before anybody looks into it, and quoted in a few characters.

Whoever sends a document chooses its depth and its size. Lists a thousand deep are refused here with
one line, before they can exhaust the stack or the time of whoever reads them, and a number of ten
thousand digits never gets into a message.
"""

from typing import Final

from tikal.errors import TikalError

# A record with a position to start from, and cards in it, is 7 deep.
MOST_DEPTH: Final = 32
# The longest games have some thousand values.
MOST_VALUES: Final = 100_000
# Numbers that nothing else bounds, such as seeds.
MOST_DIGITS: Final = 1000
_LARGEST: Final = 10**MOST_DIGITS
# Of a wrong value no more than this is repeated in a message.
_LONGEST_SHOWN: Final = 40


def short_repr(value: object) -> str:
    """Return a value as a message shows it, cut short and on one line."""
    try:
        check_bounds(value, TikalError)
    except TikalError:
        return "something too large"
    try:
        text = repr(value)
    except ValueError:
        return "a number of too many digits"
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…"


def check_bounds(data: object, error: type[TikalError]) -> None:
    """Raise the error if data is nested too deeply or has too many values.

    The work is bounded too: data may contain itself, or the same list a thousand times.
    """
    level = [data]
    count = 1
    for _ in range(MOST_DEPTH):
        below: list[object] = []
        for each in level:
            parts = _parts(each)
            count += len(parts)
            if count > MOST_VALUES:
                message = f"too large: it has more than {MOST_VALUES} values"
                raise error(message)
            below += [part for part in parts if isinstance(part, (dict, list, tuple))]
        if not below:
            return
        level = below
    message = f"nested too deeply: more than {MOST_DEPTH} levels"
    raise error(message)


def is_short(number: int) -> bool:
    """Return whether a number has so few digits that it can be written down."""
    return -_LARGEST < number < _LARGEST


def _parts(value: object) -> list[object]:
    """Return what a list or an object consists of, a list as it is: most values are in lists."""
    if isinstance(value, list):
        return value
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return list(value) if isinstance(value, tuple) else []
