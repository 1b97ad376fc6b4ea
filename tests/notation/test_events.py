"""Events: a code, named parameters, an English sentence."""

from pathlib import Path

import pytest

import tikal
from tests.tables import Data
from tikal.box.tiles import TILE_INDEX
from tikal.engine import events as codes
from tikal.geometry.spaces import OFF_BOARD, SPACE_INDEX
from tikal.notation.sentences.english import (
    event_sentence,
    event_sentences,
    members,
    refusal_sentence,
    refusal_sentences,
)
from tikal.notation.sentences.events import EVENT_FORMS, Event
from tikal.notation.sentences.params import readable

CARDS = ("S01", "S02", "S03")
A4, B4 = TILE_INDEX["A4"], TILE_INDEX["B4"]
B1, B2, C4 = SPACE_INDEX["b1"], SPACE_INDEX["b2"], SPACE_INDEX["c4"]

# What the engine tells, and how it is said. Seats count from 0 inside and from 1 outside.
TOLD: list[tuple[tuple[int, ...], str]] = [
    ((codes.TILE_DRAWN, 0, A4), "Seat 1 has tile A4 to place."),
    ((codes.TILE_PLACED, 1, A4, B2, 3), "Seat 2 places tile A4 on b2."),
    ((codes.TILE_DISCARDED, 0, A4), "Tile A4 of seat 1 fits nowhere and leaves the game."),
    ((codes.TREASURES_BURIED, C4, 3), "3 treasures lie hidden on c4."),
    ((codes.TURN_STARTED, 2), "Turn of seat 3."),
    ((codes.TURN_ENDED, 2, 4), "Seat 3 ends the turn with 4 AP left."),
    ((codes.SCORING_STARTED, 0, B4), "Seat 1 draws volcano B4: a scoring round begins."),
    (
        (codes.FINAL_SCORING_STARTED, 1),
        "The last tile is placed: final scoring, starting with seat 2.",
    ),
    ((codes.SCORING_TURN_STARTED, 3), "Scoring turn of seat 4."),
    ((codes.MEMBER_PLACED, 0, 0, 0), "Seat 1 places its explorer on a1."),
    ((codes.MEMBER_MOVED, 0, 1, B1, B2, 2), "Seat 1 moves its leader from b1 to b2 for 2 AP."),
    ((codes.MEMBER_SHIFTED, 0, 0, B2, C4), "Seat 1 shifts its explorer from b2 to c4."),
    ((codes.FLOOR_UNCOVERED, 0, B1, 2), "Seat 1 uncovers the 2nd floor of the temple on b1."),
    ((codes.TREASURE_RECOVERED, 0, C4, 8), "Seat 1 recovers a treasure of kind 8 from c4."),
    ((codes.RUINS_EMPTIED, C4), "The ruins on c4 are empty and count as a clearing."),
    (
        (codes.TREASURES_EXCHANGED, 0, 3, 1, 5),
        "Seat 1 gives treasure 3 to seat 2 for treasure 5.",
    ),
    ((codes.CAMP_SET_UP, 0, B2), "Seat 1 sets up a camp on b2."),
    ((codes.GUARD_PLACED, 0, B1, 1), "Seat 1 places its leader as guard on b1."),
    (
        (codes.MEMBERS_REMOVED, 0, B1, 2, 1),
        "Seat 1 loses its other members on b1: the leader and 2 explorers.",
    ),
    ((codes.TEMPLE_SCORED, 0, B1, 7), "Seat 1 scores 7 for the temple on b1."),
    ((codes.TREASURES_SCORED, 0, 4, 2, 3), "Seat 1 scores 3 for 2 of treasure 4."),
    (
        (codes.SEAT_SCORED, 0, 21, 8, 50),
        "Seat 1 scores 21 for temples and 8 for treasures and has 50 points.",
    ),
    ((codes.GAME_WON, 1), "Seat 2 wins."),
    (
        (codes.TIE_BROKEN, 1, 8, 3),
        "Tie: the highest temple guarded by seat 2 is level 8; 3 treasures.",
    ),
    ((codes.ROUND_STARTED, 2), "A new round: seat 3 bids first."),
    ((codes.TILE_OFFERED, A4), "Tile A4 is on offer."),
    ((codes.AUCTION_OPENED, 1), "Seat 2 opens the bidding."),
    ((codes.BID_MADE, 1, 5), "Seat 2 bids 5."),
    ((codes.PASSED, 1), "Seat 2 passes."),
    ((codes.AUCTION_WON, 1, 0), "Seat 2 gets the turn for 0."),
    ((codes.TILE_TAKEN, 1, B4), "Seat 2 takes tile B4."),
    (
        (codes.CARD_REVEALED, 2, 5, 1, 2, 1, 1),
        "Mutul reveals card S03: needle NW, counter-clockwise, the leader and 2 explorers, guards.",
    ),
    (
        (codes.CARD_REVEALED, 0, 0, 0, 1, 0, 0),
        "Mutul reveals card S01: needle N, clockwise, 1 explorer.",
    ),
    ((codes.STEP_SKIPPED, 5), "Mutul skips step 5, moving on: nothing to do."),
    (
        (codes.MUTUL_UNCOVERED, B1, 3, 1, 0, 0),
        "Mutul uncovers the 3rd floor on b1, the highest temple he leads that can grow.",
    ),
    (
        (codes.MUTUL_UNCOVERED, B1, 4, 2, 2, 1),
        (
            "Mutul uncovers the 4th floor on b1, the highest temple he leads that can grow "
            "(a tie: the compass decides, SE counter-clockwise)."
        ),
    ),
    (
        (codes.MUTUL_DUG, C4, 2, 3),
        "Mutul recovers 2 treasures from c4: one for each member there (3), 2 at most.",
    ),
    (
        (codes.MUTUL_PLACED_TILE, A4, C4, 2, B2, 5, 0, 2),
        (
            "Mutul places tile A4 on c4, the first legal space from NW clockwise, "
            "with its path facing b2."
        ),
    ),
    (
        (codes.MUTUL_PLACED_TILE, B4, C4, 0, OFF_BOARD, 5, 0, 2),
        "Mutul places tile B4 on c4, the first legal space from NW clockwise.",
    ),
    ((codes.GUIDE_MOVED, C4), "The guide moves to c4."),
    (
        (codes.MUTUL_PLACED_MEMBER, 1, C4, 0, 1, 0, 0),
        "Mutul places his leader on c4: the new tile.",
    ),
    (
        (codes.MUTUL_MOVED_MEMBER, 0, C4, B1, 1, 1, 0, 0),
        (
            "Mutul moves his explorer from c4 to b1: "
            "the highest temple without a guard that he does not lead."
        ),
    ),
    (
        (codes.MUTUL_MOVED_MEMBER, 0, C4, B1, 2, 3, 1, 0),
        (
            "Mutul moves his explorer from c4 to b1: he leads everywhere, so the ruins with the "
            "fewest treasures (a tie: the compass decides, NE clockwise)."
        ),
    ),
    (
        (codes.MUTUL_GUARDED, B1, 9, 1, 0, 0),
        "Mutul guards the temple on b1: level 9, it can't grow and he leads.",
    ),
    (
        (codes.MEMBERS_RETURNED, B1, 1, 0),
        "Mutul's other members on b1 return to his supply: 1 explorer.",
    ),
]


