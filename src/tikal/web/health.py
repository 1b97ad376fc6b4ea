"""Whether the server is alive, and whether it can serve."""

from http import HTTPStatus

from fastapi import APIRouter, Response
from sqlalchemy.exc import SQLAlchemyError

from tikal.web.problem import Refused
from tikal.web.routes.shared import Parts, answer
from tikal.web.schema.answers import Health

ROUTER = APIRouter(tags=["health"])


@ROUTER.get("/healthz", response_model=Health)
async def alive() -> Response:
    """Answer: the process runs and its loop turns."""
    return answer({"status": "ok"})


@ROUTER.get("/readyz", response_model=Health)
async def ready(server: Parts) -> Response:
    """Answer once the database does."""
    try:
        await server.rows.ping()
    except (SQLAlchemyError, OSError) as problem:
        message = "The database does not answer."
        raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "not_ready", message) from problem
    return answer({"status": "ok"})
