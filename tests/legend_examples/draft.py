"""X1 to X8: what Mutul takes in the draft."""

from typing import Any

from tests.reference.components import Document

from .example import Example
from .positions import position, site

#: Ten cards without a unique pair; place 2 unearths, 3 and 7 are trails, 8 is a lake.
TEN = [
    "restoration", "excavation", "column", "recruits", "field_camp",
    "supplies", "pathfinder", "outlying_lake-1", "guard", "swap",
]  # fmt: skip


def drafting(
    card: str,
    mutul: Document,
    you: Document,
    **display: Any,  # noqa: ANN401 - JSON
) -> Document:
    """Return your turn in the draft of round 1; Mutul then turns up the card."""
    aside = display.pop("aside", [])
    shown = {"tokens": [], "tiles": [None] * 4, "cards": TEN, **display}
    return position(
        1, "draft", display=shown, aside=aside, campsites={"1": you, "2": mutul}, solo=[card]
    )


def only(*places: int) -> list[str | None]:
    """Return the ten cards with all but these places emptied."""
    return [card if place in places else None for place, card in enumerate(TEN, 1)]


EXAMPLES = [
    Example(
        "X1",
        "a tile",
        drafting(
            "M1",
            site(cards=["swap"]),
            site(),
            tokens=[9, 12],
            tiles=["A1", "A2", "A5", "A4"],
            cards=only(1, 2, 3, 4, 5, 6, 7, 8),
            aside=["guard"],
        ),
        ["takeAP9"],
        {
            "campsites.2.tiles": ["A2", None],
            "display.tiles": ["A1", None, "A5", "A4"],
            "display.tokens": [12],
            "aside": ["guard"],
            "discards.1": "M1",
            "card": None,
            "phase": "draft",
        },
    ),
    Example(
        "X1",
        "else a card",
        drafting(
            "M1",
            site(tiles=["A2", "A4"]),
            site(9),
            tokens=[12],
            tiles=["A1", None, "A5", None],
        ),
        ["takeA1"],
        {
            "campsites.2.cards": ["excavation", None, None],
            "campsites.2.token": None,
            "aside": ["swap"],
            "display.cards": [None if place in (1, 9) else TEN[place] for place in range(10)],
        },
    ),
    Example(
        "X1",
        "else an AP token",
        drafting(
            "M1",
            site(tiles=["A2", "A4"], cards=["excavation", "restoration", "swap"]),
            site(9, cards=["column", "recruits", "field_camp"]),
            tokens=[12],
            tiles=["A1", None, "A5", None],
            cards=only(8),
            aside=["supplies", "pathfinder", "guard"],
        ),
        ["takeA1"],
        {"campsites.2.token": 12, "display.tokens": [], "display.tiles": [None, None, "A5", None]},
    ),
    Example(
        "X2",
        "an AP token; X6: of 12 and 9 the 12",
        drafting("M2", site(tiles=["A4"]), site(), tokens=[9, 12], tiles=["A1", "A2", None, "A3"]),
        ["takeA2"],
        {"campsites.2.token": 12, "campsites.2.tiles": ["A4", None], "display.tokens": [9]},
    ),
    Example(
        "X2",
        "else a tile: the last ruins, by the red arrow",
        drafting("M2", site(12), site(), tokens=[9], tiles=["A1", "A2", "A3", "A4"]),
        ["takeAP9"],
        {"campsites.2.tiles": ["A3", None], "display.tiles": ["A1", "A2", None, "A4"]},
    ),
    Example(
        "X2",
        "else a card: the last trail, and the last card is set aside",
        drafting(
            "M2",
            site(12, ["A2", "A4"]),
            site(9, ["A1"]),
            tiles=[None, None, "A5", None],
        ),
        ["takeA5"],
        {"campsites.2.cards": ["pathfinder", None, None], "aside": ["swap"]},
    ),
    Example(
        "X3",
        "the first of two temples",
        drafting("M1", site(6), site(), tokens=[7], tiles=["A5", "A1", "A6", "A4"]),
        ["takeAP7"],
        {"campsites.2.tiles": ["A6", None]},
    ),
    Example(
        "X3",
        "no temple: the 3rd tile, skipping a gap",
        drafting("M1", site(tiles=["A2"]), site(), tokens=[6, 7], tiles=["A1", None, "A5", "A3"]),
        ["takeAP7"],
        {"campsites.2.tiles": ["A2", "A3"]},
    ),
    Example(
        "X3",
        "fewer than 3: the last",
        drafting(
            "M1",
            site(6, tiles=["A2"]),
            site(tiles=["A4"]),
            tokens=[7],
            tiles=["A1", None, "A5", None],
        ),
        ["takeAP7"],
        {"campsites.2.tiles": ["A2", "A5"], "display.tiles": ["A1", None, None, None]},
    ),
    Example(
        "X3",
        "holding 2: the next part",
        drafting(
            "M1",
            site(tiles=["A2", "A4"]),
            site(9),
            tokens=[12],
            tiles=["A1", None, "A5", None],
            cards=[*TEN[:5], "unique-2", *TEN[6:]],
        ),
        ["takeK10"],
        {
            "campsites.2.tiles": ["A2", "A4"],
            "campsites.2.cards": ["unique-2", None, None],
            "aside": ["guard"],
        },
    ),
    Example(
        "X4",
        "the 2nd tile by the red arrow",
        drafting("M2", site(12), site(), tokens=[9], tiles=["A2", "A4", "A5", "A6"]),
        ["takeAP9"],
        {"campsites.2.tiles": ["A5", None]},
    ),
    Example(
        "X4",
        "the 6th card by the red arrow; the 10th is set aside, or the last",
        drafting(
            "A2",
            site(tiles=["A2", "A4"]),
            site(9),
            tokens=[12],
            tiles=["A1", None, "A5", None],
            cards=["restoration", "outlying_temple-1", *TEN[2:]],
        ),
        ["takeA1"],
        {"campsites.2.cards": ["field_camp", None, None], "aside": ["restoration"]},
    ),
    Example(
        "X4",
        "fewer than 6: the last by the red arrow, then the last of the others",
        drafting(
            "A2",
            site(12, ["A2", "A4"]),
            site(tiles=["A1", "A5"]),
            tokens=[9],
            cards=only(1, 4, 5, 9),
        ),
        ["takeAP9"],
        {
            "campsites.2.cards": ["restoration", None, None],
            "aside": ["recruits"],
            "display.cards": only(5, 9),
        },
    ),
    Example(
        "X5",
        "no unique pair: unearth in the lower row; the lake and the 4th are ignored",
        drafting(
            "M1",
            site(tiles=["A2", "A4"]),
            site(9),
            tokens=[12],
            tiles=["A1", None, "A5", None],
            cards=[
                "restoration", "column", "recruits", "field_camp", "guard",
                "pathfinder", "outlying_lake-1", "excavation", "swap", "supplies",
            ],
        ),
        ["takeA1"],
        {
            "campsites.2.cards": ["excavation", None, None],
            "aside": ["supplies"],
            "display.cards.6": "outlying_lake-1",
            "display.cards.3": "field_camp",
            "display.cards.7": None,
            "display.cards.9": None,
        },
    ),
    Example(
        "X6",
        "tokens 12 and 9: he takes 12",
        drafting(
            "M2",
            site(cards=["swap"]),
            site(),
            tokens=[9, 12],
            tiles=["A1", "A2", "A5", "A3"],
            cards=only(1, 2, 3, 4, 5, 6, 7, 8),
            aside=["guard"],
        ),
        ["takeK1"],
        {"campsites.2.token": 12, "display.tokens": [9]},
    ),
    Example(
        "X7",
        "tokens 1 apart: on to the ruins tile",
        drafting("M2", site(tiles=["A4"]), site(), tokens=[8, 9], tiles=["A2", "A1", None, "A5"]),
        ["takeA5"],
        {"campsites.2.token": None, "campsites.2.tiles": ["A4", "A1"], "display.tokens": [8, 9]},
    ),
    Example(
        "X7",
        "one token left: on to the ruins tile",
        drafting("M2", site(tiles=["A4"]), site(), tokens=[6, 12], tiles=["A2", "A1", None, "A5"]),
        ["takeAP6"],
        {"campsites.2.token": None, "campsites.2.tiles": ["A4", "A1"], "display.tokens": [12]},
    ),
    Example(
        "X8",
        "only a token lacking, 1 apart: he takes 7",
        drafting(
            "M2",
            site(tiles=["A2", "A4"], cards=["excavation", "restoration", "swap"]),
            site(tiles=["A1", "A5"], cards=["column", "recruits"]),
            tokens=[6, 7],
            cards=only(5, 8),
            aside=["supplies", "pathfinder", "guard"],
        ),
        ["takeK5"],
        {"campsites.2.token": 7, "display.tokens": [6], "phase": "draft"},
    ),
]  # fmt: skip
