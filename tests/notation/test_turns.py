"""The text export: one line for each turn."""

import tikal


def played(game: tikal.Game, *texts: str) -> list[str]:
    """Play some actions and return the lines."""
    for text in texts:
        game.play(text)
    return game.turns()


def test_no_turns_yet() -> None:
    """A new game has no lines."""
    assert tikal.Game.new(seed=1).turns() == []


def test_classic_turns() -> None:
    """A line begins with the seat; the turn that is going on has one too."""
    game = tikal.Game.from_document({"phase": "place", "drawn": "A2", "stack": ["A5"]})
    lines = played(game, "A2@c1+0", "L+a1", "end", "A5@c2+0", "E+a1")
    assert lines == ["1 A2@c1+0 L+a1 end", "2 A5@c2+0 E+a1"]


def test_scoring_turns() -> None:
    """Scoring turns are marked; the drawer's own turn comes after them."""
    game = tikal.Game.from_document({"seats": 2, "stack": ["B4", "B1"]})
    lines = played(game, "end", "E+a1", "end", "end", "B4@c1", "end")
    assert lines == ["1 end", "2* E+a1 end", "1* end", "2 B4@c1 end"]


def test_auctions() -> None:
    """The bids of one auction share a line, each behind its seat."""
    game = tikal.Game.from_document({"variant": "auction", "phase": "bid", "seats": 3})
    lines = played(game, "bid1", "pass", "bid2")
    assert lines == ["? 1:bid1 2:pass 3:bid2"]
    lines = played(game, "pass", "takeA2", "A2@c1+0", "end", "pass", "bid3")
    assert lines == [
        "? 1:bid1 2:pass 3:bid2 1:pass",
        "3 takeA2 A2@c1+0 end",
        "? 1:pass 2:bid3",
    ]


def test_taken_back() -> None:
    """What was taken back is not exported."""
    game = tikal.Game.from_document({})
    played(game, "E+a1", "L+a1")
    game.undo()
    assert game.turns() == ["1 E+a1"]
