"""Write the tables of docs/reference/ and docs/rules/ that are made from the source.

    python -m tools.reference_tables           rewrite tables that have changed

A table stands between two comment lines, `<!-- table: NAME -->` and `<!-- end of table -->`; the
text around it is written by hand. tests/contract/test_docs.py fails if a table is out of date. The
rules of a refusal are found in the engine's source, which names one wherever it refuses.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tikal.notation.sentences.english import CHOICE, event_sentences, refusal_sentences
from tikal.notation.sentences.events import EVENT_FORMS
from tools.legend_tables import LEGEND_TABLES, row

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "src" / "tikal" / "engine"
PAGES = [*(ROOT / "docs" / "reference").glob("*.md"), *(ROOT / "docs" / "rules").glob("*.md")]
BLOCK = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end of table -->)", re.DOTALL)
SUFFIX = re.compile(r"_(?:th|words)\}")
SEAT = re.compile(r"\{(Seat|seat|other)\}")
NUMBER = re.compile(r"([A-Z])(\d+)(?:\.(\d+))?")


def events_table() -> str:
    """Return every event with its parameters and its sentence, in the engine's order."""
    lines = [row("code", "parameters", "in English"), row("---", "---", "---")]
    sentences = event_sentences()
    for code, names in EVENT_FORMS:
        shown = ", ".join(f"`{name}`" for name in names)
        lines.append(row(f"`{code}`", shown, sentence(sentences[code])))
    return "".join(lines)


def refusals_table() -> str:
    """Return every refusal with its rules and its sentence, in alphabetical order."""
    rules = rules_of_refusals()
    lines = [row("code", "rule", "in English"), row("---", "---", "---")]
    sentences = refusal_sentences()
    for code in sorted(sentences):
        named = ", ".join(sorted(rules.get(code, ()), key=rule_order))
        lines.append(row(f"`{code}`", named, sentence(sentences[code])))
    return "".join(lines)


def sentence(written: str) -> str:
    """Return a sentence of the catalogue as the library says it, with plain names: {level}."""
    chosen = CHOICE.sub(lambda found: found[3] if found[1] else found[2], written)
    return SUFFIX.sub("}", SEAT.sub(seat_and_number, chosen))


def seat_and_number(found: re.Match[str]) -> str:
    """Return a field for who sits somewhere as the word and the number."""
    word = "Seat" if found[1] == "Seat" else "seat"
    return f"{word} {{{found[1].lower()}}}"


def rule_order(rule: str) -> tuple[str, int, int]:
    """Return what sorts R8.1 before R10.3."""
    found = NUMBER.fullmatch(rule)
    if found is None:
        message = f"{rule!r} is no rule's number"
        raise ValueError(message)
    return found[1], int(found[2]), int(found[3] or 0)


def rules_of_refusals() -> dict[str, set[str]]:
    """Return the rules each refusal is made with anywhere in the engine."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ENGINE.rglob("*.py"))]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found: dict[str, set[str]] = {}
    for tree in trees:
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for code, rule in refusals_in(function, calls):
                    found.setdefault(code, set()).add(rule)
    return found


def refusals_in(function: ast.FunctionDef, calls: list[ast.Call]) -> Iterator[tuple[str, str]]:
    """List code and rule of each refusal a function makes, asking its callers where it must."""
    for node in ast.walk(function):
        if not (isinstance(node, ast.Call) and called(node) == "Refusal"):
            continue
        rule, code = node.args[0], text(node.args[1])
        if isinstance(rule, ast.Name):
            place = [argument.arg for argument in function.args.args].index(rule.id)
            for call in calls:
                if called(call) == function.name:
                    yield code, text(call.args[place])
        else:
            yield code, text(rule)


def called(call: ast.Call) -> str:
    """Return the name of a called function or class, empty for anything else."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


def text(node: ast.expr) -> str:
    """Return a text that the source spells out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    message = f"line {node.lineno}: a refusal's rule and code are spelled out"
    raise ValueError(message)


TABLES = {"events": events_table, "refusals": refusals_table, **LEGEND_TABLES}


def with_tables(page: str) -> str:
    """Return a page with its tables made anew."""
    return BLOCK.sub(lambda found: f"{found[1]}{TABLES[found[2]]()}{found[3]}", page)


def main() -> None:
    """Rewrite the pages whose tables have changed."""
    for path in sorted(PAGES):
        before = path.read_text(encoding="utf-8")
        after = with_tables(before)
        if after != before:
            path.write_text(after, encoding="utf-8")
            print(f"{path.relative_to(ROOT)}: written")


if __name__ == "__main__":
    main()
