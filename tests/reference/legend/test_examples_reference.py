"""X1 to X30 and the other prepared positions on the slow rules."""

import pytest

from tests.legend_examples import EXAMPLES, RULINGS, Example, at
from tests.reference.legend import LegendReference

NUMBERS = [f"X{number}" for number in range(1, 31)]


@pytest.mark.parametrize("example", [*EXAMPLES, *RULINGS], ids=lambda example: example.number)
def test_example(example: Example) -> None:
    """X1 to X30, L5 to L65: after your actions the facts are so."""
    game = LegendReference.from_document(example.document)
    for text in example.actions:
        assert text in game.legal()
        game.play(text)
    document = game.document()
    assert {path: at(document, path) for path in example.facts} == example.facts, game.steps
    if example.legal is not None:
        assert game.legal() == example.legal


@pytest.mark.parametrize("example", [*EXAMPLES, *RULINGS], ids=lambda example: example.number)
def test_documents_are_complete(example: Example) -> None:
    """interface.md: an example's document has every key and is read as it stands."""
    document = LegendReference.from_document(example.document).document()
    del document["more"]
    assert document == example.document


def test_every_example_is_there() -> None:
    """X1 to X30: each has a position."""
    assert sorted({example.number for example in EXAMPLES}) == sorted(NUMBERS)
