"""Run `make play` in a clean copy and print how long it takes until the game is served.

    python tools/time_play.py

The copy has no `.venv/` and no built page, and gets its own data folder; it is deleted at the end.
Packages come from the download caches, so the time measured is that of the work. Standard library
only.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What a fresh clone doesn't have: everything that make and its tools have made here.
MADE = (".git", ".venv", ".*_cache", ".figures", "__pycache__", "build", "node_modules", "static")
WHERE = re.compile(r"Tikal is at (http://\S+:\d+)/")
# The goal in seconds, and the time after which something must be wrong.
GOAL = 90
LIMIT = 1200


def main() -> None:
    """Copy the sources, run `make play`, read the page, and print the time."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        clone = Path(folder, "tikal")
        shutil.copytree(ROOT, clone, ignore=shutil.ignore_patterns(*MADE))
        begun = time.monotonic()
        spent = seconds_to_serve(clone, Path(folder, "home"), begun)
    print(
        f"make play in a clean copy: {spent:.0f} s without downloads (goal: {GOAL} s)", flush=True
    )


def seconds_to_serve(clone: Path, home: Path, begun: float) -> float:
    """Start the game and return the seconds until its page could be read."""
    home.mkdir()
    command = ["make", "play", "ARGS=--no-browser --port 0"]
    environment = {**os.environ, "TIKAL_HOME": str(home)}
    process = subprocess.Popen(
        command, cwd=clone, env=environment, stdout=subprocess.PIPE, text=True, process_group=0
    )
    signal.signal(signal.SIGALRM, lambda *_: os.killpg(process.pid, signal.SIGKILL))
    signal.alarm(LIMIT)
    try:
        address = address_of(process)
        with urllib.request.urlopen(f"{address}/readyz", timeout=30) as answer:  # noqa: S310
            answer.read()
        with urllib.request.urlopen(f"{address}/", timeout=30) as answer:  # noqa: S310
            if b"<title>" not in answer.read():
                sys.exit("tikal: make play serves no page")
        return time.monotonic() - begun
    finally:
        signal.alarm(0)
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(timeout=60)


def address_of(process: subprocess.Popen[str]) -> str:
    """Return the address that `make play` prints."""
    for line in process.stdout or ():
        where = WHERE.search(line)
        if where is not None:
            return where[1]
    sys.exit("tikal: make play ended without serving anything (see above)")


if __name__ == "__main__":
    main()
