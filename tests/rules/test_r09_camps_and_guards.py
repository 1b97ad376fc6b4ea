"""R9: camps and guards."""

import pytest

from tests.rules.table import at, codes, params, play, reason, refused, table


def test_set_up_a_camp() -> None:
    """R9.1: a camp goes on a clearing, beside whoever else is there."""
    game = table(members={"b2": {"1": "E", "2": "LEE"}})
    assert params(play(game, "Cb2"), "camp_set_up") == [{"seat": 1, "space": "b2"}]
    assert (game.ap, at(game, "camps", "b2")) == (5, 1)


def test_a_camp_on_emptied_ruins() -> None:
    """R9.1: ruins take a camp once their treasures are gone."""
    game = table(tiles={"b3": "A1+0"}, members={"b3": {"1": "E"}})
    play(game, "Cb3")
    assert at(game, "camps", "b3") == 1


@pytest.mark.parametrize("space", ["a1", "b1", "c1", "c2"])
def test_no_camp_elsewhere(space: str) -> None:
    """R9.1: base camp, temples, volcanoes and unexplored spaces take no camp."""
    game = table(edition="classic1999", tiles={"c1": "B4"}, members={"b1": {"1": "E"}})
    refused(game, f"C{space}", "R9.1", "not_a_clearing", space=space)
    assert reason(game, "Ca1") == "a1 is not a clearing"


@pytest.mark.parametrize("owner", [1, 2])
def test_one_camp_on_a_space(owner: int) -> None:
    """R9.1: where a camp stands, one's own or another's, no second one is set up."""
    game = table(camps={"b2": owner}, members={"b2": {"1": "E"}})
    refused(game, "Cb2", "R9.1", "camp_there", space="b2")
    assert reason(game, "Cb2") == "there is a camp on b2 already"


def test_only_two_camps() -> None:
    """R9.1: the supply has two camps, and none comes back."""
    tiles = {"c2": "B1+0", "c1": "A5+0"}
    everywhere = {"b2": {"1": "E"}, "c1": {"1": "E"}, "c2": {"1": "E"}}
    game = table(tiles=tiles, members=everywhere, stack=["A1", "A2"])
    play(game, "Cb2", "Cc1", "end", "A1@b3+0", "end", "A2@a3+0")
    refused(game, "Cc2", "R9.1", "no_camps_left")
    assert game.document()["camps"] == {"b2": 1, "c1": 1}


def test_only_two_camps_without_members() -> None:
    """R9.1: neither are there three where nobody needs to be on the space."""
    tiles = {"c2": "B1+0", "c1": "A5+0"}
    game = table(edition="classic1999", tiles=tiles, camps={"c1": 2, "c2": 2}, seat=2)
    refused(game, "Cb2", "R9.1", "no_camps_left")
    game = table(edition="classic1999", tiles=tiles, camps={"c1": 2})
    assert [str(action) for action in game.legal if action.kind == "camp"] == ["Cb2", "Cc2"]


def test_place_a_guard() -> None:
    """R9.2: an explorer or the leader goes on top for good; the others there leave the game."""
    game = table(members={"b1": {"1": "LEE", "2": "EE"}})
    assert codes(play(game, "Gb1E")) == ["guard_placed", "members_removed"]
    assert at(game, "guards", "b1") == "1E"
    assert at(game, "members", "b1") == {"2": "EE"}
    assert game.document()["removed"] == {"1": "LE", "2": ""}
    assert game.ap == 5


def test_the_leader_as_guard() -> None:
    """R9.2: the leader may be chosen, then the explorers leave the game."""
    game = table(members={"b1": {"1": "LEE"}, "a2": {"1": "E"}})
    events = play(game, "Gb1L")
    assert params(events, "members_removed") == [
        {"seat": 1, "space": "b1", "explorers": 2, "leaders": 0}
    ]
    assert at(game, "guards", "b1") == "1L"
    assert game.document()["members"] == {"a2": {"1": "E"}}


def test_a_lonely_guard() -> None:
    """R9.2: with nobody else of one's own there, nobody leaves the game."""
    game = table(members={"b1": {"1": "E"}})
    assert codes(play(game, "Gb1E")) == ["guard_placed"]
    assert at(game, "removed", "1") == ""


def test_a_guard_needs_the_upper_hand() -> None:
    """R9.2: more strength than each other player, taken one by one."""
    parts = {"seats": 3}
    play(table(members={"b1": {"1": "EEE", "2": "EE", "3": "EE"}}, **parts), "Gb1E")
    tied = table(members={"b1": {"1": "EE", "2": "E", "3": "EE"}}, **parts)
    refused(tied, "Gb1E", "R9.2", "not_strongest", space="b1")
    assert reason(tied, "Gb1E") == "you are not stronger than everybody else on b1"


def test_guards_stand_on_temples() -> None:
    """R9.2: on temples without a guard, with a member who is there."""
    game = table(
        members={"b2": {"1": "E"}, "b1": {"1": "E"}, "a2": {"1": "E"}}, guards={"a2": "2E"}
    )
    refused(game, "Gb2E", "R9.2", "not_a_temple", space="b2")
    refused(game, "Ga2E", "R9.2", "guarded", space="a2")
    refused(game, "Gb1L", "R9.2", "no_such_member", space="b1", member="leader")
    play(game, "Gb1E")


def test_only_two_guards() -> None:
    """R9.2: two guards in a game, and no third."""
    parts = {"tiles": {"c1": "A2+0"}, "members": {"b1": {"1": "EE"}, "c1": {"1": "LE"}}}
    game = table(guards={"a2": "1E"}, **parts)
    assert params(play(game, "Gb1E"), "members_removed") == [
        {"seat": 1, "space": "b1", "explorers": 1, "leaders": 0}
    ]
    refused(game, "Gc1L", "R9.2", "no_guards_left")
    assert reason(game, "Gc1L") == "you have placed both of your guards"


def test_a_guarded_temple_keeps_its_level() -> None:
    """R9.3: nobody uncovers it any more; members still come and go."""
    game = table(members={"b1": {"1": "E", "2": "E"}, "a1": {"1": "E"}}, guards={"b1": "1L"})
    refused(game, "Ub1", "R8.1", "guarded", space="b1")
    play(game, "Ea1-b1", "Eb1-a1")


def test_a_guard_is_no_member() -> None:
    """R9.3: it neither walks nor works, and has no strength on the space."""
    game = table(guards={"b1": "1L", "a2": "1E"}, members={"a1": {"1": "E"}})
    refused(game, "Lb1-a1", "R7.2", "no_such_member", space="b1", member="leader")
    refused(game, "Ub1", "R8.1", "nobody_there", space="b1")
    assert "L+a1" not in game.legal
    assert game.document()["members"] == {"a1": {"1": "E"}}


def test_a_guard_scores_against_any_strength() -> None:
    """R9.3: the temple counts for the guard's owner, whoever stands below."""
    game = table(
        scoring=True,
        turn=None,
        guards={"b1": "2E"},
        levels={"b1": 3},
        members={"b1": {"1": "LE"}},
        queue=[2],
    )
    play(game, "end", "end")
    assert game.scores == [0, 3]
