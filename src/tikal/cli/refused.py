"""How the program says no: one clear line on stderr, exit code 1, never a traceback."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any, Final

import click

from tikal.errors import TikalError

# Longer messages repeat what someone has put into a file; the middle of it helps nobody.
_LONGEST: Final = 400


def one_line(text: str) -> str:
    """Return a text that stays on its line and leaves the terminal alone, whatever is in it."""
    shown = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text)
    if len(shown) <= _LONGEST:
        return shown
    return f"{shown[: _LONGEST // 2]} … {shown[-_LONGEST // 2 :]}"


class Refused(click.ClickException):
    """A value or a file that can't be accepted."""

    exit_code = 1

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the reason."""
        click.echo(f"tikal: {one_line(self.format_message())}", file=file, err=file is None)


def os_problem(problem: OSError) -> str:
    """Return what the system says about a file, the file's name first."""
    reason = problem.strerror or str(problem)
    return reason if problem.filename is None else f"{problem.filename}: {reason}"


@contextmanager
def refusals_told() -> Iterator[None]:
    """Turn whatever a command refuses into `Refused`."""
    try:
        yield
    except TikalError as problem:
        raise Refused(str(problem)) from problem
    except click.MissingParameter:
        raise
    except click.BadParameter as problem:
        raise Refused(problem.format_message()) from problem
    except OSError as problem:
        if problem.errno == errno.EPIPE:
            raise
        raise Refused(os_problem(problem)) from problem
