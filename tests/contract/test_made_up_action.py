"""What it takes to add something: an action from its module and one row, an automaton that asks."""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import tikal
from tests.tables import Data
from tikal.notation.actions.action import ACTION_NAMES
from tikal.notation.actions.forms import FORMS, Form
from tikal.notation.variants.registry import NOTATIONS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tikal"


@cache
def made_up() -> Data:
    """Return what a process found that registered a made-up action and a made-up variant."""
    command = [sys.executable, "-m", "tests.contract.made_up"]
    done = subprocess.run(  # noqa: S603 - our own module
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: Data = json.loads(done.stdout)
    return found


def test_an_action_is_found_everywhere() -> None:
    """Its class and one row of forms make it legal, written, read, priced, indexed and recorded."""
    found = made_up()["action"]
    assert found["legal"]
    assert found["listed"] == ["Sb1"]
    assert (found["text"], found["parts"], found["space"]) == ("Sb1", {"space": "b1"}, "b1")
    assert found["refused"] == "not_a_temple"
    assert found["cost"] == 1
    option = {"action": "Sb1", "kind": "signal", "cost": 1, "refusal": None}
    assert any(option.items() <= offered.items() for offered in found["options"])
    assert "signal" in found["elsewhere"]
    assert re.fullmatch(found["schema"], "Sb1")
    assert not re.fullmatch(found["schema"], "Sb9")
    assert found["indexes"] == 40
    assert found["round_trip"] == "Sb1"
    assert (found["ap"], found["undone"], found["replayed"]) == (9, "Sb1", 9)


def test_an_automaton_stops_and_asks() -> None:
    """Its agenda is kept in the position, written down, drawn into worlds and resumed."""
    found = made_up()["automaton"]
    assert (found["phase"], found["seat"], found["agenda"]) == ("ask", 1, [2, 3])
    assert found["legal"] == ["come1", "come2", "come3"]
    assert found["refused"].endswith("R4.1")
    assert found["same"]
    assert found["same_view"]
    assert found["explorers"] == [2, 2, 2]
    assert found["after"] == ["place", []]
    assert found["equal"]


def test_an_expedition_may_have_two_leaders() -> None:
    """Leaders are counted on spaces: both of them stand on the base camp."""
    assert made_up()["automaton"]["members"] == {"a1": {"1": "LL"}}


@pytest.mark.parametrize("form", FORMS.by_code.values(), ids=lambda form: form.name)
def test_the_index_is_one_to_one(form: Form) -> None:
    """Every index leads to an action that has it."""
    start = sum([each.count for each in FORMS.by_code.values() if each.code < form.code])
    for index in range(start, start + form.count, max(1, form.count // 200)):
        assert FORMS.index(FORMS.move_at(index)) == index


# Where actions may be named besides their module and their row of forms, and why.
ELSEWHERE = {
    "engine/legend/cards.py": "using a card borrows most kinds of action",
    "engine/legend/choices.py": "what you choose for Mutul is written like your own actions",
    "engine/legend/draft.py": "drafting borrows the taking of tiles",
    "engine/legend/effects/digging.py": "cards send members to dig and to uncover",
    "engine/legend/effects/exploring.py": "a card's tile is placed, then a member goes there",
    "engine/legend/effects/journeys.py": "cards place members and let them go",
    "engine/legend/effects/single.py": "cards give one camp, guard or exchange",
    "engine/legend/items.py": "tiles are items, and passing ends them",
    "engine/legend/mutul/actions.py": "Mutul's exchanges are yours to choose",
    "engine/legend/mutul/tiles.py": "the rotations of Mutul's tile are yours to choose",
    "engine/legend/outskirts.py": "a card's tile is placed on the periphery",
    "engine/ways/travel.py": "a way consists of placing, moving and shifting",
    "notation/actions/action.py": "bids have no upper bound, so they are not kept",
    "notation/actions/turns.py": "an auction is one line of the export, an end of a turn ends one",
    "players/planning.py": "an easy bot that errs does not end its turn",
    "web/board/exchanges.py": "an exchange belongs to no space",
    "web/board/options.py": "ruins offer treasures first, and a camp when they are empty",
    "web/board/placements.py": "a tile is tried on the board before it is placed",
}


# What bots think of an action, and how they explain it: they know the kinds by heart.
WEIGHING = ("players/search/", "players/reasons/")


def test_an_action_has_few_places() -> None:
    """The code of a kind is written in its module; who else names it is listed, with a reason."""
    defined = re.compile(r"^MOVE_(\w+): Final\[i64\] = \d+$", re.MULTILINE)
    homes: dict[str, str] = {}
    named: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        place, text = path.relative_to(SOURCE).as_posix(), path.read_text("utf-8")
        for name in defined.findall(text):
            assert name not in homes
            homes[name] = place
        for name in re.findall(r"\bMOVE_(\w+)\b", text):
            named.setdefault(name, set()).add(place)
    assert len(homes) == len(ACTION_NAMES)
    assert {place.rpartition("/")[0] for place in homes.values()} == {
        "engine/actions",
        "engine/legend",
    }
    others = {
        place
        for name, places in named.items()
        for place in places - {homes[name], "notation/actions/forms.py"}
        if not place.startswith(WEIGHING)
    }
    assert others == set(ELSEWHERE)


def test_a_variant_without_facts_adds_none() -> None:
    """Classic puts nothing on the table that interfaces would have to draw."""
    assert NOTATIONS["classic"].facts(tikal.Game.new(seed=1).position) == {}
