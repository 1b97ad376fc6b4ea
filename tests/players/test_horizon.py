"""The horizon: how often and how soon a seat scores again."""

import pytest

import tikal
from tikal.players.search.horizon import draws_to_scoring, scorings_to_come

Document = dict[str, object]


def seen(document: Document, seat: int = 1) -> tuple[int, float]:
    """Return how many scorings a seat has to come, and the tiles before the next of them."""
    position = tikal.Game.from_document(document).position
    return scorings_to_come(position, seat - 1), draws_to_scoring(position, seat - 1)


@pytest.mark.parametrize(
    ("stack", "scorings", "draws"),
    [
        ([], 1, 0.0),
        (["G1", "G2"], 1, 2.0),
        (["F1"], 2, 1.0),
        (["F2", "F1", "F3", "G1"], 2, 2.0),
        (["E1", "E2", "F2", "F1"], 2, 3.5),
        (["D5", "E1", "F1"], 3, 1.0),
    ],
)
def test_volcanoes_to_come(stack: list[str], scorings: int, draws: float) -> None:
    """R10.1: every volcano and the end; a volcano may be anywhere in its letter."""
    assert seen({"stack": stack}) == (scorings, draws)


def test_a_seat_that_waits_for_its_scoring_turn() -> None:
    """R10.1: in a scoring round the seats of the queue are about to score."""
    document = {"scoring": True, "queue": [2], "drawn": "B4", "turn": 1, "stack": ["G1"]}
    assert seen(document) == (1, 1.0)
    assert seen(document, 2) == (2, 0.0)


def test_the_final_round_is_the_last() -> None:
    """R12.1: after one's turn of the final round nothing is scored any more."""
    document: Document = {"scoring": True, "turn": None, "queue": [2], "stack": []}
    assert seen(document)[0] == 0
    assert seen(document, 2) == (1, 0.0)


def test_mutul_scores_once() -> None:
    """S13: volcanoes are nothing to Mutul; he scores at the end."""
    document: Document = {"variant": "solo", "stack": ["F1", "G1", "G2"]}
    assert seen(document, 2) == (1, 3.0)
    assert seen(document)[0] == 2


def test_mutul_scores_after_your_last_turn() -> None:
    """S14: in your final scoring turn his scoring is still to come."""
    document: Document = {"variant": "solo", "scoring": True, "turn": None, "stack": []}
    assert seen(document, 2) == (1, 0.0)
    assert seen(document)[0] == 0


@pytest.mark.parametrize(
    ("display", "scorings", "draws"),
    [(["B4", "B5"], 4, 1.5), (["B5"], 3, 2.0), ([], 3, 1.0)],
)
def test_volcanoes_on_display(display: list[str], scorings: int, draws: float) -> None:
    """A5: a volcano on display is out of the stack, and will be scored this round."""
    document: Document = {
        "variant": "auction",
        "seats": 3,
        "turn": 1,
        "up": [1, 2, 3][: len(display) + 1],
        "display": display,
        "stack": ["D5", "F1", "G1"],
    }
    assert seen(document) == (scorings, draws)
