"""What holds in every solo game, whatever is played."""

import json

from hypothesis import given
from hypothesis import strategies as st

import tikal
from tests.playing import seeded, walk, whimsical
from tests.properties.strategies import share
from tests.solo.pieces import check_all_but_tiles, check_pieces
from tests.solo.scrambled import scrambled
from tests.solo.strategies import SEEDS, games, new_games
from tests.solo.turns import told
from tests.tables import Data

FINAL = ("end", "recover")


@share(0.1)
@given(new_games(), SEEDS)
def test_pieces_are_conserved(game: tikal.Game, seed: int) -> None:
    """S1, S12: members, floors, treasures and tiles are all there after every single action."""
    rng = seeded(seed)
    check_pieces(game)
    while not game.over:
        game.play(whimsical(game, rng))
        check_pieces(game)


@share(0.5)
@given(st.integers(0, 10_000))
def test_pieces_are_conserved_in_a_crowd(seed: int) -> None:
    """S12: also where guards are placed and supplies run short at once."""
    game = tikal.Game.from_document(scrambled(seed))
    before: Data = game.document()
    game.play("end")
    check_all_but_tiles(game)
    after: Data = game.document()
    assert after["removed"] == before["removed"] == {"1": "", "2": ""}


def test_the_crowd_is_worth_it() -> None:
    """Among the scrambled positions are those that random games hardly ever reach."""
    events = [
        event
        for seed in range(150)
        for event in tikal.Game.from_document(scrambled(seed)).play("end")
    ]
    seen = {event.code for event in events}
    assert {"members_returned", "mutul_guarded", "mutul_moved_member", "mutul_dug"} <= seen
    ties = [event for event in events if event.params.get("tied", 1) != 1]
    assert {event.code for event in ties} == {
        "mutul_uncovered",
        "mutul_placed_member",
        "mutul_moved_member",
    }
    assert {event.params["step"] for event in events if event.code == "step_skipped"} == {
        1,
        2,
        4,
        5,
        6,
    }


@share(0.4)
@given(new_games(), SEEDS)
def test_games_end(game: tikal.Game, seed: int) -> None:
    """S3, S4, S13, S14: every game ends, after 36 tiles drawn in turn and 19 to 22 cards."""
    walk(game, seeded(seed), 10_000)
    assert game.over
    assert (game.seat, game.phase, game.ap, list(game.legal)) == (None, "over", 0, [])
    events = game.events
    assert told(events, "tile_drawn", "seat") == [(2,), (1,)] * 18
    his_volcanoes = told(events, "scoring_started", "seat").count((2,))
    assert len(told(events, "card_revealed", "card")) == 18 + his_volcanoes + 1
    assert told(events, "seat_scored", "seat") == [(1,)] * 4 + [(2,)]
    assert game.winners == ([1] if game.scores[0] > game.scores[1] else [2])
    assert "tie_broken" not in {event.code for event in events}


@share(0.4)
@given(new_games(), SEEDS)
def test_every_tile_finds_a_space(game: tikal.Game, seed: int) -> None:
    """R4.3, R5.6: where volcanoes may not seal, all 36 tiles get placed; the guide follows his."""
    walk(game, seeded(seed), 10_000)
    document: Data = game.document()
    discarded = len(told(game.events, "tile_discarded", "tile"))
    assert len(document["tiles"]) == 36 - discarded
    if not game.setup.rules.volcano_may_seal:
        assert discarded == 0
    moves = len(told(game.events, "guide_moved", "space"))
    assert moves == 18 - told(game.events, "tile_discarded", "seat").count((2,))


@share(0.3)
@given(new_games(), SEEDS)
def test_cards_come_as_dealt(game: tikal.Game, seed: int) -> None:
    """S3: cards are revealed in the deal's order; deck and discards tell where it has got to."""
    walk(game, seeded(seed), 60)
    order: list[str] = game.record()["deal"]["deck"]  # type: ignore[index]
    shown = [card for (card,) in told(game.events, "card_revealed", "card")]
    document: Data = game.document()
    assert shown == order[: len(shown)]
    assert document["deck"] == order[len(shown) :]
    assert document["discards"] == shown[12 if len(shown) > 12 else 0 :]


