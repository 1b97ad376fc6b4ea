"""L32 to L58: what Mutul plays, how he places tiles, moves explorers and acts."""

import pytest

import tikal
from tests.legend_examples.positions import acting, facing, site
from tests.rules.table import codes, params, play, reason, refused, table
from tests.tables import Data
from tikal.engine.legend.ground import value_of
from tikal.geometry.spaces import SPACE_INDEX

TURN = ("playAP", "end")
GUARDED = {"a2": "1E", "b1": "1E"}
NORTH = {"a3": "A5>a2", "a4": "C2>a3"}
# d1 is an island with a clearing, d2 one with ruins.
ISLANDS = {"c1": "C2>b2", "d1": "E1+0", "c2": "B2>b2", "d3": "C3+0"}


def turn(card: str, mutul: Data, **given: object) -> tuple[tikal.Game, list[tikal.Event]]:
    """Let Mutul have a turn with a Solo card, and return the game and what happened."""
    game = table(**acting([card], mutul, **given))
    return game, play(game, *TURN)


def where(game: tikal.Game, seat: str = "2") -> Data:
    """Return where a seat's members are."""
    members: Data = game.document()["members"]  # type: ignore[assignment]
    return {space: there[seat] for space, there in members.items() if seat in there}


@pytest.mark.parametrize(
    ("card", "mutul", "code"),
    [
        ("M2", site(6, cards=["unique-1"]), "mutul_played_token"),
        ("M2", site(cards=["unique-1"]), "mutul_played_card"),
        ("M4", site(6, tiles=["B1"], cards=["unique-1"]), "mutul_played_tile"),
    ],
)
def test_the_first_part_he_has(card: str, mutul: Data, code: str) -> None:
    """L32: of the three parts of `act` he plays the first for which he has an item."""
    _, events = turn(card, mutul)
    assert codes(events)[codes(events).index("solo_card_turned") + 1] == code


def test_top_and_bottom() -> None:
    """L32: the highest or the lowest item that is left."""
    mutul = site(cards=["unique-1", "unique-2", "unique-3"])
    for card, place in [("M1", 1), ("M3", 3)]:
        _, events = turn(card, mutul)
        assert params(events, "mutul_played_card")[0]["place"] == place
    tiles = site(tiles=["B4", "D5"])
    for card, tile in [("A2", "B4"), ("M4", "D5")]:
        _, events = turn(card, tiles)
        assert params(events, "mutul_played_tile")[0]["tile"] == tile


def test_he_passes_without_a_card() -> None:
    """L32: with no item left he passes and turns up nothing; the discards stay."""
    game = table(**acting([], site(), you=site(6), discards=["M3"]))
    before = game.document()["discards"]
    events = play(game, *TURN)
    assert codes(events)[-1] == "mutul_passed"
    assert game.document()["discards"] == before


def test_his_card_leaves_the_game() -> None:
    """L33: an Action card has its effect and is nowhere afterwards; the Solo card is discarded."""
    game, _ = turn("M1", site(cards=["unique-2"]))
    document: Data = game.document()
    assert document["uniques"]["2"] == ["U3", "U4"]
    assert "unique-2" not in [*document["cards"], *document["campsites"]["2"]["cards"]]
    assert (document["card"], document["discards"][-1]) == (None, "M1")


def test_his_token() -> None:
    """L34: two Solo cards, each with its explorers, its action and its own compass."""
    game = table(**acting(["M1", "M3", "A3"], site(12)))
    events = play(game, *TURN)
    assert [each["card"] for each in params(events, "solo_card_turned")] == ["M1", "M3", "A3"]
    assert [each["count"] for each in params(events, "mutul_deployed")][:1] == [3]
    assert game.document()["discards"][-3:] == ["M1", "M3", "A3"]  # type: ignore[index]


def test_deploying_what_he_lacks() -> None:
    """L35: from his supply to the base camp; a point for each explorer he lacks."""
    game, _ = turn("M2", site(cards=["guard"]), camps={"b2": 2}, removed={"2": "E" * 29})
    assert where(game) == {"a1": "E"}
    assert game.scores[1] == 175 + 1


