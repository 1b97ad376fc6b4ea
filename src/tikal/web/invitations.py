"""Invitations: codes that let whoever has one take a seat.

A code names a table, a seat and the number of the invitation, and is signed, so that nothing has to
be stored: the table's log says which number counts. A new invitation makes the old one worthless.
"""

from collections.abc import Sequence
from http import HTTPStatus
from io import BytesIO
from typing import Final, NamedTuple

import segno
from itsdangerous import BadSignature, Signer

from tikal.web.problem import Refused

_SALT: Final = "tikal invitation"
_LONGEST: Final = 120
# In no table's id, and unlike a dot in no name of a file: links with a code are pages.
_BETWEEN: Final = "~"


class Invitation(NamedTuple):
    """What a code is for."""

    table: str
    seat: int
    number: int


class Invitations:
    """Makes codes and reads them."""

    def __init__(self, keys: Sequence[str]) -> None:
        """Sign with the first of the keys; accept the others too."""
        self._signers = [Signer(key, salt=_SALT, sep=_BETWEEN) for key in keys]

    def code(self, invitation: Invitation) -> str:
        """Return the code of an invitation, fit for an address."""
        text = _BETWEEN.join(map(str, invitation))
        return self._signers[0].sign(text).decode("ascii")

    def read(self, code: str) -> Invitation:
        """Return what a code is for, or refuse one that is not ours."""
        for signer in self._signers:
            try:
                table, seat, number = signer.unsign(code[:_LONGEST]).decode("ascii").split(_BETWEEN)
            except (BadSignature, UnicodeError, ValueError):
                continue
            return Invitation(table, int(seat), int(number))
        raise bad_invitation()


def qr_picture(link: str) -> bytes:
    """Return a link as a QR code in SVG, black on white in any theme: cameras want it so."""
    picture = BytesIO()
    code = segno.make_qr(link, error="m")
    code.save(picture, kind="svg", scale=4, border=3, light="#fff", xmldecl=False)
    return picture.getvalue()


def bad_invitation() -> Refused:
    """Return the error for a code that is none of ours: cut off, mistyped or forged."""
    message = "This is no invitation: the link may have been cut off."
    return Refused(HTTPStatus.NOT_FOUND, "bad_invitation", message)


def withdrawn_invitation() -> Refused:
    """Return the error for an invitation that the host has taken back."""
    message = "This invitation has been withdrawn: ask for a new one."
    return Refused(HTTPStatus.NOT_FOUND, "withdrawn_invitation", message)
