"""The brute-force oracle on its own: random games end, and nothing is lost on the way."""

import random
from collections import Counter

import pytest

from tests import reference
from tests.reference.auction import final_order
from tests.reference.board import SPACES, compass_order, neighbour
from tests.reference.components import EDITIONS, FLOORS, SOLO_CARDS, TILES, Document
from tests.reference.expeditions import camps_left, guards_left, in_supply
from tests.reference.land import floors_left, kind_of
from tests.reference.mutul import send_members
from tests.reference.placing import reachable
from tests.reference.state import all_seats

# Each number of seats in one of the editions; beside the engine all of them are played.
GAMES = [
    (variant, seats, edition)
    for variant, counts in [("classic", (2, 3, 4)), ("auction", (4, 2, 3)), ("solo", (2,))]
    for seats, edition in zip(counts, EDITIONS, strict=False)
]
VERBS = {"+": "place", "-": "move", "=": "shift"}


def seeded(seed: int | str) -> random.Random:
    """The only source of chance in these tests."""
    return random.Random(seed)  # noqa: S311 - games, not cryptography


def setup(variant: str, seats: int, edition: str = "supermeeple", **more: object) -> Document:
    """The `setup` part of a record."""
    return {"variant": variant, "seats": seats, "edition": edition, "options": {}, **more}


def start(variant: str, seats: int, edition: str = "supermeeple", seed: int = 1) -> reference.State:
    """A new game with a random deal."""
    return reference.new(setup(variant, seats, edition), reference.deal(seeded(seed)))


def verb(text: str) -> str:
    """The sort of an action, so that rare sorts are tried as often as common ones."""
    if text[0] in "EL":
        return next(name for sign, name in VERBS.items() if sign in text)
    return "tile" if "@" in text and text[0] != "X" else text[:3] if text[0] == "b" else text[0]


def choose(state: reference.State, rng: random.Random) -> str:
    """A random sort of action that is not `end`, if there is one; then one of that sort."""
    texts = sorted(reference.legal(state))
    sorts = sorted({verb(text) for text in texts} - {"e"}) or ["e"]
    sort = rng.choice(sorts)
    if state.phase == "act" and rng.random() < 0.04:
        return "end"
    return rng.choice([text for text in texts if verb(text) == sort][:40])


def random_game(state: reference.State, rng: random.Random) -> list[reference.State]:
    """All positions of a random game."""
    positions = [state]
    while state.phase != "over":
        state = reference.play(state, choose(state, rng))
        positions.append(state)
    return positions


def all_tiles(state: reference.State) -> list[str]:
    """Every tile that is still in the game."""
    waiting = [state.drawn] if state.drawn else []
    return [t for t, _ in state.tiles.values()] + state.stack + state.display + waiting


def check_conservation(state: reference.State) -> None:
    """R3: no piece comes from nowhere, none is lost."""
    assert max(Counter(all_tiles(state)).values()) == 1
    hidden = [kind for ruins in state.ruins.values() for kind in ruins]
    shown = [kind for hand in state.hands.values() for kind in hand]
    assert sorted(hidden + shown + state.treasures) == sorted(list(range(1, 9)) * 3)
    for level in FLOORS:
        assert 0 <= floors_left(state, level) <= FLOORS[level]
    for seat in all_seats(state):
        assert in_supply(state, seat, "L") >= 0
        assert in_supply(state, seat, "E") >= 0
        assert 0 <= guards_left(state, seat) <= 2
        assert 0 <= camps_left(state, seat) <= 2
        assert state.scores[seat] >= 0


def check_position(state: reference.State) -> None:
    """The conventions of interface.md that hold in every position."""
    assert (state.seat is None) == (state.phase == "over")
    assert state.phase == "act" or state.ap == 0
    assert bool(reference.legal(state)) == (state.phase != "over")
    assert all(kind_of(state, space) not in (None, "volcano") for space in state.members)
    if state.variant == "solo":
        assert state.seat in (1, None)
        assert state.queue == []
        assert (state.card is not None) == (state.turn == 2)


@pytest.mark.parametrize(("variant", "seats", "edition"), GAMES)
def test_random_games_end(variant: str, seats: int, edition: str) -> None:
    """R12.1, R3: every variant, number of seats and edition ends and keeps its pieces."""
    rng = seeded(f"{variant}{seats}{edition}")
    positions = random_game(start(variant, seats, edition, rng.randrange(1000)), rng)
    for state in [*positions[::7], positions[-1]]:
        check_position(state)
        check_conservation(state)
    last = positions[-1]
    assert reference.legal(last) == set()
    assert reference.winners(last)
    assert (last.stack, last.display, last.drawn) == ([], [], None)
    if not EDITIONS[edition]["volcano_may_seal"]:
        assert len(last.tiles) == len(TILES)
        assert len(reachable(last)) == 37
    if variant == "solo":
        assert 19 <= 24 - len(last.deck) <= 22


