"""A table in play: a game, its seats, and the commands that brought it where it is.

Everything here happens in memory and depends on nothing but the commands, so that the same commands
read back from the log give the same table.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from tikal.errors import TikalError
from tikal.game import Game
from tikal.notation.action import parse
from tikal.notation.events import Event
from tikal.web.play.seating import BOT, PERSON, Seat
from tikal.web.problem import Refused, refused_by_rules, sentence

ACTION: Final = "action"
UNDO: Final = "undo"
UNDO_TURN: Final = "undo_turn"
CONCEDE: Final = "concede"
# In a duel whoever gives up has lost; at a larger table this bot goes on for them.
_DUEL: Final = 2
SUBSTITUTE: Final = "medium"
# After these somebody else's turn, or another auction, goes on.
_TURN_ENDS: Final = ("end", "bid", "pass")

Payload = dict[str, object]


def told(events: Iterable[Event]) -> list[Payload]:
    """Return events as JSON-safe data."""
    return [{"code": event.code, "params": event.params} for event in events]


@dataclass(frozen=True)
class Entry:
    """A command and what came of it."""

    seq: int
    kind: str
    seat: int | None
    action: str | None
    events: tuple[Event, ...]

    def payload(self) -> Payload:
        """Return what the log keeps beside kind and number."""
        return {"seat": self.seat, "action": self.action}

    def facts(self) -> Payload:
        """Return it as JSON-safe data."""
        return {
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "action": self.action,
            "events": told(self.events),
        }


@dataclass(frozen=True)
class Step:
    """An action of the turn going on: what it cost, and the AP it left."""

    action: str
    cost: int
    ap_left: int
    events: tuple[Event, ...]

    def facts(self) -> Payload:
        """Return it as JSON-safe data."""
        return {
            "action": self.action,
            "cost": self.cost,
            "ap_left": self.ap_left,
            "words": " ".join(str(event) for event in self.events),
            "events": told(self.events),
        }


class PlayedTable:
    """A game with its seats and its history of commands."""

    def __init__(self, game: Game, seats: list[Seat]) -> None:
        """Begin with the game as it is."""
        self.game = game
        self.seats = seats
        self.entries: list[Entry] = []
        self.turn: list[Step] = []
        self.conceded: int | None = None

    @property
    def seq(self) -> int:
        """How many commands there have been."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """Whether the game has ended, be it by giving up."""
        return self.game.over or self.conceded is not None

    @property
    def winners(self) -> list[int]:
        """The seats that have won; who gives up a duel leaves it to the other."""
        if self.conceded is not None:
            return [_DUEL + 1 - self.conceded]
        return self.game.winners

    @property
    def unfolds(self) -> bool:
        """Whether the game got where it is by an action, or by its beginning."""
        return not self.entries or self.entries[-1].kind == ACTION

    @property
    def to_move(self) -> Seat | None:
        """The seat to move, None when the game has ended."""
        seat = self.game.seat
        return None if self.over or seat is None else self.seats[seat - 1]

    @property
    def people(self) -> list[int]:
        """The seats that people decide for."""
        return [seat.seat for seat in self.seats if seat.kind == PERSON]

    def begin_with(self, text: str) -> None:
        """Play an action that the game had behind it when the table was set up."""
        self.turn = _stepped(self.game, text, self.turn)[1]

    def play(self, texts: list[str], *, kind: str = PERSON) -> list[Entry]:
        """Play actions for seats of a kind, all of them or none."""
        game = self.game if len(texts) == 1 else self.game.copy()
        turn = self.turn
        entries: list[Entry] = []
        for text in texts:
            self._check_turn(game, kind)
            seat = game.seat
            try:
                events, turn = _stepped(game, text, turn)
            except TikalError as problem:
                raise refused_by_rules(problem) from problem
            entries.append(Entry(self.seq + len(entries) + 1, ACTION, seat, text, events))
        self.game = game
        self.turn = turn
        self.entries += entries
        return entries

    def undo(self) -> list[Entry]:
        """Take back the last action of the person to move."""
        self._check_undo()
        action = self.game.undo()
        self.turn = self.turn[:-1]
        return [self._add(UNDO, self.game.seat, action.text)]

    def undo_turn(self) -> list[Entry]:
        """Take back all that can be taken back."""
        self._check_undo()
        taken = self.game.undo_turn()
        self.turn = self.turn[: -len(taken)]
        return [self._add(UNDO_TURN, self.game.seat, None)]

    def concede(self, seat: int) -> list[Entry]:
        """Give a seat up: to the only opponent, or to a bot."""
        if self.over:
            raise game_over()
        if seat not in self.people:
            raise not_your_seat(seat)
        if len(self.seats) == _DUEL:
            self.conceded = seat
        else:
            self.seats = [
                each.taken_over(SUBSTITUTE) if each.seat == seat else each for each in self.seats
            ]
        return [self._add(CONCEDE, seat, None)]

    def repeat(self, kind: str, payload: Payload) -> None:
        """Do what the log says was done."""
        if kind == ACTION:
            moving = self.to_move
            self.play([str(payload["action"])], kind=PERSON if moving is None else moving.kind)
        elif kind == UNDO:
            self.undo()
        elif kind == UNDO_TURN:
            self.undo_turn()
        else:
            self.concede(int(str(payload["seat"])))

    def since(self, seq: int) -> list[Entry]:
        """Return what has happened after a number."""
        return self.entries[max(0, seq) :]

    def _add(self, kind: str, seat: int | None, action: str | None) -> Entry:
        entry = Entry(self.seq + 1, kind, seat, action, ())
        self.entries.append(entry)
        return entry

    def _check_undo(self) -> None:
        self._check_turn(self.game, PERSON)
        possible = self.game.can_undo
        if possible.reason is not None:
            raise Refused(HTTPStatus.CONFLICT, "cannot_undo", sentence(possible.reason))

    def _check_turn(self, game: Game, kind: str) -> None:
        if game.over or self.conceded is not None:
            raise game_over()
        if game.seat is not None and self.seats[game.seat - 1].kind != kind:
            raise not_your_turn(game.seat)


def _stepped(game: Game, text: str, turn: list[Step]) -> tuple[tuple[Event, ...], list[Step]]:
    """Play an action; return what happened, and the turn going on with it."""
    before = game.ap
    action = parse(text)
    events = game.play(action)
    if action.kind in _TURN_ENDS:
        return events, []
    cost = max(0, before - game.ap)
    return events, [*turn, Step(action.text, cost, game.ap, events)]


def game_over() -> Refused:
    """Return that nothing more can be played."""
    return Refused(HTTPStatus.CONFLICT, "game_over", "The game is over.")


def not_your_turn(seat: int) -> Refused:
    """Return that another seat is to move."""
    message = f"It is seat {seat}'s turn."
    return Refused(HTTPStatus.CONFLICT, "not_your_turn", message, params={"seat": seat})


def not_your_seat(seat: int) -> Refused:
    """Return that somebody else decides for a seat."""
    message = f"Seat {seat} is not yours."
    return Refused(HTTPStatus.FORBIDDEN, "not_your_seat", message, params={"seat": seat})


def is_bot(seat: Seat | None) -> bool:
    """Return whether a bot decides for a seat."""
    return seat is not None and seat.kind == BOT
