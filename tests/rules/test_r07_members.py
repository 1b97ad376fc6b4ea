"""R7: placing, moving and shifting members."""

from tests.rules.table import at, codes, params, play, reason, refused, table

CAMPS = {"tiles": {"c2": "B1+0", "c1": "A5+0"}, "camps": {"c2": 1, "c1": 2}}


def test_place_on_the_base_camp() -> None:
    """R7.1: explorers and the leader come from the supply to the base camp, as many as you like."""
    game = table()
    events = play(game, "E+a1", "L+a1", *["E+a1"] * 8)
    assert codes(events) == ["member_placed"] * 10
    assert at(game, "members", "a1") == {"1": "L" + "E" * 9}


def test_place_on_a_camp() -> None:
    """R7.1: or to a camp of one's own; not to another player's, nor anywhere else."""
    game = table(**CAMPS)
    play(game, "E+c2", "L+c2")
    assert at(game, "members", "c2") == {"1": "LE"}
    refused(game, "E+c1", "R7.1", "not_your_camp", space="c1")
    refused(game, "E+b2", "R7.1", "not_your_camp", space="b2")
    refused(game, "E+h5", "R7.1", "not_your_camp", space="h5")
    assert reason(game, "E+c1") == "c1 is neither the base camp nor a camp of yours"


def test_an_empty_supply() -> None:
    """R7.1: who is on the board, a guard or out of the game can't be placed."""
    game = table(
        members={"a1": {"1": "EEEE"}}, removed={"1": "E" * 13}, guards={"a2": "1E", "b1": "1L"}
    )
    refused(game, "E+a1", "R7.1", "no_explorers_left")
    refused(game, "L+a1", "R7.1", "leader_not_in_supply")


def test_move_over_a_path() -> None:
    """R7.2: a move leads to a neighbouring explored space and costs the stones of both sides."""
    game = table(tiles={"b3": "A1+3"}, members={"a1": {"1": "LE"}})
    events = play(game, "La1-b2", "Ea1-b2", "Lb2-b3")
    assert [event["cost"] for event in params(events, "member_moved")] == [1, 1, 3]
    assert at(game, "members", "b3") == {"1": "L"}


def test_moves_that_lead_nowhere() -> None:
    """R7.2: no path, no neighbour, no tile, a volcano: there nobody goes."""
    game = table(tiles={"c2": "B4"}, members={"b2": {"1": "E", "2": "L"}})
    refused(game, "Eb2-b1", "R7.2", "no_path", space="b2", to="b1")
    refused(game, "Eb2-b2", "R7.2", "not_neighbours", space="b2", to="b2")
    refused(game, "Eb2-d2", "R7.2", "not_neighbours", space="b2", to="d2")
    refused(game, "Eb2-b3", "R7.2", "unexplored", to="b3")
    refused(game, "Eb2-c2", "R7.2", "volcano_entered", to="c2")
    assert reason(game, "Eb2-b1") == "no path leads from b2 to b1"


def test_only_members_who_are_there_move() -> None:
    """R7.2: a space can be left by one's own members only."""
    game = table(members={"b2": {"1": "E", "2": "L"}})
    refused(game, "Lb2-a1", "R7.2", "no_such_member", space="b2", member="leader")
    refused(game, "Ea1-b2", "R7.2", "no_such_member", space="a1", member="explorer")
    assert reason(game, "Lb2-a1") == "you have no leader on b2"
    game = table(members={"b2": {"1": "L"}})
    refused(game, "Eb2-a1", "R7.2", "no_such_member", space="b2", member="explorer")
    assert [str(action) for action in game.legal if action.kind == "move"] == ["Lb2-a1"]


def test_nobody_blocks() -> None:
    """R7.2: other expeditions, their camps and their guards let everybody through."""
    game = table(
        members={"a1": {"1": "EE"}, "b1": {"2": "LEEE"}}, camps={"b2": 2}, guards={"b1": "2E"}
    )
    play(game, "Ea1-b2", "Ea1-b1", "Eb1-a1", "Eb2-a1")
    assert at(game, "members", "a1") == {"1": "EE"}


