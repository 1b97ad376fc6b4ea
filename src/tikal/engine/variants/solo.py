"""The variant `solo`: you against Mutul (S1 to S15)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.solo_deck import SoloDeck, deck_of
from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_TERRAIN
from tikal.engine.agenda import run
from tikal.engine.events import SCORING_STARTED, TILE_DRAWN, TURN_STARTED
from tikal.engine.mutul.automaton import (
    CARD,
    CARD_AT_WORK,
    EXTRA_SIZE,
    GUIDE,
    MUTUL,
    NEW_TILE,
    NO_CARD,
    YOU,
    Mutul,
)
from tikal.engine.mutul.deck import CardPile, next_card
from tikal.engine.mutul.members import move_on, place_members
from tikal.engine.mutul.ruins import dig_everywhere
from tikal.engine.mutul.steps import (
    AFTER_SCORING,
    LAST_CARD,
    STEP_BEGIN,
    STEP_DRAW,
    STEP_FLOORS,
    STEP_GUARDS,
    STEP_HAND_OVER,
    STEP_MEMBERS,
    STEP_MOVE_ON,
    STEP_REVEAL,
    STEP_TILE,
    STEP_TREASURES,
    TURN,
)
from tikal.engine.mutul.temples import place_guards, raise_temples
from tikal.engine.mutul.tile import place_tile
from tikal.engine.phases import PHASE_ACT, PHASE_OVER, PHASE_PLACE
from tikal.engine.scoring import points_now, score
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import EMPTY, first, packed, pushed, rest
from tikal.engine.turns import (
    draw_tile,
    end_game,
    resume_turn,
    stack_empty,
    start_final_round,
    start_scoring_turn,
    start_turn,
)
from tikal.engine.variants.variant import Expedition, Settings, Variant
from tikal.errors import InvalidSetup
from tikal.geometry.spaces import OFF_BOARD, SPACE_INDEX
from tikal.untrusted import short_repr

GUIDE_START: Final[i64] = SPACE_INDEX["b2"]
MUTUL_EXPLORERS: Final[i64] = 36
STANDARD_SCORE: Final[i64] = 175
LEAST_SCORE: Final = 125
MOST_SCORE: Final = 225
MEMBER_CHANGES: Final = (-1, 0, 1)
# Mutul's first score by the name of the difficulty (S15).
DIFFICULTIES: Final = {
    "very easy": 125,
    "easy": 150,
    "standard": 175,
    "hard": 190,
    "very hard": 225,
}


@final
class Solo(Variant):
    """A two-player game in which the other seat follows cards."""

    def __init__(self, deck: SoloDeck, score: int, members: int) -> None:
        """Take the deck, Mutul's first score and the member adjustment (S15)."""
        super().__init__("solo", (PHASE_PLACE, PHASE_ACT, PHASE_OVER), EXTRA_SIZE)
        self.most_seats = 2
        self.deck: Final = deck
        self.mutul_score: Final = score
        self.members: Final = members
        self.piles.append(CardPile())

    def settings(self) -> Settings:
        """Return score and adjustment; the cards only if they are not the built-in ones."""
        found: Settings = {"score": self.mutul_score, "members": self.members}
        if not self.deck.built_in:
            found["cards"] = [dict(card) for card in self.deck.cards]
        return found

    def signature(self) -> tuple[object, ...]:
        """Positions are equal only with the same cards and the same adjustment."""
        return (self.name, self.members, str(self.deck.cards))

    def expedition(self, seat: int) -> Expedition:
        """Give Mutul his score, twice the explorers and no camps (S1, S15)."""
        if seat == YOU:
            return Expedition()
        return Expedition(explorers=MUTUL_EXPLORERS, camps=0, score=self.mutul_score)

    def plays_itself(self, seat: i64) -> bool:
        """Mutul chooses nothing (S1)."""
        return seat == MUTUL

    def set_up(self, position: Position) -> None:
        """Let the guide stand on b2 (S2); no card is at work."""
        position.extra[GUIDE] = GUIDE_START
        position.extra[CARD] = NO_CARD
        position.extra[CARD_AT_WORK] = NO_CARD
        position.extra[NEW_TILE] = OFF_BOARD

    def begin(self, position: Position) -> None:
        """Let Mutul play first (S4)."""
        self._start(position, TURN)

    def next_turn(self, position: Position) -> None:
        """Take turns until the stack is empty (S4, S14)."""
        if stack_empty(position):
            start_final_round(position)
        elif position.turn == YOU:
            self._start(position, TURN)
        else:
            start_turn(position, YOU, draw_tile(position))

    def scoring_order(self, position: Position) -> i64:
        """Only you take scoring turns (S13)."""
        return pushed(EMPTY, YOU)

    def final_order(self, position: Position) -> i64:
        """Your final scoring turn comes first; Mutul's part is in `finish` (S14)."""
        return pushed(EMPTY, YOU)

    def points(self, position: Position, seat: i64) -> i64:
        """Count temples and treasures (R10.3, R10.4)."""
        return points_now(position, seat)

    def score(self, position: Position, seat: i64) -> None:
        """Score temples and treasures (R10.3, R10.4)."""
        score(position, seat)

    def scores_once(self, seat: i64) -> bool:
        """Mutul scores at the very end and never before (S13, S14)."""
        return seat == MUTUL

    def resume(self, position: Position) -> None:
        """Go on after your scoring turn with the turn of whoever drew the volcano (S13)."""
        if position.turn == YOU:
            resume_turn(position)
            return
        position.seat = MUTUL
        run(position)

    def finish(self, position: Position) -> None:
        """Let Mutul do a last card and score (S14)."""
        position.seat = MUTUL
        self._start(position, LAST_CARD)

    def winners(self, position: Position) -> list[int]:
        """You win only with strictly more points (S14)."""
        return [YOU if position.score(YOU) > position.score(MUTUL) else MUTUL]

    def _start(self, position: Position, steps: list[int]) -> None:
        position.agenda = packed(steps)
        run(position)

    def do_step(self, position: Position, step: i64) -> bool:
        """Do one step of Mutul's; return whether he can go on."""
        if step == STEP_DRAW:
            return self._draw(position)
        if is_on_card(step):
            self._card_steps(position, step)
        elif step == STEP_BEGIN:
            self._begin_turn(position)
        elif step == STEP_REVEAL:
            self._reveal(position)
        else:
            rest_hands(position)
            if step == STEP_HAND_OVER:
                self.next_turn(position)
            else:
                score(position, MUTUL)
                end_game(position)
        return True

    def _card_steps(self, position: Position, step: i64) -> None:
        """Do a step that a card can show, and those of the card that follow it at once."""
        mutul = Mutul(position, self.deck, position.extra[CARD_AT_WORK])
        self._card_step(mutul, step)
        while position.agenda != EMPTY and is_on_card(first(position.agenda)):
            step = first(position.agenda)
            position.agenda = rest(position.agenda)
            self._card_step(mutul, step)

    def _card_step(self, mutul: Mutul, step: i64) -> None:
        position = mutul.position
        if step == STEP_FLOORS:
            raise_temples(mutul)
        elif step == STEP_TREASURES:
            dig_everywhere(mutul)
        elif step == STEP_TILE:
            position.extra[NEW_TILE] = place_tile(mutul)
            position.extra[CARD] = NO_CARD
        elif step == STEP_MEMBERS:
            place_members(mutul, position.extra[NEW_TILE], self.members)
        elif step == STEP_MOVE_ON:
            move_on(mutul)
        else:
            place_guards(mutul)

    def _begin_turn(self, position: Position) -> None:
        position.seat = MUTUL
        position.turn = MUTUL
        if position.journal is not None:
            position.tell((TURN_STARTED, MUTUL))

    def _reveal(self, position: Position) -> None:
        position.extra[NEW_TILE] = OFF_BOARD
        position.extra[CARD_AT_WORK] = next_card(position)
        Mutul(position, self.deck, position.extra[CARD_AT_WORK]).tell_card()

    def _draw(self, position: Position) -> bool:
        """Draw the tile; a volcano waits until you have taken your scoring turn (S13)."""
        position.drawn = draw_tile(position)
        if position.journal is not None:
            position.tell((TILE_DRAWN, MUTUL, position.drawn))
        if TILE_TERRAIN[position.drawn] != VOLCANO:
            return True
        hold_volcano(position, position.extra[CARD_AT_WORK])
        if position.journal is not None:
            position.tell((SCORING_STARTED, MUTUL, position.drawn))
        position.queue = self.scoring_order(position)
        start_scoring_turn(position)
        return False


