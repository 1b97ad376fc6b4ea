"""L27 to L31: your items, and what cards let you do (section 12)."""

import tikal
from tests.legend_examples.positions import acting, site
from tests.rules.table import codes, params, play, reason, refused, table
from tests.tables import Data

# Ruins on c1 and c2, a temple on b3, an island on d1.
LAND = {"c1": "C3>b2", "c2": "A1>b2", "b3": "B5>b2", "d1": "E1+0"}
NORTH = {"a3": "E2>a2", "a4": "C2>a3"}


def holding(*cards: str, **given: object) -> tikal.Game:
    """Return your turn with some cards on the right, while Mutul has nothing left."""
    return table(**acting([], site(), you=site(cards=list(cards)), **given))


def using(card: str, **given: object) -> tikal.Game:
    """Return a game in which you have just begun to use a card's effect."""
    game = holding(card, **given)
    play(game, "playK1")
    return game


def texts(game: tikal.Game) -> list[str]:
    """Return what is legal, sorted."""
    return sorted(str(action) for action in game.legal)


def test_items_in_any_order() -> None:
    """L27: token, tiles, cards and kept cards that lie face up, in any order; no pass yet."""
    yours = site(6, ["E3"], ["swap", "guard"], [["supplies", True], ["recruits", False]])
    game = table(**acting([], site(), you=yours))
    words = {str(action) for action in game.legal if action.kind != "place_tile"}
    assert words == {"playAP", "playK1", "playK2", "spendK1", "spendK2", "playP1"}
    refused(game, "pass", "L27", "items_left")
    refused(game, "playK3", "L27", "no_card_in_campsite", place=3)
    refused(game, "spendK3", "L27", "no_card_in_campsite", place=3)
    refused(game, "E4@b3+0", "L27", "tile_not_in_campsite", tile="E4")
    refused(game, "playP2", "L30", "kept_card_is_down", place=2)
    refused(game, "playP3", "L30", "no_kept_card", place=3)
    refused(game, "end", "L27", "play_an_item_first")


def test_a_token_is_played_once() -> None:
    """L27: what is played is gone; kept cards stay playable until you pass."""
    game = table(**acting([], site(), you=site(6, kept=[["supplies", True]])))
    play(game, "playAP", "end")
    refused(game, "playAP", "L27", "token_is_played")
    assert texts(game) == ["pass", "playP1"]


def test_mutul_plays_on_after_your_pass() -> None:
    """L27: a pass holds for the round; Mutul plays what he has left."""
    game = table(**acting(["M1", "M2"], site(cards=["unique-1", "unique-2"]), you=site()))
    events = play(game, "pass")
    assert codes(events)[0] == "passed"
    assert len(params(events, "mutul_played_card")) == 2
    assert game.document()["round"] == 4


def test_spending() -> None:
    """L28: a token gives its AP, any card 3; each ends when you say so."""
    game = holding("guard")
    events = play(game, "spendK1")
    assert params(events, "card_spent")[0]["ap"] == 3
    assert (game.phase, game.ap) == ("act", 3)
    refused(game, "playK1", "L28", "end_the_item_first")
    refused(game, "A5@c1+4", "L28", "end_the_item_first")
    assert params(play(game, "end"), "card_left") == [{"seat": 1, "action_card": "guard"}]
    token = table(**acting([], site(), you=site(8)))
    assert params(play(token, "playAP"), "token_played") == [{"seat": 1, "ap": 8}]
    assert token.ap == 8


def test_a_placed_tile_ends_by_end() -> None:
    """L28: a tile leaves you in `act` with 0 AP; floors and treasures are laid on it."""
    game = table(**acting([], site(), you=site(tiles=["E2"])))
    play(game, "E2@c2+4")
    assert (game.phase, game.ap, texts(game)) == ("act", 0, ["end"])
    assert game.document()["levels"]["c2"] == 5  # type: ignore[index]


def test_a_rotation_that_looks_alike() -> None:
    """L28: tiles that look alike when turned are placed by the smallest rotation (R5.7)."""
    game = table(**acting([], site(), you=site(tiles=["D3"])))
    refused(game, "D3@c2+3", "R5.7", "rotation_looks_the_same", rotation=1)


