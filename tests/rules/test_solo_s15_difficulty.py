"""S15: difficulty."""

import pytest

import tikal
from tests.solo.turns import dealt, members, mutul, told
from tikal.engine.variants.solo import DIFFICULTIES


@pytest.mark.parametrize("score", [125, 150, 175, 190, 225])
def test_start_scores(score: int) -> None:
    """S15: Mutul starts with as many points as the difficulty says, you with none."""
    game = tikal.Game.new(variant="solo", seed=1, solo={"score": score})
    assert game.scores == [0, score]
    assert game.record()["setup"]["solo"] == {"score": score, "members": 0}  # type: ignore[index]


def test_difficulties_have_names() -> None:
    """S15: very easy 125, easy 150, standard 175, hard 190, very hard 225."""
    assert list(DIFFICULTIES.items()) == [
        ("very easy", 125),
        ("easy", 150),
        ("standard", 175),
        ("hard", 190),
        ("very hard", 225),
    ]


def test_standard_is_the_default() -> None:
    """S15: without a word 175 points and the cards' own members."""
    game = dealt()
    assert game.scores[1] == 175
    assert game.document()["members_adjust"] == 0


@pytest.mark.parametrize(
    ("solo", "message"),
    [
        ({"score": 124}, r"solo\.score must be 125 to 225, not 124: S15"),
        ({"score": 226}, r"solo\.score must be 125 to 225, not 226: S15"),
        ({"score": "hard"}, r"solo\.score must be a whole number, not 'hard': S15"),
        ({"score": True}, r"solo\.score must be a whole number, not True: S15"),
        ({"members": 2}, r"solo\.members must be -1, 0 or 1, not 2: S15"),
        ({"members": 0.5}, r"solo\.members must be a whole number, not 0\.5: S15"),
        ({"points": 9}, r"unknown solo setting 'points'; there are score and members: S15"),
    ],
)
def test_other_settings_are_refused(solo: dict[str, object], message: str) -> None:
    """S15: there are scores from 125 to 225 and one member more or fewer, no more."""
    with pytest.raises(tikal.InvalidSetup, match=message):
        tikal.Game.new(variant="solo", solo=solo)


def test_only_solo_games_have_settings() -> None:
    """S15: difficulty belongs to the solo game."""
    with pytest.raises(tikal.InvalidSetup, match="solo settings are for the variant solo"):
        tikal.Game.new(variant="classic", solo={"score": 150})


@pytest.mark.parametrize(
    ("shown", "adjust", "sent"),
    [
        ("E", 0, "E"),
        ("E", -1, "E"),
        ("E", 1, "EE"),
        ("L", -1, "L"),
        ("L", 1, "LE"),
        ("EE", -1, "E"),
        ("EE", 1, "EEE"),
        ("LE", -1, "L"),
        ("LE", 1, "LEE"),
        ("EEE", -1, "EE"),
        ("EEE", 1, "EEE"),
        ("LEE", -1, "LE"),
        ("LEE", 1, "LEE"),
    ],
)
def test_one_member_more_or_fewer(shown: str, adjust: int, sent: str) -> None:
    """S15: an explorer is added or dropped, never under 1 nor over 3 members."""
    game, _ = mutul(f"NW ccw {shown}", "A2", members_adjust=adjust)
    assert members(game) == {"c1": sent}


@pytest.mark.parametrize(("adjust", "sent"), [(-1, "E"), (0, "EE"), (1, "EEE")])
def test_a_replaced_leader_is_not_dropped(adjust: int, sent: str) -> None:
    """S10, S15: first an explorer is added or dropped, then the missing leader is replaced."""
    game, _ = mutul("NW ccw LE", "A2", members_adjust=adjust, members={"a1": {"2": "L"}})
    assert members(game) == {"a1": "L", "c1": sent}


def test_also_after_a_clearing() -> None:
    """S15: the adjustment holds for step 4's second part as well, and not for step 5."""
    parts = {"tiles": {"c3": "E5+0"}, "members": {"c3": {"2": "EE"}}}
    _, events = mutul("N cw EE", "G1", members_adjust=-1, **parts)
    assert len(told(events, "mutul_placed_member", "space")) == 1
    assert len(told(events, "mutul_moved_member", "space")) == 1


def test_the_card_shows_what_is_printed() -> None:
    """S15: what is told of a card is what it shows; the adjustment is a rule of the table."""
    _, events = mutul("NW ccw LEE", "A2", members_adjust=-1)
    assert told(events, "card_revealed", "leaders", "explorers") == [(1, 2)]


@pytest.mark.parametrize("adjust", [-1, 0, 1])
def test_documents_keep_the_adjustment(adjust: int) -> None:
    """S15: the position document and the record carry it."""
    game = tikal.Game.new(variant="solo", seed=1, solo={"members": adjust})
    assert game.document()["members_adjust"] == adjust
    assert tikal.Game.from_document(game.document()).document() == game.document()
    assert tikal.Game.from_record(game.record()).document() == game.document()
