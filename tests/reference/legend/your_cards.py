"""What your Action cards' effects allow, without AP (section 12).

A card in play is `position.item`, with what was done so far: `done` counts the floors, treasures,
goes or exchanges, `placed` the members placed, `gone` says whether a member has gone since the
last floor or treasure, `space` is the temple that was fixed or the space of the periphery tile,
`start` and `goal` are those of a column.
"""

from collections.abc import Callable, Iterable
from functools import partial

from tests.reference.components import Document

from .box import ACTION_CARDS, PERIPHERY_SPACES
from .crews import move_member
from .ground import (
    connected,
    explored,
    joined,
    placing_text,
    put_tile,
    rotations,
    takes_floor,
)
from .position import YOU, Position
from .your_points import (
    Doings,
    camps,
    exchanges,
    guards,
    pieces_on,
    placings,
    recoverings,
    uncoverings,
)

#: Who goes, from where and to where.
Way = tuple[str, str, str]


def new_item(kind: str, card: str | None = None) -> Document:
    """What you begin to play: token, tile, card or kept (the effect), spend (the 3 AP)."""
    return {
        "kind": kind,
        "card": card,
        "done": 0,
        "placed": 0,
        "gone": False,
        "space": None,
        "start": None,
        "goal": None,
    }


def goes(position: Position, targets: Iterable[str]) -> dict[str, Way]:
    """Section 12: one member to another space that a chain of paths and shifts joins.

    The text -> piece, start, goal.
    """
    wanted = set(targets)
    found: dict[str, Way] = {}
    for start in list(position.members):
        pieces = pieces_on(position, start)
        if not pieces:
            continue
        for goal in wanted & joined(position, start, YOU) - {start}:
            for piece in pieces:
                found[f"{piece}{start}>{goal}"] = (piece, start, goal)
    return found


def go(position: Position, way: Way, **marks: object) -> None:
    """One member goes; the item remembers what matters to its effect."""
    piece, start, goal = way
    move_member(position, piece, YOU, start, goal)
    assert position.item is not None
    position.item |= marks


def then_mark(position: Position, doing: Callable[[], None], **marks: object) -> None:
    """An action whose item remembers what matters to its effect."""
    doing()
    assert position.item is not None
    position.item |= marks


def unearth(position: Position, item: Document) -> Doings:
    """Up to 2 treasures; before each of them one member may go to ruins that hold a treasure."""
    if item["done"] == 2:
        return {}
    found: Doings = {}
    for text, doing in recoverings(position).items():
        found[text] = partial(then_mark, position, doing, done=item["done"] + 1, gone=False)
    if not item["gone"]:
        ruins = [space for space, hidden in position.ruins.items() if hidden]
        for text, way in goes(position, ruins).items():
            found[text] = partial(go, position, way, gone=True)
    return found


def floors(position: Position, item: Document) -> Doings:
    """Up to 2 floors on one temple, fixed by the first go or floor; a go before each of them."""
    if item["done"] == 2:
        return {}
    found: Doings = {}
    temples = [item["space"]] if item["space"] else list(position.levels)
    for space in temples:
        doing = uncoverings(position).get(f"U{space}")
        if doing:
            marks = {"done": item["done"] + 1, "gone": False, "space": space}
            found[f"U{space}"] = partial(then_mark, position, doing, **marks)
    if not item["gone"]:
        goals = [s for s in temples if s not in position.guards and takes_floor(position, s)]
        for text, way in goes(position, goals).items():
            found[text] = partial(go, position, way, gone=True, space=way[2])
    return found


def move(position: Position, item: Document, number: int) -> Doings:
    """Up to so many goes."""
    if item["done"] >= number:
        return {}
    ways = goes(position, explored(position))
    done = item["done"] + 1
    return {text: partial(go, position, way, done=done) for text, way in ways.items()}


def place(position: Position, item: Document, number: int) -> Doings:
    """Up to so many members from the supply."""
    if item["placed"] >= number:
        return {}
    placed = item["placed"] + 1
    return {
        text: partial(then_mark, position, doing, placed=placed)
        for text, doing in placings(position).items()
    }


def march(position: Position, item: Document) -> Doings:
    """Place up to 2 members, then up to 2 goes; after a go no more placing."""
    before_goes = place(position, item, 2) if item["done"] == 0 else {}
    return {**before_goes, **move(position, item, 2)}


def column(position: Position, item: Document) -> Doings:
    """Goes that all have the first one's start and goal."""
    return {
        text: partial(go, position, way, start=way[1], goal=way[2])
        for text, way in goes(position, explored(position)).items()
        if item["start"] in (None, way[1]) and item["goal"] in (None, way[2])
    }


def once(position: Position, item: Document, doings: Doings) -> Doings:
    """One action of a sort."""
    if item["done"]:
        return {}
    return {text: partial(then_mark, position, doing, done=1) for text, doing in doings.items()}


def lay_periphery(position: Position, tile: str, space: str, rotation: int) -> None:
    """L5: the card's tile lies; then one member may go there. No scoring."""
    put_tile(position, tile, space, rotation)
    assert position.item is not None
    position.item |= {"space": space}


def connects(position: Position, tile: str, space: str, rotation: int) -> bool:
    """L5: whether the tile, once placed, is connected to the base camp."""
    before = position.tiles
    position.tiles = {**before, space: (tile, rotation)}
    is_connected = space in connected(position)
    position.tiles = before
    return is_connected


def periphery(position: Position, item: Document) -> Doings:
    """The card's tile on a periphery space, then one go there."""
    if item["done"]:
        return {}
    if item["space"]:
        ways = goes(position, [item["space"]])
        return {text: partial(go, position, way, done=1) for text, way in ways.items()}
    tile = ACTION_CARDS[item["card"]].tile
    assert tile is not None
    return {
        placing_text(tile, space, turn): partial(lay_periphery, position, tile, space, turn)
        for space in PERIPHERY_SPACES
        if space not in position.tiles
        for turn in rotations(tile)
        if connects(position, tile, space, turn)
    }


def card_actions(position: Position) -> Doings:
    """Section 12: what the card in play allows now, `end` apart."""
    item = position.item
    assert item is not None
    effect, _, number = ACTION_CARDS[item["card"]].yours.partition(" ")
    if effect == "move":
        return move(position, item, int(number))
    if effect == "place":
        return place(position, item, int(number))
    simple: dict[str, Callable[[], Doings]] = {
        "unearth": lambda: unearth(position, item),
        "floors": lambda: floors(position, item),
        "march": lambda: march(position, item),
        "column": lambda: column(position, item),
        "unique": dict,
        "camp": lambda: once(position, item, camps(position, needs_member=False)),
        "guard": lambda: once(position, item, guards(position)),
        "swap": lambda: once(position, item, exchanges(position)),
        "periphery": lambda: periphery(position, item),
    }
    return simple[effect]()
