"""Mutul's cards from a file of one's own (S16): taken as text, refused card by card."""

import pytest

import tikal
from tests.web.refusals import refusal
from tests.web.server import Browser, Json

ALONE = {"variant": "solo", "seats": [{"kind": "person"}], "seed": 7}


def built_in(guest: Browser) -> str:
    """Return the file of the built-in cards, as it is offered for download."""
    answer = guest.http.get("/api/catalogue/solo-deck.toml")
    assert answer.status_code == 200
    assert "solo-deck.toml" in answer.headers["content-disposition"]
    return answer.text


def test_the_built_in_cards_to_write_others_after(guest: Browser) -> None:
    """The file on offer is the built-in deck, and makes the same game."""
    text = built_in(guest)
    table = guest.post("/api/tables", {**ALONE, "solo": {"deck": text}}, 201)
    assert table["state"]["solo"]["reconstructed"] is True
    assert table["state"]["document"] == tikal.Game.new(variant="solo", seed=7).view(1).document()


def test_cards_of_ones_own(guest: Browser) -> None:
    """Other cards are those of the table, of its record and of a rematch."""
    text = built_in(guest).replace('id = "S', 'id = "own ')
    table = guest.post("/api/tables", {**ALONE, "solo": {"deck": text, "score": 190}}, 201)
    assert table["state"]["scores"] == [0, 190]
    assert table["state"]["solo"]["reconstructed"] is False
    assert table["state"]["solo"]["card"]["id"].startswith("own ")
    again = guest.post(f"/api/tables/{table['id']}/rematch", {"deal": "new"}, 201)
    assert again["state"]["solo"]["card"]["id"].startswith("own ")
    assert again["state"]["scores"] == [0, 190]


@pytest.mark.parametrize(
    ("change", "code", "params"),
    [
        (("[[cards]]", "[[cards"), "deck_toml", {"line": 5}),
        (("[[cards]]", "[[maps]]"), "deck_shape", {}),
        (('needle = "NE"', 'needle = "E"'), "deck_value", {"field": "needle", "value": "'E'"}),
        (("guards = true", "guards = 1"), "deck_value", {"field": "guards", "value": "1"}),
        (('sense = "cw"', 'turn = "cw"'), "deck_unknown", {"card": "S01", "field": "'turn'"}),
        (('sense = "cw"\n', ""), "deck_missing", {"card": "S01", "field": "sense"}),
        (('id = "S02"', 'id = "S01"'), "deck_twice", {"card": "S01"}),
    ],
)
def test_decks_that_are_none(
    guest: Browser, change: tuple[str, str], code: str, params: Json
) -> None:
    """What is wrong is told with the card and the field, in parts; no table is set up."""
    text = built_in(guest).replace(*change, 1)
    answer = guest.http.post("/api/tables", json={**ALONE, "solo": {"deck": text}})
    problem = refusal(answer, 422)
    assert (problem["code"], problem["rule"]) == (code, "S16")
    assert params.items() <= problem["params"].items()
    assert guest.get("/api/tables") == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "deck_shape"),
        ("cards = []", "deck_count"),
        ("cards = [" + "1," * 12 + "]", "deck_card"),
        ("cards = " + "[" * 3000, "deck_toml"),
        ("/etc/hostname", "deck_toml"),
        ("x" * 50_000, "malformed"),
        ("\u0000", "malformed"),
    ],
)
def test_files_that_are_no_decks(guest: Browser, text: str, code: str) -> None:
    """Neither a path nor anything endless is read as one."""
    answer = guest.http.post("/api/tables", json={**ALONE, "solo": {"deck": text}})
    assert refusal(answer, 422)["code"] == code
