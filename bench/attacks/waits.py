"""What a stranger waits for an easy bot and for a hint while fifty tables of experts think."""

import time
from contextlib import closing
from pathlib import Path

from bench.attacks.count import Count
from bench.web.servers import no_limits
from tests.web.attacks.bot_tables import set_up_experts, until_some_think, waits_of
from tests.web.process import serving
from tests.web.server import Browser

_TABLES = 50
# How many seconds they may wait.
_MOST = 3.0


def waits_beside_experts(home: Path, url: str, seconds: float) -> Count:
    """Tried are the waits for a bot's turn and for a hint."""
    count = Count()
    end = time.monotonic() + seconds
    arguments = ("serve", "--port", "0", "--database", url, "--bots", "1", *no_limits(home))
    with (
        serving(home, *arguments) as server,
        closing(Browser(server.address)) as owner,
        closing(Browser(server.address)) as stranger,
    ):
        until_some_think(owner, set_up_experts(owner, _TABLES))
        worst = 0.0
        seed = 0
        while time.monotonic() < end or not seed:
            found = waits_of(stranger, seed)
            count.check(found.bot <= _MOST, f"an easy bot takes more than {_MOST:.0f} s")
            count.check(found.hint <= _MOST, f"a hint takes more than {_MOST:.0f} s")
            worst = max(worst, *found)
            seed += 1
    print(f"  longest wait {worst:.2f} s")
    return count
