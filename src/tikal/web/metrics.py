"""Figures for the host, as Prometheus reads them, on a port of their own.

Requests are counted by route, never by path: a table's id is nobody's business, and a figure for
each would grow without end. What the server holds is read off it when somebody asks.
"""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    GC_COLLECTOR,
    PLATFORM_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    Histogram,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tikal.web.settings import Address

if TYPE_CHECKING:
    from tikal.web.server import Server

# From a move on a quiet machine to what a person takes for a failure.
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
# What requests are counted as that no route takes.
_PAGE: Final = "page"
_NOTED: Final = "tikal.route"


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        """Begin to count."""
        self.registry = CollectorRegistry()
        for collector in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR):
            self.registry.register(collector)
        self.requests = Histogram(
            "tikal_request_seconds",
            "How long requests took, by route and answer.",
            ("method", "route", "status"),
            buckets=_SECONDS,
            registry=self.registry,
        )

    def listen(self, server: "Server", address: Address) -> None:
        """Answer on a port of its own, from a thread of its own, until the process ends."""
        self.registry.register(_Holdings(server))
        start_http_server(address.port, address.host, self.registry)


class _Holdings(Collector):
    """What the server holds at the moment."""

    def __init__(self, server: "Server") -> None:
        self._server = server

    def collect(self) -> Iterator[Metric]:
        """Return a figure for each kind of thing."""
        room = self._server.room
        figures = {
            "tikal_open_tables": ("Tables in memory.", room.count),
            "tikal_watchers": ("Sockets at tables.", room.watchers),
            "tikal_streams": ("Streams of programs.", len(list(room.streams))),
            "tikal_bots_thinking": ("Bots that think.", room.pool.thinking),
            "tikal_bots_waiting": ("Bots that wait for a process.", room.pool.waiting),
        }
        for name, (what, figure) in figures.items():
            yield GaugeMetricFamily(name, what, value=figure)
        sent = CounterMetricFamily(
            "tikal_notices", "Tries to send notices.", labels=("channel", "outcome")
        )
        for labels, count in list(self._server.sender.counts.items()):
            sent.add_metric(labels, count)
        yield sent


class MetricsMiddleware:
    """Counts requests and the time they take."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        """Wrap an application."""
        self._app = app
        self._requests = metrics.requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on and note how it went."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.monotonic()
        status = 500
        noted = scope[_NOTED] = [_PAGE]

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            labels = (scope["method"], noted[-1], str(status))
            self._requests.labels(*labels).observe(time.monotonic() - began)


class RouteMiddleware:
    """Notes which route took a request: it is the innermost, since others copy what they get."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap the routes."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, then tell those outside."""
        try:
            await self._app(scope, receive, send)
        finally:
            if "route" in scope and _NOTED in scope:
                scope[_NOTED].append(scope["route"].path)
