"""Drafting: what each item of the display would bring you, and what can wait (L21)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.legend.components import SPENT_AP, components
from tikal.box.terrain import RUINS, TEMPLE
from tikal.box.tiles import TILE_TERRAIN, TILE_VALUE
from tikal.engine.legend.draft import MOVE_TAKE_CARD, MOVE_TAKE_TOKEN
from tikal.engine.legend.items import use_effect
from tikal.engine.legend.table import PLAYING_CARD, card_on_display
from tikal.engine.moves import Moves, code_of, field_a, field_b, field_c
from tikal.engine.phases import PHASE_ACT
from tikal.engine.play import collect
from tikal.engine.state.position import Position
from tikal.players.search.legend.effect import EffectPlanner
from tikal.players.search.legend.horizon import is_volcano
from tikal.players.search.legend.line import Line, best_of
from tikal.players.search.legend.outlook import Outlook
from tikal.players.search.legend.weights import LegendWeights

# What the gain of playing a card at once counts beside what such cards bring on average.
_AT_ONCE: Final[float] = 0.5
_KINDS: Final = 3
# How much of the value a tile's own worth makes.
_LEVEL: Final[float] = 0.25


@final
class Offer:
    """An item of the display and what it would bring."""

    def __init__(self, move: i64, kind: i64, value: float) -> None:
        """Take the move, which of the three kinds of item it takes, and the value."""
        self.move: i64 = move
        self.kind: i64 = kind
        self.value: float = value


@final
class Drafter:
    """Looks at the display once."""

    def __init__(
        self, position: Position, weights: LegendWeights, width: i64, *, carefully: bool
    ) -> None:
        """Try the effects of cards so widely; without care they count as such cards do."""
        self.position = position
        self.weights = weights
        self.width: i64 = width
        self.carefully: bool = carefully
        self.outlook = Outlook(position, weights)
        self.now: float = self.outlook.worth(position, self.outlook.reach)

    def picks(self) -> list[Line]:
        """Return the items, best first by what they bring beyond what their kind will later."""
        moves = Moves()
        collect(self.position, moves)
        offers = [self._offer(move) for move in moves.as_list()]
        found: list[Line] = []
        for offer in offers:
            beyond = offer.value - self._later(offers, offer)
            found.append(Line([offer.move], self.now + beyond))
        return best_of(found, len(found))

    def _offer(self, move: i64) -> Offer:
        code = code_of(move)
        if code == MOVE_TAKE_TOKEN:
            return Offer(move, 0, self.outlook.ap_worth(field_c(move)))
        if code == MOVE_TAKE_CARD:
            return Offer(move, 1, self.card_value(card_on_display(self.position, field_a(move))))
        return Offer(move, 2, self._tile_value(field_b(move)))

    def _later(self, offers: list[Offer], offer: Offer) -> float:
        """Return what the kind of an offer will bring if another kind is taken now."""
        total: float = 0.0
        count: i64 = 0
        for other in offers:
            if other.kind == offer.kind:
                total += other.value
                count += 1
        return total / float(count)

    def card_value(self, card: i64) -> float:
        """Return what a card may bring: now, or such a card on average, or its action points."""
        value = self.outlook.card_worth(card)
        if self.carefully:
            value += (self._gain(card) - value) * _AT_ONCE
        if components().permanent[card] == 1:
            value += self.weights.kept * self.outlook.rounds
        return max(value, self.outlook.ap_worth(SPENT_AP))

    def _gain(self, card: i64) -> float:
        """Return what a card would bring if it were played now."""
        after = self.position.copy()
        use_effect(after, PLAYING_CARD, card)
        if after.phase == PHASE_ACT:
            return self.outlook.card_worth(card)
        planner = EffectPlanner(after, self.weights, self.width)
        return planner.lines(self.outlook, 1)[0].worth - self.now

    def _tile_value(self, tile: i64) -> float:
        value = self.outlook.tile_worth(tile)
        if is_volcano(tile):
            return value
        level = float(TILE_VALUE[tile])
        if TILE_TERRAIN[tile] in (TEMPLE, RUINS):
            value += level * _LEVEL * self.outlook.scorings
        return value
