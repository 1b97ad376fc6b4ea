"""A bot for Tikal's line protocol (docs/reference/line-protocol.md), in 30 lines of Python.

It recovers treasures and uncovers floors where it can, else moves its members about:

    tikal arena random "exec:python examples/line_bot.py" --games 20
"""

import json
import random
import sys

# How actions begin that it likes, the best first; the rest are all the same to it.
LIKED = ("R", "U", "E", "L", "pass")


def dislike(action: str) -> tuple[int, float]:
    """Return how little an action is liked; among equals chance decides."""
    places = [place for place, start in enumerate(LIKED) if action.startswith(start)]
    return places[0] if places else len(LIKED), random.random()


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "tikal":
        print("ready", flush=True)
    elif word == "new":
        random.seed(json.loads(rest)["seed"])
    elif word == "choose":
        legal = json.loads(rest)["legal"]
        print(f"info The best of {len(legal)} for my taste.", flush=True)
        print("action", min(legal, key=dislike), flush=True)
    elif word == "quit":
        break