@pytest.mark.parametrize("variant", ["classic", "auction", "solo"])
def test_documents_round_trip(variant: str) -> None:
    """interface.md: reading a document gives back an equal position."""
    rng = seeded(5)
    for state in random_game(start(variant, 2, seed=5), rng)[::11]:
        doc = reference.document(state)
        assert reference.document(reference.from_document(doc)) == doc
        assert list(doc) == sorted(doc)


@pytest.mark.parametrize("variant", ["classic", "auction", "solo"])
def test_whole_table(variant: str) -> None:
    """The predicate alone refuses what belongs to another phase."""
    rng = seeded(6)
    for state in random_game(start(variant, 2, seed=6), rng)[::25]:
        table = reference.every_candidate(state)
        assert {str(a) for a in table if reference.allowed(state, a)} == reference.legal(state)


def test_board() -> None:
    """R2.1: the neighbours that components.toml names."""
    assert neighbour("a1", "N") == "a2"
    assert neighbour("a1", "NE") == "b2"
    assert neighbour("a1", "SE") == "b1"
    assert neighbour("a1", "S") is None


def test_compass_example() -> None:
    """S5: needle north-west, counter-clockwise, from b2: a2, a1, b1, then c1."""
    order = compass_order("b2", "NW", "ccw")
    assert order[:7] == ["b2", "a2", "a1", "b1", "c1", "c2", "b3"]
    assert len(order) == len(set(order)) == 40


def test_one_member_finds_one_treasure() -> None:
    """R8.4: the second treasure of a turn needs a second member."""
    doc = {"tiles": {"b3": "A1+3"}, "ruins": {"b3": [3, 8, 3]}, "members": {"b3": {"1": "L"}}}
    state = reference.play(reference.from_document(doc), "Rb3")
    assert (state.hands[1], state.ap, state.used) == ([3], 7, {"b3": 1})
    assert "Rb3" not in reference.legal(state)


def test_auction_example() -> None:
    """A11: B wins with 5, A with 4, C for nothing, D gets the last tile, A opens again."""
    state = start("auction", 4)
    texts = ["pass", "bid5", "pass", "pass"]
    state = after(state, [*texts, f"take{state.display[0]}"])
    assert (state.seat, state.scores[2]) == (2, 15)
    state = after(state, [first(state), "end"])
    assert (state.seat, state.up) == (3, [1, 3, 4])
    state = after(state, ["pass", "bid1", "bid4", "pass", f"take{state.display[0]}"])
    state = after(state, [first(state), "end"])
    assert (state.seat, state.scores[1]) == (3, 16)
    state = after(state, ["pass", "pass", f"take{state.display[0]}"])
    assert (state.seat, state.scores[3]) == (3, 20)
    state = after(state, [first(state), "end"])
    assert (state.seat, state.phase, state.turn, state.display) == (4, "place", 4, [])
    state = after(state, [first(state), "end"])
    assert (state.seat, state.phase, state.turn, state.up) == (1, "bid", None, [1, 2, 3, 4])


def first(state: reference.State) -> str:
    """The first legal action."""
    return min(reference.legal(state))


def after(state: reference.State, texts: list[str]) -> reference.State:
    """The position after some actions."""
    for text in texts:
        state = reference.play(state, text)
    return state


def test_sealing_volcano() -> None:
    """R5.6: beside another volcano the corner would be cut off, unless the option allows it."""
    tiles = {"a3": "A5+0", "a4": "B1+0", "b4": "B2+0", "b5": "B4"}
    doc = {"tiles": tiles, "phase": "place", "drawn": "D5"}
    assert "D5@c4" in reference.legal(reference.from_document(doc))
    assert "D5@a5" in reference.legal(reference.from_document(doc))
    tiles = {"a3": "A5+0", "b4": "B1+0", "b5": "B4", "b3": "B2+0"}
    doc = {"tiles": tiles, "phase": "place", "drawn": "D5"}
    assert "D5@a4" not in reference.legal(reference.from_document(doc))
    doc["options"] = {"volcano_may_seal": True}
    assert "D5@a4" in reference.legal(reference.from_document(doc))


