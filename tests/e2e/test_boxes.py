"""No text is cut off or lies over another: every page and phase, four windows, three languages."""

from pathlib import Path

import pytest

from tests.e2e.game import GamePage
from tests.e2e.scenes import LANGUAGES, SCENES, SIZES, Scene, settle, speak

BOXES = Path(__file__).with_name("boxes.js").read_text("utf-8")

DOTTED = (
    '<p style="width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">'
    "A long text</p>"
)
# Texts with a fault, and what is said of them.
FAULTS = {
    '<p style="width: 40px; overflow: hidden; white-space: nowrap">A long text</p>': "cut",
    '<p style="width: 40px; height: 30px; overflow: clip">A long text in lines</p>': "cut",
    DOTTED: "cut",
    '<p style="position: absolute; left: -30px">A long text</p>': "out of the window",
    '<p style="margin-left: 99vw; white-space: nowrap">A long text</p>': "out of the window",
    '<p>One text</p><p style="margin-top: -30px">Another text</p>': "overlap",
}
# Texts with none: what has a title, what can be scrolled to, what lies on a surface of its own.
FINE = [
    DOTTED.replace("<p", "<p title='A long text'"),
    '<p style="width: 60px; height: 30px; overflow: auto">A long text in many lines</p>',
    '<p>One text</p><p style="margin-top: -30px; position: relative; background: #fff">Another</p>',
    "<p>A long <b>text</b>, <i>with <u>parts</u></i> in lines</p>",
    '<p style="line-height: 1">One line<br>and another, close below</p>',
]


def test_what_is_a_fault(guest: GamePage) -> None:
    """The measure finds what is cut, outside or overlapping, and nothing else."""
    guest.open()
    for texts, fault in FAULTS.items():
        guest.page.locator("body").evaluate("(body, html) => { body.innerHTML = html; }", texts)
        said = guest.page.evaluate(BOXES)
        assert any(each.startswith(fault) for each in said), (texts, said)
    for texts in FINE:
        guest.page.locator("body").evaluate("(body, html) => { body.innerHTML = html; }", texts)
        assert guest.page.evaluate(BOXES) == [], texts


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_texts_have_room(guest: GamePage, scene: Scene) -> None:
    """What can be read can be read whole, and by itself."""
    scene.go(guest)
    found: list[str] = []
    sizes = SIZES
    for language in LANGUAGES:
        speak(guest, language)
        # The next language begins where this one ends.
        sizes = sizes[::-1]
        for size in sizes:
            guest.page.set_viewport_size(size)
            settle(guest, scene)
            where = f"{language} {size['width']}x{size['height']}"
            found += [f"{where}: {problem}" for problem in guest.page.evaluate(BOXES)]
    assert not found, "\n".join(found)
