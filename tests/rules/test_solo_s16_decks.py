"""S16: solo decks, the built-in one and others."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tikal
from tests.solo.turns import BUILT_IN, DIRECTIONS, SENSES, deck, told

Cards = list[dict[str, Any]]

# The table of S16, written down once more.
TABLE = """
S01 N  cw  E   yes    S07 S  cw  E   yes
S02 N  ccw EE  no     S08 S  ccw EE  no
S03 NE cw  LEE yes    S09 SW cw  LE  yes
S04 NE ccw EE  no     S10 SW ccw EEE no
S05 SE cw  LE  yes    S11 NW cw  L   yes
S06 SE ccw EEE no     S12 NW ccw EE  no
"""


def cards() -> Cards:
    """Return a copy of the built-in deck to spoil."""
    return tikal.solo_deck()


def toml(some: Cards) -> str:
    """Return cards as a deck file has them."""
    tables = [
        "\n".join(["[[cards]]", *(f"{field} = {json.dumps(entry[field])}" for field in entry)])
        for entry in some
    ]
    return "\n\n".join(tables) + "\n"


def written(folder: Path, some: Cards) -> Path:
    """Write a deck file."""
    path = folder / "deck.toml"
    path.write_text(toml(some), encoding="utf-8")
    return path


def complaint(source: object) -> str:
    """Return what is said against a deck; every such sentence names the rule."""
    with pytest.raises(tikal.InvalidSetup) as caught:
        tikal.Game.new(variant="solo", seed=1, solo_deck=source)
    text = str(caught.value)
    assert text.endswith(": S16")
    return text.removesuffix(": S16")


def test_the_built_in_deck() -> None:
    """S16: the reconstruction is the table of the rules, card by card."""
    words = TABLE.split()
    rows = sorted(tuple(words[at : at + 5]) for at in range(0, len(words), 5))
    assert rows == [
        (
            entry["id"],
            entry["needle"],
            entry["sense"],
            entry["members"],
            "yes" if entry["guards"] else "no",
        )
        for entry in cards()
    ]


def test_what_the_built_in_deck_is_made_of() -> None:
    """S16: each needle with each sense; 3, 6 and 3 cards with 1, 2 and 3 members; 4 leaders."""
    found = cards()
    assert [entry["id"] for entry in found] == BUILT_IN
    pairs = {(entry["needle"], entry["sense"]) for entry in found}
    assert pairs == {(needle, sense) for needle in DIRECTIONS for sense in SENSES}
    assert Counter(len(entry["members"]) for entry in found) == {1: 3, 2: 6, 3: 3}
    assert sum("L" in entry["members"] for entry in found) == 4
    assert sum(entry["guards"] for entry in found) == 6


def test_the_built_in_deck_says_what_it_is() -> None:
    """S16: the file itself says that it is a reconstruction."""
    source = Path(tikal.__file__).with_name("box") / "solo_cards.toml"
    assert "reconstruction" in source.read_text(encoding="utf-8").partition("[[cards]]")[0]


def test_nobody_can_spoil_the_built_in_deck() -> None:
    """S16: what `tikal.solo_deck()` returns is the caller's own."""
    mine = cards()
    mine[0]["members"] = "LEE"
    mine.pop()
    assert len(cards()) == 12
    assert cards()[0]["members"] == "E"


def test_a_deck_file(tmp_path: Path) -> None:
    """S16: who owns the box can write the real deck down in a file."""
    own = deck("NW ccw EE")
    for source in (written(tmp_path, own), str(written(tmp_path, own)), own, tuple(own)):
        game = tikal.Game.new(variant="solo", seed=1, solo_deck=source)
        (shown,) = told(list(game.events), "card_revealed", "needle", "sense", "explorers")
        assert shown == ("NW", "ccw", 2)
        assert game.document()["cards"] == own


def test_the_built_in_deck_as_a_file(tmp_path: Path) -> None:
    """S16: the built-in cards from a file are the built-in deck, and no record carries them."""
    game = tikal.Game.new(variant="solo", seed=1, solo_deck=written(tmp_path, cards()))
    assert "cards" not in game.document()
    assert game.record() == tikal.Game.new(variant="solo", seed=1).record()


@pytest.mark.parametrize("count", [0, 11, 13])
def test_twelve_cards(count: int, tmp_path: Path) -> None:
    """S16: a deck has 12 cards; the file is named."""
    some = (cards() + deck("N cw E"))[:count]
    assert complaint(some) == f"solo deck: {count} cards, not 12"
    if count:
        path = written(tmp_path, some)
        assert complaint(path) == f"{path}: {count} cards, not 12"


WRONG = [
    ("needle", "W", "needle: 'W' is none of N NE SE S SW NW"),
    ("needle", "n", "needle: 'n' is none of N NE SE S SW NW"),
    ("needle", 3, "needle: 3 is none of N NE SE S SW NW"),
    ("sense", "left", "sense: 'left' is neither cw nor ccw"),
    ("members", "EEEE", "members: 'EEEE' is not 1 to 3 of E with at most one L, as in LEE"),
    ("members", "LEL", "members: 'LEL' is not 1 to 3 of E with at most one L, as in LEE"),
    ("members", "", "members: '' is not 1 to 3 of E with at most one L, as in LEE"),
    ("members", "EX", "members: 'EX' is not 1 to 3 of E with at most one L, as in LEE"),
    ("members", 2, "members: 2 is not 1 to 3 of E with at most one L, as in LEE"),
    ("guards", "yes", "guards: 'yes' is neither true nor false"),
    ("guards", 1, "guards: 1 is neither true nor false"),
    ("colour", "red", "'colour': unknown field"),
    ("needle", "x" * 5000, f"needle: '{'x' * 39}… is none of N NE SE S SW NW"),
]


