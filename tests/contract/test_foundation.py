"""What the repository's own files promise: locked requirements and one way to build."""

import importlib
import re
import tomllib
from pathlib import Path

import pytest

import setup
import tikal

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKED = sorted((ROOT / "requirements").glob("*.txt"))
LINE = re.compile(
    r"""
    [a-z0-9-]+==[^ ]+([ ];[ ][^\\]+)?[ ]\\  # a package's version, and for which machines
    | [ ]{4}--hash=sha256:[0-9a-f]{64}([ ]\\)?
    | [ ]{4}[#].*                           # why it is needed
    """,
    re.VERBOSE,
)
EXTENSION_SUFFIXES = (".so", ".pyd")


def requirements(path: Path) -> list[str]:
    """Return a requirements file's lines without its comments and options."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and line[0].isalpha()]


def names(path: Path) -> set[str]:
    """Return the packages that a requirements file names, spelled alike."""
    return {re.split(r"[=<>~! \[]", line)[0].replace("_", "-") for line in requirements(path)}


@pytest.mark.parametrize("path", LOCKED, ids=lambda path: path.stem)
def test_locked_requirements_hold_versions_and_hashes_only(path: Path) -> None:
    """No line of a locked file is anything but a version, a hash or a note: no host, no option."""
    strange = [line for line in path.read_text("utf-8").splitlines() if not LINE.fullmatch(line)]
    assert strange == []


@pytest.mark.parametrize("path", LOCKED, ids=lambda path: path.stem)
def test_locked_requirements_have_a_source(path: Path) -> None:
    """Every locked file is compiled from an .in file beside it that still asks for it."""
    assert names(path.with_suffix(".in")) <= names(path)


def test_builds_use_the_locked_tools() -> None:
    """A build by plain pip takes the same tools as one by make."""
    assert PROJECT["build-system"]["requires"] == requirements(ROOT / "requirements" / "build.in")


def test_all_or_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled build has every module that setup.py lists as a C extension, a pure one none."""
    monkeypatch.chdir(ROOT)
    paths = [Path(path) for library in setup.LIBRARIES for path in setup.compiled_paths(library)]
    modules = {".".join(path.with_suffix("").parts[1:]) for path in paths}
    compiled = {name for name in modules if is_extension(name)}
    assert modules
    assert compiled == (modules if tikal.COMPILED else set())


def is_extension(name: str) -> bool:
    """Tell whether a module was loaded from a C extension."""
    return str(importlib.import_module(name).__file__).endswith(EXTENSION_SUFFIXES)
