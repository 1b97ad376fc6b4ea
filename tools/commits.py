"""Build another commit of this project, compiled, in an environment of its own.

    python tools/commits.py 0b3e126        build it; print the Python that has it

The commit's own sources, `setup.py` and locked requirements are used; nothing of the working tree
gets in. The environment stays in `.venv/commits/`, so that a second run takes a moment. `make bench
ARGS="--against REV"` measures two builds side by side with it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # this may run as a script, before anything is installed

from tools.venvs import (  # noqa: E402
    BIN,
    HOME,
    Stamp,
    digest,
    fill,
    get_pip,
    install_wheel,
    need_compiler,
    pack,
    say,
    stop,
)

COMPILED = {"TIKAL_PURE": "0", "TIKAL_COMPILED": "1"}


class Build(NamedTuple):
    """A commit and the Python in which it is installed."""

    commit: str
    python: Path


def main(arguments: list[str]) -> None:
    """Build the commit named on the command line."""
    if len(arguments) != 1:
        stop("usage: python tools/commits.py REVISION", code=2)
    print(build_commit(arguments[0]).python)


def build_commit(revision: str) -> Build:
    """Return the compiled build of a commit, made now unless it is there already."""
    commit = full_name(revision)
    home = HOME / "commits" / commit
    stamp = Stamp(home / "stamp", digest([]))
    if not stamp.holds():
        say(f"building {revision} ({commit[:7]}) to compare with: this takes a few minutes, once")
        get_pip()
        need_compiler()
        with tempfile.TemporaryDirectory() as folder:
            install(Path(folder), commit, home)
        stamp.write()
    return Build(commit, home / "run" / BIN / "python")


def install(source: Path, commit: str, home: Path) -> None:
    """Fill the commit's environment from a clean copy of the commit."""
    unpack(commit, source)
    locks = home / "requirements"
    shutil.copytree(source / "requirements", locks, dirs_exist_ok=True)
    name = home.relative_to(HOME).as_posix()
    tools = "build" if same_tools(locks) else f"{name}/build"
    fill(tools, "build", locks if tools != "build" else ROOT / "requirements")
    fill(f"{name}/run", "run", locks)
    install_wheel(f"{name}/run", pack(tools, source, home / "wheel", COMPILED))


def same_tools(locks: Path) -> bool:
    """Tell whether the commit is built with the same tools as the working tree."""
    ours = ROOT / "requirements" / "build.txt"
    return ours.read_bytes() == (locks / "build.txt").read_bytes()


def full_name(revision: str) -> str:
    """Return the commit that a revision names."""
    found = git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if found is None:
        stop(f"git knows no commit {revision!r} here")
    return found.strip()


def is_ancestor(commit: str, later: str) -> bool:
    """Tell whether a commit is the later one or one that it was built on."""
    return git("merge-base", "--is-ancestor", commit, later) is not None


def unpack(commit: str, folder: Path) -> None:
    """Put the files of a commit into a folder."""
    packed = folder.with_suffix(".tar")
    if git("archive", "--format=tar", f"--output={packed}", commit) is None:
        stop(f"git could not unpack {commit}")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    packed.unlink()


def git(*arguments: str) -> str | None:
    """Return what git prints, None if it fails or is not installed."""
    program = shutil.which("git")
    if program is None:
        return None
    command = [program, "-C", str(ROOT), *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return None if done.returncode else done.stdout


if __name__ == "__main__":
    main(sys.argv[1:])
