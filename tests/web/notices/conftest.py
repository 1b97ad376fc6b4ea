"""Notices in a hurry: nobody waits for seconds where no test is about them."""

from datetime import timedelta

import pytest

from tikal.web.outbox import sender
from tikal.web.store import occasions, outbox


def take_time(patch: pytest.MonkeyPatch, grace: float) -> None:
    """Let people have so many seconds to see at the table what they would be told."""
    for module in (occasions, outbox):
        patch.setattr(module, "GRACE", timedelta(seconds=grace))


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for notices often, and send them soon."""
    take_time(monkeypatch, 0.5)
    monkeypatch.setattr(sender, "_SECONDS", 0.2)
