"""Ways: the cheapest one as the single moves that the rules know (R7.1 to R7.3)."""

import tikal
from tikal.box.pieces import EXPLORER
from tikal.engine.ways.reach import FAR, Reach
from tikal.engine.ways.travel import way, way_from_supply
from tikal.geometry.spaces import SPACE_INDEX
from tikal.notation.actions.action import action_of

CAMP = {"tiles": {"b3": "A4+3", "c3": "B1+0"}, "camps": {"b2": 1}, "members": {"a1": {"1": "E"}}}


def texts(moves: list[int]) -> list[str]:
    """Return moves as people write them."""
    return [action_of(move).text for move in moves]


def test_a_shift_where_it_is_cheaper() -> None:
    """Between one's camps a way takes the secret path unless a step costs no more."""
    position = tikal.Game.from_document(CAMP).position
    start, goal = SPACE_INDEX["a1"], SPACE_INDEX["b2"]
    position = position.copy()
    position.site = position.site.copy()
    reach = Reach(position, 0)
    direct = reach.site.cost[:]
    assert texts(way(reach, EXPLORER, start, goal)) == ["Ea1-b2"]
    assert direct[start * 6 + 1] == 1
    for side in range(6):
        position.site.cost[start * 6 + side] = 0
    reach = Reach(position, 0)
    assert texts(way(reach, EXPLORER, start, goal)) == ["Ea1=b2"]
    assert texts(way_from_supply(reach, EXPLORER, goal)) == ["E+b2"]
    assert Reach(position, 0, shifts=False).between(start, goal) == FAR
