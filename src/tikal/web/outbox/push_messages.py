"""Push messages: encrypted for one browser (RFC 8291) and signed by the server (RFC 8292).

Push services carry what they can't read. A few calls of `cryptography` do it; libraries for it
bring HTTP clients of their own, which look names up a second time after they were checked.
"""

import base64
import hashlib
import json
import os
import time
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tikal.web.outbox.places import Place
from tikal.web.store.keys import new_key, read_keys, write_keys

_CURVE: Final = ec.SECP256R1()
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
_POINT: Final = 65
_AUTH: Final = 16
_SALT: Final = 16
_RECORD: Final = 4096
_NUMBER: Final = 32
_HOURS: Final = 12
_HOUR: Final = 60 * 60


class BadKeys(ValueError):  # noqa: N818 - the browser is at fault
    """A browser's keys that are none."""


class PushKeys:
    """The key that signs push messages; browsers subscribe to its public half."""

    def __init__(self, path: Path) -> None:
        """Read the key from a file of its own, which is made at the first start."""
        if not read_keys(path):
            write_keys(path, [new_key()], fresh=True)
        digest = hashlib.sha512(read_keys(path)[0].secret.encode("ascii")).digest()
        number = int.from_bytes(digest, "big") % (_ORDER - 1) + 1
        self._private = ec.derive_private_key(number, _CURVE)
        self.public = text_of(point_of(self._private.public_key()))

    def authorization(self, place: Place, site: str) -> str:
        """Return the header that shows a push service who sends; `site` is this server's."""
        scheme = "https" if place.secure else "http"
        claims: dict[str, object] = {
            "aud": f"{scheme}://{place.named}",
            "exp": int(time.time()) + _HOURS * _HOUR,
            "sub": site if site.startswith("https:") else "mailto:tikal@localhost.localdomain",
        }
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(text_of(json.dumps(part).encode()) for part in (head, claims))
        signature = self._private.sign(signed.encode("ascii"), ec.ECDSA(SHA256()))
        numbers = (each.to_bytes(_NUMBER, "big") for each in decode_dss_signature(signature))
        return f"vapid t={signed}.{text_of(b''.join(numbers))}, k={self.public}"


def encrypted(message: bytes, browser: str, auth: str) -> bytes:
    """Return a message for the browser with this public key and secret."""
    return sealed(
        message, *browser_keys(browser, auth), ec.generate_private_key(_CURVE), os.urandom(_SALT)
    )


def sealed(
    message: bytes, browser: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """Return a message encrypted with a key pair and a salt that are used only once."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, browser)
    ours = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, auth, b"WebPush: info\0" + browser + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes((_POINT,)) + ours
    # The 2 says that this is the last record.
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def browser_keys(browser: str, auth: str) -> tuple[bytes, bytes]:
    """Return a browser's public key and secret; raise BadKeys if they can't be that."""
    try:
        point, secret = bytes_of(browser), bytes_of(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except ValueError as problem:
        raise BadKeys from problem
    if len(point) != _POINT or len(secret) != _AUTH:
        raise BadKeys
    return point, secret


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as push services know it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def text_of(data: bytes) -> str:
    """Return bytes as a text for headers and JSON."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def bytes_of(text: str) -> bytes:
    """Return the bytes of such a text."""
    return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
