"""Players by name: the built-in ones and those that other packages register.

A package adds a player with an entry point of the group `tikal.players`: the player's name, and a
callable that takes a seed and a `Budget` and returns a `Player`. The name `exec:COMMAND` stands for
a bot in a separate process (`tikal.players.external.player`).
"""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from tikal.errors import InvalidSetup
from tikal.players.external.player import PREFIX, ExternalPlayer
from tikal.players.planning import EasyPlayer, ExpertPlayer, HardPlayer, MediumPlayer
from tikal.players.player import Budget, Player
from tikal.players.random_player import RandomPlayer

Factory = Callable[[int, Budget], Player]

ENTRY_POINT_GROUP: Final = "tikal.players"
BUILT_IN: Final[dict[str, Factory]] = {
    "random": RandomPlayer,
    "easy": EasyPlayer,
    "medium": MediumPlayer,
    "hard": HardPlayer,
    "expert": ExpertPlayer,
}


def player_names() -> list[str]:
    """Return the names of all players, except `exec:COMMAND`."""
    others = [point.name for point in entry_points(group=ENTRY_POINT_GROUP)]
    return [*BUILT_IN, *sorted(name for name in others if name not in BUILT_IN)]


def make_player(name: str, seed: int, budget: Budget | None = None) -> Player:
    """Return a player for one seat in one game."""
    limits = budget or Budget()
    if name in BUILT_IN:
        return BUILT_IN[name](seed, limits)
    if name.startswith(PREFIX):
        return ExternalPlayer(name, seed, limits)
    for point in entry_points(group=ENTRY_POINT_GROUP):
        if point.name == name:
            player: Player = point.load()(seed, limits)
            return player
    message = f"unknown player {name!r}; there are {', '.join(player_names())} and exec:COMMAND"
    raise InvalidSetup(message)
