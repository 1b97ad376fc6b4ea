"""Writing position documents: a position as plain JSON-safe data.

A hidden document is what a seat or a spectator may know: letters instead of tiles in the stack, 0
for every treasure that lies face down.
"""

from mypy_extensions import i64

from tikal.box.pieces import TREASURE_KINDS
from tikal.box.terrain import RUINS, TEMPLE, VOLCANO
from tikal.box.tiles import TILE_NAMES, TILE_TERRAIN
from tikal.engine.auction import BIDDER, DISPLAY, HIGHEST_BID, MARKERS_UP, WHO_PASSED
from tikal.engine.mutul import CARD, GUIDE, NO_CARD
from tikal.engine.position import (
    AS_GUARD,
    BID,
    CAMP_SPACES,
    GUARDED_SPACES,
    HAND,
    LEADER_AT,
    NOBODY,
    OUT_OF_GAME,
    PHASE_NAMES,
    REMOVED,
    SCORE,
    STRIDE,
    Position,
)
from tikal.engine.setup import Setup
from tikal.engine.short_list import unpacked
from tikal.engine.site import NO_TILE
from tikal.engine.solo import Solo
from tikal.geometry.spaces import SPACE_NAMES, SPACES

Document = dict[str, object]


def document(position: Position, setup: Setup, *, hidden: bool = False) -> Document:
    """Return the position document, keys sorted."""
    found: Document = {
        "variant": setup.variant,
        "edition": setup.edition,
        "options": dict(setup.options),
        "seats": setup.seats,
        **_table(position),
        **_board(position, hidden=hidden),
        **_expeditions(position),
        "stack": stack_names(position, hidden=hidden),
        "treasures": _supply(position, hidden=hidden),
        **_extras(position, setup, hidden=hidden),
    }
    return dict(sorted(found.items()))


def seat_number(seat: i64) -> int | None:
    """Return a seat as people count it, None for nobody."""
    return None if seat == NOBODY else seat + 1


def _table(position: Position) -> Document:
    return {
        "seat": seat_number(position.seat),
        "phase": PHASE_NAMES[position.phase],
        "ap": position.ap,
        "scoring": position.scoring,
        "turn": seat_number(position.turn),
        "queue": [seat + 1 for seat in unpacked(position.queue)],
        "drawn": None if position.drawn == NO_TILE else TILE_NAMES[position.drawn],
    }


def _board(position: Position, *, hidden: bool) -> Document:
    terrain = position.site.terrain
    buried = position.buried()
    tiles: dict[str, str] = {}
    levels: dict[str, int] = {}
    ruins: dict[str, list[int]] = {}
    used: dict[str, int] = {}
    for space in range(SPACES):
        name = SPACE_NAMES[space]
        if position.site.tile[space] != NO_TILE:
            tiles[name] = tile_text(position, space)
        if terrain[space] == TEMPLE:
            levels[name] = position.value[space]
        if terrain[space] == RUINS:
            kinds = buried.get(space, [])
            ruins[name] = [0 for _ in kinds] if hidden else kinds
        if position.used(space) > 0:
            used[name] = position.used(space)
    return {"tiles": tiles, "levels": levels, "ruins": ruins, "used": used}


def tile_text(position: Position, space: i64) -> str:
    """Return the tile on a space with its rotation, a volcano without one."""
    tile = position.site.tile[space]
    if TILE_TERRAIN[tile] == VOLCANO:
        return TILE_NAMES[tile]
    return f"{TILE_NAMES[tile]}+{position.site.rotation[space]}"


def _expeditions(position: Position) -> Document:
    guards: dict[str, str] = {}
    camps: dict[str, int] = {}
    members: dict[str, dict[str, str]] = {}
    for space in range(SPACES):
        name = SPACE_NAMES[space]
        for seat in range(position.rules.seats):
            base = seat * STRIDE
            leader_at = position.leader_at(seat)
            if (position.expeditions[base + GUARDED_SPACES] >> space) & 1:
                guards[name] = f"{seat + 1}{'L' if leader_at == AS_GUARD + space else 'E'}"
            if (position.expeditions[base + CAMP_SPACES] >> space) & 1:
                camps[name] = seat + 1
            here = _letters(leader_at == space, position.explorers[seat * SPACES + space])
            if here:
                members.setdefault(name, {})[str(seat + 1)] = here
    seats = range(position.rules.seats)
    return {
        "guards": guards,
        "camps": camps,
        "members": members,
        "hands": {str(seat + 1): hand(position, seat) for seat in seats},
        "removed": {str(seat + 1): _removed(position, seat) for seat in seats},
        "scores": [position.expeditions[seat * STRIDE + SCORE] for seat in seats],
    }


def _letters(leader: bool, explorers: int) -> str:  # noqa: FBT001 - read as "L if so"
    return "L" * leader + "E" * explorers


def hand(position: Position, seat: i64) -> list[int]:
    """Return the kinds of a seat's treasures, ascending."""
    base = seat * STRIDE + HAND
    return [
        kind
        for kind in range(1, TREASURE_KINDS + 1)
        for _ in range(position.expeditions[base + kind])
    ]


def _removed(position: Position, seat: i64) -> str:
    base = seat * STRIDE
    leader = position.expeditions[base + LEADER_AT] == OUT_OF_GAME
    return _letters(leader, position.expeditions[base + REMOVED])


def stack_names(position: Position, *, hidden: bool) -> list[str]:
    """Return the tiles still to be drawn, or only their letters."""
    names = [TILE_NAMES[tile] for tile in position.deal.stack[position.stack_next :]]
    return [name[0] for name in names] if hidden else names


def _supply(position: Position, *, hidden: bool) -> list[int]:
    kinds = list(position.deal.treasures[position.treasures_next :])
    return [0 for _ in kinds] if hidden else kinds


def _auction(position: Position) -> Document:
    extra = position.extra
    seats = range(position.rules.seats)
    return {
        "display": [TILE_NAMES[tile] for tile in unpacked(extra[DISPLAY])],
        "up": [seat + 1 for seat in seats if (extra[MARKERS_UP] >> seat) & 1],
        "bid": extra[HIGHEST_BID],
        "bidder": seat_number(extra[BIDDER]),
        "passed": [seat + 1 for seat in unpacked(extra[WHO_PASSED])],
    }


def _solo(position: Position, solo: Solo, *, hidden: bool) -> Document:
    ids = solo.deck.ids
    card = position.extra[CARD]
    left = [ids[index] for index in position.cards_left()]
    found: Document = {
        "guide": SPACE_NAMES[position.extra[GUIDE]],
        "members_adjust": solo.members,
        "card": None if card == NO_CARD else ids[card],
        "deck": sorted(left) if hidden else left,
        "discards": [ids[index] for index in position.discards()],
    }
    if not solo.deck.built_in:
        found["cards"] = [dict(entry) for entry in solo.deck.cards]
    return found


def _extras(position: Position, setup: Setup, *, hidden: bool) -> Document:
    """Return what the variant adds to the document."""
    if BID in position.rules.variant.phases:
        return _auction(position)
    if setup.solo is not None:
        return _solo(position, setup.solo, hidden=hidden)
    return {}
