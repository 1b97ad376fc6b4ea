"""The figures of other engines, measured by a worker in their own Python."""

import json
import subprocess
from pathlib import Path
from typing import Final

from tikal.cli.bench.figures import Figure, import_time

_WORKER: Final = Path(__file__).with_name("peer_worker.py")

# Title and unit of each figure.
_TITLES: Final = {
    "chess_moves": ("python-chess: random legal moves", "moves/s"),
    "chess_copy": ("python-chess: Board.copy(stack=False)", "ns"),
    "chess_read": ("python-chess: pgn.read_game, 150 moves", "ms"),
    "open_spiel_actions": ("OpenSpiel: backgammon, dice counted", "actions/s"),
    "open_spiel_moves": ("OpenSpiel: backgammon, dice not counted", "moves/s"),
    "catanatron": ("catanatron: random games of four", "actions/s"),
}


class Peers:
    """The worker process and the peers that it has found."""

    def __init__(self, python: str) -> None:
        """Start the worker with the peers' Python."""
        self._process: Final = subprocess.Popen(
            [python, str(_WORKER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._python: Final = python
        found = json.loads(self._line())
        self.versions: dict[str, str] = found["peers"]
        self._names: list[str] = found["figures"]

    def _line(self) -> str:
        assert self._process.stdout is not None  # noqa: S101 - as it was opened above
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("bench: the peers' Python has ended, see above")
        return line

    def _sample(self, name: str, seconds: float) -> float:
        assert self._process.stdin is not None  # noqa: S101 - as it was opened above
        self._process.stdin.write(f"{name} {seconds}\n")
        self._process.stdin.flush()
        return float(self._line())

    def figures(self) -> list[Figure]:
        """Return the peers' figures; the worker measures them."""
        figures = [self._figure(name) for name in self._names]
        if "chess" in self.versions:
            timed = import_time(self._python, "chess")
            figures.append(Figure("chess_import", "python-chess: import chess", "ms", timed))
        return figures

    def _figure(self, name: str) -> Figure:
        title, unit = _TITLES[name]
        return Figure(name, title, unit, lambda seconds: self._sample(name, seconds))

    def close(self) -> None:
        """Let the worker end."""
        self._process.communicate()
