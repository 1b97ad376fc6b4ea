"""Actions and their texts (interface: text is the spine)."""

import pytest

import tikal
from tests.action_table import every_text
from tests.tables import Data
from tikal.notation.actions.action import ACTION_NAMES, Action, action_of

TABLE = every_text(range(300))

# A text, its kind and its other parts.
PARTS: list[tuple[str, str, Data]] = [
    ("A4@b3+2", "place_tile", {"tile": "A4", "space": "b3", "rotation": 2}),
    ("B4@c5", "place_tile", {"tile": "B4", "space": "c5", "rotation": 0}),
    ("E+a1", "place_member", {"member": "explorer", "space": "a1"}),
    ("L+h5", "place_member", {"member": "leader", "space": "h5"}),
    ("Ea1-b2", "move", {"member": "explorer", "space": "a1", "to": "b2"}),
    ("La1=c3", "shift", {"member": "leader", "space": "a1", "to": "c3"}),
    ("Ub1", "uncover", {"space": "b1"}),
    ("Rc4", "recover", {"space": "c4"}),
    ("X3-5@2", "exchange", {"give": 3, "get": 5, "seat": 2}),
    ("Cb2", "camp", {"space": "b2"}),
    ("Gb1E", "guard", {"space": "b1", "member": "explorer"}),
    ("Gb1L", "guard", {"space": "b1", "member": "leader"}),
    ("end", "end", {}),
    ("bid3", "bid", {"amount": 3}),
    ("pass", "pass", {}),
    ("takeB5", "take", {"tile": "B5"}),
    ("P9@h3+2", "place_tile", {"tile": "P9", "space": "h3", "rotation": 2}),
    ("takeAP12", "take_token", {"token": 12}),
    ("takeK10", "take_card", {"place": 10}),
    ("playAP", "play_token", {}),
    ("playK2", "play_card", {"slot": 2}),
    ("spendK3", "spend_card", {"slot": 3}),
    ("playP1", "play_kept", {"slot": 1}),
    ("director", "director", {}),
    ("Ea1>d4", "go", {"member": "explorer", "space": "a1", "to": "d4"}),
]
NAMES = (
    "space", "to", "member", "tile", "rotation", "give", "get", "seat", "amount",
)  # fmt: skip

MALFORMED = [
    "", " ", "END", "End", "end ", " end", "end\n", "\nend", "end\r", "pass\n", "ends", "en",
    "A4@b3", "A4@b3+", "A4@b3+6", "A4@b3+-1", "A4@b3+02", "A4@b3+2\n", "A4@b3+2 ", "a4@b3+2",
    "A4b3+2", "A4@B3+2", "A7@b3+2", "H1@b3+0", "A0@b3+0", "A4@i1+0", "A4@a0+0", "A4@a6+0",
    "A4@b3+\uff12", "A\u0664@b3+2", "B4@c5+0", "B4@c5+1", "D5@c5+5", "F1@a1+0",
    "E+i1", "E+a9", "E+", "e+a1", "M+a1", "E+a\uff11", "EE+a1", "E +a1", "E+a1\n",
    "Ea1-", "Ea1-b", "Ea1-b2-b3", "Ea1\u2013b2", "Ea1b2", "Ea1_b2", "Ei1-b2", "Ea1=i2", "E-a1",
    "Ub", "U", "ub1", "Ub0", "Uz1", "Ub1\n", "Rc6", "C", "Cb2b2", "Cj3",
    "X0-5@2", "X3-9@2", "X9-3@2", "X3-5@0", "X3-5@5", "X3-5", "X3-5@", "X10-5@2", "X3-5@12",
    "X\uff13-5@2", "x3-5@2", "X3-5@2\n", "Gb1", "Gb1M", "GbE", "Gi1E", "gb1E", "Gb1EE",
    "bid", "bid01", "bid00", "bid-1", "bid+1", "bid1.0", "bid 1", "bid1 ", "bid1\n", "bid\uff13",
    "bid1e3", "bidx", "Bid1", "take", "takeB", "takeB7", "takeb5", "take B5", "takeB5\n", "takeH1",
    "takeAP", "takeAP0", "takeAP07", "takeAP100", "takeK0", "takeK11", "takeK01", "playK0",
    "playK4", "spendK", "spendK4", "playP4", "playAP6", "Director", "Ea1>", "Ea1>i2", "P11@h3+0",
    "P9@h3",
    "undo", "resign", "A4@b3+2;E+a1", "\x00", "é", "🗿",
]  # fmt: skip


