"""Refusals of the engine in words."""

from tikal.engine.refusal import Refusal
from tikal.errors import IllegalAction
from tikal.notation.sentences.english import refusal_sentence
from tikal.notation.sentences.params import readable


def illegal(refused: Refusal) -> IllegalAction:
    """Return a refusal of the engine as the exception that says it in words."""
    params = {name: readable(name, number) for name, number in refused.params.items()}
    reason = refusal_sentence(refused.code, params)
    return IllegalAction(refused.rule, refused.code, params, reason)
