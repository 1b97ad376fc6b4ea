"""What can be chosen: variants, editions, options, bots; and the rules."""

from functools import cache
from typing import Final

from fastapi import APIRouter, Response
from pydantic_core import to_json

from tikal import __version__
from tikal.box.editions import DEFAULT_EDITION, EDITIONS, OPTION_NAMES, TIES
from tikal.box.legend.files import SOLO_FILE
from tikal.box.legend.files import built_in_text as legend_text
from tikal.box.solo_deck_file import built_in_text
from tikal.engine.variants.registry import VARIANTS
from tikal.engine.variants.variant import Variant
from tikal.notation.variants.registry import NOTATIONS
from tikal.players.registry import player_names
from tikal.web.routes.shared import REFUSALS, encoded, text_of
from tikal.web.rules import statements
from tikal.web.schema.answers import Catalogue

ROUTER = APIRouter(prefix="/api/catalogue", tags=["catalogue"], responses=REFUSALS)
_TOML: Final = "application/toml"


@ROUTER.get("", response_model=Catalogue)
async def catalogue() -> Response:
    """Return everything there is to choose from."""
    return encoded(_catalogue())


@ROUTER.get("/solo-deck.toml", response_class=Response, responses=text_of(_TOML))
async def solo_deck() -> Response:
    """Return the file of Mutul's built-in cards, as a model for other decks."""
    headers = {"Content-Disposition": 'attachment; filename="solo-deck.toml"'}
    return Response(built_in_text(), headers=headers, media_type=_TOML)


@ROUTER.get("/legend-deck.toml", response_class=Response, responses=text_of(_TOML))
async def legend_deck() -> Response:
    """Return the file of Legend's built-in Solo cards, as a model for other decks."""
    headers = {"Content-Disposition": 'attachment; filename="legend-deck.toml"'}
    text = legend_text(SOLO_FILE)
    return Response(text, headers=headers, media_type=_TOML)


@cache
def _catalogue() -> bytes:
    variants = [_variant(name, make({})) for name, make in VARIANTS.items()]
    forms = {
        key: values for each in NOTATIONS.values() for key, values in each.set_up_form().items()
    }
    return to_json(
        {
            "version": __version__,
            "variants": variants,
            "editions": [{"id": name, "options": options} for name, options in EDITIONS.items()],
            "default_edition": DEFAULT_EDITION,
            "options": [{"id": name, "values": _values(name)} for name in OPTION_NAMES],
            "bots": player_names(),
            **forms,
            "rules": statements(),
        }
    )


def _variant(name: str, variant: Variant) -> dict[str, object]:
    least, most = variant.least_seats, variant.most_seats
    people = {"least": _people(variant, least), "most": _people(variant, most)}
    return {"id": name, "seats": {"least": least, "most": most}, "people": people}


def _people(variant: Variant, seats: int) -> int:
    """Return how many of the seats are not an automaton's."""
    return sum(not variant.plays_itself(seat) for seat in range(seats))


def _values(option: str) -> list[object]:
    return list(TIES) if option == "ties" else [True, False]
