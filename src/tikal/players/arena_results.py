"""An arena's results on disk: one line of JSON for the plan, then one for each game.

The file only ever grows. A run that was stopped in the middle of a line loses that game only.
"""

import json
from pathlib import Path
from typing import Final, NoReturn

from tikal.errors import InvalidSetup
from tikal.players.arena_job import Played, played_from
from tikal.players.arena_plan import Plan

FORMAT: Final = "tikal-arena"
VERSION: Final = 1
# A line about a game takes about 300 bytes; a million of them is as far as an arena goes.
_LARGEST: Final = 1 << 30


class Results:
    """A results file; made by `opened`."""

    def __init__(self, path: Path, games: dict[int, Played]) -> None:
        """Take the games that are in the file already."""
        self._path = path
        self.games = games

    def add(self, played: Played) -> None:
        """Write a game down, at once and for good."""
        _append(self._path, played.as_data())
        self.games[played.game] = played


def kept_seed(path: Path) -> int | None:
    """Return the seed of the run that a file holds, None if there is no run in it yet."""
    lines = _lines(path)
    if not lines:
        return None
    seed = _plan(path, lines[0]).get("seed")
    return seed if isinstance(seed, int) else None


def opened(path: Path, plan: Plan) -> Results:
    """Return the results kept in a file, which is made if need be, or refuse it."""
    lines = _lines(path)
    if not lines:
        path.write_bytes(b"")
        _append(path, {"format": FORMAT, "version": VERSION, "plan": plan.as_data()})
        return Results(path, {})
    _check(path, _plan(path, lines[0]), plan)
    games = [_game(path, number, line) for number, line in enumerate(lines[1:], start=2)]
    _cut(path, lines)
    return Results(path, {game.game: game for game in reversed(games)})


def _lines(path: Path) -> list[bytes]:
    """Return the complete lines of the file; what comes after the last one is torn."""
    if not path.exists():
        return []
    if path.stat().st_size > _LARGEST:
        _refuse(path, "too large to be the results of an arena")
    return path.read_bytes().split(b"\n")[:-1]


def _cut(path: Path, lines: list[bytes]) -> None:
    """Take a torn last line away, so that the next one begins on a line of its own."""
    with path.open("r+b") as file:
        file.truncate(sum(len(line) + 1 for line in lines))


def _append(path: Path, data: dict[str, object]) -> None:
    with path.open("ab") as file:
        file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")


def _plan(path: Path, line: bytes) -> dict[str, object]:
    data = _object(line)
    plan = None if data is None else data.get("plan")
    if data is None or data.get("format") != FORMAT or not isinstance(plan, dict):
        _refuse(path, "no results of an arena")
    if data.get("version") != VERSION:
        _refuse(path, f"version {data.get('version')!r} of such files is unknown, only {VERSION}")
    return plan


def _check(path: Path, kept: dict[str, object], plan: Plan) -> None:
    given = json.loads(json.dumps(plan.as_data()))
    for key, value in given.items():
        if kept.get(key) != value:
            shown = f"{json.dumps(kept.get(key))}, not {json.dumps(value)}"
            _refuse(path, f"results of another run: its {key} is {shown}")


def _game(path: Path, number: int, line: bytes) -> Played:
    try:
        return played_from(_object(line) or {})
    except (KeyError, TypeError, ValueError):
        _refuse(path, f"line {number} is no game of an arena")


def _object(line: bytes) -> dict[str, object] | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _refuse(path: Path, reason: str) -> NoReturn:
    message = f"{path}: {reason}"
    raise InvalidSetup(message)