def hold_volcano(position: Position, card: i64) -> None:
    """Keep a card in force, and what Mutul has to do after your scoring turn (S13)."""
    position.extra[CARD] = card
    position.extra[CARD_AT_WORK] = card
    position.agenda = packed(AFTER_SCORING)


def is_on_card(step: i64) -> bool:
    """Return whether a step is one of the six that a card can show."""
    return STEP_FLOORS <= step <= STEP_GUARDS


def rest_hands(position: Position) -> None:
    """Put the card at work away, at the end of Mutul's turn."""
    position.extra[CARD_AT_WORK] = NO_CARD
    position.extra[NEW_TILE] = OFF_BOARD


def _number(settings: Settings, name: str, default: int) -> int:
    value = settings.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int):
        message = f"solo.{name} must be a whole number, not {short_repr(value)}: S15"
        raise InvalidSetup(message)
    return value


def solo(settings: Settings) -> Variant:
    """Return the variant with these settings, or say which of them is wrong (S15)."""
    for name in settings:
        if name not in ("score", "members", "cards"):
            message = f"unknown solo setting {short_repr(name)}; there are score and members: S15"
            raise InvalidSetup(message)
    score = _number(settings, "score", STANDARD_SCORE)
    members = _number(settings, "members", 0)
    if not LEAST_SCORE <= score <= MOST_SCORE:
        message = f"solo.score must be {LEAST_SCORE} to {MOST_SCORE}, not {short_repr(score)}: S15"
        raise InvalidSetup(message)
    if members not in MEMBER_CHANGES:
        message = f"solo.members must be -1, 0 or 1, not {short_repr(members)}: S15"
        raise InvalidSetup(message)
    return Solo(deck_of(settings.get("cards")), score, members)
