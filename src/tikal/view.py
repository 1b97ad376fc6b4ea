"""Views: what a seat, or a spectator, may know of a game.

Everything hidden in Tikal is hidden from all alike: the order of the tiles inside a letter and the
treasures that lie face down. A view tells the rest and can draw worlds that agree with it.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.tiles import TILE_NAMES
from tikal.engine.deal import PASS
from tikal.engine.setup import deal_of, shuffled
from tikal.errors import TikalError
from tikal.notation.action import Action
from tikal.notation.document import Document, document
from tikal.notation.events import Event
from tikal.notation.legal import Legal
from tikal.notation.record import Record, seen_deal, unseen_treasures

if TYPE_CHECKING:
    from tikal.game import Game


@final
class View:
    """A game seen from a seat; `seat` None is a spectator's. It stays as it was when taken."""

    def __init__(self, game: Game, seat: int | None) -> None:
        """Take the view now; later actions of the game don't change it."""
        if seat is not None and seat not in range(1, game.seats + 1):
            message = f"there is no seat {seat!r}, only 1 to {game.seats}"
            raise TikalError(message)
        self.seat: Final = seat
        self._game: Final = game.copy()

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
        setup = {**self._game.setup.as_dict(), "seed": None}
        position = self._game.position
        if self._game.origin.deal is None:
            first = type(self._game)(self._game.origin).position
            start = document(first, self._game.setup, hidden=True)
            return self._game.record_from({"setup": setup, "start": start})
        solo = self._game.setup.solo
        deal = seen_deal(position, () if solo is None else solo.deck.ids)
        return self._game.record_from({"setup": setup, "deal": deal})

    def sample(self, rng: random.Random) -> Game:
        """Return a game with the same past and whatever is hidden dealt anew.

        The world depends on the view and on chance only: what is hidden is put in order before it
        is shuffled. A finished game hides nothing any more.
        """
        if self.over:
            return self._game.copy()
        position = self._game.position
        stack = list(position.deal.stack)
        _reshuffle_letters(stack, position.stack_next, rng)
        treasures = list(position.deal.treasures)
        places = unseen_treasures(position)
        kinds = shuffled(sorted([treasures[place] for place in places]), rng)
        for place, kind in zip(places, kinds, strict=True):
            treasures[place] = kind
        deck = list(position.deal.deck)
        for first in range(0, len(deck), PASS):
            unseen = max(first, position.cards_next)
            deck[unseen : first + PASS] = shuffled(sorted(deck[unseen : first + PASS]), rng)
        return self._game.with_deal(deal_of(stack, treasures, deck))

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


def _reshuffle_letters(stack: list[int], first_unseen: int, rng: random.Random) -> None:
    """Deal the unseen tiles anew, each letter among its own places."""
    places_of: dict[str, list[int]] = {}
    for place in range(first_unseen, len(stack)):
        places_of.setdefault(TILE_NAMES[stack[place]][0], []).append(place)
    for places in places_of.values():
        tiles = shuffled(sorted([stack[place] for place in places]), rng)
        for place, tile in zip(places, tiles, strict=True):
            stack[place] = tile
