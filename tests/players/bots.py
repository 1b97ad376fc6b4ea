"""Bots for tests: scripts that speak the line protocol, and packages that register players."""

import shlex
import sys
from pathlib import Path

from tikal.players.arena.job import Setup
from tikal.players.arena.plan import Plan

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"
CLASSIC: Setup = {"variant": "classic", "edition": "supermeeple", "options": {}, "seats": 2}

# A bot that is as good as any until it has to choose.
POLITE = """
import json, os, sys, time
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "tikal":
        print("ready", flush=True)
    elif word == "choose":
        legal = json.loads(rest)["legal"]
        {choose}
    elif word == "quit":
        {quit}
        break
"""

PLAYERS = '''
import os


class Deadly:
    """Takes its process with it."""

    name = "deadly"

    def choose(self, view):
        os._exit(7)


class Last:
    """Always chooses the last action, which ends turns at once."""

    name = "last"

    def choose(self, view):
        return view.legal[len(view.legal) - 1]


def deadly(seed, budget):
    return Deadly()


def last(seed, budget):
    return Last()
'''


def script(folder: Path, code: str) -> str:
    """Return the player's name of a bot written in Python."""
    path = folder / "bot.py"
    path.write_text(code)
    return named(path)


def polite(folder: Path, choose: str, farewell: str = "pass") -> str:
    """Return the player's name of a bot that does something when it has to choose."""
    return script(folder, POLITE.replace("{choose}", choose).replace("{quit}", farewell))


def named(path: Path) -> str:
    """Return the player's name of a Python file."""
    return f"exec:{shlex.join([sys.executable, str(path)])}"


def installed(folder: Path) -> None:
    """Put a package into a folder that registers the players `deadly` and `last`."""
    facts = folder / "tikal_test_players-1.0.dist-info"
    facts.mkdir()
    (folder / "tikal_test_players.py").write_text(PLAYERS)
    (facts / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: tikal-test-players\nVersion: 1.0\n"
    )
    (facts / "entry_points.txt").write_text(
        "[tikal.players]\ndeadly = tikal_test_players:deadly\nlast = tikal_test_players:last\n"
    )


def plan(*bots: str, seats: int = 2, seed: int = 1, seconds: float | None = None) -> Plan:
    """Return a plan for classic games."""
    return Plan(bots, {**CLASSIC, "seats": seats}, seed, seconds)


def solo_plan(bot: str) -> Plan:
    """Return a plan for games against Mutul."""
    solo = {"score": 175, "members": 0}
    return Plan((bot,), {**CLASSIC, "variant": "solo", "solo": solo}, seed=1)
