"""Structured logs: one JSON object for each line, on stderr."""

import json
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any, Final

LOG: Final = logging.getLogger("tikal.web")
# What every log record has; all other attributes were given with `extra`.
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

# The same complaint is written so often in so many seconds.
_MOST_ALIKE: Final = 20
_WHILE: Final = 10.0
# What two messages begin with that say the same.
_ALIKE: Final = 60
_MOST_KINDS: Final = 1000


class JsonLines(logging.Formatter):
    """Writes a record as JSON: time, level, logger, message, and what was added to it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Throttle(logging.Filter):
    """Writes the same complaint only so often; a later one says how many were left out.

    What others send must not fill the disk: neither their broken requests, nor that there is no
    descriptor for them.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with an empty log."""
        super().__init__()
        self._clock = clock
        # When each kind of complaint was first written in its while, and how often since.
        self._written: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is written."""
        if record.levelno < logging.WARNING:
            return True
        if len(self._written) > _MOST_KINDS:
            self._written.clear()
        now = self._clock()
        key = (record.name, str(record.msg)[:_ALIKE])
        begun, count = self._written.get(key, (now, 0))
        if now - begun >= _WHILE:
            if count > _MOST_ALIKE:
                record.left_out = count - _MOST_ALIKE
            begun, count = now, 0
        self._written[key] = (begun, count + 1)
        return count < _MOST_ALIKE


def keep_stderr_for_the_log() -> None:
    """Let nobody but the log write to stderr; turn lines that others write there into records.

    The server's children, which bots think in, write tracebacks and warnings of their own. From
    now on their stderr is a pipe to this process. If the server is killed, its end of the pipe is
    gone, and what a child complains of then is written nowhere.
    """
    real = os.fdopen(os.dup(2), "w", encoding="utf-8", errors="backslashreplace", buffering=1)
    reading, writing = os.pipe()
    os.dup2(writing, 2)
    os.close(writing)
    sys.stderr = real
    lines = os.fdopen(reading, encoding="utf-8", errors="backslashreplace")
    threading.Thread(target=_log_lines, args=(lines,), daemon=True).start()


def _log_lines(lines: Iterable[str]) -> None:
    for line in lines:
        LOG.warning("written to stderr", extra={"line": line.rstrip("\n")})


def log_config(level: str) -> dict[str, Any]:
    """Return the configuration of all loggers, uvicorn's too."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "filters": {"throttle": {"()": Throttle}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "filters": ["throttle"],
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["stderr"], "level": level.upper()},
        "loggers": {
            "uvicorn.access": {"level": "WARNING"},
            "alembic": {"level": "WARNING"},
        },
    }
