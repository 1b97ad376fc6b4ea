"""Views: what a seat, or a spectator, may know of a game.

Everything hidden in Tikal is hidden from all alike: the order of the tiles inside a letter and the
treasures that lie face down. A view tells the rest and can draw worlds that agree with it.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.engine.dealing.piles import redealt
from tikal.engine.state.position import Position
from tikal.errors import TikalError
from tikal.notation.actions.action import Action
from tikal.notation.actions.legal import Legal
from tikal.notation.document.writer import document
from tikal.notation.record import Record
from tikal.notation.sentences.events import Event
from tikal.notation.variants.variant import Document
from tikal.untrusted import short_repr

if TYPE_CHECKING:
    from tikal.game import Game


@final
class View:
    """A game seen from a seat; `seat` None is a spectator's. It stays as it was when taken."""

    def __init__(self, game: Game, seat: int | None) -> None:
        """Take the view now; later actions of the game don't change it."""
        if seat is not None and seat not in range(1, game.seats + 1):
            message = f"there is no seat {short_repr(seat)}, only 1 to {game.seats}"
            raise TikalError(message)
        self.seat: Final = seat
        self._game: Final = game.copy()

    @property
    def variant(self) -> str:
        """The variant's name."""
        return self._game.variant

    @property
    def to_move(self) -> int | None:
        """The seat to move, None when the game is over."""
        return self._game.seat

    @property
    def phase(self) -> str:
        """What the seat to move has to do; or over."""
        return self._game.phase

    @property
    def ap(self) -> int:
        """Action points left to the seat to move."""
        return self._game.ap

    @property
    def scores(self) -> list[int]:
        """Everybody's points, seat 1 first."""
        return self._game.scores

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def winners(self) -> list[int]:
        """The seats that have won, none before the end."""
        return self._game.winners

    @property
    def legal(self) -> Legal:
        """The seat's legal actions, none unless it is to move."""
        if self.seat is None or self.seat != self._game.seat:
            return Legal(vec[i64]())
        return self._game.legal

    @property
    def actions(self) -> list[Action]:
        """The actions played so far."""
        return self._game.actions

    @property
    def events(self) -> list[Event]:
        """Everything that has happened; events tell nothing hidden."""
        return self._game.events

    def document(self) -> Document:
        """Return the position document with hidden things blanked out."""
        return document(self._game.position, self._game.setup, hidden=True)

    def record(self) -> Record:
        """Return the record so far: no seed, nothing hidden; of a finished game all of it."""
        if self.over:
            return self._game.record()
        return self._game.record_from(self._game.origin.seen_record(self._game.position))

    def sample(self, rng: random.Random) -> Game:
        """Return a game with the same past and whatever is hidden dealt anew.

        The world depends on the view and on chance only. A finished game hides nothing any more.
        """
        return self._game.copy() if self.over else self._game.redealt(rng)

    def world(self, rng: random.Random) -> Position:
        """Return the bare position of such a game, for bots that need no past."""
        position = self._game.position
        return position.copy() if self.over else position.with_deal(redealt(position, rng))

    def __eq__(self, other: object) -> bool:
        """Views are equal if they tell the same."""
        return (
            isinstance(other, View)
            and self.seat == other.seat
            and self.document() == other.document()
            and self.record() == other.record()
            and self.events == other.events
        )

    def __hash__(self) -> int:
        """Return a hash that agrees with equality."""
        return hash((self.seat, self.phase, tuple(self.scores)))

    def __reduce__(self) -> tuple[object, tuple[Game, int | None]]:
        """Let views be pickled: with a world drawn anew, so that a pickle tells nothing hidden."""
        return View, (self.sample(random.Random(0)), self.seat)  # noqa: S311 - as good as any world

    def __repr__(self) -> str:
        """Return whose view it is of what."""
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who}: {self._game!r}>"
