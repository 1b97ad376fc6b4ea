"""The JSON schema of deck files says what the reader says (S16)."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

import tikal
from tests.properties.strategies import share
from tests.solo.strategies import decks
from tests.tables import Data

BOX = Path(tikal.__file__).with_name("box")
SCHEMA = json.loads((BOX / "solo_deck.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)

# What can be done to one card: a field gets a value, or none at all.
NONE = object()
BROKEN: list[tuple[str, object]] = [
    ("id", ""),
    ("id", "x" * 21),
    ("id", "S01\n"),
    ("id", "\x1b[31m"),
    ("id", 7),
    ("id", NONE),
    ("needle", "E"),
    ("needle", "nw"),
    ("needle", NONE),
    ("sense", "clockwise"),
    ("sense", NONE),
    ("members", ""),
    ("members", "EEEE"),
    ("members", "LL"),
    ("members", "ELL"),
    ("members", "e"),
    ("members", "E\n"),
    ("members", ["E"]),
    ("members", NONE),
    ("guards", "yes"),
    ("guards", 1),
    ("guards", NONE),
    ("colour", "red"),
]


def accepts(cards: object) -> bool:
    """Tell whether the reader takes a deck."""
    try:
        tikal.Game.new(variant="solo", seed=1, solo_deck=cards)
    except tikal.InvalidSetup:
        return False
    return True


def is_valid(content: Any) -> bool:  # noqa: ANN401 - a schema is there to be asked about anything
    """Tell whether the schema takes a deck file's content."""
    return VALIDATOR.is_valid(content)


def test_the_schema_itself() -> None:
    """It is a schema of draft 2020-12, and says what each field of a card is."""
    Draft202012Validator.check_schema(SCHEMA)
    card = SCHEMA["$defs"]["card"]
    assert list(card["properties"]) == card["required"] == list(tikal.solo_deck()[0])
    assert all("description" in field for field in card["properties"].values())


def test_the_built_in_deck() -> None:
    """The deck file that comes with the game is valid."""
    content = tomllib.loads((BOX / "solo_cards.toml").read_text(encoding="utf-8"))
    assert is_valid(content)
    assert content["cards"] == tikal.solo_deck()


@share(0.2)
@given(decks())
def test_decks_of_ones_own(cards: list[Data]) -> None:
    """What the reader takes is valid."""
    assert is_valid({"cards": cards})
    assert accepts(cards)


@pytest.mark.parametrize(("field", "value"), BROKEN)
def test_broken_cards(field: str, value: object) -> None:
    """What the reader refuses of a card is not valid either."""
    cards = tikal.solo_deck()
    if value is NONE:
        del cards[5][field]
    else:
        cards[5][field] = value
    assert not is_valid({"cards": cards})
    assert not accepts(cards)


@pytest.mark.parametrize("count", [0, 1, 11, 13])
def test_not_twelve_cards(count: int) -> None:
    """Neither takes more or fewer than twelve cards."""
    cards = [*tikal.solo_deck(), {**tikal.solo_deck()[0], "id": "S13"}][:count]
    assert not is_valid({"cards": cards})
    assert not accepts(cards)


@pytest.mark.parametrize(
    "content", [{}, [], {"cards": {}}, {"cards": tikal.solo_deck(), "author": "me"}]
)
def test_broken_files(content: object) -> None:
    """A deck file consists of cards and nothing else."""
    assert not is_valid(content)


def test_the_same_card_twice() -> None:
    """A card that is there twice is not valid; the same id on another card is the reader's find."""
    cards = tikal.solo_deck()
    cards[1] = dict(cards[0])
    assert not is_valid({"cards": cards})
    cards[1] = {**cards[1], "members": "EEE"}
    assert is_valid({"cards": cards})
    assert not accepts(cards)


def test_the_schema_is_shipped() -> None:
    """It lies beside the deck, and packages take every JSON file along."""
    assert (BOX / "solo_deck.schema.json").is_file()
    project = tomllib.loads(
        (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    )
    assert "*.json" in project["tool"]["setuptools"]["package-data"]["*"]
