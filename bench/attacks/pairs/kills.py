"""Kill one of two servers and a worker while people and bots play at their tables."""

import random
import threading
import time
from pathlib import Path

import psycopg

from bench.attacks.count import Count
from bench.attacks.pairs.fleet import Fleet
from bench.attacks.pairs.match import Match
from bench.attacks.pairs.watch import Watch
from tikal.web.store.leases import LEASE

MATCHES = 3
# How long they play before somebody is killed, in seconds.
_SHORTEST, _LONGEST = 0.1, 1.0
# What may take long besides a lease: the machine is busy, and bots think.
_SLACK = 24.0
_LOG = "SELECT seq, actor, payload ->> 'action' FROM commands WHERE table_id = %s ORDER BY seq"


def killed_processes(home: Path, url: str, rounds: int, seed: int = 17) -> Count:
    """Play, kill, see that all go on, start again; then compare what is stored and was seen."""
    rng = random.Random(seed)
    count = Count()
    fleet = Fleet(home, url)
    fleet.start()
    waits: list[float] = []
    try:
        while rounds > 0:
            matches = [Match(fleet, rng.randrange(10**6)) for _ in range(MATCHES)]
            rounds -= _games(fleet, matches, rounds, rng, waits)
            for match in matches:
                match.compare(_stored(url, match.table))
                count.add(match.count)
                match.close()
    finally:
        fleet.stop()
    longest = max(waits, default=0.0)
    count.check(longest < LEASE + _SLACK, f"somebody waited for {longest:.1f} s")
    print(f"  {len(waits)} kills; all went on within {longest:.1f} s, a lease is {LEASE:.0f} s")
    return count


def _games(
    fleet: Fleet, matches: list[Match], rounds: int, rng: random.Random, waits: list[float]
) -> int:
    """Play until a game is over or there were enough kills; return how many there were."""
    for match in matches:
        match.sit_down()
    watches = [Watch(fleet, match, number) for match in matches for number in range(2)]
    stop = threading.Event()
    threads = [threading.Thread(target=each.play, args=(stop,)) for each in matches]
    threads += [threading.Thread(target=each.run, args=(stop,)) for each in watches]
    for thread in threads:
        thread.start()
    done = 0
    try:
        while done < rounds and all(thread.is_alive() for thread in threads):
            time.sleep(rng.uniform(_SHORTEST, _LONGEST))
            fleet.kill(rng)
            waits.append(_all_go_on(matches, threads))
            fleet.start()
            done += 1
        _until_seen(matches, watches)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    for watch in watches:
        watch.check()
    return max(1, done)


def _all_go_on(matches: list[Match], threads: list[threading.Thread]) -> float:
    """Return after how many seconds every match that is not over had somebody's next command."""
    before = [match.seen for match in matches]
    began = time.monotonic()
    while time.monotonic() - began < LEASE + _SLACK and any(
        match.seen <= seen and thread.is_alive()
        for match, seen, thread in zip(matches, before, threads, strict=False)
    ):
        time.sleep(0.02)
    return time.monotonic() - began


def _until_seen(matches: list[Match], watches: list[Watch]) -> None:
    """Give the sockets time to bring what was answered."""
    limit = time.monotonic() + LEASE
    last = [match.seen for match in matches for _ in range(2)]
    while time.monotonic() < limit and any(
        len(watch.seen) < seq for watch, seq in zip(watches, last, strict=True)
    ):
        time.sleep(0.05)


def _stored(url: str, table: str) -> list[tuple[int, str, str | None]]:
    with psycopg.connect(url) as connection:
        return connection.execute(_LOG, (table,)).fetchall()
