"""Which names the server answers for, and whose pages may talk to it.

A page of another site can give its own name the address of this machine (DNS rebinding) and then
read whatever is served here. It can't do so with an address, nor with a name that only a local
network gives; any other name has to be allowed by the host.
"""

import re
import socket
from collections.abc import Iterable
from http import HTTPStatus
from ipaddress import ip_address
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.types import Scope

from tikal.web.problem import Refused

_PLACE: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?(?::(\d{1,5}))?")
_ORIGIN: Final = re.compile(r"(https?)://(.+)")
_PORTS: Final = {"http": 80, "https": 443}
_SECURE: Final = ("https", "wss")
# Endings that nobody can register: they are given by this machine or a local network.
_LOCAL: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
# What browsers say of a request by our own page, or by somebody who typed the address.
_OURS: Final = ("same-origin", "none")
_LONGEST: Final = 300


class Place(NamedTuple):
    """Where a server is to be found: a name or an address, and a port if it was said."""

    name: str
    port: int | None


def place_of(written: str) -> Place | None:
    """Return the place that a Host header or an origin names, None if it is none."""
    found = _PLACE.fullmatch(written[:_LONGEST].lower())
    if found is None:
        return None
    return Place(found[1], int(found[2]) if found[2] else None)


class Sites:
    """The names that are ours."""

    def __init__(self, allowed: Iterable[str]) -> None:
        """Allow names: `tikal.example`, `*.tikal.example` for those below it, `*` for all."""
        names = {each.lower().rstrip(".") for each in (*allowed, socket.gethostname())}
        self._names = frozenset(names)
        self._endings = (*_LOCAL, *(each[1:] for each in names if each.startswith("*.")))

    def check_host(self, scope: Scope) -> None:
        """Refuse a request for a name that is not ours; programs may leave it out."""
        written = Headers(scope=scope).get("host")
        if written is None:
            return
        place = place_of(written)
        if place is None or not self._is_ours(place.name):
            raise _foreign_host(written)

    def _is_ours(self, name: str) -> bool:
        return (
            "." not in name  # no public name is without one
            or name in self._names
            or "*" in self._names
            or name.endswith(self._endings)
            or is_address(name)
        )


def check_origin(scope: Scope) -> None:
    """Refuse what the page of another site asks for; programs other than browsers say no origin."""
    headers = Headers(scope=scope)
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    if site in _OURS or (site is None and origin is None):
        return
    host = place_of(headers.get("host", ""))
    if site is not None or host is None or not _same(origin or "", host, scope["scheme"]):
        message = "This was asked for by the page of another site."
        raise Refused(HTTPStatus.FORBIDDEN, "foreign_origin", message)


def _same(origin: str, host: Place, scheme: str) -> bool:
    """Return whether an origin is the place that a request was sent to.

    Ports that go without saying need not be said. Where we were asked by plain HTTP, there may be a
    proxy before us that speaks HTTPS and does not tell.
    """
    found = _ORIGIN.fullmatch(origin[:_LONGEST].lower())
    place = place_of(found[2]) if found is not None else None
    if found is None or place is None:
        return False
    usual = _PORTS[found[1]]
    return (
        (found[1] == "https" or scheme not in _SECURE)
        and place.name == host.name
        and (place.port or usual) == (host.port or usual)
    )


def is_address(name: str) -> bool:
    """Return whether a name is none but an address."""
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _foreign_host(written: str) -> Refused:
    name = written[:100]
    message = (
        f"This server does not answer for {name!r}. Its host can allow the name: "
        "tikal serve --allowed-host NAME."
    )
    return Refused(HTTPStatus.MISDIRECTED_REQUEST, "foreign_host", message, params={"host": name})
