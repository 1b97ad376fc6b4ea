"""Install what the tests need from the system, where that is missing and possible.

    python tools/system.py

PostgreSQL and chromium come from the distribution. Where they can't be installed, a line says what
is missing and how to get it; the tests that need it then say so too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

POSTGRESQL = "/usr/lib/postgresql"


def missing() -> dict[str, str]:
    """Return the packages that are not there, with what needs them."""
    wanted: dict[str, str] = {}
    if not any(Path(POSTGRESQL).glob("*/bin/initdb")) and shutil.which("initdb") is None:
        wanted["postgresql"] = "the store's tests"
    if shutil.which("chromium") is None and shutil.which("google-chrome") is None:
        wanted["chromium"] = "the browser's tests"
    return wanted


def main() -> None:
    """Install what is missing, or say so."""
    wanted = missing()
    if wanted and shutil.which("apt-get") and os.geteuid() == 0:
        print(f"tikal: installing {' and '.join(wanted)}", file=sys.stderr, flush=True)
        install(list(wanted))
    for package, what in missing().items():
        print(f"tikal: {what} need {package}: apt install {package}", file=sys.stderr)


def install(packages: list[str]) -> None:
    """Install packages; whether it worked is seen afterwards."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
    subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet)  # noqa: S607
    subprocess.run(command, check=False, env=quiet, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
