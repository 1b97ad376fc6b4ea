"""Documents and records of Tikal Legend: what they leave out, and what is refused."""

import copy

import pytest

import tikal
from tests.legend_examples.positions import acting, final, position, site
from tests.tables import Data

NORTH = {"a3": "E2>a2", "a4": "C2>a3"}
DRAFT: Data = {"variant": "legend", "phase": "draft", "display": {"tokens": [6]}}
ITEM: Data = {"variant": "legend", "phase": "item"}
SWAPPING: Data = {"hands": {"1": [3, 5], "2": [3, 5, 6]}}


def read(**parts: object) -> tikal.Game:
    """Return the game of a document of Tikal Legend."""
    return tikal.Game.from_document({"variant": "legend", **parts})


def complaint(**parts: object) -> str:
    """Return why a document is refused, in one line."""
    with pytest.raises(tikal.InvalidDocument) as refused:
        read(**parts)
    assert len(str(refused.value).splitlines()) == 1
    return str(refused.value)


def item(kind: str, card: str | None = None, **rest: object) -> Data:
    """Return an item that is being played."""
    return {"kind": kind, "card": card, **rest}


def turning() -> Data:
    """Return a position in which you turn Mutul's tile."""
    game = tikal.Game.from_document(acting(["M1"], site(tiles=["A5"])))
    game.play("playAP")
    game.play("end")
    return game.document()


def his_volcano() -> Data:
    """Return your scoring turn for a volcano of Mutul's."""
    game = tikal.Game.from_document(acting(["M2"], site(tiles=["B4"])))
    game.play("playAP")
    game.play("end")
    return game.document()


def test_what_may_be_left_out() -> None:
    """A document says as little as it likes; the rest is as at the beginning."""
    game = read()
    assert (game.phase, game.ap, game.scores) == ("act", 10, [0, 175])
    assert read(phase="over").document()["stage"] == "final"
    assert read(**DRAFT).document()["stage"] == "draft"
    document: Data = read(phase="item").document()
    assert (len(document["tokens"]), len(document["cards"]), document["round"]) == (14, 40, 1)
    assert [len(order) for order in document["solo"]] == [8] * 11


def test_letters_follow_from_the_cards() -> None:
    """The letters in play are those of the Solo cards that a document names, else A."""
    assert letters_of(phase="item") == ["A"]
    assert letters_of(phase="item", discards=["B1", "M1"]) == ["B"]
    assert letters_of(phase="item", discards=["C1"], legend={"score": 5}) == ["C"]
    assert letters_of(phase="item", discards=["A1", "B2"]) == ["A", "B"]
    solo: Data = position(6, "action", legend={"letters": ["B", "C"]})
    del solo["legend"]
    assert tikal.Game.from_document(solo).document()["legend"]["letters"] == ["B", "C"]  # type: ignore[index]
    assert letters_of(**{**his_volcano(), "card": "M2", "legend": {}}) == ["A"]


def letters_of(**parts: object) -> list[str]:
    """Return the letters of a document's game."""
    legend: Data = read(**parts).document()["legend"]  # type: ignore[assignment]
    letters: list[str] = legend["letters"]
    return letters


def test_cards_that_have_left_are_not_to_come() -> None:
    """Where the deck is left out, cards whose tile or treasures are gone are not in it."""
    tiles = position(3, "action", tiles={**NORTH, "a5": "P5>a4"})["tiles"]
    document: Data = read(phase="item", tiles=tiles, uniques={"1": ["U1", "U2"]}).document()
    assert "outlying_lake-1" not in document["cards"]
    assert "unique-1" not in document["cards"]
    assert len(document["cards"]) == 38


