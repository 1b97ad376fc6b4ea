"""Set-ups and collections handed over in the wrong shape."""

import pytest

import tikal
from tikal.engine.dealing.setup import Setup
from tikal.errors import InvalidSetup


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"variant": ["classic"]}, "the variant must be a name, not ['classic']: R1"),
        ({"edition": 2005}, "the edition must be a name, not 2005: R1"),
        ({"options": ["ties"]}, "options must be names with values, not ['ties']: R1.5"),
        ({"seed": "7"}, "a seed must be a whole number, not '7': R3.5"),
        ({"seed": True}, "a seed must be a whole number, not True: R3.5"),
    ],
)
def test_wrong_kinds_of_values_are_refused(wrong: dict[str, object], message: str) -> None:
    """A value of another kind gets the same clear refusal as an unknown name."""
    with pytest.raises(tikal.InvalidSetup) as refused:
        tikal.Game.new(**wrong)
    assert str(refused.value) == message


def test_legal_actions_can_be_sliced() -> None:
    """A slice of the legal actions is a list of them, in the same order."""
    legal = tikal.Game.new(seed=1).legal
    assert legal[:2] == list(legal)[:2]


def test_what_is_no_action_is_no_notation() -> None:
    """Playing something that is neither an action nor a text is refused as notation."""
    with pytest.raises(tikal.InvalidNotation):
        tikal.Game.new(seed=1).play(5)


@pytest.mark.parametrize("variant", ["classic", "auction"])
def test_only_variants_with_settings_take_some(variant: str) -> None:
    """Settings of a variant that has none are refused, whichever variant is played (R1.5)."""
    with pytest.raises(InvalidSetup, match=f"there are no {variant} settings: R1.5"):
        Setup("classic", settings={variant: {"score": 1}})
