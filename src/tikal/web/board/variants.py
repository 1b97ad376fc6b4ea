"""What a variant adds to the table: the auction's display and bids, Mutul's card and compass."""

from typing import Final

from tikal.engine.state.position import Position
from tikal.notation.variants.registry import NOTATIONS, notation_of
from tikal.web.board.spaces import Json

# The key of every variant that adds something is always there.
_NOTHING: Final[Json] = {each.facts_key: None for each in NOTATIONS.values() if each.facts_key}


def variant_json(position: Position) -> Json:
    """Return what the variant of this game puts on the table, and None for the others'."""
    notation = notation_of(position.rules.variant)
    if not notation.facts_key:
        return _NOTHING
    return {**_NOTHING, notation.facts_key: notation.facts(position)}