def test_blocked() -> None:
    """L36: what is impossible altogether deploys what the top discarded card shows."""
    game, events = turn("M2", site(cards=["excavation"]), discards=["M3"])
    assert "mutul_blocked" in codes(events)
    assert where(game) == {"a1": "EEE"}


def test_nearest_the_guide() -> None:
    """L37: his tile goes as near the guide as the frontier allows, equals by compass."""
    game, events = turn("M2", site(tiles=["B4"]), tiles=NORTH, guide="a4")
    chosen = params(events, "mutul_chose_space")[0]
    assert chosen["space"] == "b4"
    now: Data = game.document()
    assert "B4" in now["tiles"].values()


def test_most_stones_face_the_guide() -> None:
    """L38: the side with most stones faces the explored neighbour nearest the guide."""
    game, events = turn("M1", site(tiles=["E2"]))
    assert params(events, "mutul_chose_space")[0]["towards"] == "b2"
    assert tiles_of(game) == {"c1": facing("c1", "E2>b2")}


def test_what_a_tile_brings() -> None:
    """L39: floors, treasures, an explorer for a clearing; then the guide moves onto it."""
    game, events = turn("M1", site(tiles=["C2"]))
    assert where(game) == {"a1": "E"}
    assert codes(events)[-2:] == ["mutul_deployed", "guide_moved"]
    assert [game.document()["guide"]] == list(tiles_of(game))
    game, _ = turn("M1", site(tiles=["C1"]))
    assert game.document()["levels"]["c1"] == 3  # type: ignore[index]
    game, _ = turn("M1", site(tiles=["C3"]))
    assert len(game.document()["ruins"]["c1"]) == 3  # type: ignore[index]


def test_you_turn_his_tile() -> None:
    """L40: of equally good rotations you choose; nothing else is done, and nothing taken back."""
    game, _ = turn("M1", site(tiles=["A5"]))
    assert (game.phase, tiles_of(game)) == ("turn", {})
    choices = [str(action) for action in game.legal]
    assert choices == ["A5@c1+2", "A5@c1+4", "A5@c1+5"]
    refused(game, "end", "L40", "turn_the_tile_first", tile="A5")
    refused(game, "A5@c1+0", "L40", "turn_another_way", tile="A5", space="c1")
    refused(game, "A5@b3+2", "L40", "turn_another_way", tile="A5", space="c1")
    play(game, "A5@c1+4")
    assert game.can_undo.reason == "A5@c1+4 can't be taken back"


def test_reachable() -> None:
    """L42: he reaches what paths join with the base camp or with a camp of his."""
    tiles = {"c2": "C2>b2", "d3": "C3+0"}
    ruins = {"d3": [4]}
    game, _ = turn("M2", site(cards=["excavation"]), tiles=tiles, ruins=ruins)
    assert game.document()["hands"]["2"] == []  # type: ignore[index]
    members = {"a1": {"2": "E"}}
    game, _ = turn(
        "M2",
        site(cards=["excavation"]),
        tiles={"c3": "C2+0", "c4": "C3>c3", "c2": "B1>b2"},
        ruins={"c4": [4]},
        camps={"c3": 2},
        members=members,
    )
    assert game.document()["hands"]["2"] == [4]  # type: ignore[index]


def test_sources_say_why() -> None:
    """L43: base camp, guarded temples, leads of 2 or more, leads of 1; each step says which."""
    game, events = turn(
        "M2",
        site(cards=["column"]),
        tiles={"c1": "A1>b2", "c2": "D4>b2"},
        guards={"b1": "2E"},
        members={"a1": {"2": "E"}, "b1": {"2": "E"}, "a2": {"2": "EE"}},
    )
    taken = params(events, "explorer_taken")
    assert [each["space"] for each in taken] == ["a1", "b1", "a2", "a2"]
    assert len({str(each["source"]) for each in taken}) == 4
    assert game.phase == "item"


@pytest.mark.parametrize(
    ("space", "value"),
    [("a1", 0), ("a2", 1), ("b2", 0), ("c1", 2), ("c2", 8), ("b3", 10), ("a5", 10), ("c3", 4)],
)
def test_values(space: str, value: int) -> None:
    """L44: temples by level, ruins 2 or twice their masks, volcanoes and lakes 10."""
    tiles = {
        "c1": "C3>b2",
        "c2": "A1>b2",
        "b3": "B4",
        "c3": "E5>c2",
        "a3": "A5>a2",
        "a4": "C2>a3",
        "a5": "P5>a4",
    }
    game = table(**acting([], site(), tiles=tiles, ruins={"c1": [1]}))
    assert value_of(game.position, SPACE_INDEX[space]) == value


