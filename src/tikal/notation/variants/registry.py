"""The notation of each variant, by its name."""

from typing import Final

from tikal.engine.variants.variant import Variant
from tikal.notation.variants.auction import AuctionNotation
from tikal.notation.variants.legend import LegendNotation
from tikal.notation.variants.solo import SoloNotation
from tikal.notation.variants.variant import VariantNotation

NOTATIONS: Final[dict[str, VariantNotation]] = {
    "classic": VariantNotation(),
    "auction": AuctionNotation(),
    "solo": SoloNotation(),
    "legend": LegendNotation(),
}


def notation_of(variant: Variant) -> VariantNotation:
    """Return the twin of a variant's engine object."""
    return NOTATIONS[variant.name]