def test_what_follows_is_worked_out() -> None:
    """Item, agenda and placing may be left out where the rest says what they are."""
    yours = tikal.Game.from_document(acting([], site(), you=site(tiles=["B4"])))
    yours.play("B4@c2")
    for document in (yours.document(), his_volcano(), turning()):
        kept = "placing" if document["phase"] == "turn" else ""
        shorter = {
            key: value
            for key, value in document.items()
            if key not in {"item", "agenda", "placing", "passed"} - {kept}
        }
        assert tikal.Game.from_document(shorter).document() == document


@pytest.mark.parametrize("phase", ["turn", "swap"])
def test_the_middle_of_a_choice(phase: str) -> None:
    """A document in which Mutul asks is read back as it is, in every kind of swap."""
    if phase == "turn":
        assert tikal.Game.from_document(turning()).document() == turning()
        return
    for document in swaps():
        game = tikal.Game.from_document(document)
        assert (game.phase, game.document()) == ("swap", document)
        shorter = {key: document[key] for key in document if key != "agenda"}
        assert tikal.Game.from_document(shorter).phase == "swap"


def swaps() -> list[Data]:
    """Return positions in which you choose Mutul's swap: card, token, both volcanoes, the end."""
    legend = {"swap": True, "floor": True, "scoring_trail": "never"}
    token = acting(["M1", "A2", "M3"], site(6), **SWAPPING)
    volcano = acting(["M2"], site(tiles=["B4"]), legend=legend, **SWAPPING)
    yours = acting([], site(), you=site(tiles=["B4"]), legend=legend, **SWAPPING)
    found: list[Data] = []
    for document, texts in [
        (acting(["M1"], site(cards=["swap"]), **SWAPPING), ("playAP", "end")),
        (token, ("playAP", "end")),
        (volcano, ("playAP", "end")),
        (yours, ("B4@c2", "end")),
        (final(legend=legend, **SWAPPING), ("end",)),
    ]:
        game = tikal.Game.from_document(document)
        for text in texts:
            game.play(text)
        found.append(game.document())
    return found


