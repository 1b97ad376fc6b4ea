"""A passkey in software: answers challenges as a browser with an authenticator does."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

Json = dict[str, Any]
_PRESENT_AND_VERIFIED = 0x05
_WITH_KEY = 0x40


class Authenticator:
    """One passkey, for whatever site asks first."""

    def __init__(self, origin: str) -> None:
        """Be the page of an origin."""
        self.origin = origin
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)
        self.count = 0

    def make(self, options: Json) -> Json:
        """Answer options for a new passkey."""
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps(
            {
                1: 2,
                3: -7,
                -1: 1,
                -2: numbers.x.to_bytes(32, "big"),
                -3: numbers.y.to_bytes(32, "big"),
            }
        )
        attested = bytes(16) + len(self._id).to_bytes(2, "big") + self._id + key
        data = self._data(options["rp"]["id"], _PRESENT_AND_VERIFIED | _WITH_KEY) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer(clientDataJSON=client, attestationObject=attestation)

    def sign(self, options: Json) -> Json:
        """Answer options for a sign-in."""
        self.count += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], _PRESENT_AND_VERIFIED)
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signed)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, site: str, flags: int) -> bytes:
        head = hashlib.sha256(site.encode()).digest() + bytes([flags])
        return head + self.count.to_bytes(4, "big")

    def _answer(self, **response: bytes) -> Json:
        name = bytes_to_base64url(self._id)
        encoded = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": encoded}


def challenge_of(options: Json) -> bytes:
    """Return the challenge of some options."""
    return base64url_to_bytes(options["challenge"])
