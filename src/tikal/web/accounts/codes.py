"""Codes that people copy or follow: recovery codes, and links that reset or confirm."""

import secrets
from typing import Final

from tikal.web.transfer import digest_of, new_code

RECOVERY_CODES: Final = 10
_LINK_BYTES: Final = 24


def recovery_codes() -> dict[str, str]:
    """Return new recovery codes, each with the digest that is kept of it."""
    codes = [new_code() for _ in range(RECOVERY_CODES)]
    return {code: digest_of(code) for code in codes}


def new_link() -> str:
    """Return the code of a link; `digest_of` it is what is kept of it."""
    return secrets.token_hex(_LINK_BYTES)
