"""Colours and patterns.

Colours sit in classes, not on the elements, and every rule begins with `.tikal`: a page can hold
several pictures without any of them leaking into the other. Dark mode is a second set of values for
some classes; viewers that know no media queries show the light one. The four hues keep apart for
every kind of colour vision, and each has a pattern and a shape as well.
"""

from typing import Final

# Bold figures whose outline lies behind them.
_LETTERING: Final = "paint-order:stroke;stroke-linejoin:round;font-weight:bold"
# class: (what it looks like, what changes in the dark)
_CLASSES: Final[dict[str, tuple[str, str]]] = {
    "page": ("fill:#f5efe1", "fill:#15181a"),
    "ink": ("fill:#2b2519", "fill:#ece5d5"),
    "muted": ("fill:#6a604d", "fill:#a9a08d"),
    "card": ("fill:#fffaf0;stroke:#dccfb2;stroke-width:1.2", "fill:#20262a;stroke:#3a4348"),
    "plate": ("fill:#20463a", "fill:#0d211a"),
    "jungle": ("fill:#2f6650;stroke:#20463a;stroke-width:2", "fill:#1a3a2d;stroke:#0d211a"),
    "leaf": ("fill:#3b7a5f", "fill:#234b3a"),
    "hidden-name": ("fill:#c3e3d0", "fill:#8fb5a0"),
    "sand": ("fill:#efe3c4", "fill:#bcae8a"),
    "grass": ("fill:#cfe0a0", "fill:#9cad71"),
    "rubble": ("fill:#ead3b4", "fill:#b79f80"),
    "ash": ("fill:#574d4b", "fill:#3a3332"),
    "home": ("fill:#f6e5ac", "fill:#c1b07a"),
    "water": ("fill:#cfe3d6", "fill:#94ad9f"),
    "deep": ("fill:#6fb3d2;stroke:#3d7f9e;stroke-width:1.6;stroke-linejoin:round", "fill:#3f7d99"),
    "wave": ("fill:none;stroke:#e9f6fb;stroke-width:2;stroke-linecap:round", "stroke:#a9d3e4"),
    "reed": ("fill:none;stroke:#3c6a35;stroke-width:2;stroke-linecap:round", "stroke:#28491f"),
    "outskirts": (
        "fill:none;stroke:#ffd23f;stroke-width:4;stroke-dasharray:.1 8.6;stroke-linecap:round",
        "",
    ),
    "island": ("fill:none;stroke:#fffdf6;stroke-width:3;stroke-dasharray:9 6", ""),
    "token": ("fill:#f3c552;stroke:#6a4c0a;stroke-width:1.6", "fill:#c7962a"),
    "on-token": ("fill:#2b1d02;font-weight:bold", ""),
    "action": ("fill:#fdf3d7;stroke:#b79a5b;stroke-width:1.3", "fill:#33393a;stroke:#6a6350"),
    "face-down": ("fill:#d9cba8;stroke:#b79a5b;stroke-width:1.3", "fill:#252a2b;stroke:#575241"),
    "gap": (
        "fill:none;stroke:#c5b68f;stroke-width:1.2;stroke-dasharray:4 4",
        "stroke:#4a5357",
    ),
    "gem": ("fill:#8f6bc4;stroke:#3b2363;stroke-width:1.2;stroke-linejoin:round", ""),
    "rim": ("fill:none;stroke:#20463a;stroke-width:2", "stroke:#0d211a"),
    "name": ("fill:#463d2b;font-weight:bold", "fill:#2c2618"),
    "tile-id": ("fill:#5f5339", "fill:#3d3422"),
    "on-ash": ("fill:#d8cfcb", ""),
    "stone": ("fill:#9b9484;stroke:#4a4437;stroke-width:1.2", "fill:#8a8373"),
    "step": ("fill:#c7a468;stroke:#6e5326;stroke-width:1.1", "fill:#94763f;stroke:#4a3513"),
    "stair": ("fill:#e0c48d", "fill:#b4955a"),
    "on-stair": ("fill:#3a2806", ""),
    "door": ("fill:#5a4119", ""),
    "level": (
        "fill:#2a1c05;stroke:#f6e6c0;stroke-width:4;" + _LETTERING,
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
    "band": ("stroke-width:5", ""),
    "frame": ("stroke-width:3.5", ""),
    "faded": ("opacity:.28", ""),
    "guide": ("fill:#c9341c;stroke:#3a0d05;stroke-width:1", ""),
    "feather": ("fill:#12936f;stroke:#06382a;stroke-width:.9", ""),
    "skin": ("fill:#b9784a;stroke:#3a1d0a;stroke-width:.9", ""),
    "sash": ("fill:#ffd66b;stroke:#5f420c;stroke-width:.6", ""),
    "staff": ("fill:none;stroke:#3b2d12;stroke-width:2.2;stroke-linecap:round", ""),
    "dial": ("fill:#f7eeda;stroke:#8b7a5c;stroke-width:1.6", "fill:#2b3236;stroke:#6f7a80"),
    "tick": ("fill:none;stroke:#8b7a5c;stroke-width:1.6", "stroke:#8d979c"),
    "needle": (
        "fill:#c9341c;fill-opacity:.8;stroke:#fffdf6;stroke-width:1.4;stroke-linejoin:round",
        "",
    ),
    "tail": (
        "fill:#fffdf6;fill-opacity:.8;stroke:#8b7a5c;stroke-width:1.2;stroke-linejoin:round",
        "",
    ),
    "pivot": ("fill:#5f420c;stroke:#fffdf6;stroke-width:1", ""),
    "arrow": ("fill:#c9341c;stroke:#fffdf6;stroke-width:1.3;stroke-linejoin:round", ""),
    "ring": ("fill:none;stroke:#fffdf6;stroke-width:1.6;stroke-dasharray:5 4", ""),
    "sense": ("fill:none;stroke:#c9341c;stroke-width:4", ""),
    "sense-edge": ("fill:none;stroke:#fffdf6;stroke-width:6.6", ""),
    "near": ("fill:#c9341c;stroke:#fffdf6;stroke-width:1.6", ""),
    "on-near": ("fill:#fffdf6;font-weight:bold", ""),
    "far": ("fill:#fffdf6;stroke:#c9341c;stroke-width:1.8", ""),
    "on-far": ("fill:#7c1a0b;font-weight:bold", ""),
    "goal": ("fill:none;stroke:#fffdf6;stroke-width:5;stroke-dasharray:12 6", ""),
    "trail": (
        "fill:none;stroke:#c9341c;stroke-width:4;stroke-dasharray:1 9;stroke-linecap:round",
        "",
    ),
    "hit": ("fill:#000;fill-opacity:0", ""),
}

# Seats 1 to 4: hue, and the colour of what is written on it.
_HUES: Final = (
    ("#1b57a6", "#fffdf6"),
    ("#f5b21f", "#1f1503"),
    ("#c8437a", "#fffdf6"),
    ("#1f2328", "#fffdf6"),
)
_PATTERNS: Final = (
    "",
    '<path d="M-1 6 6 -1M2 9 9 2" stroke="#b06a00" stroke-width="1.8"/>',
    '<path d="M2 2h.01M5.5 5.5h.01" stroke="#f7c3d6" stroke-width="2.7" stroke-linecap="round"/>',
    '<path d="M0 0 7 7M7 0 0 7" stroke="#8d98a3" stroke-width="1"/>',
)


def _rule(name: str, look: str) -> str:
    return f".tikal .{name}{{{look}}}"


def _seat_rules() -> list[str]:
    rules: list[str] = []
    for index, (hue, ink) in enumerate(_HUES):
        seat = index + 1
        rules.append(_rule(f"hue{seat}", f"fill:{hue};stroke:#17130a;stroke-width:1.2"))
        if _PATTERNS[index]:
            rules.append(_rule(f"pattern{seat}", f"fill:url(#tikal-pattern{seat})"))
        rules.append(_rule(f"line{seat}", f"fill:none;stroke:{hue};stroke-linejoin:round"))
        rules.append(
            _rule(
                f"on{seat}",
                f"fill:{ink};stroke:{hue};stroke-width:3.6;{_LETTERING}",
            )
        )
    return rules


def style_sheet() -> str:
    """Return the style element, light first and what differs in the dark behind it."""
    light = [_rule(name, look) for name, (look, _) in _CLASSES.items()]
    dark = [_rule(name, look) for name, (_, look) in _CLASSES.items() if look]
    font = ".tikal text{font-family:sans-serif}"
    rules = "\n".join([font, *light, *_seat_rules()])
    night = "\n".join([*dark, _rule("frame.line4", "stroke:#dfe5ea")])
    return f"<style>\n{rules}\n@media (prefers-color-scheme:dark){{\n{night}\n}}\n</style>"


def definitions() -> str:
    """Return the patterns of the seats."""
    found: list[str] = []
    for index, strokes in enumerate(_PATTERNS):
        if strokes:
            found.append(
                f'<pattern id="tikal-pattern{index + 1}" width="7" height="7" '
                f'patternUnits="userSpaceOnUse">{strokes}</pattern>'
            )
    lines = "\n".join(found)
    return f"<defs>\n{lines}\n</defs>"
