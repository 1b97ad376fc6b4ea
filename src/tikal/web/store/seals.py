"""Seals: texts that anybody may keep and only this server can read.

Each key of the server's file gives a key of its own for this, so that what is sealed can't be
mistaken for a cookie. The first one seals; those before it still open what they have sealed.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_PURPOSE: Final = b"tikal save file 1"
_KEY_BYTES: Final = 32
_NONCE_BYTES: Final = 12


class Seals:
    """Seals texts and opens them."""

    def __init__(self, keys: Sequence[str]) -> None:
        """Seal with the first of the server's keys; open with any of them."""
        self._ciphers = [AESGCM(_derived(key)) for key in keys]

    def seal(self, secret: bytes, about: bytes) -> bytes:
        """Return a secret that can be opened only together with what it is about."""
        nonce = secrets.token_bytes(_NONCE_BYTES)
        return nonce + self._ciphers[0].encrypt(nonce, secret, about)

    def open(self, sealed: bytes, about: bytes) -> bytes | None:
        """Return the secret; None if anything of it, or of what it is about, is not as sealed."""
        nonce, rest = sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:]
        if len(nonce) < _NONCE_BYTES:
            return None
        for cipher in self._ciphers:
            try:
                return cipher.decrypt(nonce, rest, about)
            except InvalidTag:
                continue
        return None


def _derived(key: str) -> bytes:
    kdf = HKDF(algorithm=SHA256(), length=_KEY_BYTES, salt=None, info=_PURPOSE)
    return kdf.derive(key.encode("ascii"))
