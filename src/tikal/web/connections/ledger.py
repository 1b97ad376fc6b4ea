"""The connections there are: counted, and in the order in which they fell idle."""

from asyncio import Transport
from collections import Counter, OrderedDict
from collections.abc import Callable

from tikal.web.connections.address import Network, household, is_in


class Ledger:
    """Admits connections as long as there is room.

    When there is none, the one that has owed a request longest makes room, and if nobody owes any,
    the one that has been idle longest: a browser, which can connect again. So whoever holds
    connections open keeps nobody out.

    A proxy brings everybody's connections; how many of them one address may have is counted by the
    requests that come over them.
    """

    def __init__(self, most: int, most_of_address: int, proxies: tuple[Network, ...]) -> None:
        """Admit so many, overall and of one address; proxies may have all."""
        self.most = most
        self.most_of_address = most_of_address
        self._proxies = proxies
        self._open: dict[Transport, str] = {}
        self._of_address: Counter[str] = Counter()
        self._owing: OrderedDict[Transport, Callable[[], None]] = OrderedDict()
        self._idle: OrderedDict[Transport, Callable[[], None]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many connections there are."""
        return len(self._open)

    def admit(self, transport: Transport, address: str) -> bool:
        """Count a new connection; return whether there is room for it."""
        key = "" if is_in(address, self._proxies) else household(address)
        if key and self._of_address[key] >= self.most_of_address:
            return False
        if len(self._open) >= self.most and not self._make_room():
            return False
        self._open[transport] = key
        self._of_address[key] += 1
        return True

    def _make_room(self) -> bool:
        """Close the connection that can best be spared; return whether there was one."""
        spared = self._owing or self._idle
        if not spared:
            return False
        transport, close = spared.popitem(last=False)
        self.remove(transport)
        close()
        return True

    def idle(self, transport: Transport, close: Callable[[], None], *, owes: bool) -> None:
        """Note that nothing is being done for a connection; `close` ends it.

        It owes a request if it has sent a part of one, or none since it was opened.
        """
        if transport in self._open:
            here, other = (self._owing, self._idle) if owes else (self._idle, self._owing)
            here.setdefault(transport, close)
            other.pop(transport, None)

    def busy(self, transport: Transport) -> None:
        """Note that a connection is being served."""
        self._owing.pop(transport, None)
        self._idle.pop(transport, None)

    def remove(self, transport: Transport) -> None:
        """Forget a connection that is closed; whoever was not admitted is not known anyway."""
        self.busy(transport)
        key = self._open.pop(transport, None)
        if key is None:
            return
        self._of_address[key] -= 1
        if not self._of_address[key]:
            del self._of_address[key]
