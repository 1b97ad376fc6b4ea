"""Decks, records and positions that are hard to read."""

import json
import random
from collections.abc import Callable

from bench.attacks.attackers.stranger import JSON, Stranger, in_parallel
from bench.attacks.count import Count
from tests.properties.test_untrusted import RECORD, RECORDS

_DECKS = (
    ".".join("a" * 19_000) + " = 1",
    "a." * 20_000 + "a = 1",
    "[" * 20_000,
    "a = " + "[" * 30_000,
    "a = " + "{a=" * 10_000,
    'a = "' + "\\u0041" * 9000 + '"',
    "[[cards]]\n" * 6000,
    "\n".join(f"[a{number}]" for number in range(6000)),
    "a = " + "9" * 50_000,
    "x" * 60_000,
)
# What JSON can say and no record has.
_VALUES = (
    "[" * 400 + "]" * 400,
    "[" * 200_000 + "]" * 200_000,
    '{"a":' * 300 + "1" + "}" * 300,
    "[" + "0," * 300_000 + "0]",
    "1" + "0" * 5000,
    "-1e999999",
    '"' + "x" * 900_000 + '"',
    '"\\ud800"',
    "null",
)
_MARK = "the value goes here"


def _deck(number: int) -> tuple[str, bytes]:
    name, variant = ("solo", "solo") if number % 2 else ("legend", "legend")
    deck = _DECKS[number // 2 % len(_DECKS)]
    wanted = {"variant": variant, "seats": [{"kind": "person"}], name: {"deck": deck}}
    return "/api/tables", json.dumps(wanted).encode()


def _record(rng: random.Random) -> tuple[str, bytes]:
    put: Callable[[object], object] = rng.choice(RECORDS)
    written = json.dumps({"record": put(_MARK)})
    return "/api/tables/import", written.replace(f'"{_MARK}"', rng.choice(_VALUES)).encode()


def _mutated(rng: random.Random) -> tuple[str, bytes]:
    """Return a record with some characters changed: mostly JSON still, hardly ever a game."""
    text = bytearray(json.dumps({"record": RECORD}).encode())
    for _ in range(rng.randrange(1, 6)):
        text[rng.randrange(len(text))] = rng.choice(b'0123456789"[]{},:aZ@ \\')
    return "/api/tables/import", bytes(text)


def attack(address: str, seconds: float) -> Count:
    """Send them all, again and again."""
    count = Count()
    rng = random.Random(2)

    async def ask(stranger: Stranger, number: int) -> None:
        make: tuple[Callable[[], tuple[str, bytes]], ...] = (
            lambda: _deck(number // 3),
            lambda: _record(rng),
            lambda: _mutated(rng),
        )
        path, data = make[number % 3]()
        await stranger.send("POST", path, data, JSON)

    in_parallel(address, seconds, count, ask)
    return count
