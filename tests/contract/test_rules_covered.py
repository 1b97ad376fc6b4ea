"""Every rule has a test: the docstrings of tests/rules begin with the numbers they are about."""

import ast
import re
from pathlib import Path

RULES = Path(__file__).parents[1] / "rules"
NUMBER = re.compile(r"[RASL]\d+(?:\.\d+)?")


def numbered(prefix: str, last: int) -> list[str]:
    """Return the numbers of a section from its first rule to its last."""
    return [f"{prefix}{number}" for number in range(1, last + 1)]


# The rules that must have a test. Section 11 has no numbers: it lists the worked examples.
NUMBERS = [
    *numbered("R1.", 5),
    *numbered("R2.", 4),
    *numbered("R3.", 5),
    *numbered("R4.", 3),
    *numbered("R5.", 7),
    *numbered("R6.", 3),
    *numbered("R7.", 4),
    *numbered("R8.", 6),
    *numbered("R9.", 3),
    *numbered("R10.", 5),
    *numbered("R12.", 3),
    *numbered("A", 11),
    *numbered("S", 16),
    *numbered("L", 66),
]


def docstrings() -> dict[str, str]:
    """Return what each test of tests/rules says, by file and name."""
    found: dict[str, str] = {}
    for path in sorted(RULES.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = ast.get_docstring(node) or ""
    return found


def rules_of(docstring: str) -> list[str]:
    """Return the rule numbers before the colon of a docstring's first sentence."""
    return NUMBER.findall(docstring.partition(":")[0])


def test_every_rule_has_a_test() -> None:
    """No rule number is without a test."""
    covered = {rule for docstring in docstrings().values() for rule in rules_of(docstring)}
    assert [rule for rule in NUMBERS if rule not in covered] == []


def test_every_test_names_a_rule_that_exists() -> None:
    """Each docstring begins with a number, and every number in it is one of the rules'."""
    strange = [
        name
        for name, docstring in docstrings().items()
        if not NUMBER.match(docstring) or not set(rules_of(docstring)) <= set(NUMBERS)
    ]
    assert strange == []


def test_every_section_is_looked_at() -> None:
    """The scan finds the tests: a wrong folder would make the other contracts empty."""
    assert len(docstrings()) > len(NUMBERS)
