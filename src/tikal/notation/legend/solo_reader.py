"""Reading which Solo cards Mutul has turned up, and which are to come (L20)."""

from tikal.engine.legend.equipment import Equipment
from tikal.engine.legend.piles import PHASES_OF_GAME, note_seen, usual_turns
from tikal.engine.legend.table import CARD, DRAFT, NO_CARD, ROUND, SOLO_START, STAGE
from tikal.engine.state.position import Position
from tikal.notation.checked import Checked, given
from tikal.notation.legend.piles import read_order, solo_card


def read_solo(
    position: Position, entries: dict[str, Checked], equipment: Equipment
) -> tuple[list[int], int]:
    """Return the orders of all phases, past ones made up, and how many were turned up."""
    size = int(equipment.solo_size)
    phase = 2 * (position.extra[ROUND] - 1) + int(position.extra[STAGE] != DRAFT)
    position.extra[SOLO_START] = phase * size
    turned = _turned(position, entries, equipment)
    for past in range(phase):
        note_seen(position, past, usual_turns(past, size))
    note_seen(position, phase, len(turned))
    lists = [list(equipment.solo_cards) for _ in range(PHASES_OF_GAME)]
    lists[phase] = turned + [card for card in equipment.solo_cards if card not in turned]
    entry = given(entries, "solo")
    if entry is not None:
        _read_orders(entry, lists, turned, equipment, phase)
    return [card for each in lists for card in each], len(turned)


def _turned(position: Position, entries: dict[str, Checked], equipment: Equipment) -> list[int]:
    turned: list[int] = []
    card = given(entries, "card")
    discards = given(entries, "discards")
    for entry in [*(discards.items() if discards else []), *([card] if card else [])]:
        turned.append(solo_card(entry, equipment))
        if turned.count(turned[-1]) > 1:
            entry.refuse(f"{entry.value} has been turned up already: L20")
    position.extra[CARD] = NO_CARD if card is None else turned[-1]
    return turned


def _read_orders(
    entry: Checked, lists: list[list[int]], turned: list[int], equipment: Equipment, phase: int
) -> None:
    orders = entry.items()
    left = PHASES_OF_GAME - phase
    if len(orders) != left:
        entry.refuse(f"{len(orders)} lists, not one for each of the {left} phases left: L20")
    now = [solo_card(item, equipment) for item in orders[0].items()]
    if sorted(turned + now) != sorted(equipment.solo_cards):
        orders[0].refuse("with the cards turned up not each Solo card once: L20")
    lists[phase] = turned + now
    for index, each in enumerate(orders[1:], start=phase + 1):
        lists[index] = read_order(each, equipment)
