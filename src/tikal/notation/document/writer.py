"""Writing position documents: a position as plain JSON-safe data.

A hidden document is what a seat or a spectator may know: letters instead of tiles in the stack, 0
for every treasure that lies face down.
"""

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER, TREASURE_KINDS
from tikal.box.terrain import RUINS, TEMPLE
from tikal.box.tiles import TILE_BARE, TILE_NAMES
from tikal.engine.dealing.deal import STACK, TREASURES
from tikal.engine.dealing.piles import buried
from tikal.engine.dealing.setup import Setup
from tikal.engine.phases import phase_of
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import unpacked
from tikal.engine.state.site import NO_TILE
from tikal.geometry.spaces import SPACE_NAMES, SPACES
from tikal.notation.variants.registry import notation_of
from tikal.notation.variants.variant import Document, seat_number


def document(position: Position, setup: Setup, *, hidden: bool = False) -> Document:
    """Return the position document, keys sorted."""
    notation = notation_of(setup.rules.variant)
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
        **notation.write(position, hidden=hidden),
    }
    return {key: found[key] for key in sorted(found) if key not in notation.without}


def _table(position: Position) -> Document:
    return {
        "seat": seat_number(position.seat),
        "phase": phase_of(position).name,
        "ap": position.ap,
        "scoring": position.scoring,
        "turn": seat_number(position.turn),
        "queue": [seat + 1 for seat in unpacked(position.queue)],
        "drawn": None if position.drawn == NO_TILE else TILE_NAMES[position.drawn],
    }


def _board(position: Position, *, hidden: bool) -> Document:
    terrain = position.site.terrain
    treasures = buried(position)
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
            kinds = treasures.get(space, [])
            ruins[name] = [0 for _ in kinds] if hidden else kinds
        if position.used(space) > 0:
            used[name] = position.used(space)
    return {"tiles": tiles, "levels": levels, "ruins": ruins, "used": used}


def tile_text(position: Position, space: i64) -> str:
    """Return the tile on a space with its rotation, a volcano without one."""
    tile = position.site.tile[space]
    if TILE_BARE[tile]:
        return TILE_NAMES[tile]
    return f"{TILE_NAMES[tile]}+{position.site.rotation[space]}"


def _expeditions(position: Position) -> Document:
    guards: dict[str, str] = {}
    camps: dict[str, int] = {}
    members: dict[str, dict[str, str]] = {}
    for space in range(SPACES):
        name = SPACE_NAMES[space]
        for seat in range(position.rules.seats):
            if (position.guards(seat) >> space) & 1:
                letter = "L" if position.leader_guards(seat) >> space & 1 else "E"
                guards[name] = f"{seat + 1}{letter}"
            if (position.camps(seat) >> space) & 1:
                camps[name] = seat + 1
            here = _letters(position.leaders(seat, space), position.explorers(seat, space))
            if here:
                members.setdefault(name, {})[str(seat + 1)] = here
    seats = range(position.rules.seats)
    return {
        "guards": guards,
        "camps": camps,
        "members": members,
        "hands": {str(seat + 1): hand(position, seat) for seat in seats},
        "removed": {
            str(seat + 1): _letters(
                position.removed(seat, LEADER), position.removed(seat, EXPLORER)
            )
            for seat in seats
        },
        "scores": [position.score(seat) for seat in seats],
    }


def _letters(leaders: int, explorers: int) -> str:
    return "L" * leaders + "E" * explorers


def hand(position: Position, seat: i64) -> list[int]:
    """Return the kinds of a seat's treasures, ascending."""
    kinds = range(1, TREASURE_KINDS + 1)
    return [kind for kind in kinds for _ in range(position.hand(seat, kind))]


def stack_names(position: Position, *, hidden: bool) -> list[str]:
    """Return the tiles still to be drawn, or only their letters."""
    names = [TILE_NAMES[tile] for tile in position.deal.stack[position.taken_of(STACK) :]]
    return [name[0] for name in names] if hidden else names


def _supply(position: Position, *, hidden: bool) -> list[int]:
    kinds = list(position.deal.treasures[position.taken_of(TREASURES) :])
    return [0 for _ in kinds] if hidden else kinds
