"""Other Solo decks for Tikal Legend: from files, tables and lists, refused by card and field."""

import copy
import json
from pathlib import Path

import pytest

import tikal
from tests.playing import seeded, walk
from tests.reference.legend import LegendReference
from tests.tables import Data
from tikal.box.legend.solo_deck import built_in_cards, legend_deck_of


def own_deck() -> Data:
    """Return a deck of one's own: other ids, and the needles turned around."""
    turned = {"N": "S", "S": "N", "NE": "SW", "SW": "NE", "SE": "NW", "NW": "SE"}
    deck: Data = {}
    for name, card in copy.deepcopy(dict(built_in_cards())).items():
        fields: Data = dict(card)
        fields["needle"] = turned[fields["needle"]]
        deck[f"{name[0]}-{name[1]}"] = fields
    return deck


def as_list(deck: Data) -> list[Data]:
    """Return the cards of a deck with their ids among their fields."""
    return [{"id": name, **card} for name, card in deck.items()]


def as_toml(deck: Data) -> str:
    """Return a deck as the text of a file; lists of JSON are lists of TOML."""
    lines = ["[solo]"]
    for name, card in deck.items():
        fields = ", ".join(f"{field} = {json.dumps(value)}" for field, value in card.items())
        lines.append(f'"{name}" = {{{fields}}}')
    return "\n".join(lines)


def begun(deck: object) -> tikal.Game:
    """Return a new game with a deck."""
    return tikal.Game.new(variant="legend", seed=4, solo_deck=deck)


def complaint(deck: object) -> str:
    """Return why a deck is refused, in one line."""
    with pytest.raises(tikal.InvalidSetup) as refused:
        begun(deck)
    assert len(str(refused.value).splitlines()) == 1
    return str(refused.value)


def changed(card: str, **fields: object) -> Data:
    """Return the deck with some fields of a card replaced; None takes one out."""
    deck = own_deck()
    for field, value in fields.items():
        if value is None:
            del deck[card][field]
        else:
            deck[card][field] = value
    return deck


def test_file_table_and_list(tmp_path: Path) -> None:
    """The same deck from a file, a table and a list makes the same game."""
    path = tmp_path / "deck.toml"
    path.write_text(as_toml(own_deck()), encoding="utf-8")
    games = [begun(deck) for deck in (path, str(path), own_deck(), as_list(own_deck()))]
    assert len({json.dumps(game.record()) for game in games}) == 1
    assert games[0].document()["legend"]["cards"] == own_deck()  # type: ignore[index]


def test_the_built_in_deck_is_not_written_down() -> None:
    """Records name the cards only where they are not the built-in ones."""
    plain = begun(None)
    assert "cards" not in plain.document()["legend"]  # type: ignore[operator]
    assert begun(dict(built_in_cards())).record() == plain.record()
    assert legend_deck_of(None).built_in


def test_other_decks_replay() -> None:
    """A game with other cards replays from its record and its documents, and agrees with both."""
    game = walk(begun(own_deck()), seeded(3), 90)
    record: Data = json.loads(json.dumps(game.record()))
    twin = tikal.Game.from_record(record)
    assert (twin.document(), twin.events) == (game.document(), game.events)
    again = tikal.Game.from_document(json.loads(json.dumps(game.document())))
    assert again.position == game.position
    slow = LegendReference.new(record["setup"]["legend"], record["deal"])
    for text in record["actions"]:
        slow.play(text)
    assert slow.legal() == sorted(str(action) for action in game.legal)


def test_another_arrow_for_the_discard() -> None:
    """L24: a printed card may have an arrow of its own for the card that is set aside."""
    deck = own_deck()
    for card in deck.values():
        for part in card["take"]:
            if part[0] == "card":
                part[3] = ["red" if part[1] == "green" else "green", part[3]]
    game = walk(begun(deck), seeded(5), 40)
    assert tikal.Game.from_record(game.record()).document() == game.document()


def test_positions_differ_with_their_cards() -> None:
    """Two positions are the same only with the same cards and options, whatever the start score."""
    document = begun(None).document()
    legend: Data = document["legend"]  # type: ignore[assignment]
    plain = tikal.Game.from_document(document).position
    for changes in ({"trail": 5}, {"swap": True}, {"cards": changed_only("M1")}):
        other = tikal.Game.from_document({**document, "legend": {**legend, **changes}})
        assert plain != other.position
    same = tikal.Game.from_document({**document, "legend": {**legend, "score": 3}})
    assert plain == same.position


def changed_only(card: str) -> Data:
    """Return the built-in cards, one of them with another sense."""
    deck: Data = copy.deepcopy(dict(built_in_cards()))
    deck[card]["sense"] = "cw" if deck[card]["sense"] == "ccw" else "ccw"
    return deck


