"""Taking back: exact, as far as the last reveal or answer, never further."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tikal
from tests.playing import seeded, walk, whimsical
from tests.properties.strategies import games, new_games, share

# Each of these reveals something, or the others answer it.
FINAL = ("end", "bid", "pass", "recover", "take_token", "take_card")
# In Tikal Legend tiles are taken for good, and so is what you choose for Mutul.
FINAL_PHASES = ("draft", "turn", "swap")


def is_final(game: tikal.Game, action: tikal.Action) -> bool:
    """Return whether an action that is about to be played can't be taken back."""
    return action.kind in FINAL or game.phase in FINAL_PHASES


def first_loose(game: tikal.Game) -> int:
    """Return how many actions of a game can't be taken back: all up to the last final one."""
    record = {**game.record(), "actions": []}
    again = tikal.Game.from_record({k: record[k] for k in record if k not in ("scores", "winners")})
    found = 0
    for index, action in enumerate(game.actions):
        found = index + 1 if is_final(again, action) else found
        again.play(action)
    return found


def snapshot(game: tikal.Game) -> tuple[object, ...]:
    """Return everything a game can be asked for."""
    return (
        game.position.copy(),
        game.document(),
        game.record(),
        game.events,
        game.turns(),
        list(game.legal),
        bool(game.can_undo),
        game.can_undo.reason,
    )


@share(0.1)
@given(new_games(), st.integers(0, 2**32), st.integers(0, 150))
def test_undo_restores_what_was(game: tikal.Game, seed: int, steps: int) -> None:
    """One step back is the game as it was; playing it again is the game as it is."""
    rng = seeded(seed)
    for _ in range(steps):
        if game.over:
            break
        before = snapshot(game)
        action = whimsical(game, rng)
        final = is_final(game, action)
        game.play(action)
        after = snapshot(game)
        if final:
            continue
        assert game.undo() == action
        assert snapshot(game) == before
        game.play(action)
        assert snapshot(game) == after


@share(0.5)
@given(games())
def test_undo_ends_at_the_last_final_action(game: tikal.Game) -> None:
    """What follows the last end, bid, pass or recovery can be taken back, and nothing else."""
    actions = game.actions
    first = first_loose(game)
    assert bool(game.can_undo) == (len(actions) > first)
    assert game.undo_turn() == actions[first:][::-1]
    assert game.actions == actions[:first]
    assert not game.can_undo
    with pytest.raises(tikal.TikalError):
        game.undo()
    fresh = tikal.Game.from_record(game.record())
    assert (fresh.position, fresh.events) == (game.position, game.events)


@share(0.5)
@given(games(), st.integers(0, 2**32))
def test_records_hold_the_net_actions(game: tikal.Game, seed: int) -> None:
    """What was taken back leaves no trace in the record."""
    twin = game.copy()
    before = snapshot(game)
    rng = seeded(seed)
    while not game.over and not is_final(game, action := whimsical(game, rng)):
        game.play(action)
    while len(game.actions) > len(twin.actions):
        game.undo()
    assert snapshot(game) == before == snapshot(twin)


@share(0.5)
@given(games(), st.integers(0, 2**32))
def test_copies_are_independent(game: tikal.Game, seed: int) -> None:
    """Neither a copy nor its original notices what is played on the other."""
    twin = game.copy()
    before = snapshot(game)
    walk(twin, seeded(seed), 40)
    twin.undo_turn()
    assert snapshot(game) == before
    twin = game.copy()
    walk(game, seeded(seed), 40)
    game.undo_turn()
    assert snapshot(twin) == before
