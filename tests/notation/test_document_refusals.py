"""Impossible documents: refused with the key named, in one sentence, whatever is wrong."""

import pytest

import tikal
from tests.tables import Data

AUCTION: Data = {"variant": "auction", "seats": 3, "phase": "bid"}
SOLO: Data = {"variant": "solo"}
CARD: Data = {"id": "S01", "needle": "N", "sense": "cw", "members": "E", "guards": True}

SHAPES: list[tuple[object, str]] = [
    (None, "must be an object, not None"),
    ([], "must be an object, not []"),
    ("{}", "must be an object, not '{}'"),
    ({1: 2}, "keys must be texts, not 1"),
    ({"colour": "red"}, "colour: unknown key"),
    ({"a\nb": 1}, "'a\\nb': unknown key"),
    ({"display": []}, "display: unknown key"),
    ({**AUCTION, "guide": "b2"}, "guide: unknown key"),
    ({**SOLO, "up": [1]}, "up: unknown key"),
    ({"variant": 5}, "variant: must be a text, not 5"),
    ({"variant": "chess"}, "unknown variant 'chess'; there are classic, auction, solo"),
    ({"edition": ["supermeeple"]}, "edition: must be a text, not ['supermeeple']"),
    ({"edition": "2026"}, "unknown edition '2026'"),
    ({"options": []}, "options: must be an object, not []"),
    ({"options": {"tie": "shared"}}, "unknown option 'tie'"),
    ({"options": {"ties": "lots"}}, "option ties must be shared or supermeeple, not 'lots'"),
    ({"options": {"volcano_may_seal": 1}}, "option volcano_may_seal must be true or false, not 1"),
    ({"seats": 5}, "5 seats"),
    ({"seats": 1}, "1 seats"),
    ({"seats": "2"}, "the number of seats must be a whole number, not '2'"),
    ({"seats": True}, "the number of seats must be a whole number, not True"),
    ({**SOLO, "seats": 3}, "3 seats"),
]

TABLE: list[tuple[Data, str]] = [
    ({"phase": 3}, "phase: must be a text, not 3"),
    ({"phase": "rest"}, "phase: must be one of place, act, over, not 'rest'"),
    ({"phase": "bid"}, "phase: must be one of place, act, over, not 'bid'"),
    ({**AUCTION, "phase": "x" * 99}, "phase: must be one of place, act, bid, take, over, not"),
    ({"seat": 3}, "seat: must be 1 to 2, not 3"),
    ({"seat": 0}, "seat: must be 1 to 2, not 0"),
    ({"seat": "1"}, "seat: must be a whole number, not '1'"),
    ({"seat": None}, "seat: is null when the game is over, and only then"),
    ({"phase": "over", "seat": 1}, "seat: is null when the game is over, and only then"),
    ({"scoring": "no"}, "scoring: must be true or false, not 'no'"),
    ({"scoring": True, "phase": "place"}, "scoring: scoring turns are taken in the phase act"),
    ({"turn": 2}, "turn: is the seat to move, except in scoring rounds"),
    ({"turn": None}, "turn: is the seat to move, except in scoring rounds"),
    ({"turn": 7}, "turn: must be 1 to 2, not 7"),
    ({"phase": "over", "turn": 1}, "turn: is null in bidding and when the game is over"),
    ({**AUCTION, "turn": 1}, "turn: is null in bidding and when the game is over"),
    ({"queue": 2}, "queue: must be a list, not 2"),
    ({"queue": [2]}, "queue: seats wait only in a scoring round: R10.1"),
    ({"scoring": True, "queue": [1]}, "queue[0]: each seat takes one scoring turn in a round"),
    ({"scoring": True, "queue": [2, 2]}, "queue[1]: each seat takes one scoring turn in a round"),
    ({"scoring": True, "queue": [2, 3]}, "queue[1]: must be 1 to 2, not 3"),
    ({"ap": 11}, "ap: must be 0 to 10, not 11"),
    ({"ap": -1}, "ap: must be 0 to 10, not -1"),
    ({"ap": 1.0}, "ap: must be a whole number, not 1.0"),
    ({"ap": True}, "ap: must be a whole number, not True"),
    ({"ap": 10**5000}, "ap: must be 0 to 10, not a number of too many digits"),
    ({"phase": "place", "ap": 10}, "ap: must be 0 to 0, not 10"),
    ({"drawn": "A1"}, "drawn: only a volcano waits, during its scoring round: R4.2"),
    ({"drawn": "B4"}, "drawn: only a volcano waits, during its scoring round: R4.2"),
    ({"scoring": True, "drawn": "A1"}, "drawn: only a volcano waits"),
    ({"scoring": True, "turn": None, "drawn": "B4"}, "drawn: only a volcano waits"),
    ({"drawn": "Z9"}, "drawn: there is no tile 'Z9': R3.2"),
    ({"drawn": 4}, "drawn: must be a text, not 4"),
    ({"phase": "place", "stack": []}, "drawn: no tile is left to be placed: R4.1"),
    ({"phase": "place", "used": {"b1": 1}}, "used: work is counted while you act only: R6.3"),
    ({"phase": "over", "used": {"b1": 2}}, "used: work is counted while you act only: R6.3"),
]

