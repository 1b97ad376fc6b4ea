"""Readings: what the deeds of a plan achieve, as reasons.

Everything a reason says is read off the two ends of the plan's course, so it is true of the
position that the plan leads to. How much it counts is what its deeds changed in the opinion.
"""

from collections.abc import Callable, Iterator
from typing import Final

from tikal.box.pieces import EXPLORER
from tikal.box.terrain import RUINS, TERRAIN_NAMES
from tikal.engine.scoring import treasure_points
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.ways.reach import FAR, Reach
from tikal.geometry.spaces import SPACE_NAMES
from tikal.players.reasons.facts import (
    chance_of_set,
    distance,
    goals,
    holder,
    rival_distance,
    rival_strength,
)
from tikal.players.reasons.reason import Params, Reason
from tikal.players.reasons.stages import ARRIVE, WALKS, Course, Stage

# A goal that is so many AP away, or more, is not near.
_NEAR: Final = 6
_SET: Final = 2

Read = Callable[[Course, Stage], tuple[str, Params] | None]


def all_reasons(course: Course) -> list[Reason]:
    """Return everything that a plan achieves, what counts most first; what it gives up, last."""
    found: dict[tuple[str, object], Reason] = {}
    for stage in course.stages:
        read = READINGS.get(stage.kind)
        told = None if read is None else read(course, stage)
        if told is None:
            continue
        reason = Reason(*told, stage.worth, stage.steps)
        known = found.get(reason.about)
        found[reason.about] = reason if known is None else joined(known, reason)
    return sorted([*found.values(), *lost(course)], key=_worth, reverse=True)


def _worth(reason: Reason) -> float:
    return reason.worth


def joined(one: Reason, more: Reason) -> Reason:
    """Return a reason that several deeds share."""
    return more._replace(worth=one.worth + more.worth, steps=one.steps + more.steps)


def lost(course: Course) -> Iterator[Reason]:
    """Go through the spaces that the seat held before the plan and does not hold after it."""
    for space in range(len(SPACE_NAMES)):
        value = course.opinion.value(course.last, space)
        if (
            value
            and holder(course.first, space) == course.opinion.seat
            and holder(course.last, space) != course.opinion.seat
        ):
            steps = [
                step for stage in course.stages if leaves(stage, space) for step in stage.steps
            ]
            params: Params = {"space": SPACE_NAMES[space], "level": value}
            yield Reason("majority_lost", params, -float(value), tuple(steps))


def leaves(stage: Stage, space: int) -> bool:
    """Return whether a member leaves a space in a stage."""
    first = stage.actions[0]
    return stage.kind == ARRIVE and first.to is not None and first.space == SPACE_NAMES[space]


def arrival(course: Course, stage: Stage) -> tuple[str, Params] | None:
    """Say what a member does where it goes: a majority, treasures, or a shorter way on."""
    space = stage.space
    for work in course.stages:
        if work.space == space and work.kind in WORKS:
            return WORKS[work.kind](course, work)
    if course.opinion.value(course.last, space):
        return majority(course, space)
    if course.last.site.terrain[space] == RUINS and course.last.value[space]:
        return "at_ruins", {"space": SPACE_NAMES[space], "treasures": course.last.value[space]}
    return on_the_way(course, stage)


def on_the_way(course: Course, stage: Stage) -> tuple[str, Params] | None:
    """Say that the leader has come, what a member is closer to, or that there is one more."""
    first = stage.actions[0]
    new = first.kind == WALKS[0]
    nearer = closer(course, stage)
    if nearer is not None and not (new and first.member == "leader"):
        return "closer", nearer
    return (f"{first.member}_in", {"space": SPACE_NAMES[stage.space]}) if new else None


def majority(course: Course, space: int) -> tuple[str, Params] | None:
    """Say how the strengths on a space that scores have changed."""
    seat, last = course.opinion.seat, course.last
    before, after = holder(course.first, space), holder(last, space)
    mine, theirs = last.strength(seat, space), rival_strength(last, seat, space)
    params: Params = {
        "space": SPACE_NAMES[space],
        "terrain": TERRAIN_NAMES[last.site.terrain[space]],
        "level": course.opinion.value(last, space),
        "mine": mine,
        "theirs": theirs,
    }
    if after == seat:
        if before == seat:
            grown = mine > course.first.strength(seat, space)
            return ("majority_defended", params) if grown and theirs else None
        if before == NOBODY:
            return "majority_won", params
        return seized(course, "majority_taken", params, before)
    if before not in (NOBODY, seat) and after == NOBODY:
        return seized(course, "majority_tied", params, before)
    return "catching_up", params


def seized(course: Course, code: str, params: Params, rival: int) -> tuple[str, Params]:
    """Name the rival who held a space; of one who scores only once, at the end, say so."""
    once = course.last.rules.variant.scores_once(rival)
    return f"{code}_mutul" if once else code, {**params, "seat": rival + 1}


