"""Who sits where: people at this terminal, bots, and Mutul in the solo game."""

from typing import Final

from tikal.cli.refusals import one_line
from tikal.errors import InvalidSetup
from tikal.game import Game
from tikal.notation.actions.action import Action
from tikal.players.external.player import PREFIX, close_player
from tikal.players.player import Player
from tikal.players.registry import make_player, player_names

HUMAN: Final = "human"
# The name in records of a person who gave none; interfaces show a word of their own.
UNNAMED: Final = ""
# The bot that takes over a seat, and the default opponent.
STAND_IN: Final = "random"
OPPONENT: Final = "easy"
MUTUL: Final = "Mutul"
_LONGEST_NAME: Final = 40
_MOST_SEATS: Final = 8


class Seating:
    """The players' names by seat; a bot's name stands for the bot."""

    def __init__(self, names: list[str]) -> None:
        """Seat 1 comes first."""
        self.names = names
        self._bots: dict[int, Player] = {}

    def is_person(self, seat: int) -> bool:
        """Return whether a person at this terminal plays a seat."""
        return not is_bot(self.names[seat - 1])

    def label(self, seat: int) -> str:
        """Return the seat, with its player's name if there is one."""
        name = self.names[seat - 1]
        return f"Seat {seat}" if name == UNNAMED else f"Seat {seat} ({one_line(name)})"

    def bot_action(self, game: Game, seat: int) -> Action:
        """Return the action of the bot at a seat, or raise PlayerFailed.

        Our own bots depend only on their seed and the game so far: a resumed game goes on as if it
        had never been interrupted.
        """
        if seat not in self._bots:
            seed = (game.setup.seed or 0) * _MOST_SEATS + seat
            self._bots[seat] = make_player(self.names[seat - 1], seed)
        return self._bots[seat].choose(game.view(seat))

    def hand_over(self, seat: int) -> None:
        """Let a random player take over a seat."""
        self.names[seat - 1] = STAND_IN
        left = self._bots.pop(seat, None)
        if left is not None:
            close_player(left)

    def close(self) -> None:
        """Close all bots."""
        for bot in self._bots.values():
            close_player(bot)


def is_bot(name: str) -> bool:
    """Return whether a name is a bot's."""
    return name.startswith(PREFIX) or name in player_names()


def named_players(text: str) -> list[str]:
    """Return the names in a text such as `human:Ada,hard`."""
    return [_name(player.strip()) for player in text.split(",")]


def _name(player: str) -> str:
    kind, colon, name = player.partition(":")
    if is_bot(player):
        return player
    if kind != HUMAN:
        known = ", ".join(player_names())
        message = (
            f"unknown player {player!r}; there are human, human:NAME, {known} and exec:COMMAND"
        )
        raise InvalidSetup(message)
    if colon and (not 0 < len(name) <= _LONGEST_NAME or is_bot(name)):
        message = f"{name!r} can't be a player's name"
        raise InvalidSetup(message)
    return name or UNNAMED


def seating_at(game: Game, names: list[str] | None) -> Seating:
    """Return the seating; by default a person on seat 1 against bots."""
    variant = game.setup.rules.variant
    others = [seat for seat in range(game.seats) if variant.plays_itself(seat)]
    chosen = game.seats - len(others)
    if names is None:
        names = [UNNAMED] + [OPPONENT] * (chosen - 1)
    if len(names) != chosen:
        message = f"{len(names)} players for {chosen} of the {game.seats} seats: R3.1"
        raise InvalidSetup(message)
    return Seating(names + [MUTUL] * len(others))


def seating_in(names: list[str]) -> Seating:
    """Return the seating of a record; refuse a record that would start a program."""
    for index, name in enumerate(names):
        if name.startswith(PREFIX):
            message = f"players[{index}]: {name!r} is a command; name the players to run it"
            raise InvalidSetup(message)
    return Seating(list(names))
