"""The plots of an arena's report, as SVG: one row per player over a common axis."""

import math
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 760
_LEFT: Final = 190
_RIGHT: Final = 24
_TOP: Final = 10
_AXIS: Final = 34
_ROW: Final = 34
_TALL_ROW: Final = 84
_TICKS: Final = 7
_BINS: Final = 30
# The longest name that fits beside a plot, in characters.
_NAME: Final = 26


class Interval(NamedTuple):
    """A row of the rating plot: a value with its confidence interval."""

    name: str
    value: float
    low: float
    high: float


class Axis:
    """A horizontal axis with round numbers."""

    def __init__(self, low: float, high: float) -> None:
        """Widen the range to whole ticks."""
        self.step = _round_step((high - low) / _TICKS)
        self.low = math.floor(low / self.step) * self.step
        self.high = max(math.ceil(high / self.step) * self.step, self.low + self.step)

    def x(self, value: float) -> float:
        """Return the x coordinate of a value."""
        share = (value - self.low) / (self.high - self.low)
        return round(_LEFT + share * (WIDTH - _LEFT - _RIGHT), 1)

    def svg(self, height: float, title: str) -> str:
        """Return the grid with its numbers and its title."""
        count = round((self.high - self.low) / self.step)
        marks = [self.low + place * self.step for place in range(count + 1)]
        lines = [
            f'<line class="grid" x1="{self.x(mark)}" x2="{self.x(mark)}" y1="{_TOP}" '
            f'y2="{height}"/>{_text(self.x(mark), height + 14, f"{mark:g}", "middle")}'
            for mark in marks
        ]
        middle = (_LEFT + WIDTH - _RIGHT) / 2
        return "".join(lines) + _text(middle, height + 30, title, "middle")


def _round_step(rough: float) -> float:
    """Return the next number up that is 1, 2 or 5 times a power of ten."""
    unit = 10.0 ** math.floor(math.log10(max(rough, 1e-6)))
    return next(unit * times for times in (1, 2, 5, 10) if unit * times >= rough * 0.999)


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def _label(y: float, name: str) -> str:
    shown = name if len(name) <= _NAME else f"…{name[1 - _NAME :]}"
    return _text(_LEFT - 12, y + 4, shown, "end")


def _plot(height: float, about: str, content: str) -> str:
    whole = height + _AXIS
    return (
        f'<svg viewBox="0 0 {WIDTH} {whole:g}" role="img" aria-label="{escape(about)}">'
        f"{content}</svg>"
    )


def rating_plot(rows: Sequence[Interval]) -> str:
    """Return the plot of ratings with their confidence intervals."""
    axis = Axis(min(row.low for row in rows), max(row.high for row in rows))
    height = _TOP + _ROW * len(rows)
    content = axis.svg(height, "Elo, with 95 % confidence intervals")
    for place, row in enumerate(rows):
        y = _TOP + _ROW * (place + 0.5)
        content += (
            f"{_label(y, row.name)}"
            f'<line class="interval" x1="{axis.x(row.low)}" x2="{axis.x(row.high)}" y1="{y}" '
            f'y2="{y}"/><circle cx="{axis.x(row.value)}" cy="{y}" r="6"/>'
        )
    return _plot(height, "Ratings with confidence intervals", content)


def score_plot(scores: dict[str, Sequence[int]]) -> str:
    """Return the histograms of final scores, with medians."""
    everything = [score for each in scores.values() for score in each]
    axis = Axis(min(everything), max(everything) + 1)
    width = max(1, math.ceil((axis.high - axis.low) / _BINS))
    counted = {name: _bins(each, axis.low, width) for name, each in scores.items()}
    height = _TOP + _TALL_ROW * len(scores)
    content = axis.svg(height, "final score; the line is the median")
    for place, (name, bins) in enumerate(counted.items()):
        floor = _TOP + _TALL_ROW * (place + 1)
        content += _label(floor - _TALL_ROW / 3, name)
        most = max(bins.values())
        for number, count in sorted(bins.items()):
            left = axis.x(axis.low + number * width)
            right = min(axis.x(axis.low + (number + 1) * width), WIDTH - _RIGHT)
            content += _bar(left, right, floor, (_TALL_ROW - 14) * count / most, "temples")
        middle = axis.x(_median(scores[name]))
        content += (
            f'<line class="median" x1="{middle}" x2="{middle}" '
            f'y1="{floor - _TALL_ROW + 14}" y2="{floor}"/>'
        )
    return _plot(height, "Distribution of final scores", content)


def _bins(scores: Sequence[int], low: float, width: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for score in scores:
        number = int((score - low) // width)
        found[number] = found.get(number, 0) + 1
    return found


def _median(scores: Sequence[int]) -> float:
    ordered = sorted(scores)
    return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2


def _bar(left: float, right: float, floor: float, height: float, kind: str) -> str:
    return (
        f'<rect class="{kind}" x="{left:g}" y="{floor - height:.1f}" '
        f'width="{max(right - left - 1, 0.5):.1f}" height="{height:.1f}"/>'
    )


def source_plot(gains: dict[str, Sequence[tuple[float, float]]]) -> str:
    """Return the mean points of each scoring round, temples below treasures."""
    rounds = max((len(each) for each in gains.values()), default=0)
    most = max((sum(gain) for each in gains.values() for gain in each), default=0) or 1
    height = _TOP + _TALL_ROW * len(gains)
    slot = (WIDTH - _LEFT - _RIGHT) / max(rounds, 1)
    content = ""
    for number in range(rounds):
        content += _text(
            _LEFT + slot * (number + 0.5), height + 16, f"round {number + 1}", "middle"
        )
    for place, (name, each) in enumerate(gains.items()):
        floor = _TOP + _TALL_ROW * (place + 1)
        content += _label(floor - _TALL_ROW / 3, name)
        for number, (temples, treasures) in enumerate(each):
            left = _LEFT + slot * (number + 0.25)
            scale = (_TALL_ROW - 24) / most
            right = left + slot / 2
            content += _bar(left, right, floor, temples * scale, "temples")
            content += _bar(left, right, floor - temples * scale, treasures * scale, "treasures")
            top = floor - (temples + treasures) * scale - 4
            content += _text(left + slot / 4, top, f"{temples:.1f} + {treasures:.1f}", "middle")
    return _plot(height, "Points for temples and treasures by scoring round", content)
