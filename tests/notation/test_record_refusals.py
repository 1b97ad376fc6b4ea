"""Damaged, truncated and tampered records: refused with the place and the reason."""

import copy
from collections.abc import Callable

import pytest

import tikal
from tests.games.digests import golden_record
from tests.tables import Data, Table

GOLDEN = golden_record(Table("classic", 2, "supermeeple"))
SOLO = golden_record(Table("solo", 2, "supermeeple"))
START: Data = {"start": {}, "actions": ["E+a1"]}

Damage = Callable[[Data], object]


def put(place: str, value: object) -> Damage:
    """Return what puts a value somewhere: `put("setup.seats", 5)`."""

    def damage(record: Data) -> None:
        *path, last = [int(key) if key.isdigit() else key for key in place.split(".")]
        inside = record
        for key in path:
            inside = inside[key]  # type: ignore[index]
        inside[last] = value  # type: ignore[index]

    return damage


def drop(place: str) -> Damage:
    """Return what takes a value away."""

    def damage(record: Data) -> None:
        *path, last = place.split(".")
        inside = record
        for key in path:
            inside = inside[key]
        del inside[last]

    return damage


def swap_tiles(record: Data) -> None:
    """Exchange two tiles of different letters."""
    stack = record["deal"]["stack"]
    stack[5], stack[6] = stack[6], stack[5]


def swap_actions(record: Data) -> None:
    """Exchange the first two actions."""
    actions = record["actions"]
    actions[0], actions[1] = actions[1], actions[0]


HEADS: list[tuple[Damage, str]] = [
    (put("format", "chess"), "format: this is no tikal-record"),
    (put("format", 1), "format: must be a text, not 1"),
    (put("version", 2), "version: version 1 is understood, not 2"),
    (put("version", "1"), "version: version 1 is understood, not '1'"),
    (put("version", None), "version: version 1 is understood, not None"),
    (put("rules", 2), "rules: rules 1 are known, not 2"),
    (put("rules", []), "rules: rules 1 are known, not []"),
    (put("result", "1-0"), "result: unknown key"),
    (drop("setup"), "setup: missing"),
    (drop("deal"), "deal: missing"),
    (put("start", {}), "deal: a game that begins with a position has no deal"),
    (put("setup", None), "setup: must be an object, not None"),
    (put("setup.colour", "red"), "setup.colour: unknown key"),
    (put("setup.variant", "chess"), "setup: unknown variant 'chess'"),
    (put("setup.variant", 1), "setup.variant: must be a text, not 1"),
    (put("setup.edition", "2026"), "setup: unknown edition '2026'"),
    (put("setup.seats", 5), "setup: 5 seats"),
    (put("setup.seats", "2"), "setup: the number of seats must be a whole number, not '2'"),
    (put("setup.seed", "7"), "setup: a seed must be a whole number, not '7': R3.5"),
    (put("setup.seed", 1.5), "setup: a seed must be a whole number, not 1.5: R3.5"),
    (put("setup.options", []), "setup.options: must be an object, not []"),
    (put("setup.options", {"ties": 1}), "setup: option ties must be shared or supermeeple, not 1"),
    (put("setup.solo", {"score": 175}), "setup: solo settings are for the variant solo"),
    (put("setup.solo", 5), "setup.solo: must be an object, not 5"),
]

DEALS: list[tuple[Damage, str]] = [
    (put("deal", []), "deal: must be an object, not []"),
    (put("deal.dice", 6), "deal.dice: unknown key"),
    (put("deal.deck", []), "deal.deck: unknown key"),
    (drop("deal.stack"), "deal: stack is missing"),
    (drop("deal.treasures"), "deal: treasures is missing"),
    (put("deal.stack", "A1"), "deal.stack: must be a list, not 'A1'"),
    (put("deal.stack.3", "A"), "deal.stack[3]: there is no tile 'A': R3.2"),
    (put("deal.stack.3", 3), "deal.stack[3]: must be a text, not 3"),
    (put("deal.stack.3", GOLDEN["deal"]["stack"][2]), "deal.stack[3]: tile"),
    (swap_tiles, "deal.stack[6]: tile"),
    (put("deal.stack", GOLDEN["deal"]["stack"][:35]), "deal.stack: 35 tiles, not 36: R3.2"),
    (put("deal.treasures", 24), "deal.treasures: must be a list, not 24"),
    (put("deal.treasures.7", 0), "deal.treasures[7]: must be 1 to 8, not 0"),
    (put("deal.treasures.7", "5"), "deal.treasures[7]: must be a whole number, not '5'"),
    (put("deal.treasures", [1] * 24), "deal.treasures[3]: there are only 3 treasures of kind 1"),
    (put("deal.treasures", [1, 2]), "deal.treasures: 2 treasures, not 24: R3.3"),
]

