"""S13: volcanoes."""

import pytest

import tikal
from tests.rules.table import codes, params, play, table
from tests.solo.turns import deck, members, mutul, told
from tests.tables import Data
from tikal.box.tiles import TILES as ALL_TILES

# Mutul leads on a temple of level 5; you have a treasure.
SOMETHING_TO_SCORE: Data = {
    "tiles": {"c3": "D1+0"},
    "members": {"c3": {"2": "L"}},
    "hands": {"1": [1], "2": [2, 2]},
}


def yours() -> tikal.Game:
    """Return a game in which you have just drawn a volcano."""
    stack = ["G1", "B4", "G4"]
    game = table(variant="solo", cards=deck("N cw E"), stack=stack, **SOMETHING_TO_SCORE)
    game.play("end")
    return game


def his(*cards: str, **parts: object) -> tikal.Game:
    """Return a game in which Mutul has just drawn a volcano with the first card."""
    game = table(variant="solo", cards=deck(*cards), stack=["B4", "G4", "G1"], **parts)
    game.play("end")
    return game


def test_you_draw_a_volcano() -> None:
    """S13: you hold it and take a scoring turn of 10 AP; Mutul scores nothing."""
    game = yours()
    document: Data = game.document()
    assert (game.seat, game.phase, game.ap) == (1, "act", 10)
    assert (document["scoring"], document["turn"], document["drawn"]) == (True, 1, "B4")
    assert (document["queue"], document["card"]) == ([], None)
    before = game.scores[1]
    events = play(game, "end")
    assert told(events, "seat_scored", "seat") == [(1,)]
    assert game.scores[1] == before


def test_then_you_place_it_and_act() -> None:
    """S13: you place it and take your normal 10 AP; no card is revealed and the guide stays."""
    game = yours()
    guide = game.document()["guide"]
    events = play(game, "end")
    assert (game.phase, game.document()["scoring"]) == ("place", False)
    assert (game.ap, game.document()["drawn"]) == (0, "B4")
    events += play(game, str(game.legal[0]))
    assert (game.phase, game.ap) == ("act", 10)
    assert game.document()["guide"] == guide
    assert "card_revealed" not in codes(events)


def test_mutul_draws_a_volcano() -> None:
    """S13: he holds it with its card while you take a scoring turn; the rest waits."""
    game = his("NE cw LEE guards", "S ccw E")
    document: Data = game.document()
    assert (game.seat, game.phase, game.ap) == (1, "act", 10)
    assert (document["scoring"], document["turn"], document["drawn"]) == (True, 2, "B4")
    assert (document["card"], document["discards"]) == ("W01", ["W01"])
    assert (document["guide"], document["tiles"], members(game)) == ("b2", {}, {})


def test_steps_1_and_2_come_before_the_tile() -> None:
    """S13: the first card's floors and treasures are his before the volcano is drawn."""
    game = his("NE cw E", **SOMETHING_TO_SCORE)
    assert told(list(game.events), "mutul_uncovered", "space", "level") == [("c3", 6)]
    events = play(game, "end")
    assert told(events, "mutul_uncovered", "space", "level") == [("c3", 7)]


def test_the_first_cards_compass_places_it() -> None:
    """S13: the card that was face up when it was drawn places it, and the guide follows."""
    game = his("NE cw LEE guards", "S ccw E")
    events = play(game, "end")
    assert game.document()["tiles"] == {"c2": "B4"}
    assert game.document()["guide"] == "c2"
    assert told(events, "mutul_placed_tile", "space", "needle", "sense") == [("c2", "NE", "cw")]
    assert told(events, "tile_placed", "seat", "tile", "space") == [(2, "B4", "c2")]


