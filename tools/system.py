"""Install the system packages that tests need: PostgreSQL, chromium, nginx and systemd's checks.

    python tools/system.py

Where they can't be installed, a line says what is missing and how to get it. The tests that need it
say so too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

POSTGRESQL = "/usr/lib/postgresql"
# Servers are not on everybody's path.
PROGRAMS = f"{os.environ.get('PATH', os.defpath)}:/usr/sbin"


def missing() -> dict[str, str]:
    """Return the missing packages, each with what needs it."""
    wanted: dict[str, str] = {}
    if not any(Path(POSTGRESQL).glob("*/bin/initdb")) and shutil.which("initdb") is None:
        wanted["postgresql"] = "the store's tests"
    if shutil.which("chromium") is None and shutil.which("google-chrome") is None:
        wanted["chromium"] = "the browser's tests"
    if shutil.which("nginx", path=PROGRAMS) is None:
        wanted["nginx-light"] = "the proxy's tests"
    if shutil.which("openssl") is None:
        wanted["openssl"] = "the proxy's tests"
    if shutil.which("systemd-analyze") is None:
        wanted["systemd"] = "the tests of the units"
    return wanted


def main() -> None:
    """Install missing packages; print what is still missing."""
    wanted = missing()
    if wanted and shutil.which("apt-get") and os.geteuid() == 0:
        print(f"tikal: installing {' and '.join(wanted)}", file=sys.stderr, flush=True)
        install(list(wanted))
    for package, what in missing().items():
        print(f"tikal: {what} need {package}: apt install {package}", file=sys.stderr)


def install(packages: list[str]) -> None:
    """Try to install packages; the caller checks the result."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
    subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet)  # noqa: S607
    subprocess.run(command, check=False, env=quiet, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
