"""Clocks: computed from the log's times; at zero the others decide, or the table has chosen."""

from pathlib import Path

import pytest

import tikal
from tests.web.club import INVITED, OPEN, PERSON, Club, code_for, first_tile, host, join, refused
from tests.web.rooms import in_room, seats
from tests.web.server import Browser, Json
from tests.web.test_store import row
from tikal.web.play.clocks import Clocks, full_clocks, seconds, stored
from tikal.web.play.command import (
    GO_ON,
    GRANT,
    PAUSE,
    REPLACE,
    SKIP,
    VACATION,
    Command,
    action_commands,
)
from tikal.web.play.open_table import begun, opened
from tikal.web.play.pace import AtZero, Pace, daily, live
from tikal.web.play.room import Room
from tikal.web.play.skipping import least_turn
from tikal.web.play.table import PlayedTable
from tikal.web.play.terms import Terms, terms_from
from tikal.web.play.timekeeper import Timekeeper, hand_to_bot, skip_turn
from tikal.web.problem import Refused
from tikal.web.store.rows import Stored

START = seconds("2026-11-18T12:00:00.000+00:00")
DAY = 24 * 60 * 60
FIRST, SECOND = frozenset((1,)), frozenset((2,))


def at(after: float) -> str:
    """Return the time so many seconds after the start."""
    return stored(START + after)


def table(pace: Pace, *kinds: str, variant: str = "classic") -> PlayedTable:
    """Return a table with clocks that starts at once; for two people unless others are named."""
    sitting = seats(*(kinds or ("person", "person")))
    game = tikal.Game.new(seats=len(sitting), seed=7, variant=variant)
    played = begun(game.record(), sitting)
    played.set_clocks(pace, at(0))
    return played


def clocks(played: PlayedTable) -> Clocks:
    """Return a table's clocks, which it has."""
    assert played.clocks is not None
    return played.clocks


def take_turn(played: PlayedTable, when: float) -> None:
    """Let the seat to move do no more than it must."""
    seat = played.game.seat
    for command in action_commands("somebody", seat, least_turn(played.game)):
        played.run(command, at(when))


def test_time_is_taken_off_and_the_increment_added() -> None:
    """Only the time of the seat to move runs; who hands the turn on gets the increment."""
    played = table(live(600, 30))
    assert (clocks(played).left, clocks(played).running) == ((600, 600), 1)
    take_turn(played, 100)
    assert (clocks(played).left, clocks(played).running) == ((530, 600), 2)
    take_turn(played, 105)
    assert (clocks(played).left, clocks(played).running) == ((530, 625), 1)


def test_a_bank_does_not_grow_without_end() -> None:
    """Quick turns bring at most twice the bank; a gift that brought more is not taken away."""
    played = table(live(60, 600))
    take_turn(played, 1)
    assert clocks(played).left == (120, 60)
    played.run(Command("ada", None, GRANT, {"seconds": 500}), at(2), FIRST)
    take_turn(played, 2)
    assert clocks(played).left == (120, 559)


def test_every_daily_turn_has_its_days() -> None:
    """However long the last one took."""
    played = table(daily(2))
    take_turn(played, 2 * DAY - 1)
    assert clocks(played).left == (2 * DAY, 2 * DAY)


def test_time_does_not_run_before_the_start_nor_for_bots() -> None:
    """It begins with the command that takes the last free seat."""
    played = table(live(600, 0), "person", "random")
    take_turn(played, 10)
    assert (clocks(played).running, clocks(played).ends) == (None, None)
    waiting = table(live(600, 0))
    waiting.seats = [waiting.seats[0], waiting.seats[1].offered("open")]
    waiting.set_clocks(live(600, 0), at(0))
    assert clocks(waiting).running is None
    waiting.run(Command("bob", 2, "sit", {"name": "Bob"}), at(5000))
    take_turn(waiting, 5010)
    assert clocks(waiting).left == (590, 600)


def test_a_clock_put_back_costs_nothing() -> None:
    """A machine whose time jumps back neither takes nor gives any."""
    played = table(live(600, 0))
    take_turn(played, 100)
    take_turn(played, 40)
    assert clocks(played).left == (500, 600)
    assert clocks(played).since == START + 100


