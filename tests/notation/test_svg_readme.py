"""The pictures in README and docs."""

import ast
import re

import pytest

from tikal.geometry.sectors import sector_order
from tikal.geometry.spaces import SPACE_INDEX, SPACE_NAMES
from tools.bot_figures import PLOT
from tools.legend_pictures import CLOCKWISE, DRAFT_PICKS, NORTH_EAST, SITE
from tools.pictures import IMAGES, PICTURES, THREE_MEMBERS, TIE
from tools.screenshots import SHOTS

DOCS = IMAGES.parent
ROOT = DOCS.parent


@pytest.mark.parametrize("name", PICTURES)
def test_the_stored_picture_is_the_one_we_draw(name: str) -> None:
    """`python -m tools.pictures` gives what is stored: run it when pictures have changed."""
    assert (IMAGES / name).read_text(encoding="utf-8") == PICTURES[name]()


def test_no_other_pictures_are_stored() -> None:
    """Whatever is in docs/images is drawn or photographed by a tool, and a page shows it."""
    stored = [*PICTURES, PLOT.name, *[f"{shot.name}.jpg" for shot in SHOTS]]
    assert sorted(path.name for path in IMAGES.iterdir()) == sorted(stored)
    pages = [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    assert [name for name in stored if f"images/{name})" not in text] == []


def test_the_positions_are_those_of_the_page() -> None:
    """Mutul's pictures show the positions from which the page's examples start."""
    page = (DOCS / "explanation" / "how-mutul-thinks.md").read_text(encoding="utf-8")
    code = re.sub(r"^(>>>|\.\.\.) ", "", page, flags=re.MULTILINE)
    documents = re.findall(r"from_document\((\{.*?\})\)$", code, re.DOTALL | re.MULTILINE)
    assert [ast.literal_eval(text) for text in documents] == [TIE, THREE_MEMBERS]


def test_the_position_of_legend_is_that_of_the_page() -> None:
    """Legend's pictures show the position and the draft of the page's examples."""
    page = (DOCS / "explanation" / "how-mutul-drafts-and-acts.md").read_text(encoding="utf-8")
    code = re.sub(r"^(>>>|\.\.\.) ", "", page, flags=re.MULTILINE)
    (site,) = re.findall(r"^site = (\{.*?^\})$", code, re.DOTALL | re.MULTILINE)
    assert ast.literal_eval(site) == SITE
    (picks,) = re.findall(r"^for text in (\[.*?\]):$", code, re.MULTILINE)
    assert tuple(ast.literal_eval(picks)[: len(DRAFT_PICKS)]) == DRAFT_PICKS


def test_the_sectors_of_the_page_are_those_of_the_compass() -> None:
    """The page lists all spaces around the guide in the order of the picture."""
    page = (DOCS / "explanation" / "how-mutul-drafts-and-acts.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \d \| [NSEW]+ \| (.*) \|$", page, re.MULTILINE)
    order = sector_order(SPACE_INDEX[SITE["guide"]], NORTH_EAST, CLOCKWISE)
    assert ", ".join(rows).split(", ") == [SPACE_NAMES[space] for space in order[1:]]
