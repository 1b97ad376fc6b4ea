"""Tikal: the board game by Kiesling and Kramer, to play, to study and to build on.

>>> import tikal
>>> game = tikal.Game.new(seats=2, seed=7)
>>> game.seat, game.phase
(1, 'place')
>>> events = game.play(game.legal[0])
>>> game.ap
10
"""

from typing import TYPE_CHECKING, Final

from tikal.box.legend.solo_deck import built_in_cards as legend_deck
from tikal.box.solo_deck import built_in_cards as solo_deck
from tikal.engine.state import position as _position
from tikal.errors import (
    IllegalAction,
    InvalidDocument,
    InvalidNotation,
    InvalidRecord,
    InvalidSetup,
    TikalError,
)
from tikal.game import Game
from tikal.notation.actions.action import Action, parse
from tikal.notation.sentences.events import Event
from tikal.view import View

if TYPE_CHECKING:
    from tikal.files import load, save

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
    "legend_deck",
    "load",
    "parse",
    "save",
    "solo_deck",
]


if not TYPE_CHECKING:  # type checkers would take every name for one of these

    def __getattr__(name: str) -> object:
        """Bring in files when they are first used: most programs that play never touch one."""
        if name in ("load", "save"):
            from tikal import files  # noqa: PLC0415 - that is the point

            return getattr(files, name)
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