REFUSED: list[tuple[Data, str]] = [
    ({"seat": 2}, "seat: Mutul's turns run by themselves, seat 1 is to move: L32"),
    ({"round": 7}, "round: must be 1 to 6, not 7"),
    ({"stage": "night"}, "stage: must be one of draft, action, final, not 'night'"),
    ({**ITEM, "stage": "draft"}, "stage: is draft in the phase draft, and only then: L21"),
    ({"phase": "over", "stage": "action"}, "stage: is final when the game is over: L61"),
    ({**ITEM, "stage": "final"}, "stage: is final in the scoring after round 6 only: L61"),
    ({"stage": "final", "scoring": True, "round": 5}, "stage: is final in the scoring after round"),
    ({**ITEM, "passed": True}, "passed: who has passed is not to move: L27"),
    ({"guide": "h5"}, "guide: the guide stands on an explored space: L15"),
    ({"members": {"a1": {"1": "LLL"}}}, "members.a1.1: a seat has only 2 leaders: L7"),
    ({"members": {"a1": {"2": "L"}}}, "members.a1.2: this seat has no leader: L7"),
    ({"members": {"a1": {"1": "E" * 31}}}, "members: seat 1 has 31 explorers, not 30: L7"),
    ({"display": {"tokens": [6, 7, 8]}}, "display.tokens: 3 places, not 2: L17"),
    ({"display": {"tokens": [5]}}, "display.tokens[0]: must be 6 to 12, not 5"),
    ({"display": {"dice": []}}, "display.dice: unknown key"),
    ({"tokens": [6, 6, 6]}, "tokens[2]: there are only two AP tokens of 6: L11"),
    ({"aside": ["guard", "guard"]}, "aside[1]: there is only one card guard: L12"),
    ({"aside": ["dynamite"]}, "aside[0]: there is no Action card 'dynamite': L12"),
    ({"display": {"tiles": ["F2"]}}, "display.tiles[0]: tile F2 is not in this game: R3.2"),
    ({"display": {"tiles": ["P1"]}}, "display.tiles[0]: tile P1 is never drafted: L8"),
    ({"display": {"tiles": ["A1", "A1"]}}, "display.tiles[1]: tile A1 is there twice: R3.2"),
    ({"campsites": {"3": {}}}, "campsites.3: there is no seat '3', only 1 and 2: L17"),
    ({"campsites": {"1": {"dice": 1}}}, "campsites.1.dice: unknown key"),
    ({"campsites": {"2": {"kept": [["supplies", True]]}}}, "campsites.2.kept[0]: Mutul keeps no"),
    ({"campsites": {"1": {"kept": [["supplies"]]}}}, "campsites.1.kept[0]: a kept card is its id"),
    ({"campsites": {"1": {"kept": [["guard", True]]}}}, "campsites.1.kept[0][0]: guard is no perm"),
    ({"uniques": {"3": []}}, "uniques.3: there is no seat '3', only 1 and 2: L10"),
    ({"uniques": {"1": ["U9"]}}, "uniques.1[0]: there is no unique treasure 'U9': L10"),
    ({"uniques": {"1": ["U1"], "2": ["U1"]}}, "uniques.2[0]: there is only one U1: L10"),
    ({"discards": ["M9"]}, "discards[0]: there is no Solo card 'M9' of the letters M, A: L13"),
    ({"discards": ["M1", "M1"]}, "discards[1]: M1 has been turned up already: L20"),
    ({"solo": []}, "solo: 0 lists, not one for each of the 11 phases left: L20"),
    ({"returns": [[1, 1, 2]]}, "returns[0]: an order of 1, 2 and 3: L63"),
    ({"returns": [[1, 2, 3]] * 6}, "returns: has at most 5 lists: L63"),
    ({"legend": {"cards": 7}}, "a Solo deck is a file, a table or a list of cards, not 7: L13"),
    ({"legend": {"score": 500}}, "legend.score must be 0 to 400, not 500: L66"),
    ({"tiles": {"c1": "P5+0"}}, "tiles: A to E lie inside, those of Action cards on the periphery"),
    ({"tiles": {"h1": "A1+0"}}, "tiles: A to E lie inside, those of Action cards on the periphery"),
    ({"stack": ["P1"]}, "stack: has tiles A to E only: L8"),
    ({**DRAFT, "display": {}}, "display: there is nothing for you to take: L21"),
    (
        {"display": {"cards": ["excavation"] * 5 + ["restoration"] * 5}, "aside": ["guard"]},
        "aside: the display has no room for the cards set aside: L63",
    ),
    ({**DRAFT, "aside": ["guard"]}, "aside: Mutul sets one card aside for each that he takes: L24"),
    ({"item": {}}, "item: kind: must be one of token, tile, card, spent, kept, not ''"),
    ({"item": item("card")}, "item: names no card: L28"),
    ({"item": item("token", "guard")}, "item: only a card has a card: L28"),
    ({"item": item("kept", "guard")}, "item: only permanent cards are kept: L30"),
    ({"item": item("card", "guard")}, "item: is not what this phase is about: L28"),
    ({**ITEM, "item": item("token")}, "item: is not what this phase is about: L28"),
    ({"item": item("token", works=1)}, "item: works, goes, from and to are counted in the phase"),
    ({"phase": "card"}, "item: the phase card needs a card whose effect is used: L28"),
    ({"phase": "card", "item": item("spent", "guard")}, "item: the phase card needs a card whose"),
    (
        {"phase": "card", "item": item("card", "supplies")},
        "item: the phase card needs a card whose",
    ),
    ({"card": "M1"}, "card: Mutul's card is discarded when he has played: L20"),
    ({"phase": "turn"}, "card: Mutul's card is in force while he plays: L32"),
    ({"phase": "turn", "card": "M1"}, "placing: the phase turn needs tile, space and the space"),
    ({"placing": {"tile": "A5", "space": "c1"}}, "placing: a tile waits in the phase turn only"),
    ({"placing": {"space": "c1"}}, "placing: Mutul has placed no tile there: L39"),
    ({"placing": {"where": "c1"}}, "placing.where: unknown key"),
    ({"scoring": True, "card": "M1"}, "placing: names no volcano that Mutul has placed: L39"),
    ({"agenda": ["dance"]}, "agenda[0]: there is no step 'dance'"),
    ({"agenda": ["last"]}, "agenda: nothing of the kind can follow: L32"),
    ({"phase": "swap"}, "agenda: nothing of the kind can follow: L32"),
    ({"phase": "swap", "card": "M1"}, "hands: there is nothing for Mutul to swap: L57"),
]