@share(0.3)
@given(games())
def test_replay(game: tikal.Game) -> None:
    """R3.5: a record gives back the same game: position, events, undo and all."""
    data = game.record()
    twin = tikal.Game.from_record(json.loads(json.dumps(data)))
    assert twin.record() == data
    assert twin.position == game.position
    assert twin.document() == game.document()
    assert twin.events == game.events
    assert [event.params for event in twin.events] == [event.params for event in game.events]


@share(0.2)
@given(new_games(), SEEDS)
def test_same_seed_same_game(game: tikal.Game, seed: int) -> None:
    """R3.5, S6: the seed and your decisions make the game; Mutul adds nothing of his own."""
    setup = game.setup
    solo: Data = setup.as_dict()["solo"]  # type: ignore[assignment]
    own_deck = solo.pop("cards", None)
    twin = tikal.Game.new(
        setup.variant, setup.edition, 2, setup.seed, setup.options, solo, own_deck
    )
    rng = seeded(seed)
    while not game.over:
        action = whimsical(game, rng)
        assert twin.play(str(action)) == game.play(action)
    assert twin.record() == game.record()


@share(0.3)
@given(games(), SEEDS)
def test_documents(game: tikal.Game, seed: int) -> None:
    """A document gives back an equal position, which Mutul plays on in the same way."""
    data = game.document()
    assert list(data) == sorted(data)
    twin = tikal.Game.from_document(json.loads(json.dumps(data)))
    assert twin.position == game.position
    assert twin.document() == data
    rng = seeded(seed)
    for _ in range(40):
        if not game.over:
            action = whimsical(game, rng)
            assert twin.play(action) == game.play(action)
            assert twin.document() == game.document()


@share(0.3)
@given(games())
def test_undo_never_crosses_mutuls_turn(game: tikal.Game) -> None:
    """What he has done stays done: everything since your last `end` or treasure, nothing before."""
    actions = game.actions
    final = [index for index, action in enumerate(actions) if action.kind in FINAL]
    first = final[-1] + 1 if final else 0
    his = [event for event in game.events if event.code == "card_revealed"]
    assert game.undo_turn() == actions[first:][::-1]
    assert not game.can_undo
    assert [event for event in game.events if event.code == "card_revealed"] == his
    if actions[:first]:
        assert game.can_undo.reason == f"{actions[first - 1]} can't be taken back"


@share(0.1)
@given(new_games(), SEEDS)
def test_his_score_stands_still(game: tikal.Game, seed: int) -> None:
    """S13, S14: Mutul's score changes once, at the very end, by his temples and treasures."""
    first = game.setup.settings()["solo"]["score"]
    rng = seeded(seed)
    while not game.over:
        assert game.scores[1] == first
        game.play(whimsical(game, rng))
    scored: Data = [event.params for event in game.events if event.code == "seat_scored"][-1]
    assert scored["seat"] == 2
    assert game.scores[1] == first + scored["temples"] + scored["treasures"]


@share(0.3)
@given(games())
def test_events_are_json_safe(game: tikal.Game) -> None:
    """What Mutul does can be sent anywhere, and every step of it is said in a sentence."""
    for event in game.events:
        assert json.loads(json.dumps(event.params)) == event.params
        assert str(event).endswith(".")
        assert "{" not in str(event)


@share(0.3)
@given(games())
def test_only_you_are_asked(game: tikal.Game) -> None:
    """S4: whenever the game waits, it waits for seat 1."""
    assert game.seat == (None if game.over else 1)
    assert list(game.view(2).legal) == []
    assert list(game.view(1).legal) == list(game.legal)
