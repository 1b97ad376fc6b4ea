"""What is left of the piles, in the order that a reader may know (L20, L63)."""

from tikal.engine.legend.equipment import Equipment
from tikal.engine.legend.piles import RETURNS, SOLO, items_left
from tikal.engine.legend.table import ASIDE_PLACES, SOLO_START
from tikal.engine.state.position import Position


def left_of(position: Position, pile: int) -> list[int]:
    """Return what is left of a pile, the next first."""
    return list(position.deal.piles[pile][position.taken_of(pile) :])


def in_order(items: list[object] | list[int] | list[str], *, hidden: bool) -> list[object]:
    """Return items as they will come, or sorted where that is hidden."""
    found: list[object] = []
    found += sorted(items, key=_sort_key) if hidden else items
    return found


def _sort_key(item: object) -> tuple[int, str]:
    return (item, "") if isinstance(item, int) else (0, str(item))


def solo_left(position: Position, equipment: Equipment, *, hidden: bool) -> list[list[str]]:
    """Return this phase's cards that are left, then a list for each later phase."""
    ids = equipment.deck.ids
    solo = list(position.deal.piles[SOLO])
    size = int(equipment.solo_size)
    later = position.extra[SOLO_START] + size
    lists = [solo[position.taken_of(SOLO) : later]]
    lists += [solo[at : at + size] for at in range(later, len(solo), size)]
    names = [[ids[card] for card in each] for each in lists]
    return [sorted(each) for each in names] if hidden else names


def returns_left(position: Position) -> list[list[int]]:
    """Return in which order the cards set aside come back, a list for each round."""
    flat = [place + 1 for place in left_of(position, RETURNS)]
    size = int(ASIDE_PLACES)
    return [flat[at : at + size] for at in range(0, items_left(position, RETURNS), size)]
