"""L1 to L65: the worked examples X1 to X30 and the prepared positions, on the engine."""

import pytest

import tikal
from tests.legend_examples import EXAMPLES, RULINGS, Example, at
from tests.rules.table import play


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.number)
def test_worked_example(example: Example) -> None:
    """L22, L23, L24, L25, L32, L34, L35, L36, L37, L41, L43, L45, L46, L49, L50, L52: X1 to X30."""
    check(example)


@pytest.mark.parametrize("example", RULINGS, ids=lambda example: example.number)
def test_prepared_position(example: Example) -> None:
    """L5, L18, L27, L28, L30, L39, L44, L51, L55, L57, L58, L59, L60, L61, L63, L64, L65: so."""
    check(example)


def check(example: Example) -> None:
    """Fail if an example does not come out as it says."""
    game = tikal.Game.from_document(example.document)
    play(game, *example.actions)
    document = game.document()
    assert {path: at(document, path) for path in example.facts} == example.facts
    if example.legal is not None:
        assert sorted(str(action) for action in game.legal) == example.legal


def test_every_example_is_there() -> None:
    """L66: X1 to X30 are all among the examples."""
    numbers = {example.number for example in EXAMPLES}
    assert numbers == {f"X{number}" for number in range(1, 31)}
