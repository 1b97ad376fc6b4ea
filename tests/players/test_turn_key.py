"""Keys: positions of a turn are told apart, and known before they are made."""

import pytest

from tests.players.test_planning import game_after
from tikal.engine.actions.ruins import MOVE_RECOVER
from tikal.engine.actions.temples import MOVE_UNCOVER
from tikal.engine.moves import A, code_of, field_a
from tikal.engine.phases import PHASE_ACT
from tikal.engine.play import legal
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach
from tikal.geometry.bits import ALL_SPACES
from tikal.players.search.journeys import add_arrivals, carry_out
from tikal.players.search.turn_key import UNKNOWN, key_after, turn_key


def acting(actions: int, seats: int) -> Position:
    """Return a position in the middle of a game with action points to spend."""
    position = game_after(actions, seats=seats).position.copy()
    position.phase = PHASE_ACT
    position.ap = 9
    return position


@pytest.mark.parametrize(("seats", "actions"), [(2, 70), (3, 110), (4, 150)])
def test_the_key_of_what_follows_is_known_before(seats: int, actions: int) -> None:
    """Whatever a journey changes changes the key by as much; other journeys, other keys."""
    position = acting(actions, seats)
    seat = position.seat
    reach = Reach(position, seat)
    journeys = [move for move in legal(position) if code_of(move) == MOVE_UNCOVER]
    add_arrivals(position, reach, seat, ALL_SPACES, journeys)
    before = turn_key(position, seat)
    met: dict[int, int] = {}
    for journey in journeys:
        after = position.copy()
        carry_out(after, reach, journey, seat)
        key = turn_key(after, seat)
        assert key_after(before, journey, reach, seat) == key
        assert met.setdefault(key, journey) == journey


def test_a_treasure_is_gone_from_its_ruins() -> None:
    """What an unseen treasure is does not enter the key, that it was taken does."""
    position = acting(40, 2)
    seat = position.seat
    space = 0
    position.value[space] = 2
    journey = MOVE_RECOVER + space * A
    after = position.copy()
    after.value[field_a(journey)] -= 1
    after.use(space)
    after.ap -= 3
    reach = Reach(position, seat)
    assert key_after(turn_key(position, seat), journey, reach, seat) == turn_key(after, seat)


def test_rare_actions_have_to_be_tried() -> None:
    """Camps, guards and exchanges change too much to be foretold."""
    position = acting(40, 2)
    others = [move for move in legal(position) if code_of(move) > MOVE_RECOVER]
    reach = Reach(position, position.seat)
    assert others
    assert {key_after(0, move, reach, position.seat) for move in others} == {UNKNOWN}