@pytest.mark.parametrize(("field", "value", "reason"), WRONG)
def test_wrong_fields(field: str, value: object, reason: str, tmp_path: Path) -> None:
    """S16: what is wrong is named: file, card, field and value."""
    some = cards()
    some[6][field] = value
    path = written(tmp_path, some)
    assert complaint(path) == f"{path}, card S07: {reason}"
    assert complaint(some) == f"solo deck, card S07: {reason}"


@pytest.mark.parametrize("field", ["needle", "sense", "members", "guards"])
def test_missing_fields(field: str, tmp_path: Path) -> None:
    """S16: every field has to be there."""
    some = cards()
    del some[3][field]
    path = written(tmp_path, some)
    assert complaint(path) == f"{path}, card S04: {field}: missing"


def test_a_card_without_an_id(tmp_path: Path) -> None:
    """S16: a card that has no id is named by its number."""
    some = cards()
    del some[3]["id"]
    path = written(tmp_path, some)
    assert complaint(path) == f"{path}, card 4: id: missing"


@pytest.mark.parametrize("card_id", ["", "x" * 21, 7, "S01\n", "\x1b[31mS01"])
def test_wrong_ids(card_id: object) -> None:
    """S16: an id is a short text that can be printed; a card without one goes by its number."""
    some = cards()
    some[8]["id"] = card_id
    expected = f"id: a text of at most 20 characters, not {card_id!r}"
    assert complaint(some) == f"solo deck, card 9: {expected}"


def test_ids_differ(tmp_path: Path) -> None:
    """S16: no two cards have the same id, also if they show the same."""
    some = cards()
    some[11]["id"] = "S02"
    path = written(tmp_path, some)
    assert complaint(path) == f"{path}, card S02: id: it is there twice"


def test_cards_are_tables(tmp_path: Path) -> None:
    """S16: anything else in the list is refused by its number."""
    assert complaint(["S01", *cards()[1:]]) == "solo deck, card 1: a card is a table of fields"
    path = tmp_path / "deck.toml"
    path.write_text(f"cards = {list(range(12))}", encoding="utf-8")
    assert complaint(path) == f"{path}, card 1: a card is a table of fields"


@pytest.mark.parametrize("text", ["", "title = 'x'\n", "cards = 3\n", "[cards]\nid = 'S01'\n"])
def test_files_without_cards(text: str, tmp_path: Path) -> None:
    """S16: a deck file consists of [[cards]]."""
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    assert complaint(path) == f"{path}: a solo deck consists of [[cards]] and nothing else"


def test_files_with_more_than_cards(tmp_path: Path) -> None:
    """S16: nothing that nobody would read."""
    path = tmp_path / "deck.toml"
    path.write_text("author = 'me'\n" + toml(cards()), encoding="utf-8")
    assert complaint(path) == f"{path}: a solo deck consists of [[cards]] and nothing else"


def test_no_toml(tmp_path: Path) -> None:
    """S16: a file of another kind is refused with the place."""
    path = tmp_path / "deck.toml"
    path.write_text('{"cards": []}', encoding="utf-8")
    assert complaint(path).startswith(f"{path}: is no TOML: ")
    assert "line 1" in complaint(path)


@pytest.mark.parametrize("text", ["cards = " + "[" * 40_000, "cards = " + "9" * 40_000])
def test_toml_that_is_out_of_hand(text: str, tmp_path: Path) -> None:
    """S16: what no parser likes is refused like anything else, with the file's name."""
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    assert complaint(path) == f"{path}: can't be read"


def test_no_text(tmp_path: Path) -> None:
    """S16: nor is a picture a deck."""
    path = tmp_path / "deck.toml"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert complaint(path) == f"{path}: is no UTF-8 text"


def test_no_file(tmp_path: Path) -> None:
    """S16: a missing file and a folder are named."""
    assert (
        complaint(tmp_path / "none.toml") == f"{tmp_path / 'none.toml'}: No such file or directory"
    )
    assert complaint(tmp_path).startswith(f"{tmp_path}: ")
    assert complaint("deck\0.toml") == "deck\0.toml: can't be read"


def test_a_large_file(tmp_path: Path) -> None:
    """S16: twelve cards fit on a page; what is larger is not even read."""
    path = tmp_path / "deck.toml"
    path.write_text("#" * 100_001, encoding="utf-8")
    assert complaint(path) == f"{path}: a solo deck has at most 100000 bytes"
    path.write_text(toml(cards()).ljust(100_000), encoding="utf-8")
    assert tikal.Game.new(variant="solo", seed=1, solo_deck=path).seat == 1


@pytest.mark.parametrize("source", [7, {"cards": []}, b"deck.toml"])
def test_neither_file_nor_list(source: object) -> None:
    """S16: a deck is a file or a list of cards."""
    assert complaint(source) == f"a solo deck is a file or a list of cards, not {source!r}"


def test_only_solo_games_have_a_deck(tmp_path: Path) -> None:
    """S16: a deck for another variant is refused and never opened."""
    with pytest.raises(tikal.InvalidSetup, match="solo settings are for the variant solo"):
        tikal.Game.new(variant="auction", solo_deck=tmp_path / "none.toml")


def test_a_wrong_deck_writes_nothing(tmp_path: Path) -> None:
    """S16: a refused file stays as it was."""
    path = written(tmp_path, cards()[:11])
    before = path.read_bytes()
    complaint(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
