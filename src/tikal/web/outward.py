"""Where others reach this server: how a link begins that is sent to them."""

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from tikal.web.settings import Address

_EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - compared
# Addresses that belong to nobody: asking for the way there sends nothing.
_ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def link_base(scheme: str, asked: str, listens: Address | None) -> str | None:
    """Return how links for others begin, None if nobody else can reach the server.

    `asked` is the name and port by which the page was reached. A name of this machine alone means
    nothing to others: then it is this machine's address in its network, if the server listens
    there.
    """
    host = urlsplit(f"//{asked}").hostname or ""
    if not is_own(host):
        return f"{scheme}://{asked}"
    if listens is None or listens.host not in _EVERYWHERE:
        return None
    address = network_address()
    return None if address is None else f"http://{address}:{listens.port}"


def is_own(host: str) -> bool:
    """Return whether a name means this machine, whoever uses it."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def network_address() -> str | None:
    """Return this machine's address in its network as links have it, None without a network."""
    for family, elsewhere in _ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((elsewhere, 9))
                address = str(asking.getsockname()[0])
        except OSError:
            continue
        if not is_own(address):
            return f"[{address}]" if family is socket.AF_INET6 else address
    return None
