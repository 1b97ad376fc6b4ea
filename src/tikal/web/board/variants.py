"""What a variant adds to the table: the auction's display and bids, Mutul's card and compass."""

from tikal.box.tiles import TILE_NAMES
from tikal.engine.auction import BIDDER, DISPLAY, HIGHEST_BID, MARKERS_UP, WHO_PASSED, Auction
from tikal.engine.position import NOBODY, SCORE, STRIDE, Position
from tikal.engine.short_list import unpacked
from tikal.engine.solo import Solo
from tikal.geometry.compass import SENSE_NAMES, compass_order
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.spaces import SPACE_NAMES
from tikal.notation.board_solo import OpenCard, solo_table
from tikal.web.board.placements import tile_facts
from tikal.web.board.spaces import Facts


def auction_facts(position: Position) -> Facts | None:
    """Return the auction as it stands, None in a game without one."""
    if not isinstance(position.rules.variant, Auction):
        return None
    extra = position.extra
    bidder = extra[BIDDER]
    most = 0 if position.seat == NOBODY else position.expeditions[position.seat * STRIDE + SCORE]
    return {
        "display": [TILE_NAMES[tile] for tile in unpacked(extra[DISPLAY])],
        "tiles": [tile_facts(tile) for tile in unpacked(extra[DISPLAY])],
        "up": [seat + 1 for seat in range(position.rules.seats) if extra[MARKERS_UP] >> seat & 1],
        "bid": extra[HIGHEST_BID],
        "bidder": None if bidder == NOBODY else bidder + 1,
        "passed": [seat + 1 for seat in unpacked(extra[WHO_PASSED])],
        "least": extra[HIGHEST_BID] + 1,
        "most": most,
    }


def solo_facts(position: Position) -> Facts | None:
    """Return Mutul's guide, card and compass, None in a game without him."""
    variant = position.rules.variant
    table = solo_table(position)
    if table is None or not isinstance(variant, Solo):
        return None
    return {
        "guide": SPACE_NAMES[table.guide],
        "card": None if table.card is None else _card(table.card),
        "scan": [] if table.card is None else _scan(table.guide, table.card),
        "cards_left": table.left,
        "reconstructed": table.reconstructed,
        "difficulty": {"score": variant.mutul_score, "members": variant.members},
    }


def _card(card: OpenCard) -> Facts:
    return {
        "id": card.id,
        "needle": DIRECTION_NAMES[card.needle],
        "sense": SENSE_NAMES[card.sense],
        "leaders": card.leaders,
        "explorers": card.explorers,
        "guards": card.guards,
        "in_force": card.in_force,
    }


def _scan(guide: int, card: OpenCard) -> list[str]:
    """Return all spaces in the order in which the compass finds them (S5)."""
    return [SPACE_NAMES[space] for space in compass_order(guide, card.needle, card.sense)]