def test_nothing_happens_by_itself_at_zero() -> None:
    """Who is out of time may still move."""
    played = table(live(60, 10))
    take_turn(played, 500)
    assert clocks(played).left == (10, 60)


@pytest.mark.parametrize(
    "do",
    [
        Command("bob", None, SKIP),
        Command("bob", None, REPLACE, {"user": "ada"}),
    ],
)
def test_opponents_act_only_when_time_is_up(do: Command) -> None:
    """Not before, not for themselves, and not without a seat."""
    played = table(live(60, 10))
    for own, when, code in (
        (SECOND, 59.9, "time_left"),
        (FIRST, 60, "own_clock"),
        (frozenset[int](), 60, "own_clock"),
    ):
        with pytest.raises(Refused) as refusal:
            played.run(do, at(when), own)
        assert refusal.value.code == code
    assert played.seq == 0
    played.run(do, at(60), SECOND)
    assert played.seq == 1


def test_a_seat_handed_to_a_bot_comes_back() -> None:
    """Its player takes it back, with the increment to go on with."""
    played = table(live(60, 10))
    played.run(Command("bob", None, REPLACE, {"user": "ada"}), at(60), SECOND)
    assert (played.seats[0].kind, played.seats[0].bot, clocks(played).running) == (
        "bot",
        "medium",
        None,
    )
    played.run(Command("ada", 1, "return"), at(100))
    assert (played.seats[0].kind, clocks(played).running) == ("person", 1)
    assert clocks(played).left == (10, 60)


@pytest.mark.parametrize("variant", ["classic", "auction"])
def test_a_skipped_turn_is_as_short_as_the_rules_allow(variant: str) -> None:
    """Whole games can be skipped through, turn by turn."""
    played = table(live(60, 10), variant=variant)
    turns = 0
    while not played.over:
        seat = played.game.seat
        texts = least_turn(played.game)
        for text in texts[:-1]:
            assert not any(each.ends_turn for each in played.game.legal)
            played.run(action_commands("bob", seat, [text])[0], at(turns))
        played.run(action_commands("bob", seat, texts[-1:])[0], at(turns))
        turns += 1
    assert turns > 30


def test_a_pause_needs_everybody() -> None:
    """Time stands still until the player to move goes on, by saying so or by playing."""
    played = table(live(600, 0), "person", "person", "person")
    for seat, wished in ((2, False), (1, False), (3, True)):
        own = frozenset((seat,))
        played.run(Command("somebody", None, PAUSE, {"seats": [seat]}), at(10), own)
        assert clocks(played).paused is wished
    played.run(Command("bob", None, GO_ON, {"seats": [2]}), at(1000), SECOND)
    assert (clocks(played).paused, clocks(played).ends) == (True, None)
    played.run(Command("ada", None, GO_ON, {"seats": [1]}), at(2000), FIRST)
    assert (clocks(played).paused, clocks(played).left[0]) == (False, 590)
    for seat in (1, 2, 3):
        own = frozenset((seat,))
        played.run(Command("somebody", None, PAUSE, {"seats": [seat]}), at(2010), own)
    take_turn(played, 9000)
    assert (clocks(played).paused, clocks(played).left[0]) == (False, 580)
    with pytest.raises(Refused) as refusal:
        played.run(Command("ada", None, PAUSE, {"seats": [2]}), at(9001), FIRST)
    assert refusal.value.code == "not_your_seat"


def test_on_vacation_time_stands_still() -> None:
    """Until it ends, or is ended early."""
    played = table(daily(1))
    own = Command("ada", None, VACATION, {"seats": [1], "until": at(5 * DAY)})
    played.run(own, at(DAY / 2), FIRST)
    assert clocks(played).ends == START + 5 * DAY + DAY / 2
    take_turn(played, 5 * DAY + DAY / 4)
    back = Command("ada", None, VACATION, {"seats": [1], "until": at(5 * DAY + DAY / 4)})
    played.run(back, at(5 * DAY + DAY / 4), FIRST)
    assert clocks(played).left == (DAY, DAY)


def test_a_game_without_clocks_refuses_commands_about_time() -> None:
    """There is nothing to grant, skip or pause."""
    played = begun(tikal.Game.new(seed=7).record(), seats("person", "person"))
    for kind in (GRANT, SKIP, PAUSE):
        with pytest.raises(Refused) as refusal:
            played.run(Command("bob", None, kind, {"seats": [2]}), at(1), SECOND)
        assert refusal.value.code == "no_clock"


