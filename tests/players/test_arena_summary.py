"""The figures of an arena: those of the interface, and nothing that chance decides."""

from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree as ET

from tests.players.bots import plan, solo_plan
from tikal.players.arena.arena import run
from tikal.players.arena.job import Failure, GameResult
from tikal.players.arena.report import gains_of, report, sources_of
from tikal.players.arena.summary import summary, table


def game(number: int, ranks: tuple[int, ...], scores: tuple[int, ...], *seats: str) -> GameResult:
    """Return a made-up game in which all points came from one round's temples."""
    rounds = tuple(((score, 0),) for score in scores)
    return GameResult(number, 1, seats or ("x", "y"), scores, ranks, rounds)


GAMES = [
    game(0, (1, 2), (30, 20)),
    game(1, (1, 1), (25, 25), "y", "x"),
    game(2, (2, 1), (10, 20)),
    game(3, (2, 1), (7, 8), "y", "x"),
]


def test_the_figures() -> None:
    """Wins count in parts, means are over one's own games, equal ranks are both the better one."""
    figures: Any = summary(plan("x", "y"), GAMES)
    assert figures["games"] == 4
    assert list(figures) == ["games", "players"]
    mine = figures["players"]["x"]
    assert {key: mine[key] for key in ("games", "wins", "win_rate", "mean_score", "mean_rank")} == {
        "games": 4,
        "wins": 2.5,
        "win_rate": 0.625,
        "mean_score": 18.25,
        "mean_rank": 1.25,
    }
    assert list(mine)[5:] == ["elo", "elo_low", "elo_high"]
    assert mine["elo_low"] < 0 < mine["elo"] < mine["elo_high"]
    assert mine["elo"] == -figures["players"]["y"]["elo"]


def test_the_order_of_games_does_not_matter() -> None:
    """However games ended, the figures are the same."""
    assert summary(plan("x", "y"), GAMES) == summary(plan("x", "y"), GAMES[::-1])


def test_failures_are_listed() -> None:
    """Forfeits count and are named; lost games don't count and are named too."""
    bad = GameResult(4, 1, ("x", "y"), (1, 2), (2, 1), ((), ()), Failure("x", "crashed"))
    gone = GameResult(5, 1, ("y", "x"), (), (), (), Failure(None, "its process died"))
    figures: Any = summary(plan("x", "y"), [*GAMES, gone, bad])
    assert figures["games"] == 5
    assert figures["players"]["y"]["wins"] == 2.5
    assert figures["failures"] == [
        {"game": 4, "player": "x", "reason": "crashed"},
        {"game": 5, "player": None, "reason": "its process died"},
    ]


def test_nothing_played() -> None:
    """Where no game counts there are no means, and still a table."""
    figures: Any = summary(plan("x", "y"), [])
    assert figures["games"] == 0
    assert figures["players"]["x"]["win_rate"] is None
    assert [row[:2] for row in table(figures)] == [["x", "0"], ["y", "0"]]
    assert "No game counts" in report(plan("x", "y"), [], figures, "tikal")


def test_solo_figures() -> None:
    """Mutul is no player of the table but has his mean score and his rating beside it."""
    games = [game(place, (2, 1), (100, 180 + place), "x", "mutul") for place in range(4)]
    figures: Any = summary(solo_plan("x"), games)
    assert list(figures["players"]) == ["x"]
    assert figures["players"]["x"]["wins"] == 0
    assert figures["mutul_mean_score"] == 181.5
    assert figures["mutul_elo_low"] < figures["mutul_elo"] < figures["mutul_elo_high"]
    assert figures["mutul_elo"] > 0 == figures["players"]["x"]["elo"]


def test_points_by_source() -> None:
    """What is neither for temples nor for treasures came otherwise: a start, or a bid."""
    one = GameResult(0, 1, ("x", "y"), (30, 20), (1, 2), (((3, 4), (10, 0)), ((1, 1),)))
    two = GameResult(1, 1, ("y", "x"), (10, 20), (1, 2), (((5, 6),), ((1, 2),)))
    assert gains_of("x", [one, two]) == [(2, 3), (10, 0)]
    assert sources_of("x", [one, two]) == (7, 3, 15)


class Page(HTMLParser):
    """What a page consists of, every element being closed."""

    def __init__(self, text: str) -> None:
        """Read a page."""
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.tags.append(tag)
        self.attributes += [name for name, _ in attrs]

    def handle_data(self, data: str) -> None:
        """Note a text."""
        self.words.append(data)


def test_the_report() -> None:
    """A page of its own: three plots, no scripts, nothing loaded, names as they are."""
    nasty = "<x>&'\"" + "y" * 50
    played = [game(0, (1, 2), (30, 20), nasty, "y"), game(1, (1, 2), (12, 11), "y", nasty)]
    figures = summary(plan(nasty, "y"), played)
    text = report(plan(nasty, "y"), played, figures, "tikal arena --seed=1")
    page = Page(text)
    assert page.tags.count("svg") == 3
    assert not {"script", "link", "img", "x"} & set(page.tags)
    assert not {"src", "href", "onload"} & set(page.attributes)
    assert nasty in page.words
    assert "tikal arena --seed=1" in page.words
    for plot in text.split("<svg ")[1:]:
        ET.fromstring(f"<svg {plot.partition('</svg>')[0]}</svg>")  # noqa: S314 - our own


def test_the_report_of_real_games() -> None:
    """Games as they are played have a report, solo games too, with Mutul's rows."""
    for each in (plan("random"), solo_plan("random")):
        played = run(each, 1)
        text = report(each, played, summary(each, played), "tikal")
        assert "Points by source" in text
        assert (">mutul<" in text) == each.solo
