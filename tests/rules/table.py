"""What the rule tests share: a table to play at, and the questions they ask about it."""

from collections.abc import Sequence

import pytest

import tikal

LETTER_SIZES = {"A": 6, "B": 6, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}
TILES = [f"{letter}{n + 1}" for letter, size in LETTER_SIZES.items() for n in range(size)]
TREASURES = [kind for kind in range(1, 9) for _ in range(3)]
EDITIONS = ("classic1999", "french2005", "supermeeple")


def table(**parts: object) -> tikal.Game:
    """Return a game that begins with the position these parts of a document describe."""
    return tikal.Game.from_document(parts)


def dealt(*tiles: str, treasures: Sequence[int] = (), **setup: object) -> tikal.Game:
    """Return a new game in which these tiles come first in their letters, these treasures first."""
    stack = [*tiles, *(tile for tile in TILES if tile not in tiles)]
    supply = list(TREASURES)
    for kind in treasures:
        supply.remove(kind)
    deal = {"stack": sorted(stack, key=lambda tile: tile[0]), "treasures": [*treasures, *supply]}
    return tikal.Game.from_record({"setup": setup, "deal": deal})


def play(game: tikal.Game, *texts: str) -> list[tikal.Event]:
    """Play some actions, each of them listed once as legal, and return everything that happened."""
    events: list[tikal.Event] = []
    for text in texts:
        legal = [str(action) for action in game.legal]
        assert legal.count(text) == 1
        events += game.play(text)
    return events


def codes(events: Sequence[tikal.Event]) -> list[str]:
    """Return what happened, without who and where."""
    return [event.code for event in events]


def params(events: Sequence[tikal.Event], code: str) -> list[dict[str, object]]:
    """Return who and where, for the events of one code."""
    return [event.params for event in events if event.code == code]


def at(game: tikal.Game, key: str, place: str) -> object:
    """Return what the position document has at a place, None if nothing."""
    entries = game.document()[key]
    assert isinstance(entries, dict)
    return entries.get(place)


def spaces(game: tikal.Game) -> set[str | None]:
    """Return the spaces where something can be done."""
    return {action.space for action in game.legal}


def refused(game: tikal.Game, text: str, rule: str, code: str, **details: object) -> None:
    """Check that an action is refused by a rule, for a reason, and that nothing has changed."""
    before = game.document()
    with pytest.raises(tikal.IllegalAction) as caught:
        game.play(text)
    problem = caught.value
    assert (problem.rule, problem.code, problem.params) == (rule, code, details)
    assert str(problem) == f"{problem.reason}: {rule}"
    assert text not in game.legal
    assert game.document() == before


def reason(game: tikal.Game, text: str) -> str:
    """Return the sentence with which an action is refused."""
    problem = game.refusal(text)
    assert problem is not None
    return problem.reason


def play_on(game: tikal.Game) -> list[tikal.Event]:
    """Place tiles anywhere, bid and do nothing, until the game is over."""
    idle = {"act": "end", "bid": "pass"}
    events: list[tikal.Event] = []
    while not game.over:
        events += game.play(idle.get(game.phase) or game.legal[0])
    return events