def test_destinations_one_by_one() -> None:
    """L45: free tiles first, then ties, then where you lead by least; he leads by 1 and goes on."""
    game, events = turn(
        "M3",
        site(cards=["column"]),
        tiles={"c1": "B5>b2", "c2": "D4>b2"},
        members={"a1": {"2": "EEEE"}, "a2": {"1": "E"}, "b1": {"1": "E"}, "c2": {"1": "EEEE"}},
    )
    assert [each["space"] for each in params(events, "explorer_sent")] == ["c1", "b1"]
    assert where(game) == {"a1": "EE", "b1": "EE", "c1": "E"}


def test_ruins_with_treasures_ignore_you() -> None:
    """L46: your members don't count there, and the fewest treasures go first."""
    game, _ = turn(
        "M2",
        site(cards=["column"]),
        tiles={"c1": "C3>b2", "c2": "A1>b2"},
        ruins={"c1": [1, 2], "c2": [3]},
        guards=GUARDED,
        members={"a1": {"2": "E"}, "c2": {"1": "LL"}},
    )
    assert where(game)["c2"] == "E"


def test_guarded_temples_are_no_destination() -> None:
    """L47: where a guard stands he sends nobody."""
    game, _ = turn("M1", site(cards=["column"]), guards=GUARDED, members={"a1": {"2": "E"}})
    assert where(game) == {"a1": "EEE"}


def test_nobody_is_left_over() -> None:
    """L48: no action names one type only; explorers taken and not placed go to the base camp."""
    game, events = turn(
        "M1", site(cards=["column"]), guards={"a2": "1E"}, members={"a1": {"2": "EEEE"}}
    )
    assert [each["count"] for each in params(events, "explorers_back")] == [3]
    assert where(game) == {"a1": "EEEE", "b1": "E"}
    with pytest.raises(tikal.InvalidSetup, match=r"card M1: row: .* once: L13"):
        tikal.Game.new(variant="legend", seed=1, solo_deck=deck_with_row(["temple"] * 4))


def deck_with_row(row: list[str]) -> Data:
    """Return the built-in Solo cards, M1 with another row."""
    deck: Data = {name: dict(card) for name, card in tikal.legend_deck().items()}
    deck["M1"]["row"] = row
    return deck


def test_unearthing_twice() -> None:
    """L49: the fewest first, counted anew; an explorer there digs, else one is called."""
    game, events = turn(
        "M1",
        site(cards=["excavation"]),
        tiles={"c1": "C3>b2", "c2": "A1>b2"},
        ruins={"c1": [1], "c2": [3, 4]},
        members={"a1": {"2": "E"}, "c2": {"2": "E"}},
    )
    assert [each["space"] for each in params(events, "mutul_unearthed")] == ["c1", "c2"]
    assert len(params(events, "explorer_called")) == 1
    assert game.document()["hands"]["2"] == [1, 3]  # type: ignore[index]


def test_floors_and_guards() -> None:
    """L50, L51: two floors where he controls; at level 9 the tenth floor and a guard."""
    game, events = turn("M1", site(cards=["restoration"]), members={"b1": {"2": "EE"}})
    assert [each["level"] for each in params(events, "mutul_raised")] == [2, 3]
    high: Data = {"tiles": {"c1": "E4>b2"}, "levels": {"c1": 9}, "members": {"c1": {"2": "EE"}}}
    game, events = turn("M1", site(cards=["restoration"]), **high)
    assert len(params(events, "mutul_guards")) == 1
    assert game.document()["guards"] == {"c1": "2E"}


def test_a_trail() -> None:
    """L52: four explorers are taken, then placed type by type of the row."""
    tiles = {"c1": "B5>b2", "c2": "A1>b2"}
    members = {"a1": {"2": "EEEE"}}
    game, events = turn("M1", site(cards=["pathfinder"]), tiles=tiles, members=members)
    assert len(params(events, "explorer_taken")) == 4
    assert where(game) == {"a2": "E", "b1": "E", "c1": "E", "c2": "E"}


