"""Colours, patterns and the drawings that are used again and again.

Colours sit in classes, not on the elements, and every rule begins with `.tikal`: a page can hold
several pictures without any of them leaking into the other. Dark mode is a second set of values for
some classes; viewers that know no media queries show the light one. The four hues keep apart for
every kind of colour vision, and each has a pattern and a shape as well.
"""

from typing import Final

# class: (what it looks like, what changes in the dark)
_CLASSES: Final[dict[str, tuple[str, str]]] = {
    "page": ("fill:#f5efe1", "fill:#15181a"),
    "ink": ("fill:#2b2519", "fill:#ece5d5"),
    "muted": ("fill:#6a604d", "fill:#a9a08d"),
    "card": ("fill:#fffaf0;stroke:#dccfb2;stroke-width:1.2", "fill:#20262a;stroke:#3a4348"),
    "plate": ("fill:#20463a", "fill:#0d211a"),
    "jungle": ("fill:#2f6650;stroke:#20463a;stroke-width:2", "fill:#1a3a2d;stroke:#0d211a"),
    "leaf": ("fill:#3b7a5f", "fill:#234b3a"),
    "hidden-name": ("fill:#b5d9c4", "fill:#86ab97"),
    "sand": ("fill:#efe3c4", "fill:#bcae8a"),
    "grass": ("fill:#cfe0a0", "fill:#9cad71"),
    "rubble": ("fill:#ead3b4", "fill:#b79f80"),
    "ash": ("fill:#574d4b", "fill:#3a3332"),
    "home": ("fill:#f6e5ac", "fill:#c1b07a"),
    "rim": ("fill:none;stroke:#20463a;stroke-width:2", "stroke:#0d211a"),
    "name": ("fill:#463d2b;font-weight:bold", ""),
    "tile-id": ("fill:#6b5f45", "fill:#4a412d"),
    "on-ash": ("fill:#d8cfcb", ""),
    "stone": ("fill:#9b9484;stroke:#4a4437;stroke-width:1.2", "fill:#8a8373"),
    "step": ("fill:#c7a468;stroke:#6e5326;stroke-width:1.1", "fill:#94763f;stroke:#4a3513"),
    "stair": ("fill:#e0c48d", "fill:#b4955a"),
    "door": ("fill:#5a4119", ""),
    "level": (
        "fill:#2a1c05;font-weight:bold;stroke:#f6e6c0;stroke-width:4;paint-order:stroke;"
        "stroke-linejoin:round",
        "stroke:#dcc591",
    ),
    "tuft": ("fill:none;stroke:#7d9a45;stroke-width:1.8;stroke-linecap:round", "stroke:#5f7a30"),
    "column": ("fill:#cdbfa6;stroke:#7d6b4d;stroke-width:1", "fill:#988a6f;stroke:#5a4b32"),
    "mask": ("fill:#e9b83b;stroke:#5f420c;stroke-width:1.2", ""),
    "face": ("fill:#5f420c", ""),
    "socket": ("fill:none;stroke:#8b7a5c;stroke-width:1.1;stroke-dasharray:2 2", "stroke:#5d4f36"),
    "rock": ("fill:#8a7a74;stroke:#2c2523;stroke-width:1.2", "fill:#6d5f5a"),
    "lava": ("fill:#f0642f", ""),
    "glow": ("fill:#ffc857", ""),
    "canvas": ("fill:#fff7e2;stroke:#6e5326;stroke-width:1.3;stroke-linejoin:round", ""),
    "canvas-side": ("fill:#dcb877;stroke:#6e5326;stroke-width:1.3;stroke-linejoin:round", ""),
    "pole": ("fill:none;stroke:#3b2d12;stroke-width:1.6;stroke-linecap:round", ""),
    "edge": ("fill:none;stroke:#fffdf6;stroke-width:3.4;stroke-linejoin:round", ""),
    "tie": ("fill:#f4efe4;stroke:#4a4437;stroke-width:1.2", ""),
    "tie-sign": ("fill:#2b2519;font-weight:bold", ""),
    "star": ("fill:#fffdf6", ""),
    "pip": ("fill:#d39a1d;stroke:#6a4c0a;stroke-width:1", ""),
    "spent": ("fill:none;stroke:#b3a688;stroke-width:1.2", "stroke:#5a6064"),
    "rule": ("stroke:#dccfb2;stroke-width:1.2", "stroke:#3a4348"),
    "bold": ("font-weight:bold", ""),
    "faded": ("opacity:.28", ""),
    "hit": ("fill:#000;fill-opacity:0", ""),
}