def test_only_what_the_card_does() -> None:
    """L28: every effect refuses what it is not for, and ends by `end`."""
    cards = [
        *("unique-1", "excavation", "restoration", "ancient_trail", "forced_march", "column"),
        *("recruits", "field_camp", "guard", "swap", "outlying_lake-1"),
    ]
    others = ["Ua2", "Ea1>a2", "E+a1", "Cb2", "Ga2E", "X1-2@2", "Ra2", "P5@a5+3"]
    for card in cards:
        game = using(card, tiles=NORTH, members={"a1": {"1": "E"}})
        refusals = [game.refusal(text) for text in others]
        assert "not_this_card" in {each.code for each in refusals if each is not None}
        assert "end" in game.legal
        refused(game, "playAP", "L28", "end_the_card_first")


def test_going_needs_a_card() -> None:
    """L28: members go without AP only by a card's effect."""
    game = table(**acting([], site(), you=site(6), members={"a1": {"1": "E"}}))
    play(game, "playAP")
    refused(game, "Ea1>a2", "L28", "no_card_in_use")


def test_going() -> None:
    """L28: a member goes along any chain of paths and shifts, whatever its length."""
    members = {"a1": {"1": "E"}, "d1": {"1": "L"}}
    game = using("ancient_trail", tiles=LAND, members=members)
    refused(game, "Ea1>d1", "L28", "not_joined", space="a1", to="d1")
    refused(game, "La1>b1", "L28", "no_such_member", space="a1", member="leader")
    refused(game, "Ea1>a1", "L28", "goes_nowhere", space="a1")
    assert params(play(game, "Ea1>c2"), "member_went") == [
        {"seat": 1, "member": "explorer", "space": "a1", "to": "c2"}
    ]
    camps = using("ancient_trail", tiles=LAND, members=members, camps={"d1": 1})
    play(camps, "Ea1>d1", "Ld1>b3")


def test_moves_are_counted() -> None:
    """L28: `move n` allows n goes."""
    game = using("pathfinder", members={"a1": {"1": "EE"}})
    play(game, "Ea1>a2")
    refused(game, "Ea1>a2", "L28", "effect_used_up")


def test_unearthing() -> None:
    """L28: up to two treasures, before each of them one go to ruins that hold some."""
    ruins = {"c1": [1, 2], "c2": [3]}
    game = using("excavation", tiles=LAND, ruins=ruins, members={"a1": {"1": "EEE"}})
    refused(game, "Ea1>b3", "L28", "no_treasure_there", to="b3")
    play(game, "Ea1>c1")
    refused(game, "Ea1>c2", "L28", "one_go_before_each")
    play(game, "Rc1")
    assert game.can_undo.reason == "Rc1 can't be taken back"
    play(game, "Ea1>c2", "Rc2")
    refused(game, "Ea1>c1", "L28", "effect_used_up")
    refused(game, "Rc1", "L28", "effect_used_up")
    assert game.document()["hands"]["1"] == [1, 3]  # type: ignore[index]


def test_floors_on_one_temple() -> None:
    """L28: the first go or floor fixes the temple, whose next floor must be there."""
    game = using("restoration", tiles=LAND, members={"a1": {"1": "EEE"}, "a2": {"1": "E"}})
    refused(game, "Ea1>c1", "L28", "no_floor_there", to="c1")
    play(game, "Ua2")
    refused(game, "Ea1>b3", "L28", "one_temple_only", space="a2")
    refused(game, "Ub3", "L28", "one_temple_only", space="a2")
    play(game, "Ea1>a2")
    refused(game, "Ea1>a2", "L28", "one_go_before_each")
    play(game, "Ua2")
    refused(game, "Ua2", "L28", "effect_used_up")
    assert game.document()["levels"]["a2"] == 3  # type: ignore[index]


def test_no_floor_on_a_finished_or_guarded_temple() -> None:
    """L28: a go needs an unguarded temple that can grow."""
    game = using(
        "restoration",
        tiles={"c1": "E4>b2"},
        levels={"c1": 10},
        guards={"a2": "2E"},
        members={"a1": {"1": "E"}},
    )
    refused(game, "Ea1>c1", "L28", "no_floor_there", to="c1")
    refused(game, "Ea1>a2", "L28", "no_floor_there", to="a2")


def test_marching() -> None:
    """L28: first up to two members are placed, then up to two go."""
    game = using("forced_march", camps={"b2": 1})
    assert {"E+b2", "L+b2", "E+a1"} <= set(texts(game))
    play(game, "E+a1", "L+a1")
    refused(game, "E+a1", "L28", "effect_used_up")
    play(game, "Ea1>a2")
    refused(game, "E+a1", "L28", "place_before_going")
    play(game, "La1>b1")
    refused(game, "Lb1>a1", "L28", "effect_used_up")


