"""The moves of a game one by one, each with what came of it."""

from collections.abc import Iterator
from dataclasses import dataclass

from tikal.game import Game
from tikal.notation.action import Action
from tikal.notation.events import Event
from tikal.web.play.table import Payload, told


@dataclass(frozen=True)
class Move:
    """A move: its number from 1, who made it in which turn, what it cost and what came of it."""

    index: int
    seat: int | None
    action: Action
    turn: int
    cost: int
    events: tuple[Event, ...]


def moves_of(game: Game) -> Iterator[Move]:
    """Play a game again and return its moves."""
    again = Game(game.origin)
    turn = 1
    for index, action in enumerate(game.actions, 1):
        seat, before = again.seat, again.ap
        events = again.play(action)
        cost = 0 if action.kind == "end" else max(0, before - again.ap)
        yield Move(index, seat, action, turn, cost, events)
        turn += action.kind == "end"


def move_facts(game: Game) -> list[Payload]:
    """Return the moves as JSON-safe data, after what happened before anybody moved."""
    begun = Game(game.origin).events
    first: Payload = {"index": 0, "seat": None, "action": None, "turn": 0, "events": told(begun)}
    return [first, *[_facts(move) for move in moves_of(game)]]


def _facts(move: Move) -> Payload:
    return {
        "index": move.index,
        "seat": move.seat,
        "action": move.action.text,
        "turn": move.turn,
        "events": told(move.events),
    }


def game_at(game: Game, index: int) -> Game:
    """Return the game as it was after a number of moves."""
    again = Game(game.origin)
    for action in game.actions[:index]:
        again.play(action)
    return again
