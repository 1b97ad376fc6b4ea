"""Reasons, and the advice they are part of: codes with parameters, for interfaces to translate."""

from typing import NamedTuple

Params = dict[str, str | int | float]


class Reason(NamedTuple):
    """Something a plan achieves, and by how many points that changes what the seat may expect.

    `steps` are the planned actions that bring it about, counted from 0; a reason that lies in the
    position and not in the plan has none.
    """

    code: str
    params: Params
    worth: float = 0.0
    steps: tuple[int, ...] = ()

    @property
    def about(self) -> tuple[str, object]:
        """What it is about: two plans with reasons about the same achieve the same there."""
        return self.code, self.params.get("space")


class Planned(NamedTuple):
    """An action of a plan and its cost in AP."""

    text: str
    cost: int


class OtherPlan(NamedTuple):
    """The best plan that does something else.

    It is judged `worse` by so many points; `misses` is what the first plan achieves and this one
    does not.
    """

    plan: tuple[Planned, ...]
    reasons: tuple[Reason, ...]
    misses: tuple[Reason, ...]
    worse: float


class Advice(NamedTuple):
    """A plan as far as it can be foreseen, from its first action on; why; and another one."""

    plan: tuple[Planned, ...]
    reasons: tuple[Reason, ...]
    other: OtherPlan | None
