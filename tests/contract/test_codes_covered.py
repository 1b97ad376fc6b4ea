"""Refusals and events: what the engine can say, what there are words for, and what is tested.

The engine's side is read from its source, so that a code nobody has words for is found without
having to happen first.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from tests.contract.test_rules_covered import NUMBERS, RULES
from tikal.engine import events
from tikal.notation.sentences.english import event_sentences, refusal_sentence, refusal_sentences
from tikal.notation.sentences.events import EVENT_FORMS

ENGINE = Path(__file__).parents[2] / "src" / "tikal" / "engine"
CODES = {name.lower(): number for name, number in vars(events).items() if isinstance(number, int)}
MODULES = sorted(ENGINE.rglob("*.py"))
# The phrases in events that more than the parameter of their name decides: one that they need.
PHRASES = {"tie_words": "tied", "members_words": "explorers"}
# What only Mutul tells is shown by the tests of the solo rules.
WITHOUT_MUTUL = [path for path in MODULES if path.parent.name != "mutul" and path.stem != "solo"]


def calls(name: str, paths: list[Path]) -> Iterator[ast.Call]:
    """Go through the calls of a function or method in some modules of the engine."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name in (_name(node.func), _attribute(node.func)):
                yield node


def _name(node: ast.expr) -> str | None:
    return node.id if isinstance(node, ast.Name) else None


def _attribute(node: ast.expr) -> str | None:
    return node.attr if isinstance(node, ast.Attribute) else None


def constant(node: ast.expr | None) -> str | None:
    """Return a text written in the source, None for anything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def refusals() -> list[tuple[str | None, str, dict[str, object]]]:
    """Return rule, code and parameters of each refusal; a rule handed in as a name is None."""
    found: list[tuple[str | None, str, dict[str, object]]] = []
    for call in calls("Refusal", MODULES):
        rule, code, params = call.args
        assert isinstance(params, ast.Dict)
        names = [str(constant(key)) for key in params.keys]
        found.append((constant(rule), str(constant(code)), dict.fromkeys(names, 1)))
    return found


def told(paths: list[Path]) -> set[str]:
    """Return the codes of the events that some modules of the engine tell."""
    tuples = [call.args[0] for call in calls("tell", paths)]
    return {str(_name(node.elts[0])).lower() for node in tuples if isinstance(node, ast.Tuple)}


def fields(sentence: str) -> set[str]:
    """Return the names in braces."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def literals() -> set[str]:
    """Return every text that the rule tests hold against what the engine says."""
    found: set[str] = set()
    for path in RULES.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_there_are_words_for_every_refusal() -> None:
    """The English catalogue has the engine's refusals, all of them and no others."""
    assert {code for _, code, _ in refusals()} == set(refusal_sentences())


@pytest.mark.parametrize(("rule", "code", "params"), refusals())
def test_a_refusal_can_be_said(rule: str | None, code: str, params: dict[str, object]) -> None:
    """Each refusal names a rule there is and gives its sentence all that it asks for."""
    assert rule is None or rule in NUMBERS
    sentence = refusal_sentence(code, params)
    assert sentence
    assert fields(sentence) == set()


def test_there_are_words_for_every_event() -> None:
    """The engine's events, their forms and the English catalogue have the same codes."""
    assert [EVENT_FORMS[number][0] for number in CODES.values()] == list(CODES)
    assert len(EVENT_FORMS) == len(CODES)
    assert set(event_sentences()) == set(CODES)


@pytest.mark.parametrize(("code", "names"), EVENT_FORMS)
def test_an_event_can_be_said(code: str, names: tuple[str, ...]) -> None:
    """A sentence asks for nothing but its event's parameters, whoever it speaks of."""
    known = {*names, *(name.capitalize() for name in names if name == "seat")}
    for asked in fields(event_sentences()[code].replace("[", "").replace("]", "")):
        bare = asked.removesuffix("_words").removesuffix("_name").removesuffix("_th")
        parameter = PHRASES.get(asked, bare)
        assert parameter.removesuffix("_a") in known


def test_every_event_is_told() -> None:
    """No event is in the catalogue that the engine never tells."""
    assert told(MODULES) == set(CODES)


def test_every_refusal_is_tested() -> None:
    """Some rule test asks for each refusal by its code."""
    assert sorted(set(refusal_sentences()) - literals()) == []


def test_every_event_is_tested() -> None:
    """Some rule test looks for each event by its code."""
    assert sorted(told(WITHOUT_MUTUL) - literals()) == []
