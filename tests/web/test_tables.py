"""Tables as a whole: setting up, listing, naming, throwing away, importing, playing again."""

from collections.abc import Callable

import pytest

import tikal
from tests.web.server import Browser, Json


@pytest.mark.parametrize(
    ("variant", "seats"),
    [("classic", ["person", "person"]), ("auction", ["person"] * 4), ("solo", ["person"])],
)
def test_each_variant_can_be_set_up(guest: Browser, variant: str, seats: list[str]) -> None:
    """A table of each variant begins as its game does."""
    table = guest.new(*seats, variant=variant)
    game = tikal.Game.new(variant=variant, seats=max(2, len(seats)), seed=7)
    assert table["state"]["document"] == game.view(None).document()
    assert [legal["action"] for legal in table["state"]["legal"]] == [str(a) for a in game.legal]
    assert table["mine"] == list(range(1, len(seats) + 1))
    assert table["seq"] == 0


def test_a_table_keeps_what_was_agreed(guest: Browser) -> None:
    """Edition, options, solo settings, names and bots are as wanted; the seed stays hidden."""
    table = guest.post(
        "/api/tables",
        {
            "variant": "classic",
            "edition": "french2005",
            "options": {"ties": "supermeeple"},
            "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}],
            "seed": 3,
            "name": "First",
        },
        201,
    )
    assert (table["edition"], table["options"]) == ("french2005", {"ties": "supermeeple"})
    assert table["name"] == "First"
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "easy"]
    assert table["seed"] is None
    solo = guest.new("person", variant="solo", solo={"score": 150, "members": 1})
    assert solo["state"]["solo"]["difficulty"] == {"score": 150, "members": 1}
    assert [seat["kind"] for seat in solo["seats"]] == ["person", "mutul"]


@pytest.mark.parametrize(
    ("wanted", "got"),
    [
        ([None] * 4, ["azure", "gold", "rose", "black"]),
        (["black", "rose", "gold", "azure"], ["black", "rose", "gold", "azure"]),
        (["gold", None, None], ["gold", "azure", "rose"]),
        ([None, "azure"], ["gold", "azure"]),
        (["rose", None, None], ["rose", "gold", "azure"]),
    ],
)
def test_seats_have_the_colors_they_want(
    guest: Browser, wanted: list[str | None], got: list[str]
) -> None:
    """Whoever wants none gets one that is left; tables and lists keep them, and so do rematches."""
    seats = [{"kind": "person", "color": color} for color in wanted]
    table = guest.post("/api/tables", {"seats": seats, "seed": 7}, 201)
    assert colors(table) == got
    assert colors(guest.table(table)) == got
    assert colors(guest.get("/api/tables")[0]) == got
    assert colors(guest.post(f"/api/tables/{table['id']}/rematch", {"deal": "new"}, 201)) == got


def test_mutul_leaves_you_your_color(guest: Browser) -> None:
    """He has the second color, or the first one where the second is yours."""
    assert colors(guest.new("person", variant="solo")) == ["azure", "gold"]
    seats = [{"kind": "person", "color": "gold"}]
    for variant in ("solo", "legend"):
        table = guest.post("/api/tables", {"variant": variant, "seats": seats}, 201)
        assert colors(table) == ["gold", "azure"]


def colors(table: Json) -> list[str]:
    """Return the colors of a table's seats."""
    return [seat["color"] for seat in table["seats"]]


def test_tables_are_listed_newest_first(new_guest: Callable[[], Browser]) -> None:
    """Everybody sees their own tables only, with score and whose move it is."""
    one, other = new_guest(), new_guest()
    first, second = one.new("person", "person"), one.new("person", "person", name="Second")
    other.new("person", "person")
    one.play(first, "A4@b3+0", "E+a1")
    listed = one.get("/api/tables")
    assert [table["id"] for table in listed] == [second["id"], first["id"]]
    assert [table["moves"] for table in listed] == [0, 2]
    assert listed[0]["name"] == "Second"
    assert (listed[1]["seat"], listed[1]["scores"], listed[1]["over"]) == (1, [0, 0], False)


def test_a_table_is_renamed(guest: Browser) -> None:
    """A name can be given and taken away."""
    table = guest.new("person", "person")
    path = f"/api/tables/{table['id']}"
    assert guest.patch(path, {"name": "Sunday"})["name"] == "Sunday"
    assert guest.get("/api/tables")[0]["name"] == "Sunday"
    assert guest.patch(path, {"name": " Sun\nday\x07 "})["name"] == "Sun day"
    assert guest.patch(path, {"name": " "})["name"] is None


