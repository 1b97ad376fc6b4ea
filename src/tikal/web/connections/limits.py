"""How many connections there is room for: descriptors, less those that the server needs itself."""

import sys
from typing import Final

# The database, the bots' pipes, the page's files and the log need descriptors too.
_RESERVED: Final = 128
# As many as this nobody needs: a connection takes some 20 kB.
_MOST: Final = 4096
_FEWEST: Final = 16
# A large club behind one address, everybody with a few windows.
_MOST_OF_ADDRESS: Final = 1024
_MOST_DESCRIPTORS: Final = 65_536
# What a system without such a limit can be relied on to have.
_USUAL_DESCRIPTORS: Final = 1024


def raise_descriptors() -> None:
    """Take as many descriptors as the system allows this process."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def descriptors() -> int:
    """Return how many descriptors this process may have."""
    if sys.platform == "win32":
        return _USUAL_DESCRIPTORS
    import resource  # noqa: PLC0415 - as above

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def most_connections(available: int) -> int:
    """Return how many connections a number of descriptors leaves room for."""
    room = available - min(_RESERVED, available // 2)
    return max(_FEWEST, min(room, _MOST))


def most_of_address(most: int) -> int:
    """Return how many of all connections may come from one address."""
    return max(_FEWEST // 2, min(_MOST_OF_ADDRESS, most // 4))