@pytest.mark.parametrize("card", ["ancient_trail", "forced_march", "column", "pathfinder"])
def test_four_cards_are_a_trail(card: str) -> None:
    """L53: four different cards are `trail` to him, with the row of the current card."""
    game, events = turn("M1", site(cards=[card]), members={"a1": {"2": "E"}})
    assert params(events, "mutul_played_card")[0]["effect"] == "trail"
    assert len(params(events, "explorer_sent")) == 1
    assert game.phase == "item"


def test_his_camps() -> None:
    """L54: a clearing on an island without a camp of his, else emptied ruins; the guide follows."""
    game, events = turn("M1", site(cards=["field_camp"]), tiles=ISLANDS)
    assert params(events, "mutul_camped")[0]["space"] == "d1"
    assert (game.document()["camps"], game.document()["guide"]) == ({"d1": 2}, "d1")
    game, _ = turn("M1", site(cards=["guard"]), tiles=ISLANDS, camps={"d1": 2})
    assert game.document()["camps"] == {"d1": 2, "d3": 2}
    game, events = turn("M1", site(cards=["recruits"]))
    assert params(events, "mutul_camped") == []
    assert where(game) == {"a1": "EE"}


def test_his_periphery_tile() -> None:
    """L55: nearest the guide among accessible spaces; one explorer moves there, no scoring."""
    game, events = turn(
        "M1", site(cards=["outlying_volcano-1"]), tiles=NORTH, members={"a1": {"2": "E"}}
    )
    choices = [str(action) for action in game.legal] if game.phase == "turn" else []
    events += play(game, choices[0]) if choices else []
    assert "interim_scoring_started" not in codes(events)
    placed = {space for space, tile in tiles_of(game).items() if tile.startswith("P9")}
    assert where(game) == dict.fromkeys(placed, "E")
    assert game.document()["guide"] == "b2"


def tiles_of(game: tikal.Game) -> dict[str, str]:
    """Return the tiles on the board."""
    tiles: dict[str, str] = game.document()["tiles"]  # type: ignore[assignment]
    return tiles


def test_his_unique_treasures() -> None:
    """L56: he takes the card's two treasures."""
    _, events = turn("M1", site(cards=["unique-4"]))
    assert [(each["seat"], each["unique"]) for each in params(events, "unique_taken")] == [
        (2, "U7"),
        (2, "U8"),
    ]


def test_his_swap() -> None:
    """L57: he takes the kind he has most of and gives one you lack."""
    game, events = turn("M1", site(cards=["swap"]), hands={"1": [3, 5], "2": [3, 3, 5, 6]})
    assert len(params(events, "mutul_swapped")) == 1
    assert game.document()["hands"] == {"1": [5, 6], "2": [3, 3, 3, 5]}


def test_you_choose_his_swap() -> None:
    """L58: among equal kinds you choose; nothing else is done, and nothing taken back."""
    game, _ = turn("M1", site(cards=["swap"]), hands={"1": [3, 5], "2": [3, 3, 5, 6, 7]})
    refused(game, "end", "L58", "choose_his_swap_first")
    refused(game, "X5-6@2", "L58", "not_his_swap")
    assert reason(game, "X5-6@2") == "Mutul does not want that exchange"
    play(game, "X3-7@2")
    assert game.can_undo.reason == "X3-7@2 can't be taken back"


def test_a_choice_while_you_have_passed() -> None:
    """L40, L58: what he asks for after your pass is answered, and he goes on."""
    parts = acting(
        ["M1"], site(cards=["swap"]), you=site(), hands={"1": [3, 5], "2": [3, 3, 5, 6, 7]}
    )
    game = table(**parts)
    play(game, "pass")
    assert (game.phase, game.document()["passed"]) == ("swap", True)
    play(game, "X3-6@2")
    assert game.document()["round"] == 4


def test_a_document_in_the_middle_of_a_choice() -> None:
    """L40: a position in which Mutul asks is written down and read back."""
    game, _ = turn("M1", site(tiles=["A5"]))
    twin = tikal.Game.from_document(game.document())
    assert list(twin.legal) == list(game.legal)
    first = game.legal[0]
    assert twin.play(first) == game.play(first)
    assert twin.document() == game.document()
