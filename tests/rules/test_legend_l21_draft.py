"""L21 to L26: the draft, your picks and Mutul's."""

import tikal
from tests.legend_examples.positions import position, site
from tests.playing import seeded, walk
from tests.rules.table import codes, params, play, reason, refused, table
from tests.tables import Data

CARDS = ["excavation", None, "column", "swap", "guard", "unique-1", *[None] * 4]
SHOWN: Data = {"tokens": [7, 9], "tiles": ["A1", None, "A3", "A4"], "cards": CARDS}


def drafting(**given: object) -> tikal.Game:
    """Return your turn in the draft of round 1."""
    parts: Data = {"display": SHOWN, "solo": ["M1"], **given}
    return table(**position(1, "draft", **parts))


def test_what_you_may_take() -> None:
    """L21: any item of the display for which you have a free place; equal tokens once."""
    game = drafting(display={**SHOWN, "tokens": [7, 7]})
    cards = ["takeK1", "takeK3", "takeK4", "takeK5", "takeK6"]
    tiles = ["takeA1", "takeA3", "takeA4"]
    assert sorted(str(action) for action in game.legal) == sorted([*tiles, "takeAP7", *cards])


def test_taking_fills_your_campsite() -> None:
    """L21: items fill their places from the top, and what is taken stays taken."""
    taken: list[tuple[str, str, Data]] = [
        ("takeAP9", "token_taken", {"token": 9}),
        ("takeA3", "tile_taken", {"tiles": ["A3", None]}),
        ("takeK4", "card_taken", {"cards": ["swap", None, None]}),
    ]
    for text, code, there in taken:
        game = drafting()
        events = play(game, text)
        assert codes(events)[:2] == [code, "solo_card_turned"]
        mine: Data = game.document()["campsites"]["1"]  # type: ignore[index]
        assert {key: mine[key] for key in there} == there
        assert game.can_undo.reason == f"{text} can't be taken back"


def test_full_places_take_nothing_more() -> None:
    """L21: one token, two tiles, three cards."""
    game = drafting(campsites={"1": site(6, ["B1"])})
    refused(game, "takeAP9", "L21", "has_a_token")
    full = drafting(campsites={"1": site(None, ["B1", "B2"], ["recruits", "recruits", "supplies"])})
    refused(full, "takeA1", "L21", "has_two_tiles")
    refused(full, "takeK1", "L21", "has_three_cards")
    assert sorted(str(action) for action in full.legal) == ["takeAP7", "takeAP9"]


def test_what_is_not_there_can_not_be_taken() -> None:
    """L21: tokens, tiles and cards are taken from the display."""
    game = drafting()
    refused(game, "takeAP12", "L21", "no_such_token", ap=12)
    refused(game, "takeB1", "L21", "not_on_display", tile="B1")
    refused(game, "takeK2", "L21", "no_card_on_display", place=2)
    assert reason(game, "takeAP12") == "there is no AP token 12 on the display"


def test_first_things_first() -> None:
    """L21: nothing else is done in the draft, and nothing is taken outside of it."""
    game = drafting()
    refused(game, "playAP", "L21", "draft_first")
    refused(game, "E+a1", "L21", "draft_first")
    refused(game, "bid1", "R1.4", "not_in_this_variant")
    acting = table(**position(3, "action", campsites={"1": site(6)}))
    refused(acting, "takeAP9", "L27", "play_an_item_first")
    play(acting, "playAP")
    refused(acting, "takeAP9", "L21", "no_draft_now")


def test_twelve_picks_in_turn() -> None:
    """L21: Mutul first, strictly alternating, until both have six items."""
    game = tikal.Game.new(variant="legend", seed=5)
    walk(game, seeded(5), 6)
    story = game.events[: codes(game.events).index("action_phase_started")]
    takers = [
        event.params.get("seat", 2)
        for event in story
        if event.code.startswith(("mutul_took", "token_t", "tile_t", "card_t"))
    ]
    assert takers == [2, 1] * 6


def test_the_first_part_that_yields_counts() -> None:
    """L22: a part yields nothing if his places for that kind are full."""
    game = drafting(campsites={"2": site(None, ["B1", "B2"])})
    events = play(game, "takeAP9")
    skipped = params(events, "part_skipped")
    assert len(skipped) == 1
    assert params(events, "mutul_took_card")[0]["action_card"] == "unique-1"


def test_wishes_and_numbers() -> None:
    """L23: the first of a wished type; else the n-th, gaps not counted, or the last."""
    events = play(drafting(), "takeAP9")
    assert params(events, "mutul_took_tile")[0]["tile"] == "A4"
    numbered = drafting(display={**SHOWN, "tiles": ["A1", None, "A3", "B3"]})
    events = play(numbered, "takeAP9")
    assert params(events, "mutul_took_tile")[0]["tile"] == "B3"


def test_a_card_is_set_aside() -> None:
    """L24: with each card he takes he sets another aside, until the upkeep."""
    game = drafting(campsites={"2": site(None, ["B1", "B2"])})
    events = play(game, "takeAP9")
    assert params(events, "card_set_aside")[0]["action_card"] == "guard"
    assert game.document()["aside"] == ["guard"]


def test_no_card_left_to_set_aside() -> None:
    """L24: after the last card of the display nothing is set aside."""
    shown: Data = {"tokens": [9], "tiles": [], "cards": ["swap"]}
    game = drafting(display=shown, campsites={"2": site(6, ["B1", "B2"])})
    events = play(game, "takeAP9")
    assert params(events, "card_set_aside") == []
    assert params(events, "mutul_took_card")[0]["action_card"] == "swap"


def test_his_token() -> None:
    """L25: of two tokens at least 2 apart the higher; else none, unless it is all he lacks."""
    apart = drafting(solo=["M2"])
    assert params(play(apart, "takeA1"), "mutul_took_token")[0]["ap"] == 9
    close = drafting(solo=["M2"], display={**SHOWN, "tokens": [8, 9]})
    assert params(play(close, "takeA1"), "mutul_took_token") == []
    only = site(None, ["B1", "B2"], ["recruits", "recruits", "supplies"])
    lacking = drafting(solo=["M2"], display={**SHOWN, "tokens": [8, 9]}, campsites={"2": only})
    assert params(play(lacking, "takeA1"), "mutul_took_token")[0]["ap"] == 9


def test_nothing_he_could_take() -> None:
    """L22, L25: a close token alone is skipped by every card, and the draft ends."""
    shown: Data = {"tokens": [9], "tiles": [], "cards": ["swap"]}
    game = drafting(display=shown, campsites={"1": site(6)}, solo=["M1", "M2"])
    play(game, "takeK1")
    document: Data = game.document()
    assert (document["stage"], document["display"]["tokens"]) == ("action", [9])


def test_his_places_fill_from_the_top() -> None:
    """L26: his tiles and cards fill his places from top to bottom."""
    game = drafting(campsites={"2": site(None, ["B1"])})
    play(game, "takeAP9")
    assert game.document()["campsites"]["2"]["tiles"] == ["B1", "A4"]  # type: ignore[index]
