"""The variant `legend`: Tikal Legend, solo, against Mutul (L1 to L66)."""

import random
from typing import Final, final

from mypy_extensions import i64

from tikal.box.editions import DEFAULT_EDITION
from tikal.box.legend.components import DIRECTOR_AP, Components, components
from tikal.box.legend.solo_deck import LegendDeck, legend_deck_of
from tikal.engine.agenda import run
from tikal.engine.dealing.piles import TreasurePile
from tikal.engine.events import INTERIM_SCORING_STARTED
from tikal.engine.legend.cards import finish_item
from tikal.engine.legend.choices import CHOOSING, TURNING
from tikal.engine.legend.equipment import Equipment
from tikal.engine.legend.mutul.steps import STEP_ITEM_OVER, STEP_LAST
from tikal.engine.legend.mutul.turn import do_step
from tikal.engine.legend.options import CHOICE_OF_LETTERS, LegendOptions
from tikal.engine.legend.piles import (
    LEGEND_TILES,
    ActionCardPile,
    LegendStack,
    ReturnPile,
    SoloPile,
    TokenPile,
)
from tikal.engine.legend.points import points_by_source, score_legend
from tikal.engine.legend.rounds import (
    after_pick,
    after_your_item,
    scoring_steps,
    start_round,
    start_your_scoring,
)
from tikal.engine.legend.table import (
    DIRECTOR,
    DRAFT,
    EXTRA_SIZE,
    GUIDE,
    MUTUL,
    STAGE,
    YOU,
    clear_table,
)
from tikal.engine.phases import (
    PHASE_ACT,
    PHASE_CARD,
    PHASE_DRAFT,
    PHASE_ITEM,
    PHASE_OVER,
)
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import EMPTY, packed, pushed
from tikal.engine.variants.variant import Expedition, Settings, Variant
from tikal.geometry.spaces import SPACE_INDEX

GUIDE_START: Final[i64] = SPACE_INDEX["b2"]
_PHASES: Final = (
    PHASE_DRAFT,
    PHASE_ITEM,
    PHASE_ACT,
    PHASE_CARD,
    int(TURNING.number),
    int(CHOOSING.number),
    PHASE_OVER,
)


@final
class Legend(Variant):
    """Six rounds of drafting and playing items against an automaton that does the same."""

    def __init__(self, equipment: Equipment) -> None:
        """Take box, deck and options."""
        super().__init__("legend", _PHASES, EXTRA_SIZE)
        self.most_seats = 2
        self.has_director = True
        self.only_edition = DEFAULT_EDITION
        # A token of 12 and the Director (L11, L18).
        self.most_ap = max(equipment.components.tokens) + DIRECTOR_AP
        self.equipment: Final = equipment
        self.tiles = LEGEND_TILES
        self.other_tiles = tuple(equipment.components.own_tiles())
        self.piles = [
            LegendStack(),
            TreasurePile(),
            TokenPile(equipment.components),
            ActionCardPile(equipment.components),
            SoloPile(equipment.solo_cards),
            ReturnPile(),
        ]

    def settings(self) -> Settings:
        """Return the options; the Solo cards only if they are not the built-in ones."""
        found = self.equipment.options.as_dict(self.equipment.letters)
        if not self.equipment.deck.built_in:
            cards = self.equipment.deck.cards
            found["cards"] = {name: dict(card) for name, card in cards.items()}
        return found

    def settled(self, rng: random.Random) -> "Variant":
        """Let chance choose the letter that the table has left open (L16)."""
        if self.equipment.letters:
            return self
        letter = CHOICE_OF_LETTERS[int(rng.random() * len(CHOICE_OF_LETTERS))]
        old = self.equipment
        return Legend(Equipment(old.components, old.deck, old.options, letter))

    def signature(self) -> tuple[object, ...]:
        """Positions are equal only with the same options and cards, whatever the start score."""
        rest = {name: value for name, value in self.settings().items() if name != "score"}
        return (self.name, str(rest))

    def expedition(self, seat: int) -> Expedition:
        """Give both thirty explorers, you two leaders, Mutul his score (L7, L14)."""
        box = self.equipment.components
        mutul = seat == MUTUL
        return Expedition(
            box.explorers,
            0 if mutul else box.leaders,
            box.camps,
            box.guards,
            self.equipment.options.score if mutul else 0,
            "L7",
        )

    def enterable(self, terrain: int) -> bool:
        """Members enter lakes and volcanoes too (L6)."""
        return True

    def plays_itself(self, seat: i64) -> bool:
        """Mutul chooses nothing; what his cards leave open you choose."""
        return seat == MUTUL

    def do_step(self, position: Position, step: i64) -> bool:
        """Do one step of the agenda; return whether the next one can follow at once."""
        return do_step(position, self.equipment, step)

    def set_up(self, position: Position) -> None:
        """Let the guide stand on b2; the table is empty, the Director can be asked (L15, L18)."""
        clear_table(position)
        position.extra[GUIDE] = GUIDE_START
        position.extra[DIRECTOR] = 1

    def begin(self, position: Position) -> None:
        """Fill the display and let Mutul pick first (L16, L19)."""
        start_round(position, 1)
        run(position)

    def next_turn(self, position: Position) -> None:
        """Go on after you have taken an item, played one, or passed."""
        if position.extra[STAGE] == DRAFT:
            after_pick(position, self.equipment, YOU, took=True)
        else:
            finish_item(position)
            after_your_item(position, self.equipment)
        run(position)

    def volcano_placed(self, position: Position, tile: i64) -> None:
        """Start the scoring with you; Mutul's part, and the end of the item, come after (L59)."""
        if position.journal is not None:
            position.tell((INTERIM_SCORING_STARTED, YOU, tile))
        steps = scoring_steps(self.equipment, final=False)
        position.agenda = packed([*steps, STEP_ITEM_OVER])
        start_your_scoring(position)

    def scoring_order(self, position: Position) -> i64:
        """Only you take scoring turns; Mutul's part is in the agenda (L59)."""
        return pushed(EMPTY, YOU)

    def final_order(self, position: Position) -> i64:
        """Only you take a last turn (L61)."""
        return pushed(EMPTY, YOU)

    def points(self, position: Position, seat: i64) -> i64:
        """Count tiles, treasures, unique ones and, at the end, the Director (L18, L60)."""
        return points_by_source(position, seat).total()

    def score(self, position: Position, seat: i64) -> None:
        """Score all of them (L60)."""
        score_legend(position, seat)

    def scores_once(self, seat: i64) -> bool:
        """Mutul scores at the very end and never before (L59, L61)."""
        return seat == MUTUL

    def resume(self, position: Position) -> None:
        """Go on with the agenda after your scoring turn (L59)."""
        run(position)

    def finish(self, position: Position) -> None:
        """Let Mutul do his last scoring and score (L61)."""
        position.agenda = packed([*scoring_steps(self.equipment, final=True), STEP_LAST])
        run(position)

    def winners(self, position: Position) -> list[int]:
        """Most points win; a tie is shared (L62)."""
        yours = position.score(YOU)
        his = position.score(MUTUL)
        if yours == his:
            return [YOU, MUTUL]
        return [YOU] if yours > his else [MUTUL]


def legend(settings: Settings) -> Variant:
    """Return the variant with these settings, or say which of them is wrong (L64 to L66)."""
    options = LegendOptions(settings)
    deck: LegendDeck = legend_deck_of(settings.get("cards"))
    box: Components = components()
    return Legend(Equipment(box, deck, options, options.letters))
