"""The actions that belong to a space by what is there, legal or with the reason why not."""

from typing import Final

from mypy_extensions import i64

from tikal.box.terrain import RUINS
from tikal.box.tiles import BASE_CAMP_SPACE
from tikal.engine.actions.camps import MOVE_CAMP, is_clearing
from tikal.engine.actions.kind import kind_of
from tikal.engine.actions.ruins import MOVE_RECOVER
from tikal.engine.moves import A
from tikal.engine.phases import PHASE_ACT, PHASE_CARD, PHASES, phase_of
from tikal.engine.play import play, refusal
from tikal.engine.state.position import Position
from tikal.geometry.spaces import SPACE_NAMES, SPACES
from tikal.notation.actions.action import action_of
from tikal.notation.actions.costs import cost_of
from tikal.notation.actions.forms import FORMS
from tikal.web.board.refusals import Reasons
from tikal.web.board.spaces import Json

# The parts of an action that is about one space.
_ONE_SPACE: Final = (["space"], ["space", "member"])
# Refusals of what a card does not do, or does no more: no space offers it.
_NOT_THE_CARD: Final = ("not_this_card", "effect_used_up")
# More often than this nobody repeats an action at once.
_MOST_TIMES: Final = 10


def option_json(position: Position, reasons: Reasons) -> dict[str, list[Json]]:
    """Return the options of every space that has any: for action points, or by a card's effect."""
    if position.phase not in (PHASE_ACT, PHASE_CARD):
        return {}
    found: dict[str, list[Json]] = {}
    for space in range(SPACES):
        options = [_option(reasons, move) for move in moves_on(position, space)]
        if position.phase == PHASE_ACT and position.site.terrain[space] == RUINS:
            options.append(_not_now(reasons, space))
        if options:
            found[SPACE_NAMES[space]] = options
    return found


def moves_on(position: Position, space: i64) -> list[int]:
    """Return the moves that a space offers by its camp, its terrain and what is left there."""
    found: list[int] = []
    for kind in PHASES[position.phase].kinds():
        found += kind.offers(position, space)
    return [move for move in found if not _beside_the_card(position, move)]


def _beside_the_card(position: Position, move: int) -> bool:
    """Return whether the card that is being used has nothing to do with a move."""
    if position.phase != PHASE_CARD:
        return False
    refused = refusal(position, move)
    return refused is not None and refused.code in _NOT_THE_CARD


def _not_now(reasons: Reasons, space: i64) -> Json:
    """Return what ruins offer before or after they are emptied: for keys, it has no button."""
    code = MOVE_RECOVER if is_clearing(reasons.position, space) else MOVE_CAMP
    return {**_option(reasons, code + space * A), "hidden": True}


def _option(reasons: Reasons, move: int) -> Json:
    action = action_of(move)
    found: Json = {"action": action.text, "kind": action.kind}
    if action.member is not None:
        found["member"] = action.member
    found["cost"] = cost_of(reasons.position, action)
    refused = reasons.against(move)
    found["refusal"] = refused
    times = _times(reasons.position, move) if refused is None else 0
    if times > 1:
        found["times"] = times
    return found


def _times(position: Position, move: int) -> int:
    """Return how often in a row a legal move can be made: once if it reveals something.

    What costs nothing could be done for ever, so there is an end to counting.
    """
    if phase_of(position).is_final(kind_of(move)):
        return 1
    after = position.copy()
    times = 0
    while times < _MOST_TIMES and after.phase == position.phase and refusal(after, move) is None:
        play(after, move)
        times += 1
    return times


def elsewhere_json(reasons: Reasons) -> Json:
    """Return why each kind of work is refused on a space that does not offer it.

    The base camp offers none of them: what is said of it holds for all others. Members are placed
    there, so that is left out.
    """
    found: Json = {}
    for kind in PHASES[PHASE_ACT].kinds():
        form = FORMS.by_code[kind.code]
        if [part.name for part in form.fields] in _ONE_SPACE:
            found[form.name] = reasons.against(kind.code + BASE_CAMP_SPACE * A)
    return found
