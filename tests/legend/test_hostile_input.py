"""Documents of Tikal Legend that somebody has tampered with: read as a game, or refused.

The general tests change any value; here values are changed for others that could be right, so that
most documents get past the first checks.
"""

import random
from collections.abc import Callable

import pytest

import tikal
from tests.playing import pick, seeded, walk
from tests.reference.legend.scrambling import scrambled
from tests.tables import MIXES, Data
from tikal.box.legend.components import components
from tikal.box.tiles import TILE_NAMES
from tikal.engine.legend.mutul.steps import STEP_NAMES
from tikal.geometry.spaces import SPACE_NAMES

SEEDS = range(400 if tikal.COMPILED else 40)
CHANGES = 12
STEPS = 25
PHASES = ["draft", "item", "act", "card", "turn", "swap", "over"]
ITEMS = ["token", "tile", "card", "spent", "kept"]
Change = Callable[[Data, random.Random], None]


def any_space(rng: random.Random) -> str | None:
    """Return a space, or sometimes none."""
    return pick([None, *SPACE_NAMES], rng)


def phase(data: Data, rng: random.Random) -> None:
    """Make it another phase, with what always goes with it."""
    data["phase"] = pick(PHASES, rng)
    data["stage"] = "draft" if data["phase"] == "draft" else pick(["action", "final"], rng)
    data["seat"] = None if data["phase"] == "over" else 1
    data.pop("solo", None)
    if data["phase"] != "act":
        data |= {"ap": 0, "scoring": False}
    if data["phase"] not in ("act", "card"):
        data["used"] = {}


def drop(data: Data, rng: random.Random) -> None:
    """Leave some keys out."""
    for _ in range(4):
        key = pick(sorted(data), rng)
        if key not in ("variant", "phase"):
            data.pop(key)


def agenda(data: Data, rng: random.Random) -> None:
    """Give Mutul other steps to do."""
    data["agenda"] = [pick(STEP_NAMES, rng) for _ in range(int(rng.random() * 5))]


def item(data: Data, rng: random.Random) -> None:
    """Let another item be played."""
    data["item"] = {
        "kind": pick(ITEMS, rng),
        "card": pick([None, *components().ids], rng),
        "works": int(rng.random() * 3),
        "goes": int(rng.random() * 3),
        "from": any_space(rng),
        "to": any_space(rng),
    }


def used_card(data: Data, rng: random.Random) -> None:
    """Let another card be used, from its beginning."""
    phase(data, rng)
    card = pick([None, *components().ids], rng)
    data |= {"phase": "card", "stage": "action", "item": {"kind": "card", "card": card}}
    data |= {"ap": 0, "scoring": False, "card": None, "passed": False, "placing": None}
    data |= {"agenda": None, "seat": 1}


def placing(data: Data, rng: random.Random) -> None:
    """Let Mutul place another tile, or none."""
    tile = pick(TILE_NAMES, rng)
    made = {"tile": tile, "space": any_space(rng), "towards": any_space(rng)}
    data["placing"] = pick([None, made], rng)


def another_round(data: Data, rng: random.Random) -> None:
    """Make it another round."""
    data["round"] = 1 + int(rng.random() * 6)
    data.pop("solo", None)


def campsite(data: Data, rng: random.Random) -> None:
    """Take things from a campsite, or put tiles there."""
    place: Data = data.setdefault("campsites", {}).setdefault(pick("12", rng), {})
    place[pick(["tiles", "cards", "kept"], rng)] = []
    place["token"] = None
    if rng.random() < 0.5:
        place["tiles"] = [pick(TILE_NAMES, rng) for _ in range(int(rng.random() * 3))]


def display(data: Data, rng: random.Random) -> None:
    """Empty the display, or parts of it."""
    shown: Data = data.setdefault("display", {})
    shown.pop(pick(["tokens", "tiles", "cards"], rng), None)


def land(data: Data, rng: random.Random) -> None:
    """Lay a tile somewhere."""
    tile = pick(TILE_NAMES, rng)
    text = tile if tile in ("B4", "D5", "F1") else f"{tile}+0"
    data.setdefault("tiles", {})[pick(SPACE_NAMES, rng)] = text
    data.pop("stack", None)


def mutuls_card(data: Data, rng: random.Random) -> None:
    """Turn another Solo card up, or none."""
    data |= {"card": pick([None, "M1", "M2", "A1"], rng), "discards": []}
    data.pop("solo", None)


def crew(data: Data, rng: random.Random) -> None:
    """Put members somewhere."""
    there: Data = data.setdefault("members", {}).setdefault(pick(SPACE_NAMES, rng), {})
    there[pick("12", rng)] = pick(["E", "EE", "L", "LE"], rng)


def supplies(data: Data, rng: random.Random) -> None:
    """Leave little to come."""
    data[pick(["stack", "tokens", "cards", "returns"], rng)] = []


def flags(data: Data, rng: random.Random) -> None:
    """Change what is true."""
    data[pick(["passed", "director", "scoring"], rng)] = rng.random() < 0.5


CHANGED: list[Change] = [
    *(phase, drop, agenda, item, used_card, placing, another_round, campsite),
    *(display, land, mutuls_card, crew, supplies, flags),
]


def beginning(seed: int, rng: random.Random) -> Data:
    """Return a document to begin with: of a game, or scrambled."""
    if seed % 3 == 0:
        return scrambled(seed)
    game = MIXES[seed % len(MIXES)].game(seed)
    return walk(game, rng, int(rng.random() * 230)).document()


@pytest.mark.parametrize("seed", SEEDS)
def test_tampered_documents(seed: int) -> None:
    """L1 to L66: one line of complaint, or a game that can be written, sampled and played on."""
    rng = seeded(f"tampered {seed}")
    original = beginning(seed, rng)
    for number in range(CHANGES):
        data = tikal.Game.from_document(original).document()
        for _ in range(1 + number % 3):
            pick(CHANGED, rng)(data, rng)
        game = read(data)
        if game is not None:
            check_playable(game, number)


def read(data: Data) -> tikal.Game | None:
    """Return the game of a document, None if it is refused in one line."""
    try:
        return tikal.Game.from_document(data)
    except tikal.InvalidDocument as problem:
        complaint = str(problem)
    assert len(complaint.splitlines()) == 1
    return None


def check_playable(game: tikal.Game, seed: int) -> None:
    """Fail if a game can't be written down, read again, played on, or looked at."""
    twin = tikal.Game.from_document(game.document())
    assert (twin.position, twin.document()) == (game.position, game.document())
    assert bool(game.legal) != game.over
    walk(game, seeded(seed), STEPS)
    assert bool(game.legal) != game.over
    assert tikal.Game.from_record(game.record()).document() == game.document()
    view = game.view(1)
    assert view.sample(seeded(seed)).view(1) == view
