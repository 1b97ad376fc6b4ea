"""What a viewer gets depends on the viewer: two people at one table, and one who looks on."""

import asyncio
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import to_json

import tikal
from tests.playing import seeded
from tests.properties.strategies import games, share
from tests.web.alone import run_alone
from tests.web.rooms import action, added, in_room, open_table
from tests.web.server import Json
from tikal.web.board.state import NO_CHOICES
from tikal.web.play.command import CONCEDE, UNDO, Batch, Command
from tikal.web.play.lines import turn_line
from tikal.web.play.open_table import OpenTable
from tikal.web.play.render import About, render
from tikal.web.play.room import Room
from tikal.web.play.seating import people_at
from tikal.web.play.snapshot import Snapshot
from tikal.web.play.table import PlayedTable
from tikal.web.play.viewer import Viewer
from tikal.web.play.watching import Watcher
from tikal.web.problem import Refused
from tikal.web.schema.table import LiveMessage

ONE = Viewer(frozenset((1,)), owner=True)
OTHER = Viewer(frozenset((2,)))
SPECTATOR = Viewer()
# What differs from viewer to viewer; all else is public.
OWN = {"owner", "spectator", "reserved", "away", "mine", "can_undo"}
OWN_STATE = set(NO_CHOICES)


def latest(watcher: Watcher) -> Json:
    """Return the one message that a watcher was sent, and see that it has the right shape."""
    data = watcher.messages.get_nowait()
    assert data is not None
    assert watcher.messages.empty()
    LiveMessage.model_validate_json(data)
    found: Json = json.loads(data)["table"]
    return found


def seen_by(table: OpenTable, viewer: Viewer) -> Json:
    """Return the table as a viewer gets it by asking."""
    found: Json = json.loads(table.json(viewer))
    return found


def public(table: Json) -> Json:
    """Return what everybody gets of a table."""
    state = {key: table["state"][key] for key in table["state"] if key not in OWN_STATE}
    return {key: table[key] for key in table if key not in OWN} | {"state": state}


async def play(room: Room, table: OpenTable, viewer: Viewer, actor: str, *texts: str) -> None:
    """Play actions as a viewer."""
    commands = tuple(action(text, actor=actor) for text in texts)
    seats = viewer.seats_at(table.played)
    await room.run(table, Batch(table.played.seq, commands, seats))


async def two_people_play(room: Room) -> None:
    """Play a turn as one, begin the next as the other, with a spectator at the table."""
    table = await added(room, "t")
    watchers = [Watcher(viewer) for viewer in (ONE, OTHER, SPECTATOR)]
    for watcher in watchers:
        table.watchers.add(watcher)
    await play(room, table, ONE, "ada", "A4@b3+0", "E+a1")
    one, other, spectator = (latest(watcher) for watcher in watchers)
    assert (one["mine"], other["mine"], spectator["mine"]) == ([1], [2], [])
    assert (one["owner"], other["owner"], spectator["owner"]) == (True, False, False)
    assert one["state"]["legal"]
    assert one["can_undo"] == {"ok": True, "reason": None}
    for looking_on in (other, spectator):
        assert {key: looking_on["state"][key] for key in OWN_STATE} == NO_CHOICES
        assert looking_on["can_undo"] == {"ok": False, "reason": "it is not your turn"}
    assert public(one) == public(other) == public(spectator)
    with pytest.raises(Refused, match="seat 1's turn"):
        await play(room, table, OTHER, "bob", "end")
    undo = Batch(2, (Command("eve", None, UNDO),), SPECTATOR.seats_at(table.played))
    with pytest.raises(Refused, match="seat 1's turn"):
        await room.run(table, undo)
    assert all(watcher.messages.empty() for watcher in watchers)
    await play(room, table, ONE, "ada", "end")
    one, other, spectator = (latest(watcher) for watcher in watchers)
    assert not one["state"]["legal"]
    assert other["state"]["placements"]
    assert public(one) == public(other) == public(spectator)
    assert [seen_by(table, each) for each in (ONE, OTHER, SPECTATOR)] == [one, other, spectator]
    await play(room, table, OTHER, "bob", other["state"]["legal"][0]["action"])
    assert [entry.command.actor for entry in table.played.entries] == ["ada"] * 3 + ["bob"]


