"""Logs: a JSON object on each line, with whatever was added."""

import json
import logging

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
