"""Logs: a JSON object on each line, with whatever was added."""

import json
import logging
import subprocess
import sys

from tikal.web.logs import JsonLines, log_config


def test_a_line() -> None:
    """Time, level, logger and message are always there; extras and exceptions come with them."""
    made = logging.makeLogRecord(
        {"name": "tikal.web", "levelname": "INFO", "msg": "hello %s", "args": ("Ada",), "table": 7}
    )
    line = json.loads(JsonLines().format(made))
    assert (line["level"], line["logger"], line["message"]) == ("info", "tikal.web", "hello Ada")
    assert line["table"] == 7
    assert line["time"].endswith("+00:00")


def test_an_exception_stays_on_its_line() -> None:
    """A traceback is one value, not lines of its own."""
    try:
        raise ValueError("no")  # noqa: TRY301 - to have one
    except ValueError as problem:
        made = logging.makeLogRecord({"msg": "failed", "exc_info": (ValueError, problem, None)})
    written = JsonLines().format(made)
    assert "\n" not in written
    assert "ValueError: no" in json.loads(written)["exception"]


def test_the_level_is_the_hosts() -> None:
    """Everything below the level is left out."""
    assert log_config("error")["root"]["level"] == "ERROR"


WRITER = """
import logging.config, subprocess, sys, time
from tikal.web.logs import keep_stderr_for_the_log, log_config
keep_stderr_for_the_log()
logging.config.dictConfig(log_config("info"))
logging.getLogger("tikal.web").info("mine")
child = "import sys; print('Traceback', file=sys.stderr); print('  of a child', file=sys.stderr)"
subprocess.run([sys.executable, "-c", child], check=True)
time.sleep(0.5)  # the lines come through a pipe
"""


def test_what_a_child_writes_becomes_a_record() -> None:
    """A bot's process shares the server's stderr; its lines are JSON like all others."""
    ran = subprocess.run(  # noqa: S603 - this file's own text
        [sys.executable, "-c", WRITER], capture_output=True, text=True, check=True, timeout=30
    )
    lines = [json.loads(line) for line in ran.stderr.splitlines()]
    assert [line["message"] for line in lines] == ["mine", *["written to stderr"] * 2]
    assert [line.get("line") for line in lines[1:]] == ["Traceback", "  of a child"]
