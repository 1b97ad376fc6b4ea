"""Data of any depth, size and shape: a game, or one line; never the interpreter's own errors."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tikal
from tests.properties.strategies import share
from tikal.box.legend.files import solo_of
from tikal.box.solo_deck_file import cards_of
from tikal.errors import InvalidRecord
from tikal.untrusted import MOST_DEPTH, MOST_DIGITS, MOST_VALUES, check_bounds, short_repr

DEPTH = 100_000
LONGEST_MESSAGE = 400


def nested(depth: int, inside: object = 1, *, key: str | None = None) -> Any:  # noqa: ANN401 - as deep as wanted
    """Return a value inside so many lists, or objects with a key."""
    for _ in range(depth):
        inside = [inside] if key is None else {key: inside}
    return inside


def in_itself() -> list[object]:
    """Return a list that contains itself."""
    found: list[object] = []
    found.append(found)
    return found


def again_and_again() -> list[object]:
    """Return a small list that would be endless written out: ten times ten times ten."""
    found: list[object] = [1]
    for _ in range(MOST_DEPTH - 2):
        found = [found] * 10
    return found


MONSTERS: tuple[object, ...] = (
    nested(DEPTH),
    nested(DEPTH, key="deal"),
    in_itself(),
    again_and_again(),
    [0] * (MOST_VALUES + 1),
    10**5000,
    -(10**5000),
    "x" * 1_000_000,
    {10**5000: 1},
    {"x" * 100_000: 1},
    float("nan"),
)
RECORD = tikal.Game.new(seed=1).record()
DOCUMENT = tikal.Game.new(seed=1).document()
SOLO = tikal.Game.new("solo", seed=1).record()
Reader = Callable[[object], object]


def put(data: dict[str, Any], *path: str) -> Callable[[object], dict[str, Any]]:
    """Return what puts a value into a copy of data."""

    def changed(value: object) -> dict[str, Any]:
        inside = {**data.get(path[0], {}), path[1]: value} if len(path) > 1 else value
        return {**data, path[0]: inside}

    return changed


RECORDS = [
    *[put(RECORD, key) for key in (*RECORD, "players", "date", "start", "new")],
    *[put(RECORD, "setup", key) for key in RECORD["setup"]],  # type: ignore[attr-defined]
    *[put(RECORD, "deal", key) for key in RECORD["deal"]],  # type: ignore[attr-defined]
    put(SOLO, "setup", "solo"),
    lambda value: value,
    lambda value: put(RECORD, "actions")([value]),
    lambda value: put(SOLO, "setup", "solo")({"cards": value}),
    lambda value: put(SOLO, "setup", "solo")({"cards": [value] * 12}),
    lambda value: {"start": put(DOCUMENT, "tiles")(value)},
]
DOCUMENTS = [*[put(DOCUMENT, key) for key in (*DOCUMENT, "new")], lambda value: value]
NEW: list[Callable[[object], dict[str, Any]]] = [
    *[put({}, key) for key in ("variant", "edition", "seats", "seed", "options", "solo", "legend")],
    lambda value: {"options": {"ties": value}},
    lambda value: {"options": {"volcano_may_seal": value}},
    lambda value: {"variant": "solo", "solo_deck": [value] * 12},
    lambda value: {"variant": "solo", "solo_deck": value},
    lambda value: {"variant": "solo", "solo": {"score": value}},
    lambda value: {"variant": "solo", "solo": {"members": value}},
    lambda value: {"variant": "solo", "solo": {"other": value}},
    *[
        lambda value, key=key: {"variant": "legend", "legend": {key: value}}
        for key in ("letters", "score", "trail", "scoring_trail", "swap", "floor", "cards", "x")
    ],
    lambda value: {"variant": "legend", "solo_deck": {"M1": value}},
    lambda value: {"variant": "legend", "solo_deck": [value]},
]


def check(read: Callable[[], object]) -> None:
    """Fail if anything comes of reading but a game, or a line that fits on a screen."""
    said = "a game"
    try:
        read()
    except tikal.TikalError as problem:
        said = str(problem)
    assert len(said.splitlines()) == 1
    assert len(said) < LONGEST_MESSAGE


@pytest.mark.parametrize("monster", MONSTERS, ids=range(len(MONSTERS)))
def test_monsters(monster: object) -> None:
    """Wherever in a record, a document or a set-up a monster hides, it is refused in one line."""
    for record in RECORDS:
        check(lambda made=record: tikal.Game.from_record(made(monster)))  # type: ignore[misc]
    for document in DOCUMENTS:
        check(lambda made=document: tikal.Game.from_document(made(monster)))  # type: ignore[misc]
    for setup in NEW:
        check(lambda made=setup: tikal.Game.new(**made(monster)))  # type: ignore[misc]
    game = tikal.Game.new(seed=1)
    check(lambda: game.play(monster))
    check(lambda: game.refusal(monster))
    if isinstance(monster, int):
        check(lambda: game.view(monster))
    check(lambda: tikal.parse(monster))


def test_bounds() -> None:
    """What is as deep and as large as allowed is read; one more is refused, with the reason."""
    check_bounds(nested(MOST_DEPTH), InvalidRecord)
    with pytest.raises(InvalidRecord, match=r"^nested too deeply: more than 32 levels$"):
        check_bounds(nested(MOST_DEPTH + 1), InvalidRecord)
    check_bounds([0] * (MOST_VALUES - 1), InvalidRecord)
    with pytest.raises(InvalidRecord, match=r"^too large: it has more than 100000 values$"):
        check_bounds({"a": (0,) * MOST_VALUES}, InvalidRecord)
    assert short_repr(nested(DEPTH)) == "something too large"


def test_seeds() -> None:
    """A seed of a thousand digits gives a deal; a longer one is refused (R3.5)."""
    assert tikal.Game.new(seed=10**MOST_DIGITS - 1).setup.seed is not None
    with pytest.raises(tikal.InvalidSetup, match=r"^a seed has at most 1000 digits: R3\.5$"):
        tikal.Game.new(seed=-(10**MOST_DIGITS))


PIECES = st.sampled_from(
    [
        *("a", ".", "=", "[", "]", "[[", "]]", "{", "}", ",", "\n", "\r\n", '"', '"""', "'", "#"),
        *(" ", "1", "9" * 5000, "1e9", "true", "\\", "\\u0041", "cards", "solo", "[[cards]]\n"),
        *("\u2028", "a=1\n", "a.", "[a]\n", "id = ", "=[", "={", "1979-05-27T07:32:00Z", "_"),
    ]
)
DECKS = st.lists(st.tuples(PIECES, st.integers(1, 400)), max_size=12).map(
    lambda parts: "".join(piece * count for piece, count in parts)[:100_000]
)


@share(1.0)
@given(DECKS)
def test_decks(text: str) -> None:
    """The text of a deck is cards or one line, whatever TOML it is or is not."""
    check(lambda: cards_of(text, "solo deck"))
    check(lambda: solo_of(text, "solo deck"))


@pytest.mark.parametrize("text", [".".join("a" * 19_000) + " = 1", f"[{'a . ' * 21}a]", "a." * 99])
def test_long_keys(text: str) -> None:
    """A key of thousands of parts, which takes the parser seconds, is not even begun (S16)."""
    with pytest.raises(tikal.InvalidSetup, match=r"line 2: more than 20 dots: S16$") as refused:
        cards_of(f"\n{text}\n", "solo deck")
    assert refused.value.code == "deck_toml"
    assert refused.value.params == {"line": 2}


def test_dots_in_comments() -> None:
    """A line of dots between cards is no key."""
    with pytest.raises(tikal.InvalidSetup, match="a solo deck consists of"):
        cards_of(f"# {'.' * 70}\n", "solo deck")


def test_parsers_quote_little() -> None:
    """The parser names the key that is there twice, and no more of it than fits on a screen."""
    key = "x" * 30_000
    check(lambda: cards_of(f"[{key}]\n[{key}]\n", "solo deck"))