PLAYS: list[tuple[Damage, str]] = [
    (put("actions", None), "actions: must be a list, not None"),
    (put("actions.17", 5), "actions[17]: must be a text, not 5"),
    (put("actions.17", "hello"), "actions[17]: 'hello' is no action"),
    (put("actions.17", "bid3"), "actions[17]: this game has no such action: R1.4"),
    (put("actions.0", "end"), "actions[0]: place tile"),
    (swap_actions, "actions[0]: place tile"),
    (
        put("actions", [*GOLDEN["actions"], "end"]),
        f"actions[{len(GOLDEN['actions'])}]: the game is",
    ),
    (put("actions", GOLDEN["actions"][:-1]), "scores: the game gives"),
    (put("actions", []), "scores: the game gives [0, 0]"),
    (put("scores", [0, 0]), f"scores: the game gives {GOLDEN['scores']}, not [0, 0]"),
    (put("scores", [1]), "scores: 1 numbers do not fit the seats"),
    (put("scores", [1, 2, 3]), "scores: 3 numbers do not fit the seats"),
    (put("scores", "0:0"), "scores: must be a list, not '0:0'"),
    (put("scores.0", "0"), "scores[0]: must be a whole number, not '0'"),
    (put("winners", [2]), "winners: the game gives [1], not [2]"),
    (put("winners", []), "winners: the game gives [1], not []"),
    (put("winners", [1, 2, 1]), "winners: 3 numbers do not fit the seats"),
    (put("players", ["Philippe"]), "players: 1 names for 2 seats"),
    (put("players", [1, 2]), "players[0]: must be a text, not 1"),
    (put("players", "both"), "players: must be a list, not 'both'"),
    (put("players.1", "x" * 201), "players[1]: a text has at most 200 characters"),
    (put("date", 1999), "date: must be a text, not 1999"),
    (put("date", "x" * 201), "date: a text has at most 200 characters, not 201"),
]

DECKS: list[tuple[Damage, str]] = [
    (drop("deal.deck"), "deal: deck is missing"),
    (put("deal.deck", "S01"), "deal.deck: must be a list, not 'S01'"),
    (put("deal.deck.0", "S13"), "deal.deck[0]: there is no card 'S13': S3"),
    (put("deal.deck.0", 1), "deal.deck[0]: must be a text, not 1"),
    (put("deal.deck.1", SOLO["deal"]["deck"][0]), "deal.deck[1]: card"),
    (put("deal.deck", SOLO["deal"]["deck"][:23]), "deal.deck: 23 cards, not 2 passes of 12: S3"),
    (put("setup.solo.score", 100), "setup: solo.score must be 125 to 225, not 100: S15"),
    (put("setup.solo.score", "175"), "setup: solo.score must be a whole number, not '175': S15"),
    (put("setup.solo.members", 2), "setup: solo.members must be -1, 0 or 1, not 2: S15"),
    (put("setup.solo.cheat", 1), "setup: unknown solo setting 'cheat'"),
    (put("setup.solo.cards", "deck.toml"), "setup.solo.cards: must be a list, not 'deck.toml'"),
    (put("setup.solo.cards", []), "setup: solo deck: 0 cards, not 12: S16"),
    (put("setup.solo.score", 150), "scores: the game gives"),
]

STARTS: list[tuple[Damage, str]] = [
    (put("start", 5), "start: must be an object, not 5"),
    (put("start", {"tiles": {"c3": "Z1+0"}}), "start: tiles.c3: there is no tile 'Z1': R3.2"),
    (put("start", {"variant": "chess"}), "start: unknown variant 'chess'"),
    (put("start", {"phase": "over"}), "actions[0]: the game is over: R12.1"),
    (put("deal", {}), "deal: a game that begins with a position has no deal"),
    (put("setup", {"seats": 3}), "setup: seats: 3, but the start has 2"),
    (
        put("setup", {"variant": "auction"}),
        "setup: variant: 'auction', but the start has 'classic'",
    ),
    (put("setup", {"edition": "french2005"}), "setup: edition: 'french2005', but the start has"),
    (put("setup", {"options": {"ties": "shared"}}), "setup: options: {'ties': 'shared'}, but the"),
    (put("setup", {"seats": 9}), "setup: 9 seats"),
    (put("scores", [1, 0]), "scores: the game gives [0, 0], not [1, 0]"),
]

EVERYTHING = [
    *((GOLDEN, damage, message) for damage, message in [*HEADS, *DEALS, *PLAYS]),
    *((SOLO, damage, message) for damage, message in DECKS),
    *((START, damage, message) for damage, message in STARTS),
]


@pytest.mark.parametrize(
    ("record", "damage", "message"), EVERYTHING, ids=[message for _, _, message in EVERYTHING]
)
def test_refused(record: Data, damage: Damage, message: str) -> None:
    """The complaint is InvalidRecord, begins with the place, and is one short line."""
    damaged = copy.deepcopy(record)
    damage(damaged)
    with pytest.raises(tikal.InvalidRecord) as refused:
        tikal.Game.from_record(damaged)
    said = str(refused.value)
    assert said.startswith(message)
    assert len(said.splitlines()) == 1
    assert len(said) < 160


@pytest.mark.parametrize("data", [None, 5, "record", [], [{}]])
def test_what_is_no_object(data: object) -> None:
    """A record is an object."""
    with pytest.raises(tikal.InvalidRecord, match="must be an object"):
        tikal.Game.from_record(data)


def test_keys_are_texts() -> None:
    """Data that no JSON could hold is refused too."""
    with pytest.raises(tikal.InvalidRecord, match="keys must be texts, not 1"):
        tikal.Game.from_record({1: 2})


PLACEMENTS = [index for index, text in enumerate(GOLDEN["actions"]) if text[2:3] == "@"]


@pytest.mark.parametrize("index", PLACEMENTS[::6])
def test_a_missing_placement_is_noticed(index: int) -> None:
    """A tile that nobody placed is missed at the very next action."""
    damaged = copy.deepcopy(GOLDEN)
    del damaged["actions"][index]
    with pytest.raises(tikal.InvalidRecord, match=rf"^actions\[{index}\]: place tile"):
        tikal.Game.from_record(damaged)


@pytest.mark.parametrize("variant", ["classic", "auction", "solo"])
def test_views_are_no_records(variant: str) -> None:
    """What a view hides can't be replayed."""
    shown = tikal.Game.new(variant=variant, seed=3).view(1).record()
    with pytest.raises(tikal.InvalidRecord, match=r"deal\.stack\[\d+\]: there is no tile"):
        tikal.Game.from_record(shown)
