"""S12: step 6 of a card, guards."""

from itertools import product

import pytest

from tests.rules.table import at, codes, table
from tests.solo.turns import Happened, last_card, members, skipped, told
from tests.tables import Data
from tikal.box.pieces import EXPLORER, LEADER

TILES = {"c3": "E4+0", "d3": "E2+0", "e3": "D1+0", "f3": "D4+0"}
# The tenth and both ninth floors lie there, and the three eighth ones: none of the four can grow.
LEVELS = {"c3": 10, "d3": 9, "e3": 8, "f3": 7}
EVERYWHERE = {space: {"2": "E"} for space in (*TILES, "a2", "b1")}
FINISHED: Data = {"tiles": TILES, "levels": LEVELS, "members": EVERYWHERE}


def guarded(events: Happened) -> list[tuple[object, ...]]:
    """Return the temples that get a guard, with their level."""
    return told(events, "mutul_guarded", "space", "level", "tied")


def test_highest_first_and_two_at_most() -> None:
    """S12: guards go on finished temples of level 8 and more, highest first, until he has two."""
    game, events = last_card("N cw E guards", **FINISHED)
    assert guarded(events) == [("c3", 10, 1), ("d3", 9, 1)]
    assert game.document()["guards"] == {"c3": "2E", "d3": "2E"}
    assert 6 not in skipped(events)


def test_only_on_cards_that_show_it() -> None:
    """S12: a card without guards places none, and there is nothing to skip."""
    game, events = last_card("N cw E", **FINISHED)
    assert game.document()["guards"] == {}
    assert 6 not in skipped(events)


def test_two_guards_in_all() -> None:
    """S12: who has one places one more, who has two none."""
    game, _ = last_card("N cw E guards", **FINISHED, guards={"a2": "2E"})
    assert game.document()["guards"] == {"a2": "2E", "c3": "2E"}
    _, events = last_card("N cw E guards", **FINISHED, guards={"a2": "2E", "b1": "2L"})
    assert guarded(events) == []
    assert 6 in skipped(events)


def test_level_8_at_least() -> None:
    """S12: a temple of level 7 gets no guard, finished or not."""
    parts = {**FINISHED, "guards": {"c3": "1E", "d3": "1E"}}
    game, events = last_card("N cw E guards", **parts)
    assert guarded(events) == [("e3", 8, 1)]
    assert at(game, "guards", "f3") is None


def test_no_guard_while_it_can_grow() -> None:
    """S12: a temple of level 8 or 9 whose next floor is there gets no guard."""
    levels = {"c3": 8, "d3": 9, "e3": 5, "f3": 7}
    # Nobody leads there, so step 1 leaves them alone.
    tied = {space: {"1": "E", "2": "E"} for space in ("c3", "d3")}
    _, events = last_card("N cw E guards", tiles=TILES, levels=levels, members=tied)
    assert told(events, "mutul_placed_member", "space") == [("d3",)]
    assert guarded(events) == []
    assert 6 in skipped(events)


def test_a_floor_laid_in_this_turn_counts() -> None:
    """S7, S12: the tenth floor of step 1 finishes the temple that step 6 guards."""
    _, events = last_card("N cw E guards", **{**FINISHED, "levels": {"c3": 9}})
    assert ("c3", 10) in told(events, "mutul_uncovered", "space", "level")
    assert guarded(events) == [("c3", 10, 1)]


@pytest.mark.parametrize(
    ("yours", "his", "guards"),
    [("E", "E", [("c3", 10, 1)]), ("EE", "E", []), ("L", "EE", []), ("L", "EEE", [("c3", 10, 1)])],
)
def test_more_strength_than_you(yours: str, his: str, guards: list[tuple[object, ...]]) -> None:
    """S12: he has to lead, with the explorer he has just sent there; equal strength is no lead."""
    parts = {**FINISHED, "members": {"c3": {"1": yours, "2": his}}, "guards": {"d3": "1E"}}
    _, events = last_card("N cw E guards", **parts)
    assert guarded(events) == guards


def test_no_second_guard_on_a_temple() -> None:
    """S12: a guarded temple gets no other guard."""
    game, _ = last_card("N cw E guards", **FINISHED, guards={"c3": "1E"})
    assert game.document()["guards"] == {"c3": "1E", "d3": "2E", "e3": "2E"}


def test_an_explorer_rather_than_the_leader() -> None:
    """S12: an explorer becomes the guard if there is one; the others return to his supply."""
    game, events = last_card("N cw E guards", **{**FINISHED, "members": {"c3": {"2": "LEEE"}}})
    assert at(game, "guards", "c3") == "2E"
    assert "c3" not in members(game)
    assert told(events, "members_returned", "space", "explorers", "leaders") == [("c3", 2, 1)]
    own = game.position
    # One is the guard, one went to d3 in step 4.
    assert (own.supply(1, EXPLORER), own.supply(1, LEADER)) == (34, 1)
    assert game.document()["removed"] == {"1": "", "2": ""}
    assert [str(event) for event in events if event.code == "members_returned"] == [
        "Mutul's other members on c3 return to his supply: the leader and 2 explorers."
    ]


def test_the_leader_where_he_is_alone() -> None:
    """S12: without an explorer there the leader becomes the guard, and nobody returns."""
    game, events = last_card("N cw E guards", **{**FINISHED, "members": {"c3": {"2": "L"}}})
    assert at(game, "guards", "c3") == "2L"
    assert "members_returned" not in codes(events)


def test_who_returned_can_be_sent_again() -> None:
    """S10, S12: the leader that came home goes out with the next card that shows it."""
    game, _ = last_card("N cw E guards", **{**FINISHED, "members": {"c3": {"2": "LE"}}})
    document: Data = game.document()
    assert "L" not in "".join(members(game).values())
    again = {key: document[key] for key in ("tiles", "levels", "guards", "members")}
    game, events = last_card("N cw LE", **again)
    assert told(events, "mutul_placed_member", "member")[0] == ("leader",)


def test_yours_leave_the_game() -> None:
    """S12, R9.2: your members around your own guard do not come home."""
    game = table(variant="solo", members={"b1": {"1": "LEE"}})
    game.play("Gb1E")
    assert game.document()["removed"] == {"1": "LE", "2": ""}


def test_your_members_there_stay() -> None:
    """S12: your members at the foot of his temple stay where they are."""
    crowd = {"c3": {"1": "E", "2": "EE"}}
    game, _ = last_card("N cw E guards", **{**FINISHED, "members": crowd})
    assert at(game, "guards", "c3") == "2E"
    assert members(game, 1) == {"c3": "E"}


def test_finished_temples_are_never_equal() -> None:
    """S6, S12: there are so few high floors that the compass is never asked for a guard.

    Of all ways to raise the 15 temples only the highest floors matter: three eighth ones, two ninth
    ones and a tenth leave at most one temple of each level from 8 that can't grow.
    """
    for tenths, ninths, eighths in product(range(2), range(3), range(4)):
        reach_9, reach_8 = tenths + ninths, tenths + ninths + eighths
        if reach_9 <= 2 and reach_8 <= 3:
            stuck = [tenths, ninths if tenths == 1 else 0, eighths if reach_9 == 2 else 0]
            assert max(stuck) <= 1
