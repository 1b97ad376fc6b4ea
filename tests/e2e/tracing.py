"""How long the page's own thread works at a time, from Chromium's trace."""

import json
from typing import Any, Final

# Where Chromium notes every task of a thread.
CATEGORIES: Final = ["disabled-by-default-devtools.timeline", "cc"]
WAITING: Final = "LayerTreeHost::WaitForCommitCompletion"


def tasks(trace: bytes) -> list[float]:
    """Return how long the page's main thread worked in each of its tasks, in milliseconds.

    Time on the processor, not on the wall, and without waiting for the thread that puts layers on
    the screen: what else the machine does must not count.
    """
    events = json.loads(trace)["traceEvents"]
    main = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    own = [each for each in events if (each["pid"], each["tid"]) in main and "tdur" in each]
    waits = [each for each in own if each["name"] == WAITING]
    return [
        (task["tdur"] - sum(wait["tdur"] for wait in waits if during(wait, task))) / 1000
        for task in own
        if task["name"] == "RunTask"
    ]


def during(event: dict[str, Any], task: dict[str, Any]) -> bool:
    """Tell whether an event lies inside a task of the same process."""
    begun: bool = task["ts"] <= event["ts"] <= task["ts"] + task["dur"]
    return begun and event["pid"] == task["pid"]
