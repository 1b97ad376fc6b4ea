"""Build `tikal`: with mypyc where there is a C compiler, as plain Python where not.

All metadata is in pyproject.toml; this file only decides what is compiled. Two switches:

* `TIKAL_PURE=1`: compile nothing;
* `TIKAL_COMPILED=1`: a module that does not compile is an error (otherwise: a plain install).

An editable install is always plain, so that an edited module is the one that runs.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path("src", "tikal")
RULES = Path("docs", "rules")

# What is compiled, below src/tikal (an __init__.py never is). Each library is one C file: several
# of them are compiled at the same time.
LIBRARIES = {
    "tikal_engine": ("untrusted.py", "geometry/**/*.py", "box/**/*.py", "engine/**/*.py"),
    "tikal_search": ("players/search/**/*.py",),
    "tikal_words": ("notation/**/*.py", "game.py", "view.py", "web/board/*.py"),
}

# What those patterns match and still stays plain Python: pattern below src/tikal -> why.
PLAIN = {
    "notation/svg/*.py": "pictures are drawn once in a while; compiling them would only take time",
    "notation/terminal/board.py": "as above",
    "notation/board/*.py": "as above",
    "notation/files.py": "waits for the disk",
    "notation/schemas.py": "as above",
}

# The first lets the compiler inline functions that need not be seen from outside. To look for what
# it could warn of in translated code would take it half as long again.
COMPILER_OPTIONS = ["-fvisibility=hidden", "-w"]
# The libraries that playouts and bots live in are worth more of the compiler's time. They are fast
# because the accessors of positions are inlined everywhere; with these bounds -O2 does that as -O3
# does, in half the time. The other library would gain a twentieth by it.
FAST = ("tikal_engine", "tikal_search")
INLINING = (
    *("--param", "max-inline-insns-auto=30"),
    *("--param", "inline-min-speedup=15"),
    *("--param", "early-inlining-insns=14"),
)

PURE = os.environ.get("TIKAL_PURE") == "1"
REQUIRED = os.environ.get("TIKAL_COMPILED") == "1"
BUILDING = not {"bdist_wheel", "build", "build_ext"}.isdisjoint(sys.argv)


def compiled_paths(library: str) -> Iterator[str]:
    """List the modules that go into a library, in a fixed order."""
    for pattern in LIBRARIES[library]:
        for path in sorted(ROOT.glob(pattern)):
            if path.name != "__init__.py" and not any(path.match(plain) for plain in PLAIN):
                yield str(path)


def extensions() -> list[Extension]:
    """Translate the compiled modules to C."""
    if PURE or not BUILDING:
        return []
    groups: list[tuple[list[str], str | None]] = [
        (list(compiled_paths(library)), library) for library in LIBRARIES
    ]
    paths = [path for group, _ in groups for path in group]
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - a plain build does without mypy

        made = mypycify(paths, opt_level="3", debug_level="0", separate=groups)
    except (Exception, SystemExit) as problem:
        if REQUIRED:
            raise
        print(f"tikal: plain Python, since mypyc did not translate it ({problem!r})")  # noqa: T201
        return []
    for extension in made:
        extension.optional = not REQUIRED
        if os.name != "nt":  # a list of its own: mypycify gives them one for all
            levels = ("-O2", *INLINING) if extension.name.startswith(FAST) else ("-O1",)
            given = extension.extra_compile_args
            extension.extra_compile_args = [*given, *COMPILER_OPTIONS, *levels]
    return cast("list[Extension]", made)


class AllOrNothing(build_ext):
    """Keep the compiled modules only if every one of them was built.

    They share a few libraries: some without the others could not be imported.
    """

    def finalize_options(self) -> None:
        """Compile several at the same time, unless told otherwise."""
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count() or 1

    def run(self) -> None:
        """Build, then take back a half-built set."""
        super().run()
        outputs = [Path(output) for output in self.get_outputs()]
        if not all(output.exists() for output in outputs):
            print("tikal: plain Python, since the C compiler is missing or failed")  # noqa: T201
            for output in outputs:
                output.unlink(missing_ok=True)


class WithRules(build_py):
    """Put the documentation's rules into the package: the app shows the same pages."""

    def run(self) -> None:
        """Copy the modules, then the pages."""
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "tikal", "web", "rules_pages")
            self.mkpath(str(target))
            for page in sorted(RULES.glob("*.md")):
                self.copy_file(str(page), str(target / page.name))


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": AllOrNothing, "build_py": WithRules},
    )
