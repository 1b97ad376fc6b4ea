"""The board for terminals: plain text of at most 100 columns, every character one column wide.

A letter stands for each seat, so that nothing depends on colour. A number in the line between
two spaces is what a step between them costs (R7.2); dots are stones that face the jungle (R5.2).
"""

from typing import Final

from tikal.box.terrain import RUINS, TEMPLE, TERRAIN_NAMES, UNEXPLORED
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import NEIGHBOURS, OFF_BOARD, SPACE_NAMES, SPACES
from tikal.notation.board.facts import (
    anybody_on,
    guard_letter,
    holder,
    in_periphery,
    island_of,
    tile_words,
)
from tikal.notation.board.status import detail, headline, open_tiles
from tikal.notation.terminal.grid import BOX_HEIGHT, BOX_WIDTH, Sheet, corner
from tikal.notation.terminal.table import (
    GUIDE_SIGN,
    SEAT_LETTERS,
    beside,
    legend,
    seat_table,
    stock,
)
from tikal.notation.variants.registry import notation_of

_INSIDE: Final = BOX_WIDTH - 1
# Stones that face an unexplored space, by their number.
_DOTS: Final = ("", "·", ":", "⋮")
# Where a side's number stands, from the upper left corner of the box.
_SIDE_PLACES: Final = (
    (BOX_WIDTH // 2, 0),
    (BOX_WIDTH, 1),
    (BOX_WIDTH, 3),
    (BOX_WIDTH // 2, BOX_HEIGHT),
    (0, 3),
    (0, 1),
)


def unicode_board(position: Position) -> str:
    """Return the position as text."""
    table = [*seat_table(position), *stock(position), *beside(position)]
    return "\n".join([*_head(position), "", *_board(position), "", *table, "", *legend(position)])


def _head(position: Position) -> list[str]:
    below = detail(position)
    lines = [f"{headline(position)}. {below}" if below else headline(position)]
    return lines + [f"{tile_words(tile)} ({why})" for tile, why in open_tiles(position)]


def _board(position: Position) -> list[str]:
    sheet = Sheet()
    for space in range(SPACES):
        explored = position.site.terrain[space] != UNEXPLORED
        sheet.box(space, solid=explored, thick=in_periphery(position, space))
        _inscribe(sheet, position, space)
    for space in range(SPACES):
        for side in range(SIDES):
            _mark_side(sheet, position, space, side)
    return sheet.lines()


def _inscribe(sheet: Sheet, position: Position, space: int) -> None:
    x, y = corner(space)
    sheet.write(x + 2, y, SPACE_NAMES[space])
    if position.site.terrain[space] == UNEXPLORED:
        return
    island = island_of(position, space)
    if island:
        sheet.write(x + BOX_WIDTH - 3, y, f"#{island}")
    for row, words in enumerate(_inscription(position, space)):
        sheet.write(x + 1, y + 1 + row, words.center(_INSIDE))


def _mark_side(sheet: Sheet, position: Position, space: int, side: int) -> None:
    sign = _side_sign(position, space, side)
    x, y = corner(space)
    east, south = _SIDE_PLACES[side]
    sheet.write(x + east - len(sign) // 2, y + south, sign)


def _side_sign(position: Position, space: int, side: int) -> str:
    next_to = NEIGHBOURS[space * SIDES + side]
    if next_to == OFF_BOARD:
        return ""
    cost = position.site.cost[space * SIDES + side]
    if cost > 0:
        return f"({cost})"
    if position.site.terrain[next_to] != UNEXPLORED:
        return ""
    return _DOTS[position.site.stones[space * SIDES + side]]


def _inscription(position: Position, space: int) -> list[str]:
    """Return three lines: the terrain, then who is there; they fit into a box whoever comes."""
    first = [_guide(position, space), _state(position, space)]
    groups = [_group(position, seat, space) for seat in range(position.rules.seats)]
    words = [word for word in (*first, *groups) if word]
    if len(" ".join(words)) <= _INSIDE:
        return [_terrain(position, space), " ".join(words), ""]
    half = (len(groups) + 1) // 2
    upper = [word for word in (*first, *groups[:half]) if word]
    lower = [word for word in groups[half:] if word]
    spaced = " ".join(upper)
    row = spaced if len(spaced) <= _INSIDE else "".join(upper)
    return [_terrain(position, space), row, " ".join(lower)]


def _terrain(position: Position, space: int) -> str:
    camp = position.camp_of(space)
    if camp != NOBODY:
        return f"camp {SEAT_LETTERS[camp]}"
    terrain = position.site.terrain[space]
    name = TERRAIN_NAMES[terrain]
    return f"{name} {position.value[space]}" if terrain in (TEMPLE, RUINS) else name


def _guide(position: Position, space: int) -> str:
    return GUIDE_SIGN if notation_of(position.rules.variant).guide(position) == space else ""


def _state(position: Position, space: int) -> str:
    """Return who would score here: ^WL a guard, >W the strongest, or a tie (R10.3, L60)."""
    if not notation_of(position.rules.variant).scores_on(position, space):
        return ""
    guard = position.guard_of(space)
    if guard != NOBODY:
        return f"^{SEAT_LETTERS[guard]}{guard_letter(position, space)}"
    seat = holder(position, space)
    if seat != NOBODY:
        return f">{SEAT_LETTERS[seat]}"
    return "tie" if anybody_on(position, space) else ""


def _group(position: Position, seat: int, space: int) -> str:
    leader = "*" * position.leaders(seat, space)
    explorers = position.explorers(seat, space)
    if not leader and not explorers:
        return ""
    return f"{SEAT_LETTERS[seat]}{leader}{explorers or ''}"
