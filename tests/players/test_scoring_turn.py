"""The exact scoring turn against a search that tries every single action."""

import pytest

import tikal
from tests.playing import purposeful, seeded
from tikal.box.pieces import TREASURE_KINDS
from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.actions.guards import MOVE_GUARD
from tikal.engine.actions.ruins import MOVE_RECOVER, RECOVER_AP
from tikal.engine.moves import code_of, field_a
from tikal.engine.play import legal, play, refusal
from tikal.engine.scoring import treasure_points
from tikal.engine.state.position import Position
from tikal.players.search.points_now import Rivals, Unseen, temples_now
from tikal.players.search.scoring_turn import ScoringTurn
from tikal.players.search.turn_key import turn_key

MANY = 1_000_000


def scoring_positions(seed: int, seats: int, edition: str, ap: int) -> list[Position]:
    """Return the scoring turns of a game with so many action points each."""
    rng = seeded(seed)
    game = tikal.Game.new(seats=seats, edition=edition, seed=seed)
    found: list[Position] = []
    while not game.over:
        position = game.position
        if position.scoring and position.ap == 10:
            start = position.copy()
            start.ap = ap
            found.append(start)
        game.play(purposeful(game, rng))
    return found


def most_points(position: Position) -> int:
    """Return the most points of all sequences of single actions."""
    rivals = Rivals(position, position.seat)
    seen: set[int] = set()
    waiting = [position]
    best = 0
    while waiting:
        here = waiting.pop()
        key = turn_key(here, here.seat)
        if key in seen:
            continue
        seen.add(key)
        best = max(best, temples_now(here, rivals) + treasure_points(here, here.seat))
        for move in legal(here):
            if code_of(move) not in (MOVE_END, MOVE_GUARD):
                after = here.copy()
                play(after, move)
                waiting.append(after)
    return best


@pytest.mark.parametrize(
    ("seed", "seats", "edition", "ap"),
    [(1, 2, "supermeeple", 4), (2, 3, "classic1999", 3), (3, 4, "supermeeple", 4)],
)
def test_no_sequence_of_single_actions_makes_more(
    seed: int, seats: int, edition: str, ap: int
) -> None:
    """Journeys and bounds lose nothing: brute force over all actions finds the same maximum."""
    for position in scoring_positions(seed, seats, edition, ap)[-4:]:
        solver = ScoringTurn(position, MANY, known=True)
        assert solver.solve() == pytest.approx(most_points(position))
        assert solver.optimal


def test_the_line_is_legal_and_scores_what_it_promises() -> None:
    """Every move of the line is legal when its turn comes, and the points are as announced."""
    for position in scoring_positions(5, 2, "supermeeple", 6)[-3:]:
        solver = ScoringTurn(position, MANY, known=True)
        points = solver.solve()
        after = position.copy()
        for move in [*solver.line(), MOVE_END]:
            assert refusal(after, move) is None
            play(after, move)
        scored = after.score(position.seat) - position.score(position.seat)
        assert scored == pytest.approx(points)


def digging_position() -> Position:
    """Return a scoring turn with one explorer on ruins and 3 AP: dig, or do nothing."""
    document = {
        "scoring": True,
        "turn": None,
        "ap": 3,
        "tiles": {"c1": "A1+3"},
        "ruins": {"c1": [1]},
        "members": {"c1": {"1": "E"}},
        "guards": {"a2": "2E", "b1": "2E"},
        "hands": {"1": [1, 1], "2": [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7]},
        "treasures": [8, 8],
    }
    return tikal.Game.from_document(document).position


def test_known_treasures_count_for_what_they_are() -> None:
    """With the document's kinds known, the third treasure of a kind makes 6 points."""
    assert ScoringTurn(digging_position(), MANY, known=True).solve() == pytest.approx(6)


def test_unseen_treasures_count_for_what_they_may_be() -> None:
    """From a view it is one of 1, 8, 8: the expected points are (6 + 4 + 4) / 3."""
    assert ScoringTurn(digging_position(), MANY, known=False).solve() == pytest.approx(14 / 3)


def test_a_search_cut_short_says_so() -> None:
    """With too few positions allowed the result is a lower bound and not called optimal."""
    position = scoring_positions(1, 2, "supermeeple", 10)[-1]
    solver = ScoringTurn(position, 1, known=True)
    full = ScoringTurn(scoring_positions(1, 2, "supermeeple", 4)[-1], MANY, known=True)
    solver.solve()
    full.solve()
    assert not solver.optimal
    assert full.optimal


def best_expected(position: Position, unseen: Unseen, rivals: Rivals) -> float:
    """Return the most expected points of all ways to act on what a dig reveals."""
    best = float(temples_now(position, rivals) + treasure_points(position, position.seat))
    for move in legal(position):
        if code_of(move) == MOVE_RECOVER:
            best = max(best, expected_dig(position, move, unseen, rivals))
        elif code_of(move) not in (MOVE_END, MOVE_GUARD):
            after = position.copy()
            play(after, move)
            best = max(best, best_expected(after, unseen, rivals))
    return best


def expected_dig(position: Position, move: int, unseen: Unseen, rivals: Rivals) -> float:
    """Return what a dig is worth, averaged over the kinds that it may bring up."""
    kinds = {kind: unseen.left(position, kind) for kind in range(1, TREASURE_KINDS + 1)}
    total = 0.0
    for kind, left in kinds.items():
        if left:
            after = position.copy()
            after.value[field_a(move)] -= 1
            after.use(field_a(move))
            after.ap -= RECOVER_AP
            after.change_hand(position.seat, kind, 1)
            total += float(left) * best_expected(after, unseen, rivals)
    return total / float(sum(kinds.values()))


@pytest.mark.parametrize("seed", [9, 36, 37])
def test_no_way_to_act_on_what_is_revealed_makes_more(seed: int) -> None:
    """From a view, brute force over every action and every outcome of a dig finds the same."""
    dug = False
    for position in scoring_positions(seed, 2, "supermeeple", 4)[-3:]:
        unseen = Unseen(position, position.seat, known=False)
        most = best_expected(position, unseen, Rivals(position, position.seat))
        solver = ScoringTurn(position, MANY, known=False)
        assert solver.solve() == pytest.approx(most, abs=0.01)
        dug = dug or any(code_of(move) == MOVE_RECOVER for move in solver.line())
    assert dug


def test_a_search_looks_at_the_clock() -> None:
    """When the time is up the search ends with what it has."""
    solver = ScoringTurn(scoring_positions(1, 2, "supermeeple", 10)[-1], MANY, known=True)
    solver.until = 0.0
    solver.solve()
    assert not solver.optimal
    assert solver.nodes == 1