TAKE = [["ap"], ["tile", "green", [1]], ["card", "green", [1], 1]]
WRONG: list[tuple[object, str]] = [
    (7, "a Solo deck is a file, a table or a list of cards, not 7: L13"),
    ([7], "Solo deck, card 1: a card is a table of fields: L13"),
    ([{"id": "M1"}, {"id": "M1"}], "Solo deck, card M1: is there twice: L13"),
    ([{"needle": "N"}], "Solo deck, card 1: id: M, A, B or C and a number, as in M1, not None"),
    ({}, "Solo deck: 0 cards, not 16: L13"),
    ({number: {} for number in range(16)}, "Solo deck, card 1: id: M, A, B or C and a number"),
    ({**own_deck(), "M-1": 7}, "Solo deck, card M-1: a card is a table of fields: L13"),
    (changed("M-2", colour="red"), "Solo deck, card M-2: unknown field 'colour': L13"),
    (changed("M-2", row=None), "Solo deck, card M-2: row: missing: L13"),
    (changed("A-1", needle="E"), "Solo deck, card A-1: needle: 'E' is none of N NE SE S SW NW"),
    (changed("A-1", sense="left"), "Solo deck, card A-1: sense: 'left' is neither cw nor ccw"),
    (changed("A-1", row="lake"), "Solo deck, card A-1: row: a list, not 'lake': L13"),
    (changed("A-1", row=["lake"] * 4), "Solo deck, card A-1: row: ['lake', 'lake', 'lake', 'la"),
    (changed("A-1", row=["lake"]), "Solo deck, card A-1: row: ['lake'] is not each of temple"),
    (changed("A-1", act=["ap", "ap", "ap"]), "Solo deck, card A-1: act: an AP token, a tile and"),
    (changed("A-1", act=["nap"]), "Solo deck, card A-1: act: 'nap' is none of ap, tile top"),
    (changed("A-1", act=[[]]), "Solo deck, card A-1: act: [] is none of ap, tile top"),
    (changed("A-1", ap=[4, "trail"]), "Solo deck, card A-1: ap: 2 or 3 explorers and one of"),
    (changed("A-1", ap=[True, "trail"]), "Solo deck, card A-1: ap: 2 or 3 explorers and one of"),
    (changed("A-1", ap=[2, "sleep"]), "Solo deck, card A-1: ap: 2 or 3 explorers and one of"),
    (changed("A-1", ap=[2]), "Solo deck, card A-1: ap: 2 or 3 explorers and one of"),
    (changed("A-1", take=[["ap"]]), "Solo deck, card A-1: take: an AP token, a tile and a card"),
    (changed("A-1", take=["ap"]), "Solo deck, card A-1: take: 'ap' begins with none of ap"),
    (changed("A-1", take=[[]]), "Solo deck, card A-1: take: [] begins with none of ap"),
    (changed("A-1", take=[["ap", 1]]), "Solo deck, card A-1: take: the AP token's part has"),
    (changed("A-1", take=[["tile"]]), "Solo deck, card A-1: take: the tile's part has 3 entries"),
    (changed("A-1", take=[["card", "green", [1]]]), "Solo deck, card A-1: take: the card's part"),
    (changed("A-1", take=[["tile", "blue", [1]]]), "Solo deck, card A-1: take: 'blue' is neither"),
    (changed("A-1", take=[["tile", "red", ["ruins"]]]), "Solo deck, card A-1: take: wishes end"),
    (changed("A-1", take=[["tile", "red", []]]), "Solo deck, card A-1: take: wishes end with"),
    (changed("A-1", take=[["tile", "red", [0]]]), "Solo deck, card A-1: take: wishes end with"),
    (changed("A-1", take=[["tile", "red", ["sea", 1]]]), "Solo deck, card A-1: take: 'sea' is no"),
    (changed("A-1", take=[["tile", "red", [[], 1]]]), "Solo deck, card A-1: take: [] is none of"),
    (changed("A-1", take=[["card", "red", [1], 11]]), "Solo deck, card A-1: take: the discard is"),
    (changed("A-1", take=[["card", "red", [1], ["up", 1]]]), "Solo deck, card A-1: take: the disc"),
    (
        {f"{'A' if name == 'M-1' else name[0]}{name[1:]}{name[0]}": own_deck()[name]
         for name in own_deck()},
        "Solo deck: 3 cards of the letter M, not 4: L13",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("deck", "message"), WRONG, ids=[message for _, message in WRONG])
def test_wrong_decks(deck: object, message: str) -> None:
    """L13: whatever is wrong with a deck, the card and the field are named."""
    found = complaint(deck)
    assert found.startswith(message)
    assert found.endswith(": L13")


def test_long_values_are_cut_short() -> None:
    """L13: of a long value the beginning is shown."""
    assert len(complaint(changed("A-1", row=["x" * 500]))) < 150


def test_take_can_be_right() -> None:
    """L22: the simplest part of each kind is enough."""
    assert begun(changed("A-1", take=TAKE)).phase == "draft"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("solo = 7", "a Solo deck consists of [solo] and nothing else: L13"),
        ("[deck]", "a Solo deck consists of [solo] and nothing else"),
        ("[[[", "deck.toml"),
    ],
)
def test_wrong_files(tmp_path: Path, text: str, message: str) -> None:
    """L13: a file that is no deck is refused by its name."""
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    assert message in complaint(path)
    assert "nowhere" in complaint(tmp_path / "nowhere.toml")


def test_records_open_no_files(tmp_path: Path) -> None:
    """A record or document that names a file is refused without looking at it."""
    path = tmp_path / "deck.toml"
    path.write_text(as_toml(own_deck()), encoding="utf-8")
    record: Data = begun(None).record()
    record["setup"]["legend"]["cards"] = str(path)
    with pytest.raises(tikal.InvalidRecord, match=r"setup\.legend\.cards: must be a list, not "):
        tikal.Game.from_record(record)
    document: Data = begun(None).document()
    document["legend"]["cards"] = str(path)
    with pytest.raises(tikal.InvalidDocument, match=r"legend: cards: must be the cards themselves"):
        tikal.Game.from_document(document)
