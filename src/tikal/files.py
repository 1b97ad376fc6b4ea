"""Games as files: `.tikal` records and position documents."""

import os

from tikal.errors import InvalidDocument, InvalidRecord
from tikal.game import Game
from tikal.notation.files import StrPath, is_record, load_data, save_data


def load(path: StrPath) -> Game:
    """Return the game in a file: a record or a position document, recognised by its content.

    Raises InvalidRecord or InvalidDocument, with the file's name and the place of the error, or
    OSError if the file can't be read.
    """
    return game_of(path, load_data(path))


def game_of(path: StrPath, data: object) -> Game:
    """Return the game of data read from a file; error messages name the file."""
    name = os.fspath(path)
    try:
        return Game.from_record(data) if is_record(data) else Game.from_document(data)
    except InvalidRecord as problem:
        raise InvalidRecord(f"{name}: {problem}") from problem
    except InvalidDocument as problem:
        raise InvalidDocument(f"{name}: {problem}") from problem


def save(game: Game, path: StrPath, *, overwrite: bool = False) -> None:
    """Write a game's record to a file, which must not exist yet unless `overwrite` is true.

    The file is written whole or not at all: it is written under another name and then moved.
    """
    save_data(path, game.record(), overwrite=overwrite)