def test_a_new_card_without_a_tile() -> None:
    """S13: then a new card is revealed; the first one's remaining steps are dropped.

    Its one explorer goes where its own compass points, not where the first card's three would go.
    """
    game = his("NE cw LEE guards", "S ccw E")
    events = play(game, "end")
    assert told(events, "card_revealed", "card") == [("W02",)]
    assert members(game) == {"a2": "E"}
    assert told(events, "mutul_placed_member", "space", "why", "tied", "needle", "sense") == [
        ("a2", "temple", 2, "S", "ccw")
    ]
    document: Data = game.document()
    assert (document["card"], document["discards"]) == (None, ["W01", "W02"])


def test_then_it_is_your_turn() -> None:
    """S13: no second tile for him: you draw the next one."""
    game = his("NE cw E")
    events = play(game, "end")
    assert told(events, "tile_drawn", "seat", "tile") == [(1, "G4")]
    document: Data = game.document()
    assert (game.phase, document["turn"], document["drawn"]) == ("place", 1, "G4")
    assert document["stack"] == ["G1"]


@pytest.mark.parametrize(
    ("cards", "guard"),
    [(("NE cw E guards", "S ccw E"), None), (("S ccw E", "NE cw E guards"), "2E")],
)
def test_the_new_cards_guards_count(cards: tuple[str, str], guard: str | None) -> None:
    """S13: step 6 is done if the new card shows it; the first card's is dropped."""
    parts = {"tiles": {"c3": "E4+0"}, "levels": {"c3": 10}, "members": {"c3": {"2": "EE"}}}
    game = his(*cards, **parts)
    game.play("end")
    found: Data = game.document()
    assert found["guards"].get("c3") == guard


def test_the_new_card_moves_members_on() -> None:
    """S13: steps 2 and 5 are done too: he digs the last treasure and moves on."""
    parts = {
        "tiles": {"c3": "A1+0"},
        "ruins": {"c3": [1, 2]},
        "members": {"c3": {"2": "E"}},
        "guide": "a2",
    }
    game = his("NE cw E", **parts)
    assert game.document()["hands"] == {"1": [], "2": [1]}
    events = play(game, "end")
    assert told(events, "mutul_dug", "space", "count") == [("c3", 1)]
    assert told(events, "mutul_moved_member", "space", "to") == [("c3", "b1")]


def test_you_score_in_both_cases() -> None:
    """S13: whoever draws it, you score and Mutul does not."""
    for game in (yours(), his("N cw E", **SOMETHING_TO_SCORE)):
        before = game.scores
        events = play(game, "end")
        assert params(events, "seat_scored") == [
            {"seat": 1, "temples": 0, "treasures": 1, "score": before[0] + 1}
        ]
        assert game.scores == [before[0] + 1, before[1]]


def test_you_act_before_his_volcano_lies() -> None:
    """S13: your scoring turn comes first, so what you win back in it scores for you."""
    parts = {"members": {"b1": {"2": "E"}, "a1": {"1": "L"}}}
    game = his("NE cw E", **parts)
    play(game, "La1-b1")
    events = play(game, "end")
    # Step 1 of his card has raised it from 1 to 2.
    assert told(events, "temple_scored", "seat", "space", "level") == [(1, "b1", 2)]


def test_a_position_with_a_held_volcano() -> None:
    """S13: the document keeps the card in force, so that the game goes on from it alike."""
    game = his("NE cw LEE guards", "S ccw E")
    twin = tikal.Game.from_document(game.document())
    assert twin.position == game.position
    assert play(twin, "end") == play(game, "end")
    assert twin.document() == game.document()


def test_the_last_tile_is_his_volcano() -> None:
    """S13, S14: if the stack is empty then, your final scoring turn follows."""
    game, _ = mutul("N cw E", "B4")
    events = play(game, "end")
    assert codes(events)[-2:] == ["final_scoring_started", "scoring_turn_started"]
    assert (game.document()["turn"], game.document()["scoring"]) == (None, True)


def test_three_volcanoes_among_the_tiles() -> None:
    """S13: there are three, so a game has up to three cards more than Mutul has turns."""
    assert [name for name, tile in ALL_TILES.items() if not any(tile[2])] == ["B4", "D5", "F1"]
