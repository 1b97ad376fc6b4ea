"""Reading untrusted data, value by value."""

import pytest

from tikal.errors import InvalidDocument, InvalidRecord
from tikal.notation.checked import Checked, known_keys
from tikal.untrusted import short_repr


def test_places() -> None:
    """A value knows where it stands, and its complaints say so."""
    top = Checked({"deal": {"stack": ["A1", 5]}}, "", InvalidRecord)
    item = top.mapping()["deal"].mapping()["stack"].items()[1]
    assert item.place == "deal.stack[1]"
    with pytest.raises(InvalidRecord, match=r"^deal\.stack\[1\]: must be a text, not 5$"):
        item.text()


def test_no_place() -> None:
    """The whole needs no place."""
    with pytest.raises(InvalidDocument, match=r"^must be a list, not 5$"):
        Checked(5, "", InvalidDocument).items()


def test_tuples_are_lists() -> None:
    """Python code may hand over tuples."""
    assert [item.value for item in Checked((1, 2), "", InvalidDocument).items()] == [1, 2]


@pytest.mark.parametrize(
    ("key", "place"),
    [("b3", "tiles.b3"), ("b.3", "tiles.'b.3'"), ("", "tiles.''"), ("é", "tiles.'é'")],
)
def test_odd_keys_are_quoted(key: str, place: str) -> None:
    """A key that could be mistaken for a place, or breaks the line, is quoted."""
    assert Checked({key: 1}, "tiles", InvalidDocument).mapping()[key].place == place


def test_values_are_cut_short() -> None:
    """A message repeats no more than 40 characters of what was wrong."""
    assert short_repr("short") == "'short'"
    assert short_repr("x" * 38) == repr("x" * 38)
    assert short_repr("x" * 39) == "'" + "x" * 39 + "…"
    assert short_repr(10**5000) == "a number of too many digits"


def test_known_keys() -> None:
    """Keys that nobody would read are refused."""
    entries = Checked({"a": 1, "b": 2}, "", InvalidDocument).mapping()
    known_keys(entries, frozenset(("a", "b", "c")), InvalidDocument)
    with pytest.raises(InvalidDocument, match=r"^b: unknown key$"):
        known_keys(entries, frozenset("a"), InvalidDocument)
