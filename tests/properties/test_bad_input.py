"""Whatever is done to a document or a record: it is read as a game, or refused in one line."""

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import tikal
from tests.playing import seeded, walk
from tests.properties.conservation import check_pieces
from tests.properties.strategies import games, share
from tests.tables import Data

STEPS = 40
# Values of every kind, many of them right somewhere else.
WORDS = st.sampled_from(
    [
        *("", "a1", "b2", "c3", "h5", "A1", "B4", "A1+0", "D3+5", "1", "2", "L", "LEE", "2L"),
        *("act", "place", "bid", "over", "solo", "auction", "shared", "S01", "end", "E+a1", "bid1"),
        *("tiles", "stack", "x\ny", "x" * 200),
    ]
)
NUMBERS = st.one_of(st.integers(-3, 40), st.integers(), st.floats(), st.booleans(), st.none())
VALUES = st.recursive(
    WORDS | NUMBERS,
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(WORDS, inside, max_size=3),
    max_leaves=6,
)


def places(data: object) -> list[tuple[Any, Any]]:
    """Return every list or object inside, with each of its keys."""
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    found: list[tuple[Any, Any]] = [(data, key) for key in keys]
    for _, key in list(found):
        found += places(data[key])  # type: ignore[index]
    return found


@st.composite
def damaged(draw: st.DrawFn, data: Data) -> Data:
    """Data with up to three values replaced, taken away or added."""
    changed = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        inside, key = draw(st.sampled_from(places(changed)))
        how = draw(st.sampled_from(["replace", "replace", "remove", "add"]))
        if how == "replace":
            inside[key] = draw(VALUES)
        elif how == "remove":
            del inside[key]
        elif isinstance(inside, dict):
            inside[draw(WORDS)] = draw(VALUES)
        else:
            inside.append(draw(VALUES))
    return changed


def check_one_line(problem: tikal.TikalError) -> None:
    """Fail if a complaint is empty or more than a line."""
    assert len(str(problem).splitlines()) == 1


@share(1.0)
@given(st.data())
def test_damaged_documents(data: st.DataObject) -> None:
    """A document is a position to write, to read again and to play on, or InvalidDocument."""
    given_document = data.draw(damaged(data.draw(games(longest=300)).document()))
    try:
        game = tikal.Game.from_document(given_document)
    except tikal.InvalidDocument as problem:
        check_one_line(problem)
        return
    twin = tikal.Game.from_document(game.document())
    assert twin.position == game.position
    assert twin.document() == game.document()
    walk(game, seeded(1), STEPS)
    assert tikal.Game.from_record(game.record()).document() == game.document()


@share(1.0)
@given(st.data())
def test_damaged_records(data: st.DataObject) -> None:
    """A record is a game with all its pieces, or InvalidRecord."""
    given_record = data.draw(damaged(data.draw(games(longest=60)).record()))
    try:
        game = tikal.Game.from_record(given_record)
    except tikal.InvalidRecord as problem:
        check_one_line(problem)
        return
    assert tikal.Game.from_record(game.record()).position == game.position
    if "deal" in game.record():
        check_pieces(game)


@share(0.5)
@given(st.text(max_size=12) | WORDS)
def test_any_text(text: str) -> None:
    """A text is an action that is written as it was read, or InvalidNotation."""
    try:
        action = tikal.parse(text)
    except tikal.InvalidNotation as problem:
        check_one_line(problem)
        assert text not in tikal.Game.from_document({}).legal
    else:
        assert str(action) == text