def sealed_corner() -> Document:
    """A document: h1 is cut off by volcanoes, everything else explored; one tile is left."""
    spaces = [s for s in SPACES if s not in ("a1", "a2", "b1", "b2", "g1", "h1", "h2", "h5")]
    others = [t for t in TILES if t not in ("B4", "D5", "F1", "G4")]
    tiles = {space: f"{tile}+0" for space, tile in zip(spaces, others, strict=True)}
    tiles |= {"g1": "B4", "h2": "D5", "h5": "F1"}
    return {"edition": "classic1999", "tiles": tiles, "treasures": [], "stack": ["G4"]}


def test_tile_without_space() -> None:
    """R4.3: it leaves the game without an action, and the turn goes on."""
    state = reference.play(reference.from_document(sealed_corner()), "end")
    assert (state.seat, state.phase, state.ap, state.drawn) == (2, "act", 10, None)
    assert state.stack == []
    state = reference.play(state, "end")
    assert (state.seat, state.scoring, state.turn, state.queue) == (1, True, None, [2])


def test_mutuls_tile_without_space() -> None:
    """R4.3, S10: the guide stays where it is and his members go where he needs them."""
    doc = {**sealed_corner(), "variant": "solo", "deck": ["S02", "S02"], "guide": "c3"}
    state = reference.play(reference.from_document(doc), "end")
    assert (state.seat, state.scoring, state.turn, state.guide) == (1, True, None, "c3")
    highest = next(space for space, (tile, _) in state.tiles.items() if tile == "E4")
    assert state.members[highest] == {2: "E"}
    state = reference.play(state, "end")
    assert (state.phase, reference.winners(state)) == ("over", [2])


def test_mutuls_tile() -> None:
    """S9: the steepest side of the tile is turned to the guide, who follows."""
    state = reference.from_document({"variant": "solo", "stack": ["C2", "C4"], "deck": ["S01"]})
    state = reference.play(state, "end")
    assert (state.tiles, state.guide) == ({"b3": ("C2", 3)}, "b3")
    assert (state.drawn, state.turn, state.discards) == ("C4", 1, ["S01"])


def test_mutuls_members_example() -> None:
    """S10: leader to the highest temple, explorer to the next, the last to the poorest ruins."""
    doc = {
        "variant": "solo",
        "tiles": {"b3": "E4+0", "a3": "D1+0", "c2": "A1+0", "c3": "C3+0"},
        "ruins": {"c2": [1, 2, 3], "c3": [4, 5]},
        "members": {"a2": {"2": "E"}, "b1": {"2": "E"}, "b3": {"1": "EE"}},
    }
    state = reference.from_document(doc)
    send_members(state, SOLO_CARDS[2], None)
    assert state.members["b3"] == {1: "EE", 2: "L"}
    assert state.members["a3"] == state.members["c3"] == {2: "E"}


def test_final_order_of_the_auction() -> None:
    """A10: ascending scores, the nearest clockwise of the last player first, itself last."""
    state = reference.from_document({"variant": "auction", "seats": 4, "scores": [7, 7, 3, 7]})
    assert final_order(state, 2) == [3, 4, 1, 2]


def test_ties() -> None:
    """R12.2, R12.3: the higher guarded temple, then the treasures, unless ties are shared."""
    doc = {"phase": "over", "scores": [9, 9], "guards": {"a2": "1E"}, "hands": {"2": [1]}}
    assert reference.winners(reference.from_document(doc)) == [1]
    assert reference.winners(reference.from_document({**doc, "guards": {}})) == [2]
    shared = {**doc, "options": {"ties": "shared"}}
    assert reference.winners(reference.from_document(shared)) == [1, 2]


def test_custom_solo_cards() -> None:
    """S16: a deck of one's own is carried by the set-up and by the document."""
    cards = [{**card, "id": card["id"].replace("S", "M")} for card in SOLO_CARDS]
    ids = [card["id"] for card in cards]
    given = setup("solo", 2, solo={"score": 125, "members": -1, "cards": cards})
    state = reference.new(given, reference.deal(seeded(3), ids))
    doc = reference.document(state)
    assert doc["cards"] == cards
    assert reference.scores(state) == [0, 125]
    assert reference.document(reference.from_document(doc)) == doc


def test_perft() -> None:
    """A sequence is counted by its length; a finished game has none."""
    state = start("classic", 2)
    assert reference.perft(state, 0) == 1
    assert reference.perft(state, 1) == len(reference.legal(state))
    texts = reference.legal(state)
    count = sum(len(reference.legal(reference.play(state, text))) for text in texts)
    assert reference.perft(state, 2) == count
    over = random_game(start("solo", 2), seeded(2))[-1]
    assert (reference.perft(over, 0), reference.perft(over, 1)) == (1, 0)
