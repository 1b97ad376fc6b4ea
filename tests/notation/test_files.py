"""Files: what is saved comes back whole, and what is wrong is said in one line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tikal
from tests.playing import seeded, walk
from tests.tables import TABLES, Data, Table
from tikal.notation.files import LARGEST, is_record, layout, load_data, save_data
from tikal.notation.schemas import schema

SUPERMEEPLE = [table for table in TABLES if table.edition == "supermeeple"]
BAD_FILES = {
    "empty": (b" \n", "the file is empty"),
    "no UTF-8": (b'{"setup": "\xff\xfe"}', "not UTF-8 text: byte 11"),
    "no JSON": (b"{\n 'setup': 1}", "no JSON: Expecting property name"),
    "no JSON, placed": (b"{\n 'setup': 1}", "(line 2, column 2)"),
    "truncated in a list": (b'{"actions": ["E+a1",', "it breaks off (line 1, column"),
    "truncated in a text": (b'{"actions": ["E+a1', "it breaks off (line 1, column"),
    "NaN": (b'{"seats": NaN}', "no JSON: NaN is no number"),
    "infinity": (b'{"seats": -Infinity}', "no JSON: -Infinity is no number"),
    "endless number": (b'{"seats": 1' + b"0" * 5000 + b"}", "no JSON: "),
    "huge number": (b'{"seats": 1' + b"0" * 30 + b"}", "seats: classic has 2 to 4: R3.1"),
    "nested": (b"[" * 100_000, "nested too deeply"),
    "a list": (b"[1, 2]", "must be an object, not [1, 2]"),
    "another format": (b'{"format": "chess"}', "format: this is no tikal-record"),
    "another version": (b'{"format": "tikal-record", "version": 2}', "version: version 1 is"),
    "unknown key": (b'{"colour": "red"}', "colour: unknown key"),
    "nothing dealt": (b'{"setup": {}}', "deal: missing"),
}


def played(table: Table, steps: int) -> tikal.Game:
    """Return a game that has come so far."""
    return walk(table.game(seed=5), seeded(table.name), steps)


@pytest.mark.parametrize("table", SUPERMEEPLE, ids=lambda table: table.name)
def test_a_saved_game_comes_back(table: Table, tmp_path: Path) -> None:
    """Loading what was saved gives a game with the same record, names and date included."""
    game = played(table, 60)
    game.players = [f"Zoë {seat}" for seat in range(table.seats)]
    game.date = "2026-05-01"
    tikal.save(game, tmp_path / "game.tikal")
    assert tikal.load(tmp_path / "game.tikal").record() == game.record()


def test_a_position_document_is_told_by_its_content(tmp_path: Path) -> None:
    """A file without any key of a record is read as a position document, whatever its name."""
    game = played(SUPERMEEPLE[0], 30)
    path = tmp_path / "position.tikal"
    path.write_text(json.dumps(game.document()))
    assert tikal.load(str(path)).document() == game.document()


@pytest.mark.parametrize("key", ["format", "setup", "start", "deal", "actions"])
def test_any_key_of_a_record_makes_a_record(key: str) -> None:
    """A record that lost some of its keys is complained about as a record."""
    assert is_record({key: None})
    assert not is_record({"variant": "classic"})
    assert not is_record([key])


def test_saved_records_can_be_read_by_people(tmp_path: Path) -> None:
    """A record is UTF-8 JSON with a line for each key and for each turn."""
    game = tikal.Game.new(seed=7)
    game.players = ["Zoë", "random"]
    for text in ("A4@b3+3", "E+a1", "end", "A6@c1+0"):
        game.play(text)
    tikal.save(game, tmp_path / "game.tikal")
    lines = (tmp_path / "game.tikal").read_text(encoding="utf-8").splitlines()
    assert ' "players": ["Zoë", "random"]' in lines
    assert lines[lines.index(' "actions": [') + 1 :][:3] == [
        '  "A4@b3+3", "E+a1", "end",',
        '  "A6@c1+0"',
        " ],",
    ]


@pytest.mark.parametrize("data", [{}, {"actions": []}, {"actions": ["end"]}, {"actions": 3}])
def test_any_data_is_laid_out_as_json(data: Data) -> None:
    """Whatever the keys hold, the text is JSON of the same data."""
    assert json.loads(layout(data)) == data


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    """Editors that begin a file with a byte order mark don't spoil it."""
    path = tmp_path / "game.tikal"
    path.write_text(json.dumps(tikal.Game.new(seed=7).record()), encoding="utf-8-sig")
    assert tikal.load(path).setup.seed == 7


