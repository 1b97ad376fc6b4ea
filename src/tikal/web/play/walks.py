"""Walks: actions that take one member from where it was to where it goes.

Bots say only what they play. For the log a walk of theirs is one gesture, as a person's is.
"""

from collections.abc import Iterable

from tikal.notation.actions.action import Action, parse


def walk_sizes(texts: Iterable[str]) -> list[int]:
    """Return how many of the actions belong together, one number for each gesture."""
    sizes: list[int] = []
    before: Action | None = None
    for text in texts:
        action = parse(text)
        if before is not None and _goes_on(before, action):
            sizes[-1] += 1
        else:
            sizes.append(1)
        before = action
    return sizes


def _goes_on(before: Action, action: Action) -> bool:
    """Return whether an action takes on the member that the one before it has moved or placed."""
    if action.to is None or action.member != before.member:
        return False
    arrived = before.to or (before.space if before.kind == "place_member" else None)
    return arrived == action.space