# What Tikal Legend tells: the event's code and numbers, and how it is said.
LEGEND_TABLE = Path(__file__).with_name("legend_events.txt").read_text("utf-8").splitlines()
LEGEND_CARDS = tuple(tikal.legend_deck())


def legend_told() -> list[tuple[tuple[int, ...], str]]:
    """Return the events of the table as the engine tells them."""
    found: list[tuple[tuple[int, ...], str]] = []
    for line in LEGEND_TABLE:
        words, _, sentence = line.partition(" | ")
        name, *numbers = words.split()
        found.append(((getattr(codes, name), *map(int, numbers)), sentence))
    return found


@pytest.mark.parametrize(("raw", "sentence"), legend_told(), ids=LEGEND_TABLE)
def test_events_of_legend_are_said(raw: tuple[int, ...], sentence: str) -> None:
    """Every event of Tikal Legend has a sentence, Mutul's with the reason."""
    assert str(Event(raw, LEGEND_CARDS)) == sentence


@pytest.mark.parametrize(("raw", "sentence"), TOLD, ids=[sentence for _, sentence in TOLD])
def test_events_are_said(raw: tuple[int, ...], sentence: str) -> None:
    """Every event has a sentence in which nothing is left open."""
    assert str(Event(raw, CARDS)) == sentence


