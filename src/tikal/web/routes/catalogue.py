"""What can be chosen: variants, editions, options, bots; and the rules."""

from functools import cache

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from pydantic_core import to_json

from tikal import __version__
from tikal.box.editions import DEFAULT_EDITION, EDITIONS, OPTION_NAMES, TIES
from tikal.box.solo_deck_file import built_in_text
from tikal.engine.variants import DIFFICULTIES, SEATS
from tikal.players.registry import player_names
from tikal.web.routes.shared import REFUSALS, encoded
from tikal.web.rules import statements
from tikal.web.schema.answers import Catalogue

ROUTER = APIRouter(prefix="/api/catalogue", tags=["catalogue"], responses=REFUSALS)


@ROUTER.get("", response_model=Catalogue)
async def catalogue() -> Response:
    """Return everything there is to choose from."""
    return encoded(_catalogue())


@ROUTER.get("/solo-deck.toml", response_class=PlainTextResponse)
async def solo_deck() -> Response:
    """Return the file of Mutul's built-in cards, to write one's own after."""
    headers = {"Content-Disposition": 'attachment; filename="solo-deck.toml"'}
    return PlainTextResponse(built_in_text(), headers=headers, media_type="application/toml")


@cache
def _catalogue() -> bytes:
    variants = [
        {"id": name, "seats": {"least": least, "most": most}}
        for name, (least, most) in SEATS.items()
    ]
    return to_json(
        {
            "version": __version__,
            "variants": variants,
            "editions": [{"id": name, "options": options} for name, options in EDITIONS.items()],
            "default_edition": DEFAULT_EDITION,
            "options": [{"id": name, "values": _values(name)} for name in OPTION_NAMES],
            "bots": player_names(),
            "solo": [{"id": name, "score": score} for name, score in DIFFICULTIES.items()],
            "solo_members": [-1, 0, 1],
            "rules": statements(),
        }
    )


def _values(option: str) -> list[object]:
    return list(TIES) if option == "ties" else [True, False]