def test_move_and_shift_side_by_side() -> None:
    """R7.2: between neighbouring camps both a move and a shift are legal."""
    game = table(camps={"b2": 1}, members={"a1": {"1": "E"}, "b2": {"1": "L"}})
    assert {"Ea1-b2", "Ea1=b2", "Lb2-a1", "Lb2=a1"} <= {str(action) for action in game.legal}


def test_shift_between_camps() -> None:
    """R7.3: the base camp and one's camps are one step from each other, however far apart."""
    game = table(
        tiles={"h5": "B1+0", "e3": "A1+0"}, camps={"h5": 1, "e3": 1}, members={"a1": {"1": "LE"}}
    )
    events = play(game, "La1=h5", "Lh5=e3", "Ea1=e3", "Le3=a1")
    assert codes(events) == ["member_shifted"] * 4
    assert (game.ap, at(game, "members", "a1")) == (6, {"1": "L"})


def test_shifts_that_lead_nowhere() -> None:
    """R7.3: never to, from or through a camp of somebody else, nor to where one is."""
    everywhere = {"a1": {"1": "E"}, "b2": {"1": "E"}, "c1": {"1": "E"}, "c2": {"1": "E"}}
    game = table(members=everywhere, **CAMPS)
    refused(game, "Ea1=c1", "R7.3", "not_your_camp", space="c1")
    refused(game, "Ec1=c2", "R7.3", "not_your_camp", space="c1")
    refused(game, "Eb2=a1", "R7.3", "not_your_camp", space="b2")
    refused(game, "Ea1=a1", "R7.3", "shift_nowhere", space="a1")
    refused(game, "La1=c2", "R7.3", "no_such_member", space="a1", member="leader")
    assert reason(game, "Ea1=a1") == "choose a camp other than a1"
    assert "Ec2=a1" in game.legal


def test_only_members_who_are_there_shift() -> None:
    """R7.3: from a camp where the leader is alone no explorer can be shifted."""
    game = table(camps={"b2": 1}, members={"b2": {"1": "L"}, "a1": {"1": "E", "2": "L"}})
    refused(game, "Eb2=a1", "R7.3", "no_such_member", space="b2", member="explorer")
    refused(game, "La1=b2", "R7.3", "no_such_member", space="a1", member="leader")
    shifts = {str(action) for action in game.legal if action.kind == "shift"}
    assert shifts == {"Lb2=a1", "Ea1=b2"}


def test_no_camp_no_shift() -> None:
    """R7.3: with the base camp alone there is nothing to shift between."""
    game = table(members={"a1": {"1": "E"}})
    assert not [action for action in game.legal if action.kind == "shift"]


def test_strength() -> None:
    """R7.4: a leader is as strong as three explorers: he beats two and is matched by three."""
    stronger = table(members={"b1": {"1": "L", "2": "EE"}})
    assert "Gb1L" in stronger.legal
    matched = table(members={"b1": {"1": "L", "2": "EEE"}})
    refused(matched, "Gb1L", "R9.2", "not_strongest", space="b1")


def test_a_leader_works_as_one() -> None:
    """R7.4: strength is for majorities only; at work a leader is one member."""
    game = table(members={"b1": {"1": "L"}})
    play(game, "Ub1")
    refused(game, "Ub1", "R8.2", "needs_more_members", space="b1", needed=2)


def test_members_never_come_back() -> None:
    """R7.4: who leaves the game for a guard is not in the supply again."""
    game = table(members={"b1": {"1": "LE" + "E" * 16}})
    play(game, "Gb1E")
    assert at(game, "removed", "1") == "L" + "E" * 16
    play(game, "E+a1")
    refused(game, "E+a1", "R7.1", "no_explorers_left")
    refused(game, "L+a1", "R7.1", "leader_not_in_supply")
