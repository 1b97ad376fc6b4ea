"""What each address has under way: requests being answered and sockets being open."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

from starlette.types import Scope

from tikal.web.connections.address import Network, household, is_in
from tikal.web.problem import Refused


class Crowd:
    """Counts by the address that a trusted proxy names; so nobody behind it takes it all.

    A proxy that names nobody is not held to anything.
    """

    def __init__(self, most: int, proxies: tuple[Network, ...]) -> None:
        """Let each address have so much under way."""
        self._most = most
        self._proxies = proxies
        self._under_way: Counter[str] = Counter()

    def __len__(self) -> int:
        """Return how many addresses have something under way."""
        return len(self._under_way)

    @contextmanager
    def counted(self, scope: Scope) -> Iterator[None]:
        """Count a request or a socket as long as it lasts; refuse it if there are too many."""
        client = scope.get("client")
        if client is None or is_in(client[0], self._proxies):
            yield
            return
        key = household(client[0])
        if self._under_way[key] >= self._most:
            message = "There are too many connections from your address; try again in a moment."
            raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many_connections", message)
        self._under_way[key] += 1
        try:
            yield
        finally:
            self._under_way[key] -= 1
            if not self._under_way[key]:
                del self._under_way[key]
