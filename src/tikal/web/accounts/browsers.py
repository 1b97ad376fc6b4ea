"""Browsers in plain words, from what they say of themselves; nothing else of that is kept."""

from collections.abc import Iterable
from typing import Final, NamedTuple

# What a browser's text has in it, and who that is. Most of them name those they descend from, so
# the youngest come first.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


class BrowserName(NamedTuple):
    """A browser and the system it runs on, each empty if unknown."""

    browser: str
    system: str


def browser_of(agent: str) -> BrowserName:
    """Return the browser that a User-Agent header names."""
    return BrowserName(_first(agent, _BROWSERS), _first(agent, _SYSTEMS))


def _first(agent: str, names: Iterable[tuple[str, str]]) -> str:
    return next((name for part, name in names if part in agent), "")
