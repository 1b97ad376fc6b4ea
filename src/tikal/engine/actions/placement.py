"""Placing the drawn tile (R5)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.terrain import RUINS, TEMPLE, UNEXPLORED, VOLCANO
from tikal.box.tiles import TILE_ROTATIONS, TILE_SIDES, TILE_TERRAIN, TILE_VALUE
from tikal.engine.actions.kind import ActionKind
from tikal.engine.dealing.deal import TREASURES
from tikal.engine.events import TILE_PLACED, TREASURES_BURIED
from tikal.engine.fitting import volcano_fits
from tikal.engine.moves import A, B, C, Moves, field_a, field_b, field_c
from tikal.engine.phases import PHASE_PLACE, register
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.engine.turns import start_actions
from tikal.geometry.bits import lowest
from tikal.geometry.directions import SIDES

# Fields: space, tile, rotation.
MOVE_PLACE_TILE: Final[i64] = 0


@final
class PlaceTile(ActionKind):
    """R5: the drawn tile on an unexplored space, joined to what is explored."""

    def __init__(self) -> None:
        """Cost nothing."""
        super().__init__(MOVE_PLACE_TILE, (PHASE_PLACE,))

    def legal(self, position: Position, moves: Moves) -> None:
        """Add every space and rotation for the tile that waits."""
        volcano = TILE_TERRAIN[position.drawn] == VOLCANO
        moves.gather_spots(position.site.frontier())
        index: i64 = 0
        while index < moves.spot_count:
            space = moves.spots[index]
            if not volcano:
                add_rotations(position, moves, space)
            elif volcano_fits(position, space):
                moves.add(MOVE_PLACE_TILE + space * A + position.drawn * B)
            index += 1

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for the right tile, a free space beside an explored one, and a path."""
        space = field_a(move)
        tile = field_b(move)
        rotation = field_c(move)
        site = position.site
        if tile != position.drawn:
            return Refusal("R4.1", "other_tile_drawn", {"tile": tile, "drawn": position.drawn})
        if site.terrain[space] != UNEXPLORED:
            return Refusal("R5.1", "already_explored", {"space": space})
        if (site.frontier() >> space) & 1 == 0:
            return Refusal("R5.1", "not_next_to_explored", {"space": space})
        if rotation >= TILE_ROTATIONS[tile]:
            same = rotation % TILE_ROTATIONS[tile]
            return Refusal("R5.7", "rotation_looks_the_same", {"rotation": same})
        if TILE_TERRAIN[tile] == VOLCANO:
            return self._sealing(position, space)
        joined = TILE_SIDES[tile * SIDES + rotation] & site.open_sides[space]
        if joined == 0 and site.stone_sides[space] == 0:
            return Refusal("R5.2", "tile_without_path", {"tile": tile, "space": space})
        return None

    def _sealing(self, position: Position, space: i64) -> Refusal | None:
        if position.rules.volcano_may_seal:
            return None
        sealed = position.site.sealed_off(space)
        if sealed == 0:
            return None
        return Refusal("R5.6", "volcano_seals", {"space": space, "sealed": lowest(sealed)})

    def play(self, position: Position, move: i64) -> None:
        """Lay the tile, its floors or its treasures, and start spending action points."""
        lay(position, field_a(move), field_b(move), field_c(move))
        position.drawn = NO_TILE
        start_actions(position)


def add_rotations(position: Position, moves: Moves, space: i64) -> None:
    """Add the rotations that make a path to a space that can be entered (R5.2, R5.7)."""
    tile = position.drawn
    open_sides = position.site.open_sides[space]
    stones_there = position.site.stone_sides[space] != 0
    rotations = TILE_ROTATIONS[tile]
    moves.reserve(rotations)
    items = moves.items
    count = moves.count
    move: i64 = MOVE_PLACE_TILE + space * A + tile * B
    rotation: i64 = 0
    while rotation < rotations:
        if stones_there or TILE_SIDES[tile * SIDES + rotation] & open_sides != 0:
            items[count] = move
            count += 1
        move += C
        rotation += 1
    moves.count = count


def lay(position: Position, space: i64, tile: i64, rotation: i64) -> None:
    """Explore a space with a tile (R5.4, R5.5)."""
    position.site = position.site.copy()
    position.site.lay_tile(space, tile, rotation)
    if position.journal is not None:
        position.tell((TILE_PLACED, position.seat, tile, space, rotation))
    if TILE_TERRAIN[tile] == TEMPLE:
        position.value[space] = TILE_VALUE[tile]
    elif TILE_TERRAIN[tile] == RUINS:
        bury(position, space, TILE_VALUE[tile])


def bury(position: Position, space: i64, masks: i64) -> None:
    """Put a treasure from the supply under each mask, unseen; a supply cut short gives fewer."""
    first = position.taken_of(TREASURES)
    count: i64 = min(masks, len(position.deal.treasures) - first)
    position.take(TREASURES, count)
    position.value[space] = count
    position.site.buried_end[space] = first + count
    if position.journal is not None:
        position.tell((TREASURES_BURIED, space, count))


register(PlaceTile())
