"""A slow, independent, brute-force implementation of the rules: the oracle of the real engine.

Written straight from the rule texts (classic.md, auction.md, solo-classic.md, interface.md).
It shares no code with `tikal`; names such as R7.2, A4 and S9 are the numbers of the rules.
Tikal Legend has its own in `legend`.
"""

from .documents import document
from .reading import from_document
from .rules import allowed, candidates, every_candidate, legal, perft, play
from .scoring import scores, winners
from .setup import deal, new
from .state import State

__all__ = [
    "State",
    "allowed",
    "candidates",
    "deal",
    "document",
    "every_candidate",
    "from_document",
    "legal",
    "new",
    "perft",
    "play",
    "scores",
    "winners",
]
