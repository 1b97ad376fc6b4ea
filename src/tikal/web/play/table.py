"""A table in play: a game, its seats, and the commands that brought it where it is.

Everything here happens in memory and depends on nothing but the commands, so that the same commands
read back from the log give the same table.
"""

from dataclasses import replace
from typing import Final

from tikal.errors import TikalError
from tikal.game import Game
from tikal.notation.sentences.events import Event
from tikal.web.play import gathering, timing
from tikal.web.play.clocks import Clocks, full_clocks
from tikal.web.play.command import (
    ACTION,
    CONCEDE,
    DECLINE,
    GATHERING,
    LEAVE,
    OFFER,
    PRESENT,
    RETURN,
    SIT,
    TIMING,
    UNDO,
    UNDO_TURN,
    Command,
    Entry,
    Json,
    bot_of,
)
from tikal.web.play.ledger import Ledger, last_gesture, play_step
from tikal.web.play.pace import Pace
from tikal.web.play.refusals import (
    cannot_undo,
    game_over,
    no_such_seat,
    not_started,
    not_your_seat,
    not_your_turn,
)
from tikal.web.play.seating import BOT, MUTUL, PERSON, Seat
from tikal.web.problem import Refused, refused_by_rules

# In a duel whoever gives up has lost; at a larger table a bot goes on for them.
_DUEL: Final = 2


