"""More positions for the rules about scoring and upkeep: L39, L59 to L65."""

from .actions import TURN
from .example import Example
from .positions import acting, final, position, site

#: d1 is an island with a clearing.
ISLAND = {"c1": "C2>b2", "d1": "E1+0"}

EXAMPLES = [
    Example(
        "L59",
        "your volcano: you score, then his trail with the top discard's row, then his turn",
        acting(
            ["M2"],
            site(cards=["unique-1"]),
            you=site(6, ["B4"]),
            members={"a1": {"2": "EE"}, "a2": {"1": "E"}},
            discards=["M1"],
        ),
        ["B4@c2", "end"],
        {
            "scores": [1, 175],
            "members": {
                "a1": {"2": "E"},
                "a2": {"1": "E"},
                "b1": {"2": "E"},
                "c2": {"2": "E"},
            },
            "uniques.2": ["U1", "U2"],
            "phase": "item",
            "guide": "b2",
        },
    ),
    Example(
        "L59",
        "his volcano: his trail first, then your 10 AP; the guide has not moved yet",
        acting(
            ["M2"],
            site(tiles=["B4"]),
            members={"a1": {"2": "E"}, "a2": {"1": "E"}},
            discards=["M3"],
        ),
        TURN,
        {
            "phase": "act",
            "scoring": True,
            "ap": 10,
            "card": "M2",
            "guide": "b2",
            "tiles": {"b3": "B4"},
            "members": {"a1": {"2": "E"}, "a2": {"1": "E"}, "b1": {"2": "E"}},
        },
    ),
    Example(
        "L59",
        "his volcano on the first card of a phase: the current card's row and number",
        position(
            2,
            "draft",
            display={"cards": ["pathfinder", "column", *[None] * 8]},
            campsites={
                "1": site(6, ["A1", "A5"], ["recruits", "column"]),
                "2": site(7, ["A2", "B4"], ["swap", "field_camp", "excavation"]),
            },
            aside=["supplies", "guard", "swap"],
            later={0: ["M4", "A1", "A2", "A3", "A4", "M1", "M2", "M3"]},
        ),
        ["takeK1"],
        {
            "stage": "action",
            "phase": "act",
            "scoring": True,
            "card": "M4",
            "discards": [],
            "tiles": {"b3": "B4"},
            "members": {"a1": {"2": "EE"}},
            "guide": "b2",
        },
    ),
    Example(
        "L59",
        "his volcano: the camp on an island moves the guide before your scoring turn",
        acting(["M2"], site(tiles=["B4"]), tiles=ISLAND, discards=["M3"]),
        TURN,
        {"phase": "act", "scoring": True, "camps": {"d1": 2}, "guide": "d1", "tiles.b3": "B4"},
    ),
    Example(
        "L39",
        "last of all the guide moves onto his volcano",
        acting(
            ["M2"],
            site(tiles=["B4"]),
            tiles=ISLAND,
            members={"a2": {"1": "E"}},
            discards=["M3"],
        ),
        [*TURN, "director", "end"],
        {"phase": "item", "scoring": False, "card": None, "guide": "b3", "scores.0": 1},
    ),
    Example(
        "L60",
        "values you control, treasures, unique treasures; L61: 5 for the director",
        final(
            tiles={
                "c1": "C3>b2", "c2": "A1>b2", "b3": "B4", "c3": "D4>c2",
                "a3": "A5>a2", "a4": "C2>a3", "a5": "P5>a4",
            },
            ruins={"c2": [1]},
            guards={"c3": "1E", "a2": "2E"},
            members={
                "c1": {"1": "E"},
                "c2": {"1": "E"},
                "b3": {"1": "L", "2": "EE"},
                "a2": {"1": "L"},
                "b1": {"1": "E", "2": "E"},
                "a5": {"1": "E"},
            },
            hands={"1": [2, 3, 3, 4, 4, 4], "2": []},
            uniques={"1": ["U1", "U2"], "2": []},
            legend={"scoring_trail": "never"},
        ),
        ["end"],
        {
            "scores": [6 + 10 + 10 + 5 + (1 + 3 + 6) + 4 + 5, 175 + 1],
            "phase": "over",
            "seat": None,
            "stage": "final",
            "round": 6,
        },
        [],
    ),
    Example(
        "L61",
        "the director used is worth nothing; Mutul's trail comes before he scores",
        final(
            members={"a1": {"2": "EE"}},
            discards=["M3"],
        ),
        ["director", "end"],
        {"scores": [0, 177], "director": False, "phase": "over"},
    ),
    Example(
        "L64",
        "no trail in the final scoring",
        final(members={"a1": {"2": "EE"}}, legend={"scoring_trail": "interim"}),
        ["end"],
        {"scores": [5, 175], "members": {"a1": {"2": "EE"}}},
    ),
    Example(
        "L65",
        "swap, then a floor on the highest temple and a guard by the lead alone",
        final(
            tiles={"c1": "B5>b2", "c2": "D4>b2"},
            members={"c1": {"2": "E"}, "c2": {"2": "EEE"}},
            hands={"1": [3], "2": [3, 3, 6]},
            legend={"scoring_trail": "never", "swap": True, "floor": True},
        ),
        ["end"],
        {
            "hands": {"1": [6], "2": [3, 3, 3]},
            "levels.c2": 6,
            "guards": {"c2": "2E"},
            "removed.2": "EE",
            "scores": [6, 175 + 6 + 6 + 3],
        },
    ),
    Example(
        "L63",
        "the cards left stay; gaps are filled with those set aside, then from the deck",
        position(
            1,
            "action",
            display={"cards": [*[None] * 3, "swap", *[None] * 6]},
            campsites={"1": site(kept=[["pathfinder", False]])},
            aside=["guard", "supplies", "column"],
            later={0: ["M2", "A1", "A2", "A3", "A4", "M1", "M3", "M4"]},
        ),
        ["pass"],
        {
            "display.cards": [
                "supplies", "column", "guard", "swap",
                *["excavation"] * 4, *["restoration"] * 2,
            ],
            "display.tokens": [7, 7],
            "aside": [],
            "discards": ["M2"],
            "round": 2,
            "stage": "draft",
            "campsites.1.kept": [["pathfinder", True], None, None],
            "returns": [[2, 3, 1]] * 4,
        },
    ),
]  # fmt: skip
