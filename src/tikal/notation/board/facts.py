"""What every picture of a position tells, as plain facts and short sentences.

The SVG and the terminal's board take their words from here, so that they never disagree. Nothing
hidden is asked for: of the stack only its letters, of what lies face down only the number.
"""

from typing import Final

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER
from tikal.box.terrain import RUINS, TEMPLE, TERRAIN_NAMES
from tikal.box.tiles import TILE_NAMES, TILE_STONES, TILE_TERRAIN, TILE_VALUE
from tikal.engine.control import controls
from tikal.engine.dealing.deal import STACK, TREASURES
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.geometry.directions import DIRECTION_NAMES, SIDES
from tikal.geometry.spaces import SPACE_NAMES, SPACES
from tikal.notation.variants.registry import notation_of

# Terrains whose number is worth a word: a temple's level, the treasures left in ruins.
_NUMBERED: Final[tuple[int, ...]] = (TEMPLE, RUINS)


def seat_name(position: Position, seat: i64) -> str:
    """Return what pictures call a seat inside a sentence."""
    return notation_of(position.rules.variant).automaton_name(seat) or f"seat {seat + 1}"


def capital(words: str) -> str:
    """Return words as they begin a sentence."""
    return words[:1].upper() + words[1:]


def holder(position: Position, space: i64) -> i64:
    """Return the seat a temple would score for now, or NOBODY (R10.3)."""
    for seat in range(position.rules.seats):
        if controls(position, seat, space):
            return seat
    return NOBODY


def anybody_on(position: Position, space: i64) -> bool:
    """Return whether members stand on a space; where nobody holds its temple, that is a tie."""
    return any(position.members(seat, space) > 0 for seat in range(position.rules.seats))


def guard_letter(position: Position, space: i64) -> str:
    """Return E or L for the guard of a temple that has one."""
    seat = position.guard_of(space)
    return "L" if position.leader_guards(seat) >> space & 1 else "E"


def tiles_left(position: Position) -> list[tuple[str, int]]:
    """Return how many tiles of each letter of the box are still in the stack."""
    stack = position.deal.stack[position.taken_of(STACK) :]
    letters = [TILE_NAMES[tile][0] for tile in stack]
    known = sorted({TILE_NAMES[tile][0] for tile in position.rules.variant.tiles})
    return [(letter, letters.count(letter)) for letter in known]


def treasures_left(position: Position) -> int:
    """Return how many treasures wait for ruins that are not explored yet."""
    return len(position.deal.treasures) - position.taken_of(TREASURES)


def worth_now(position: Position, seat: i64) -> int:
    """Return what a seat would score this moment (R10.3, R10.4)."""
    return position.rules.variant.points(position.copy(), seat)


def leader_place(position: Position, seat: i64) -> str:
    """Return where a seat's leaders are, in a word or two; guards come last."""
    places = _counted("supply", position.supply(seat, LEADER))
    for space in range(SPACES):
        places += _counted(SPACE_NAMES[space], position.leaders(seat, space))
    places += _counted("gone", position.removed(seat, LEADER))
    guarding = position.leader_guards(seat)
    guarded = [SPACE_NAMES[space] for space in range(SPACES) if guarding >> space & 1]
    places += [f"guards {', '.join(guarded)}"] if guarded else []
    return ", ".join(places) or "none"


def _counted(place: str, leaders: int) -> list[str]:
    if leaders == 0:
        return []
    return [place] if leaders == 1 else [f"{place} x{leaders}"]


def leader_word(position: Position, seat: i64) -> str:
    """Return what to call a seat's leader, or leaders if the box has several."""
    return "leader" if position.rules.variant.expedition(seat).leaders == 1 else "leaders"


def many(number: int, noun: str) -> str:
    """Return a number with its noun, in the plural where it must be."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def tile_words(tile: i64) -> str:
    """Return what is printed on a tile: its terrain, its number and the sides with stones."""
    terrain = TILE_TERRAIN[tile]
    number = f" {TILE_VALUE[tile]}" if terrain in _NUMBERED else ""
    stones = [
        f"{DIRECTION_NAMES[side]} {TILE_STONES[tile * SIDES + side]}"
        for side in range(SIDES)
        if TILE_STONES[tile * SIDES + side] > 0
    ]
    paths = f", stones {', '.join(stones)}" if stones else ""
    return f"{TILE_NAMES[tile]} {TERRAIN_NAMES[terrain]}{number}{paths}"


def space_words(position: Position, space: i64) -> str:
    """Return all there is to see on a space, as one line for people who can't see it."""
    parts = [_ground_words(position, space)]
    guard = position.guard_of(space)
    if guard != NOBODY:
        member = "leader" if guard_letter(position, space) == "L" else "explorer"
        parts.append(f"guard of {seat_name(position, guard)} ({member})")
    camp = position.camp_of(space)
    if camp != NOBODY:
        parts.append(f"camp of {seat_name(position, camp)}")
    if notation_of(position.rules.variant).guide(position) == space:
        parts.append("the guide")
    parts += _member_words(position, space)
    return f"{SPACE_NAMES[space]}: {', '.join([*parts, *_outskirts_words(position, space)])}"


def island_of(position: Position, space: i64) -> int:
    """Return the number of the island that a space belongs to, counted from 1; 0 for none (L4)."""
    for number, island in enumerate(notation_of(position.rules.variant).islands(position), start=1):
        if island >> space & 1:
            return number
    return 0


def in_periphery(position: Position, space: i64) -> bool:
    """Return whether drafted tiles never go to a space (L2)."""
    return notation_of(position.rules.variant).periphery(position) >> space & 1 == 1


def _outskirts_words(position: Position, space: i64) -> list[str]:
    words = ["periphery"] if in_periphery(position, space) else []
    island = island_of(position, space)
    return [*words, f"island {island}"] if island else words


def _ground_words(position: Position, space: i64) -> str:
    terrain = position.site.terrain[space]
    words = TERRAIN_NAMES[terrain]
    if terrain == TEMPLE:
        words += f" of level {position.value[space]}{_holder_words(position, space)}"
    if terrain == RUINS:
        left = position.value[space]
        words += f" with {many(left, 'treasure')}" if left else ", emptied: a clearing"
    tile = position.site.tile[space]
    return words if tile == NO_TILE else f"{words} (tile {TILE_NAMES[tile]})"


def _holder_words(position: Position, space: i64) -> str:
    seat = holder(position, space)
    if seat != NOBODY:
        return f" held by {seat_name(position, seat)}"
    return " held by nobody, a tie" if anybody_on(position, space) else " held by nobody"


def _member_words(position: Position, space: i64) -> list[str]:
    found: list[str] = []
    for seat in range(position.rules.seats):
        here: list[str] = []
        leaders = position.leaders(seat, space)
        if leaders:
            here.append("leader" if leaders == 1 else many(leaders, "leader"))
        explorers = position.explorers(seat, space)
        if explorers:
            here.append(many(explorers, "explorer"))
        if here:
            found.append(f"{seat_name(position, seat)}: {' and '.join(here)}")
    return found


def seat_words(position: Position, seat: i64) -> str:
    """Return score and supply of a seat."""
    explorers = many(position.supply(seat, EXPLORER), "explorer")
    guards = many(position.guards_left(seat), "guard")
    return (
        f"{capital(seat_name(position, seat))}: {position.score(seat)} points, "
        f"{explorers} and {guards} left, "
        f"{leader_word(position, seat)}: {leader_place(position, seat)}."
    )
