"""The few SVG elements our pictures are made of, as text.

Elements are strings and layers are lists of them: whoever wants to draw something over a position
adds a list of its own. Numbers have one decimal, so that a picture is the same on every machine.
"""

from html import escape


def num(value: float) -> str:
    """Return a coordinate with at most one decimal."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def points(corners: list[tuple[float, float]]) -> str:
    """Return corners as a polygon has them."""
    return " ".join([f"{num(x)},{num(y)}" for x, y in corners])


def polygon(corners: list[tuple[float, float]], style: str) -> str:
    """Return a closed shape."""
    return f'<polygon class="{style}" points="{points(corners)}"/>'


def path(data: str, style: str) -> str:
    """Return a path."""
    return f'<path class="{style}" d="{data}"/>'


def circle(x: float, y: float, radius: float, style: str) -> str:
    """Return a circle."""
    return f'<circle class="{style}" cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>'


def rect(x: float, y: float, width: float, height: float, style: str, corner: float = 0) -> str:
    """Return a rectangle; `corner` rounds it."""
    rounded = f' rx="{num(corner)}"' if corner else ""
    return (
        f'<rect class="{style}" x="{num(x)}" y="{num(y)}" '
        f'width="{num(width)}" height="{num(height)}"{rounded}/>'
    )


def text(x: float, y: float, content: str, style: str, size: float, anchor: str = "middle") -> str:
    """Return a line of text; y is its base line."""
    return (
        f'<text class="{style}" x="{num(x)}" y="{num(y)}" font-size="{num(size)}" '
        f'text-anchor="{anchor}">{escape(content, quote=False)}</text>'
    )


def told(tag: str, words: str) -> str:
    """Return a title or a description, for those who point at a thing or can't see it."""
    return f"<{tag}>{escape(words, quote=False)}</{tag}>"


def times(number: int) -> str:
    """Return a number of things, with the sign that says so."""
    return f"\N{MULTIPLICATION SIGN}{number}"


def moved(x: float, y: float, children: list[str], scale: float = 1) -> str:
    """Return elements in a group of their own whose origin is at a point."""
    scaled = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({num(x)} {num(y)}){scaled}">{"".join(children)}</g>'


def layer(name: str, children: list[str]) -> str:
    """Return a layer of the picture, which can be found by its name."""
    lines = "\n".join(children)
    return f'<g class="layer" data-layer="{name}">\n{lines}\n</g>'
