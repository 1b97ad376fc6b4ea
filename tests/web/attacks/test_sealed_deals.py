"""Nobody learns the deal of a running game: not by a twin, not by any answer of the server."""

import json
import re
from collections.abc import Iterator

import pytest

import tikal
from tests.playing import seeded, walk
from tests.web.refusals import refusal
from tests.web.server import Browser, Json

TABLE = "/api/tables/{table_id}"
# Everything that can be asked about a table; the socket's first message is compared as well.
ANSWERS = {
    TABLE: "",
    f"{TABLE}/moves": "/moves",
    f"{TABLE}/at/{{index}}": "/at/3",
    f"{TABLE}/invitations": "/invitations",
    f"{TABLE}/record": "/record",
    f"{TABLE}/save": "/save",
    f"{TABLE}/picture.svg": "/picture.svg",
    f"{TABLE}/result": "/result",
    f"{TABLE}/chat": "/chat",
    f"{TABLE}/ratings": "/ratings",
}
STEPS = 60


def rematch(guest: Browser, table: Json, deal: str, status: int = 201) -> Json:
    """Ask for the same table again."""
    made: Json = guest.post(f"/api/tables/{table['id']}/rematch", {"deal": deal}, status)
    return made


def concede(guest: Browser, table: Json) -> Json:
    """Give seat 1 up; in a duel the game is over then."""
    body = {"seq": table["seq"], "seat": 1}
    after: Json = guest.post(f"/api/tables/{table['id']}/concede", body)
    return after


def deal_of(guest: Browser, table: Json) -> Json:
    """Return the deal in a table's record."""
    found: Json = guest.get(f"/api/tables/{table['id']}/record")["deal"]
    return found


def test_a_twin_while_the_game_goes_on(guest: Browser) -> None:
    """The same deal again is refused as long as the first game hides it, and given afterwards."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0")
    answer = guest.http.post(f"/api/tables/{table['id']}/rematch", json={"deal": "same"})
    assert refusal(answer, 409)["code"] == "sealed"
    over = concede(guest, table)
    twin = rematch(guest, over, "same")
    assert deal_of(guest, concede(guest, twin)) == deal_of(guest, over)


def test_a_twin_at_a_larger_table(guest: Browser) -> None:
    """A seat given up among three ends nothing: the deal stays sealed."""
    table = concede(guest, guest.new("person", "person", "person"))
    assert rematch(guest, table, "same", 409)["code"] == "sealed"


def test_a_new_deal_is_another_one(guest: Browser) -> None:
    """A rematch with a new deal tells nothing about the first one."""
    table = guest.new("person", "person")
    new = concede(guest, rematch(guest, table, "new"))
    assert deal_of(guest, new) != deal_of(guest, concede(guest, table))


def test_a_new_deal_from_a_position(guest: Browser) -> None:
    """Where a game began with a position, what that hides is dealt anew."""
    start: Json = tikal.Game.new(seats=2, seed=5).document()
    record = tikal.Game.from_document(start).record()
    table = guest.post("/api/tables/import", {"record": record}, 201)
    again = rematch(guest, table, "new")
    assert again["state"]["document"] == table["state"]["document"]
    shown = guest.get(f"/api/tables/{concede(guest, again)['id']}/record")["start"]
    assert shown["stack"] != start["stack"]
    assert shown["treasures"] != start["treasures"]
    assert sorted(shown["stack"]) == sorted(start["stack"])


def test_no_seed_leads_to_a_deal_by_chance(guest: Browser) -> None:
    """Without a seed of the client's there is none to be tried out; the record has the deal."""
    table = guest.new("person", "person", seed=None)
    over = concede(guest, table)
    record = guest.get(f"/api/tables/{table['id']}/record")
    assert over["seed"] is None
    assert record["setup"]["seed"] is None
    assert tikal.Game.from_record(record).record()["deal"] == record["deal"]


def test_every_answer_is_compared(guest: Browser) -> None:
    """A new question that can be asked about a table is added to those compared here."""
    paths = guest.get("/openapi.json")["paths"]
    asked = {path for path, ways in paths.items() if path.startswith(TABLE) and "get" in ways}
    assert asked == set(ANSWERS)


@pytest.mark.parametrize("variant", ["classic", "auction", "solo", "legend"])
def test_no_answer_depends_on_what_is_hidden(guest: Browser, variant: str) -> None:
    """Two games with the same past and different deals look the same, whatever is asked."""
    game = walk(tikal.Game.new(variant, seed=11), seeded(11), STEPS)
    other = game.redealt(seeded(12))
    assert game.record()["deal"] != other.record()["deal"]
    assert everything(guest, game) == everything(guest, other)


def everything(guest: Browser, game: tikal.Game) -> list[str]:
    """Return all that can be learned about the table of a game, without its id and its times."""
    record = {**game.record(), "date": "2026-11-18"}
    table = guest.post("/api/tables/import", {"record": record}, 201)
    path = f"/api/tables/{table['id']}"
    found = [guest.http.get(path + ending).text for ending in ANSWERS.values()]
    line: Json = {"seat": table["state"]["seat"] or 1, "base": "now", "actions": []}
    legal = [each["action"] for each in table["state"]["legal"]]
    for action in [*legal[:20], "end", "Ub1", "bid3", "A1@a1+0"]:
        found.append(guest.http.post(f"{path}/refusal", json={"action": action}).text)
        tried = {**line, "actions": [action]}
        found.append(guest.http.post(f"{path}/sandbox", json=tried).text)
    with guest.live(table["id"]) as socket:
        found.append(str(socket.recv(timeout=20)))
    with guest.http.stream("GET", "/api/stream") as answer:
        lines = until_ready(answer.iter_lines())
        found += [line for line in lines if table["id"] in line]
    found.append(json.dumps(table))
    return [_without_noise(text).replace(table["id"], "") for text in found]


def until_ready(lines: Iterator[str]) -> Iterator[str]:
    """Yield what a stream says of everything as it stands: the table and what is asked there."""
    for line in lines:
        if '"ready"' in line:
            return
        yield line


def _without_noise(text: str) -> str:
    """Return an answer without times and a program's dice, and of a seal only its length."""
    timeless = re.sub(r"20\d\d-\d\d-\d\dT[^\"]+", "", text)
    timeless = re.sub(r'"seed":\d+,"seconds"', '"seconds"', timeless)
    return re.sub(r'"sealed":"([^"]*)"', lambda seal: f'"sealed":{len(seal[1])}', timeless)
