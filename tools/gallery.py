"""Pictures of every page and phase: four windows, light and dark, three languages, on one sheet.

Called by `tools/screenshots.py --all FOLDER`. Nothing of it is kept: it is for people who look
through it, by `FOLDER/index.html` or by the sheets beside it.
"""

from __future__ import annotations

import html
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, ViewportSize

from tests.e2e.game import GamePage
from tests.e2e.scenes import LANGUAGES, SCENES, SIZES, Scene, settle, speak

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
WIDEST_PHONE = 500
QUALITY = 70
# Every page is opened in English, whatever was spoken before.
STILL = """localStorage['tikal.settings'] = '{"speed": "none", "confirmEnd": false}'"""
# A window as wide as six pictures of a sheet.
SHEET: ViewportSize = {"width": 2040, "height": 1200}
STYLE = """body { font: 14px sans-serif; margin: 10px; background: #777; display: grid;
  grid-template-columns: repeat(6, 1fr); gap: 8px; align-items: start }
figure { margin: 0 } img { width: 100%; display: block } figcaption { color: #fff }"""


class Look(NamedTuple):
    """How a scene is looked at."""

    scene: str
    language: str
    size: str
    scheme: Scheme

    @property
    def file(self) -> str:
        """The name of its picture."""
        return f"{self.scene}_{self.size}_{self.scheme}_{self.language}.jpg"


def make(browser: Browser, address: str, folder: Path, only: str = "") -> None:
    """Make all pictures, their sheets and the page that shows them; or of some scenes `only`."""
    folder.mkdir(parents=True, exist_ok=True)
    looks: list[Look] = []
    for phone in (False, True):
        sizes = [size for size in SIZES if (size["width"] < WIDEST_PHONE) is phone]
        context = browser.new_context(
            base_url=address,
            viewport=sizes[0],
            has_touch=phone,
            is_mobile=phone,
            locale="en-US",
            service_workers="block",
        )
        context.add_init_script(STILL)
        for scene in (each for each in SCENES if fnmatch(each.name, only or "*")):
            looks += _looks(context, scene, sizes, folder)
        context.close()
    (folder / "index.html").write_text(_page(looks, "lazy"), "utf-8")
    _sheets(browser, looks, folder)


def _looks(
    context: BrowserContext, scene: Scene, sizes: list[ViewportSize], folder: Path
) -> Iterator[Look]:
    """Take the pictures of a scene; one that can't be reached is said and left out."""
    page = context.new_page()
    page.set_viewport_size(sizes[0])
    try:
        scene.go(GamePage(page))
        for language in LANGUAGES:
            page.set_viewport_size(sizes[0])
            speak(GamePage(page), language)
            for size, scheme in product(sizes, SCHEMES):
                page.set_viewport_size(size)
                page.emulate_media(color_scheme=scheme)
                settle(GamePage(page), scene)
                look = Look(scene.name, language, f"{size['width']}x{size['height']}", scheme)
                # What only fades from one colour to another is not to be seen halfway.
                moving: Literal["allow", "disabled"] = "allow" if scene.still else "disabled"
                path = folder / look.file
                page.screenshot(path=path, type="jpeg", quality=QUALITY, animations=moving)
                yield look
    except (Error, AssertionError) as problem:
        print(f"{scene.name}: not reached: {str(problem).splitlines()[0]}", flush=True)
    finally:
        page.close()


def _page(looks: list[Look], loading: Literal["lazy", "eager"]) -> str:
    """Return a page that shows pictures beside each other."""
    pictures = "".join(
        f'<figure><a href="{look.file}"><img src="{look.file}" loading="{loading}" alt=""></a>'
        f"<figcaption>{html.escape(' '.join(look))}</figcaption></figure>"
        for look in looks
    )
    return f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style>{pictures}'


def _sheets(browser: Browser, looks: list[Look], folder: Path) -> None:
    """Put the pictures of each window, scheme and language on one."""
    page = browser.new_page(viewport=SHEET)
    for key in dict.fromkeys(look[1:] for look in looks):
        name = "sheet_" + "_".join(key)
        path = folder / f"{name}.html"
        path.write_text(_page([look for look in looks if look[1:] == key], "eager"), "utf-8")
        page.goto(path.resolve().as_uri(), wait_until="load")
        page.screenshot(path=folder / f"{name}.png", full_page=True)
        path.unlink()
        print(folder / f"{name}.png", flush=True)
    page.close()
