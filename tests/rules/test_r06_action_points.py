"""R6: spending action points."""

import pytest

import tikal
from tests.rules.table import at, params, play, reason, refused, table

MEMBERS = {
    "b1": {"1": "EE"},
    "b2": {"1": "E", "2": "E"},
    "b3": {"1": "E"},
    "c1": {"1": "E"},
}
BUSY: dict[str, object] = {
    "tiles": {"b3": "A1+0", "c2": "B1+3", "c1": "A2+0"},
    "ruins": {"b3": [1, 2, 3]},
    "camps": {"c2": 1},
    "hands": {"1": [4], "2": [5]},
}
COSTS = {
    "E+a1": 1,
    "L+a1": 1,
    "Ea1-b2": 1,
    "La1-b1": 2,
    "Ec1-c2": 4,
    "Ea1=c2": 1,
    "Ub1": 2,
    "Rb3": 3,
    "X4-5@2": 3,
    "Cb2": 5,
    "Gb1E": 5,
}


def busy(ap: int, text: str) -> tikal.Game:
    """Return a position in which the action can be done, if the AP allow it."""
    base_camp = {"1": "E" if text == "L+a1" else "LE"}
    return table(ap=ap, members={**MEMBERS, "a1": base_camp}, **BUSY)


@pytest.mark.parametrize(("text", "cost"), COSTS.items())
def test_what_actions_cost(text: str, cost: int) -> None:
    """R6.1: each action takes its price from the AP, and can be done with exactly so many."""
    game = busy(cost, text)
    play(game, text)
    assert game.ap == 0


@pytest.mark.parametrize(("text", "cost"), COSTS.items())
def test_too_few_points(text: str, cost: int) -> None:
    """R6.1: with one AP less than the price it is refused."""
    refused(busy(cost - 1, text), text, "R6.1", "too_few_ap", cost=cost, ap=cost - 1)


def test_the_price_is_said() -> None:
    """R6.1: the refusal says the price and what is left; the end of the turn costs nothing."""
    game = busy(4, "Cb2")
    assert reason(game, "Cb2") == "that costs 5 AP, you have 4"
    assert "end" in busy(0, "end").legal


def test_any_order_any_number_of_times() -> None:
    """R6.1: actions mix freely and repeat until the AP are spent."""
    game = busy(10, "Ub1")
    play(game, "E+a1", "Ub1", "E+a1", "Ea1-b2", "Ub1", "Ea1=c2", "E+a1", "E+c2")
    assert game.ap == 0
    assert at(game, "levels", "b1") == 3


def test_a_move_is_paid_at_once() -> None:
    """R6.2: three stones cost 3 AP in the same turn; nobody waits halfway."""
    parts = {"tiles": {"b3": "C2+3"}, "members": {"b2": {"1": "E"}}}
    refused(table(ap=3, **parts), "Eb2-b3", "R6.1", "too_few_ap", cost=4, ap=3)
    game = table(ap=4, **parts)
    assert params(play(game, "Eb2-b3"), "member_moved") == [
        {"seat": 1, "member": "explorer", "space": "b2", "to": "b3", "cost": 4}
    ]
    assert (game.ap, at(game, "members", "b2"), at(game, "members", "b3")) == (0, None, {"1": "E"})


def test_counters_start_anew_in_the_next_turn() -> None:
    """R6.3: two floors in this turn take nothing from the next."""
    game = table(members={"b1": {"1": "EE", "2": "EE"}}, stack=["A1", "A2"])
    play(game, "Ub1", "Ub1")
    refused(game, "Ub1", "R8.2", "worked_twice", space="b1")
    play(game, "end")
    assert game.document()["used"] == {}
    play(game, "A1@b3+0", "Ub1", "Ub1")
    assert at(game, "levels", "b1") == 5


def test_counters_start_anew_in_scoring_turns() -> None:
    """R6.3: a scoring turn and the turn it interrupts are counted one by one."""
    game = table(
        seat=2,
        tiles={"b3": "A1+0"},
        ruins={"b3": [1, 2, 3, 4]},
        stack=["B4"],
        members={"b3": {"1": "EE", "2": "EE"}},
    )
    play(game, "Rb3", "end", "Rb3")
    assert game.document()["used"] == {"b3": 1}
    play(game, "end", "end", "B4@a3")
    assert game.document()["used"] == {}
    play(game, "Rb3", "Rb3")
    assert (at(game, "hands", "1"), at(game, "hands", "2")) == ([2, 3, 4], [1])
