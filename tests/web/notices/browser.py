"""A browser that gets push messages: it has keys, and reads what was encrypted for it."""

import json
import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.web.server import Json
from tikal.web.outbox.push_messages import bytes_of, point_of, text_of


class PushBrowser:
    """A subscription with the private half of its key."""

    def __init__(self, endpoint: str) -> None:
        """Make keys for messages to this endpoint."""
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._public = point_of(self._private.public_key())
        self._auth = os.urandom(16)
        self.keys = {"p256dh": text_of(self._public), "auth": text_of(self._auth)}
        self.subscription: Json = {"endpoint": endpoint, "keys": self.keys, "name": "Firefox"}

    def read(self, body: bytes) -> Json:
        """Decrypt a message as browsers do."""
        salt, size, sender = body[:16], body[20], body[21 : 21 + body[20]]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self._public + sender
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, body[21 + size :], None)
        assert plain.endswith(b"\2")
        found: Json = json.loads(plain[:-1])
        return found

    def check_signature(self, header: str, key: str) -> None:
        """See that a message was signed for this push service, by the key of the server."""
        scheme, token, public = header.replace(",", "").split(" ")
        assert (scheme, public) == ("vapid", f"k={key}")
        head, claims, signature = token.removeprefix("t=").split(".")
        numbers = bytes_of(signature)
        pair = (int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
        signed = f"{head}.{claims}".encode()
        point.verify(encode_dss_signature(*pair), signed, ec.ECDSA(SHA256()))
        assert self.subscription["endpoint"].startswith(json.loads(bytes_of(claims))["aud"] + "/")
