"""The moves of a game one by one, each with its events."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from tikal.game import Game
from tikal.notation.actions.action import Action
from tikal.notation.sentences.events import Event
from tikal.web.play.command import Json, events_json

# After these events the next turn of the log begins; Legend's Mutul answers every item.
ENDS_OF_TURNS: Final = ("turn_ended", "solo_card_turned", "mutul_passed")
_NOBODY: Final[Mapping[int, str]] = MappingProxyType({})


@dataclass(frozen=True)
class Move:
    """A move: its number from 1, its seat and turn, its cost, the events it caused.

    `scores` are everybody's points after it.
    """

    index: int
    seat: int | None
    action: Action
    turn: int
    cost: int
    events: tuple[Event, ...]
    scores: tuple[int, ...]


def moves_of(game: Game) -> Iterator[Move]:
    """Play a game again and return its moves."""
    again = Game(game.origin)
    turn = 1
    for index, action in enumerate(game.actions, 1):
        seat, before = again.seat, again.ap
        events = again.play(action)
        cost = 0 if action.kind == "end" else max(0, before - again.ap)
        yield Move(index, seat, action, turn, cost, events, tuple(again.scores))
        turn += any(event.code in ENDS_OF_TURNS for event in events)


def moves_json(
    game: Game, stand_ins: Mapping[int, str] = _NOBODY, joined: Collection[int] = ()
) -> list[Json]:
    """Return the moves as JSON-safe data, after what happened before anybody moved.

    `stand_ins` are the bots that played for others, by the numbers of the moves; `joined` are the
    numbers of those that belong to the gesture of the move before them.
    """
    opening = events_json(Game(game.origin).events)
    first: Json = {"index": 0, "seat": None, "action": None, "turn": 0, "events": opening}
    moves = [
        _json(move, stand_ins.get(move.index), joined=move.index in joined)
        for move in moves_of(game)
    ]
    return [{**first, "stand_in": None, "joined": False}, *moves]


def _json(move: Move, stand_in: str | None, *, joined: bool) -> Json:
    return {
        "index": move.index,
        "seat": move.seat,
        "action": move.action.text,
        "turn": move.turn,
        "events": events_json(move.events),
        "stand_in": stand_in,
        "joined": joined,
    }


def game_at(game: Game, index: int) -> Game:
    """Return the game as it was after a number of moves."""
    again = Game(game.origin)
    for action in game.actions[:index]:
        again.play(action)
    return again
