"""Full position documents of Tikal Legend from the few things that matter to a test.

What is not said is filled in so that nothing occurs too often and everything that is still to come
has the length it has in that round.
"""

from typing import Any

from tests.reference.board import DIRECTIONS, direction_between
from tests.reference.components import PRINTED, TREASURE_COPIES, TREASURE_KINDS, Document
from tests.reference.legend.box import ACTION_DECK, ALL_TILES, DRAFTED_TILES, SOLO_CARDS, TOKENS

Places = list[Any]

LEGEND: Document = {
    "letters": ["A"],
    "score": 175,
    "trail": 4,
    "scoring_trail": "always",
    "swap": False,
    "floor": False,
}
EMPTY_SITE: Document = {
    "token": None,
    "tiles": [None, None],
    "cards": [None, None, None],
    "kept": [None, None, None],
}
NOBODY: Document = {"tokens": [], "tiles": [None] * 4, "cards": [None] * 10}


def site(
    token: int | None = None,
    tiles: list[str] | None = None,
    cards: Places | None = None,
    kept: Places | None = None,
) -> Document:
    """Return a campsite, its places filled from the top."""
    return {
        "token": token,
        "tiles": padded(tiles, 2),
        "cards": padded(cards, 3),
        "kept": padded(kept, 3),
    }


def padded(things: Places | None, length: int) -> Places:
    """Return the things and gaps behind them."""
    there = list(things or [])
    return there + [None] * (length - len(there))


def facing(space: str, text: str) -> str:
    """Return a tile with its rotation: in `B1>b2` the side with most stones faces b2."""
    tile, _, other = text.partition(">")
    if not other:
        return tile
    side = DIRECTIONS.index(direction_between(space, other))
    stones = ALL_TILES[tile].stones
    most = max(stones)
    return f"{tile}+{next(r for r in range(6) if stones[(side - r) % 6] == most)}"


def items_in(place: Document) -> int:
    """Return how many items a campsite holds on its right."""
    there = [place["token"], *place["tiles"], *place["cards"]]
    return sum(thing is not None for thing in there)


def without(everything: Places, *gone: Places) -> Places:
    """Return what is left of some things when others are taken away, one by one."""
    left = list(everything)
    for thing in [thing for things in gone for thing in things if thing is not None]:
        if thing in left:
            left.remove(thing)
    return left


def position(number: int, stage: str, **given: Any) -> Document:  # noqa: ANN401 - JSON
    """Return a document of a round and stage: `given` are its keys; the rest is filled in.

    `tiles` may say whom a tile faces, `solo` begins with the cards that come next, `discards` ends
    with the top one.
    """
    display = {**NOBODY, **given.pop("display", {})}
    sites = {"1": EMPTY_SITE, "2": EMPTY_SITE, **given.pop("campsites", {})}
    tiles = {space: facing(space, text) for space, text in given.pop("tiles", {}).items()}
    legend = {**LEGEND, **given.pop("legend", {})}
    document = {
        "variant": "legend",
        "edition": "supermeeple",
        "options": {},
        "seats": 2,
        "legend": legend,
        "seat": 1,
        "phase": "item" if stage == "action" else "draft",
        "ap": 0,
        "scoring": False,
        "round": number,
        "stage": stage,
        "tiles": tiles,
        "levels": {**printed_levels(tiles), **given.pop("levels", {})},
        "ruins": {**printed_ruins(tiles), **given.pop("ruins", {})},
        "guards": {},
        "camps": {},
        "members": {},
        "hands": {"1": [], "2": [], **given.pop("hands", {})},
        "uniques": {"1": [], "2": []},
        "removed": {"1": "", "2": "", **given.pop("removed", {})},
        "scores": [0, legend["score"]],
        "used": {},
        "guide": "b2",
        "director": True,
        "display": display,
        "campsites": sites,
        "aside": [],
        "card": None,
        **given,
    }
    document |= still_to_come(document)
    return {key: document[key] for key in sorted(document)}


def printed_levels(tiles: dict[str, str]) -> dict[str, int]:
    """Return the printed level of every temple."""
    levels = {space: tile.value for space, tile in PRINTED.items() if tile.kind == "temple"}
    for space, text in tiles.items():
        tile = ALL_TILES[text.partition("+")[0]]
        if tile.kind == "temple":
            levels[space] = tile.value
    return levels


def printed_ruins(tiles: dict[str, str]) -> dict[str, list[int]]:
    """Return an empty stack for every ruins."""
    names = {space: text.partition("+")[0] for space, text in tiles.items()}
    return {space: [] for space, tile in names.items() if ALL_TILES[tile].kind == "ruins"}


def still_to_come(document: Document) -> Document:
    """Return the stocks that fit the round, made of what lies nowhere else."""
    number, display = document["round"], document["display"]
    sites = list(document["campsites"].values())
    laid = [text.partition("+")[0] for text in document["tiles"].values()]
    kept = [card[0] for place in sites for card in place["kept"] if card]
    cards = [card for place in sites for card in place["cards"]]
    free_tiles = without(DRAFTED_TILES, laid, display["tiles"], *[s["tiles"] for s in sites])
    free_cards = without(ACTION_DECK, display["cards"], cards, kept, document["aside"])
    free_tokens = without(TOKENS, display["tokens"], [place["token"] for place in sites])
    kinds = [kind for kind in TREASURE_KINDS for _ in range(TREASURE_COPIES)]
    hands = document["hands"].values()
    return {
        "stack": last(free_tiles, 24 - 4 * number),
        "tokens": last(free_tokens, 14 - 2 * number),
        "cards": last(free_cards, 36 - 6 * number),
        "treasures": without(kinds, *document["ruins"].values(), *hands),
        "returns": [[2, 3, 1] for _ in range(6 - number)],
        **solo_decks(document),
    }


def last(things: Places, count: int) -> Places:
    """Return the last few of some things."""
    return things[len(things) - count :]


def solo_decks(document: Document) -> Document:
    """Return the Solo cards to come and the discards, the given ones at the right end."""
    ids = [card for card in SOLO_CARDS if card[0] in ("M", *document["legend"]["letters"])]
    coming, shown = document.get("solo", []), document.get("discards", [])
    others = without(ids, coming, shown, [document["card"]])
    mutuls = document["campsites"]["2"]
    in_draft = document["stage"] == "draft"
    if in_draft:
        left = len(ids) - items_in(mutuls)
    else:
        left = items_in(mutuls) + 2 * (mutuls["token"] is not None)
    more = max(0, left - len(coming))
    later = 12 - (2 * document["round"] - (1 if in_draft else 0))
    later_decks = document.get("later", {})
    decks = [later_decks.get(nth, sorted(ids)) for nth in range(later)]
    document.pop("later", None)
    return {
        "solo": [[*coming, *others[:more]], *decks],
        "discards": [*others[more:], *shown],
    }


def acting(solo: list[str], mutul: Document, **given: Any) -> Document:  # noqa: ANN401 - JSON
    """Return your turn in the action phase of round 3, with one item more than Mutul.

    Your token is among them; after it Mutul turns up the first of the Solo cards. `you` may be
    another campsite.
    """
    yours = site(6, cards=["field_camp", "guard", "supplies"][: items_in(mutul)])
    sites = {"1": given.pop("you", yours), "2": mutul}
    return position(3, "action", campsites=sites, solo=solo, **given)


def final(**given: Any) -> Document:  # noqa: ANN401 - JSON
    """Return your scoring turn at the end of the game."""
    return position(6, "final", phase="act", ap=10, scoring=True, **given)
