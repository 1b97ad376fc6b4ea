"""Codes that take a guest's games to another browser: short-lived, for one use, hard to guess."""

import hashlib
import secrets
from http import HTTPStatus
from typing import Final

from tikal.web.problem import Refused

MINUTES: Final = 10
# Without letters that look like others: twelve of these are 60 bits.
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH: Final = 12
_GROUP: Final = 4
_ALIKE: Final = str.maketrans("OIL", "011")


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