def test_the_log_gives_the_same_clocks() -> None:
    """Read back, a table has just as much time left for everybody."""
    pace = live(60, 10, "skip")
    played = table(pace)
    take_turn(played, 20)
    played.run(Command("ada", None, GRANT), at(30), FIRST)
    played.run(Command("ada", None, PAUSE, {"seats": [1]}), at(40), FIRST)
    played.run(Command("bob", None, PAUSE, {"seats": [2]}), at(45), SECOND)
    terms = Terms(pace=pace).as_json()
    assert terms_from(terms).pace == pace
    sitting = [seat.stored() for seat in played.seats]
    stored_row = row("t", seats=sitting, origin=tikal.Game.new(seed=7).record(), terms=terms)
    again = opened(
        Stored({**stored_row, "created": at(0)}, [entry.row("t") for entry in played.entries])
    )
    assert again.played.clocks == played.clocks
    assert full_clocks(pace, 2, at(0)).left == (60, 60)


@pytest.mark.parametrize("at_zero", ["skip", "bot"])
def test_the_table_chose_what_happens_at_zero(tmp_path: Path, at_zero: AtZero) -> None:
    """The timekeeper finds the tables that are due, open or not, and does it once."""

    async def work(room: Room) -> None:
        kept = row("t", terms=Terms(pace=Pace("live", 0, 60, 60, at_zero)).as_json())
        record = tikal.Game.new(seats=2, seed=7).record()
        sitting = seats("person", "person")
        made = await room.add({**kept, "seats": sitting, "origin": record}, begun(record, sitting))
        assert await room.rows.due("2999", 5) == ["t"]
        assert await room.rows.due("1999", 5) == []
        await room.rows.change_table("t", due=at(0))
        room.forget(made)
        await Timekeeper(room).look()
        found = await room.open("t")
        kinds = {"skip": "skip", "bot": "replace"}
        assert found.played.entries[0].kind == kinds[at_zero]
        assert found.played.entries[0].command.actor == "clock"
        assert (found.played.game.seat == 2) is (at_zero == "skip")
        assert (found.played.seats[0].kind == "bot") is (at_zero == "bot")

    in_room(tmp_path / "t.db", work)


