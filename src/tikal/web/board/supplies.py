"""What everybody has, and what they would score if it were counted now."""

from tikal.box.pieces import EXPLORER, LEADER, TREASURE_KINDS
from tikal.engine.state.position import Position
from tikal.geometry.spaces import SPACE_NAMES
from tikal.notation.variants.registry import notation_of
from tikal.web.board.spaces import Json


def score_json(position: Position) -> list[Json]:
    """Return what each seat would score this moment, by where the points come from."""
    notation = notation_of(position.rules.variant)
    found: list[Json] = []
    for seat in range(position.rules.seats):
        points = notation.points(position, seat)
        found.append({"seat": seat + 1, "by": points, "total": sum(points.values())})
    return found


def supply_json(position: Position) -> list[Json]:
    """Return the pieces each seat has not used yet, and where its leaders are."""
    return [
        {
            "seat": seat + 1,
            "explorers": position.supply(seat, EXPLORER),
            "leaders": leader_json(position, seat),
            "camps": position.camps_left(seat),
            "guards": position.guards_left(seat),
            "removed": position.removed(seat, EXPLORER),
        }
        for seat in range(position.rules.seats)
    ]


def leader_json(position: Position, seat: int) -> list[Json]:
    """Return where a seat's leaders are: in the supply, on a space, guarding one, or gone."""
    found = [_leader("supply", None)] * position.supply(seat, LEADER)
    guarding = position.leader_guards(seat)
    for space, name in enumerate(SPACE_NAMES):
        found += [_leader("board", name)] * position.leaders(seat, space)
        found += [_leader("guard", name)] * (guarding >> space & 1)
    return found + [_leader("gone", None)] * position.removed(seat, LEADER)


def _leader(place: str, space: str | None) -> Json:
    return {"place": place, "space": space}


def hand_json(position: Position) -> list[Json]:
    """Return each seat's treasures by kind; two or three of a kind can't be taken (R8.6)."""
    found: list[Json] = []
    for seat in range(position.rules.seats):
        kinds = range(1, TREASURE_KINDS + 1)
        counts = {str(kind): int(position.hand(seat, kind)) for kind in kinds}
        kept = {kind: count for kind, count in counts.items() if count}
        found.append({"seat": seat + 1, "kinds": kept})
    return found
