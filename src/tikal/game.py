"""A game: positions, the actions that led to them, and everything people do with both."""

import os
import random
from typing import Final, final

from tikal.box.editions import DEFAULT_EDITION
from tikal.engine import play as engine
from tikal.engine.actions.kind import kind_of
from tikal.engine.dealing.deal import Deal
from tikal.engine.dealing.piles import new_deal, redealt
from tikal.engine.dealing.setup import Setup, settings_from
from tikal.engine.phases import PHASE_OVER, phase_of
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position, new_position
from tikal.engine.variants.registry import DEFAULT_VARIANT, RULES_VERSION
from tikal.errors import IllegalAction, InvalidRecord, TikalError
from tikal.notation.actions.action import Action, action_of, parse
from tikal.notation.actions.can_undo import CanUndo
from tikal.notation.actions.legal import Legal
from tikal.notation.actions.turns import PlayedAction, played_in, turn_lines
from tikal.notation.document.reader import position_from
from tikal.notation.document.writer import document
from tikal.notation.record import (
    FORMAT,
    VERSION,
    Origin,
    Record,
    parts_of,
    replay_problem,
)
from tikal.notation.sentences.events import Event
from tikal.notation.sentences.illegal import illegal
from tikal.notation.variants.registry import notation_of
from tikal.notation.variants.variant import Document
from tikal.view import View

# A seed nobody has chosen is short enough to be read aloud and safe in JSON.
_SEED_BYTES: Final = 6


