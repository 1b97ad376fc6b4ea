"""A1 to A10: turns and tiles bought with points. A11 is among the worked examples."""

import pytest

import tikal
from tests.rules.table import codes, dealt, params, play, play_on, reason, refused, table


def auction(seats: int, *tiles: str) -> tikal.Game:
    """Return a new auction game in which these tiles are drawn first of their letters."""
    return dealt(*tiles, variant="auction", seats=seats)


def offer(**parts: object) -> tikal.Game:
    """Return an auction position."""
    return table(variant="auction", **parts)


def quick_turn(game: tikal.Game) -> list[tikal.Event]:
    """Place the tile somewhere and end the turn."""
    return [*game.play(game.legal[0]), *play(game, "end")]


def waiting(game: tikal.Game) -> list[int]:
    """Return the seats that take their scoring turns after this one."""
    queue = game.document()["queue"]
    assert isinstance(queue, list)
    return queue


def test_scores_are_the_money() -> None:
    """A1: everybody starts with 20 points and pays bids with them."""
    game = auction(2)
    assert game.scores == [20, 20]
    play(game, "bid7", "pass")
    assert game.scores == [13, 20]


def test_no_bid_over_the_score() -> None:
    """A1: a bid may take all of one's points, and not one more."""
    game = offer(phase="bid", scores=[3, 9])
    refused(game, "bid4", "A1", "bid_over_score", score=3)
    assert reason(game, "bid4") == "you have only 3 points to bid"
    play(game, "bid3", "pass")
    assert game.scores == [0, 9]


def test_the_rich_may_bid_anything() -> None:
    """A1: every whole number up to one's score is a bid."""
    game = offer(phase="bid", scores=[400, 5])
    assert [str(action) for action in game.legal] == [*(f"bid{n}" for n in range(1, 401)), "pass"]


