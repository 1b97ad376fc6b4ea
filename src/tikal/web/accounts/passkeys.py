"""Passkeys: what browsers are asked for, and whether their answer is good.

A passkey belongs to the name that the page has. Browsers allow them with HTTPS only, or on
localhost.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import webauthn
from starlette.requests import Request
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tikal.web.accounts.refusals import bad_passkey, no_passkeys_here
from tikal.web.sites import is_address, place_of

Json = dict[str, Any]
_NAME: Final = "Tikal"
_KNOWN_TRANSPORTS: Final = ("ble", "hybrid", "internal", "nfc", "smart-card", "usb", "cable")


class Site(NamedTuple):
    """Where a page is: the name that passkeys belong to, and the origins it can have."""

    name: str
    origins: list[str]


def site_of(request: Request) -> Site:
    """Return where the page is that asks; refuse addresses without a name."""
    host = request.headers.get("host", "").lower()
    place = place_of(host)
    if place is None or is_address(place.name):
        raise no_passkeys_here()
    origins = [f"https://{host}"]
    if place.name == "localhost" or place.name.endswith(".localhost"):
        origins.append(f"http://{host}")
    return Site(place.name, origins)


def passkey_id(credential: str) -> str:
    """Return the id that a credential has in the store."""
    return hashlib.sha256(credential.encode()).hexdigest()


def creation(site: Site, challenge: bytes, user: str, handle: str, known: Iterable[str]) -> Json:
    """Return what a browser needs to make a passkey."""
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=_NAME,
        user_id=user.encode(),
        user_name=handle,
        challenge=challenge,
        exclude_credentials=[_descriptor(each) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return _as_json(options)


def request_for(site: Site, challenge: bytes, known: Iterable[str] = ()) -> Json:
    """Return what a browser needs to ask for a passkey, one of those if any are known."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name,
        challenge=challenge,
        allow_credentials=[_descriptor(each) for each in known],
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return _as_json(options)


def challenge_in(answer: Json) -> bytes:
    """Return the challenge that a passkey's answer is for."""
    try:
        data = base64url_to_bytes(answer["response"]["clientDataJSON"])
        return parse_client_data_json(data).challenge
    except Exception as problem:  # whatever foreign bytes lead to
        raise bad_passkey() from problem


def made(site: Site, answer: Json) -> Json:
    """Return what to keep of a new passkey, or refuse an answer that is not a good one."""
    try:
        found = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=challenge_in(answer),
            expected_rp_id=site.name,
            expected_origin=site.origins,
        )
        transports = answer["response"].get("transports") or []
    except Exception as problem:  # as above
        raise bad_passkey() from problem
    credential = bytes_to_base64url(found.credential_id)
    return {
        "id": passkey_id(credential),
        "credential": credential,
        "public_key": bytes_to_base64url(found.credential_public_key),
        "sign_count": found.sign_count,
        "transports": [each for each in _KNOWN_TRANSPORTS if each in transports],
        "site": site.name,
    }


def checked(site: Site, answer: Json, passkey: Json) -> int:
    """Return how often a passkey has signed, or refuse an answer that is not its own."""
    try:
        found = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge_in(answer),
            expected_rp_id=site.name,
            expected_origin=site.origins,
            credential_public_key=base64url_to_bytes(passkey["public_key"]),
            credential_current_sign_count=passkey["sign_count"],
        )
    except Exception as problem:  # as above
        raise bad_passkey() from problem
    return found.new_sign_count


def _descriptor(credential: str) -> PublicKeyCredentialDescriptor:
    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(credential))


def _as_json(options: Any) -> Json:  # noqa: ANN401 - as the library has it
    found: Json = json.loads(webauthn.options_to_json(options))
    return found
