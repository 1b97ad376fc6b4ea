"""Refusals: one clear line on stderr and exit code 1, never a traceback."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any, Final

import click

from tikal.errors import TikalError

# Longer messages quote a file's content: their middle is cut out.
_LONGEST: Final = 400


def one_line(text: str) -> str:
    """Return a text on one line, cut if too long, with control characters escaped."""
    shown = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text)
    if len(shown) <= _LONGEST:
        return shown
    return f"{shown[: _LONGEST // 2]} … {shown[-_LONGEST // 2 :]}"


def reason_of(problem: TikalError | OSError) -> str:
    """Return what went wrong, for a file with its name first."""
    if isinstance(problem, TikalError) or problem.strerror is None:
        return str(problem)
    reason = problem.strerror[:1].lower() + problem.strerror[1:]
    return reason if problem.filename is None else f"{problem.filename}: {reason}"


class Refused(click.ClickException):
    """A value or a file that can't be accepted."""

    exit_code = 1

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the reason."""
        click.echo(f"tikal: {one_line(self.format_message())}", file=file, err=file is None)


@contextmanager
def refusals_in_one_line() -> Iterator[None]:
    """Turn errors about values and files into `Refused`."""
    try:
        yield
    except click.MissingParameter:
        raise
    except click.BadParameter as problem:
        raise Refused(problem.format_message()) from problem
    except (TikalError, OSError) as problem:
        if isinstance(problem, OSError) and problem.errno == errno.EPIPE:
            raise
        raise Refused(reason_of(problem)) from problem
