"""Files as data: reading untrusted JSON, writing it whole or not at all.

What a record or a document means is other modules' business; here a file becomes plain data, or
one line that names the file and the reason.
"""

import json
import os
from typing import Final, NoReturn

from tikal.errors import InvalidRecord

# A finished game takes about 10 kB. What is larger than this is something else.
LARGEST: Final = 4 * 1024 * 1024
_MEGABYTES: Final = 4
# Any of these makes a file a record; without them it is a position document.
_RECORD_KEYS: Final = ("format", "setup", "start", "deal", "actions")

StrPath = str | os.PathLike[str]


def load_data(path: StrPath) -> object:
    """Return what a JSON file holds, or say in one line what is wrong with it."""
    with open(path, "rb") as file:  # noqa: PTH123 - any path-like will do
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        _refuse(path, f"larger than {_MEGABYTES} MB, so it is no game")
    return _parsed(path, _decoded(path, content))


def _refuse(path: StrPath, reason: str) -> NoReturn:
    message = f"{os.fspath(path)}: {reason}"
    raise InvalidRecord(message)


def _decoded(path: StrPath, content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        _refuse(path, f"not UTF-8 text: byte {problem.start} makes no sense")


def _parsed(path: StrPath, text: str) -> object:
    if not text.strip():
        _refuse(path, "the file is empty")
    try:
        data: object = json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as problem:
        _refuse(path, _json_problem(problem))
    except ValueError as problem:
        _refuse(path, f"no JSON: {problem}")
    except RecursionError:
        _refuse(path, "no game: it is nested too deeply")
    return data


def _no_number(name: str) -> NoReturn:
    message = f"{name} is no number"
    raise ValueError(message)


def _json_problem(problem: json.JSONDecodeError) -> str:
    end = len(problem.doc.rstrip())
    place = f"line {problem.lineno}, column {problem.colno}"
    if problem.pos >= end or problem.msg.startswith("Unterminated"):
        return f"no complete JSON: it breaks off ({place})"
    return f"no JSON: {problem.msg} ({place})"


def is_record(data: object) -> bool:
    """Return whether data is a record, rather than a position document, by what it contains."""
    return isinstance(data, dict) and any(key in data for key in _RECORD_KEYS)


def save_data(path: StrPath, data: dict[str, object], *, overwrite: bool = False) -> None:
    """Write data as JSON; a file that is there stays whole until the new one is complete."""
    target = os.path.realpath(path)
    if os.path.lexists(target) and not overwrite:
        _refuse(path, "already exists and will not be overwritten")
    content = _encoded(path, data)
    part = f"{target}.{os.getpid()}.part"
    try:
        _write(part, content)
        os.replace(part, target)  # noqa: PTH105 - plain texts, see `target`
    except OSError as problem:
        _forget(part)
        raise OSError(problem.errno, problem.strerror, os.fspath(path)) from problem


def _encoded(path: StrPath, data: dict[str, object]) -> bytes:
    try:
        return layout(data).encode()
    except UnicodeEncodeError:
        _refuse(path, "not written: a text in it has half a character")


def _write(part: str, content: bytes) -> None:
    with open(part, "wb") as file:  # noqa: PTH123 - as above
        file.write(content)


def _forget(part: str) -> None:
    if os.path.lexists(part):
        os.remove(part)  # noqa: PTH107 - as above


def layout(data: dict[str, object]) -> str:
    """Return data as JSON that people can read: a line for each key, and for each turn."""
    lines = [f" {_json(key)}: {_value(key, value)}" for key, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _value(key: str, value: object) -> str:
    if key != "actions" or not isinstance(value, list) or not value:
        return _json(value)
    return "[\n" + ",\n".join(_turns(value)) + "\n ]"


def _turns(actions: list[object]) -> list[str]:
    lines: list[str] = []
    turn: list[str] = []
    for action in actions:
        turn.append(_json(action))
        if action == "end":
            lines.append("  " + ", ".join(turn))
            turn = []
    if turn:
        lines.append("  " + ", ".join(turn))
    return lines