def timed(club: Club, **pace: object) -> tuple[Browser, Browser, Json]:
    """Return two people who play with clocks, and their table."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    made = host(ada, PERSON, INVITED, terms={"pace": {"kind": "live", **pace}})
    assert made["clocks"]["running"] is None
    return ada, bob, join(bob, code_for(ada, made))


def test_clocks_over_http(club: Club) -> None:
    """Both see the same clocks; time is given by opponents only, and pauses are agreed on."""
    ada, bob, theirs = timed(club, bank=600, increment=20)
    path = f"/api/tables/{theirs['id']}"
    found = theirs["clocks"]
    assert (found["left"], found["running"], found["paused"]) == ([600, 600], 1, False)
    assert theirs["terms"]["pace"]["most"] == 1200
    body = {"seq": theirs["seq"]}
    refused(ada, "POST", f"{path}/clock/grant", body, 403, "own_clock")
    refused(bob, "POST", f"{path}/clock/skip", body, 409, "time_left")
    refused(bob, "POST", f"{path}/clock/replace", body, 409, "time_left")
    refused(bob, "POST", f"{path}/clock/skip", {"seq": 99}, 409, "stale")
    refused(club.guest("Eve"), "POST", f"{path}/clock/grant", body, 404, "unknown_table")
    more = bob.post(f"{path}/clock/grant", body)
    assert 890 < more["clocks"]["left"][0] <= 900
    ada.post(f"{path}/clock/pause", {"seq": more["seq"]})
    agreed = bob.post(f"{path}/clock/pause", {"seq": more["seq"] + 1})
    assert (agreed["clocks"]["paused"], agreed["clocks"]["wishes"]) == (True, [1, 2])
    mine = ada.table(theirs)
    played = ada.play(mine, first_tile(mine))
    assert (played["clocks"]["paused"], played["clocks"]["wishes"]) == (False, [])


def test_no_client_tells_the_time(club: Club) -> None:
    """Nothing that is sent says what time it is or how much is left; whoever tries is refused."""
    ada, bob, theirs = timed(club, bank=600, increment=20)
    path = f"/api/tables/{theirs['id']}"
    body = {"seq": theirs["seq"]}
    action = {**body, "actions": [first_tile(ada.table(theirs))]}
    for more in ({"at": "2020-01-01T00:00:00Z"}, {"left": [9999, 0]}, {"clocks": {"running": 2}}):
        refused(ada, "POST", f"{path}/actions", {**action, **more}, 422, "malformed")
        refused(bob, "POST", f"{path}/clock/grant", {**body, **more}, 422, "malformed")
        refused(ada, "PATCH", path, {"terms": more}, 422, "malformed")
    past = {"Date": "Wed, 01 Jan 2020 00:00:00 GMT", "X-Request-Start": "t=0"}
    assert bob.http.post(f"{path}/clock/skip", json=body, headers=past).status_code == 409
    after = ada.table(theirs)
    assert (after["seq"], after["clocks"]["running"]) == (theirs["seq"], 1)
    assert max(after["clocks"]["left"]) <= 600


def test_the_pace_is_agreed_on_when_a_table_is_set_up(club: Club) -> None:
    """It never changes, and the lobby brings those together who want the same."""
    ada, bob, theirs = timed(club, bank=60)
    path = f"/api/tables/{theirs['id']}"
    refused(ada, "PATCH", path, {"terms": {"pace": {"kind": "daily"}}}, 422, "malformed")
    daily_table = host(ada, PERSON, OPEN, terms={"pace": {"kind": "daily", "days": 3}})
    assert daily_table["terms"]["pace"]["bank"] == 3 * DAY
    listed = bob.get("/api/lobby")
    assert [each["pace"]["kind"] for each in listed] == ["daily"]
    wanted = {"pace": {"kind": "daily", "days": 3}}
    found = bob.post("/api/lobby/play", wanted)
    assert found["id"] == daily_table["id"]
    other = bob.post("/api/lobby/play", {"pace": {"kind": "daily", "days": 2}})
    assert other["id"] != daily_table["id"]


def test_batches_of_opponents(tmp_path: Path) -> None:
    """A skip ends the turn and no more; nobody skips their own; a bot plays for the right user."""

    async def work(room: Room) -> None:
        record = tikal.Game.new(seats=2, seed=7).record()
        sitting = seats("person", "person")
        terms = Terms(pace=Pace("live", 0, 60, 60)).as_json()
        kept = {**row("t", terms=terms), "seats": sitting, "origin": record}
        made = await room.add(kept, begun(record, sitting))
        await room.run(made, skip_turn(made, "bob", SECOND))
        assert (made.played.game.seat, made.played.entries[0].kind) == (2, "skip")
        with pytest.raises(Refused) as refusal:
            await room.run(made, skip_turn(made, "bob", SECOND))
        assert refusal.value.code == "own_clock"
        await room.run(made, hand_to_bot(made, "ada", FIRST))
        assert made.played.seats[1].holder == made.owner

    in_room(tmp_path / "t.db", work)


def test_a_vacation_stops_daily_clocks_only(club: Club) -> None:
    """There are thirty days a year; those not used are kept."""
    ada, bob, live_game = timed(club, bank=600)
    slow = host(ada, PERSON, INVITED, terms={"pace": {"kind": "daily", "days": 2}})
    join(bob, code_for(ada, slow))
    assert ada.get("/api/vacation") == {"until": None, "days_left": 30, "days": 30}
    away = ada.post("/api/vacation", {"days": 20})
    assert (away["until"] is not None, away["days_left"]) == (True, 10)
    assert bob.table(slow)["clocks"]["away"] == [away["until"], None]
    assert bob.table(live_game)["clocks"]["away"] == [None, None]
    refused(ada, "POST", "/api/vacation", {"days": 1}, 409, "away")
    back = ada.http.delete("/api/vacation").json()
    assert (back["until"], back["days_left"]) == (None, 29)
    assert bob.table(slow)["clocks"]["away"] == [None, None]
    refused(ada, "POST", "/api/vacation", {"days": 30}, 409, "vacation_spent")
    assert bob.get("/api/vacation")["days_left"] == 30
