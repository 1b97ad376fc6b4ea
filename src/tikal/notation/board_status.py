"""What is going on in a position: who has to do what, and which tiles lie open.

Variants differ in what they put on the table beside the board; each has its own entry in the
tables at the end.
"""

from typing import Final

from tikal.box.tiles import TILE_NAMES
from tikal.engine.auction import (
    BIDDER,
    DISPLAY,
    HIGHEST_BID,
    WHO_PASSED,
    marker_up,
)
from tikal.engine.position import ACT, BID, NOBODY, OVER, PLACE, Position
from tikal.engine.short_list import contains, unpacked
from tikal.engine.site import NO_TILE
from tikal.notation.board_facts import seat_name
from tikal.notation.board_solo import is_mutul

# An open tile and why it lies there.
OpenTile = tuple[int, str]


def seat_list(seats: list[int]) -> str:
    """Return seats as people count and list them: seat 1; seats 1 and 3."""
    names = [str(seat + 1) for seat in seats]
    if len(names) == 1:
        return f"seat {names[0]}"
    return f"seats {', '.join(names[:-1])} and {names[-1]}"


def headline(position: Position) -> str:
    """Return whose move it is and what there is to do."""
    if position.phase == OVER:
        return _result(position)
    seat = position.seat + 1
    if position.phase == PLACE:
        return f"Seat {seat} places {TILE_NAMES[position.drawn]}"
    if position.phase == ACT:
        return f"Seat {seat} has {position.ap} AP"
    if position.phase == BID:
        return f"Seat {seat} bids or passes"
    return f"Seat {seat} takes a tile"


def _result(position: Position) -> str:
    best = position.rules.variant.winners(position)
    if len(best) == 1:
        return f"Game over: {seat_name(position, best[0])} wins"
    return f"Game over: {seat_list(best)} share the victory"


def detail(position: Position) -> str:
    """Return what else matters just now, or nothing."""
    if position.scoring:
        return _scoring_round(position)
    if position.phase == BID:
        return _bids(position)
    return ""


def _scoring_round(position: Position) -> str:
    name = "Final scoring round" if position.turn == NOBODY else "Scoring round"
    alone = _SCORED_ALONE.get(position.rules.variant.name)
    if alone is not None:
        return f"{name}{alone(position)}"
    waiting = unpacked(position.queue)
    return f"{name}, then {seat_list(waiting)}" if waiting else f"{name}, the last turn"


def _against_mutul(position: Position) -> str:
    """Return what is special about a scoring round in a solo game (S13, S14)."""
    if position.turn == NOBODY:
        return ", then Mutul's last card"
    return ": Mutul does not score"


def _bids(position: Position) -> str:
    if position.extra[HIGHEST_BID] == 0:
        return "Auction for a turn, no bid yet"
    return (
        f"Auction for a turn: {position.extra[HIGHEST_BID]} points "
        f"by seat {position.extra[BIDDER] + 1}"
    )


def open_tiles(position: Position) -> list[OpenTile]:
    """Return the tiles that lie open beside the board, each with a word about it."""
    tiles: list[OpenTile] = []
    if position.drawn != NO_TILE:
        why = "for Mutul" if is_mutul(position, position.turn) else "to place"
        tiles.append((position.drawn, why))
    offered = _ON_OFFER.get(position.rules.variant.name)
    return tiles if offered is None else tiles + offered(position)


def _display(position: Position) -> list[OpenTile]:
    return [(tile, "on offer") for tile in unpacked(position.extra[DISPLAY])]


def seat_note(position: Position, seat: int) -> str:
    """Return what a variant has to say about a seat in a word, or nothing."""
    note = _NOTES.get(position.rules.variant.name)
    return "" if note is None else note(position, seat)


def _auction_note(position: Position, seat: int) -> str:
    if position.phase == OVER:
        return ""
    if not marker_up(position, seat):
        return "played"
    if position.extra[BIDDER] == seat:
        return f"bid {position.extra[HIGHEST_BID]}"
    return "passed" if contains(position.extra[WHO_PASSED], seat) else ""


_ON_OFFER: Final = {"auction": _display}
_NOTES: Final = {"auction": _auction_note}
_SCORED_ALONE: Final = {"solo": _against_mutul}
