"""What the interface promises of a game: refusals, undo, copies."""

import pytest

import tikal


def test_illegal_actions_say_why() -> None:
    """A refusal has its rule, a code with parameters for programs, and a sentence."""
    game = tikal.Game.from_document({"ap": 1, "members": {"b1": {"1": "E"}}})
    with pytest.raises(tikal.IllegalAction) as raised:
        game.play("Ub1")
    refused = raised.value
    assert (refused.rule, refused.code) == ("R6.1", "too_few_ap")
    assert refused.params == {"cost": 2, "ap": 1}
    assert refused.reason == "that costs 2 AP, you have 1"
    assert str(refused) == "that costs 2 AP, you have 1: R6.1"


def test_parameters_are_in_the_words_of_people() -> None:
    """Spaces, tiles, seats and members of a refusal are named as in texts."""
    game = tikal.Game.from_document({})
    for text, params in [
        ("Lb1-b2", {"space": "b1", "member": "leader"}),
        ("X1-2@3", {"other": 3}),
        ("Ub2", {"space": "b2"}),
    ]:
        refused = game.refusal(text)
        assert refused is not None
        assert refused.params == params
    assert game.refusal("E+a1") is None
    assert game.refusal(tikal.parse("E+a1")) is None


def test_a_bid_of_nothing_is_a_text_out_of_place() -> None:
    """A3: `bid0` can be read, and is too low; `bid01` can't be read."""
    game = tikal.Game.new(variant="auction", seed=1)
    with pytest.raises(tikal.IllegalAction) as raised:
        game.play("bid0")
    assert (raised.value.rule, raised.value.params) == ("A3", {"least": 1})
    with pytest.raises(tikal.InvalidNotation):
        game.play("bid01")


def test_texts_and_actions_are_the_same_to_a_game() -> None:
    """An action may be played by its text."""
    one, other = tikal.Game.new(seed=7), tikal.Game.new(seed=7)
    assert one.play("A4@c1+0") == other.play(tikal.parse("A4@c1+0"))
    assert one.position == other.position


def test_undo_says_why_not() -> None:
    """Before the first action there is nothing to undo; some actions stay played."""
    game = tikal.Game.new(seed=7)
    before = game.can_undo
    assert not before
    assert before.reason == "nothing has been played yet"
    assert repr(before) == "<can't undo: nothing has been played yet>"
    with pytest.raises(tikal.TikalError, match="nothing has been played yet"):
        game.undo()
    game.play("A4@c1+0")
    after = game.can_undo
    assert after
    assert after.reason is None
    assert repr(after) == "<can undo>"
    game.play("end")
    assert game.can_undo.reason == "end can't be taken back"
    with pytest.raises(tikal.TikalError, match="end can't be taken back"):
        game.undo()
    assert game.undo_turn() == []


def test_undo_takes_back_tile_and_take() -> None:
    """Placing a tile and taking one reveal nothing and can be taken back."""
    game = tikal.Game.from_document({"variant": "auction", "phase": "take"})
    game.play("takeA1")
    game.play(game.legal[0])
    game.play("E+a1")
    taken = game.undo_turn()
    assert [action.kind for action in taken] == ["place_member", "place_tile", "take"]
    assert (game.phase, game.actions) == ("take", [])


def test_undo_stops_at_a_recovered_treasure() -> None:
    """R8.3: what has been seen can't be unseen."""
    game = tikal.Game.from_document(
        {"tiles": {"b3": "A1+3"}, "ruins": {"b3": [2]}, "members": {"b3": {"1": "E"}}}
    )
    for text in ("E+a1", "Rb3", "E+a1"):
        game.play(text)
    assert [str(action) for action in game.undo_turn()] == ["E+a1"]
    assert game.can_undo.reason == "Rb3 can't be taken back"


def test_repr() -> None:
    """A game says in a few words what it is and who is to do what."""
    game = tikal.Game.new(variant="auction", seats=3, seed=7)
    assert repr(game) == "<Game auction, 3 seats, 0 actions, seat 1 to bid>"
    over = tikal.Game.from_document({"phase": "over"})
    assert repr(over) == "<Game classic, 2 seats, 0 actions, over>"


def test_a_finished_game() -> None:
    """R12.1: nobody is to move, and nothing is legal any more."""
    game = tikal.Game.from_document({"phase": "over", "scores": [3, 5]})
    assert (game.seat, game.phase, game.over, game.winners) == (None, "over", True, [2])
    with pytest.raises(tikal.IllegalAction, match=r"the game is over: R12\.1"):
        game.play("end")


def test_winners_are_known_at_the_end_only() -> None:
    """Before the end nobody has won, whatever the scores."""
    assert tikal.Game.from_document({"scores": [90, 5]}).winners == []


def test_copies_keep_names() -> None:
    """A copy has names and date of its own."""
    game = tikal.Game.new(seed=7)
    game.players, game.date = ["Philippe", "Igor"], "1999"
    twin = game.copy()
    assert twin.record() == game.record()
    assert twin.players is not None
    twin.players[0] = "somebody"
    assert game.players == ["Philippe", "Igor"]
