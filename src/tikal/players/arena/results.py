"""The results file of an arena: one line of JSON for the plan, then one for each game.

Lines are only appended. If a run stops in the middle of a line, only that game is lost.
"""

import json
from pathlib import Path
from typing import Final, NoReturn

from tikal.errors import InvalidSetup
from tikal.players.arena.job import GameResult, game_result_from
from tikal.players.arena.plan import Plan

FORMAT: Final = "tikal-arena"
VERSION: Final = 1
# A game's line has about 300 bytes; this is enough for three million games.
_LARGEST: Final = 1 << 30


class Results:
    """A results file, opened with `open_results`."""

    def __init__(self, path: Path, games: dict[int, GameResult]) -> None:
        """Take the games that the file already holds."""
        self._path = path
        self.games = games

    def add(self, played: GameResult) -> None:
        """Append a game to the file at once."""
        _append(self._path, played.as_data())
        self.games[played.game] = played


def seed_in(path: Path) -> int | None:
    """Return the seed of the run in a file, None if there is no run in it."""
    lines = _lines(path)
    if not lines:
        return None
    seed = _plan(path, lines[0]).get("seed")
    return seed if isinstance(seed, int) else None


def open_results(path: Path, plan: Plan) -> Results:
    """Return the results in a file, created if missing; refuse another run's file."""
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
    """Return the complete lines of the file, without an unfinished last one."""
    if not path.exists():
        return []
    if path.stat().st_size > _LARGEST:
        _refuse(path, "too large to be the results of an arena")
    return path.read_bytes().split(b"\n")[:-1]


def _cut(path: Path, lines: list[bytes]) -> None:
    """Remove an unfinished last line."""
    with path.open("r+b") as file:
        file.truncate(sum(len(line) + 1 for line in lines))


def _append(path: Path, data: dict[str, object]) -> None:
    with path.open("ab") as file:
        file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")


def _plan(path: Path, line: bytes) -> dict[str, object]:
    data = _object(line)
    plan = None if data is None else data.get("plan")
    if data is None or data.get("format") != FORMAT or not isinstance(plan, dict):
        _refuse(path, "not the results of an arena")
    if data.get("version") != VERSION:
        _refuse(path, f"unknown version {data.get('version')!r}, only {VERSION} can be read")
    return plan


def _check(path: Path, kept: dict[str, object], plan: Plan) -> None:
    given = json.loads(json.dumps(plan.as_data()))
    for key, value in given.items():
        if kept.get(key) != value:
            shown = f"{json.dumps(kept.get(key))}, not {json.dumps(value)}"
            _refuse(path, f"results of another run: its {key} is {shown}")


def _game(path: Path, number: int, line: bytes) -> GameResult:
    try:
        return game_result_from(_object(line) or {})
    except (KeyError, TypeError, ValueError):
        _refuse(path, f"line {number} is not a game of an arena")


def _object(line: bytes) -> dict[str, object] | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _refuse(path: Path, reason: str) -> NoReturn:
    message = f"{path}: {reason}"
    raise InvalidSetup(message)
