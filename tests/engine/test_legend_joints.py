"""What Legend answers where nobody asks in a game, and what raises."""

import pytest

import tikal
from tests.legend_examples import EXAMPLES
from tikal.engine.actions.kind import KINDS
from tikal.engine.legend.effects.registry import EFFECTS
from tikal.engine.legend.going import MOVE_GO
from tikal.engine.moves import A, B, Moves
from tikal.engine.phases import PHASE_SWAP, PHASES
from tikal.engine.state.short_list import joined, packed, unpacked
from tikal.geometry.sectors import _steps
from tikal.geometry.spaces import SPACE_INDEX
from tikal.notation.legend.piles import ReturnNotation


def test_going_needs_no_card_to_be_a_move() -> None:
    """Whoever goes walks; what a card allows is its effect's business (section 12)."""
    position = tikal.Game.from_document(EXAMPLES[0].document).position.copy()
    position.seat = 0
    position.add_supply(0, 0, -1)
    position.put(0, SPACE_INDEX["a1"], 0)
    kind = KINDS[MOVE_GO]
    moves = Moves()
    kind.legal(position, moves)
    assert moves.count == 0
    move = MOVE_GO + SPACE_INDEX["a1"] * A + SPACE_INDEX["a2"] * B
    assert kind.refusal(position, move) is None
    kind.play(position, move)
    assert position.explorers(0, SPACE_INDEX["a2"]) == 1


def test_a_card_without_effect_does_nothing() -> None:
    """Unique treasures are taken at once: no action can follow (L56)."""
    position = tikal.Game.from_document(EXAMPLES[0].document).position
    with pytest.raises(ValueError, match="nothing more"):
        EFFECTS[0].play(position, MOVE_GO)


def test_scoring_turns_are_yours_alone() -> None:
    """L59, L61: Mutul takes no scoring turns, and he scores once."""
    position = tikal.Game.new(variant="legend", seed=1).position
    variant = position.rules.variant
    assert unpacked(variant.scoring_order(position)) == [0]
    assert unpacked(variant.final_order(position)) == [0]
    assert [variant.scores_once(seat) for seat in (0, 1)] == [False, True]


def test_an_agenda_has_room_for_ten_steps() -> None:
    """Steps are put before those that wait; an eleventh raises."""
    assert unpacked(joined(packed([1, 2]), packed([3]))) == [1, 2, 3]
    with pytest.raises(ValueError, match="ten items"):
        joined(packed([1] * 6), packed([2] * 5))


def test_the_centre_lies_in_no_direction() -> None:
    """L41: the guide's own space comes first and has no direction."""
    with pytest.raises(ValueError, match="no direction"):
        _steps(0, 0)


def test_the_headline_of_a_swap() -> None:
    """L58: you are asked what Mutul swaps."""
    position = tikal.Game.new(variant="legend", seed=1).position
    assert PHASES[PHASE_SWAP].headline(position).code == "chooses_swap"


def test_returns_to_come_are_not_told() -> None:
    """L63: nobody knows in which order cards will return."""
    assert ReturnNotation().mask([[1, 2, 3]]) == []
