"""R1: what the editions print differently, as options."""

import pytest

import tikal
from tests.rules.table import EDITIONS, dealt, play, reason, refused, table

CORNER = {"a4": "B4", "a3": "A5+0"}
TIED = {"phase": "over", "scores": [9, 9], "guards": {"a2": "1E"}}


def test_camp_without_member_in_1999() -> None:
    """R1.1: in the first English edition a camp needs nobody on its space."""
    game = table(edition="classic1999")
    play(game, "Cb2")
    assert game.document()["camps"] == {"b2": 1}


@pytest.mark.parametrize("edition", ["french2005", "supermeeple"])
def test_camp_needs_a_member_later(edition: str) -> None:
    """R1.1: in the later editions one of your members must stand there, nobody else's will do."""
    game = table(edition=edition, members={"b2": {"2": "E"}})
    refused(game, "Cb2", "R1.1", "nobody_there", space="b2")
    play(table(edition=edition, members={"b2": {"1": "E"}}), "Cb2")


@pytest.mark.parametrize("edition", ["classic1999", "french2005"])
def test_volcano_may_seal(edition: str) -> None:
    """R1.2: in the older editions a volcano may cut off an unexplored space."""
    play(table(edition=edition, tiles=CORNER, phase="place", drawn="D5"), "D5@b5")


def test_volcano_may_not_seal() -> None:
    """R1.2: Super Meeple's edition forbids it."""
    game = table(edition="supermeeple", tiles=CORNER, phase="place", drawn="D5")
    refused(game, "D5@b5", "R5.6", "volcano_seals", space="b5", sealed="a5")


def test_ties_by_edition() -> None:
    """R1.3: equal points share the victory, except where Super Meeple's tie-break decides."""
    winners = {edition: table(edition=edition, **TIED).winners for edition in EDITIONS}
    assert winners == {"classic1999": [1, 2], "french2005": [1, 2], "supermeeple": [1]}


@pytest.mark.parametrize("edition", EDITIONS)
def test_auction_in_every_edition(edition: str) -> None:
    """R1.4: the auction can be played by the rules of each edition."""
    game = dealt("A1", variant="auction", edition=edition)
    assert game.phase == "bid"
    play(game, "bid1")


def test_no_auction_without_the_variant() -> None:
    """R1.4: a classic game has no bids, passes and takes."""
    game = dealt("A1")
    for text in ("bid1", "pass", "takeA1"):
        refused(game, text, "R1.4", "not_in_this_variant")
    assert reason(game, "pass") == "this game has no such action"


def test_other_variants() -> None:
    """R1.4: a variant that nobody has written rules for can't be played."""
    with pytest.raises(tikal.InvalidSetup, match="unknown variant 'chess'"):
        tikal.Game.new(variant="chess")


def test_options_override_one_by_one() -> None:
    """R1.5: an option replaces the edition's line and leaves the other lines alone."""
    game = table(edition="supermeeple", options={"camp_needs_member": False}, tiles=CORNER)
    play(game, "Cb2")
    assert game.document()["options"] == {"camp_needs_member": False}
    sealing = table(options={"camp_needs_member": False}, tiles=CORNER, phase="place", drawn="D5")
    refused(sealing, "D5@b5", "R5.6", "volcano_seals", space="b5", sealed="a5")
    shared = table(options={"ties": "shared"}, **TIED)
    assert shared.winners == [1, 2]
    broken = table(edition="classic1999", options={"ties": "supermeeple"}, **TIED)
    assert broken.winners == [1]


@pytest.mark.parametrize(
    ("edition", "options", "message"),
    [
        ("pirate", {}, "unknown edition 'pirate'"),
        ("supermeeple", {"lava": True}, "unknown option 'lava'"),
        ("supermeeple", {"camp_needs_member": 1}, "option camp_needs_member must be true or false"),
        ("supermeeple", {"volcano_may_seal": "no"}, "option volcano_may_seal must be true or"),
        ("supermeeple", {"ties": "duel"}, "option ties must be shared or supermeeple"),
    ],
)
def test_unknown_options(edition: str, options: dict[str, object], message: str) -> None:
    """R1.5: only the editions, options and values there are can be chosen."""
    with pytest.raises(tikal.InvalidSetup, match=message):
        tikal.Game.new(edition=edition, options=options)
