"""The application: routes, refusals and the page, around the server's parts."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final, cast

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from tikal import __version__
from tikal.web import health, live
from tikal.web.connections.room import crowd_for
from tikal.web.door import DoorMiddleware
from tikal.web.gate import GateMiddleware
from tikal.web.guard import GuardMiddleware
from tikal.web.limits.middleware import LimitsMiddleware
from tikal.web.limits.turns import Turns, TurnsMiddleware
from tikal.web.metrics import Metrics, MetricsMiddleware, RouteMiddleware
from tikal.web.page import Page
from tikal.web.problem import Refused, storage_failed
from tikal.web.programs import ProgramsMiddleware
from tikal.web.routes import (
    accounts,
    catalogue,
    chat,
    door,
    email,
    gathering,
    history,
    links,
    lobby,
    notices,
    passkeys,
    planning,
    playing,
    ratings,
    sessions,
    stream,
    tables,
    timing,
    tokens,
    vacations,
)
from tikal.web.routes.shared import answer
from tikal.web.server import running
from tikal.web.session import SessionMiddleware
from tikal.web.settings import Settings
from tikal.web.sites import Sites

LOG: Final = logging.getLogger("tikal.web")
_ROUTERS: Final = (
    sessions.ROUTER,
    accounts.ROUTER,
    passkeys.ROUTER,
    tokens.ROUTER,
    email.ROUTER,
    door.ROUTER,
    catalogue.ROUTER,
    tables.ROUTER,
    gathering.ROUTER,
    links.ROUTER,
    lobby.ROUTER,
    playing.ROUTER,
    timing.ROUTER,
    chat.ROUTER,
    vacations.ROUTER,
    notices.ROUTER,
    planning.ROUTER,
    history.ROUTER,
    ratings.ROUTER,
    stream.ROUTER,
    live.ROUTER,
    health.ROUTER,
)
# Tables are large and say much twice: even the quickest compression leaves a fifth. What fits into
# a packet or two is sent as it is.
_SMALL: Final = 2000
_QUICKLY: Final = 1
_UNREADABLE: Final = "The request's body can't be read as JSON."


def create_app(settings: Settings) -> FastAPI:
    """Return the application; its parts come up when it starts."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings) as server:
            app.state.server = server
            if settings.metrics is not None:
                metrics.listen(server, settings.metrics)
            yield

    app = FastAPI(
        title="Tikal",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    for router in _ROUTERS:
        app.include_router(router)
    app.webhooks.post("live")(live.pushed)
    app.webhooks.post("stream")(stream.said)
    # Not a route: one for every path would answer 404 where the method is wrong, not the path.
    app.router.default = Page(settings.static, app.router.default)
    if settings.metrics is not None:
        app.add_middleware(RouteMiddleware)
    app.add_middleware(GZipMiddleware, minimum_size=_SMALL, compresslevel=_QUICKLY)
    app.add_middleware(LimitsMiddleware)
    app.add_middleware(SessionMiddleware)
    app.add_middleware(ProgramsMiddleware)
    app.add_middleware(DoorMiddleware)
    app.add_middleware(GuardMiddleware)
    app.add_middleware(TurnsMiddleware, Turns(settings.limits.loop))
    app.add_middleware(GateMiddleware, Sites(settings.allowed_hosts), crowd_for(settings))
    if settings.metrics is not None:
        app.add_middleware(MetricsMiddleware, metrics)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(SQLAlchemyError, _not_kept)
    app.add_exception_handler(Exception, _failed)
    return app


async def _refused(_request: Request, problem: Exception) -> Response:
    refused = cast("Refused", problem)
    response = answer(refused.document(), refused.status)
    response.headers.update(refused.headers)
    return response


async def _malformed(_request: Request, problem: Exception) -> Response:
    """Say which part of a request is wrong, in one sentence."""
    first = cast("RequestValidationError", problem).errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    message = f"{place}: {first['msg']}."
    refused = Refused(
        HTTPStatus.UNPROCESSABLE_ENTITY, "malformed", message[:300], params={"place": place[:100]}
    )
    return answer(refused.document(), refused.status)


async def _http(_request: Request, problem: Exception) -> Response:
    status = HTTPStatus(cast("HTTPException", problem).status_code)
    code = status.phrase.lower().replace(" ", "_")
    message = _UNREADABLE if status is HTTPStatus.BAD_REQUEST else f"{status.phrase}."
    response = answer(Refused(status, code, message).document(), status)
    response.headers.update(cast("HTTPException", problem).headers or {})
    return response


async def _not_kept(request: Request, problem: Exception) -> Response:
    """Answer that the database failed, say on a full disk, and that it may be worth a retry."""
    LOG.error("store failed", exc_info=problem, extra={"path": request.url.path})
    refused = storage_failed()
    return answer(refused.document(), refused.status)


async def _failed(request: Request, problem: Exception) -> Response:
    """Log the error for the host; the browser learns only that there was one."""
    LOG.error("request failed", exc_info=problem, extra={"path": request.url.path})
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    message = "Something went wrong on the server; nothing was changed."
    return answer(Refused(status, "server_error", message).document(), status)