@pytest.mark.parametrize(("content", "words"), BAD_FILES.values(), ids=BAD_FILES)
def test_a_wrong_file_gives_one_line(content: bytes, words: str, tmp_path: Path) -> None:
    """What is no game raises TikalError with the file's name, the place and the reason."""
    path = tmp_path / "wrong.tikal"
    path.write_bytes(content)
    with pytest.raises(tikal.TikalError) as caught:
        tikal.load(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert words in message
    assert "\n" not in message


@pytest.mark.parametrize("depth", [30, 300, 600, 900, 950, 980])
def test_no_nesting_gets_through(depth: int, tmp_path: Path) -> None:
    """However deep a value is nested where none belongs, the complaint is the usual one."""
    path = tmp_path / "nested.tikal"
    path.write_text(f'{{"version": {"[" * depth}{"]" * depth}}}')
    with pytest.raises(tikal.TikalError, match=r"nested\.tikal: "):
        tikal.load(path)


def test_an_illegal_action_is_named_with_the_file(tmp_path: Path) -> None:
    """A tampered record is refused with the file, the place and the rule."""
    record = played(SUPERMEEPLE[0], 20).record()
    record["actions"] = ["end"]
    path = tmp_path / "tampered.tikal"
    path.write_text(json.dumps(record))
    with pytest.raises(tikal.InvalidRecord, match=r"tampered\.tikal: actions\[0\]: .*: R4\.1"):
        tikal.load(path)


def test_an_impossible_document_is_named_with_the_file(tmp_path: Path) -> None:
    """A wrong position raises InvalidDocument with the file and the key."""
    path = tmp_path / "position.json"
    path.write_text('{"camps": {"a2": 1}}')
    with pytest.raises(tikal.InvalidDocument, match=r"position\.json: camps\.a2: .*: R9\.1"):
        tikal.load(path)


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    """A file of 100 MB is refused for its size."""
    path = tmp_path / "huge.tikal"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(tikal.InvalidRecord, match=r"huge\.tikal: larger than 4 MB"):
        tikal.load(path)


def test_the_largest_file_is_read(tmp_path: Path) -> None:
    """A file of exactly the largest size is looked into."""
    path = tmp_path / "large.json"
    path.write_text("{}".ljust(LARGEST))
    assert load_data(path) == {}


def test_a_missing_file_is_the_systems_error(tmp_path: Path) -> None:
    """What the system refuses to open raises its own error."""
    with pytest.raises(FileNotFoundError):
        tikal.load(tmp_path / "nowhere.tikal")
    with pytest.raises(OSError, match=re_name(tmp_path)):
        tikal.load(tmp_path)


def re_name(path: Path) -> str:
    """Return the end of a path as a pattern."""
    return path.name.replace("-", "[-]")


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """Saving refuses a name that is taken, and does it only when told to."""
    path = tmp_path / "mine.tikal"
    path.write_text("precious")
    game = tikal.Game.new(seed=7)
    with pytest.raises(tikal.TikalError, match=r"mine\.tikal: already exists"):
        tikal.save(game, path)
    assert path.read_text() == "precious"
    tikal.save(game, path, overwrite=True)
    assert tikal.load(path).setup.seed == 7


def test_a_failure_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the new file can't take its place, the old one stays and nothing is left beside it."""
    path = tmp_path / "mine.tikal"
    path.write_text("precious")

    def full(*_paths: str) -> None:
        raise OSError(28, "No space left on device", "some part")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space left") as caught:
        save_data(path, {}, overwrite=True)
    assert caught.value.filename == str(path)
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_missing_is_said(tmp_path: Path) -> None:
    """Saving where there is no folder names the file that was asked for."""
    path = tmp_path / "nowhere" / "game.tikal"
    with pytest.raises(FileNotFoundError) as caught:
        tikal.save(tikal.Game.new(seed=7), path)
    assert caught.value.filename == str(path)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """Writing over a symbolic link changes the file it points to."""
    target, link = tmp_path / "game.tikal", tmp_path / "link.tikal"
    target.write_text("old")
    link.symlink_to(target)
    save_data(link, {"version": 1}, overwrite=True)
    assert link.is_symlink()
    assert load_data(target) == {"version": 1}


def test_half_a_character_is_not_written(tmp_path: Path) -> None:
    """A name that no file can hold is refused before anything is touched."""
    game = tikal.Game.new(seed=7)
    game.players = ["\ud800", "random"]
    with pytest.raises(tikal.TikalError, match="half a character"):
        tikal.save(game, tmp_path / "game.tikal")
    assert list(tmp_path.iterdir()) == []


def test_there_are_two_schemas() -> None:
    """Only records and documents have a schema."""
    with pytest.raises(KeyError, match="no schema 'game'"):
        schema("game")


def test_files_are_imported_when_needed() -> None:
    """`import tikal` alone brings in nothing that reads files; other names don't exist."""
    code = "import sys, tikal; assert 'tikal.files' not in sys.modules; tikal.load, tikal.save"
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own code
    with pytest.raises(AttributeError, match="no attribute 'open'"):
        tikal.open  # type: ignore[attr-defined]  # noqa: B018 - asking for it is the test