BOARD: list[tuple[Data, str]] = [
    ({"tiles": []}, "tiles: must be an object, not []"),
    ({"tiles": {"i1": "A1+0"}}, "tiles.i1: there is no space 'i1', only a1 to h5: R2.1"),
    ({"tiles": {"x.c3": "A1+0"}}, "tiles.'x.c3': there is no space 'x.c3'"),
    ({"tiles": {"a1": "A1+0"}}, "tiles.a1: a1 is printed on the board: R2.3"),
    ({"tiles": {"b2": "A1+0"}}, "tiles.b2: b2 is printed on the board: R2.3"),
    ({"tiles": {"c3": 1}}, "tiles.c3: must be a text, not 1"),
    ({"tiles": {"c3": "H1+0"}}, "tiles.c3: there is no tile 'H1': R3.2"),
    (
        {"tiles": {"c3": "A1"}},
        "tiles.c3: a tile has a rotation, as in A4+2, and a volcano has none",
    ),
    ({"tiles": {"c3": "B4+0"}}, "tiles.c3: a tile has a rotation, as in A4+2, and a volcano has"),
    ({"tiles": {"c3": "A1+6"}}, "tiles.c3: a rotation is 0 to 5, not '6': R2.2"),
    ({"tiles": {"c3": "A1+"}}, "tiles.c3: a rotation is 0 to 5, not '': R2.2"),
    ({"tiles": {"c3": "A1+01"}}, "tiles.c3: a rotation is 0 to 5, not '01': R2.2"),
    ({"tiles": {"c3": "A1+0", "c4": "A1+1"}}, "tiles.c4: tile A1 is there twice: R3.2"),
    ({"tiles": {"c3": "A1+0"}, "stack": ["A2", "A1"]}, "stack[1]: tile A1 is there twice: R3.2"),
    ({"tiles": {"c3": "B4"}, "scoring": True, "drawn": "B4"}, "drawn: tile B4 is there twice"),
    ({"stack": ["A1", "A1"]}, "stack[1]: tile A1 is there twice: R3.2"),
    ({"stack": ["A"]}, "stack[0]: there is no tile 'A': R3.2"),
    ({"stack": "A1"}, "stack: must be a list, not 'A1'"),
    ({"levels": {"b2": 3}}, "levels.b2: there is no temple: R5.4"),
    ({"levels": {"c3": 3}}, "levels.c3: there is no temple: R5.4"),
    ({"levels": {"k9": 3}}, "levels.k9: there is no space 'k9'"),
    ({"levels": {"a2": 0}}, "levels.a2: must be 1 to 10, not 0"),
    ({"levels": {"a2": 11}}, "levels.a2: must be 1 to 10, not 11"),
    ({"levels": {"c3": 5}, "tiles": {"c3": "E4+0"}}, "levels.c3: must be 6 to 10, not 5"),
    (
        {"levels": {"a2": 10, "b1": 10}},
        "levels.b1: there are not that many floors of level 10: R3.3",
    ),
    ({"ruins": {"b2": []}}, "ruins.b2: there are no ruins: R5.5"),
    ({"ruins": {"c3": 1}, "tiles": {"c3": "C3+0"}}, "ruins.c3: must be a list, not 1"),
    ({"ruins": {"c3": [0]}, "tiles": {"c3": "C3+0"}}, "ruins.c3[0]: must be 1 to 8, not 0"),
    (
        {"ruins": {"c3": [1, 2, 3, 4]}, "tiles": {"c3": "C3+0"}},
        "ruins.c3: 4 treasures on ruins with 3 masks: R5.5",
    ),
    (
        {"ruins": {"c3": [1, 1, 1]}, "tiles": {"c3": "C3+0"}, "hands": {"1": [2, 1]}},
        "hands.1[1]: there are only 3 treasures of kind 1: R3.3",
    ),
    ({"treasures": [7, 7, 7, 7]}, "treasures[3]: there are only 3 treasures of kind 7: R3.3"),
    ({"treasures": [9]}, "treasures[0]: must be 1 to 8, not 9"),
    ({"treasures": {}}, "treasures: must be a list, not {}"),
    ({"used": {"b2": 1}}, "used.b2: only temples and ruins are worked on: R8"),
    ({"used": {"b1": 3}}, "used.b1: must be 0 to 2, not 3"),
]

