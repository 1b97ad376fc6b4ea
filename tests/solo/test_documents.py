"""The solo keys of position documents and records, right and wrong."""

from pathlib import Path
from typing import NoReturn

import pytest

import tikal
from tests.rules.table import play, table
from tests.solo.turns import BUILT_IN, dealt, deck
from tests.tables import Data


def complaint(**parts: object) -> str:
    """Return what is said against a document."""
    with pytest.raises(tikal.InvalidDocument) as caught:
        table(variant="solo", **parts)
    return str(caught.value)


def record_complaint(data: object) -> str:
    """Return what is said against a record."""
    with pytest.raises(tikal.InvalidRecord) as caught:
        tikal.Game.from_record(data)
    return str(caught.value)


def record(**changes: object) -> Data:
    """Return the record of a new solo game with some of its set-up and deal changed."""
    found: Data = dealt().record()
    found["setup"]["solo"] |= {key: changes[key] for key in changes if key != "deck"}
    found["deal"] |= {key: changes[key] for key in changes if key == "deck"}
    return found


def test_what_is_left_out() -> None:
    """S1 to S3: the guide on b2, no adjustment, no card, nothing discarded, two passes to come."""
    document: Data = table(variant="solo").document()
    assert document["guide"] == "b2"
    assert (document["members_adjust"], document["card"]) == (0, None)
    assert (document["discards"], document["deck"]) == ([], BUILT_IN * 2)
    assert "cards" not in document
    assert document["scores"] == [0, 175]


def test_a_deck_left_out() -> None:
    """S3: what lies on the discards is not to come again in this pass."""
    document: Data = table(variant="solo", discards=["S03", "S01"]).document()
    assert document["deck"] == [*BUILT_IN[1:2], *BUILT_IN[3:], *BUILT_IN]


def test_all_keys_are_written() -> None:
    """A solo document has its own keys and none of the auction's."""
    document = table(variant="solo").document()
    assert {"guide", "members_adjust", "card", "deck", "discards"} <= set(document)
    assert {"display", "up", "bid", "bidder", "passed"}.isdisjoint(document)


@pytest.mark.parametrize("variant", ["classic", "auction"])
@pytest.mark.parametrize("key", ["guide", "members_adjust", "card", "deck", "discards", "cards"])
def test_keys_of_solo_only(variant: str, key: str) -> None:
    """Other variants refuse the solo keys."""
    with pytest.raises(tikal.InvalidDocument, match=f"{key}: unknown key"):
        table(variant=variant, **{key: None})


WRONG: list[tuple[Data, str]] = [
    ({"guide": "h5"}, "guide: the guide stands on an explored space: S9"),
    ({"guide": "z9"}, "guide: there is no space 'z9', only a1 to h5: R2.1"),
    ({"guide": 3}, "guide: must be a text, not 3"),
    ({"members_adjust": 2}, "members_adjust: must be -1 to 1, not 2"),
    ({"members_adjust": True}, "members_adjust: must be a whole number, not True"),
    ({"deck": ["S13"]}, "deck[0]: there is no card 'S13': S3"),
    ({"deck": [1]}, "deck[0]: must be a text, not 1"),
    ({"deck": "S01"}, "deck: must be a list, not 'S01'"),
    ({"deck": ["S01", "S01", "S01"]}, "deck[2]: card S01 is there too often: S3"),
    ({"deck": ["S01", "S01"], "discards": ["S01"]}, "deck: card S01 is there too often: S3"),
    ({"discards": ["S01", "S01"]}, "discards[1]: card S01 is there too often: S3"),
    ({"deck": []}, "deck: no card is left to be revealed: S3"),
    (
        {"card": "S01"},
        "card: a card is in force while Mutul holds a volcano, and only then: S13",
    ),
    (
        {"turn": 2, "scoring": True, "drawn": "B4"},
        "card: a card is in force while Mutul holds a volcano, and only then: S13",
    ),
    (
        {"turn": 2, "scoring": True, "drawn": "B4", "card": "S99"},
        "card: there is no card 'S99': S3",
    ),
    ({"turn": 2, "scoring": True}, "turn: it is Mutul's only while he holds a volcano: S13"),
    ({"seat": 2}, "seat: Mutul's turns run by themselves, seat 1 is to move: S4"),
    (
        {"seat": 2, "phase": "place"},
        "seat: Mutul's turns run by themselves, seat 1 is to move: S4",
    ),
    ({"scoring": True, "queue": [2]}, "queue: only you take scoring turns: S13"),
    ({"phase": "bid"}, "phase: must be one of place, act, over, not 'bid'"),
    ({"cards": "deck.toml"}, "cards: must be a list, not 'deck.toml'"),
    ({"cards": deck("N cw E")[:11]}, "solo deck: 11 cards, not 12: S16"),
]


