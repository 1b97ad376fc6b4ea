"""Links for others: how they begin."""

from typing import Literal

from fastapi import APIRouter, Request, Response

from tikal.web.outward import link_base
from tikal.web.routes.shared import REFUSALS, Parts, answer
from tikal.web.schema.answers import Links

ROUTER = APIRouter(prefix="/api/links", tags=["gathering"], responses=REFUSALS)


@ROUTER.get("", response_model=Links)
async def links(
    request: Request, server: Parts, scheme: Literal["http", "https"] = "http"
) -> Response:
    """Return how links that are sent to others begin.

    The base is null if only this machine reaches the server. `scheme` says how the page was
    reached: a proxy that speaks HTTPS for us need not tell.
    """
    return answer({"base": link_base(scheme, request.url.netloc, server.settings.listens)})
