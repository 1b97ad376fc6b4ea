"""Two servers and a worker, each of which can be killed and started again."""

import random
import signal
from contextlib import ExitStack
from pathlib import Path

from tests.web.process import Serving, Working, serving, working

_SERVERS = ("first", "second")
_WORKER = "worker"


class Fleet:
    """The processes that are alive, by name."""

    def __init__(self, home: Path, url: str) -> None:
        """Begin with none."""
        self._home = home
        self._database = ("--database", url, "--bots", "1")
        self._stacks: dict[str, ExitStack] = {}
        self._servers: dict[str, Serving] = {}
        self._worker: Working | None = None

    def start(self) -> None:
        """Start whoever is not there."""
        for name in _SERVERS:
            if name not in self._servers:
                command = ("serve", "--port", "0", *self._database)
                self._servers[name] = self._stack(name).enter_context(serving(self._home, *command))
        if self._worker is None:
            self._worker = self._stack(_WORKER).enter_context(working(self._home, *self._database))

    def kill(self, rng: random.Random) -> str:
        """Kill one of them, and return its name; one server is left."""
        name = rng.choice((*_SERVERS, _WORKER))
        killed = self._servers.pop(name, self._worker)
        if name == _WORKER:
            self._worker = None
        if killed is not None:
            killed.stop(signal.SIGKILL)
        self._stacks.pop(name).close()
        return name

    def addresses(self) -> list[str]:
        """Return where the servers are that are alive, as far as is known."""
        return [server.address for server in list(self._servers.values())]

    def stop(self) -> None:
        """End all of them in good order."""
        for stack in self._stacks.values():
            stack.close()

    def _stack(self, name: str) -> ExitStack:
        self._stacks[name] = ExitStack()
        return self._stacks[name]
