"""Who sits where: people at this terminal, bots, and Mutul in the solo game."""

from typing import Final

from tikal.cli.refused import one_line
from tikal.errors import InvalidSetup
from tikal.game import Game
from tikal.notation.action import Action
from tikal.players.external import PREFIX, close_player
from tikal.players.player import Player
from tikal.players.registry import make_player, player_names

HUMAN: Final = "human"
# What a record holds for somebody without a name: whoever shows it has words for that.
UNNAMED: Final = ""
# Who takes over from people who leave and bots that fail, and whom newcomers meet.
STAND_IN: Final = "random"
OPPONENT: Final = "easy"
MUTUL: Final = "Mutul"
_LONGEST_NAME: Final = 40
_MOST_SEATS: Final = 8


class Seating:
    """The players' names by seat; the name of a bot means that bot."""

    def __init__(self, names: list[str]) -> None:
        """Seat 1 comes first."""
        self.names = names
        self._bots: dict[int, Player] = {}

    def is_person(self, seat: int) -> bool:
        """Return whether somebody at this terminal decides for a seat."""
        return not is_bot(self.names[seat - 1])

    def label(self, seat: int) -> str:
        """Return the seat with its player's name, if there is one."""
        name = self.names[seat - 1]
        return f"Seat {seat}" if name == UNNAMED else f"Seat {seat} ({one_line(name)})"

    def bot_action(self, game: Game, seat: int) -> Action:
        """Return what the bot at a seat does, or raise PlayerFailed.

        Our own bots depend on their seed and the game so far, so that a resumed game goes on as it
        would have.
        """
        if seat not in self._bots:
            seed = (game.setup.seed or 0) * _MOST_SEATS + seat
            self._bots[seat] = make_player(self.names[seat - 1], seed)
        return self._bots[seat].choose(game.view(seat))

    def hand_over(self, seat: int) -> None:
        """Let a random player take a seat over."""
        self.names[seat - 1] = STAND_IN
        left = self._bots.pop(seat, None)
        if left is not None:
            close_player(left)

    def close(self) -> None:
        """Let all bots go."""
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
        message = f"{name!r} is no name for a player"
        raise InvalidSetup(message)
    return name or UNNAMED


def seating_at(game: Game, names: list[str] | None) -> Seating:
    """Return who plays; where nobody is named, a person on seat 1 against bots."""
    others = 0 if game.setup.solo is None else 1
    chosen = game.seats - others
    if names is None:
        names = [UNNAMED] + [OPPONENT] * (chosen - 1)
    if len(names) != chosen:
        message = f"{len(names)} players for {chosen} of the {game.seats} seats: R3.1"
        raise InvalidSetup(message)
    return Seating(names + [MUTUL] * others)


def seating_in(names: list[str]) -> Seating:
    """Return the seating of a record; a file of somebody else's may start no program."""
    for index, name in enumerate(names):
        if name.startswith(PREFIX):
            message = f"players[{index}]: {name!r} is a command; name the players to run it"
            raise InvalidSetup(message)
    return Seating(list(names))
