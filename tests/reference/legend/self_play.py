"""Random games of the slow rules, with what must hold in every position."""

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from tests.reference.components import TREASURE_COPIES, TREASURE_KINDS, Document

from .box import ACTION_DECK, TOKENS
from .crews import camps_left, guards_left, in_supply
from .dealing import random_deal, random_setup
from .game import LegendReference
from .ground import INNER_SPACES, explored, floors_left, reachable
from .position import MUTUL, YOU, Position

#: How often a turn ends although something else could be done.
TIRED = 0.1

#: Asked for one of your choices.
Chooser = Callable[[LegendReference, random.Random], str]


class Course(NamedTuple):
    """A finished game, and your actions in it."""

    game: LegendReference
    actions: list[str]
    setup: Document
    deal: Document


def sort_of(text: str) -> str:
    """The sort of an action, so that rare sorts are tried as often as common ones."""
    for sign, name in ((">", "go"), ("=", "shift"), ("-", "move"), ("@", "tile"), ("+", "place")):
        if sign in text:
            return "exchange" if text[0] == "X" else name
    return text.rstrip("0123456789") if text[0].islower() else text[0]


def whimsical(game: LegendReference, rng: random.Random) -> str:
    """One of a random sort of your choices, `end` only now and then."""
    by_sort: dict[str, list[str]] = {}
    for text in game.legal():
        by_sort.setdefault(sort_of(text), []).append(text)
    if "end" in by_sort and (len(by_sort) == 1 or rng.random() < TIRED):
        return "end"
    by_sort.pop("end", None)
    sort = sorted(by_sort)[int(rng.random() * len(by_sort))]
    return by_sort[sort][int(rng.random() * len(by_sort[sort]))]


def play_game(seed: int, options: Document | None = None, choose: Chooser = whimsical) -> Course:
    """A random game with these options, by default a random mix, checked at every choice."""
    rng = random.Random(seed)  # noqa: S311 - games, not cryptography
    setup = {**random_setup(rng), **(options or {})}
    deal = random_deal(rng, setup["letters"])
    game = LegendReference.new(setup, deal)
    actions: list[str] = []
    scorings: Counter[str] = Counter()
    while game.phase != "over":
        check_position(game.position, deal)
        before = game.scores
        text = choose(game, rng)
        scoring, stage = game.position.scoring, game.position.stage
        game.play(text)
        actions.append(text)
        if scoring and text == "end":
            scorings[stage] += 1
        assert all(now >= then for now, then in zip(game.scores, before, strict=True))
    assert scorings == {"action": 2, "final": 1}  # L8, L61
    check_end(game)
    return Course(game, actions, setup, deal)


def check_position(position: Position, deal: Document) -> None:
    """L7 to L13, L42: nothing comes from nowhere, and Mutul's explorers stand where he can be."""
    check_members(position)
    check_things(position, deal)
    for level in range(2, 11):
        assert floors_left(position, level) >= 0
    for space, there in position.members.items():
        assert set(there.get(MUTUL, "")) <= {"E"}
        assert MUTUL not in there or space in reachable(position, MUTUL)
    assert (position.ap == 0) or position.phase == "act"
    assert position.seat == YOU


def check_members(position: Position) -> None:
    """L7: each expedition has what it began with."""
    for seat in (YOU, MUTUL):
        assert in_supply(position, seat, "L") >= 0
        assert in_supply(position, seat, "E") >= 0
        assert 0 <= camps_left(position, seat) <= 2
        assert 0 <= guards_left(position, seat) <= 2


def check_things(position: Position, deal: Document) -> None:
    """L8, L10 to L12: tiles, treasures, tokens, Action cards and Solo cards."""
    sites = list(position.sites.values())
    laid = [tile for tile, _ in position.tiles.values() if tile[0] != "P"]
    tiles = [*position.display.tiles, *(tile for site in sites for tile in site.tiles)]
    waiting = [position.choice["tile"]] if position.phase == "turn" and position.choice else []
    held = [tile for tile in tiles if tile] + [tile for tile in waiting if tile[0] != "P"]
    assert Counter(laid + held + position.stack) == Counter(deal["stack"])
    hidden = [kind for ruins in position.ruins.values() for kind in ruins]
    shown = [kind for hand in position.hands.values() for kind in hand]
    assert Counter(hidden + shown + position.treasures) == Counter(
        list(TREASURE_KINDS) * TREASURE_COPIES
    )
    assert len(position.tokens) == 14 - 2 * position.number
    tokens = [*position.tokens, *position.display.tokens, *(s.token for s in sites if s.token)]
    assert Counter(tokens) <= Counter(TOKENS)
    assert Counter(action_cards(position)) <= Counter(ACTION_DECK)
    assert len(position.cards) == 36 - 6 * position.number
    assert len(position.returns) == 6 - position.number
    turned = [*position.discards, *([position.card] if position.card else [])]
    phase = 2 * position.number - (1 if position.stage == "draft" else 0)
    assert [*turned, *position.solo[0]] == deal["solo"][phase - 1]
    assert position.solo[1:] == deal["solo"][phase:]


def action_cards(position: Position) -> list[str]:
    """L12: the Action cards that are still somewhere."""
    there = [*position.display.cards, *position.cards, *position.aside]
    for site in position.sites.values():
        there += [*site.cards, *(card[0] for card in site.kept if card)]
    return [card for card in there if card is not None]


def check_end(game: LegendReference) -> None:
    """L2, L12, L20, L61: the inner spaces are full, all cards have come, 6 and 8 or 9 turned up."""
    position = game.position
    assert set(INNER_SPACES) <= set(explored(position))
    assert (position.stack, position.cards, position.returns) == ([], [], [])
    assert (len(position.tokens), len(position.aside)) == (2, 3)
    assert sum(card is not None for card in position.display.cards) == 1
    turned = {1: 8, 2: 9}[len(position.legend["letters"])]
    assert len(position.discards) == turned
    assert game.legal() == []
    assert game.seat is None
    best = max(game.scores)
    assert game.winners == [seat for seat in (1, 2) if game.scores[seat - 1] == best]


def check_round_trip(game: LegendReference, text: str) -> None:
    """interface.md: a document read back is the same and goes on equally."""
    document = game.document()
    assert json.loads(json.dumps(document)) == document
    assert list(document) == sorted(document)
    twin = LegendReference.from_document(json.loads(json.dumps(document)))
    assert twin.document() == document
    assert twin.legal() == game.legal()
    other = game.copy()
    other.play(text)
    twin.play(text)
    assert twin.document() == other.document()
