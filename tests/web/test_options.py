"""What a position offers, space by space, and why it refuses the rest: the engine's own answers."""

from typing import Any

from hypothesis import given

import tikal
from tests.properties.strategies import games, share
from tests.rules.table import table
from tikal.notation.actions.costs import cost_of
from tikal.web.board.state import state_of

# What only the board's own parts lead to: reach, placements, the docks' other buttons.
ELSEWHERE = {
    "place_tile",
    "move",
    "shift",
    "exchange",
    "end",
    "bid",
    "pass",
    "take",
    "take_token",
    "take_card",
    "play_token",
    "play_card",
    "spend_card",
    "play_kept",
    "director",
    "go",
}


def state(game: tikal.Game) -> Any:  # noqa: ANN401 - as JSON
    """Return a game's state."""
    return state_of(game)


def why(found: Any, number: int | None, space: str) -> tuple[object, ...] | None:  # noqa: ANN401 - as JSON
    """Return rule, code and parameters of a reason against something on a space."""
    if number is None:
        return None
    reason = found["reasons"][number]
    return reason["rule"], reason["code"], {"space": space, **reason["params"]}


def engine_says(game: tikal.Game, text: str, space: str) -> tuple[object, ...] | None:
    """Return the same of the game itself."""
    refused = game.refusal(text)
    if refused is None:
        return None
    return refused.rule, refused.code, {"space": space, **refused.params}


def hand(seat: int, *kinds: int) -> dict[str, list[int]]:
    """Return a document's hands with one that is not empty."""
    return {str(seat): list(kinds)}


@share(0.3)
@given(games())
def test_options_are_what_the_engine_says(game: tikal.Game) -> None:
    """Cost and refusal of every option are the engine's; no legal work is left out."""
    found = state(game)
    offered = set()
    for space, options in found["options"].items():
        for option in options:
            action = tikal.parse(option["action"])
            assert (action.space, action.kind, action.member) == (
                space,
                option["kind"],
                option.get("member"),
            )
            assert option["cost"] == cost_of(game.position, action)
            said = engine_says(game, option["action"], space)
            assert why(found, option["refusal"], space) == said
            if not option.get("hidden"):
                offered.add(option["action"])
    legal = {str(action) for action in game.legal if action.kind not in ELSEWHERE}
    assert legal <= offered


def how_often(game: tikal.Game, text: str) -> int:
    """Return how often in a row an action can be played, knowing nothing of what it turns up."""
    again = game.copy()
    times = 0
    while again.phase == game.phase and again.refusal(text) is None:
        times += 1
        if again.is_final(tikal.parse(text)):
            break
        again.play(text)
    return times


@share(0.3)
@given(games())
def test_options_say_how_often(game: tikal.Game) -> None:
    """What can be done more than once in a row is told with the number, nothing else is."""
    for options in state(game)["options"].values():
        for option in options:
            times = how_often(game, option["action"])
            assert option.get("times") == (times if times > 1 else None)


def test_two_members_uncover_two_levels() -> None:
    """The number is told where it matters: each member on a temple uncovers one level a turn."""
    game = tikal.Game.new(seats=2, seed=7)
    for text in ("A4@b3+0", "E+a1", "Ea1-b1"):
        game.play(text)
    assert "times" not in state(game)["options"]["b1"][0]
    for text in ("E+a1", "Ea1-b1"):
        game.play(text)
    option = state(game)["options"]["b1"][0]
    assert (option["action"], option["times"]) == ("Ub1", 2)


@share(0.3)
@given(games())
def test_what_is_not_offered_is_refused_for_one_reason(game: tikal.Game) -> None:
    """On every space that does not offer some work, the engine gives the reason sent for it."""
    found = state(game)
    letters = {"uncover": "U{}", "recover": "R{}", "camp": "C{}", "guard": "G{}E"}
    assert set(found["elsewhere"]) == set(letters)
    for kind, number in found["elsewhere"].items():
        for each in found["spaces"]:
            space = each["space"]
            if all(option["kind"] != kind for option in found["options"].get(space, [])):
                said = engine_says(game, letters[kind].format(space), space)
                assert why(found, number, space) == said


@share(0.3)
@given(games())
def test_refused_placements_have_the_engines_reasons(game: tikal.Game) -> None:
    """Every space where a tile can't lie says why, whatever the tile's rotation."""
    found = state(game)
    for placements in found["placements"]:
        assert set(placements["refused"]).isdisjoint(placements["spaces"])
        assert len(placements["refused"]) + len(placements["spaces"]) == len(found["spaces"])
        turned = "+0" if "+" in _first_text(placements) else ""
        for space, number in placements["refused"].items():
            said = engine_says(game, f"{placements['tile']}@{space}{turned}", space)
            assert why(found, number, space) == said


def _first_text(placements: Any) -> str:  # noqa: ANN401 - JSON
    """Return the text of a placement of this tile."""
    return str(next(iter(placements["spaces"].values()))[0]["action"])