def test_who_is_broke_passes() -> None:
    """A1: without points, or when the others have bid all one has, only the pass is left."""
    game = offer(phase="bid", scores=[0, 5])
    assert [str(action) for action in game.legal] == ["pass"]
    game = offer(phase="bid", scores=[4, 5], bid=4, bidder=2)
    assert [str(action) for action in game.legal] == ["pass"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_display(seats: int) -> None:
    """A2: as many tiles as players lie open, in stack order, and all markers are up."""
    first = ["A5", "A1", "A6", "A2"][:seats]
    game = auction(seats, *first)
    assert codes(game.events) == ["round_started", *["tile_offered"] * seats, "auction_opened"]
    document = game.document()
    assert (document["display"], document["up"]) == (first, list(range(1, seats + 1)))
    assert (document["bid"], document["bidder"], document["passed"]) == (0, None, [])
    assert game.view(None).document()["display"] == first


def test_bids_rise() -> None:
    """A3: seat 1 opens; in turn clockwise everybody bids more than before, or passes."""
    game = auction(3)
    refused(game, "bid0", "A3", "bid_too_low", least=1)
    assert codes(play(game, "bid2")) == ["bid_made"]
    assert game.seat == 2
    refused(game, "bid2", "A3", "bid_too_low", least=3)
    assert reason(game, "bid1") == "bid at least 3, or pass"
    play(game, "bid3", "bid9")
    assert (game.seat, game.phase) == (1, "bid")
    document = game.document()
    assert (document["bid"], document["bidder"], document["turn"]) == (9, 3, None)


def test_who_passed_is_out() -> None:
    """A3: who passed is skipped in this auction and takes part in the round's next one."""
    game = auction(3)
    play(game, "bid1", "pass", "bid2")
    assert game.document()["passed"] == [2]
    play(game, "bid3")
    assert game.seat == 3
    assert codes(play(game, "pass")) == ["passed", "auction_won"]
    game.play(game.legal[0])
    quick_turn(game)
    assert (game.seat, game.phase) == (2, "bid")
    assert game.document()["passed"] == []
    play(game, "bid1")
    assert game.seat == 3


def test_bidding_has_its_time() -> None:
    """A3: in an auction one bids or passes; in a turn there is no bidding."""
    game = auction(2, "A1", "A2")
    for text in ("end", "A1@b3+0", "takeA1"):
        refused(game, text, "A3", "bid_or_pass_first")
    play(game, "bid1", "pass", "takeA1", "A1@b3+0")
    for text in ("bid1", "pass", "takeA2"):
        refused(game, text, "A3", "no_auction_now")
    assert reason(game, "pass") == "no auction is going on"


def test_the_highest_bidder_wins() -> None:
    """A4: the auction ends when all others have passed, and not before."""
    game = auction(3)
    play(game, "bid1", "bid2", "pass")
    assert (game.seat, game.phase) == (1, "bid")
    events = play(game, "pass")
    assert params(events, "auction_won") == [{"seat": 2, "amount": 2}]
    assert (game.seat, game.phase, game.scores) == (2, "take", [20, 18, 20])
    document = game.document()
    assert (document["turn"], document["bid"], document["bidder"]) == (2, 0, None)


def test_the_last_one_still_chooses() -> None:
    """A4: where everybody else has passed without a bid, the last may bid or pass too."""
    game = auction(3)
    play(game, "pass", "pass")
    assert (game.seat, game.phase) == (3, "bid")
    paid = game.copy()
    play(paid, "bid1")
    assert (paid.seat, paid.phase, paid.scores) == (3, "take", [20, 20, 19])
    play(game, "pass")
    assert (game.seat, game.phase, game.scores) == (1, "take", [20, 20, 20])


def test_all_pass() -> None:
    """A4: if everybody passed, the one who passed first has the turn for nothing."""
    game = offer(seats=3, phase="bid", seat=2, scores=[5, 5, 5])
    play(game, "pass", "pass")
    events = play(game, "pass")
    assert params(events, "auction_won") == [{"seat": 2, "amount": 0}]
    assert (game.seat, game.scores) == (2, [5, 5, 5])
    assert game.document()["passed"] == []


def test_the_winner_takes_any_tile() -> None:
    """A5: any tile of the display, which closes the gap; then it is placed and 10 AP follow."""
    game = auction(3, "A1", "A2", "A5")
    play(game, "bid1", "pass", "pass")
    refused(game, "A2@b3+0", "A5", "take_a_tile_first")
    refused(game, "takeA3", "A5", "not_on_display", tile="A3")
    assert reason(game, "takeA3") == "tile A3 is not on display"
    assert codes(play(game, "takeA2")) == ["tile_taken", "turn_started", "tile_drawn"]
    document = game.document()
    assert (document["display"], document["drawn"]) == (["A1", "A5"], "A2")
    play(game, "A2@b3+0")
    assert (game.phase, game.ap, game.document()["up"]) == ("act", 10, [1, 2, 3])
    play(game, "end")
    assert game.document()["up"] == [2, 3]


def test_a_volcano_in_the_auction() -> None:
    """A5: a taken volcano scores clockwise from its taker first; those turns turn no marker."""
    game = offer(
        seats=3,
        phase="take",
        seat=2,
        up=[1, 2],
        display=["B4", "B1"],
        scores=[4, 5, 6],
        hands={"1": [1], "2": [2], "3": [3]},
    )
    events = play(game, "takeB4")
    assert params(events, "scoring_started") == [{"seat": 2, "tile": "B4"}]
    for seat in (2, 3, 1):
        assert (game.seat, game.document()["up"], game.document()["turn"]) == (seat, [1, 2], 2)
        play(game, "end")
    assert (game.seat, game.phase, game.scores) == (2, "place", [5, 6, 7])
    play(game, "B4@b3", "end")
    assert game.document()["up"] == [1]


def test_who_opens_next() -> None:
    """A6: the first player clockwise of the one who has played whose marker is up."""
    game = offer(seats=4, seat=2, up=[1, 2, 4], display=["A1", "A2"], tiles={"b3": "A5+0"})
    assert params(play(game, "end"), "auction_opened") == [{"seat": 4}]
    document = game.document()
    assert (game.seat, document["up"], document["turn"]) == (4, [1, 4], None)


def test_only_markers_that_are_up_bid() -> None:
    """A6: the bidding skips whoever has played in this round."""
    game = offer(seats=4, seat=4, phase="bid", up=[2, 4], display=["A1", "A2"])
    play(game, "bid1")
    assert game.seat == 2


def test_the_last_tile_of_a_round() -> None:
    """A7: it comes to the last player for nothing, without bids and take."""
    game = offer(seats=3, seat=1, up=[1, 3], display=["A2"], scores=[5, 5, 5], stack=["A3", "A6"])
    events = play(game, "end")
    assert codes(events) == ["turn_ended", "tile_taken", "turn_started", "tile_drawn"]
    assert (game.seat, game.phase, game.scores) == (3, "place", [5, 5, 5])
    assert (game.document()["drawn"], game.document()["display"]) == ("A2", [])


def test_a_new_round() -> None:
    """A8: the neighbour of who played last opens the new round; all markers are up again."""
    game = offer(seats=3, seat=2, up=[2], tiles={"b3": "A1+0"}, display=[])
    events = play(game, "end")
    assert params(events, "round_started") == [{"seat": 3}]
    assert (game.seat, game.phase, game.document()["up"]) == (3, "bid", [1, 2, 3])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_round_is_short(seats: int) -> None:
    """A9: every round of a whole game offers a tile to each player."""
    game = auction(seats)
    events = [*game.events, *play_on(game)]
    assert len(params(events, "round_started")) == 36 // seats
    offered = [event.params["tile"] for event in events if event.code == "tile_offered"]
    assert len(set(map(str, offered))) == 36
    assert len(params(events, "tile_taken")) == 36


@pytest.mark.parametrize(
    ("last", "scores", "order"),
    [
        (1, [10, 20, 30, 40], [1, 2, 3, 4]),
        (1, [40, 30, 20, 10], [4, 3, 2, 1]),
        (2, [7, 7, 3, 7], [3, 4, 1, 2]),
        (3, [5, 5, 5, 5], [4, 1, 2, 3]),
        (4, [9, 2, 2, 2], [2, 3, 4, 1]),
    ],
)
def test_the_final_round(last: int, scores: list[int], order: list[int]) -> None:
    """A10: from the lowest score to the highest, equals clockwise from who played last."""
    game = offer(seats=4, seat=last, up=[last], display=[], stack=[], scores=scores)
    events = play(game, "end")
    assert params(events, "final_scoring_started") == [{"seat": order[0]}]
    assert game.document()["up"] == [1, 2, 3, 4]
    assert [game.seat, *waiting(game)] == order


def test_the_final_order_is_fixed() -> None:
    """A10: points made in the final round change nothing about its order."""
    game = offer(seats=2, seat=2, up=[2], display=[], stack=[], scores=[4, 5], hands={"1": [1, 1]})
    play(game, "end", "end")
    assert (game.scores, game.seat) == ([7, 5], 2)
    play(game, "end")
    assert (game.over, game.winners) == (True, [1])