EXPEDITIONS: list[tuple[Data, str]] = [
    ({"camps": {"a2": 1}}, "camps.a2: a camp stands on a clearing or on emptied ruins: R9.1"),
    ({"camps": {"a1": 1}}, "camps.a1: a camp stands on a clearing or on emptied ruins: R9.1"),
    ({"camps": {"c3": 1}}, "camps.c3: a camp stands on a clearing or on emptied ruins: R9.1"),
    (
        {"camps": {"c3": 1}, "tiles": {"c3": "A1+0"}, "ruins": {"c3": [1]}},
        "camps.c3: a camp stands on a clearing or on emptied ruins: R9.1",
    ),
    ({"camps": {"b2": 3}}, "camps.b2: must be 1 to 2, not 3"),
    (
        {
            "camps": {"b2": 1, "c3": 1, "c4": 1},
            "tiles": {"c3": "A5+0", "c4": "B1+0"},
        },
        "camps.c4: seat 1 has no more camps: R9.1",
    ),
    ({**SOLO, "camps": {"b2": 2}}, "camps.b2: seat 2 has no more camps: R9.1"),
    ({"guards": {"a2": ""}}, "guards.a2: a guard is a seat and E or L, as in 2L, not ''"),
    ({"guards": {"a2": "1"}}, "guards.a2: a guard is a seat and E or L, as in 2L, not '1'"),
    ({"guards": {"a2": "1X"}}, "guards.a2: a guard is a seat and E or L, as in 2L, not '1X'"),
    ({"guards": {"a2": "1EL"}}, "guards.a2: there is no seat '1E', only 1 to 2: R3.1"),
    ({"guards": {"a2": "E"}}, "guards.a2: there is no seat '', only 1 to 2: R3.1"),
    ({"guards": {"a2": "3E"}}, "guards.a2: there is no seat '3', only 1 to 2: R3.1"),
    ({"guards": {"b2": "1E"}}, "guards.b2: there is no temple: R9.2"),
    (
        {"guards": {"a2": "1E", "b1": "1E", "c3": "1E"}, "tiles": {"c3": "C1+0"}},
        "guards.c3: a seat has at most 2 guards: R9.2",
    ),
    ({"guards": {"a2": "1L", "b1": "1L"}}, "guards.b1: a seat has only one leader: R3.1"),
    ({"members": {"c3": {"1": "E"}}}, "members.c3: members stand on explored spaces without a"),
    (
        {"members": {"c3": {"1": "E"}}, "tiles": {"c3": "B4"}},
        "members.c3: members stand on explored spaces without a volcano: R7.2",
    ),
    ({"members": {"a1": "LE"}}, "members.a1: must be an object, not 'LE'"),
    ({"members": {"a1": {"3": "E"}}}, "members.a1.3: there is no seat '3', only 1 to 2: R3.1"),
    ({"members": {"a1": {"01": "E"}}}, "members.a1.01: there is no seat '01', only 1 to 2"),
    ({"members": {"a1": {"1": 4}}}, "members.a1.1: must be a text, not 4"),
    ({"members": {"a1": {"1": "EX"}}}, "members.a1.1: members are written with L and E, as in LEE"),
    ({"members": {"a1": {"1": "LL"}}}, "members.a1.1: a seat has only one leader: R3.1"),
    (
        {"members": {"a1": {"1": "L"}, "a2": {"1": "L"}}},
        "members.a2.1: a seat has only one leader: R3.1",
    ),
    (
        {"members": {"a1": {"1": "L"}}, "guards": {"a2": "1L"}},
        "members.a1.1: a seat has only one leader: R3.1",
    ),
    (
        {"members": {"a1": {"1": "L"}}, "removed": {"1": "L"}},
        "removed.1: a seat has only one leader: R3.1",
    ),
    ({"removed": {"5": "E"}}, "removed.5: there is no seat '5', only 1 to 2: R3.1"),
    ({"removed": {"1": "E" * 19}}, "members: seat 1 has 19 explorers, not 18: R3.1"),
    (
        {"members": {"a1": {"2": "E" * 17}}, "guards": {"a2": "2E", "b1": "2E"}},
        "members: seat 2 has 19 explorers, not 18: R3.1",
    ),
    (
        {**SOLO, "members": {"a1": {"2": "E" * 37}}},
        "members: seat 2 has 37 explorers, not 36: R3.1",
    ),
    ({"hands": {"3": []}}, "hands.3: there is no seat '3', only 1 to 2: R3.1"),
    ({"hands": {"1": 2}}, "hands.1: must be a list, not 2"),
    ({"hands": {"1": [0]}}, "hands.1[0]: must be 1 to 8, not 0"),
    ({"scores": [1]}, "scores: one score for each of the 2 seats"),
    ({"scores": 5}, "scores: must be a list, not 5"),
    ({"scores": [1, -1]}, "scores[1]: must be 0 to 9999, not -1"),
    ({"scores": [1, None]}, "scores[1]: must be a whole number, not None"),
]

