"""Refusals of the server: every code it can send has words in three languages, and is documented.

The codes are read from the source, so that one without words is found without having to happen.
"""

import ast
import re
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest

from tikal.notation.sentences.english import refusal_sentences

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "tikal" / "web"
WORDS = ROOT / "ui" / "src" / "words"
REFUSALS = ROOT / "docs" / "reference" / "refusals.md"
# What the framework refuses by itself: a path, a method, a body that is no JSON.
FRAMEWORKS = {HTTPStatus.NOT_FOUND, HTTPStatus.METHOD_NOT_ALLOWED, HTTPStatus.BAD_REQUEST}
# The classes of the library's errors that have a code of their own are named in one place.
LIBRARYS = WEB / "problem.py"
DECKS = ROOT / "src" / "tikal" / "box"
# Which argument is the code.
CODE_AT = {"deck_error": 3, "refuse": 2}


def codes() -> set[str]:
    """Return every code that the server can send, apart from those of the rules."""
    found = set(framework_codes())
    for path in WEB.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found.update(code_of(node))
    found.update(library_codes())
    found.update(deck_codes())
    return found


def framework_codes() -> Iterator[str]:
    """Return the codes made of the framework's statuses."""
    for status in FRAMEWORKS:
        yield status.phrase.lower().replace(" ", "_")


def code_of(call: ast.Call) -> Iterator[str]:
    """Return the code of a refusal that is made, by the class or by one below it."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name in ("Refused", "__init__") and len(call.args) > 1:
        code = call.args[1]
        if isinstance(code, ast.Constant) and isinstance(code.value, str):
            yield code.value


def library_codes() -> Iterator[str]:
    """Return the codes of what the library does not accept."""
    source = LIBRARYS.read_text(encoding="utf-8")
    yield from re.findall(r"^    Invalid\w+: \"(\w+)\",$", source, re.MULTILINE)
    yield from re.findall(r"_CODES\.get\(type\(problem\), \"(\w+)\"\)", source)
    yield "setup"


def deck_codes() -> Iterator[str]:
    """Return the codes of what can be wrong with a deck, after its rule, its place and a reason."""
    for path in DECKS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in CODE_AT:
                code = node.args[CODE_AT[name]]
                # Only the command line reads files.
                if (
                    isinstance(code, ast.Constant)
                    and isinstance(code.value, str)
                    and code.value != "file"
                ):
                    yield f"deck_{code.value}"


def test_the_codes_are_found() -> None:
    """The source is read as it is written: some of each kind are among what is found."""
    found = codes()
    assert {"stale", "bad_token", "malformed", "notation", "not_found", "record"} <= found
    assert len(found) > 90


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_refusal_has_words(language: str) -> None:
    """In each language there is a phrase for each code, of the rules or of the server itself."""
    texts = [path.read_text(encoding="utf-8") for path in (WORDS / language).glob("*.ts")]
    worded = {key for text in texts for key in re.findall(r"^  (\w+): \(", text, re.MULTILINE)}
    assert sorted(codes() - worded - set(refusal_sentences())) == []


def test_every_refusal_is_documented() -> None:
    """The reference has a row for each, and none for codes that are never sent."""
    table = REFUSALS.read_text(encoding="utf-8").partition("## Refusals of the server")[2]
    rows = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    documented = {code for row in rows for code in re.findall(r"`(\w+)`", row)}
    assert sorted(documented) == sorted(codes())
