"""What the SVG shows around the board: the headline, the seats' cards, the stock."""

import tikal
from tests.notation.picture_reader import SVG, Node, game_of, hue_shapes, layer_of, styles, words
from tests.tables import Data


def card(game: tikal.Game, seat: int) -> Node:
    """Return the card of a seat, counting from 1."""
    return layer_of(game, "seats").findall(f"{SVG}g")[seat - 1]


def header_words(document: Data) -> list[str]:
    """Return what the header says about a position."""
    return words(layer_of(game_of(document), "header"))


def test_action_points_are_counted_in_pips() -> None:
    """R4.1: of ten pips as many are full as there are AP left."""
    header = layer_of(game_of({"ap": 7}), "header")
    assert words(header) == ["Seat 1 has 7 AP"]
    assert styles(header).count("pip") == 7
    assert styles(header).count("spent") == 3


def test_the_drawn_tile_is_shown() -> None:
    """R4.3: the drawn tile is public: a small picture of it, with its id."""
    said = header_words({"phase": "place", "drawn": "C1", "seat": 2})
    assert said == ["Seat 2 places C1", "3", "C1 to place"]
    assert header_words({"phase": "place", "drawn": "A3"})[1] == "\N{MULTIPLICATION SIGN}4"
    assert header_words({"phase": "place", "drawn": "B1"}) == ["Seat 1 places B1", "B1 to place"]


def test_a_scoring_round_is_announced() -> None:
    """R10.1: who scores after this seat, and the volcano that waits."""
    said = header_words(
        {"seats": 4, "scoring": True, "seat": 2, "turn": 2, "queue": [3, 4, 1], "drawn": "B4"}
    )
    assert said == ["Seat 2 has 10 AP", "Scoring round, then seats 3, 4 and 1", "B4 to place"]
    last = header_words({"scoring": True, "turn": None, "queue": []})
    assert last == ["Seat 1 has 10 AP", "Final scoring round, the last turn"]
    one = header_words({"scoring": True, "turn": 1, "queue": [2]})
    assert one == ["Seat 1 has 10 AP", "Scoring round, then seat 2"]


def test_an_auction_shows_display_and_bids() -> None:
    """A2, A3: the tiles on offer, the highest bid, and on the cards who bid, passed or played."""
    document: Data = {
        "variant": "auction",
        "seats": 4,
        "phase": "bid",
        "seat": 3,
        "display": ["A1", "A2", "B4"],
        "up": [1, 2, 3],
        "bid": 5,
        "bidder": 1,
        "passed": [2],
    }
    said = header_words(document)
    assert said[:2] == ["Seat 3 bids or passes", "Auction for a turn: 5 points by seat 1"]
    offered = ["A1 on offer", "A2 on offer", "B4 on offer"]
    assert [word for word in said if word.endswith("on offer")] == offered
    game = game_of(document)
    notes = [words(card(game, seat))[3] for seat in (1, 2, 4)]
    assert notes == ["bid 5", "passed", "played"]
    assert "bid" not in " ".join(words(card(game, 3)))


def test_an_auction_without_bids_says_so() -> None:
    """A3: before the first bid there is nobody to name."""
    game = tikal.Game.new(variant="auction", seed=1)
    assert "Auction for a turn, no bid yet" in words(layer_of(game, "header"))


def test_the_winner_of_an_auction_takes_a_tile() -> None:
    """A5: the headline says so."""
    game = tikal.Game.new(variant="auction", seed=1)
    game.play("bid1")
    game.play("pass")
    assert words(layer_of(game, "header"))[0] == "Seat 1 takes a tile"


def test_the_end_names_the_winners() -> None:
    """R12.1, R12.2: one winner by its sign, several who share the victory by smaller ones."""
    won: Data = {"phase": "over", "seats": 3, "scores": [3, 8, 5]}
    assert header_words(won)[0] == "Game over: seat 2 wins"
    assert hue_shapes(layer_of(game_of(won), "header")) == [("rect", "2")]
    shared: Data = {"phase": "over", "seats": 3, "scores": [8, 3, 8]}
    assert header_words(shared)[0] == "Game over: seats 1 and 3 share the victory"
    assert [seat for _, seat in hue_shapes(layer_of(game_of(shared), "header"))] == ["1", "3"]


def test_an_auction_that_is_over_has_no_notes() -> None:
    """Nobody bids any more, and whose markers are up says nothing."""
    game = game_of({"variant": "auction", "phase": "over", "scores": [20, 30], "display": []})
    assert words(card(game, 1)) == ["Seat 1", "20", "+0 now", "18", "supply"]


def test_cards_show_scores_and_supplies() -> None:
    """R3.1: score, points if scored now, explorers left, the leader's place."""
    game = game_of(
        {
            "seats": 4,
            "scores": [10, 20, 30, 40],
            "levels": {"a2": 3, "b1": 2},
            "guards": {"a2": "2L"},
            "members": {"b1": {"1": "LE"}},
            "removed": {"3": "L"},
        }
    )
    assert words(card(game, 1)) == ["Seat 1", "10", "+2 now", "17", "b1"]
    assert words(card(game, 2)) == ["Seat 2", "20", "+3 now", "18", "guards a2"]
    assert words(card(game, 3)) == ["Seat 3", "30", "+0 now", "18", "gone"]
    assert words(card(game, 4)) == ["Seat 4", "40", "+0 now", "18", "supply"]


def test_the_seat_to_move_has_a_frame() -> None:
    """One card is framed in its seat's colour, none when the game is over."""
    game = game_of({"seat": 2})
    assert "frame" in styles(card(game, 2))
    assert "frame" not in styles(card(game, 1))
    over = game_of({"phase": "over"})
    assert "frame" not in styles(layer_of(over, "seats"))


def test_camps_and_guards_left_are_full_the_others_faded() -> None:
    """R3.1: two camps and two guards each; what stands on the board is faded on the card."""
    game = game_of({"camps": {"b2": 1}, "guards": {"a2": "1E", "b1": "1E"}})
    assert styles(card(game, 1)).count("faded") == 3
    assert styles(card(game, 2)).count("faded") == 0


def test_treasures_are_shown_by_kind() -> None:
    """R10.4: eight places; a kind one has bears its number and a dot for each treasure."""
    game = game_of({"hands": {"1": [3, 3, 8], "2": []}})
    mine = card(game, 1)
    assert words(mine)[-2:] == ["3", "8"]
    assert styles(mine).count("mask") == 2
    assert styles(mine).count("spent") == 6
    dots = [node for node in mine.iter(f"{SVG}circle") if node.get("class") == "face"]
    assert len(dots) == 3
    assert "mask" not in styles(card(game, 2))


def test_the_stock_tells_what_is_left() -> None:
    """R3.2, R3.3: tiles by letter, floors by level, treasures that lie in no ruins yet."""
    stack = ["B4", "C1", "C2", "G1"]
    game = game_of({"levels": {"a2": 4}, "stack": stack, "treasures": [1, 1]})
    said = words(layer_of(game, "stock"))
    tiles = dict(zip(said[1:15:2], said[2:15:2], strict=True))
    assert tiles == {"A": "0", "B": "1", "C": "2", "D": "0", "E": "0", "F": "0", "G": "1"}
    floors = dict(zip(said[16:34:2], said[17:34:2], strict=True))
    assert floors == {
        "2": "2",
        "3": "5",
        "4": "8",
        "5": "11",
        "6": "8",
        "7": "5",
        "8": "3",
        "9": "2",
        "10": "1",
    }
    assert said[-1] == "\N{MULTIPLICATION SIGN}2"
