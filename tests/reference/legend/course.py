"""The agenda: rounds, phases and whose turn it is, up to your next choice (L19 to L21, L27, L63).

What is to be done next is a list of tasks, first one first; a task may put others before the
rest. `run` does them until one of them asks you something.
"""

from collections.abc import Callable

from . import mutul
from .draft import is_complete, mutul_takes
from .position import MUTUL, YOU, Position, Task, note
from .scoring import score

LAST_ROUND = 6
DISPLAY_TILES = 4
DISPLAY_CARDS = 10
TOKENS_A_ROUND = 2


def run(position: Position) -> None:
    """Do what is on the agenda until you are asked, or the game is over."""
    position.phase = "none"
    while position.phase == "none":
        name, *needs = position.agenda.pop(0)
        TASKS[name](position, *needs)


def fill_display(position: Position) -> None:
    """L16, L63: 2 tokens, 4 tiles, and cards in the gaps, green to red."""
    display = position.display
    display.tokens = sorted(position.tokens[:TOKENS_A_ROUND])
    position.tokens = position.tokens[TOKENS_A_ROUND:]
    display.tiles = list(position.stack[:DISPLAY_TILES])
    position.stack = position.stack[DISPLAY_TILES:]
    for place, there in enumerate(display.cards):
        if there is None and position.cards:
            display.cards[place] = position.cards.pop(0)


def begin_game(position: Position) -> None:
    """L16, L19: the first display; Mutul begins the draft."""
    position.display.cards = [None] * DISPLAY_CARDS
    fill_display(position)
    position.agenda = [["mutul picks"]]


def mutul_picks(position: Position) -> None:
    """L21, L22, L20: he turns up a card, takes an item, and discards the card."""
    if not is_complete(position, MUTUL):
        card_id = mutul.turn_up(position)
        mutul_takes(position, position.solo_cards[card_id])
        mutul.discard(position)
    position.agenda.insert(0, ["you pick"])


def you_pick(position: Position) -> None:
    """L21: you take an item; when both are complete the draft is over."""
    if not is_complete(position, YOU):
        position.agenda.insert(0, ["mutul picks"])
        ask(position, "draft")
    elif not is_complete(position, MUTUL):
        position.agenda.insert(0, ["mutul picks"])
    else:
        position.agenda.insert(0, ["action phase"])


def action_phase(position: Position) -> None:
    """L19, L20: the Solo cards are shuffled; Mutul begins."""
    position.stage = "action"
    next_solo_deck(position)
    position.passed = False
    position.agenda = [["mutul plays"]]


def next_solo_deck(position: Position) -> None:
    """L20: this phase's cards give way to the next phase's, in their dealt order."""
    position.solo = position.solo[1:]
    position.discards = []


def mutul_plays(position: Position) -> None:
    """L27, L32: he plays an item, or passes without turning up a card."""
    position.agenda.insert(0, ["you play"])
    if mutul.has_item(position):
        mutul.play_item(position)


def you_play(position: Position) -> None:
    """L27: you play an item, unless you have passed; both passed: the round ends."""
    if not position.passed:
        position.agenda.insert(0, ["mutul plays"])
        ask(position, "item")
    elif mutul.has_item(position):
        position.agenda.insert(0, ["mutul plays"])
    else:
        position.agenda.insert(0, ["upkeep"])


def upkeep(position: Position) -> None:
    """L63: rounds 1 to 5; L61: after the last the final scoring, which you begin."""
    if position.number == LAST_ROUND:
        position.stage = "final"
        position.agenda = [["your scoring"], ["mutul's scoring"], ["game over"]]
        return
    kept = position.sites[YOU].kept
    position.sites[YOU].kept = [(card[0], True) if card else None for card in kept]
    order = position.returns.pop(0)
    back = [position.aside[nth - 1] for nth in order if nth <= len(position.aside)]
    position.cards = back + position.cards
    position.aside = []
    fill_display(position)
    position.number += 1
    position.stage = "draft"
    next_solo_deck(position)
    position.passed = False
    position.agenda = [["mutul picks"]]


def ask(position: Position, phase: str, ap: int = 0, *, scoring: bool = False) -> None:
    """Stop for a choice of yours; counters at zero (L29)."""
    position.seat = YOU
    position.phase = phase
    position.ap = ap
    position.scoring = scoring
    position.used = {}


def your_scoring(position: Position) -> None:
    """L59, L61: 10 AP."""
    position.item = None
    ask(position, "act", 10, scoring=True)


def game_over(position: Position) -> None:
    """L61, L62: Mutul scores too, and the game is over."""
    score(position, MUTUL)
    note(position, "L61", "mutul scores", position.scores[MUTUL])
    ask(position, "over")
    position.seat = None


def ask_rotation(position: Position, tile: str, space: str, turns: list[int], then: Task) -> None:
    """L40: you turn Mutul's tile; `then` gets the tile, the space and the rotation."""
    position.choice = {"tile": tile, "space": space, "rotations": turns, "then": then}
    ask(position, "turn")


def ask_swap(position: Position, swaps: list[list[int]]) -> None:
    """L58: you choose what Mutul swaps."""
    position.choice = {"swaps": swaps}
    ask(position, "swap")


TASKS: dict[str, Callable[..., None]] = {
    "mutul picks": mutul_picks,
    "you pick": you_pick,
    "action phase": action_phase,
    "mutul plays": mutul_plays,
    "you play": you_play,
    "upkeep": upkeep,
    "your scoring": your_scoring,
    "game over": game_over,
    "ask rotation": ask_rotation,
    "ask swap": ask_swap,
    "discard": mutul.discard,
    "tile": mutul.play_tile,
    "lay tile": mutul.lay_tile,
    "periphery": mutul.play_periphery,
    "lay periphery": mutul.lay_periphery,
    "guide": mutul.move_guide,
    "spend token": mutul.spend_token,
    "do": mutul.do_action,
    "camp if possible": mutul.camp_if_possible,
    "raise highest": mutul.raise_by_option,
    "mutul's scoring": mutul.scoring,
}
