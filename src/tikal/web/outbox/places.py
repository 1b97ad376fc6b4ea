"""Places that notices go to: what a webhook's or push service's URL may be.

Users name these URLs, and the server opens them. So that nobody reaches what is in the host's own
network that way, every address of a name must be a public one, both when the URL is saved and when
something is sent. The connection is then made to the address that was checked, whatever the name
means a moment later.
"""

import asyncio
import re
import socket
from collections.abc import Iterable
from http import HTTPStatus
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from tikal.web.problem import Refused

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address
LONGEST: Final = 2000
_PORTS: Final = {"http": 80, "https": 443}
# Lower ports are those of mail, files and consoles.
_FIRST_FREE_PORT: Final = 1024
_PRINTABLE: Final = re.compile(r"[!-~]+")
# Addresses of IPv6 that stand for one of IPv4, behind a translator.
_TRANSLATED: Final = ip_network("64:ff9b::/96")
_LOOKUP_SECONDS: Final = 5.0


class Place(NamedTuple):
    """A URL in parts."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def named(self) -> str:
        """The host as a request names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = _PORTS["https" if self.secure else "http"]
        return host if self.port == usual else f"{host}:{self.port}"


class Unreachable(Exception):  # noqa: N818 - the other end is at fault
    """Nobody is there."""


def place_in(url: str) -> Place:
    """Return the parts of a URL, or refuse one that nothing may be sent to."""
    if len(url) > LONGEST or _PRINTABLE.fullmatch(url) is None:
        raise bad_url()
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS.get(parts.scheme, 0)
    except ValueError:
        raise bad_url() from None
    host = (parts.hostname or "").rstrip(".")
    if parts.scheme not in _PORTS or not host or "@" in parts.netloc or "%" in host:
        raise bad_url()
    if port not in _PORTS.values() and port < _FIRST_FREE_PORT:
        raise bad_url()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(parts.scheme == "https", host, port, path)


class Reach:
    """Which addresses the server may send to."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        """Allow public addresses, and those of some networks."""
        self._allowed = [ip_network(each, strict=False) for each in allowed]

    async def addresses(self, place: Place) -> list[str]:
        """Return the addresses of a place, or refuse it if one of them is not public."""
        found = await _looked_up(place)
        if not all(self.allows(each) for each in found):
            raise private_address()
        return found

    def allows(self, address: str) -> bool:
        """Return whether something may be sent to an address."""
        parsed = ip_address(address)
        if self._named(parsed):
            return True
        meant = _meant_by(parsed)
        return self._named(meant) or (_is_public(meant) and not _hides(parsed))

    def is_local(self, addresses: Iterable[str]) -> bool:
        """Return whether all of some addresses are in networks that the host has named."""
        return all(self._named(ip_address(each)) for each in addresses)

    def _named(self, address: Address) -> bool:
        return any(address in network for network in self._allowed)


def _is_public(address: Address) -> bool:
    return address.is_global and not address.is_multicast and not address.is_reserved


def _hides(address: Address) -> bool:
    """Return whether an address leads through a tunnel to another one that nobody can check."""
    return isinstance(address, IPv6Address) and address.teredo is not None


def _meant_by(address: Address) -> Address:
    """Return the address of IPv4 that one of IPv6 stands for."""
    if isinstance(address, IPv4Address):
        return address
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address in _TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address


async def _looked_up(place: Place) -> list[str]:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(_LOOKUP_SECONDS):
            found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError) as problem:
        raise Unreachable(str(problem)) from problem
    return list(dict.fromkeys(str(each[4][0]).partition("%")[0] for each in found))


def bad_url() -> Refused:
    """Return the error for a URL that nothing can be sent to."""
    message = "This is no URL that notices can go to: it is http:// or https:// and a public name."
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "bad_webhook", message)


def private_address() -> Refused:
    """Return the error for a URL that leads into a private network."""
    message = "This URL leads to a private address; the host of this server has not allowed it."
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "private_address", message)


def unknown_host(host: str) -> Refused:
    """Return the error for a URL with a name that means no address."""
    message = f"There is no address for the name {host[:100]!r}."
    params: dict[str, object] = {"host": host[:100]}
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "unknown_host", message, params=params)
