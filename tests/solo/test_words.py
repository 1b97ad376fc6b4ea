"""Mutul's turn told in sentences, each with its reason."""

from itertools import pairwise

import tikal
from tests.rules.table import play, table
from tests.solo.scrambled import scrambled
from tests.solo.turns import deck, last_card, mutul
from tests.tables import Data
from tikal.engine.events import LEGEND_ROUND_STARTED
from tikal.notation.sentences.events import EVENT_FORMS

TIE = "(a tie: the compass decides, NE clockwise)"
TURNED = "with its path facing b2"
HIS = [code for code, _ in EVENT_FORMS[:LEGEND_ROUND_STARTED] if code.startswith("mutul_")]


def said(events: list[tikal.Event]) -> list[str]:
    """Return what happened from the card on, until it is your turn."""
    codes = [event.code for event in events]
    first = codes.index("card_revealed")
    return [str(event) for event in events[first:]]


def test_a_whole_turn() -> None:
    """Six steps in order, what is done with its reason, what can't be done as well."""
    game = table(
        variant="solo",
        cards=deck("NE cw LE guards"),
        stack=["G1", "G4"],
        tiles={"c3": "E4+0", "d3": "E5+0", "c1": "D1+0"},
        levels={"c3": 9, "a2": 1},
        ruins={"d3": [5, 6]},
        members={"c3": {"2": "EE"}, "d3": {"2": "EE"}, "a2": {"2": "E"}, "b1": {"2": "E"}},
    )
    assert said(play(game, "end")) == [
        "Mutul reveals card W01: needle NE, clockwise, the leader and 1 explorer, guards.",
        "Mutul uncovers the 10th floor on c3, the highest temple he leads that can grow.",
        f"Mutul uncovers the 2nd floor on b1, the highest temple he leads that can grow {TIE}.",
        "Mutul recovers 2 treasures from d3: one for each member there (2), 2 at most.",
        "Seat 2 recovers a treasure of kind 5 from d3.",
        "Seat 2 recovers a treasure of kind 6 from d3.",
        "The ruins on d3 are empty and count as a clearing.",
        "Seat 2 has tile G1 to place.",
        f"Mutul places tile G1 on c2, the first legal space from NE clockwise, {TURNED}.",
        "Seat 2 places tile G1 on c2.",
        "The guide moves to c2.",
        "Mutul places his leader on c1: the highest temple without a guard that he does not lead.",
        "Mutul skips step 5, moving on: nothing to do.",
        "Mutul guards the temple on c3: level 10, it can't grow and he leads.",
        "Seat 2 places its explorer as guard on c3.",
        "Mutul's other members on c3 return to his supply: 1 explorer.",
        "Turn of seat 1.",
        "Seat 1 has tile G4 to place.",
    ]


def test_a_turn_with_nothing_to_do() -> None:
    """Every step that is on the card and can't be done is named."""
    everybody: Data = {"a2": {"2": "E"}, "b1": {"2": "E"}}
    _, events = mutul("N cw E guards", "G1", members=everybody, guards={"a2": "1E", "b1": "1E"})
    assert [line for line in said(events) if "skips" in line] == [
        "Mutul skips step 1, floors: nothing to do.",
        "Mutul skips step 2, treasures: nothing to do.",
        "Mutul skips step 4, members: nothing to do.",
        "Mutul skips step 5, moving on: nothing to do.",
        "Mutul skips step 6, guards: nothing to do.",
    ]


def test_moving_on() -> None:
    """Members that move on say from where, to where and why."""
    tiles = {"c3": "E5+0", "d3": "F3+0"}
    ruins: Data = {"c3": [], "d3": [1]}
    led = {"a2": {"2": "E"}, "b1": {"2": "E"}, "c3": {"2": "L"}}
    _, events = last_card("SW ccw E", tiles=tiles, ruins=ruins, members=led)
    assert (
        "Mutul moves his leader from c3 to d3: "
        "he leads everywhere, so the ruins with the fewest treasures."
    ) in said(events)


def test_every_event_of_his_says_why() -> None:
    """Floors, members and guards carry the tie and the compass; members their reason."""
    seen = set()
    for seed in range(150):
        for event in tikal.Game.from_document(scrambled(seed)).play("end"):
            if event.code in HIS:
                seen.add(event.code)
                assert "Mutul" in str(event)
                assert ("compass decides" in str(event)) == (event.params.get("tied", 1) != 1)
    assert sorted(seen) == sorted(HIS)


def test_steps_come_in_order() -> None:
    """Within a card the events run from step 1 to step 6."""
    step = {
        "mutul_uncovered": 1,
        "mutul_dug": 2,
        "mutul_placed_tile": 3,
        "mutul_placed_member": 4,
        "mutul_moved_member": 5,
        "mutul_guarded": 6,
    }
    assert sorted(step) == sorted(HIS)
    for seed in range(60):
        steps: list[int] = []
        for event in tikal.Game.from_document(scrambled(seed)).play("end"):
            if event.code == "card_revealed":
                steps = []
            shown: Data = event.params
            steps += [step[event.code]] if event.code in step else []
            steps += [shown["step"]] if event.code == "step_skipped" else []
            assert all(before <= after for before, after in pairwise(steps))
