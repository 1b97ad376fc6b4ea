"""What lies on the table of a Legend game, in the shape that the page draws (L2 to L18, L41)."""

from collections.abc import Iterator
from typing import Final, cast

from tikal.box.legend.components import DIRECTOR_AP, DIRECTOR_POINTS, SPENT_AP
from tikal.box.tiles import TILE_INDEX
from tikal.engine.legend.ground import value_of
from tikal.engine.legend.points import scores
from tikal.engine.legend.table import MUTUL
from tikal.engine.state.position import Position
from tikal.notation.board.tiles import tile_json
from tikal.notation.variants.registry import notation_of

Json = dict[str, object]
FACTS_KEY: Final = "legend"
# What the page needs no other shape of.
_SAME: Final = (
    "round",
    "rounds",
    "stage",
    "guide",
    "scan",
    "sectors",
    "cards_left",
    "reconstructed",
    "display",
    "aside",
    "director",
    "islands",
    "periphery",
)
_OPTIONS: Final = ("letters", "score", "trail", "scoring_trail", "swap", "floor")


def legend_json(facts: Json) -> Json:
    """Return the facts of a Legend game as the page wants them."""
    settings = cast("Json", facts["settings"])
    return {
        **{key: facts[key] for key in _SAME},
        "mutul": MUTUL + 1,
        "card": _face(facts),
        "campsites": [
            _campsite(int(seat), parts) for seat, parts in cast("Json", facts["campsites"]).items()
        ],
        "uniques": list(cast("Json", facts["uniques"]).values()),
        "director_ap": DIRECTOR_AP,
        "director_points": DIRECTOR_POINTS,
        "spend_ap": SPENT_AP,
        "item": _item(facts),
        "cards": {
            name: _action_card(cast("Json", card))
            for name, card in cast("Json", facts["cards"]).items()
        },
        "tiles": {name: tile_json(TILE_INDEX[name]) for name in _tiles(facts)},
        "settings": {name: settings[name] for name in _OPTIONS},
    }


def ground_points(position: Position, space: int) -> int:
    """Return what control of a space without a temple is worth: in Legend it may be (L60)."""
    if notation_of(position.rules.variant).facts_key != FACTS_KEY:
        return 0
    return int(value_of(position, space)) if scores(position, space) else 0


def _face(facts: Json) -> Json | None:
    """Return Mutul's Solo card with the parts of its sections named."""
    card = cast("Json | None", facts["card"])
    if card is None:
        return None
    explorers, action = cast("list[object]", card["ap"])
    return {
        "id": card["id"],
        "take": [_take(part) for part in cast("list[list[object]]", card["take"])],
        "act": [_act(part) for part in cast("list[str]", card["act"])],
        "row": card["row"],
        "explorers": explorers,
        "action": action,
        "needle": card["needle"],
        "sense": card["sense"],
        "in_force": facts["in_force"],
    }


def _take(part: list[object]) -> Json:
    kind, arrow, wishes, discard = [*part, None, None, None][:4]
    both = discard if isinstance(discard, list) else [arrow, discard]
    aside = both[1] is not None
    return {
        "kind": kind,
        "arrow": arrow,
        "wishes": wishes or [],
        "discard": both[1],
        "discard_arrow": both[0] if aside else None,
    }


def _act(part: str) -> Json:
    kind, _, end = part.partition(" ")
    return {"kind": kind, "end": end or None}


def _campsite(seat: int, parts: object) -> Json:
    campsite = cast("dict[str, list[object]]", parts)
    return {**campsite, "seat": seat, "kept": [_kept(pair) for pair in campsite["kept"]]}


def _kept(pair: object) -> Json | None:
    if pair is None:
        return None
    card, ready = cast("list[object]", pair)
    return {"card": card, "ready": ready}


def _item(facts: Json) -> Json | None:
    item = cast("Json | None", facts["item"])
    return None if item is None else {"kind": item["kind"], "card": item["id"]}


def _action_card(card: Json) -> Json:
    return {
        "picture": card["type"],
        "effect": card["effect"],
        "amount": card["amount"] or None,
        "mutul": card["mutul"],
        "permanent": card["permanent"],
        "uniques": card["treasures"],
        "tile": card["tile"],
    }


def _tiles(facts: Json) -> Iterator[str]:
    """Return every tile that lies on the table or comes with a card."""
    boards = [facts["display"], *cast("Json", facts["campsites"]).values()]
    for board in cast("list[dict[str, list[str | None]]]", boards):
        yield from [tile for tile in board["tiles"] if tile is not None]
    for card in cast("dict[str, Json]", facts["cards"]).values():
        if card["tile"] is not None:
            yield str(card["tile"])
