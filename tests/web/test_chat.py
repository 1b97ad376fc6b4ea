"""Chat and presence: what is said reaches those who may read it, and no one else."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from tests.web.club import INVITED, PERSON, Club, code_for, first_tile, host, join, refused
from tests.web.processes import Pair
from tests.web.processes import pair as two_servers
from tests.web.rooms import added, in_room
from tests.web.server import Browser, Json
from tikal.web.play.presence import HERE, Presence
from tikal.web.play.room import Room
from tikal.web.play.viewer import Viewer
from tikal.web.play.watching import Watcher
from tikal.web.store.database import file_url
from tikal.web.store.journal import Journal
from tikal.web.store.notices import Notice

# The socket's number to begin with, and that it is to tell of people as well.
PEOPLE = "0&people=1"


def seated(club: Club) -> tuple[Browser, Browser, Browser, Json]:
    """Return two players, somebody who looks on, and the table."""
    ada, bob, eve = (club.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = host(ada, PERSON, INVITED, terms={"watch": True})
    join(bob, code_for(ada, table))
    return ada, bob, eve, table


def next_of(socket: ClientConnection, kind: str) -> Json:
    """Return the next message of a kind."""
    while True:
        found: Json = json.loads(socket.recv(timeout=20))
        if found["type"] == kind:
            return found


def said(browser: Browser, table: Json) -> list[str]:
    """Return what somebody reads."""
    return [each["text"] or each["phrase"] for each in browser.get(_chat(table))]


def _chat(table: Json) -> str:
    return f"/api/tables/{table['id']}/chat"


def test_players_and_spectators_talk_apart_until_the_end(club: Club) -> None:
    """Then everybody reads everything."""
    ada, bob, eve, table = seated(club)
    ada.post(_chat(table), {"text": "Good luck!\n\tto you"}, 204)
    eve.post(_chat(table), {"text": "She will lose."}, 204)
    bob.post(_chat(table), {"phrase": "thanks"}, 204)
    for player in (ada, bob):
        assert said(player, table) == ["Good luck! to you", "thanks"]
    assert said(eve, table) == ["She will lose."]
    first = ada.get(_chat(table))[0]
    assert (first["name"], first["seat"], first["gallery"]) == ("Ada", 1, False)
    assert ada.get("/api/session")["user"]["id"] not in json.dumps(ada.get(_chat(table)))
    ada.post(f"/api/tables/{table['id']}/concede", {"seq": ada.table(table)["seq"], "seat": 1})
    everything = ["Good luck! to you", "She will lose.", "thanks"]
    assert said(ada, table) == said(eve, table) == said(club.guest(), table) == everything
    assert [each["number"] for each in bob.get(f"{_chat(table)}?since=1")] == [2, 3]


def test_sockets_bring_it_at_once(club: Club) -> None:
    """To those who asked for news of people; game messages are not disturbed for others."""
    ada, bob, eve, table = seated(club)
    with (
        ada.live(table["id"], PEOPLE) as hers,
        eve.live(table["id"], PEOPLE) as watching,
        bob.live(table["id"]) as plain,
    ):
        bob.post(_chat(table), {"phrase": "hello"}, 204)
        assert next_of(hers, "chat")["message"]["phrase"] == "hello"
        eve.post(_chat(table), {"text": "Hm."}, 204)
        assert next_of(watching, "chat")["message"]["text"] == "Hm."
        mine = ada.table(table)
        ada.play(mine, first_tile(mine))
        assert [json.loads(plain.recv(timeout=20))["type"] for _ in range(2)] == ["table"] * 2


def test_what_may_not_be_said(club: Club) -> None:
    """Nothing, too much, both, an unknown phrase; by strangers; where the host wants quiet."""
    ada, bob, eve, table = seated(club)
    for wrong in (
        {},
        {"text": ""},
        {"text": " \n "},
        {"text": "x" * 501},
        {"text": "x", "phrase": "hello"},
        {"phrase": "insult"},
        {"text": "half \ud83d"},
    ):
        answer = bob.http.post(_chat(table), content=json.dumps(wrong))
        assert answer.status_code == 422, wrong
    path = f"/api/tables/{table['id']}"
    ada.patch(path, {"terms": {"watch": False}})
    refused(eve, "POST", _chat(table), {"text": "Let me in"}, 404, "unknown_table")
    refused(eve, "GET", _chat(table), None, 404, "unknown_table")
    ada.patch(path, {"terms": {"chat": False}})
    refused(bob, "POST", _chat(table), {"text": "Hello"}, 403, "chat_off")
    assert said(bob, table) == []


def test_who_is_here_is_shown(club: Club) -> None:
    """A seat is here as long as a page of its player is connected."""
    ada, bob, eve, table = seated(club)
    with ada.live(table["id"], PEOPLE) as hers:
        assert next_of(hers, "presence")["here"] == [1]
        with bob.live(table["id"]), eve.live(table["id"]):
            seen = [next_of(hers, "presence") for _ in range(2)][-1]
            assert (seen["here"], seen["spectators"]) == ([1, 2], 1)
        while seen["here"] != [1] or seen["spectators"]:
            seen = next_of(hers, "presence")


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Pair]:
    """Run two servers on one PostgreSQL."""
    with two_servers(tmp_path_factory.mktemp("two"), postgres) as found:
        yield found


def test_people_at_two_processes_talk_and_see_each_other(two: Pair) -> None:
    """What is said at one is shown at the other, in one order; so is who comes and goes."""
    ada, bob = two.person("Ada"), two.person("Bob")
    table = host(ada[0], PERSON, INVITED)
    join(bob[1], code_for(ada[0], table))
    with ada[0].live(table["id"], PEOPLE) as hers:
        with bob[1].live(table["id"], PEOPLE) as his:
            while next_of(hers, "presence")["here"] != [1, 2]:
                pass
            while next_of(his, "presence")["here"] != [1, 2]:
                pass
            for number in range(6):
                (ada[0], bob[1])[number % 2].post(_chat(table), {"text": f"{number}"}, 204)
            heard = [
                [next_of(each, "chat")["message"]["text"] for _ in range(6)] for each in (hers, his)
            ]
            assert heard[0] == heard[1] == [str(number) for number in range(6)]
        while next_of(hers, "presence")["here"] != [1]:
            pass


def test_what_a_dead_process_said_is_forgotten(tmp_path: Path) -> None:
    """Nobody is here for ever because a process could not say goodbye."""
    time = [100.0]

    async def work(room: Room) -> None:
        table = await added(room, "t")
        table.watchers.add(Watcher(Viewer(frozenset((1,)))))
        journal = Journal(file_url(tmp_path / "t.db"))
        presence = Presence(room, journal, shared=False, clock=lambda: time[0])
        presence.hear(Notice(HERE, "t", 1 << 2, "other"))
        assert json.loads(presence.message(table))["here"] == [1, 2]
        presence.hear(Notice(HERE, "elsewhere", 1 << 2, "other"))
        time[0] += 100
        assert json.loads(presence.message(table))["here"] == [1]

    in_room(tmp_path / "t.db", work)