@final
class Game:
    """A game in progress or finished. Make one with `Game.new` or from a record or document."""

    def __init__(
        self,
        origin: Origin,
        position: Position | None = None,
        events: list[tuple[int, ...]] | None = None,
    ) -> None:
        """Begin at the origin, or go on from a position with what has happened until then."""
        self.origin: Final = origin
        self.players: list[str] | None = None
        self.date: str | None = None
        self._moves: list[int] = []
        self._events: list[tuple[int, ...]] = [] if events is None else events
        # Positions before the actions that can still be taken back, with the number of events.
        self._undo: list[tuple[Position, int]] = []
        # The position before the last action, to watch it again.
        self._before: Position | None = None
        variant = origin.setup.rules.variant
        self._cards: Final = notation_of(variant).card_names(variant)
        self._position: Position = (
            first_position(origin, self._events) if position is None else position
        )

    @staticmethod
    def new(  # noqa: PLR0913, PLR0917 - the public interface fixes this signature
        variant: object = DEFAULT_VARIANT,
        edition: object = DEFAULT_EDITION,
        seats: object = 2,
        seed: object = None,
        options: object = None,
        solo: object = None,
        solo_deck: object = None,
        legend: object = None,
    ) -> "Game":
        """Return a new game; the same seed gives the same deal on every machine (R3.5).

        Variant and edition are names, `seats` and `seed` whole numbers, `options` overrides the
        edition's (R1.5). `solo` sets Mutul's first score and the member adjustment (S15), `legend`
        the options of Legend (L64 to L66); `solo_deck` is a deck file or a list of cards other
        than the built-in ones (S16, L13). Whatever is wrong with any of them raises InvalidSetup.
        """
        settings = {"solo": settings_from("solo", solo), "legend": settings_from("legend", legend)}
        if solo_deck is not None:
            settings[variant if isinstance(variant, str) and variant in settings else "solo"][
                "cards"
            ] = solo_deck
        overrides = settings_from("options", options)
        return Game.from_setup(Setup(variant, edition, seats, seed, overrides, settings))

    @staticmethod
    def from_setup(setup: Setup) -> "Game":
        """Return a new game of an agreement, with the deal of its seed or of one by chance."""
        seed = int.from_bytes(os.urandom(_SEED_BYTES)) if setup.seed is None else setup.seed
        settled = setup.settled(seed)
        return Game(Origin(settled, new_deal(seed, settled.rules.variant.piles)))

    @staticmethod
    def from_document(data: object) -> "Game":
        """Return a game that begins with the position of a document."""
        setup, position = position_from(data)
        return Game(Origin(setup, position.deal, position))

    @staticmethod
    def from_record(data: object) -> "Game":
        """Return the game of a record, replayed; a wrong record raises InvalidRecord."""
        parts = parts_of(data)
        game = Game(parts.origin)
        game.players = parts.players
        game.date = parts.date
        for index, text in enumerate(parts.actions):
            try:
                game.play(text)
            except TikalError as problem:
                raise replay_problem(index, problem) from problem
        if parts.scores is not None and parts.scores != game.scores:
            message = f"scores: the game gives {game.scores}, not {parts.scores}"
            raise InvalidRecord(message)
        if parts.winners is not None and parts.winners != game.winners:
            message = f"winners: the game gives {game.winners}, not {parts.winners}"
            raise InvalidRecord(message)
        return game

    @staticmethod
    def from_deal(setup: Setup, deal: Deal) -> "Game":
        """Return a new game with a deal of one's own."""
        return Game(Origin(setup, deal))

    @property
    def setup(self) -> Setup:
        """What the table agreed on."""
        return self.origin.setup

    @property
    def position(self) -> Position:
        """The engine's position: read it, or copy it and play on the copy."""
        return self._position

    @property
    def variant(self) -> str:
        """The variant's name."""
        return self.origin.setup.variant

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.origin.setup.seats

    @property
    def seat(self) -> int | None:
        """The seat to move, None when the game is over."""
        seat = self._position.seat
        return None if seat == NOBODY else seat + 1

    @property
    def phase(self) -> str:
        """What that seat has to do: place, act, bid or take; or over."""
        return phase_of(self._position).name

    @property
    def ap(self) -> int:
        """Action points left, 0 outside of `act`."""
        return self._position.ap

    @property
    def scores(self) -> list[int]:
        """Everybody's points, seat 1 first."""
        return [self._position.score(seat) for seat in range(self.seats)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._position.phase == PHASE_OVER

    @property
    def winners(self) -> list[int]:
        """The seats that have won, none before the end."""
        if not self.over:
            return []
        return [seat + 1 for seat in self.setup.rules.variant.winners(self._position)]

    @property
    def actions(self) -> list[Action]:
        """The actions played, without those taken back."""
        return [action_of(move) for move in self._moves]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order."""
        cards = self._cards
        return [Event(raw, cards) for raw in self._events]

    @property
    def legal(self) -> Legal:
        """The legal actions: the only source of legality."""
        return Legal(engine.legal(self._position))

    def refusal(self, action: object) -> IllegalAction | None:
        """Return why an action, or the action of a text, is not legal; None where it is."""
        move = (action if isinstance(action, Action) else parse(action)).move
        refused = engine.refusal(self._position, move)
        return None if refused is None else illegal(refused)

    def is_final(self, action: Action) -> bool:
        """Return whether an action, played now, could never be taken back."""
        return phase_of(self._position).is_final(kind_of(action.move))

    def play(self, action: object) -> tuple[Event, ...]:
        """Play an action, or that of a text; return what happened and followed by itself."""
        move = (action if isinstance(action, Action) else parse(action)).move
        refused = engine.refusal(self._position, move)
        if refused is not None:
            raise illegal(refused)
        before = self._position
        after = before.copy()
        journal: list[tuple[int, ...]] = []
        after.journal = journal
        engine.play(after, move)
        after.journal = None
        if phase_of(before).is_final(kind_of(move)):
            self._undo.clear()
        else:
            self._undo.append((before, len(self._events)))
        self._before = before
        self._position = after
        self._moves.append(move)
        self._events += journal
        return tuple([Event(raw, self._cards) for raw in journal])

    def frames(self) -> list[tuple[Event, Position]]:
        """Return how the last action, or else the beginning, went: each event with its position.

        It is the position at the moment the event is told, so that what happens by itself, such as
        Mutul's turn, can be watched step by step. After an undo there is nothing to watch.
        """
        position = self._watched()
        if position is None:
            return []
        journal: list[tuple[int, ...]] = []
        frames: list[Position] = []
        position.journal = journal
        position.frames = frames
        if self._moves:
            engine.play(position, self._moves[-1])
        else:
            position.rules.variant.begin(position)
        cards = self._cards
        events = [Event(raw, cards) for raw in journal]
        return list(zip(events, frames, strict=True))

    def _watched(self) -> Position | None:
        if self._moves:
            return None if self._before is None else self._before.copy()
        if self.origin.start is not None:
            return None
        return new_position(self.setup.rules, self.origin.deal)

    @property
    def can_undo(self) -> CanUndo:
        """Whether the last action can be taken back, with the reason if not."""
        if self._undo:
            return CanUndo(None)
        if not self._moves:
            return CanUndo("nothing has been played yet")
        return CanUndo(f"{action_of(self._moves[-1])} can't be taken back")

    def undo(self) -> Action:
        """Take back the last action and return it."""
        possible = self.can_undo
        if possible.reason is not None:
            raise TikalError(possible.reason)
        self._before = None
        before, count = self._undo.pop()
        deal = self._position.deal
        self._position = before if before.deal is deal else before.with_deal(deal)
        del self._events[count:]
        return action_of(self._moves.pop())

    def undo_turn(self) -> list[Action]:
        """Take back everything that can be taken back; return it, the last one first."""
        taken: list[Action] = []
        while self._undo:
            taken.append(self.undo())
        return taken

    def copy(self) -> "Game":
        """Return a game of its own that has come just as far."""
        return self._continued(self.origin, self._position, self._before)

    def _continued(self, origin: Origin, position: Position, before: Position | None) -> "Game":
        """Return a game with the same past that stands at a position of its own."""
        other = Game(origin, position, self._events[:])
        other.players = None if self.players is None else self.players[:]
        other.date = self.date
        other._moves = self._moves[:]
        other._undo = self._undo[:]
        other._before = before
        return other

    def __copy__(self) -> "Game":
        """Let `copy.copy` do what `copy` does."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        """Let `copy.deepcopy` do so too: positions behind a game never change."""
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[Record]]:
        """Let games be pickled, by their records."""
        return restored, (self.record(),)

    def document(self) -> Document:
        """Return the position as plain data, hidden things included."""
        return document(self._position, self.setup)

    def record(self) -> Record:
        """Return the game as plain data, from which `from_record` makes it again."""
        return self.record_from(self.origin.record())

    def record_from(self, origin: Record) -> Record:
        """Return the record with its beginning told in another way, as views do."""
        found: Record = {"format": FORMAT, "version": VERSION, "rules": RULES_VERSION, **origin}
        found["actions"] = [action_of(move).text for move in self._moves]
        found["scores"] = self.scores
        found["winners"] = self.winners
        if self.players is not None:
            found["players"] = list(self.players)
        if self.date is not None:
            found["date"] = self.date
        return found

    def turns(self) -> list[str]:
        """Return the game as text, one line for each turn."""
        return turn_lines(self._played())

    def _played(self) -> list[PlayedAction]:
        position = first_position(self.origin, None).copy()
        found: list[PlayedAction] = []
        for move in self._moves:
            found.append(played_in(position, move))
            engine.play(position, move)
        return found

    def view(self, seat: int | None) -> View:
        """Return what a seat may know, or with None what a spectator may."""
        return View(self, seat)

    def redealt(self, rng: random.Random) -> "Game":
        """Return the game as it might stand: the same past, and what nobody has seen dealt anew.

        The past is not played again: it depends on nothing that is still hidden.
        """
        deal = redealt(self._position, rng)
        before = None if self._before is None else self._before.with_deal(deal)
        return self._continued(self.origin.with_deal(deal), self._position.with_deal(deal), before)

    def svg(self, *, compass: bool = False) -> str:
        """Return a standalone picture of the position; `compass` adds where Mutul looks (S5)."""
        from tikal.notation.svg.diagram import svg  # noqa: PLC0415 - most programs draw nothing

        return svg(self._position, compass=compass)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        """Return the board for a terminal."""
        from tikal.notation.terminal.board import unicode_board  # noqa: PLC0415 - as above

        return unicode_board(self._position)

    def __repr__(self) -> str:
        """Return the game in a few words."""
        state = "over" if self.over else f"seat {self.seat} to {self.phase}"
        return f"<Game {self.variant}, {self.seats} seats, {len(self._moves)} actions, {state}>"


def restored(record: Record) -> Game:
    """Return the game of a pickle."""
    return Game.from_record(record)


def first_position(origin: Origin, journal: list[tuple[int, ...]] | None) -> Position:
    """Return the position of a game's beginning; what happens until the first choice is told."""
    if origin.start is not None:
        return origin.start
    position = new_position(origin.setup.rules, origin.deal)
    position.journal = journal
    position.rules.variant.begin(position)
    position.journal = None
    return position
