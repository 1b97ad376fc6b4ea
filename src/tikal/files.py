"""Games as files: `.tikal` records and position documents."""

import os

from tikal.errors import InvalidDocument, InvalidRecord
from tikal.game import Game
from tikal.notation.files import StrPath, is_record, load_data, save_data


def load(path: StrPath) -> Game:
    """Return the game that a file holds, be it a record or a position document.

    Its content decides which. What is wrong raises InvalidRecord or InvalidDocument, with the
    file's name and the place; a file that can't be read raises OSError as usual.
    """
    return game_of(path, load_data(path))


def game_of(path: StrPath, data: object) -> Game:
    """Return the game of data that came from a file, whose name goes into every complaint."""
    name = os.fspath(path)
    try:
        return Game.from_record(data) if is_record(data) else Game.from_document(data)
    except InvalidRecord as problem:
        raise InvalidRecord(f"{name}: {problem}") from problem
    except InvalidDocument as problem:
        raise InvalidDocument(f"{name}: {problem}") from problem
    except RecursionError as problem:
        raise InvalidRecord(f"{name}: no game: it is nested too deeply") from problem


def save(game: Game, path: StrPath, *, overwrite: bool = False) -> None:
    """Write a game's record; refuses to write over a file unless told to.

    The file is complete or not there at all: it is written beside its place and moved.
    """
    save_data(path, game.record(), overwrite=overwrite)