def test_a_column() -> None:
    """L28: all goes have the first one's start and goal."""
    game = using("column", members={"a1": {"1": "LEE"}, "b1": {"1": "E"}})
    play(game, "Ea1>a2", "La1>a2")
    refused(game, "Eb1>a2", "L28", "same_way_only", space="a1", to="a2")
    play(game, "Ea1>a2")
    assert texts(game) == ["end"]


def test_placing_by_a_card() -> None:
    """L28: `place n` allows n members from the supply."""
    game = using("recruits")
    play(game, "E+a1", "L+a1")
    refused(game, "E+a1", "L28", "effect_used_up")


def test_camp_guard_and_swap_once() -> None:
    """L28: one camp without a member, one guard, one exchange."""
    camp = using("field_camp", tiles=LAND)
    play(camp, "Cd1")
    refused(camp, "Cb2", "L28", "effect_used_up")
    guards = using("guard", members={"a2": {"1": "EL"}, "b1": {"1": "E"}})
    play(guards, "Ga2E")
    refused(guards, "Gb1E", "L28", "effect_used_up")
    swap = using("swap", hands={"1": [1, 2], "2": [3, 4]})
    play(swap, "X1-3@2")
    refused(swap, "X2-4@2", "L28", "effect_used_up")


def test_the_tile_of_a_card() -> None:
    """L28: first the card's tile, then one go to it; a tile not placed leaves with the card."""
    members = {"a1": {"1": "EE"}}
    game = using("outlying_lake-1", tiles=NORTH, members=members)
    refused(game, "Ea1>a4", "L28", "place_the_tile_before_going", tile="P5")
    play(game, "P5@a5+3")
    refused(game, "Ea1>a4", "L28", "goes_to_the_tile_only", to="a5")
    play(game, "Ea1>a5")
    refused(game, "Ea1>a5", "L28", "effect_used_up")
    gone = using("outlying_lake-1", tiles=NORTH, members=members)
    assert params(play(gone, "end"), "card_left")[0]["action_card"] == "outlying_lake-1"


def test_counters_run_for_one_item() -> None:
    """L29: two floors on a temple for each item played, not for a whole round."""
    game = table(
        **acting([], site(), you=site(12, cards=["restoration"]), members={"a2": {"1": "EEEE"}})
    )
    play(game, "playAP", "Ua2", "Ua2")
    assert reason(game, "Ua2") == "you have worked twice on a2 this turn"
    play(game, "end", "playK1", "Ua2")
    assert game.document()["used"] == {"a2": 1}


def test_permanent_cards() -> None:
    """L30: used from the right they come to the left, face down; for 3 AP they leave the game."""
    game = holding("pathfinder", "recruits")
    events = play(game, "playK1", "end")
    assert params(events, "card_played")[0]["action_card"] == "pathfinder"
    assert params(events, "card_kept") == [{"seat": 1, "action_card": "pathfinder", "place": 1}]
    assert params(play(game, "spendK2", "end"), "card_left")[0]["action_card"] == "recruits"


def test_kept_cards() -> None:
    """L30: playing a kept card is a turn and turns it down; it gives no 3 AP."""
    game = table(**acting([], site(), you=site(kept=[["supplies", True], ["pathfinder", True]])))
    events = play(game, "playP1")
    assert params(events, "kept_card_played")[0]["action_card"] == "supplies"
    assert (game.phase, game.ap) == ("act", 2)
    play(game, "end")
    kept: Data = game.document()["campsites"]["1"]  # type: ignore[index]
    assert kept["kept"] == [["supplies", False], ["pathfinder", True], None]


def test_a_volcano_interrupts() -> None:
    """L31: a drafted volcano starts your scoring turn at once; its `end` ends the item too."""
    game = table(**acting([], site(), you=site(tiles=["D5"]), members={"a2": {"1": "E"}}))
    events = play(game, "D5@c2")
    assert codes(events)[-2:] == ["interim_scoring_started", "scoring_turn_started"]
    assert (game.phase, game.ap, game.document()["scoring"]) == ("act", 10, True)
    play(game, "end")
    assert (game.phase, game.scores[0]) == ("item", 1)
