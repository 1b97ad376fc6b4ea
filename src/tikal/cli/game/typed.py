"""Read typed lines: actions in loose notation, or the number of a choice."""

import re
from typing import Final

from tikal.cli.game.choices import choices, tiles_to_place
from tikal.errors import InvalidNotation
from tikal.game import Game
from tikal.notation.actions.action import Action, parse

_NUMBER: Final = re.compile(r"\d{1,4}", re.ASCII)
_WORDS: Final = re.compile(r"end|pass|bid\d*|director", re.ASCII)
_TAKE: Final = re.compile(r"(take|play|spend)(\w+)", re.ASCII)
_GUARD: Final = re.compile(r"g(\w\d)([el])", re.ASCII)
_WHERE: Final = re.compile(r"@?([a-h][1-5](\+\d)?)", re.ASCII)


def typed_action(game: Game, line: str) -> Action:
    """Return the action that a line means, legal or not."""
    text = "".join(line.split()).lower()
    if _NUMBER.fullmatch(text):
        return _numbered(game, int(text))
    return parse(_canonical(text, game))


def _numbered(game: Game, number: int) -> Action:
    for choice in choices(game):
        if choice.number == number:
            return choice.action
    message = f"there is no choice {number} in the list"
    raise InvalidNotation(message)


def _canonical(text: str, game: Game) -> str:
    """Return the text with its proper capitals, and with the tile if only a space is given."""
    where = _WHERE.fullmatch(text)
    tiles = tiles_to_place(game) if where else []
    if where and len(tiles) > 1:
        message = f"which tile? Write {' or '.join(f'{tile}@{where[1]}' for tile in tiles)}"
        raise InvalidNotation(message)
    if where and tiles:
        return f"{tiles[0]}@{where[1]}"
    take = _TAKE.fullmatch(text)
    if take:
        return f"{take[1]}{take[2].upper()}"
    guard = _GUARD.fullmatch(text)
    if guard:
        return f"G{guard[1]}{guard[2].upper()}"
    return text if _WORDS.fullmatch(text) else text.capitalize()
