"""Whom an address stands for."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from tikal.errors import TikalError

_LONGEST: Final = 64
# What one customer of a provider gets: whoever has one address of it has them all.
_SUBSCRIBER: Final = 64

Network = IPv4Network | IPv6Network


def household(address: str) -> str:
    """Return the name that all addresses of one household have in common."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:_LONGEST]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, _SUBSCRIBER), strict=False))
    return str(found)


def networks(written: Iterable[str]) -> tuple[Network, ...]:
    """Return networks as somebody wrote them: addresses, or networks like 10.0.0.0/8."""
    try:
        return tuple(ip_network(each, strict=False) for each in written)
    except ValueError as problem:
        message = f"a proxy is named by its address or network, like 10.0.0.0/8: {problem}"
        raise TikalError(message) from problem


def is_in(address: str, trusted: Iterable[Network]) -> bool:
    """Return whether an address belongs to one of the networks."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in each for each in trusted)
