"""Deals: how a table gets one that nobody knows, and who may play one again.

Nobody may learn the deal of a game that is still going on. Whoever could play the same deal at a
second table could give up there and read what the first one still hides.
"""

import secrets
from http import HTTPStatus
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from tikal.engine.dealing.setup import Setup
from tikal.game import Game
from tikal.web.problem import Refused

if TYPE_CHECKING:
    from tikal.web.play.open_table import OpenTable

# As many bits as nobody can try out: 48 of a usual seed are few enough for a patient cluster.
_BITS: Final = 256
# What a record has of the game played, and a rematch begins without.
_PLAYED: Final = ("actions", "scores", "winners", "date")


def dealt_by_chance(setup: Setup) -> Game:
    """Return a new game whose deal no seed leads to; its record has the deal itself."""
    game = Game.from_setup(setup.with_seed(secrets.randbits(_BITS)))
    return Game.from_deal(game.setup.with_seed(None), game.origin.deal)


def again(table: "OpenTable", deal: str) -> dict[str, object]:
    """Return the record of a new game with the same set-up, and with the same deal or a new one."""
    if deal == "same":
        if not table.played.over:
            raise sealed()
        if len(table.snapshot.users) > 1:
            raise known_deal()
        kept = {key: value for key, value in table.origin.items() if key not in _PLAYED}
        return {**kept, "actions": []}
    game = table.played.game
    if game.origin.start is None:
        return dealt_by_chance(game.setup).record()
    # The position stays; what it hides is dealt anew.
    return Game(game.origin).redealt(SystemRandom()).record()


def sealed() -> Refused:
    """Return the error for the deal of a game that is still going on."""
    message = "The deal stays hidden until this game is over; then you can play it again."
    return Refused(HTTPStatus.CONFLICT, "sealed", message)


def known_deal() -> Refused:
    """Return the error for a deal that one of several people could know."""
    message = "With people elsewhere the deal is made by chance: nobody may know it."
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "known_deal", message)
