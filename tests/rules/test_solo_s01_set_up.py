"""S1 to S4: the set-up of a solo game."""

import pytest

import tikal
from tests.rules.table import play, refused, table
from tests.solo.turns import BUILT_IN, dealt, members, told
from tests.tables import Data


def test_two_seats() -> None:
    """S1: you are seat 1 with no points, Mutul is seat 2 with 175."""
    game = tikal.Game.new(variant="solo", seed=7)
    assert (game.seats, game.seat, game.scores) == (2, 1, [0, 175])
    with pytest.raises(tikal.InvalidSetup, match="3 seats: solo has 2 to 2"):
        tikal.Game.new(variant="solo", seats=3)


def test_mutuls_people() -> None:
    """S1: Mutul has a leader and 36 explorers, and not one more."""
    everybody = {"a1": {"2": "L" + "E" * 36}}
    assert members(table(variant="solo", members=everybody)) == {"a1": "L" + "E" * 36}
    with pytest.raises(tikal.InvalidDocument, match=r"members: seat 2 has 37 explorers, not 36"):
        table(variant="solo", members={"a1": {"2": "E" * 37}})


def test_your_people() -> None:
    """S1: you have a leader and 18 explorers, as in any game."""
    with pytest.raises(tikal.InvalidDocument, match=r"members: seat 1 has 19 explorers, not 18"):
        table(variant="solo", members={"a1": {"1": "E" * 19}})


def test_mutul_has_no_camps() -> None:
    """S1: Mutul has no camps, you have your two."""
    with pytest.raises(tikal.InvalidDocument, match=r"camps\.b2: seat 2 has no more camps: R9\.1"):
        table(variant="solo", camps={"b2": 2})
    assert "Cb2" in table(variant="solo", members={"b2": {"1": "E"}}).legal


def test_exchange_with_mutul() -> None:
    """S1: you may exchange treasures with Mutul, single for single (R8.6)."""
    game = table(variant="solo", hands={"1": [1, 3, 3], "2": [2, 5, 5]})
    assert [str(action) for action in game.legal if action.kind == "exchange"] == ["X1-2@2"]
    game.play("X1-2@2")
    assert game.document()["hands"] == {"1": [2, 3, 3], "2": [1, 5, 5]}


def test_the_guide_starts_on_b2() -> None:
    """S2: the guide stands on b2, beside the base camp."""
    assert table(variant="solo").document()["guide"] == "b2"
    (first,) = told(list(dealt("A1", order=("S12",)).events), "guide_moved", "space")
    assert first == ("c1",)


def test_the_guide_is_in_nobodys_way() -> None:
    """S2: you move onto the guide's space, pass it and set up camp there."""
    game = table(variant="solo", tiles={"c2": "A5+0"}, members={"a1": {"1": "EE"}})
    play(game, "Ea1-b2", "Cb2", "Eb2-c2")
    assert members(game, 1) == {"a1": "E", "c2": "E"}


def test_the_guide_has_no_strength() -> None:
    """S2: the guide on a temple is no member: one explorer of yours leads there."""
    game = table(variant="solo", guide="b1", members={"b1": {"1": "E"}})
    assert "Gb1E" in game.legal
    game = table(variant="solo", guide="b1", scoring=True, turn=None, stack=[])
    events = game.play("end")
    assert told(list(events), "temple_scored", "seat", "space") == [(2, "b1")]
    assert members(game) == {"b1": "E"}, "he had to send an explorer there to lead"


def test_cards_go_face_up_on_the_discards() -> None:
    """S3: the deck is twelve cards; those used lie open, in the order of their use."""
    game = dealt(order=("S05", "S09", "S02"))
    document: Data = game.document()
    assert document["discards"] == ["S05"]
    assert document["deck"] == ["S09", "S02", *(set_aside("S05", "S09", "S02")), *BUILT_IN]


def set_aside(*cards: str) -> list[str]:
    """Return the other cards in order of id."""
    return [each for each in BUILT_IN if each not in cards]


def test_an_empty_deck_is_shuffled_anew() -> None:
    """S3: with the thirteenth card the discards begin anew; the second order is another one."""
    second = BUILT_IN[::-1]
    game = table(variant="solo", discards=BUILT_IN[:11], deck=["S12", *second])
    play(game, "end")
    assert game.document()["discards"] == BUILT_IN
    assert game.document()["deck"] == second
    play(game, str(game.legal[0]), "end")
    assert game.document()["discards"] == ["S12"]
    assert game.document()["deck"] == second[1:]


def test_discards_alone_are_a_deck() -> None:
    """S3: a position whose deck has run out goes on with its discards."""
    game = table(variant="solo", discards=["S03", "S01"], deck=[], stack=["G1"])
    events = play(game, "end")
    assert told(events, "card_revealed", "card") == [("S03",)]
    assert game.document()["discards"] == ["S03"]
    assert game.document()["deck"] == ["S01"]


def test_the_two_passes_are_shuffled() -> None:
    """S3: a deal holds the twelve cards twice, in an order that depends on the seed."""
    decks = set()
    for seed in range(20):
        deal: Data = tikal.Game.new(variant="solo", seed=seed).record()["deal"]  # type: ignore[assignment]
        order = deal["deck"]
        assert sorted(order[:12]) == sorted(order[12:]) == BUILT_IN
        decks |= {tuple(order[:12]), tuple(order[12:])}
    assert len(decks) == 40


def test_mutul_plays_first() -> None:
    """S4: Mutul has played a tile before you are asked for anything."""
    game = dealt("A1", "A5", order=("S12",))
    document: Data = game.document()
    assert list(document["tiles"].values()) == ["A1+5"]
    assert (game.seat, game.phase, document["drawn"], document["turn"]) == (1, "place", "A5", 1)
    assert [event.code for event in game.events[:2]] == ["turn_started", "card_revealed"]


def test_turns_alternate() -> None:
    """S4: you and Mutul take turns and draw 18 tiles each."""
    game = dealt()
    while not game.over:
        game.play("end" if game.phase == "act" else game.legal[0])
    drawn = told(list(game.events), "tile_drawn", "seat")
    assert drawn == [(2,), (1,)] * 18


def test_mutul_is_never_to_move() -> None:
    """S4: Mutul's turns run by themselves: no document has him to move, no auction goes on."""
    with pytest.raises(tikal.InvalidDocument, match="seat: Mutul's turns run by themselves"):
        table(variant="solo", seat=2)
    refused(table(variant="solo"), "bid3", "R1.4", "not_in_this_variant")
