"""X17 to X19, X23 to X25, X29, X30: islands, and which items Mutul plays."""

from .actions import GUARDED, TURN
from .example import Example
from .positions import acting, position, site

#: L4: c3 (ruins), d2 (a temple) and b4 (a clearing) are each an island; c2 is connected.
THREE_ISLANDS = {"c2": "C2>b2", "c3": "C3+0", "d2": "C1+3", "b4": "E1+0"}

#: All neighbours of b2 are explored.
AROUND_B2 = {"b3": "A1>b2", "c2": "A3>b2", "c1": "B1>b2"}

EXAMPLES = [
    Example(
        "X17",
        "three islands: the camp goes to the one with a clearing",
        acting(["M1"], site(cards=["field_camp"]), tiles=THREE_ISLANDS),
        TURN,
        {"camps": {"b4": 2}, "guide": "b4", "members": {}},
    ),
    Example(
        "X17",
        "an island with a camp of his is left out: emptied ruins",
        acting(["M1"], site(cards=["guard"]), tiles=THREE_ISLANDS, camps={"b4": 2}),
        TURN,
        {"camps": {"b4": 2, "c3": 2}, "guide": "c3"},
    ),
    Example(
        "X17",
        "an island without a clearing is no site, nor are ruins with treasures: deploy 2",
        acting(
            ["M1"],
            site(cards=["supplies"]),
            tiles=THREE_ISLANDS,
            ruins={"c3": [1]},
            camps={"b4": 1},
        ),
        TURN,
        {"camps": {"b4": 1}, "guide": "b2", "members.a1.2": "EE"},
    ),
    Example(
        "X18",
        "a card",
        acting(["M1"], site(8, ["E2"], ["unique-1"])),
        TURN,
        {
            "uniques.2": ["U1", "U2"],
            "campsites.2": site(8, ["E2"]),
            "discards.-1": "M1",
        },
    ),
    Example(
        "X18",
        "else a tile",
        acting(["M1"], site(8, ["E2"])),
        TURN,
        {"tiles.c1": "E2+5", "levels.c1": 5, "guide": "c1", "campsites.2": site(8)},
    ),
    Example(
        "X18",
        "else the AP token",
        acting(["M1", "M4", "M3"], site(8)),
        TURN,
        {
            "campsites.2": site(),
            "solo.0": [],
            "discards.-3": "M1",
            "discards.-1": "M3",
            "members.a1.2": "E" * 9,
        },
    ),
    Example(
        "X18",
        "else he passes, without a card",
        acting([], site()),
        TURN,
        {"phase": "item", "solo.0": [], "members": {}, "card": None},
        ["pass"],
    ),
    Example(
        "X19",
        "the topmost card is gone: the next",
        acting(["M1"], site(cards=[None, "unique-2", "unique-3"])),
        TURN,
        {"uniques.2": ["U3", "U4"], "campsites.2.cards": [None, None, "unique-3"]},
    ),
    Example(
        "X23",
        "a clearing 2 away: you are asked for the rotation",
        acting(["A1"], site(tiles=["A5"]), tiles=AROUND_B2),
        TURN,
        {
            "phase": "turn",
            "seat": 1,
            "card": "A1",
            "guide": "b2",
            "tiles.d3": None,
            "campsites.2.tiles": [None, None],
            "members": {},
        },
        ["A5@d3+1", "A5@d3+3", "A5@d3+4"],
    ),
    Example(
        "X23",
        "then the guide moves and 1 is deployed",
        acting(["A1"], site(tiles=["A5"]), tiles=AROUND_B2),
        [*TURN, "A5@d3+3"],
        {
            "phase": "item",
            "card": None,
            "discards.-1": "A1",
            "guide": "d3",
            "tiles.d3": "A5+3",
            "members": {"a1": {"2": "E"}},
        },
    ),
    Example(
        "X24",
        "the AP token: 3 and unearth, then 2 and trail",
        acting(
            ["M2", "M3", "A3"],
            site(8),
            tiles={"c1": "A1>b2", "c2": "B5>b2", "b3": "D4>b2"},
            ruins={"c1": [1, 2]},
        ),
        TURN,
        {
            "hands.2": [1, 2],
            "members": {space: {"2": "E"} for space in ("a2", "b1", "b3", "c1", "c2")},
            "discards.-3": "M2",
            "discards.-2": "M3",
            "discards.-1": "A3",
        },
    ),
    Example(
        "X25",
        "2 shown: 2 deployed, by each of the two cards and for each blocked action",
        acting(["M1", "M2", "A2"], site(8), guards=GUARDED),
        TURN,
        {"members": {"a1": {"2": "E" * 8}}, "scores": [0, 175]},
    ),
    Example(
        "X29",
        "a periphery volcano: no scoring; an explorer moves there, the guide stays",
        acting(
            ["M1"],
            site(cards=["outlying_volcano-1"]),
            tiles={"a3": "A5>a2", "a4": "C2>a3"},
            members={"a1": {"2": "E"}},
        ),
        TURN,
        {
            "tiles.b5": "P9+4",
            "members": {"b5": {"2": "E"}},
            "guide": "b2",
            "phase": "item",
            "scoring": False,
        },
    ),
    Example(
        "X30",
        "blocked on the first card of a phase: the current card's number",
        position(
            1,
            "draft",
            display={"cards": ["pathfinder", "column", *[None] * 8]},
            campsites={
                "1": site(6, ["A1", "A5"], ["recruits", "column"]),
                "2": site(7, ["A2", "A4"], ["swap", "field_camp", "excavation"]),
            },
            aside=["supplies", "guard", "swap"],
            later={0: ["M3", "A1", "A2", "A3", "A4", "M1", "M2", "M4"]},
        ),
        ["takeK1"],
        {
            "stage": "action",
            "phase": "item",
            "discards": ["M3"],
            "campsites.2.cards": ["swap", "field_camp", None],
            "members": {"a1": {"2": "EEE"}},
        },
    ),
]  # fmt: skip
