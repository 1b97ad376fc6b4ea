"""The recorded games that both builds work on, from tests/games: the same for every commit."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import tikal

FOLDER: Final = Path(__file__).parents[2] / "tests" / "games"
FOUR_SEATS: Final = "classic-4-supermeeple"
THREE_SEATS: Final = "classic-3-classic1999"
TILES: Final = 25
# Every so many of a game's turns is played by `hard`: from the beginning to the end of the game.
TURNS_APART: Final = 9


def record(name: str) -> dict[str, Any]:
    """Return a recorded game as plain data."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.tikal").read_text("utf-8"))
    return found


def replay(name: str) -> Iterator[tikal.Game]:
    """Yield the game before each of its actions; it plays on by itself."""
    data = record(name)
    beginning = {key: data[key] for key in ("format", "version", "rules", "setup", "deal")}
    game = tikal.Game.from_record({**beginning, "actions": []})
    for text in data["actions"]:
        yield game
        game.play(text)


def game_after_25_tiles() -> tikal.Game:
    """Return the four-seat Classic game when 25 tiles have been placed."""
    for game in replay(FOUR_SEATS):
        if sum(action.kind == "place_tile" for action in game.actions) == TILES:
            return game
    raise SystemExit(f"bench: {FOUR_SEATS} has no {TILES} tiles")


def record_with_start() -> dict[str, object]:
    """Return that game as a record that begins with the position after 25 tiles."""
    early = game_after_25_tiles()
    game = tikal.Game.from_document(early.document())
    for text in record(FOUR_SEATS)["actions"][len(early.actions) :]:
        game.play(text)
    return game.record()


def scoring_turns(name: str) -> list[tikal.Game]:
    """Return a game at the beginning of each of its scoring turns."""
    found: list[tikal.Game] = []
    last: tuple[object, object] = (None, False)
    for game in replay(name):
        now = (game.seat, game.document()["scoring"])
        if now[1] and now != last:
            found.append(game.copy())
        last = now
    return found


def ordinary_turns(name: str) -> list[tikal.Game]:
    """Return a game at the beginning of some of its turns, from the first to the last."""
    found = [game.copy() for game in replay(name) if game.phase == "place"]
    return found[TURNS_APART - 1 :: TURNS_APART]