class PlayedTable:
    """A game with its seats and its history of commands."""

    def __init__(self, game: Game, seats: list[Seat]) -> None:
        """Begin with the game as it is."""
        self.game = game
        self.seats = seats
        self.entries: list[Entry] = []
        self.turn: Ledger = ()
        self.conceded: int | None = None
        # The bots that played for others, by the numbers of the moves.
        self.stand_ins: dict[int, str] = {}
        # How many moves the game had behind it when the table was set up.
        self.imported = 0
        # The numbers of the moves that belong to the gesture of the move before them.
        self.joined: set[int] = set()
        # How much time everybody has; None without clocks.
        self.clocks: Clocks | None = None

    def copy(self) -> "PlayedTable":
        """Return a table of its own that has come just as far."""
        other = PlayedTable(self.game.copy(), self.seats)
        other.entries = list(self.entries)
        other.turn = self.turn
        other.conceded = self.conceded
        other.stand_ins = dict(self.stand_ins)
        other.imported = self.imported
        other.joined = set(self.joined)
        other.clocks = self.clocks
        return other

    @property
    def seq(self) -> int:
        """How many commands there have been."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because somebody gave up."""
        return self.game.over or self.conceded is not None

    @property
    def winners(self) -> list[int]:
        """The seats that have won; whoever gives up a duel has lost it."""
        if self.conceded is not None:
            return [_DUEL + 1 - self.conceded]
        return self.game.winners

    @property
    def waiting(self) -> bool:
        """Whether somebody is still to sit down before the game starts."""
        return gathering.is_waiting(self.seats)

    @property
    def open_seat(self) -> int | None:
        """The first seat that anybody may take, None if there is none."""
        return gathering.open_seat(self.seats)

    @property
    def unfolds(self) -> bool:
        """Whether the last thing that happened is an action, or the beginning."""
        return not self.entries or self.entries[-1].kind == ACTION

    @property
    def undo_size(self) -> int:
        """How many actions an undo of the last gesture takes back: no more than can be."""
        undoable = len(self.game.copy().undo_turn())
        return max(1, min(last_gesture(self.turn), undoable))

    @property
    def to_move(self) -> Seat | None:
        """The seat to move, None before the game starts and when it has ended."""
        seat = self.game.seat
        return None if self.over or self.waiting or seat is None else self.seats[seat - 1]

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat to move if a bot decides for it."""
        seat = self.to_move
        return seat if seat is not None and seat.kind == BOT else None

    @property
    def person_to_move(self) -> int | None:
        """The number of the seat to move if a person decides for it."""
        seat = self.to_move
        return seat.seat if seat is not None and seat.kind == PERSON else None

    @property
    def people(self) -> list[int]:
        """The seats that people decide for."""
        return [seat.seat for seat in self.seats if seat.kind == PERSON]

    def set_clocks(self, pace: Pace | None, at: str) -> None:
        """Give everybody their time; it runs from here if the game starts at once."""
        if pace is not None:
            self.clocks = full_clocks(pace, len(self.seats), at).handed_to(self.person_to_move)

    def begin_with(self, text: str) -> None:
        """Play an action that the game had behind it when the table was set up."""
        self.turn = play_step(self.game, text, self.turn)[1]
        self.imported += 1

    def since(self, seq: int) -> list[Entry]:
        """Return the entries after a number."""
        return self.entries[max(0, seq) :]

    def run(self, command: Command, at: str, seats: frozenset[int] | None = None) -> Entry:
        """Run a command and return its entry in the history.

        `seats` are those that the actor decides for; a command from the log needs none, since it
        was allowed when it was written.
        """
        if self.over:
            raise game_over()
        seat = self._checked_seat(command, at, seats)
        self._charge(at)
        payload, events = self._run(command, seat)
        self._hand_clock_on(command)
        done = replace(command, seat=seat, payload={**command.payload, **payload})
        entry = Entry(self.seq + 1, done, at, events, self._stand_in(done))
        self.entries.append(entry)
        return entry

    def _charge(self, at: str) -> None:
        """Take the time since the last command off the clock that ran."""
        if self.clocks is not None:
            self.clocks = self.clocks.charged(at)

    def _hand_clock_on(self, command: Command) -> None:
        """Let the time of whoever is to move now run; who plays on ends a pause."""
        if self.clocks is None:
            return
        playing = command.kind in (ACTION, UNDO, UNDO_TURN)
        if playing and self.clocks.paused and self.clocks.running is not None:
            self.clocks = self.clocks.unwished(frozenset((self.clocks.running,)))
        self.clocks = self.clocks.handed_to(self.person_to_move)

    def _stand_in(self, command: Command) -> str | None:
        """Return the bot that has just played for another one, and remember it."""
        if command.kind != ACTION:
            return None
        move = len(self.game.actions)
        self.stand_ins.pop(move, None)
        bot = bot_of(command.actor)
        if bot is None or bot == self.seats[(command.seat or 0) - 1].bot:
            return None
        self.stand_ins[move] = bot
        return bot

    def _checked_seat(self, command: Command, at: str, seats: frozenset[int] | None) -> int:
        """Return the seat of a command, or refuse it if its actor may not decide for it now."""
        if command.kind in TIMING:
            return timing.check(self, command, at, seats)
        moving = self.game.seat or 0
        seat = moving if command.seat is None else command.seat
        if command.kind in GATHERING:
            self._check_seat(seat)
            self._check_seat(int(str(command.payload.get("to") or seat)))
        if command.kind in (OFFER, SIT, RETURN, DECLINE):
            return seat
        if self.waiting and command.kind not in (LEAVE, PRESENT):
            raise not_started()
        if command.kind in (CONCEDE, LEAVE, PRESENT):
            if seat not in self.people or (seats is not None and seat not in seats):
                raise not_your_seat(seat)
        elif seat != moving or (seats is not None and seat not in seats):
            raise not_your_turn(moving)
        return seat

    def _check_seat(self, seat: int) -> None:
        """Refuse a seat that is not there, or where nobody ever sits down."""
        if not 1 <= seat <= len(self.seats) or self.seats[seat - 1].kind == MUTUL:
            raise no_such_seat(seat)

    def _run(self, command: Command, seat: int) -> tuple[Json, tuple[Event, ...]]:
        """Change the table; return what the payload has to tell besides, and the events."""
        if command.kind == ACTION:
            return {}, self._play(str(command.payload["action"]), joined=command.joined)
        if command.kind == UNDO:
            return {"action": self._undo()}, ()
        if command.kind == UNDO_TURN:
            self._undo_turn()
            return {}, ()
        if command.kind == CONCEDE:
            return self._concede(seat, _substitute(command)), ()
        if command.kind in GATHERING:
            return self._gather(command, seat), ()
        if command.kind in TIMING:
            return timing.run(self, command, seat), ()
        message = f"unknown kind of command: {command.kind!r}"
        raise ValueError(message)

    def _play(self, text: str, *, joined: bool) -> tuple[Event, ...]:
        try:
            events, self.turn = play_step(self.game, text, self.turn, joined=joined)
        except TikalError as problem:
            raise refused_by_rules(problem, text) from problem
        move = len(self.game.actions)
        (self.joined.add if joined else self.joined.discard)(move)
        return events

    def _undo(self) -> str:
        self._check_undo()
        action = self.game.undo()
        self.turn = self.turn[:-1]
        return action.text

    def _undo_turn(self) -> None:
        self._check_undo()
        self.turn = self.turn[: -len(self.game.undo_turn())]

    def _concede(self, seat: int, bot: str) -> Json:
        """Give a seat up: to the only opponent, or to a bot."""
        if len(self.seats) == _DUEL:
            self.conceded = seat
            return {}
        self.seats = gathering.given_up(self.seats, seat, bot)
        return {"bot": bot}

    def _gather(self, command: Command, seat: int) -> Json:
        """Change who sits where; return the order of the seats if they were drawn by lot."""
        seats, payload, actor = self.seats, command.payload, command.actor
        if command.kind == OFFER:
            bot = payload.get("bot")
            kind = str(payload["kind"])
            known = None if bot is None else str(bot)
            whom = [str(payload.get(each, "")) for each in ("reserved", "name")]
            self.seats = gathering.offered(seats, seat, kind, known, *whom)
        elif command.kind == DECLINE:
            self.seats = gathering.declined(seats, seat, actor)
        elif command.kind == LEAVE:
            substitute = _substitute(command)
            self.seats = gathering.left(seats, seat, actor, substitute)
            return {"bot": substitute}
        elif command.kind == RETURN:
            self.seats = gathering.taken_back(seats, seat, actor)
        elif command.kind == PRESENT:
            name, color, to = (payload.get(each) for each in ("name", "color", "to"))
            self.seats = gathering.presented(seats, seat, name, color, to)  # type: ignore[arg-type]
        else:
            self.seats = gathering.taken(
                seats,
                seat,
                actor,
                str(payload.get("name", "")),
                payload.get("color"),  # type: ignore[arg-type]
                program=payload.get("program") is True,
            )
        return self._draw_lots(payload)

    def _draw_lots(self, payload: Json) -> Json:
        """Let the lot decide who sits where, once everybody is there, if the table wants it."""
        order = payload.get("order")
        if order is None and (self.waiting or not payload.get("lot")):
            return {}
        if order is None:
            order = gathering.lot(self.seats)
        self.seats = gathering.in_order(self.seats, order)  # type: ignore[arg-type]
        return {"order": order}

    def _check_undo(self) -> None:
        reason = self.game.can_undo.reason
        if reason is not None:
            raise cannot_undo(reason)


def _substitute(command: Command) -> str:
    """Return the bot that goes on for somebody: the one in the log, or today's."""
    return str(command.payload.get("bot", gathering.SUBSTITUTE))


def nobody_moves(played: PlayedTable) -> Refused:
    """Return why no seat is to move: the game has ended, or has not started yet."""
    return game_over() if played.over else not_started()
