"""What the solo tests share: Mutul's turns, made to order.

A card is written as it would be read aloud, `NW ccw LEE guards`. A deck made of one such card
twelve times leaves nothing to chance: whichever comes up, it is that one.
"""

import tikal
from tests.rules.table import TILES, TREASURES, play, table
from tests.tables import Data

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
SENSES = ("cw", "ccw")
BUILT_IN = [f"S{number:02}" for number in range(1, 13)]
# Your last scoring turn: what follows its end is Mutul's last card (S14).
LAST_TURN: Data = {"scoring": True, "turn": None, "stack": []}

Happened = list[tikal.Event]


def card(text: str, card_id: str = "W01") -> Data:
    """Return the card that a text describes."""
    needle, sense, members, *guards = text.split()
    return {
        "id": card_id,
        "needle": needle,
        "sense": sense,
        "members": members,
        "guards": guards == ["guards"],
    }


def deck(*texts: str) -> list[Data]:
    """Return twelve cards, W01 and so on: these, the last of them as often as needed."""
    twelve = [*texts, *[texts[-1]] * 12][:12]
    return [card(text, f"W{number:02}") for number, text in enumerate(twelve, start=1)]


def mutul(text: str, tile: str, **parts: object) -> tuple[tikal.Game, Happened]:
    """Let Mutul do a card with a tile, the last of the stack, in the position of these parts."""
    game = table(variant="solo", cards=deck(text), stack=[tile], **parts)
    return game, play(game, "end")


def last_card(text: str, **parts: object) -> tuple[tikal.Game, Happened]:
    """Let Mutul do his last card, which has no tile (S14), in the position of these parts."""
    game = table(variant="solo", cards=deck(text), **LAST_TURN, **parts)
    return game, play(game, "end")


def dealt(*tiles: str, order: tuple[str, ...] = (), **solo: object) -> tikal.Game:
    """Return a new game in which these tiles come first in their letters, these cards at all."""
    stack = [*tiles, *(tile for tile in TILES if tile not in tiles)]
    first_pass = [*order, *(each for each in BUILT_IN if each not in order)]
    deal = {
        "stack": sorted(stack, key=lambda tile: tile[0]),
        "treasures": TREASURES,
        "deck": first_pass + BUILT_IN,
    }
    return tikal.Game.from_record({"setup": {"variant": "solo", "solo": solo}, "deal": deal})


def members(game: tikal.Game, seat: int = 2) -> dict[str, str]:
    """Return where a seat has members."""
    there: Data = game.document()
    return {
        space: by_seat[str(seat)]
        for space, by_seat in there["members"].items()
        if str(seat) in by_seat
    }


def skipped(events: Happened) -> list[object]:
    """Return the steps that could not be done."""
    return [event.params["step"] for event in events if event.code == "step_skipped"]


def told(events: Happened, code: str, *names: str) -> list[tuple[object, ...]]:
    """Return some parameters of the events of one code."""
    return [tuple(event.params[name] for name in names) for event in events if event.code == code]
