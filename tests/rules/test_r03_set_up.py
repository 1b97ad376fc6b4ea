"""R3: what is on the table before the first turn."""

from collections import Counter

import pytest

import tikal
from tests.rules.table import LETTER_SIZES, TILES, dealt, play, play_on, refused, table

# The temples there are with their printed levels, the lowest first.
TEMPLES = {
    "a2": 1, "b1": 1, "A4": 1, "A2": 2, "A6": 2, "B6": 2, "B5": 3, "C1": 3, "G3": 3, "G4": 3,
    "C5": 4, "F2": 4, "F4": 4, "D1": 5, "D4": 5, "E2": 5, "E4": 6,
}  # fmt: skip
FLOORS = {2: 3, 3: 6, 4: 9, 5: 11, 6: 8, 7: 5, 8: 3, 9: 2, 10: 1}


def deal_of(seed: int) -> dict[str, list[object]]:
    """Return the deal of a new game with a seed."""
    deal = tikal.Game.new(seed=seed).record()["deal"]
    assert isinstance(deal, dict)
    return deal


def temples(level: int, count: int) -> tuple[tikal.Game, str]:
    """Return a game with this many temples of a level and one more, with a member, just below.

    The highest printed temples that still need the level's floor are taken, so that the floors
    beneath last.
    """
    low = [name for name, printed in TEMPLES.items() if printed < level][::-1]
    free = [f"{column}{row}" for column in "cdefgh" for row in range(1, 6)]
    places = {name: name if name in ("a2", "b1") else free.pop() for name in low[: count + 1]}
    levels = dict.fromkeys(places.values(), level)
    last = places[low[count]]
    tiles = {place: f"{name}+0" for name, place in places.items() if place != name}
    game = table(tiles=tiles, levels={**levels, last: level - 1}, members={last: {"1": "E"}})
    return game, last


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_table(seats: int) -> None:
    """R3.1: two to four players begin with nothing scored and nobody on the board."""
    document = tikal.Game.new(seats=seats, seed=1).document()
    assert document["scores"] == [0] * seats
    assert [document[key] for key in ("members", "camps", "guards")] == [{}, {}, {}]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players(seats: int) -> None:
    """R3.1: one player or five can't play."""
    with pytest.raises(tikal.InvalidSetup, match=rf"{seats} seats: .* 2 to 4.*R3\.1"):
        tikal.Game.new(seats=seats)


@pytest.mark.parametrize("seats", [2.0, True, "two", None])
def test_no_number_of_players(seats: object) -> None:
    """R3.1: players are counted in whole numbers."""
    with pytest.raises(tikal.InvalidDocument, match="the number of seats must be a whole number"):
        table(seats=seats)


def test_an_expedition() -> None:
    """R3.1: an expedition has a leader and 18 explorers, and not one more."""
    game = table(members={"a1": {"1": "E" * 17}})
    play(game, "E+a1")
    refused(game, "E+a1", "R7.1", "no_explorers_left")
    play(game, "L+a1")
    refused(game, "L+a1", "R7.1", "leader_not_in_supply")


def test_two_camps_and_two_guards() -> None:
    """R3.1: an expedition has two camps and may post two guards."""
    clearings = {"c1": "A5+0", "c2": "B1+0"}
    game = table(tiles=clearings, camps={"c1": 1, "c2": 1}, members={"b2": {"1": "E"}})
    refused(game, "Cb2", "R9.1", "no_camps_left")
    game = table(tiles={"c1": "A2+0"}, guards={"a2": "1E", "c1": "1L"}, members={"b1": {"1": "E"}})
    refused(game, "Gb1E", "R9.2", "no_guards_left")


def test_the_stack() -> None:
    """R3.2: all 36 tiles, shuffled inside their letters, A on top and G at the bottom."""
    letters = [letter for letter, size in LETTER_SIZES.items() for _ in range(size)]
    stacks = [deal_of(seed)["stack"] for seed in range(20)]
    for stack in stacks:
        assert sorted(map(str, stack)) == TILES
        assert [str(tile)[0] for tile in stack] == letters
    for place in range(len(TILES)):
        assert len({str(stack[place]) for stack in stacks}) > 1


def test_the_treasures() -> None:
    """R3.3: three of each of eight kinds, in random order."""
    supplies = [deal_of(seed)["treasures"] for seed in range(5)]
    for supply in supplies:
        assert Counter(supply) == dict.fromkeys(range(1, 9), 3)
    assert len({tuple(supply) for supply in supplies}) == 5


@pytest.mark.parametrize(("level", "stock"), FLOORS.items())
def test_the_floors(level: int, stock: int) -> None:
    """R3.3: the stock has 3, 6, 9, 11, 8, 5, 3, 2 and 1 floors of the levels 2 to 10."""
    game, last = temples(level, stock - 1)
    assert f"U{last}" in game.legal


@pytest.mark.parametrize("level", [4, 5, 6, 7, 8, 9, 10])
def test_no_more_floors(level: int) -> None:
    """R3.3: not one more; of the levels 2 and 3 there is one for every temple that needs it."""
    game, last = temples(level, FLOORS[level])
    refused(game, f"U{last}", "R8.1", "floor_run_out", level=level)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_order(seats: int) -> None:
    """R3.4: seat 1 starts, the others follow in order and it is seat 1's turn again."""
    game = dealt("A1", seats=seats)
    order = []
    for _ in range(seats + 1):
        order.append(game.seat)
        game.play(game.legal[0])
        play(game, "end")
    assert order == [*range(1, seats + 1), 1]


def test_a_seed_is_a_deal() -> None:
    """R3.5: the deal of a seed is the same on every machine and in every version."""
    deal = deal_of(7)
    assert " ".join(map(str, deal["stack"])) == (
        "A4 A6 A5 A3 A1 A2 B2 B4 B5 B6 B1 B3 C4 C3 C2 C5 C1 D4 D3 D2 D5 D1 "
        "E4 E1 E5 E2 E3 F4 F3 F1 F2 F5 G4 G1 G3 G2"
    )
    assert "".join(map(str, deal["treasures"])) == "314745681686282372714355"


def test_the_same_decisions_replay_the_same_game() -> None:
    """R3.5: after the deal nothing is left to chance."""
    games = [tikal.Game.new(seats=3, seed=11) for _ in range(2)]
    events = [play_on(game) for game in games]
    assert events[0] == events[1]
    assert games[0].record() == games[1].record()


@pytest.mark.parametrize("seed", [1.5, True, "seven"])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    """R3.5: what could not be written down and read again is no seed."""
    with pytest.raises(tikal.InvalidRecord, match="a seed must be a whole number"):
        dealt("A1", seed=seed)