BIDDING: list[tuple[Data, str]] = [
    ({**AUCTION, "up": [1, 1, 2]}, "up: a seat is there twice"),
    ({**AUCTION, "up": [4]}, "up[0]: must be 1 to 3, not 4"),
    ({**AUCTION, "phase": "act", "up": [2, 3]}, "up: the marker of the seat whose turn it is"),
    ({**AUCTION, "display": ["A1"]}, "display: 1 tiles on offer for 3 turns: A2"),
    ({**AUCTION, "display": ["A1", "A2", "A1"]}, "display[2]: tile A1 is there twice: R3.2"),
    ({**AUCTION, "display": ["A1", "A2", "Q"]}, "display[2]: there is no tile 'Q': R3.2"),
    ({**AUCTION, "stack": ["A1"]}, "display: 1 tiles on offer for 3 turns: A2"),
    ({**AUCTION, "phase": "over", "display": ["A1"]}, "display: 1 tiles on offer for 0 turns: A2"),
    ({**AUCTION, "bid": 2}, "bidder: a bid has a bidder and a bidder a bid: A3"),
    ({**AUCTION, "bidder": 2}, "bidder: a bid has a bidder and a bidder a bid: A3"),
    ({**AUCTION, "bid": -1, "bidder": 2}, "bid: must be 0 to 9999, not -1"),
    ({**AUCTION, "bid": 1, "bidder": 4}, "bidder: must be 1 to 3, not 4"),
    ({**AUCTION, "phase": "act", "bid": 1, "bidder": 1}, "bid: bids and passes are forgotten when"),
    ({**AUCTION, "phase": "take", "passed": [2]}, "bid: bids and passes are forgotten when"),
    ({**AUCTION, "up": [1, 2], "passed": [3]}, "passed: only seats with their marker up take part"),
    ({**AUCTION, "passed": [2, 2]}, "passed: a seat is there twice"),
    ({**AUCTION, "up": [2, 3]}, "seat: the seat to bid has its marker up, has not passed and is"),
    ({**AUCTION, "passed": [1]}, "seat: the seat to bid has its marker up, has not passed and is"),
    ({**AUCTION, "bid": 3, "bidder": 1}, "seat: the seat to bid has its marker up, has not passed"),
    (
        {**AUCTION, "bid": 3, "bidder": 2, "passed": [2]},
        "bidder: the highest bidder is still in the auction: A3",
    ),
    (
        {**AUCTION, "bid": 3, "bidder": 2, "up": [1, 3]},
        "bidder: the highest bidder is still in the auction: A3",
    ),
    ({**AUCTION, "bid": 21, "bidder": 2}, "bid: no bid exceeds the bidder's score: A1"),
]