def test_every_event_is_in_the_table_above() -> None:
    """No form of event goes unsaid."""
    said = [*(raw for raw, _ in TOLD), *(raw for raw, _ in legend_told())]
    assert {raw[0] for raw in said} == set(range(len(EVENT_FORMS)))
    assert {Event(raw, LEGEND_CARDS).code for raw in said} == set(event_sentences())


@pytest.mark.parametrize(
    ("name", "number", "meaning"),
    [
        ("space", 0, "a1"),
        ("to", 39, "h5"),
        ("sealed", B2, "b2"),
        ("tile", A4, "A4"),
        ("drawn", B4, "B4"),
        ("seat", 0, 1),
        ("other", 3, 4),
        ("member", 0, "explorer"),
        ("member", 1, "leader"),
        ("needle", 5, "NW"),
        ("sense", 1, "ccw"),
        ("why", 0, "new_tile"),
        ("towards", OFF_BOARD, None),
        ("towards", B2, "b2"),
        ("card", 1, "S02"),
        ("level", 7, 7),
    ],
)
def test_parameters_are_readable(name: str, number: int, meaning: object) -> None:
    """What a number of the engine means follows from the parameter's name."""
    assert readable(name, number, CARDS) == meaning


def test_code_and_parameters() -> None:
    """Programs read the code and JSON-safe parameters."""
    event = Event((codes.MEMBER_MOVED, 0, 1, B1, B2, 2), ())
    params: Data = {"seat": 1, "member": "leader", "space": "b1", "to": "b2", "cost": 2}
    assert (event.code, event.params) == ("member_moved", params)
    assert repr(event) == f"<Event member_moved {params}>"


def test_equality() -> None:
    """Events are equal and hash alike if the same happened."""
    event = Event((codes.PASSED, 1), ())
    assert event == Event((codes.PASSED, 1), ())
    assert hash(event) == hash(Event((codes.PASSED, 1), ()))
    assert event != Event((codes.PASSED, 0), ())
    assert event != "Seat 2 passes."


def test_play_returns_what_happened() -> None:
    """An action returns its events with all that follows by itself, and the game keeps them."""
    game = tikal.Game.new(seed=7)
    before = len(game.events)
    happened = game.play("A4@c1+0")
    assert [event.code for event in happened] == ["tile_placed"]
    assert isinstance(happened, tuple)
    happened = game.play("end")
    assert [event.code for event in happened] == ["turn_ended", "turn_started", "tile_drawn"]
    assert game.events[before + 1 :] == list(happened)


@pytest.mark.parametrize(("level", "floor"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (10, "10th")])
def test_levels_are_counted(level: int, floor: str) -> None:
    """Floors go from the 1st to the 10th."""
    assert refusal_sentence("floor_run_out", {"level": level}) == f"the {floor} floor has run out"


def test_one_of_something() -> None:
    """A single treasure lies there, two of them lie there."""
    assert str(Event((codes.TREASURES_BURIED, C4, 1), ())) == "1 treasure lies hidden on c4."
    assert refusal_sentence("bid_over_score", {"score": 1}) == "you have only 1 point to bid"
    assert refusal_sentence("bid_over_score", {"score": 0}) == "you have only 0 points to bid"


def test_groups_of_members() -> None:
    """A leader, one explorer, several, both, nobody."""
    assert members(0, 1) == "the leader"
    assert members(1, 0) == "1 explorer"
    assert members(3, 1) == "the leader and 3 explorers"
    assert members(0, 0) == ""


def test_a_sentence_needs_its_parameters() -> None:
    """A parameter that is missing is an error, never a gap in a sentence."""
    with pytest.raises(KeyError):
        event_sentence("passed", {})


def test_sentences_are_sentences() -> None:
    """Events begin with a capital letter and end with a full stop, refusals with neither."""
    for text in event_sentences().values():
        assert text.endswith(".")
        assert text[0].isupper() or text[0] in "{["
    for text in refusal_sentences().values():
        assert not text.endswith(".")
        assert not text[0].isupper() or text.startswith("Mutul")
