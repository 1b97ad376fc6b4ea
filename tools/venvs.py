"""Set up the project's virtual environments and run programs in them.

    python tools/venvs.py play                 set up .venv/play
    python tools/venvs.py play tikal play      the same, then run `tikal play` there

| environment | what is in it |
| ----------- | ------------- |
| play        | the game as users get it: compiled if there is a C compiler |
| dev         | the development tools and an editable, plain Python install |
| compiled    | the development tools and the compiled build; needs a C compiler |
| peers       | other engines, for `make bench` |
| node        | Node, for `tools/page.py` on machines that have none |
| build, lock | the tools that build the wheel; those that lock the requirements |
| pip         | the pip that fills all other environments |

Each environment keeps a digest of what it was made from, so that a second run takes only a moment.
Standard library only: any Python >= 3.11 can run this, with or without `make`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
BIN = "Scripts" if os.name == "nt" else "bin"
OLDEST = (3, 11)

# What the wheel is made from. (A changed README, its description, is not worth a new build.)
SOURCES = (
    "src",
    "docs/rules",
    "setup.py",
    "pyproject.toml",
    "requirements/run.in",
    "requirements/build.txt",
)
PAPERS = ("README.md", "LICENSE", "NOTICE")
LEFTOVERS = ("__pycache__", "*.egg-info", "*.so", "*.pyd")


class Kind(NamedTuple):
    """What goes into an environment."""

    requirements: str
    install: str = "nothing"


KINDS = {
    "play": Kind("run", "wheel"),
    "dev": Kind("dev", "editable"),
    "compiled": Kind("dev", "compiled wheel"),
    "peers": Kind("peers"),
    "node": Kind("node"),
    "build": Kind("build"),
    "lock": Kind("lock"),
}


def main(arguments: list[str]) -> None:
    """Set up the environment that is named first, then run the rest as a command in it."""
    if sys.version_info < OLDEST:
        stop(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    if not arguments or arguments[0] not in KINDS:
        stop(f"usage: python tools/venvs.py {{{','.join(KINDS)}}} [COMMAND ...]", code=2)
    set_up(arguments[0])
    if arguments[1:]:
        run(arguments[0], arguments[1:])


def set_up(name: str) -> None:
    """Set up an environment, or update what has changed."""
    get_pip()
    kind = KINDS[name]
    if kind.install == "compiled wheel":
        need_compiler()
    if kind.install in {"wheel", "compiled wheel"}:
        with ThreadPoolExecutor(2) as others:  # each mostly waits for its slowest part
            filled = others.submit(fill, name, kind.requirements)
            made = wheel(others, required=kind.install == "compiled wheel")
            filled.result()
        install_wheel(name, made)
        return
    fill(name, kind.requirements)
    if kind.install == "editable":
        install_editable(name)


def fill(name: str, requirements: str, folder: Path = ROOT / "requirements") -> None:
    """Create an environment with its locked requirements; again if they have changed."""
    locked = folder / f"{requirements}.txt"
    stamp = Stamp(HOME / name / "requirements.stamp", digest([locked], name))
    if stamp.holds():
        return
    say(f"setting up .venv/{name} (this once)")
    venv.EnvBuilder(clear=True, symlinks=os.name != "nt").create(HOME / name)
    # No bytecode in advance: Python compiles what is imported, which is less than all of it.
    # No dependencies: the lock names them all, and pip 23 would resolve one with an extra to a
    # newer release and refuse it for its hash.
    pip(name, "install", "--no-compile", "--no-deps", "--require-hashes", "-r", str(locked))
    stamp.write()


def get_pip() -> None:
    """Set up one pip for all environments; one in each would take longer."""
    stamp = Stamp(HOME / "pip" / "pip.stamp", digest([]))
    if stamp.holds():
        return
    if importlib.util.find_spec("ensurepip") is None:
        stop(f"{sys.executable} cannot create virtual environments: install python3-venv")
    builder = venv.EnvBuilder(clear=True, symlinks=os.name != "nt", with_pip=True)
    builder.create(HOME / "pip")
    stamp.write()


def install_editable(name: str) -> None:
    """Install the package as plain Python that runs from src/."""
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "requirements" / "run.in"]
    stamp = Stamp(HOME / name / "package.stamp", digest(files))
    if not stamp.holds():
        pip(name, "install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        stamp.write()


def install_wheel(name: str, path: Path) -> None:
    """Install a wheel unless the same one is installed."""
    stamp = Stamp(HOME / name / "package.stamp", digest([path]))
    if not stamp.holds():
        pip(name, "install", "--no-deps", "--no-index", "--force-reinstall", str(path))
        stamp.write()


def wheel(others: ThreadPoolExecutor, *, required: bool) -> Path:
    """Return the wheel of the present sources; with `required` it must be compiled."""
    pure = not required and (compiler() is None or os.environ.get("TIKAL_PURE") == "1")
    switches = {"TIKAL_PURE": str(int(pure)), "TIKAL_COMPILED": str(int(required))}
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "tikal")
        page = others.submit(build_page)
        if find_wheel() is None:  # the first one: compile while the page is built
            compile_modules(copy, switches)
        page.result()
        stamp = Stamp(HOME / "wheel" / "stamp", digest(sources(), str(pure)))
        made = find_wheel()
        if made is None or not stamp.holds() or (required and not is_compiled(made)):
            made = build(copy, switches)
            stamp.write()
    return made


def build_page() -> None:
    """Build the page for browsers if its sources have changed.

    `TIKAL_PAGE=0` skips this: work on the engine needs no Node.
    """
    if (ROOT / "ui").is_dir() and os.environ.get("TIKAL_PAGE") != "0":
        done = subprocess.run([sys.executable, str(ROOT / "tools" / "page.py")], check=False)
        if done.returncode:
            sys.exit(done.returncode)


def compile_modules(copy: Path, switches: dict[str, str]) -> None:
    """Compile in a copy of the sources, where `build` finds it; `build` reports errors."""
    fill("build", "build")
    say("compiling (this takes a minute)")
    duplicate_sources(copy)
    command = [str(HOME / "build" / BIN / "python"), "setup.py", "build_ext"]
    environment = clean_environment() | switches
    subprocess.run(command, check=False, cwd=copy, env=environment, capture_output=True)


def build(copy: Path, switches: dict[str, str]) -> Path:
    """Build the wheel from a copy of the sources, so that no old files get into it."""
    fill("build", "build")
    say("building the wheel")
    duplicate_sources(copy)
    return pack("build", copy, HOME / "wheel", switches)


def pack(tools: str, source: Path, folder: Path, switches: dict[str, str]) -> Path:
    """Build a wheel with the tools of an environment, alone in a folder, and return it."""
    shutil.rmtree(folder, ignore_errors=True)
    options = ("--no-deps", "--no-index", "--no-build-isolation")
    pip(tools, "wheel", *options, f"--wheel-dir={folder}", str(source), **switches)
    made = find_wheel(folder)
    if made is None:
        stop("the build left no wheel")
    say(f"built {made.name}: {'compiled' if is_compiled(made) else 'plain Python'}")
    return made


def duplicate_sources(copy: Path) -> None:
    """Copy what the wheel is made from into a folder, over an earlier copy if there is one."""
    for part in (*SOURCES, *PAPERS):
        duplicate(ROOT / part, copy / part)


def duplicate(source: Path, target: Path) -> None:
    """Copy a file or a folder, without what earlier builds have left there."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        ignored = shutil.ignore_patterns(*LEFTOVERS)
        shutil.copytree(source, target, ignore=ignored, dirs_exist_ok=True)
    else:
        shutil.copy2(source, target)


