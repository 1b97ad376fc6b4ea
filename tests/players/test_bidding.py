"""Bidding: a turn that is worth points is bid for, and never for more points than there are."""

import pytest

import tikal
from tikal.engine.actions.bidding import MOVE_PASS
from tikal.notation.actions.action import action_of
from tikal.players.search.bidding import Bidder, likely_rival
from tikal.players.search.weights import Weights
from tikal.players.stored import stored_weights

# Two tiles alike, and a treasure that whoever comes first will dig up.
PRIZE: dict[str, object] = {
    "variant": "auction",
    "phase": "bid",
    "display": ["B1", "B2"],
    "tiles": {"b3": "A1+0"},
    "ruins": {"b3": [3]},
    "members": {"b3": {"1": "E", "2": "E"}},
    "guards": {"a2": "1E", "b1": "2E"},
    "removed": {"1": "L" + 16 * "E", "2": "L" + 16 * "E"},
    "hands": {"1": [3], "2": [3]},
    "stack": [],
    "treasures": [],
}


def bid(**changes: object) -> str:
    """Return what a bidder does with the prize on offer."""
    game = tikal.Game.from_document(PRIZE | changes)
    return action_of(Bidder(Weights(stored_weights())).move(game.position)).text


def test_a_turn_worth_points_is_bid_for() -> None:
    """A3: the lowest bid there is, as long as the turn is worth it."""
    assert bid() == "bid1"


def test_no_turn_is_worth_everything() -> None:
    """A price beyond the worth of a turn is left to others."""
    assert bid(bid=19, bidder=2) == "pass"


def test_nobody_bids_points_they_have_not() -> None:
    """A1: without points there is nothing to bid."""
    assert bid(scores=[0, 20]) == "pass"


def test_the_worth_is_found_once_for_an_auction() -> None:
    """The same auction at another price is not thought about again."""
    bidder = Bidder(Weights(stored_weights()))
    bidder.move(tikal.Game.from_document(PRIZE).position)
    worth, nodes = bidder.worth, bidder.quick.nodes
    later = tikal.Game.from_document(PRIZE | {"bid": 2, "bidder": 2})
    bidder.move(later.position)
    assert (bidder.worth, bidder.quick.nodes) == (worth, nodes)


@pytest.mark.parametrize(
    ("changes", "rival"),
    [
        ({}, 2),
        ({"bid": 2, "bidder": 3}, 3),
        ({"passed": [2]}, 3),
        ({"passed": [2, 3]}, 2),
        ({"passed": [3], "up": [1, 3], "display": ["B1", "B2"]}, 3),
    ],
)
def test_the_likely_rival(changes: dict[str, object], rival: int) -> None:
    """A3, A4: the highest bidder, else the next one still in; where all passed, any to come."""
    three = PRIZE | {"seats": 3, "display": ["B1", "B2", "B3"]} | changes
    assert likely_rival(tikal.Game.from_document(three).position) == rival - 1


def test_a_bidder_may_pass() -> None:
    """Where both get the same out of their turns nobody pays for being first."""
    game = tikal.Game.from_document(PRIZE | {"ruins": {}, "members": {}})
    assert Bidder(Weights(stored_weights())).move(game.position) == MOVE_PASS
