"""Compile requirements/*.in to *.txt: versions and hashes for all platforms, no package index.

Run as `make lock`. Locked versions stay unless `make lock ARGS=--upgrade` asks for newer ones.
"""

import subprocess
import sys
from pathlib import Path

FOLDER = Path("requirements")
NAMES = ("run", "build", "dev", "node", "peers", "lock")  # dev is constrained by the two before it
OPTIONS = ("--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--quiet")


def lock(name: str, options: list[str]) -> None:
    """Compile one file; exit if the result names a package index."""
    target = FOLDER / f"{name}.txt"
    source = FOLDER / f"{name}.in"
    command = ["uv", "pip", "compile", *OPTIONS, *options, f"--output-file={target}", str(source)]
    subprocess.run(command, check=True)
    if "://" in target.read_text(encoding="utf-8"):
        sys.exit(f"{target} names a host: locked requirements must not")


if __name__ == "__main__":
    for each in NAMES:
        lock(each, sys.argv[1:])
