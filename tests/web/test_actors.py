"""Who does what at a table: the log keeps the actor and the seat of every command."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.web.rooms import action, added, in_room
from tests.web.server import Browser, Json, served, settings_for
from tikal.web.bots.driver import Bots
from tikal.web.play.command import CONCEDE, UNDO, Batch, Command
from tikal.web.play.open_table import OpenTable
from tikal.web.play.room import Room
from tikal.web.play.seating import Seat
from tikal.web.problem import Refused, Stale
from tikal.web.store.database import file_url
from tikal.web.store.journal import Journal
from tikal.web.store.migrate import migrate
from tikal.web.store.rows import Row

BOTH = frozenset((1, 2))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Give the file of a database that is up to date."""
    found = tmp_path / "tikal.sqlite3"
    migrate(file_url(found))
    return found


@pytest.fixture
def owner(path: Path) -> Iterator[Browser]:
    """Open somebody's browser at a server on that database."""
    with served(settings_for(file_url(path))) as address:
        guest = Browser(address)
        yield guest
        guest.close()


def log_of(path: Path, table: Json) -> list[tuple[str, int, str, str]]:
    """Return actor, seat, kind and payload of a table's commands."""
    query = "SELECT actor, seat, kind, payload FROM commands WHERE table_id = ? ORDER BY seq"
    with closing(sqlite3.connect(path)) as database:
        return database.execute(query, (table["id"],)).fetchall()


def test_the_log_says_who_did_what_for_which_seat(owner: Browser, path: Path) -> None:
    """People are known by their session's id, bots by their names."""
    user = owner.get("/api/session")["user"]["id"]
    table = owner.play(owner.new("person", "easy"), "A4@b3+0", "E+a1", "Ea1-b2")
    table = owner.post(f"/api/tables/{table['id']}/undo", {"seq": 3})
    table = owner.until_mine(owner.play(table, "end"))
    owner.post(f"/api/tables/{table['id']}/concede", {"seq": table["seq"], "seat": 1})
    log = log_of(path, table)
    assert log[:5] == [
        (user, 1, "action", '{"action": "A4@b3+0"}'),
        (user, 1, "action", '{"action": "E+a1"}'),
        (user, 1, "action", '{"action": "Ea1-b2"}'),
        (user, 1, "undo", '{"action": "Ea1-b2"}'),
        (user, 1, "action", '{"action": "end"}'),
    ]
    assert log[-1] == (user, 1, "concede", "{}")
    assert {(actor, seat, kind) for actor, seat, kind, _ in log[5:-1]} == {
        ("bot:easy", 2, "action")
    }


def test_actions_for_several_seats_keep_each_seat(owner: Browser, path: Path) -> None:
    """Two people at one screen: the actor is the same, the seats differ."""
    table = owner.play(owner.new("person", "person"), "A4@b3+0", "end")
    placement = table["state"]["legal"][0]["action"]
    owner.play(table, placement, "end")
    assert [(seat, actor) for actor, seat, _, _ in log_of(path, table)] == [
        (seat, owner.get("/api/session")["user"]["id"]) for seat in (1, 1, 2, 2)
    ]


def test_the_log_names_the_bot_that_takes_a_seat_over(owner: Browser, path: Path) -> None:
    """The person gives the seat up; what happens for it later is done by the bot."""
    table = owner.new("person", "person", "person")
    after = owner.post(f"/api/tables/{table['id']}/concede", {"seq": 0, "seat": 1})
    owner.until_mine(after)
    log = log_of(path, table)
    assert log[0][1:] == (1, "concede", '{"bot": "medium"}')
    assert {(actor, seat) for actor, seat, _, _ in log[1:]} == {("bot:medium", 1)}


