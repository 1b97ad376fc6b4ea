"""The auction in documents and on screen: display, markers, bids and passes (A2 to A5)."""

from typing import Final, final

from tikal.box.tiles import TILE_NAMES
from tikal.engine.phases import PHASE_BID, PHASE_OVER, PHASE_TAKE
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import contains, packed, unpacked
from tikal.engine.turns import draw_tile, stack_empty
from tikal.engine.variants.auction import (
    BIDDER,
    DISPLAY,
    HIGHEST_BID,
    MARKERS_UP,
    WHO_PASSED,
    marker_up,
)
from tikal.errors import InvalidDocument
from tikal.geometry.bits import BIT
from tikal.notation.board.tiles import tile_json
from tikal.notation.checked import Checked
from tikal.notation.variants.variant import Document, OpenTile, VariantNotation, seat_number

_KEYS: Final = ("display", "up", "bid", "bidder", "passed")


@final
class AuctionNotation(VariantNotation):
    """The twin of the variant `auction`."""

    def __init__(self) -> None:
        """Name its keys."""
        super().__init__(_KEYS, "auction")

    def write(self, position: Position, *, hidden: bool) -> Document:
        """Return the auction as it stands; nothing of it is hidden."""
        extra = position.extra
        seats = range(position.rules.seats)
        return {
            "display": [TILE_NAMES[tile] for tile in unpacked(extra[DISPLAY])],
            "up": [seat + 1 for seat in seats if marker_up(position, seat)],
            "bid": extra[HIGHEST_BID],
            "bidder": seat_number(extra[BIDDER]),
            "passed": [seat + 1 for seat in unpacked(extra[WHO_PASSED])],
        }

    def read(self, position: Position, entries: dict[str, Checked]) -> None:
        """Set display, markers, bids and passes."""
        up = _seats(position, entries, "up", list(range(position.rules.seats)))
        passed = _seats(position, entries, "passed", [])
        display = _display(position, entries, up)
        bid = entries["bid"].number(0, 9999) if "bid" in entries else 0
        bidder: int = NOBODY
        if "bidder" in entries and entries["bidder"].value is not None:
            bidder = entries["bidder"].number(1, position.rules.seats) - 1
        _check_markers(position, up, display)
        _check_bids(position, up, passed, bid, bidder)
        position.extra[DISPLAY] = packed(display)
        position.extra[MARKERS_UP] = sum([BIT[seat] for seat in up])
        position.extra[HIGHEST_BID] = bid
        position.extra[BIDDER] = bidder
        position.extra[WHO_PASSED] = packed(passed)

    def document_schema(self) -> Document:
        """Return what lies on offer, and who has passed."""
        return {
            "display": {"$ref": "#/$defs/differentTiles", "maxItems": 4},
            "passed": {"$ref": "#/$defs/differentSeats"},
        }

    def tiles_laid_out(self, entries: dict[str, Checked]) -> list[Checked]:
        """Return the display."""
        return entries["display"].items() if "display" in entries else []

    def detail(self, position: Position) -> str:
        """Return the highest bid."""
        if position.phase != PHASE_BID:
            return ""
        if position.extra[HIGHEST_BID] == 0:
            return "Auction for a turn, no bid yet"
        bidder = position.extra[BIDDER] + 1
        return f"Auction for a turn: {position.extra[HIGHEST_BID]} points by seat {bidder}"

    def open_tiles(self, position: Position) -> list[OpenTile]:
        """Return the display (A2)."""
        return [(tile, "on offer") for tile in unpacked(position.extra[DISPLAY])]

    def seat_note(self, position: Position, seat: int) -> str:
        """Return whether a seat has played, bid or passed."""
        if position.phase == PHASE_OVER:
            return ""
        if not marker_up(position, seat):
            return "played"
        if position.extra[BIDDER] == seat:
            return f"bid {position.extra[HIGHEST_BID]}"
        return "passed" if contains(position.extra[WHO_PASSED], seat) else ""

    def turn_keys(self, seat: int, now: Document) -> Document:
        """Return an auction that is over: the last tile of the round is the seat's."""
        return {"display": [], "up": [seat], "bid": 0, "bidder": None, "passed": []}

    def facts(self, position: Position) -> Document:
        """Return the auction with pictures of its tiles and the range of the next bid."""
        most = 0 if position.seat == NOBODY else position.score(position.seat)
        return {
            **self.write(position, hidden=True),
            "tiles": [tile_json(tile) for tile in unpacked(position.extra[DISPLAY])],
            "least": position.extra[HIGHEST_BID] + 1,
            "most": most,
        }


def _seats(
    position: Position, entries: dict[str, Checked], key: str, default: list[int]
) -> list[int]:
    if key not in entries:
        return default
    seats = [item.number(1, position.rules.seats) - 1 for item in entries[key].items()]
    if len(set(seats)) != len(seats):
        entries[key].refuse("a seat is there twice")
    return seats


def _tiles_on_offer(position: Position, up: list[int]) -> int:
    """Return how many tiles lie open: one for each marker up whose seat has no tile yet."""
    if position.phase in (PHASE_BID, PHASE_TAKE):
        return len(up)
    if position.phase == PHASE_OVER or position.turn == NOBODY:
        return 0
    return len(up) - 1


def _display(position: Position, entries: dict[str, Checked], up: list[int]) -> list[int]:
    if "display" in entries:
        return [item.tile() for item in entries["display"].items()]
    display: list[int] = []
    while len(display) < _tiles_on_offer(position, up) and not stack_empty(position):
        display.append(draw_tile(position))
    return display


def _check_markers(position: Position, up: list[int], display: list[int]) -> None:
    if position.turn != NOBODY and position.turn not in up:
        message = "up: the marker of the seat whose turn it is stays up until its end: A5"
        raise InvalidDocument(message)
    if len(display) != _tiles_on_offer(position, up):
        message = (
            f"display: {len(display)} tiles on offer for {_tiles_on_offer(position, up)} turns: A2"
        )
        raise InvalidDocument(message)


def _check_bids(
    position: Position, up: list[int], passed: list[int], bid: int, bidder: int
) -> None:
    if (bid > 0) != (bidder != NOBODY):
        message = "bidder: a bid has a bidder and a bidder a bid: A3"
        raise InvalidDocument(message)
    if position.phase != PHASE_BID:
        if bid or passed:
            message = "bid: bids and passes are forgotten when the auction is over: A4"
            raise InvalidDocument(message)
        return
    if not set(passed) <= set(up):
        message = "passed: only seats with their marker up take part: A3"
        raise InvalidDocument(message)
    if position.seat not in up or position.seat in passed or position.seat == bidder:
        message = "seat: the seat to bid has its marker up, has not passed and is not leading: A3"
        raise InvalidDocument(message)
    if bidder != NOBODY and (bidder in passed or bidder not in up):
        message = "bidder: the highest bidder is still in the auction: A3"
        raise InvalidDocument(message)
    if bidder != NOBODY and bid > position.score(bidder):
        message = "bid: no bid exceeds the bidder's score: A1"
        raise InvalidDocument(message)
