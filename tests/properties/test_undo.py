"""Taking back: exact, as far as the last reveal or answer, never further."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tikal
from tests.playing import seeded, walk, whimsical
from tests.properties.strategies import games, new_games, share

# Each of these reveals something, or the others answer it.
FINAL = ("end", "bid", "pass", "recover")


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
        game.play(action)
        after = snapshot(game)
        if action.kind in FINAL:
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
    final = [index for index, action in enumerate(actions) if action.kind in FINAL]
    first = final[-1] + 1 if final else 0
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
    while not game.over and (action := whimsical(game, rng)).kind not in FINAL:
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