MUTUL: list[tuple[Data, str]] = [
    ({**SOLO, "seat": 2}, "seat: Mutul's turns run by themselves, seat 1 is to move: S4"),
    ({**SOLO, "scoring": True, "queue": [2]}, "queue: only you take scoring turns: S13"),
    (
        {**SOLO, "scoring": True, "turn": 2},
        "turn: it is Mutul's only while he holds a volcano: S13",
    ),
    (
        {**SOLO, "card": "S01"},
        "card: a card is in force while Mutul holds a volcano, and only then",
    ),
    (
        {**SOLO, "scoring": True, "turn": 2, "drawn": "B4"},
        "card: a card is in force while Mutul holds a volcano, and only then: S13",
    ),
    (
        {**SOLO, "scoring": True, "turn": 2, "drawn": "B4", "card": "S99"},
        "card: there is no card 'S99': S3",
    ),
    ({**SOLO, "deck": ["S13"]}, "deck[0]: there is no card 'S13': S3"),
    ({**SOLO, "deck": [1]}, "deck[0]: must be a text, not 1"),
    ({**SOLO, "deck": "S01"}, "deck: must be a list, not 'S01'"),
    ({**SOLO, "deck": []}, "deck: no card is left to be revealed: S3"),
    ({**SOLO, "deck": ["S01", "S01", "S01"]}, "deck[2]: card S01 is there too often: S3"),
    (
        {**SOLO, "deck": ["S01", "S01"], "discards": ["S01"]},
        "deck: card S01 is there too often: S3",
    ),
    ({**SOLO, "discards": ["S02", "S02"]}, "discards[1]: card S02 is there too often: S3"),
    ({**SOLO, "guide": "c3"}, "guide: the guide stands on an explored space: S9"),
    ({**SOLO, "guide": "z3"}, "guide: there is no space 'z3', only a1 to h5: R2.1"),
    ({**SOLO, "members_adjust": 2}, "members_adjust: must be -1 to 1, not 2"),
    ({**SOLO, "members_adjust": "1"}, "members_adjust: must be a whole number, not '1'"),
    ({**SOLO, "cards": 12}, "cards: must be a list, not 12"),
    ({**SOLO, "cards": "deck.toml"}, "cards: must be a list, not 'deck.toml'"),
    ({**SOLO, "cards": []}, "0 cards, not 12: S16"),
    ({**SOLO, "cards": [CARD] * 12}, "card S01: id: it is there twice: S16"),
]

EVERYTHING = [*SHAPES, *TABLE, *BOARD, *EXPEDITIONS, *BIDDING, *MUTUL]


@pytest.mark.parametrize(
    ("document", "message"), EVERYTHING, ids=[message for _, message in EVERYTHING]
)
def test_refused(document: object, message: str) -> None:
    """The complaint is InvalidDocument, names the key and what is wrong, and is one short line."""
    with pytest.raises(tikal.InvalidDocument) as refused:
        tikal.Game.from_document(document)
    said = str(refused.value)
    assert message in said
    assert len(said.splitlines()) == 1
    assert len(said) < 160


@pytest.mark.parametrize("variant", ["classic", "auction", "solo"])
def test_views_are_no_positions(variant: str) -> None:
    """What a view hides can't be read back as a position."""
    shown = tikal.Game.new(variant=variant, seed=3).view(1).document()
    with pytest.raises(tikal.InvalidDocument):
        tikal.Game.from_document(shown)
