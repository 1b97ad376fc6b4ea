"""The room that a host's settings leave for connections."""

from tikal.web.connections.address import networks
from tikal.web.connections.crowd import Crowd
from tikal.web.connections.ledger import Ledger
from tikal.web.connections.limits import descriptors, most_connections, most_of_address
from tikal.web.settings import Settings


def ledger_for(settings: Settings) -> Ledger:
    """Return what counts connections."""
    most, of_address = _limits(settings)
    return Ledger(most, of_address, networks(settings.trusted_proxies))


def crowd_for(settings: Settings) -> Crowd:
    """Return what counts requests and sockets of those behind a proxy."""
    _, of_address = _limits(settings)
    return Crowd(of_address, networks(settings.trusted_proxies))


def _limits(settings: Settings) -> tuple[int, int]:
    most = settings.connections or most_connections(descriptors())
    return most, settings.connections_per_address or most_of_address(most)
