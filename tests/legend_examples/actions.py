"""X9 to X16, X20 to X22, X26 to X28: what Mutul's actions do."""

from .example import Example
from .positions import acting, site

TURN = ["playAP", "end"]

#: You guard both printed temples: nothing to gain there.
GUARDED = {"a2": "1E", "b1": "1E"}

#: Volcano, temple, ruins and lake, each one connected to the base camp.
ONE_OF_EACH = {
    "c2": "B4", "c1": "A2>b2", "b3": "A1>b2", "a3": "A5>a2", "a4": "C2>a3", "a5": "P5>a4",
}  # fmt: skip

EXAMPLES = [
    Example(
        "X9",
        "three level-4 temples: the nearer of two south-east; a second explorer from the base camp",
        acting(
            ["M1"],
            site(cards=["restoration"]),
            tiles={"c2": "B1>b2", "d3": "C2>c2", "e2": "A2>d3", "f2": "A6>e2", "e3": "B5>d3"},
            levels={"e2": 4, "f2": 4, "e3": 4},
            members={"a1": {"2": "EE"}, "e2": {"2": "E"}, "f2": {"2": "E"}, "e3": {"2": "E"}},
            guide="d3",
        ),
        TURN,
        {
            "levels.e2": 6,
            "levels.f2": 4,
            "levels.e3": 4,
            "members.e2.2": "EE",
            "members.a1.2": "E",
            "guide": "d3",
        },
    ),
    Example(
        "X10",
        "two level-1 temples with lead 2: north-west comes before south; level 4 is tied",
        acting(
            ["M2"],
            site(cards=["excavation"]),
            tiles={"c1": "A1>b2", "c2": "C5>b2"},
            ruins={"c1": [5]},
            members={"a2": {"2": "EE"}, "b1": {"2": "EE"}, "c2": {"1": "E", "2": "E"}},
        ),
        TURN,
        {
            "members.a2.2": "E",
            "members.b1.2": "EE",
            "members.c2.2": "E",
            "members.c1.2": "E",
            "members.a1.2": "E",
            "hands.2": [5],
            "ruins.c1": [],
        },
    ),
    Example(
        "X11",
        "row volcano, temple, ruins, lake: one each",
        acting(
            ["M1"],
            site(cards=["column"]),
            tiles=ONE_OF_EACH,
            ruins={"b3": [1, 2, 3, 4]},
            guards=GUARDED,
            members={"a1": {"2": "EEEE"}},
        ),
        TURN,
        {
            "members.c2.2": "E",
            "members.c1.2": "E",
            "members.b3.2": "E",
            "members.a5.2": "E",
            "members.a1": None,
        },
    ),
    Example(
        "X11",
        "with two explorers: volcano and temple",
        acting(
            ["M1"],
            site(cards=["ancient_trail"]),
            tiles=ONE_OF_EACH,
            ruins={"b3": [1, 2, 3, 4]},
            guards=GUARDED,
            members={"a1": {"2": "EE"}},
        ),
        TURN,
        {
            "members.c2.2": "E",
            "members.c1.2": "E",
            "members.b3": None,
            "members.a5": None,
            "members.a1.2": "E",
        },
    ),
    Example(
        "X12",
        "tied level 1 before level 7 you lead by 2, for which 2 are then too few",
        acting(
            ["M3"],
            site(cards=["forced_march"]),
            tiles={"c1": "A4>b2", "c2": "D1>b2"},
            levels={"c2": 7},
            guards=GUARDED,
            members={
                "a1": {"2": "EEE"},
                "c1": {"1": "E", "2": "E"},
                "c2": {"1": "EEE", "2": "E"},
            },
        ),
        TURN,
        {"members.c1.2": "EE", "members.c2.2": "E", "members.a1.2": "EEE"},
    ),
    Example(
        "X13",
        "ruins with 1, 1, 3: the compass between the ones, your members ignored",
        acting(
            ["M2"],
            site(cards=["pathfinder"]),
            tiles={"b3": "A1>b2", "c2": "A3>b2", "c1": "C3>b2"},
            ruins={"b3": [1], "c2": [2], "c1": [3, 3, 4]},
            members={"a1": {"2": "E"}, "b3": {"1": "LE"}},
        ),
        TURN,
        {"members.b3": {"1": "LE", "2": "E"}, "members.c2": None, "members.a1.2": "E"},
    ),
    Example(
        "X14",
        "2 left: both to level 3 you lead by 1, not to level 8 you lead by 3",
        acting(
            ["M3"],
            site(cards=["column"]),
            tiles={"c1": "B5>b2", "c2": "D1>b2"},
            levels={"c2": 8},
            guards=GUARDED,
            members={"a1": {"2": "EE"}, "c1": {"1": "E"}, "c2": {"1": "L"}},
        ),
        TURN,
        {"members.c1": {"1": "E", "2": "EE"}, "members.c2": {"1": "L"}, "members.a1.2": "E"},
    ),
    Example(
        "X15",
        "blocked, the card shows 2, one in supply: 1 deployed, 1 PP",
        acting(
            ["M3"],
            site(cards=["excavation"]),
            discards=["M2"],
            removed={"2": "E" * 29},
        ),
        TURN,
        {"members.a1.2": "E", "scores": [0, 176]},
    ),
    Example(
        "X16",
        "no reachable ruins: blocked",
        acting(
            ["M1"],
            site(cards=["excavation"]),
            tiles={"c2": "C2>b2", "c3": "C3+0"},
            ruins={"c3": [4, 4]},
            members={"a1": {"2": "EE"}},
            discards=["A1"],
        ),
        TURN,
        {"members.a1.2": "EEEEE", "ruins.c3": [4, 4], "hands.2": []},
    ),
    Example(
        "X16",
        "1 of 2 taken: deploy 1",
        acting(
            ["M1"],
            site(cards=["excavation"]),
            tiles={"c1": "C3>b2"},
            ruins={"c1": [7, 8]},
            members={"a1": {"2": "E"}},
            discards=["A1"],
        ),
        TURN,
        {"members.a1.2": "E", "members.c1.2": "E", "ruins.c1": [8], "hands.2": [7]},
    ),
    Example(
        "X20",
        "ruins 1, 2, 1: south-east by an explorer from the base camp, then one already there",
        acting(
            ["M3"],
            site(cards=["excavation"]),
            tiles={"c1": "A1>b2", "c2": "A3>b2", "b3": "C3>b2"},
            ruins={"c1": [1], "c2": [2, 3], "b3": [4]},
            members={"a1": {"2": "EE"}, "b3": {"2": "E"}},
        ),
        TURN,
        {
            "hands.2": [1, 4],
            "members.a1.2": "E",
            "members.c1.2": "E",
            "members.b3.2": "E",
            "ruins.c2": [2, 3],
        },
    ),
    Example(
        "X21",
        "no treasure in reach: blocked, 3 deployed",
        acting(["M1"], site(cards=["excavation"]), discards=["M3"]),
        TURN,
        {"members.a1.2": "EEE", "scores": [0, 175]},
    ),
    Example(
        "X22",
        "lake, empty level 4, empty level 1, tied level 4",
        acting(
            ["M2"],
            site(cards=["ancient_trail"]),
            tiles={
                "a3": "A5>a2", "a4": "C2>a3", "a5": "P5>a4", "c1": "C5>b2", "c2": "B5>b2",
            },
            levels={"c2": 4},
            guards={"b1": "1E"},
            members={"a1": {"2": "EEE"}, "a2": {"2": "E"}, "c2": {"1": "E", "2": "E"}},
        ),
        TURN,
        {
            "members.a5.2": "E",
            "members.c1.2": "E",
            "members.a2.2": "E",
            "members.c2.2": "EE",
            "members.a1": None,
        },
    ),
    Example(
        "X26",
        "row ruins, lake, temple, volcano: with two explorers ruins and lake",
        acting(
            ["M2"],
            site(cards=["ancient_trail"]),
            tiles=ONE_OF_EACH,
            ruins={"b3": [1, 2, 3, 4]},
            guards=GUARDED,
            members={"a1": {"2": "EE"}},
        ),
        TURN,
        {
            "members.b3.2": "E",
            "members.a5.2": "E",
            "members.c1": None,
            "members.c2": None,
            "members.a1.2": "E",
        },
    ),
    Example(
        "X27",
        "level 9, two explorers: floor 10, then a guard",
        acting(
            ["M1"],
            site(cards=["restoration"]),
            tiles={"c1": "E4>b2"},
            levels={"c1": 9},
            members={"c1": {"2": "EE"}},
        ),
        TURN,
        {
            "levels.c1": 10,
            "guards.c1": "2E",
            "members": {},
            "removed.2": "E",
        },
    ),
    Example(
        "X28",
        "three explorers in all: three placed, deploy 1",
        acting(
            ["M3"],
            site(cards=["column"]),
            tiles={"c1": "E4>b2"},
            members={"a1": {"2": "EEE"}},
        ),
        TURN,
        {
            "members.a2.2": "E",
            "members.b1.2": "E",
            "members.c1.2": "E",
            "members.a1.2": "E",
        },
    ),
]  # fmt: skip
