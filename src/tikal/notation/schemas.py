"""The JSON schemas of records and position documents.

What the files beside this module say of both formats is completed from where the engine has it:
variants with their phases, seats, keys and piles, editions, versions, the texts of actions.
"""

import json
import random
from importlib import resources
from typing import Any, Final

from tikal.box.editions import EDITIONS
from tikal.engine.dealing.deal import STACK
from tikal.engine.legend.options import (
    LEAST_SCORE,
    MOST_SCORE,
    MOST_TRAIL,
    PRINTED_TRAIL,
    SCORING_TRAILS,
)
from tikal.engine.phases import PHASES, phase_names
from tikal.engine.variants.registry import (
    DEFAULT_VARIANT,
    RULES_VERSIONS,
    VARIANTS,
    WITH_SETTINGS,
)
from tikal.engine.variants.variant import Variant
from tikal.notation.actions.forms import FORMS
from tikal.notation.variants.registry import NOTATIONS

Schema = dict[str, Any]
_SCHEMAS: Final = ("document", "record")


def schema(name: str) -> Schema:
    """Return the JSON schema of `record` or `document`; the record's has the document's in it."""
    if name not in _SCHEMAS:
        message = f"there is no schema {name!r}, only {' and '.join(_SCHEMAS)}"
        raise KeyError(message)
    text = (resources.files("tikal.notation") / f"{name}.schema.json").read_text("utf-8")
    found: Schema = json.loads(text)
    return _document(found) if name == "document" else _record(found)


def _document(found: Schema) -> Schema:
    found["$defs"]["variant"]["enum"] = list(VARIANTS)
    found["$defs"]["edition"]["enum"] = list(EDITIONS)
    found["properties"]["phase"]["enum"] = phase_names()
    found["allOf"] = [_keys_of(make({})) for make in VARIANTS.values()]
    options = found["$defs"]["legend"]["properties"]
    options["score"] |= {"minimum": LEAST_SCORE, "maximum": MOST_SCORE}
    options["trail"] |= {"minimum": PRINTED_TRAIL, "maximum": MOST_TRAIL}
    options["scoring_trail"]["enum"] = list(SCORING_TRAILS)
    return found


def _record(found: Schema) -> Schema:
    found["$defs"] = {"document": schema("document")}
    found["properties"]["rules"]["enum"] = list(RULES_VERSIONS)
    found["properties"]["actions"]["items"]["pattern"] = FORMS.schema_pattern()
    found["properties"]["setup"]["allOf"] = [_settings_of(make({})) for make in VARIANTS.values()]
    found["allOf"] = [_piles_of(make({})) for make in VARIANTS.values()]
    return found


def _is(variant: Variant) -> Schema:
    """Return the condition that something is of a variant; the default one may be left out."""
    found: Schema = {"properties": {"variant": {"const": variant.name}}}
    return found if variant.name == DEFAULT_VARIANT else {**found, "required": ["variant"]}


def _seats(variant: Variant) -> Schema:
    return {"minimum": variant.least_seats, "maximum": variant.most_seats}


def _keys_of(variant: Variant) -> Schema:
    """Return what a variant's documents have that others must not have."""
    notation = NOTATIONS[variant.name]
    known: set[str] = set()
    for other in NOTATIONS.values():
        known |= other.keys
    own = {
        "phase": {"enum": [PHASES[phase].name for phase in variant.phases]},
        "seats": _seats(variant),
        "ap": {"maximum": variant.most_ap},
        **_leaders_of(variant),
        **notation.document_schema(),
        **dict.fromkeys(sorted(known - notation.keys | notation.without), False),
    }
    return {"if": _is(variant), "then": {"properties": own}}


def _leaders_of(variant: Variant) -> Schema:
    """Return that nobody has more leaders than there are."""
    most = max([variant.expedition(seat).leaders for seat in range(variant.most_seats)])
    members = {"additionalProperties": {"pattern": f"^E*(LE*){{0,{most}}}$"}}
    return {"members": {"additionalProperties": members}, "removed": members}


def _settings_of(variant: Variant) -> Schema:
    """Return what a variant's set-ups have that others must not have."""
    without = {variant.name: False} if variant.name in WITH_SETTINGS else {}
    own = {"seats": _seats(variant)}
    return {"if": _is(variant), "then": {"properties": own}, "else": {"properties": without}}


def _piles_of(variant: Variant) -> Schema:
    """Return which piles a variant's deals have that others must not have."""
    names = [pile.name for pile in variant.piles]
    common = [pile.name for pile in VARIANTS[DEFAULT_VARIANT]({}).piles]
    without = {name: False for name in names if name not in common}
    # Every deal of a variant has as many tiles.
    count = len(variant.piles[STACK].shuffled(random.Random(0)))  # noqa: S311 - counted only
    size = {"minItems": count, "maxItems": count}
    return {
        "if": {"properties": {"setup": _is(variant)}, "required": ["setup"]},
        "then": {"properties": {"deal": {"required": names, "properties": {"stack": size}}}},
        "else": {"properties": {"deal": {"properties": without}}},
    }
