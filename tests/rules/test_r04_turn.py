"""R4: what a turn consists of."""

import pytest

from tests.rules.table import TILES, at, codes, dealt, params, play, reason, refused, table

NAMES = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 6)]
PRINTED = ("a1", "a2", "b1", "b2")
VOLCANOES = ("B4", "D5", "F1")


def full_board(volcanoes: dict[str, str], empty: tuple[str, ...]) -> dict[str, str]:
    """Return tiles for every space but the empty ones, the volcanoes where they are told."""
    free = [name for name in NAMES if name not in (*PRINTED, *volcanoes, *empty)]
    others = [tile for tile in TILES if tile not in VOLCANOES]
    return {**{space: f"{others.pop(0)}+0" for space in free}, **volcanoes}


# h1 touches nothing but two volcanoes: no tile with stones fits on it.
SEALED = full_board({"g1": "B4", "h2": "D5"}, ("h1", "h5"))
SEALED_ALL = full_board({"g1": "B4", "h2": "D5", "h5": "F1"}, ("h1",))


def test_draw_place_act_end() -> None:
    """R4.1: draw a tile, place it, spend up to 10 AP and end the turn."""
    game = dealt("A1", "A2")
    assert (game.seat, game.phase, game.ap, game.document()["drawn"]) == (1, "place", 0, "A1")
    placed = play(game, "A1@b3+0")
    assert codes(placed) == ["tile_placed", "treasures_buried"]
    assert (game.seat, game.phase, game.ap) == (1, "act", 10)
    ended = play(game, "end")
    assert codes(ended) == ["turn_ended", "turn_started", "tile_drawn"]
    assert (game.seat, game.phase, game.document()["drawn"]) == (2, "place", "A2")


def test_the_tile_comes_first() -> None:
    """R4.1: no AP is spent before the tile is placed, and no other tile than the drawn one."""
    game = dealt("A1")
    for text in ("E+a1", "end", "Ub1"):
        refused(game, text, "R4.1", "place_the_tile_first", tile="A1")
    refused(game, "A2@b3+0", "R4.1", "other_tile_drawn", tile="A2", drawn="A1")
    assert reason(game, "end") == "place tile A1 first"


def test_one_tile_a_turn() -> None:
    """R4.1: after the placement no tile waits any more."""
    refused(table(), "A1@b3+0", "R4.1", "no_tile_to_place")


def test_unspent_points_are_lost() -> None:
    """R4.1: the next turn begins with 10 AP, whatever was left of the last one."""
    game = dealt("A1", "A2", "A3")
    play(game, "A1@b3+0", "E+a1")
    assert params(play(game, "end"), "turn_ended") == [{"seat": 1, "ap": 9}]
    play(game, "A2@c2+0", "end", "A3@c1+0")
    assert (game.seat, game.ap) == (1, 10)


def test_a_turn_ends_by_end_only() -> None:
    """R4.1: with all AP spent the seat still says that it has finished."""
    game = table(ap=1)
    play(game, "E+a1")
    assert [str(action) for action in game.legal] == ["end"]


def test_a_volcano_is_held() -> None:
    """R4.2: a drawn volcano waits for the scoring round, is placed then, and 10 AP follow."""
    game = table(seats=2, seat=2, stack=["B4", "B1"])
    events = play(game, "end")
    assert codes(events) == [
        "turn_ended",
        "turn_started",
        "tile_drawn",
        "scoring_started",
        "scoring_turn_started",
    ]
    refused(game, "B4@b3", "R4.1", "no_tile_to_place")
    play(game, "E+a1", "end", "end")
    assert (game.seat, game.phase, game.document()["drawn"]) == (1, "place", "B4")
    play(game, "B4@b3")
    assert (game.seat, game.phase, game.ap) == (1, "act", 10)
    play(game, "end")
    assert (game.seat, game.document()["drawn"]) == (2, "B1")


@pytest.mark.parametrize("seat", [1, 2, None])
def test_the_drawn_tile_is_public(seat: int | None) -> None:
    """R4.3: everybody sees the drawn tile at once, and only the letters of those below it."""
    view = dealt("A5").view(seat).document()
    assert view["drawn"] == "A5"
    assert view["stack"] == [tile[0] for tile in TILES if tile != "A5"]


def test_a_tile_that_fits_nowhere() -> None:
    """R4.3: it leaves the game without an action, and the turn goes on with 10 AP."""
    game = table(edition="classic1999", tiles=SEALED_ALL, stack=["G4"])
    events = play(game, "end")
    assert params(events, "tile_discarded") == [{"seat": 2, "tile": "G4"}]
    assert (game.seat, game.phase, game.ap, game.document()["drawn"]) == (2, "act", 10, None)
    assert at(game, "tiles", "h1") is None
    play(game, "end")
    assert game.document()["scoring"]


def test_a_position_with_a_tile_that_fits_nowhere() -> None:
    """R4.3: a document in which such a tile waits is read as the turn that goes on."""
    game = table(edition="classic1999", tiles=SEALED_ALL, phase="place", drawn="G4", seat=2)
    assert (game.seat, game.phase, game.ap, game.document()["drawn"]) == (2, "act", 10, None)


def test_a_volcano_fits_where_tiles_do_not() -> None:
    """R4.3: the last volcano needs no path, so it is placed on the sealed space."""
    game = table(edition="classic1999", tiles=SEALED, seat=2, stack=["F1"])
    play(game, "end", "end", "end")
    assert [str(action) for action in game.legal] == ["F1@h1", "F1@h5"]


def test_a_taken_tile_that_fits_nowhere() -> None:
    """R4.3: in the auction such a tile leaves the game once it is taken."""
    parts = {"variant": "auction", "edition": "classic1999", "tiles": SEALED_ALL, "stack": []}
    game = table(phase="take", up=[1], display=["G4"], **parts)
    taken = ["tile_taken", "turn_started", "tile_drawn", "tile_discarded"]
    assert codes(play(game, "takeG4")) == taken
    assert (game.seat, game.phase, game.ap) == (1, "act", 10)
    game = table(display=["G4"], **parts)
    assert codes(play(game, "end")) == ["turn_ended", *taken]
    assert (game.seat, game.phase, game.ap) == (2, "act", 10)