@pytest.mark.parametrize("text", ["A1@a1+0", *TABLE[:: len(TABLE) // 40]])
def test_every_text_stands_for_one_action(text: str) -> None:
    """A text is read and written again as it was."""
    action = tikal.parse(text)
    assert str(action) == action.text == text
    assert repr(action) == f"tikal.parse({text!r})"


def test_the_whole_table_is_read() -> None:
    """All actions there are have their own text, their own move, and come back by either."""
    actions = [tikal.parse(text) for text in TABLE]
    assert [str(action) for action in actions] == TABLE
    assert [action_of(action.move) for action in actions] == actions
    assert len({action.move for action in actions}) == len(TABLE)
    assert {action.kind for action in actions} == set(ACTION_NAMES)


@pytest.mark.parametrize(("text", "kind", "parts"), PARTS, ids=[text for text, _, _ in PARTS])
def test_actions_have_parts(text: str, kind: str, parts: Data) -> None:
    """An action says what it is by name; parts it does not have are None."""
    action = tikal.parse(text)
    assert action.kind == kind
    named = {name: part for name, part in parts.items() if name in NAMES}
    assert {name: getattr(action, name) for name in NAMES} == {**dict.fromkeys(NAMES), **named}
    assert action.parts == parts


def test_every_kind_has_an_example() -> None:
    """The examples above leave no kind out."""
    assert {kind for _, kind, _ in PARTS} == set(ACTION_NAMES)


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_texts(text: str) -> None:
    """A text that is no action anywhere is refused on one line, and is in no list of actions."""
    with pytest.raises(tikal.InvalidNotation) as refused:
        tikal.parse(text)
    assert len(str(refused.value).splitlines()) == 1
    game = tikal.Game.new(seed=1)
    assert text not in game.legal
    for ask in (game.play, game.refusal):
        with pytest.raises(tikal.InvalidNotation):
            ask(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A7@b3+0", "there is no tile A7: R3.2"),
        ("takeH1", "there is no tile H1: R3.2"),
        ("E+i1", "there is no space i1, only a1 to h5: R2.1"),
        ("Ub6", "there is no space b6, only a1 to h5: R2.1"),
        ("X0-5@2", "treasures are of the kinds 1 to 8, not 0: R3.3"),
        ("X5-9@2", "treasures are of the kinds 1 to 8, not 9: R3.3"),
        ("B4@c5+1", "a volcano has no rotation, write B4@c5: R5.3"),
        ("A4@b3", "the rotation is missing, write A4@b3+0: R2.2"),
        ("hello", "'hello' is no action; actions look like"),
        ("x" * 1000, f"'{'x' * 39}… is no action"),
    ],
)
def test_messages_say_what_is_wrong(text: str, message: str) -> None:
    """What could have been meant is said, with the rule; long texts are cut short."""
    with pytest.raises(tikal.InvalidNotation) as refused:
        tikal.parse(text)
    assert message in str(refused.value)


@pytest.mark.parametrize("value", [None, 5, 1.5, b"end", ["end"], {"end": 1}, ("end",)])
def test_what_is_no_text(value: object) -> None:
    """Anything but a text is no action either."""
    with pytest.raises(tikal.InvalidNotation):
        tikal.parse(value)


def test_equality() -> None:
    """Actions are equal and hash alike if they do the same, and equal nothing else."""
    assert tikal.parse("E+a1") == tikal.parse("E+a1")
    assert hash(tikal.parse("bid7")) == hash(tikal.parse("bid7"))
    assert tikal.parse("bid7") == tikal.parse("bid7")
    assert tikal.parse("E+a1") != tikal.parse("L+a1")
    assert tikal.parse("E+a1") != "E+a1"
    assert len({tikal.parse("Ub1"), tikal.parse("Ub1"), tikal.parse("Rb1")}) == 2
    assert Action(tikal.parse("Ub1").move) == tikal.parse("Ub1")


def test_actions_are_made_once() -> None:
    """Listing the legal actions again makes no new objects; bids, which have no end, are made."""
    assert tikal.parse("Ub1") is tikal.parse("Ub1") is action_of(tikal.parse("Ub1").move)
    assert tikal.parse("bid999999999").amount == 999_999_999
