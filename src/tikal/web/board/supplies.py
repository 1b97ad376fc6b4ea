"""What everybody has, and what they would score if it were counted now."""

from tikal.box.pieces import TREASURE_KINDS
from tikal.engine.position import (
    CAMPS_LEFT,
    GUARDS_LEFT,
    HAND,
    REMOVED,
    STRIDE,
    SUPPLY,
    Position,
)
from tikal.engine.scoring import temple_points, treasure_points
from tikal.notation.board_facts import leader_place
from tikal.web.board.spaces import Facts


def score_facts(position: Position) -> list[Facts]:
    """Return what each seat would score this moment (R10.3, R10.4)."""
    found: list[Facts] = []
    for seat in range(position.rules.seats):
        temples, treasures = temple_points(position, seat), treasure_points(position, seat)
        found.append(
            {
                "seat": seat + 1,
                "temples": temples,
                "treasures": treasures,
                "total": temples + treasures,
            }
        )
    return found


def supply_facts(position: Position) -> list[Facts]:
    """Return the pieces each seat has not used yet, and where its leader is."""
    found: list[Facts] = []
    for seat in range(position.rules.seats):
        own = position.expeditions[seat * STRIDE : (seat + 1) * STRIDE]
        found.append(
            {
                "seat": seat + 1,
                "explorers": own[SUPPLY],
                "leader": leader_place(position, seat),
                "camps": own[CAMPS_LEFT],
                "guards": own[GUARDS_LEFT],
                "removed": own[REMOVED],
            }
        )
    return found


def hand_facts(position: Position) -> list[Facts]:
    """Return each seat's treasures by kind; two or three of a kind can't be taken (R8.6)."""
    found: list[Facts] = []
    for seat in range(position.rules.seats):
        base = seat * STRIDE + HAND
        kinds = range(1, TREASURE_KINDS + 1)
        counts = {str(kind): int(position.expeditions[base + kind]) for kind in kinds}
        kept = {kind: count for kind, count in counts.items() if count}
        found.append({"seat": seat + 1, "kinds": kept})
    return found
