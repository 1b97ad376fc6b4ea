"""The stream: lines of JSON about everything that concerns whoever asks."""

from collections.abc import AsyncGenerator
from contextlib import ExitStack
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from tikal.web.play.lines import Listening
from tikal.web.play.refusals import too_many_streams
from tikal.web.play.streams import Stream
from tikal.web.routes.shared import REFUSALS, Asking, Parts, uses
from tikal.web.schema.stream import StreamLine
from tikal.web.session import Session

ROUTER = APIRouter(prefix="/api/stream", tags=["programs"], responses=REFUSALS)
# How many one user has at the same time, at one server.
MOST: Final = 4
NDJSON: Final = "application/x-ndjson"
_HEADERS: Final = {
    "cache-control": "no-store",
    # Each line is to be there at once: nobody on the way may wait for more of them.
    "content-encoding": "identity",
    "x-accel-buffering": "no",
}
# A time as the lines have it; a plus sign that nobody has encoded comes as a space.
Since = Annotated[str | None, Query(max_length=40, pattern=r"^[\dT:.+ Z-]+$")]
_LINES: Final[dict[int | str, dict[str, object]]] = {
    200: {"content": {NDJSON: {"schema": {"$ref": "#/components/schemas/StreamLine"}}}}
}


class Lines(StreamingResponse):
    """Lines that end in good order, however they end."""

    def __init__(self, lines: AsyncGenerator[bytes], ending: ExitStack) -> None:
        """Send these lines, then end what belongs to them."""
        super().__init__(lines, headers=_HEADERS, media_type=NDJSON)
        self._lines = lines
        self._ending = ending

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send them until either side leaves."""
        with self._ending:
            try:
                await super().__call__(scope, receive, send)
            finally:
                await self._lines.aclose()


@ROUTER.get("", response_class=Response, responses=_LINES, dependencies=[uses("replays")])
async def stream(request: Request, server: Parts, client: Asking, since: Since = None) -> Response:
    """Send lines until either side leaves: how all tables stand, then whatever happens there."""
    session: Session = request.state.session
    streams = server.room.streams
    if streams.count(client.user) >= MOST:
        raise too_many_streams(MOST)
    with ExitStack() as stack:
        stack.enter_context(server.shares.socket(client))
        made = Stream(client.user, session.id)
        streams.add(made)
        stack.callback(streams.discard, made)
        moment = None if since is None else since.replace(" ", "+")
        changed = server.presence.changed
        listening = Listening(server.room, made, here=client.bot, changed=changed, since=moment)
        return Lines(listening.lines(), stack.pop_all())


async def said(_line: StreamLine) -> None:
    """Describe the lines; OpenAPI knows them only as one would be sent to the client."""
