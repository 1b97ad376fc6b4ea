"""Reading what a variant adds to the position document."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.terrain import UNEXPLORED
from tikal.engine.auction import BIDDER, DISPLAY, HIGHEST_BID, MARKERS_UP, WHO_PASSED
from tikal.engine.deal import PASS, Deal
from tikal.engine.mutul import CARD, GUIDE, MUTUL, NO_CARD
from tikal.engine.position import BID, NOBODY, OVER, SCORE, STRIDE, TAKE, Position
from tikal.engine.short_list import EMPTY, packed
from tikal.engine.site import NO_TILE
from tikal.engine.solo import Solo
from tikal.engine.turns import draw_tile, stack_empty
from tikal.errors import InvalidDocument
from tikal.geometry.bits import BIT
from tikal.notation.checked import Checked, shown

EXTRA_KEYS: Final[dict[str, frozenset[str]]] = {
    "classic": frozenset(),
    "auction": frozenset(("display", "up", "bid", "bidder", "passed")),
    "solo": frozenset(("guide", "members_adjust", "card", "deck", "discards", "cards")),
}
_MOST_COPIES: Final = 2


def solo_settings_of(variant: str, entries: dict[str, Checked]) -> dict[str, object]:
    """Return the settings of a solo game that a document carries."""
    settings: dict[str, object] = {}
    if variant == "solo":
        if "members_adjust" in entries:
            settings["members"] = entries["members_adjust"].number(-1, 1)
        if "cards" in entries:
            settings["cards"] = [item.value for item in entries["cards"].items()]
    return settings


def read_extras(position: Position, entries: dict[str, Checked]) -> None:
    """Set what only this variant keeps."""
    reader = _READERS.get(position.rules.variant.name)
    if reader is not None:
        reader(position, entries)


def _auction(position: Position, entries: dict[str, Checked]) -> None:
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
    position.extra[MARKERS_UP] = sum(BIT[seat] for seat in up)
    position.extra[HIGHEST_BID] = bid
    position.extra[BIDDER] = bidder
    position.extra[WHO_PASSED] = packed(passed)


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
    if position.phase in (BID, TAKE):
        return len(up)
    if position.phase == OVER or position.turn == NOBODY:
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
    if position.phase != BID:
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
    if bidder != NOBODY and bid > position.expeditions[bidder * STRIDE + SCORE]:
        message = "bid: no bid exceeds the bidder's score: A1"
        raise InvalidDocument(message)


def _solo(position: Position, entries: dict[str, Checked]) -> None:
    variant = position.rules.variant
    assert isinstance(variant, Solo)  # noqa: S101 - the reader is chosen by the variant
    ids = variant.deck.ids
    discards = _cards(entries, "discards", ids, 1)
    deck = _deck(entries, ids, discards)
    _check_seat(position)
    held = _held_card(position, entries, ids)
    _check_turns(position, held)
    if "guide" in entries:
        position.extra[GUIDE] = _guide(position, entries["guide"])
    position.extra[CARD] = held
    position.deal = Deal(position.deal.stack, position.deal.treasures, vec[i64](discards + deck))
    position.cards_next = len(discards)


def _deck(entries: dict[str, Checked], ids: tuple[str, ...], discards: list[int]) -> list[int]:
    """Return the cards still to come; the discards and two passes have no card three times."""
    if "deck" not in entries:
        every = list(range(PASS))
        return [card for card in every if card not in discards] + every
    deck = _cards(entries, "deck", ids, _MOST_COPIES)
    if not deck and not discards:
        entries["deck"].refuse("no card is left to be revealed: S3")
    for card in discards:
        if deck.count(card) == _MOST_COPIES:
            entries["deck"].refuse(f"card {ids[card]} is there too often: S3")
    return deck


def _cards(entries: dict[str, Checked], key: str, ids: tuple[str, ...], most: int) -> list[int]:
    found: list[int] = []
    for item in entries[key].items() if key in entries else []:
        card = _card(item, ids)
        if found.count(card) == most:
            item.refuse(f"card {ids[card]} is there too often: S3")
        found.append(card)
    return found


def _card(entry: Checked, ids: tuple[str, ...]) -> int:
    name = entry.text()
    if name not in ids:
        entry.refuse(f"there is no card {shown(name)}: S3")
    return ids.index(name)


def _held_card(position: Position, entries: dict[str, Checked], ids: tuple[str, ...]) -> int:
    given = "card" in entries and entries["card"].value is not None
    holds = position.turn == MUTUL and position.drawn != NO_TILE
    if given != holds:
        message = "card: a card is in force while Mutul holds a volcano, and only then: S13"
        raise InvalidDocument(message)
    return _card(entries["card"], ids) if given else NO_CARD


def _check_seat(position: Position) -> None:
    if position.seat == MUTUL:
        message = "seat: Mutul's turns run by themselves, seat 1 is to move: S4"
        raise InvalidDocument(message)


def _check_turns(position: Position, held: int) -> None:
    if position.queue != EMPTY:
        message = "queue: only you take scoring turns: S13"
        raise InvalidDocument(message)
    if position.turn == MUTUL and held == NO_CARD:
        message = "turn: it is Mutul's only while he holds a volcano: S13"
        raise InvalidDocument(message)


def _guide(position: Position, entry: Checked) -> int:
    space = entry.space()
    if position.site.terrain[space] == UNEXPLORED:
        entry.refuse("the guide stands on an explored space: S9")
    return space


_READERS: Final = {"auction": _auction, "solo": _solo}
