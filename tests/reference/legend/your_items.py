"""Playing your items, ending them, passing (L18, L27 to L31)."""

from functools import partial

from .actions import exchange, swap_text, take_uniques
from .box import ACTION_CARDS
from .course import ask, run, your_scoring
from .draft import your_takes
from .ground import free_inner_spaces, kind_of, placing_text, put_tile, rotations
from .mutul import first
from .position import YOU, Position, note
from .scoring import score
from .your_cards import card_actions, new_item
from .your_points import Doings, point_actions

CARD_POINTS = 3
DIRECTOR_WORTH = 5


def play_token(position: Position) -> None:
    """L28: spend up to its value."""
    site = position.sites[YOU]
    value = site.token
    assert value is not None
    site.token = None
    position.item = new_item("token")
    ask(position, "act", value)


def play_tile(position: Position, place: int, space: str, rotation: int) -> None:
    """L28: the tile lies; L31, L59: a volcano starts your scoring turn, then Mutul's part."""
    site = position.sites[YOU]
    tile = site.tiles[place]
    assert tile is not None
    site.tiles[place] = None
    put_tile(position, tile, space, rotation)
    if kind_of(position, space) == "volcano":
        first(position, ["mutul's scoring"])
        your_scoring(position)
    else:
        position.item = new_item("tile")
        ask(position, "act", 0)


def use_effect(position: Position, kind: str, card: str) -> None:
    """Section 12: a card's effect begins: `ap n` leads to `act`, `unique` is done at once."""
    position.item = new_item(kind, card)
    effect, _, number = ACTION_CARDS[card].yours.partition(" ")
    if effect == "ap":
        ask(position, "act", int(number))
        return
    if effect == "unique":
        take_uniques(position, YOU, ACTION_CARDS[card].uniques)
    ask(position, "card")


def play_card(position: Position, place: int) -> None:
    """L28: a card of the right leaves its place for its effect."""
    site = position.sites[YOU]
    card = site.cards[place]
    assert card is not None
    site.cards[place] = None
    use_effect(position, "card", card)


def spend_card(position: Position, place: int) -> None:
    """L28: a card of the right leaves its place for 3 AP."""
    site = position.sites[YOU]
    card = site.cards[place]
    site.cards[place] = None
    position.item = new_item("spend", card)
    ask(position, "act", CARD_POINTS)


def play_kept(position: Position, place: int) -> None:
    """L30: a face-up kept card is turned down at once for its effect."""
    kept = position.sites[YOU].kept
    there = kept[place]
    assert there is not None
    kept[place] = (there[0], False)
    use_effect(position, "kept", there[0])


def pass_round(position: Position) -> None:
    """L27: for the round."""
    position.passed = True
    run(position)


def end(position: Position) -> None:
    """L28, L30, L59: the item or the scoring turn is over, and what follows by itself."""
    if position.scoring:
        score(position, YOU)
        if position.stage == "final" and position.director:
            position.scores[YOU] += DIRECTOR_WORTH  # L18
        note(position, "L60", "you score", position.scores[YOU])
    item = position.item
    if item is not None and item["kind"] == "card" and ACTION_CARDS[item["card"]].permanent:
        keep(position, item["card"])
    position.item = None
    position.used = {}
    position.scoring = False
    position.ap = 0
    run(position)


def keep(position: Position, card: str) -> None:
    """L30: face down to the first free place on the left, if there is one."""
    kept = position.sites[YOU].kept
    if None in kept:
        kept[kept.index(None)] = (card, False)


def tile_choices(position: Position) -> Doings:
    """L3, L28, R5.7: your tiles on the free inner spaces, in every rotation."""
    return {
        placing_text(tile, space, turn): partial(play_tile, position, place, space, turn)
        for place, tile in enumerate(position.sites[YOU].tiles)
        if tile is not None
        for space in free_inner_spaces(position)
        for turn in rotations(tile)
    }


def item_choices(position: Position) -> Doings:
    """L27, L28: the items you may play; `pass` once the six are played."""
    site = position.sites[YOU]
    found = tile_choices(position)
    if site.token is not None:
        found["playAP"] = partial(play_token, position)
    for place, card in enumerate(site.cards):
        if card is not None:
            found[f"playK{place + 1}"] = partial(play_card, position, place)
            found[f"spendK{place + 1}"] = partial(spend_card, position, place)
    if site.token is None and not any(site.tiles) and not any(site.cards):
        found["pass"] = partial(pass_round, position)
    for place, there in enumerate(site.kept):
        if there is not None and there[1]:
            found[f"playP{place + 1}"] = partial(play_kept, position, place)
    return found


def turn_tile(position: Position, rotation: int) -> None:
    """L40: Mutul's tile is laid as you turned it."""
    choice = position.choice
    assert choice is not None
    position.choice = None
    first(position, [*choice["then"], choice["tile"], choice["space"], rotation])
    run(position)


def swap_for_mutul(position: Position, yours: int, his: int) -> None:
    """L58: the exchange you chose."""
    position.choice = None
    exchange(position, yours, his)
    note(position, "L58", "swaps", (yours, his))
    run(position)


def choices_for_mutul(position: Position) -> Doings:
    """L40, L58: what you choose for Mutul."""
    choice = position.choice
    assert choice is not None
    if position.phase == "swap":
        return {
            swap_text(yours, his): partial(swap_for_mutul, position, yours, his)
            for yours, his in choice["swaps"]
        }
    return {
        placing_text(choice["tile"], choice["space"], turn): partial(turn_tile, position, turn)
        for turn in choice["rotations"]
    }


def choices(position: Position) -> Doings:
    """Everything you may choose now: the text -> what it does, Mutul's answer included."""
    if position.phase == "draft":
        takes = your_takes(position)
        return {text: partial(take, position, text) for text in takes}
    if position.phase == "item":
        return item_choices(position)
    if position.phase in ("turn", "swap"):
        return choices_for_mutul(position)
    if position.phase == "act":
        return {**point_actions(position), "end": partial(end, position)}
    if position.phase == "card":
        return {**card_actions(position), "end": partial(end, position)}
    return {}


def take(position: Position, text: str) -> None:
    """L21: your pick, then Mutul's."""
    your_takes(position)[text]()
    run(position)
