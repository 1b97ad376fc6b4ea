"""The evaluation: what is certain is counted, what is not is weighed."""

import pytest

import tikal
from tests.players.test_planning import game_after
from tikal.engine.actions.members import MOVE_MEMBER
from tikal.engine.moves import code_of, field_a, field_b, field_c
from tikal.engine.phases import PHASE_ACT
from tikal.geometry.bits import ALL_SPACES
from tikal.geometry.spaces import SPACES
from tikal.players.search.evaluation import Evaluation
from tikal.players.search.journeys import add_arrivals, carry_out
from tikal.players.search.weights import WEIGHT_NAMES, Weights
from tikal.players.stored import stored_weights

LONG = ["E1", "F2", "F3", "F4", "F5", "G1", "G2", "G3", "G4"]
NOTHING = dict.fromkeys(WEIGHT_NAMES, 0.0)


def value(document: dict[str, object], **weights: float) -> float:
    """Return what a position is worth to seat 1 by a few weights."""
    position = tikal.Game.from_document(document).position
    evaluation = Evaluation(position, Weights(NOTHING | weights))
    return evaluation.value(position, evaluation.reach)


def test_what_is_certain_needs_no_weight() -> None:
    """R10.3, R10.4: guards and treasures score at every scoring to come, here two."""
    assert value({"guards": {"b1": "1E"}, "levels": {"b1": 4}, "stack": ["F1"]}) == 8.0
    assert value({"hands": {"1": [2, 2, 5]}, "stack": ["F1"]}, treasure=1.0) == 8.0
    assert value({"scores": [7, 9]}, rival=1.0) == -2.0


@pytest.mark.parametrize(("stack", "sure"), [([], 3.0), (LONG, 1.0)])
def test_a_scoring_far_off_is_less_sure(stack: list[str], sure: float) -> None:
    """A lead counts by the near weights at once, by the far ones with many tiles to come."""
    document: dict[str, object] = {"members": {"b1": {"1": "EE"}}, "stack": stack}
    assert value(document, margin_2=3.0, far_margin_2=1.0) == sure


def test_growth_ends() -> None:
    """R8.1: the tenth floor is the last, and a floor that has run out never comes."""
    position = tikal.Game.from_document({"levels": {"a2": 10, "b1": 9}}).position
    assert not position.can_grow(1)
    assert not position.can_grow(5)
    assert tikal.Game.new(seed=1).position.can_grow(1)


def test_other_weights_for_the_same_position() -> None:
    """Weighing one's own prospects anew is the same as valuing the position anew."""
    position = game_after(30).position
    own = stored_weights() | {"rival": 0.0}
    evaluation = Evaluation(position, Weights(NOTHING))
    evaluation.reweigh(position, Weights(own))
    fresh = Evaluation(position, Weights(own))
    found = evaluation.value(position, evaluation.reach)
    assert found == pytest.approx(fresh.value(position, fresh.reach))


@pytest.mark.parametrize(("seats", "actions"), [(2, 60), (3, 45), (4, 90)])
def test_an_arrival_is_valued_as_the_position_it_leads_to(seats: int, actions: int) -> None:
    """What a member changes by going somewhere is the same as looking at everything anew."""
    position = game_after(actions, seats=seats).position.copy()
    position.phase = PHASE_ACT
    position.ap = 8
    evaluation = Evaluation(position, Weights(stored_weights()))
    reach = evaluation.reach
    evaluation.value(position, reach)
    arrivals: list[int] = []
    add_arrivals(position, reach, position.seat, ALL_SPACES, arrivals)
    assert arrivals
    for journey in arrivals:
        after = position.copy()
        carry_out(after, reach, journey, position.seat)
        fresh = Evaluation(position, Weights(stored_weights())).value(after, reach)
        moves = code_of(journey) == MOVE_MEMBER
        start, goal = (field_a(journey), field_b(journey)) if moves else (SPACES, field_a(journey))
        member = field_c(journey) if moves else field_b(journey)
        found = evaluation.value_after(position, reach, start, goal, member)
        assert found == pytest.approx(fresh)