def test_the_log_names_the_bot_that_stands_in(
    owner: Browser, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a bot fails another plays for it: the log says which."""
    monkeypatch.setattr("tikal.web.play.seating.player_names", lambda: ["vanished"])
    table = owner.until_mine(owner.new("vanished", "person"))
    assert {actor for actor, *_ in log_of(path, table)} == {"bot:easy"}


def test_viewers_are_not_told_who_clicked(owner: Browser) -> None:
    """Session ids stay on the server: nobody gets another's, nor one's own with the game."""
    user = owner.get("/api/session")["user"]["id"]
    table = owner.play(owner.new("person", "person"), "A4@b3+0")
    with owner.live(table["id"]) as socket:
        assert user not in str(socket.recv(timeout=20))
    for path in ("", "/moves", "/record", "/at/1"):
        assert user not in owner.http.get(f"/api/tables/{table['id']}{path}").text


@pytest.mark.parametrize(
    ("commands", "seats", "code"),
    [
        ((action("A4@b3+0"),), {2}, "not_your_turn"),
        ((action("A4@b3+0", 2),), {1, 2}, "not_your_turn"),
        ((action("A4@b3+0"), action("end"), action("end")), {1}, "not_your_turn"),
        ((Command("ada", 2, CONCEDE),), {1}, "not_your_seat"),
        ((Command("ada", 3, CONCEDE),), {1, 2, 3}, "not_your_seat"),
        ((Command("ada", None, UNDO),), set(), "not_your_turn"),
        ((action("A4@b3+0"), action("Ub1")), {1}, "nobody_there"),
    ],
)
def test_an_actor_decides_for_their_own_seats_only(
    path: Path, commands: tuple[Command, ...], seats: set[int], code: str
) -> None:
    """Whatever is refused in a batch, nothing of it happens: not here and not in the log."""

    async def work(room: Room) -> None:
        table = await added(room, "t")
        before = table.snapshot
        with pytest.raises(Refused) as refused:
            await room.run(table, Batch(0, commands, frozenset(seats)))
        assert refused.value.code == code
        assert table.snapshot is before
        assert table.played.seq == 0
        stored = await room.rows.table("t")
        assert stored is not None
        assert stored.commands == []

    in_room(path, work)


def test_people_and_bots_need_the_current_number(path: Path) -> None:
    """A batch for another number is refused, whoever it is from."""

    async def work(room: Room) -> None:
        table = await added(room, "t")
        await room.run(table, Batch(0, (action("A4@b3+0"),), BOTH))
        for stepwise in (False, True):
            with pytest.raises(Stale) as stale:
                await room.run(table, Batch(0, (action("E+a1"),), BOTH, stepwise=stepwise))
            assert stale.value.params == {"seq": 1}

    in_room(path, work)


def test_an_unknown_kind_of_command_is_an_error(path: Path) -> None:
    """A log that this version does not understand is not guessed at."""

    async def work(room: Room) -> None:
        table = await added(room, "t")
        with pytest.raises(ValueError, match="'dance'"):
            await room.run(table, Batch(0, (Command("ada", None, "dance"),), BOTH))
        assert table.played.seq == 0

    in_room(path, work)


def test_nothing_is_seen_before_it_is_committed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a command waits for the disk, the table is the one before it."""

    async def work(room: Room) -> None:
        table = await added(room, "t")
        append = Journal.append
        seen: list[int] = []

        async def noting(journal: Journal, commands: list[Row], *more: Any) -> None:  # noqa: ANN401 - as it comes
            seen.append(table.played.seq)
            await append(journal, commands, *more)
            seen.append(table.played.seq)

        monkeypatch.setattr(Journal, "append", noting)
        await room.run(table, Batch(0, (action("A4@b3+0"), action("E+a1")), BOTH))
        assert (seen, table.played.seq) == ([0, 0], 2)

    in_room(path, work)


def test_a_bot_whose_table_changes_thinks_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat given up while a bot thinks does not stop it, and nothing is played twice."""
    think, thoughts = Bots._think, []

    async def interrupted(bots: Bots, table: OpenTable, seat: Seat) -> tuple[str, list[str]]:
        thoughts.append(table.played.seq)
        found = await think(bots, table, seat)
        if len(thoughts) == 1:
            give_up = Command("ada", 3, CONCEDE)
            await room_of[0].run(table, Batch(0, (give_up,), frozenset((2, 3))))
        return found

    monkeypatch.setattr(Bots, "_think", interrupted)
    room_of: list[Room] = []

    async def work(room: Room) -> None:
        room_of.append(room)
        table = await added(room, "t", "easy", "person", "person")
        assert table.driver is not None
        await table.driver
        to_move = table.played.to_move
        assert to_move is not None
        assert to_move.seat == 2
        actors = [entry.command.actor for entry in table.played.entries]
        assert actors == ["ada", *["bot:easy"] * (len(actors) - 1)]

    in_room(path, work)
    assert thoughts == [0, 1]
