"""Whether the server is alive, and whether it can serve."""

from http import HTTPStatus

from fastapi import APIRouter, Response

from tikal.web.problem import Refused
from tikal.web.routes.shared import REFUSALS, Parts, answer
from tikal.web.schema.answers import Health

ROUTER = APIRouter(tags=["health"], responses=REFUSALS)


@ROUTER.get("/healthz", response_model=Health)
async def alive() -> Response:
    """Answer: the process runs and its loop turns."""
    return answer({"status": "ok"})


@ROUTER.get("/readyz", response_model=Health)
async def ready(server: Parts) -> Response:
    """Answer 200 if games can be kept: the database answers, and its disk takes what is written."""
    if not await server.readiness.check():
        message = "The database can't be written to."
        raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "not_ready", message)
    return answer({"status": "ok"})
