"""Tikal Legend once more, slowly: the oracle of the engine's automaton.

Written straight from solo-legend.md (L-numbers), classic.md (R-numbers) and interface.md. It shares
no code with `tikal`.
"""

from .dealing import random_deal, random_setup
from .game import LegendReference, perft

__all__ = ["LegendReference", "perft", "random_deal", "random_setup"]