def find_wheel(folder: Path = HOME / "wheel") -> Path | None:
    """Return the wheel in a folder, if there is one: by default the one built last."""
    return next(folder.glob("*.whl"), None)


def is_compiled(path: Path) -> bool:
    """Tell whether a wheel holds compiled modules."""
    with zipfile.ZipFile(path) as archive:
        return any(name.endswith((".so", ".pyd")) for name in archive.namelist())


def sources() -> list[Path]:
    """List the files that the wheel is made from."""
    found = []
    for part in SOURCES:
        below = [ROOT / part] if (ROOT / part).is_file() else sorted((ROOT / part).rglob("*"))
        found += [path for path in below if path.is_file() and not is_leftover(path)]
    return found


def is_leftover(path: Path) -> bool:
    """Tell whether a file was made by running or building."""
    return any(
        Path(part).match(pattern) for part in path.relative_to(ROOT).parts for pattern in LEFTOVERS
    )


def compiler() -> str | None:
    """Return the C compiler that setuptools would use, if it and Python's headers are there."""
    if os.name == "nt":
        return "msvc"  # setuptools looks for it; without it the build is plain
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(shlex.split(command)[0]) if header.exists() else None


def need_compiler() -> None:
    """Stop if there is no C compiler and none can be installed."""
    if compiler() is None and shutil.which("apt-get") and os.geteuid() == 0:
        say("no C compiler: installing gcc")
        headers = "python{}.{}-dev".format(*sys.version_info)
        wanted = ["gcc", "libc6-dev"]
        if sys.base_prefix == "/usr":
            wanted.append(headers)
        subprocess.run(["apt-get", "update", "-qq"], check=False)  # noqa: S607
        subprocess.run(["apt-get", "install", "-qq", "-y", *wanted], check=False)  # noqa: S607
    if compiler() is None:
        stop(
            "the compiled build needs a C compiler and Python's headers: install gcc and "
            "python3-dev (Debian, Ubuntu), gcc and python3-devel (Fedora), or Xcode's tools (macOS)"
        )


