"""The session: which guest is asking, and the name they chose."""

from fastapi import APIRouter, Response

from tikal.web.routes.shared import REFUSALS, Parts, User, answer
from tikal.web.schema import table as shapes
from tikal.web.schema.requests import Rename

ROUTER = APIRouter(prefix="/api/session", tags=["session"], responses=REFUSALS)


@ROUTER.get("", response_model=shapes.Session)
async def session(server: Parts, user: User) -> Response:
    """Return the guest who is asking."""
    return answer({"user": {"id": user, "name": await server.rows.user_name(user)}})


@ROUTER.patch("", response_model=shapes.Session)
async def rename(wanted: Rename, server: Parts, user: User) -> Response:
    """Set the guest's name."""
    await server.rows.name_user(user, wanted.name)
    return answer({"user": {"id": user, "name": wanted.name}})