def test_a_table_is_thrown_away(guest: Browser) -> None:
    """A table that is thrown away is gone from the list and can't be opened."""
    table = guest.new("person", "person")
    path = f"/api/tables/{table['id']}"
    assert guest.http.delete(path).status_code == 204
    assert guest.get("/api/tables") == []
    assert guest.get(path, 404)["code"] == "unknown_table"


def test_a_record_is_imported_and_goes_on(guest: Browser) -> None:
    """A record becomes a table with people on all seats, where undo still works."""
    game = tikal.Game.new(seats=2, seed=5)
    game.players = ["Ada", "Bob"]
    first = str(game.legal[0])
    for text in (first, "E+a1", "L+a1"):
        game.play(text)
    table = guest.post("/api/tables/import", {"record": game.record()}, 201)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bob"]
    assert [step["action"] for step in table["turn"]] == [first, "E+a1", "L+a1"]
    assert table["moves"] == 3
    back = guest.post(f"/api/tables/{table['id']}/undo", {"seq": 0})
    assert back["moves"] == 2
    assert [step["action"] for step in back["turn"]] == [first, "E+a1"]


def test_a_solo_record_is_imported(guest: Browser) -> None:
    """Mutul keeps his seat."""
    record = tikal.Game.new(variant="solo", seed=5).record()
    table = guest.post("/api/tables/import", {"record": record}, 201)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "mutul"]


def test_a_rematch_has_the_same_people(guest: Browser) -> None:
    """The same deal begins alike, a new one is a game of the same kind."""
    table = guest.new("person", "person", name="Again", options={"ties": "shared"})
    guest.play(table, "A4@b3+0")
    guest.post(f"/api/tables/{table['id']}/concede", {"seq": 1, "seat": 1})
    path = f"/api/tables/{table['id']}/rematch"
    same = guest.post(path, {"deal": "same"}, 201)
    assert same["state"]["document"] == table["state"]["document"]
    assert (same["name"], same["seats"]) == ("Again", table["seats"])
    new = guest.post(path, {"deal": "new"}, 201)
    assert (new["moves"], new["options"]) == (0, {"ties": "shared"})
    assert new["id"] not in (same["id"], table["id"])


def test_a_rematch_from_a_position_begins_there(guest: Browser) -> None:
    """A game that began with a position has no deal: its rematch begins there again."""
    start = tikal.Game.new(seats=2, seed=5).document()
    record = tikal.Game.from_document(start).record()
    table = guest.post("/api/tables/import", {"record": record}, 201)
    again = guest.post(f"/api/tables/{table['id']}/rematch", {"deal": "new"}, 201)
    assert again["state"]["document"] == table["state"]["document"]


def test_a_solo_rematch_keeps_the_settings(guest: Browser) -> None:
    """Mutul is as strong as before."""
    table = guest.new("person", variant="solo", solo={"score": 150, "members": -1})
    again = guest.post(f"/api/tables/{table['id']}/rematch", {}, 201)
    assert again["state"]["solo"]["difficulty"] == {"score": 150, "members": -1}


def test_the_catalogue_has_everything_to_choose(guest: Browser) -> None:
    """Variants, editions, options, bots and the numbered rules."""
    found = guest.get("/api/catalogue")
    ids = [variant["id"] for variant in found["variants"]]
    assert ids == ["classic", "auction", "solo", "legend"]
    assert {each["id"]: (each["seats"], each["people"]) for each in found["variants"]} == {
        "classic": ({"least": 2, "most": 4}, {"least": 2, "most": 4}),
        "auction": ({"least": 2, "most": 4}, {"least": 2, "most": 4}),
        "solo": ({"least": 2, "most": 2}, {"least": 1, "most": 1}),
        "legend": ({"least": 2, "most": 2}, {"least": 1, "most": 1}),
    }
    assert found["default_edition"] in [edition["id"] for edition in found["editions"]]
    assert {"random", "easy", "medium", "hard"} <= set(found["bots"])
    numbers = [rule["number"] for rule in found["rules"]]
    assert {"R1.1", "R8.2", "R12.3", "A1", "A10", "S1", "S16", "L1", "L66"} <= set(numbers)
    assert all(rule["text"] and rule["chapter"] for rule in found["rules"])
    assert next(rule for rule in found["rules"] if rule["number"] == "A2")["text"].endswith(".")
