"""The players there are, by name: our own and those that other packages register.

A package adds a player with an entry point of the group `tikal.players`: its name, and something
that takes a seed and a `Budget` and returns a `Player`. A name `exec:COMMAND` is a bot in a process
of its own (`tikal.players.external`).
"""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from tikal.errors import InvalidSetup
from tikal.players.expert import ExpertPlayer
from tikal.players.external import PREFIX, ExternalPlayer
from tikal.players.planning import EasyPlayer, HardPlayer, MediumPlayer
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
    """Return the names of all players that can be made."""
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