@share(0.3)
@given(games())
def test_exchanges_are_refused_only_where_there_are_none(game: tikal.Game) -> None:
    """A seat with treasures is told what an exchange costs, and a reason if there is none."""
    found = state(game)
    hands = {each["seat"]: each["kinds"] for each in found["hands"]}
    if game.phase != "act" or not hands[game.seat]:
        assert found["exchange"] is None
        return
    possible = any(action.kind == "exchange" for action in game.legal)
    assert (found["exchange"]["refusal"] is None) == possible


@share(0.2)
@given(games())
def test_reasons_are_told_once(game: tikal.Game) -> None:
    """No reason comes twice, none is there for nothing, and whoever may not choose gets none."""
    found = state(game)
    options = [option for each in found["options"].values() for option in each]
    used = {option["refusal"] for option in options} | set(found["elsewhere"].values())
    if found["exchange"] is not None:
        used.add(found["exchange"]["refusal"])
    for placements in found["placements"]:
        used |= set(placements["refused"].values())
    assert used - {None} == set(range(len(found["reasons"])))
    assert len({str(reason) for reason in found["reasons"]}) == len(found["reasons"])
    watched: Any = state_of(game, choices=False)
    empty = ("legal", "options", "elsewhere", "exchange", "placements", "reasons", "reach")
    assert not any(watched[key] for key in empty)


def test_why_there_is_no_exchange() -> None:
    """Lack of AP is said first; where nobody has a single treasure to give, R8.6."""
    poor = state(table(phase="act", seat=1, ap=2, hands={**hand(1, 3), **hand(2, 4)}))
    assert poor["exchange"]["cost"] == 3
    assert why(poor, poor["exchange"]["refusal"], "") == (
        "R6.1",
        "too_few_ap",
        {"space": "", "cost": 3, "ap": 2},
    )
    alone = state(table(phase="act", seat=1, ap=10, hands=hand(1, 3)))
    assert alone["reasons"][alone["exchange"]["refusal"]]["rule"] == "R8.6"
    pair = state(table(phase="act", seat=1, ap=10, hands={**hand(1, 3, 3), **hand(2, 4)}))
    assert pair["reasons"][pair["exchange"]["refusal"]]["code"] == "not_your_single"
    rich = state(table(phase="act", seat=1, ap=10, hands={**hand(1, 3), **hand(2, 4)}))
    assert rich["exchange"] == {"cost": 3, "refusal": None}
    [swap] = [each for each in rich["legal"] if each["kind"] == "exchange"]
    assert swap["action"] == "X3-4@2"


def test_ruins_offer_digging_and_then_a_camp() -> None:
    """Either has its button in its time, and its reason at the other's."""
    tiles = {"b3": "A1+0"}
    full = state(table(phase="act", seat=1, ap=10, tiles=tiles, ruins={"b3": [3, 5]}))["options"][
        "b3"
    ]
    shown = [(each["kind"], each.get("hidden", False)) for each in full]
    assert shown == [("recover", False), ("camp", True)]
    empty = state(table(phase="act", seat=1, ap=10, tiles=tiles, ruins={"b3": []}))
    shown = [(each["kind"], each.get("hidden", False)) for each in empty["options"]["b3"]]
    assert shown == [("camp", False), ("recover", True)]
    dug = empty["options"]["b3"][1]
    assert why(empty, dug["refusal"], "b3") == ("R8.5", "ruins_empty", {"space": "b3"})


def test_where_leaders_are() -> None:
    """In the supply, on a space, atop a temple, or out of the game: in words and a space."""
    game = table(phase="act", seat=1, ap=10, seats=2)
    assert [each["leaders"] for each in state(game)["supplies"]] == [
        [{"place": "supply", "space": None}]
    ] * 2
    game.play("L+a1")
    assert state(game)["supplies"][0]["leaders"] == [{"place": "board", "space": "a1"}]
    for text in ("La1-b1", "Gb1L"):
        game.play(text)
    assert state(game)["supplies"][0]["leaders"] == [{"place": "guard", "space": "b1"}]
    both = table(phase="act", seat=1, ap=10, members={"b1": {"1": "LE"}})
    both.play("Gb1E")
    assert state(both)["supplies"][0]["leaders"] == [{"place": "gone", "space": None}]


def test_what_the_docks_need_to_draw_themselves() -> None:
    """The AP of a turn, the volcanoes' letters, the treasures there are, the final round."""
    found = state(tikal.Game.new(seats=2, seed=7))
    assert (found["turn_ap"], found["ap"]) == (10, 0)
    assert [each["letter"] for each in found["tiles_left"] if each["volcano"]] == ["B", "D", "F"]
    assert found["treasure_kinds"] == {"count": 8, "copies": 3}
    volcano = table(phase="act", seat=1, turn=2, scoring=True, drawn="B4", queue=[])
    final = table(phase="act", seat=1, turn=None, scoring=True, stack=[], queue=[])
    rounds = [state(game)["final_round"] for game in (volcano, final)]
    assert (found["final_round"], rounds) == (False, [False, True])
