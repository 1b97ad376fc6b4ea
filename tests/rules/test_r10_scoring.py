"""R10: scoring rounds."""

import pytest

from tests.rules.table import codes, dealt, params, play, play_on, table


@pytest.mark.parametrize("drawer", [1, 2, 3])
def test_a_volcano_brings_a_scoring_round(drawer: int) -> None:
    """R10.1: its drawer, then everybody clockwise, has 10 AP and scores at once."""
    before = (drawer - 2) % 3 + 1
    game = table(seats=3, seat=before, hands={"1": [1], "2": [2], "3": [3]}, stack=["B4", "B1"])
    play(game, "end")
    for step in range(3):
        seat = (drawer - 1 + step) % 3 + 1
        assert (game.seat, game.phase, game.ap) == (seat, "act", 10)
        assert game.document()["turn"] == drawer
        assert sum(game.scores) == step
        assert params(play(game, "end"), "seat_scored") == [
            {"seat": seat, "temples": 0, "treasures": 1, "score": 1}
        ]
    assert (game.seat, game.phase, game.scores) == (drawer, "place", [1, 1, 1])
    play(game, "B4@b3", "end")
    assert game.seat == drawer % 3 + 1
    assert game.scores == [1, 1, 1]


def test_points_are_spent_before_the_scoring() -> None:
    """R10.1: what a scoring turn achieves counts in it."""
    game = table(scoring=True, drawn="B4", members={"b1": {"1": "E"}})
    play(game, "Ub1", "end")
    assert game.scores == [2, 0]


def test_the_turn_goes_on_without_a_volcano_to_place() -> None:
    """R10.1: a scoring round of a position whose volcano is gone leads to the drawer's 10 AP."""
    game = table(scoring=True, seat=2, turn=1, drawn=None)
    play(game, "end")
    assert (game.seat, game.phase, game.ap) == (1, "act", 10)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_final_round(seats: int) -> None:
    """R10.2: after the last tile's turn everybody scores, the next player clockwise first."""
    last = seats
    game = table(seats=seats, seat=last, tiles={"b3": "G4+0"}, stack=[])
    events = play(game, "end")
    assert codes(events) == ["turn_ended", "final_scoring_started", "scoring_turn_started"]
    assert game.document()["turn"] is None
    for seat in range(1, seats + 1):
        assert (game.seat, game.ap, game.document()["scoring"]) == (seat, 10, True)
        play(game, "end")
    assert game.over


def test_the_final_round_of_a_whole_game() -> None:
    """R10.2: in a game of three the 36th tile is seat 3's, so seat 1 scores first at the end."""
    events = play_on(dealt("A1", seats=3))
    assert params(events, "final_scoring_started") == [{"seat": 1}]
    assert len(params(events, "tile_placed")) == 36
    assert len(params(events, "seat_scored")) == 4 * 3


def test_majorities_score() -> None:
    """R10.3: a temple counts its level for who has most strength there, and for nobody else."""
    game = table(
        scoring=True,
        queue=[2],
        levels={"a2": 2, "b1": 4},
        members={"a2": {"1": "EE", "2": "E"}, "b1": {"1": "EE", "2": "L"}},
    )
    first, second = play(game, "end"), play(game, "end")
    assert params(first, "temple_scored") == [{"seat": 1, "space": "a2", "level": 2}]
    assert params(second, "temple_scored") == [{"seat": 2, "space": "b1", "level": 4}]
    assert game.scores == [2, 4]


def test_a_tie_scores_for_nobody() -> None:
    """R10.3: equal strength, as of a leader and three explorers, earns nothing."""
    game = table(
        seats=3, scoring=True, queue=[2, 3], members={"b1": {"1": "L", "2": "EEE", "3": "EE"}}
    )
    play(game, "end", "end", "end")
    assert game.scores == [0, 0, 0]


def test_four_players_at_two_temples() -> None:
    """R10.3: each is compared with each other; the strongest of four scores, two tied don't."""
    game = table(
        seats=4,
        scoring=True,
        queue=[2, 3, 4],
        members={
            "a2": {"1": "EE", "2": "E", "3": "E", "4": "L"},
            "b1": {"1": "EE", "2": "L", "3": "EEE", "4": "EE"},
        },
    )
    play(game, "end", "end", "end", "end")
    assert game.scores == [0, 0, 0, 1]


def test_empty_temples_score_for_nobody() -> None:
    """R10.3: without members there is no majority."""
    game = table(scoring=True, queue=[2])
    play(game, "end", "end")
    assert game.scores == [0, 0]


def test_guards_score() -> None:
    """R10.3: a guarded temple counts for its guard's owner alone."""
    game = table(
        scoring=True, queue=[2], guards={"b1": "1E"}, levels={"b1": 6}, members={"b1": {"2": "L"}}
    )
    play(game, "end", "end")
    assert game.scores == [6, 0]


def test_treasures_score() -> None:
    """R10.4: one, two or three of a kind are worth 1, 3 and 6."""
    game = table(scoring=True, hands={"1": [1, 2, 2, 8, 8, 8]})
    events = play(game, "end")
    assert [event["points"] for event in params(events, "treasures_scored")] == [1, 3, 6]
    assert game.scores == [10, 0]


def test_everything_scores_again() -> None:
    """R10.5: treasures and temples stay, and count again in the next round."""
    parts = {"guards": {"b1": "1E"}, "hands": {"1": [1, 1]}, "tiles": {"b3": "A5+0"}}
    game = table(seat=2, scores=[4, 0], stack=["B4", "D5"], **parts)
    play(game, "end", "end", "end")
    assert game.scores == [8, 0]
    play(game, "B4@a3", "end", "end", "end", "D5@c1", "end")
    assert game.scores == [12, 0]
    assert game.document()["hands"] == {"1": [1, 1], "2": []}


def test_a_temple_changes_hands_within_a_round() -> None:
    """R10.5: one temple can score for one player after the other in the same round."""
    game = table(
        scoring=True,
        queue=[2],
        levels={"b1": 5},
        members={"b1": {"1": "E", "2": "E"}, "a1": {"1": "E", "2": "EE"}},
    )
    play(game, "Ea1-b1", "end", "Ea1-b1", "Ea1-b1", "end")
    assert game.scores == [5, 5]


def test_a_treasure_changes_hands_within_a_round() -> None:
    """R10.5: so can a treasure that is exchanged between two scoring turns."""
    game = table(scoring=True, queue=[2], hands={"1": [1, 2], "2": [1, 3]})
    play(game, "end")
    play(game, "X3-1@1", "end")
    assert game.scores == [2, 3]