def test_two_viewers_of_one_table(tmp_path: Path) -> None:
    """Each gets their own choices, everybody the same board, and nobody another's."""
    in_room(tmp_path / "tikal.sqlite3", two_people_play)


def test_a_seat_given_up_is_nobodys(tmp_path: Path) -> None:
    """Whoever gave it up looks on: no choices, no seat, no commands."""

    async def work(room: Room) -> None:
        table = await added(room, "t", "person", "person", "person")
        third = Viewer(frozenset((3,)))
        await room.run(table, Batch(0, (Command("cyd", 3, CONCEDE),), third.seats))
        assert seen_by(table, third)["mine"] == []
        again = Batch(1, (Command("cyd", 3, CONCEDE),), third.seats_at(table.played))
        with pytest.raises(Refused, match="Seat 3 is not yours"):
            await room.run(table, again)

    in_room(tmp_path / "tikal.sqlite3", work)


def test_a_table_is_rendered_once_for_equal_viewers() -> None:
    """However many windows an owner has, one rendering serves them all."""
    table = open_table("t")
    assert table.json(ONE) is table.json(Viewer(frozenset((1,)), owner=True))
    assert table.json(ONE) is not table.json(OTHER)


@share(0.1)
@given(games(), st.integers(0, 2**32))
def test_worlds_that_look_alike_are_rendered_alike(game: tikal.Game, seed: int) -> None:
    """No viewer gets a byte that depends on what is hidden while a game runs."""
    if game.over:
        return
    other = game.view(None).sample(seeded(seed))
    sitting = people_at(game)
    about = About("t", "ada", None, "now")
    for viewer in (ONE, OTHER, SPECTATOR):
        found = [render(about, PlayedTable(each, sitting), viewer) for each in (game, other)]
        assert to_json(found[0]) == to_json(found[1])


@share(0.05)
@given(games(), st.integers(0, 2**32))
def test_worlds_that_look_alike_ask_alike(game: tikal.Game, seed: int) -> None:
    """Nor does a program that is asked what to play."""
    if game.over:
        return
    other = game.view(None).sample(seeded(seed))
    about, sitting = About("t", "ada", None, "now"), people_at(game)
    for viewer in (ONE, OTHER, SPECTATOR):
        found = [
            turn_line(Snapshot(about, PlayedTable(each, sitting)), viewer) for each in (game, other)
        ]
        assert found[0] == found[1]
        seats = viewer.seats_at(PlayedTable(game, sitting))
        assert (found[0] is not None) == (game.seat in seats)


def test_a_table_at_one_screen_is_its_owners() -> None:
    """They decide for all people at the table; for everybody else there is no such table."""
    table = open_table("t")
    assert table.viewer("ada") == Viewer(frozenset((1, 2)), owner=True)
    with pytest.raises(Refused, match="no such table"):
        table.viewer("bob")


def test_whoever_watches_is_told_once(tmp_path: Path) -> None:
    """A batch is one message, told step by step it is one for each command."""

    async def work(room: Room) -> None:
        table = await added(room, "t")
        watcher = Watcher(SPECTATOR)
        table.watchers.add(watcher)
        texts = ("A4@b3+0", "E+a1", "end")
        commands = tuple(action(text) for text in texts)
        await room.run(table, Batch(0, commands, ONE.seats, stepwise=True))
        found = [json.loads(watcher.messages.get_nowait() or b"") for _ in texts]
        assert watcher.messages.empty()
        assert [[entry["action"] for entry in each["since_events"]] for each in found] == [
            [text] for text in texts
        ]
        assert [each["table"]["seq"] for each in found] == [1, 2, 3]

    in_room(tmp_path / "tikal.sqlite3", work)


def test_who_comes_while_seats_change_hands() -> None:
    """A watcher is whoever they are once the command that went first is done, or is refused."""

    async def work() -> None:
        table = open_table("t")
        ada, bob = Watcher(SPECTATOR, user="ada"), Watcher(OTHER, user="bob")
        async with table.lock():
            coming = [asyncio.create_task(table.watch(each, 0)) for each in (ada, bob)]
            await asyncio.sleep(0)
            assert len(table.watchers) == 0
        first, refused = await asyncio.gather(*coming, return_exceptions=True)
        assert isinstance(first, bytes)
        assert json.loads(first)["table"]["owner"]
        assert ada.viewer.owner
        assert isinstance(refused, Refused)
        assert list(table.watchers) == [ada]

    run_alone(work())