def closer(course: Course, stage: Stage) -> Params | None:
    """Return the goal that a stage brings the seat closest to, with the AP before and after."""
    best: Params | None = None
    most = 0
    for goal in goals(stage.after):
        before = min(distance(stage.before, course.opinion.seat, goal), FAR)
        after = distance(stage.after, course.opinion.seat, goal)
        gain = (min(before, _NEAR) - after) * stage.after.value[goal]
        if after < _NEAR and gain > most:
            most = gain
            best = {
                "space": SPACE_NAMES[goal],
                "terrain": TERRAIN_NAMES[stage.after.site.terrain[goal]],
                "level": stage.after.value[goal],
                "cost": after,
            }
            if before < FAR:
                best["before"] = before
    return best


def tile(course: Course, stage: Stage) -> tuple[str, Params] | None:
    """Say who is closest to a new tile, or where its paths lead."""
    space, after = stage.space, stage.after
    value = after.value[space] or course.opinion.value(after, space)
    cost = distance(after, course.opinion.seat, space)
    theirs = rival_distance(after, course.opinion.seat, space)
    if value and cost < FAR and cost <= theirs:
        params: Params = {
            "space": SPACE_NAMES[space],
            "terrain": TERRAIN_NAMES[after.site.terrain[space]],
            "level": value,
            "cost": cost,
        }
        if theirs < FAR:
            params["theirs"] = theirs
        return "tile_near", params
    nearer = closer(course, stage)
    if nearer is not None and nearer["space"] != SPACE_NAMES[space]:
        return "tile_path", nearer
    return ("tile_away", {"space": SPACE_NAMES[space]}) if theirs >= FAR else None


def raised(course: Course, stage: Stage) -> tuple[str, Params] | None:
    """Say how high a temple gets that the seat holds in the end."""
    space = stage.space
    if holder(course.last, space) != course.opinion.seat:
        return None
    level = course.last.value[space]
    by = level - course.first.value[space] if course.first.site.temples >> space & 1 else 1
    scorings = course.opinion.scorings(course.last) + (1 if course.last.scoring else 0)
    space_name = SPACE_NAMES[space]
    return "temple_raised", {"space": space_name, "level": level, "by": by, "scorings": scorings}


def dig(course: Course, stage: Stage) -> tuple[str, Params]:
    """Say what a treasure may be good for."""
    scorings = course.opinion.scorings(course.last) + (1 if course.last.scoring else 0)
    chance = chance_of_set(course.first, course.opinion.seat)
    return "dig", {
        "space": SPACE_NAMES[stage.space],
        "chance": round(100 * chance),
        "scorings": scorings,
    }


def exchange(course: Course, stage: Stage) -> tuple[str, Params] | None:
    """Say which set an exchange completes."""
    action, seat = stage.actions[0], course.opinion.seat
    if action.get is None or action.seat is None:
        return None
    count = course.last.hand(seat, action.get)
    if count < _SET:
        return None
    gain = treasure_points(stage.after, seat) - treasure_points(stage.before, seat)
    scorings = course.opinion.scorings(course.last) + (1 if course.last.scoring else 0)
    return "set_completed", {
        "kind": action.get,
        "count": count,
        "gain": gain,
        "scorings": scorings,
        "seat": action.seat,
    }


def camp(course: Course, stage: Stage) -> tuple[str, Params]:
    """Say what a camp saves new members, or where it lets them get."""
    space = SPACE_NAMES[stage.space]
    old, new = Reach(stage.before, course.opinion.seat), Reach(stage.after, course.opinion.seat)
    saved, to, cost = 0, "", 0
    for goal in goals(stage.after):
        now = new.from_supply(goal)
        gain = min(old.from_supply(goal), FAR) - now
        if now < FAR and gain > saved:
            saved, to, cost = gain, SPACE_NAMES[goal], now
    if not saved or not stage.after.supply(course.opinion.seat, EXPLORER):
        return "camp", {"space": space}
    if saved > FAR // 2:
        return "camp_reaches", {"space": space, "to": to, "cost": cost}
    return "camp_saves", {"space": space, "to": to, "saved": saved}


def guard(course: Course, stage: Stage) -> tuple[str, Params]:
    """Say what a guard is sure to bring, now and later."""
    level = course.last.value[stage.space]
    later = course.opinion.scorings(course.last)
    now = level if course.last.scoring else 0
    return "guard", {
        "space": SPACE_NAMES[stage.space],
        "level": level,
        "now": now,
        "later": later,
        "points": now + level * later,
    }


# What members go somewhere for: their way there belongs to it.
WORKS: Final[dict[str, Read]] = {"recover": dig, "camp": camp, "guard": guard}
READINGS: Final[dict[str, Read]] = {
    ARRIVE: arrival,
    "place_tile": tile,
    "uncover": raised,
    "exchange": exchange,
    **WORKS,
}
