"""What a variant adds to the table: the auction's display and bids, Mutul's card and compass."""

from collections.abc import Callable
from typing import Final

from tikal.engine.state.position import Position
from tikal.notation.variants.registry import NOTATIONS, notation_of
from tikal.web.board.legend import FACTS_KEY, legend_json
from tikal.web.board.spaces import Json

# The key of every variant that adds something is always there.
_NOTHING: Final[Json] = {each.facts_key: None for each in NOTATIONS.values() if each.facts_key}
# Facts that the page wants in another shape.
_SHAPES: Final[dict[str, Callable[[Json], Json]]] = {FACTS_KEY: legend_json}


def variant_json(position: Position) -> Json:
    """Return what the variant of this game puts on the table, and None for the others'."""
    notation = notation_of(position.rules.variant)
    if not notation.facts_key:
        return _NOTHING
    facts = notation.facts(position)
    shape = _SHAPES.get(notation.facts_key)
    return {**_NOTHING, notation.facts_key: facts if shape is None else shape(facts)}