@pytest.mark.parametrize(("parts", "message"), REFUSED, ids=[message for _, message in REFUSED])
def test_refused(parts: Data, message: str) -> None:
    """What can't be so in a game of Legend is refused in one line that names its place."""
    assert complaint(**copy.deepcopy(parts)).startswith(message)


@pytest.mark.parametrize(
    ("card", "used"),
    [
        ("excavation", {"works": 3}),
        ("excavation", {"goes": 2}),
        ("excavation", {"to": "a1"}),
        ("restoration", {"works": 1}),
        ("restoration", {"works": 1, "to": "a1"}),
        ("restoration", {"to": "a2"}),
        ("ancient_trail", {"goes": 5}),
        ("ancient_trail", {"works": 1}),
        ("ancient_trail", {"from": "a1"}),
        ("forced_march", {"works": 3}),
        ("column", {"from": "a1"}),
        ("recruits", {"works": 3}),
        ("recruits", {"goes": 1}),
        ("guard", {"works": 2}),
        ("unique-1", {"works": 1}),
        ("outlying_lake-1", {"works": 1}),
        ("outlying_lake-1", {"to": "a1"}),
        ("outlying_lake-1", {"works": 1, "to": "a1"}),
        ("outlying_lake-1", {"goes": 1}),
    ],
)
def test_a_card_used_too_far(card: str, used: Data) -> None:
    """L28: a card is used no further than its effect goes."""
    found = complaint(phase="card", item=item("card", card, **used))
    assert found == "item: the card can't have been used so far: L28"


@pytest.mark.parametrize(
    ("card", "used"),
    [
        ("excavation", {"works": 2, "goes": 1}),
        ("restoration", {"works": 1, "to": "a2"}),
        ("ancient_trail", {"goes": 4}),
        ("forced_march", {"works": 2, "goes": 2}),
        ("column", {"from": "a1", "to": "a2"}),
        ("recruits", {"works": 2}),
        ("guard", {"works": 1}),
        ("unique-1", {}),
    ],
)
def test_a_card_in_use(card: str, used: Data) -> None:
    """L28: what a card has done so far is read back, and `end` is always legal."""
    game = read(phase="card", item=item("card", card, **used))
    assert "end" in game.legal
    assert tikal.Game.from_document(game.document()).document() == game.document()


@pytest.mark.parametrize(
    ("placing", "message"),
    [
        (
            {"tile": "A5", "space": "d1", "towards": "c1"},
            "placing: Mutul can't place the tile there",
        ),
        (
            {"tile": "A5", "space": "c1", "towards": "d1"},
            "placing: the tile faces an explored neig",
        ),
        ({"tile": "E4", "space": "c1", "towards": "b2"}, "placing: the tile can be turned in one"),
        (
            {"tile": "P5", "space": "h1", "towards": "g1"},
            "placing: Mutul can't place the tile there",
        ),
        ({"tile": "P5", "space": "a5", "towards": "a4"}, "placing: the tile can be turned in one"),
    ],
)
def test_a_tile_that_mutul_can_not_be_placing(placing: Data, message: str) -> None:
    """L37, L38, L40: tile, space and the space it faces fit each other."""
    tiles = position(3, "action", tiles=NORTH)["tiles"]
    assert complaint(phase="turn", card="M1", placing=placing, tiles=tiles).startswith(message)