# Seats 1 to 4: hue, and the colour of what is written on it.
_HUES: Final = (
    ("#1a5fb4", "#fffdf6"),
    ("#f0a01e", "#1f1503"),
    ("#b0358f", "#fffdf6"),
    ("#22262b", "#fffdf6"),
)
_PATTERNS: Final = (
    "",
    '<path d="M-1 6 6 -1M2 9 9 2" stroke="#7a4700" stroke-width="1.7"/>',
    '<circle cx="2" cy="2" r="1.35" fill="#ffd6f2"/><circle cx="5.5" cy="5.5" r="1.35" '
    'fill="#ffd6f2"/>',
    '<path d="M0 0 7 7M7 0 0 7" stroke="#b9c3cc" stroke-width="1.1"/>',
)

# Drawings around a point of their own, to be used anywhere.
_DRAWINGS: Final[dict[str, str]] = {
    "leaf": '<path class="leaf" d="M0 -13C8 -7 8 5 0 13C-8 5 -8 -7 0 -13Z"/>',
    "tuft": '<path class="tuft" d="M-5 0Q-5 -5 -7 -7M0 0V-9M5 0Q5 -5 7 -7"/>',
    "mask": (
        '<path class="mask" d="M-7 -8H7L6 3Q4 9 0 9Q-4 9 -6 3Z"/>'
        '<path class="face" d="M-4.6 -3.6H-1V-1H-4.6ZM1 -3.6H4.6V-1H1ZM-2.6 3.4H2.6V5.2H-2.6Z"/>'
    ),
    "socket": '<path class="socket" d="M-7 -8H7L6 3Q4 9 0 9Q-4 9 -6 3Z"/>',
    "column": (
        '<path class="column" d="M-4.5 0V-17L-1 -19L1 -16L4.5 -18V0Z"/>'
        '<path class="column" d="M-7 0H7V4H-7Z"/>'
    ),
    "drum": '<path class="column" d="M-9 -4H5Q9 -4 9 0Q9 4 5 4H-9Q-12 0 -9 -4Z"/>',
}


def _rule(name: str, look: str) -> str:
    return f".tikal .{name}{{{look}}}"


def _seat_rules() -> list[str]:
    rules: list[str] = []
    for index, (hue, ink) in enumerate(_HUES):
        seat = index + 1
        rules.append(_rule(f"hue{seat}", f"fill:{hue};stroke:#17130a;stroke-width:1.2"))
        rules.append(_rule(f"pattern{seat}", f"fill:url(#tikal-pattern{seat})"))
        rules.append(_rule(f"line{seat}", f"fill:none;stroke:{hue};stroke-linejoin:round"))
        rules.append(
            _rule(
                f"on{seat}",
                f"fill:{ink};stroke:{hue};stroke-width:3.2;paint-order:stroke;"
                "stroke-linejoin:round;font-weight:bold",
            )
        )
    return rules


def style_sheet() -> str:
    """Return the style element, light first and what differs in the dark behind it."""
    light = [_rule(name, look) for name, (look, _) in _CLASSES.items()]
    dark = [_rule(name, look) for name, (_, look) in _CLASSES.items() if look]
    font = ".tikal text{font-family:sans-serif}"
    rules = "\n".join([font, *light, *_seat_rules()])
    night = "\n".join(dark)
    return f"<style>\n{rules}\n@media (prefers-color-scheme:dark){{\n{night}\n}}\n</style>"


def definitions() -> str:
    """Return the patterns of the seats and the drawings for reuse."""
    found: list[str] = []
    for index, strokes in enumerate(_PATTERNS):
        if strokes:
            found.append(
                f'<pattern id="tikal-pattern{index + 1}" width="7" height="7" '
                f'patternUnits="userSpaceOnUse">{strokes}</pattern>'
            )
    found += [f'<g id="tikal-{name}">{drawing}</g>' for name, drawing in _DRAWINGS.items()]
    lines = "\n".join(found)
    return f"<defs>\n{lines}\n</defs>"