@pytest.mark.parametrize(("parts", "reason"), WRONG, ids=lambda part: str(part)[:40])
def test_wrong_documents(parts: Data, reason: str) -> None:
    """What can't be is refused, with the key named."""
    assert complaint(**parts) == reason


def test_the_guide_may_stand_on_a_volcano() -> None:
    """S13: that is where his own volcano takes it."""
    assert table(variant="solo", tiles={"b3": "B4"}, guide="b3").document()["guide"] == "b3"


def test_own_cards_travel() -> None:
    """S16: documents and records of a game with cards of one's own carry them."""
    own = deck("SW ccw LEE guards", "N cw E")
    game = tikal.Game.new(variant="solo", seed=3, solo_deck=own)
    play(game, str(game.legal[0]), "end")
    assert game.document()["cards"] == own
    data: Data = game.record()
    assert data["setup"]["solo"] == {"score": 175, "members": 0, "cards": own}
    assert sorted(data["deal"]["deck"]) == sorted([entry["id"] for entry in own] * 2)
    twins = [tikal.Game.from_record(data), tikal.Game.from_document(game.document())]
    assert [twin.document() for twin in twins] == [game.document()] * 2
    happened = play(game, place := str(game.legal[0]), "end")
    assert [play(twin, place, "end") for twin in twins] == [happened] * 2


def test_own_cards_travel_with_views() -> None:
    """S16: the cards are public, so views and sampled worlds have them too."""
    own = deck("SW ccw LEE guards", "N cw E")
    game = tikal.Game.new(variant="solo", seed=3, solo_deck=own)
    assert game.view(1).document()["cards"] == own
    assert game.view(None).record()["setup"]["solo"]["cards"] == own  # type: ignore[index]


def test_positions_with_other_cards_differ() -> None:
    """Two positions are the same only with the same cards and the same adjustment."""
    plain = table(variant="solo").position
    assert plain == table(variant="solo", cards=tikal.solo_deck()).position
    assert plain != table(variant="solo", members_adjust=1).position
    cards = tikal.solo_deck()
    cards[0]["guards"] = False
    assert plain != table(variant="solo", cards=cards).position
    assert plain != table(variant="solo", deck=["S02", "S01"]).position
    assert plain != table(variant="solo", guide="a1").position
    assert table(variant="solo", deck=["S02"]).position != (
        table(variant="solo", deck=["S02"], discards=["S01"]).position
    )


def test_records_open_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record or document that names a file is refused, and the file is never opened."""
    path = tmp_path / "deck.toml"
    path.write_text("cards = []", encoding="utf-8")

    def caught(self: Path, *_: object, **__: object) -> NoReturn:
        pytest.fail(f"{self} was opened")

    data = record(cards=str(path))
    monkeypatch.setattr(Path, "read_text", caught)
    monkeypatch.setattr(Path, "stat", caught)
    assert record_complaint(data).startswith("setup.solo.cards: must be a list, not ")
    assert complaint(cards=str(path)).startswith("cards: must be a list, not ")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"cards": None}, "setup.solo.cards: must be a list, not None"),
        ({"cards": ["S01"]}, "setup: solo deck: 1 cards, not 12: S16"),
        ({"score": 99}, "setup: solo.score must be 125 to 225, not 99: S15"),
        ({"members": 5}, "setup: solo.members must be -1, 0 or 1, not 5: S15"),
        ({"deck": BUILT_IN}, "deal.deck: 12 cards, not 2 passes of 12: S3"),
        ({"deck": BUILT_IN * 3}, "deal.deck: 36 cards, not 2 passes of 12: S3"),
        ({"deck": ["S01", "S01"]}, "deal.deck[1]: card S01 is there twice in one pass: S3"),
        ({"deck": ["S77"]}, "deal.deck[0]: there is no card 'S77': S3"),
        ({"deck": 7}, "deal.deck: must be a list, not 7"),
    ],
)
def test_wrong_records(changes: Data, reason: str) -> None:
    """A record's solo part is checked like the rest, and the place is named."""
    assert record_complaint(record(**changes)) == reason


def test_a_deal_without_a_deck() -> None:
    """A solo deal has a deck, and no other deal has one."""
    data = record()
    del data["deal"]["deck"]
    assert record_complaint(data) == "deal: deck is missing"
    classic: Data = tikal.Game.new(seed=1).record()
    classic["deal"]["deck"] = BUILT_IN * 2
    assert record_complaint(classic) == "deal.deck: unknown key"


def test_a_record_needs_little() -> None:
    """A reader needs set-up and deal only; what is left out of the set-up is standard."""
    whole: Data = dealt().record()
    game = tikal.Game.from_record({"setup": {"variant": "solo"}, "deal": whole["deal"]})
    assert game.document() == tikal.Game.from_record(whole).document()


def test_scores_of_games_from_documents() -> None:
    """A game begun from a document keeps the score it began with."""
    game = table(variant="solo", scores=[7, 300])
    twin = tikal.Game.from_record(game.record())
    assert twin.scores == [7, 300]