def test_no_room_for_the_tiles_to_come() -> None:
    """L2: each drafted tile to come needs a free inner space."""
    inner = [f"{column}{row}" for column in "cdefg" for row in range(1, 5)]
    names = [f"{name}{number}" for name in "ACDE" for number in range(1, 6)]
    tiles = {
        space: name if name == "D5" else f"{name}+0"
        for space, name in zip(inner, names, strict=True)
    }
    assert complaint(tiles=tiles, round=4, phase="item").startswith(
        "tiles: each tile to come needs"
    )
    assert read(tiles=tiles, round=6, phase="item").phase == "item"


def record(**deal: object) -> Data:
    """Return the record of a new game with some piles of its deal replaced."""
    found: Data = tikal.Game.new(variant="legend", seed=1, legend={"letters": ["A"]}).record()
    found = {key: found[key] for key in ("setup", "deal")}
    found["deal"] |= deal
    return found


STACK: list[str] = record()["deal"]["stack"]
WRONG_DEALS: list[tuple[Data, str]] = [
    ({"stack": STACK[:-1]}, "deal.stack: 23 tiles, not 24: L8"),
    ({"stack": [*STACK[:-1], "F2"]}, "deal.stack[23]: tile F2 is not in Legend's stack: L8"),
    ({"tokens": [6] * 14}, "deal.tokens: the AP tokens are two each of 6 to 12: L11"),
    ({"cards": ["guard"] * 40}, "deal.cards: the deck has each Action card as often as its copies"),
    ({"cards": ["dice"]}, "deal.cards[0]: there is no Action card 'dice': L12"),
    ({"solo": []}, "deal.solo: 0 lists, not one for each of 12 phases: L20"),
    ({"solo": [["M1"]] * 12}, "deal.solo[0]: not each of the 8 Solo cards once: L20"),
    (
        {"solo": [["B1"]] * 12},
        "deal.solo[0][0]: there is no Solo card 'B1' of the letters M, A: L13",
    ),
    ({"returns": []}, "deal.returns: 0 lists, not 5: L63"),
    ({"returns": [[1, 2]] * 5}, "deal.returns[0]: an order of 1, 2 and 3: L63"),
]


@pytest.mark.parametrize(("deal", "message"), WRONG_DEALS, ids=[text for _, text in WRONG_DEALS])
def test_wrong_deals(deal: Data, message: str) -> None:
    """L8, L11, L12, L20, L63: a deal that chance can't have made is refused."""
    with pytest.raises(tikal.InvalidRecord) as refused:
        tikal.Game.from_record(record(**deal))
    assert str(refused.value).startswith(message)


def test_a_deal_without_b4() -> None:
    """L8: B4 is never left out, and of a letter only one tile is."""
    stack = [tile for tile in STACK if tile != "B4"]
    letter_b = [tile for tile in ("B1", "B2", "B3", "B5", "B6") if tile not in STACK]
    with pytest.raises(tikal.InvalidRecord, match="one tile each of A, B and C is left out"):
        tikal.Game.from_record(record(stack=sorted([*stack, *letter_b])))


def test_a_record_must_name_its_letters() -> None:
    """L16: the letters that chance chose are part of the set-up."""
    data = record()
    del data["setup"]["legend"]["letters"]
    with pytest.raises(tikal.InvalidRecord, match="must name the letters that are played: L16"):
        tikal.Game.from_record(data)


def test_legends_tiles_in_other_games() -> None:
    """L9: no other variant knows the tiles of Action cards."""
    for parts in ({"tiles": {"c1": "P5+0"}}, {"stack": ["P1"]}, {"phase": "place", "drawn": "P1"}):
        with pytest.raises(tikal.InvalidDocument, match=r"tile P\d is not in this game: R3\.2"):
            tikal.Game.from_document(parts)
