"""R8.3 to R8.6: recovering and exchanging treasures."""

from tests.rules.table import at, codes, params, play, reason, refused, table

RUINS = {"b3": "A1+0", "c1": "A3+0"}


def test_recover_the_top_treasure() -> None:
    """R8.3: the top treasure of the ruins lies face up before the player from now on."""
    game = table(tiles=RUINS, ruins={"b3": [7, 2]}, members={"b3": {"1": "E"}})
    events = play(game, "Rb3")
    assert params(events, "treasure_recovered") == [{"seat": 1, "space": "b3", "kind": 7}]
    assert (game.ap, at(game, "ruins", "b3"), at(game, "hands", "1")) == (7, [2], [7])
    assert game.view(2).document()["hands"] == {"1": [7], "2": []}


def test_only_ruins_with_members() -> None:
    """R8.3: it takes ruins, and a member of one's own."""
    game = table(tiles=RUINS, ruins={"b3": [7]}, members={"b3": {"2": "E"}, "b1": {"1": "E"}})
    refused(game, "Rb1", "R8.3", "not_ruins", space="b1")
    refused(game, "Rb3", "R8.3", "nobody_there", space="b3")
    assert reason(game, "Rb1") == "there are no ruins on b1"


def test_two_treasures_need_two_members() -> None:
    """R8.4: the second treasure of a turn needs a second member there."""
    game = table(tiles=RUINS, ruins={"b3": [7, 2, 2]}, members={"b3": {"1": "L"}, "b2": {"1": "E"}})
    play(game, "Rb3")
    refused(game, "Rb3", "R8.4", "needs_more_members", space="b3", needed=2)
    play(game, "Eb2-b3", "Rb3")
    assert at(game, "hands", "1") == [2, 7]


def test_no_third_treasure() -> None:
    """R8.4: a third treasure from one ruins in a turn is refused, not one from others."""
    game = table(
        tiles=RUINS,
        ruins={"b3": [7, 2, 2], "c1": [1]},
        members={"b3": {"1": "EEE"}, "c1": {"1": "E"}},
    )
    play(game, "Rb3", "Rb3")
    refused(game, "Rb3", "R8.4", "worked_twice", space="b3")
    play(game, "Rc1")
    assert at(game, "hands", "1") == [1, 2, 7]


def test_emptied_ruins_are_a_clearing() -> None:
    """R8.5: with the last treasure gone there is nothing to recover, but room for a camp."""
    game = table(tiles=RUINS, ruins={"b3": [7]}, members={"b3": {"1": "EE"}})
    refused(game, "Cb3", "R9.1", "ruins_not_empty", space="b3")
    assert reason(game, "Cb3") == "the ruins on b3 still hold treasures"
    assert codes(play(game, "Rb3")) == ["treasure_recovered", "ruins_emptied"]
    refused(game, "Rb3", "R8.5", "ruins_empty", space="b3")
    play(game, "Cb3")
    assert at(game, "camps", "b3") == 1


def test_exchange_single_treasures() -> None:
    """R8.6: one's only treasure of a kind for another's only one of another kind, unasked."""
    game = table(seats=3, hands={"1": [1, 2], "2": [3], "3": [4]})
    events = play(game, "X1-4@3")
    assert params(events, "treasures_exchanged") == [{"seat": 1, "give": 1, "other": 3, "get": 4}]
    assert game.document()["hands"] == {"1": [2, 4], "2": [3], "3": [1]}
    assert (game.seat, game.ap) == (1, 7)


def test_every_kind_can_be_exchanged() -> None:
    """R8.6: any single for any other single, the first kind as well as the last."""
    game = table(hands={"1": [1, 8], "2": [2, 8], "3": [1]}, seats=3)
    exchanges = {str(action) for action in game.legal if action.kind == "exchange"}
    assert exchanges == {"X1-2@2", "X1-8@2", "X8-2@2", "X8-1@3"}
    play(game, "X8-1@3")
    assert game.document()["hands"] == {"1": [1, 1], "2": [2, 8], "3": [8]}


def test_pairs_and_triples_stay_together() -> None:
    """R8.6: a treasure of which its owner has two or three is neither given nor got."""
    game = table(hands={"1": [1, 1, 2], "2": [3, 3, 3, 4, 4, 5]})
    refused(game, "X1-5@2", "R8.6", "not_your_single", kind=1)
    refused(game, "X2-3@2", "R8.6", "not_their_single", other=2, kind=3)
    refused(game, "X2-4@2", "R8.6", "not_their_single", other=2, kind=4)
    assert [str(action) for action in game.legal if action.kind == "exchange"] == ["X2-5@2"]


def test_exchange_what_is_there() -> None:
    """R8.6: both treasures must be there, be different and belong to two players."""
    game = table(hands={"1": [1], "2": [1, 3]})
    refused(game, "X2-3@2", "R8.6", "not_your_single", kind=2)
    refused(game, "X1-2@2", "R8.6", "not_their_single", other=2, kind=2)
    refused(game, "X1-1@2", "R8.6", "exchange_same_kind", kind=1)
    refused(game, "X1-3@1", "R8.6", "exchange_with_oneself")
    refused(game, "X1-3@3", "R8.6", "no_such_seat", other=3)
    refused(game, "X1-3@4", "R8.6", "no_such_seat", other=4)
    assert reason(game, "X1-1@2") == "both treasures are of kind 1"
    assert reason(game, "X1-3@4") == "there is no seat 4 at this table"
    play(game, "X1-3@2")
    assert game.document()["hands"] == {"1": [3], "2": [1, 1]}


def test_an_exchange_that_makes_a_pair() -> None:
    """R8.6: what counts is what each has at that moment: a pair just made stays together."""
    game = table(hands={"1": [1, 3], "2": [2, 3]})
    play(game, "X1-3@2")
    assert game.document()["hands"] == {"1": [3, 3], "2": [1, 2]}
    refused(game, "X3-1@2", "R8.6", "not_your_single", kind=3)


def test_nothing_to_exchange() -> None:
    """R8.6: who has no single treasure, or faces nobody with one, exchanges nothing."""
    for hands in ({"1": [], "2": [3]}, {"1": [3], "2": []}, {"1": [3], "2": [3]}):
        game = table(hands=hands)
        assert not [action for action in game.legal if action.kind == "exchange"]
