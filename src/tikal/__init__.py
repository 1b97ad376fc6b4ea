"""Tikal: the board game by Kiesling and Kramer, to play, to study and to build on.

>>> import tikal
>>> game = tikal.Game.new(seats=2, seed=7)
>>> game.seat, game.phase
(1, 'place')
>>> events = game.play(game.legal[0])
>>> game.ap
10
"""

from typing import Final

from tikal.engine import position as _position
from tikal.errors import (
    IllegalAction,
    InvalidDocument,
    InvalidNotation,
    InvalidRecord,
    InvalidSetup,
    TikalError,
)
from tikal.game import Game
from tikal.notation.action import Action, parse
from tikal.notation.events import Event
from tikal.view import View

__version__: Final = "0.1.0"

# Whether the engine runs compiled by mypyc or as plain Python.
COMPILED: Final[bool] = not str(_position.__file__).endswith(".py")

__all__ = [
    "COMPILED",
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidDocument",
    "InvalidNotation",
    "InvalidRecord",
    "InvalidSetup",
    "TikalError",
    "View",
    "__version__",
    "parse",
]
