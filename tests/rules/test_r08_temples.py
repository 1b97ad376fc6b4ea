"""R8.1 and R8.2: uncovering temples."""

from tests.rules.table import at, params, play, reason, refused, table


def test_uncover_the_next_floor() -> None:
    """R8.1: one member is enough to put the next floor on a temple."""
    game = table(members={"b1": {"1": "E"}})
    events = play(game, "Ub1")
    assert params(events, "floor_uncovered") == [{"seat": 1, "space": "b1", "level": 2}]
    assert str(events[0]) == "Seat 1 uncovers the 2nd floor of the temple on b1."
    assert (game.ap, at(game, "levels", "b1")) == (8, 2)


def test_only_temples_with_members() -> None:
    """R8.1: it takes a temple, and a member of one's own."""
    game = table(members={"b1": {"2": "E"}, "b2": {"1": "E"}})
    refused(game, "Ub2", "R8.1", "not_a_temple", space="b2")
    refused(game, "Uh5", "R8.1", "not_a_temple", space="h5")
    refused(game, "Ub1", "R8.1", "nobody_there", space="b1")
    assert reason(game, "Ub1") == "you have nobody on b1"


def test_a_guard_stops_the_work() -> None:
    """R8.1: a temple with a guard stays as it is, for its owner too."""
    for guard in ("1E", "2E"):
        game = table(members={"b1": {"1": "EE"}}, guards={"b1": guard})
        refused(game, "Ub1", "R8.1", "guarded", space="b1")
    assert reason(game, "Ub1") == "the temple on b1 has a guard"


def test_ten_is_the_top() -> None:
    """R8.1: a temple of level 10 is complete."""
    game = table(levels={"b1": 10}, members={"b1": {"1": "E"}})
    refused(game, "Ub1", "R8.1", "temple_complete", space="b1")
    play(table(levels={"b1": 9}, members={"b1": {"1": "E"}}), "Ub1")


def test_floors_run_out() -> None:
    """R8.1: where the stock has no next floor the temple ends; none is skipped."""
    game = table(
        tiles={"b3": "E4+0", "c1": "D4+0"},
        levels={"a2": 8, "b3": 8, "c1": 8, "b1": 7},
        members={"b1": {"1": "EE"}},
    )
    refused(game, "Ub1", "R8.1", "floor_run_out", level=8)
    assert reason(game, "Ub1") == "the 8th floor has run out"


def test_the_last_floor_may_run_out_within_a_turn() -> None:
    """R8.1: the stock is what is left at that moment."""
    game = table(
        tiles={"b3": "E4+0"},
        levels={"a2": 9, "b1": 9, "b3": 6},
        members={"b1": {"1": "E"}, "a2": {"1": "E"}},
    )
    play(game, "Ub1")
    refused(game, "Ua2", "R8.1", "floor_run_out", level=10)


def test_two_floors_need_two_members() -> None:
    """R8.2: the second floor of a turn needs a second member on the space."""
    game = table(members={"b1": {"1": "E"}, "a1": {"1": "E"}})
    play(game, "Ub1")
    refused(game, "Ub1", "R8.2", "needs_more_members", space="b1", needed=2)
    assert reason(game, "Ub1") == "you need 2 members on b1 for that"
    play(game, "Ea1-b1", "Ub1")
    assert at(game, "levels", "b1") == 3


def test_the_number_at_that_moment_counts() -> None:
    """R8.2: a member who has left the temple again does not count for the second floor."""
    game = table(members={"b1": {"1": "LE"}})
    play(game, "Ub1", "Eb1-a1")
    refused(game, "Ub1", "R8.2", "needs_more_members", space="b1", needed=2)


def test_no_third_floor() -> None:
    """R8.2: a third floor on one temple in a turn is refused, however many members there are."""
    game = table(members={"b1": {"1": "LEEE"}})
    play(game, "Ub1", "Ub1")
    refused(game, "Ub1", "R8.2", "worked_twice", space="b1")
    assert reason(game, "Ub1") == "you have worked twice on b1 this turn"


def test_one_member_on_several_temples() -> None:
    """R8.2: the limit is per temple: who walks on can work again elsewhere."""
    game = table(members={"b1": {"1": "E"}, "a2": {"1": "E"}})
    play(game, "Ub1", "Eb1-a1", "Ea1-a2", "Ua2", "Ua2")
    assert game.document()["levels"] == {"a2": 3, "b1": 2}
    assert game.ap == 0
