"""Challenges for passkeys: signed, for one session and one purpose, good for five minutes.

Nothing is stored when one is asked for. Answered, it is noted in the store, so that no answer
counts twice, whichever server it comes to.
"""

import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from tikal.web.store.attempts import AttemptRows
from tikal.web.store.clock import later

SECONDS: Final = 300
_NONCE: Final = 16
_TIME: Final = 8
_SALT: Final = b"tikal passkey challenge"


class Challenges:
    """Makes challenges and recognises them."""

    def __init__(self, keys: Sequence[str], rows: AttemptRows) -> None:
        """Sign with the first of the server's keys; accept the others too."""
        self._keys = [hashlib.sha256(_SALT + key.encode()).digest() for key in keys]
        self._rows = rows

    def new(self, purpose: str, session: str) -> bytes:
        """Return a challenge for one purpose of a session."""
        head = secrets.token_bytes(_NONCE) + int(time.time() + SECONDS).to_bytes(_TIME, "big")
        return head + _signature(self._keys[0], head, purpose, session)

    async def accept(self, challenge: bytes, purpose: str, session: str) -> bool:
        """Return whether a challenge is ours, in time, and answered for the first time."""
        head = challenge[: _NONCE + _TIME]
        signed = challenge[_NONCE + _TIME :]
        ours = any(
            hmac.compare_digest(_signature(key, head, purpose, session), signed)
            for key in self._keys
        )
        if not ours or int.from_bytes(head[_NONCE:], "big") < time.time():
            return False
        until = later(timedelta(seconds=SECONDS))
        return await self._rows.use_up(hashlib.sha256(challenge).hexdigest(), until)


def _signature(key: bytes, head: bytes, purpose: str, session: str) -> bytes:
    return hmac.digest(key, head + f"{purpose} {session}".encode(), "sha256")
