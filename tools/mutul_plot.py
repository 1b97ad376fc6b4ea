"""The plot of bots against Mutul: win rates and leads over the difficulties, as SVG."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

# Leads are drawn from one round number to another.
ROUND = 100
WIDTH, HEIGHT = 760, 330
LEFT, TOP, PANEL, GAP = 56, 34, 250, 70
COLOURS = ("#8a8f98", "#2f9e6e", "#2b6cb0", "#b7791f", "#b83280")
DASHES = ("2 3", "7 3", "none", "9 3 2 3", "1 0")
STYLE = """svg{background:#fff;font:13px system-ui,sans-serif}text{fill:#1a202c}
.grid{stroke:#d5dae1}.zero{stroke:#718096}polyline{fill:none;stroke-width:2.5}
@media(prefers-color-scheme:dark){svg{background:#161b22}text{fill:#e6edf3}
.grid{stroke:#30363d}}"""


class Line(NamedTuple):
    """A bot and how it fared at each difficulty."""

    name: str
    wins: Sequence[float]
    leads: Sequence[float]


def mutul_plot(difficulties: Sequence[str], lines: Sequence[Line]) -> str:
    """Return two panels side by side: how often each bot wins, and by how many points."""
    found = [0.0, *(lead for line in lines for lead in line.leads)]
    width = (WIDTH - LEFT - GAP - 20) / 2
    wins = Panel(LEFT, width, 0.0, 1.0)
    low, high = ROUND * math.floor(min(found) / ROUND), ROUND * math.ceil(max(found) / ROUND)
    leads = Panel(LEFT + width + GAP, width, low, max(low + ROUND, high))
    content = wins.drawn("games won", difficulties, [f"{tick:.0%}" for tick in wins.ticks()])
    content += leads.drawn("mean lead", difficulties, [f"{tick:+.0f}" for tick in leads.ticks()])
    for place, line in enumerate(lines):
        content += wins.line(line.wins, place) + leads.line(line.leads, place)
        content += legend(line.name, place, len(lines))
    about = "How often bots win against Mutul, and their mean lead, by difficulty"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{about}"><style>{STYLE}</style>{content}</svg>\n'
    )


class Panel(NamedTuple):
    """One pair of axes."""

    left: float
    width: float
    low: float
    high: float

    def ticks(self) -> list[float]:
        """Return five values from the bottom to the top."""
        return [self.low + (self.high - self.low) * part / 4 for part in range(5)]

    def y(self, value: float) -> float:
        """Return how far down a value is."""
        return round(TOP + PANEL * (self.high - value) / (self.high - self.low), 1)

    def x(self, place: int, count: int) -> float:
        """Return how far to the right a difficulty is."""
        return round(self.left + self.width * (place + 0.5) / count, 1)

    def drawn(self, title: str, names: Sequence[str], ticks: Sequence[str]) -> str:
        """Return the grid, its numbers, the difficulties and the title."""
        right = self.left + self.width
        content = f'<text x="{self.left:g}" y="18" font-weight="bold">{title}</text>'
        for value, words in zip(self.ticks(), ticks, strict=True):
            y = self.y(value)
            content += f'<line class="grid" x1="{self.left:g}" x2="{right:g}" y1="{y}" y2="{y}"/>'
            content += f'<text x="{self.left - 6:g}" y="{y + 4}" text-anchor="end">{words}</text>'
        for place, name in enumerate(names):
            x = self.x(place, len(names))
            content += f'<text x="{x}" y="{TOP + PANEL + 18}" text-anchor="middle">{name}</text>'
        return content

    def line(self, values: Sequence[float], place: int) -> str:
        """Return one bot's line; dashes tell it from the others as well as colours."""
        points = [(self.x(n, len(values)), self.y(value)) for n, value in enumerate(values)]
        path = " ".join(f"{x},{y}" for x, y in points)
        dots = "".join(f'<circle cx="{x}" cy="{y}" r="3.5"/>' for x, y in points)
        return (
            f'<g stroke="{COLOURS[place]}" fill="{COLOURS[place]}">'
            f'<polyline points="{path}" stroke-dasharray="{DASHES[place]}"/>{dots}</g>'
        )


def legend(name: str, place: int, count: int) -> str:
    """Return what a line stands for, below the panels."""
    x = LEFT + (WIDTH - LEFT) * place / count
    y = HEIGHT - 10
    return (
        f'<g stroke="{COLOURS[place]}" stroke-width="2.5"><line x1="{x:g}" x2="{x + 26:g}" '
        f'y1="{y - 4}" y2="{y - 4}" stroke-dasharray="{DASHES[place]}"/></g>'
        f'<text x="{x + 32:g}" y="{y}">{name}</text>'
    )
