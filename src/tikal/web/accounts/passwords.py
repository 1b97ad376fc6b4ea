"""Passwords: kept as argon2 hashes, which take a while to make, so never on the loop.

One thread makes them, one of each client in turn (`Desk`): a crowd that guesses waits in line and
takes neither the memory nor the processors that games need.
"""

import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tikal.web.accounts.refusals import bad_password
from tikal.web.limits.desk import Desk

SHORTEST: Final = 8
LONGEST: Final = 200


class Passwords:
    """Makes hashes and compares them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        """Hash as the library recommends."""
        self._hasher = hasher or PasswordHasher()
        self._desk = Desk()
        # Compared where there is no password, so that nobody learns who has one by the time.
        self._nobodys = self._hasher.hash(secrets.token_hex())

    async def hashed(self, who: str, password: str, handle: str) -> str:
        """Return the hash to keep of a new password, or refuse a password that is too weak."""
        if not SHORTEST <= len(password) <= LONGEST or password.lower() == handle.lower():
            raise bad_password(SHORTEST, LONGEST)
        return await self._desk.run(who, self._hasher.hash, password)

    async def fits(self, who: str, password: str, known: str | None) -> bool:
        """Return whether a password is the one of a hash; without a hash it never is."""
        fits = await self._desk.run(who, self._verify, known or self._nobodys, password[:LONGEST])
        return fits and known is not None

    def is_outdated(self, known: str) -> bool:
        """Return whether a hash was made in a way that is not today's."""
        return self._hasher.check_needs_rehash(known)

    def _verify(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        """End the thread."""
        self._desk.close()
