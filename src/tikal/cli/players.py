"""Who sits where: people at this terminal, random players, and Mutul in the solo game."""

import random
from typing import Final

from tikal.cli.refused import one_line
from tikal.errors import InvalidSetup
from tikal.game import Game
from tikal.notation.action import Action
from tikal.view import View

HUMAN: Final = "human"
RANDOM: Final = "random"
MUTUL: Final = "Mutul"
_LONGEST_NAME: Final = 40
# How often it ends its turn although it could do something else.
_TIRED: Final = 0.05
# Of the bids only so many lowest ones are drawn from: any others ruin whoever makes them.
_BIDS_CONSIDERED: Final = 3


class Seating:
    """The players' names by seat; the name `random` means a random player."""

    def __init__(self, names: list[str]) -> None:
        """Seat 1 comes first."""
        self.names = names

    def is_person(self, seat: int) -> bool:
        """Return whether somebody at this terminal decides for a seat."""
        return self.names[seat - 1] != RANDOM

    def label(self, seat: int) -> str:
        """Return the seat with its player's name, unless that says nothing."""
        name = self.names[seat - 1]
        return f"Seat {seat}" if name == HUMAN else f"Seat {seat} ({one_line(name)})"

    def hand_over(self, seat: int) -> None:
        """Let a random player take a seat over."""
        self.names[seat - 1] = RANDOM


def named_players(text: str) -> list[str]:
    """Return the names in a text such as `human:Ada,random`."""
    return [_name(player.strip()) for player in text.split(",")]


def _name(player: str) -> str:
    kind, colon, name = player.partition(":")
    if player == RANDOM:
        return RANDOM
    if kind != HUMAN:
        message = f"unknown player {player!r}; there are human, human:NAME and random"
        raise InvalidSetup(message)
    if colon and (not 0 < len(name) <= _LONGEST_NAME or name == RANDOM):
        message = f"{name!r} is no name for a player"
        raise InvalidSetup(message)
    return name or HUMAN


def seating_at(game: Game, names: list[str] | None) -> Seating:
    """Return who plays; where nobody is named, a person on seat 1 against random players."""
    others = 0 if game.setup.solo is None else 1
    chosen = game.seats - others
    if names is None:
        names = [HUMAN] + [RANDOM] * (chosen - 1)
    if len(names) != chosen:
        message = f"{len(names)} players for {chosen} of the {game.seats} seats: R3.1"
        raise InvalidSetup(message)
    return Seating(names + [MUTUL] * others)


def random_action(game: Game, seat: int) -> Action:
    """Return what a random player does: first it draws a kind of action, then one of that kind.

    The choice depends on the seed and the number of actions played, so that a resumed game goes on
    as it would have.
    """
    rng = random.Random(f"{game.setup.seed} {len(game.actions)}")  # noqa: S311 - a game
    return _drawn(game.view(seat), rng)


def _drawn(view: View, rng: random.Random) -> Action:
    by_kind: dict[str, list[Action]] = {}
    for action in view.legal:
        by_kind.setdefault(action.kind, []).append(action)
    if len(by_kind) > 1 and rng.random() > _TIRED:
        by_kind.pop("end", None)
    chosen = by_kind[rng.choice(sorted(by_kind))]
    return rng.choice(chosen[:_BIDS_CONSIDERED] if chosen[0].kind == "bid" else chosen)
