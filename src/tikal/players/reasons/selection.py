"""Which of all reasons are given, and which plan is different enough to compare with."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from tikal.players.reasons.facts import holder
from tikal.players.reasons.readings import all_reasons
from tikal.players.reasons.reason import Advice, OtherPlan, Reason
from tikal.players.reasons.setting import points_now
from tikal.players.reasons.stages import ARRIVE, Course

MOST: Final = 3
# What counts for less is no reason.
_LEAST: Final = 0.1
_ABOUT_TILES: Final = ("tile_near", "tile_path", "tile_away")
_LOST: Final = "majority_lost"


class Weighed(NamedTuple):
    """A plan's course, all that it achieves, and what it is judged to be worth."""

    course: Course
    reasons: list[Reason]
    value: float


def weighed(course: Course, value: float) -> Weighed:
    """Weigh a plan that was played."""
    return Weighed(course, all_reasons(course), value)


def telling(plan: Weighed, soon: Reason | None = None) -> tuple[Reason, ...]:
    """Return the one to three reasons that count most.

    Points of a scoring turn come first. What a tile is good for is among the reasons, unless it is
    said already, and so is a majority given up; a scoring close at hand where there is room.
    """
    good = [reason for reason in plan.reasons if reason.worth >= _LEAST]
    tiles = [reason for reason in plan.reasons if reason.code in _ABOUT_TILES]
    points = points_now(plan.course)
    found = [] if points is None else [points]
    found += [reason for reason in good if reason.code not in _ABOUT_TILES]
    said = {reason.params.get("space") for reason in found}
    tiles = [reason for reason in tiles if reason.params["space"] not in said]
    given_up = [reason for reason in plan.reasons if reason.code == _LOST][:1]
    fixed = [*tiles[:1], *given_up]
    found = found[: MOST - len(fixed)] + fixed
    if soon is not None and found and len(found) < MOST:
        found.append(soon)
    return tuple(found)


def what_it_does(plan: Weighed) -> set[tuple[str, object]]:
    """Return a plan's deeds apart from walking, and the majorities that it changes."""
    course = plan.course
    found: set[tuple[str, object]] = set()
    if not course.stages:
        return {("nothing", None)}
    for stage in course.stages:
        action, space = stage.actions[-1], stage.space
        if stage.kind != ARRIVE:
            found.add((stage.kind, space if space >= 0 else action.get or action.text))
        elif course.opinion.value(course.last, space) and changes_hands(course, space):
            found.add(("majority", space))
    return found or {("goes", stage.space) for stage in course.stages}


def changes_hands(course: Course, space: int) -> bool:
    """Return whether a plan changes who holds a space."""
    return holder(course.first, space) != holder(course.last, space)


def other_plan(best: Weighed, others: Iterable[Weighed]) -> OtherPlan | None:
    """Return the first of the other plans that does something else instead."""
    done = what_it_does(best)
    for other in others:
        does = what_it_does(other)
        if does - done and done - does:
            same = {reason.about for reason in other.reasons}
            misses = [
                reason
                for reason in best.reasons
                if reason.about not in same and reason.worth >= _LEAST
            ]
            reasons = telling(other)
            worse = max(0.0, best.value - other.value)
            return OtherPlan(other.course.plan, reasons, tuple(misses[: MOST - 1]), worse)
    return None


def compared(best: Weighed, others: Iterable[Weighed], soon: Reason | None) -> Advice:
    """Return the advice to follow a plan, with another one to compare."""
    found = other_plan(best, others)
    reasons = telling(best, soon)
    if not best.course.stages:
        reasons = (Reason("nothing_gains", {}),)
    return Advice(best.course.plan, reasons, found)