def pip(name: str, *arguments: str, **switches: str) -> None:
    """Run pip for an environment; print its output only if it fails."""
    command = [str(HOME / "pip" / BIN / "python"), "-m", "pip", "--disable-pip-version-check"]
    command += ["--python", str(HOME / name / BIN / "python")]
    environment = clean_environment() | {"PIP_USER": "0"} | switches
    done = subprocess.run(
        [*command, *arguments],
        check=False,
        env=environment,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        stop(f"{done.stdout}\ntikal: pip {arguments[0]} failed in .venv/{name} (see above)")


def run(name: str, command: list[str]) -> None:
    """Replace this process by a command, with the environment's programs first on the path."""
    folder = HOME / name / BIN
    path = os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])
    program = shutil.which(command[0], path=path)
    if program is None:
        stop(f"no {command[0]} in .venv/{name}")
    environment = clean_environment() | {"PATH": path, "VIRTUAL_ENV": str(HOME / name)}
    if os.name == "nt":  # Windows has no exec that waits
        sys.exit(subprocess.run([program, *command[1:]], check=False, env=environment).returncode)
    os.execve(program, [program, *command[1:]], environment)  # noqa: S606


def clean_environment() -> dict[str, str]:
    """Return the environment variables without those that would redirect Python or pip."""
    return {
        name: value
        for name, value in os.environ.items()
        if name not in {"PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX"}
    }


class Stamp(NamedTuple):
    """A file with the digest of what something was made from; written when that is finished."""

    path: Path
    text: str

    def holds(self) -> bool:
        """Tell whether the digest is still the same."""
        return self.path.is_file() and self.path.read_text(encoding="ascii") == self.text

    def write(self) -> None:
        """Write the digest."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.text, encoding="ascii")


def digest(files: list[Path], *facts: str) -> str:
    """Return a digest of files, this Python and this folder: environments can't be moved."""
    whole = hashlib.sha256(repr((sys.version, sys.base_prefix, str(ROOT), facts)).encode())
    for path in files:
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def say(text: str) -> None:
    """Print a message on stderr; stdout belongs to the command."""
    sys.stderr.write(f"tikal: {text}\n")  # in one piece: several threads may print
    sys.stderr.flush()


def stop(text: str, code: int = 1) -> NoReturn:
    """Print a message and exit."""
    say(text)
    sys.exit(code)


if __name__ == "__main__":
    main(sys.argv[1:])
