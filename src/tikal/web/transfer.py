"""Codes that take a guest's games to another browser: short-lived, for one use, hard to guess."""

import hashlib
import secrets
import time
from collections import OrderedDict
from http import HTTPStatus
from typing import Final

from tikal.web.problem import Refused

MINUTES: Final = 10
# Without letters that look like others: twelve of these are 60 bits.
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH: Final = 12
_GROUP: Final = 4
_ALIKE: Final = str.maketrans("OIL", "011")
_MOST_WRONG: Final = 10
_REMEMBERED: Final = 10_000


def new_code() -> str:
    """Return a code as people read it: three groups of four."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    return "-".join(letters[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP))


def digest_of(code: str) -> str:
    """Return what is stored of a code; groups, case and letters that look alike do not matter."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(letters.translate(_ALIKE).encode()).hexdigest()


def wrong_code() -> Refused:
    """Return the error for a code that is wrong, used or too old."""
    message = "This code is wrong, was used already, or is too old."
    return Refused(HTTPStatus.NOT_FOUND, "wrong_code", message)


class Guesses:
    """Counts wrong codes by address: after ten of them an address has to wait."""

    def __init__(self) -> None:
        """Begin with none."""
        self._wrong: OrderedDict[str, list[float]] = OrderedDict()

    def check(self, address: str) -> None:
        """Refuse an address with too many wrong codes."""
        since = time.monotonic() - MINUTES * 60
        recent = [moment for moment in self._wrong.get(address, []) if moment > since]
        if len(recent) >= _MOST_WRONG:
            message = f"There were too many wrong codes; try again in {MINUTES} minutes."
            raise Refused(
                HTTPStatus.TOO_MANY_REQUESTS,
                "too_many_guesses",
                message,
                params={"minutes": MINUTES},
            )

    def note(self, address: str) -> None:
        """Count a wrong code."""
        times = self._wrong.setdefault(address, [])
        times[:] = [*times, time.monotonic()][-_MOST_WRONG:]
        self._wrong.move_to_end(address)
        while len(self._wrong) > _REMEMBERED:
            self._wrong.popitem(last=False)
