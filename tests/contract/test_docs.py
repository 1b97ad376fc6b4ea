"""What the documentation promises: links lead somewhere, references leave nothing out."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import tikal
from tikal.box.legend.components import components
from tikal.cli.game.commands import COMMANDS
from tikal.engine.variants.registry import VARIANTS
from tikal.notation.actions.action import ACTION_NAMES
from tikal.notation.record import Record
from tikal.program import main
from tools.legend_tables import words
from tools.reference_tables import PAGES as WITH_TABLES
from tools.reference_tables import rules_of_refusals, with_tables

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
REFERENCE = DOCS / "reference"
SOURCE = ROOT / "src" / "tikal"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]

FENCE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
# At the head of an entry in docs/rules, and wherever a text of the source cites it. (Some tiles and
# cards look like rules, A1 and S10; all of those are rules as well.)
EXPLAINED = re.compile(r"^- \*\*([RASL][\d.]+)\*\*", re.MULTILINE)
CITED = re.compile(r"\b(?:R\d+\.\d+|[ASL][1-9]\d*)\b")


def read(path: Path) -> str:
    """Return a text file's contents."""
    return path.read_text(encoding="utf-8")


def name_of(path: Path) -> str:
    """Return how a test calls a page."""
    return path.relative_to(ROOT).as_posix()


def links(page: Path) -> Iterator[str]:
    """List the links and images of a page that stay inside the repository."""
    for target in LINK.findall(FENCE.sub("", read(page))):
        if "://" not in target:
            yield target


def anchors(page: Path) -> set[str]:
    """Return what links to a page's headings end in."""
    headings = HEADING.findall(FENCE.sub("", read(page)))
    words = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings]
    return {heading.replace(" ", "-") for heading in words}


def leads_nowhere(page: Path, target: str) -> bool:
    """Tell whether a link's file, or the heading in it, does not exist."""
    file, _, anchor = target.partition("#")
    path = (page.parent / file).resolve() if file else page
    return not path.exists() or (bool(anchor) and anchor not in anchors(path))


def named(page: str) -> set[str]:
    """Return everything a reference page names as code, parts of it included."""
    spans = CODE.findall(FENCE.sub("", read(REFERENCE / page)))
    return {word for span in spans for word in (span, *re.findall(r"[\w-]+", span))}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link and image names a file that exists, and a heading that is in it."""
    assert [target for target in links(page) if leads_nowhere(page, target)] == []


def test_every_page_is_listed() -> None:
    """The documentation's index links to each of its pages."""
    index = DOCS / "index.md"
    listed = {(DOCS / target.partition("#")[0]).resolve() for target in links(index)}
    assert {path for path in DOCS.rglob("*.md") if path != index} <= listed


@pytest.mark.parametrize("page", sorted(WITH_TABLES), ids=name_of)
def test_tables_are_up_to_date(page: Path) -> None:
    """Tables made from the source say what it says: run `python -m tools.reference_tables`."""
    assert read(page) == with_tables(read(page))


def test_every_refusal_has_words_and_a_rule() -> None:
    """The engine makes exactly the refusals that have a sentence, each for some rule."""
    table = read(REFERENCE / "refusals.md").partition("<!-- end of table -->")[0]
    codes = set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))
    assert set(rules_of_refusals()) == codes


def test_every_cited_rule_is_explained() -> None:
    """A rule's number that the source cites stands at the head of an entry in docs/rules."""
    cited = {rule for path in SOURCE.rglob("*.py") for rule in cited_in(read(path))}
    pages = (DOCS / "rules").glob("*.md")
    assert cited
    assert cited - {rule for page in pages for rule in EXPLAINED.findall(read(page))} == set()


def cited_in(source: str) -> Iterator[str]:
    """List the rules that docstrings and messages of a module name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from CITED.findall(node.value)


def test_the_action_cards_of_legend_are_those_of_the_box() -> None:
    """The table of Legend's rules has each Action card, its copies and whether it is permanent."""
    table = read(DOCS / "rules" / "legend.md").partition("### The Action cards")[2]
    rows = [cells(line) for line in table.partition("\n\nSome small print")[0].splitlines()]
    written = {row[0].split()[-1]: (row[1], row[-1]) for row in rows if len(row) > 1}
    box = components()
    # The last word of a name tells the kinds of cards apart.
    kinds = [words("action_card_name")[card].split()[-1] for card in box.ids]
    copies = Counter([kinds[card] for card in box.all_cards()])
    permanent = dict(zip(kinds, box.permanent, strict=True))
    there = {kind: (str(copies[kind]), "yes" if permanent[kind] else "") for kind in kinds}
    assert {kind: written.get(kind) for kind in kinds} == there


@pytest.mark.parametrize("kind", ACTION_NAMES)
def test_every_action_is_in_the_notation(kind: str) -> None:
    """The notation's first table has an example of each kind of action, and it parses."""
    table = read(REFERENCE / "notation.md").partition("## Grammar")[0]
    examples = [cell for row in table.splitlines() if row[:1] == "|" for cell in cells(row)[1:2]]
    texts = [text for cell in examples for text in CODE.findall(cell)]
    assert kind in {tikal.parse(text).kind for text in texts}


def cells(row: str) -> list[str]:
    """Return the cells of a table's row."""
    return [cell.strip() for cell in row.strip("|").split("|")]


def public(thing: object) -> set[str]:
    """Return the public names of an object."""
    return {name for name in dir(thing) if not name.startswith("_")}


def test_the_python_reference_is_complete() -> None:
    """Everything public of the package and its objects is named in the reference."""
    game = tikal.Game.new(seed=1)
    event = game.events[0]
    things = (game, game.view(1), game.legal, game.legal[0], event, game.can_undo)
    names = {name for thing in things for name in public(thing)} | set(tikal.__all__)
    assert names - named("api.md") == set()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_key_of_documents_and_records_is_explained(variant: str) -> None:
    """The references name every key that a position document or a record can have."""
    game = tikal.Game.new(variant=variant, seed=1)
    keys = set(keys_in(game.record()))
    assert set(game.document()) - named("position.md") == set()
    assert keys - named("record.md") == set()


def keys_in(record: Record) -> Iterator[str]:
    """List the keys of a record, of its set-up and of its deal."""
    yield from record
    for part in (record["setup"], record["deal"]):
        if isinstance(part, dict):
            yield from part


def test_every_command_is_explained() -> None:
    """The command line's reference names every command, every option and what games understand."""
    context = click.Context(main)
    commands = [main.get_command(context, name) for name in main.list_commands(context)]
    names = {str(command.name) for command in commands if command is not None}
    options = {
        option
        for command in commands
        if command is not None
        for parameter in command.params
        for option in parameter.opts
        if option.startswith("-")
    }
    assert names
    assert (names | options | set(COMMANDS)) - named("command-line.md") == set()


def test_the_new_variant_of_the_guide_answers_every_question() -> None:
    """The variant in the how-to guide has a method for each question the engine asks."""
    page = read(DOCS / "how-to" / "add-a-variant.md")
    listing = page.partition("```python\n")[2].partition("```")[0]
    asked = methods(read(SOURCE / "engine" / "variants" / "variant.py"), "Variant", abstract=True)
    assert asked <= methods(listing, "Sprint", abstract=False)
    assert asked <= set(CODE.findall(page))


def methods(source: str, name: str, *, abstract: bool) -> set[str]:
    """Return the methods of a class in a source text, all or the abstract ones."""
    found = [
        function
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef) and node.name == name
        for function in node.body
        if isinstance(function, ast.FunctionDef)
    ]
    return {function.name for function in found if function.decorator_list or not abstract}
