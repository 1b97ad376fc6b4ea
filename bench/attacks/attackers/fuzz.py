"""Whatever the OpenAPI document allows, and what it does not: schemathesis makes it up.

It has one address and is somebody else with each operation: otherwise it would soon see nothing but
that it asks too often.
"""

import random
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.result import Ok

from bench.attacks.attackers.stranger import ADDRESS, PATIENCE
from bench.attacks.count import Count

_EXAMPLES = 20
_MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
_CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
_SETTINGS = settings(
    max_examples=_EXAMPLES,
    database=None,
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)


@dataclass
class Fuzz:
    """Somebody with a table, who asks for anything."""

    address: str
    count: Count
    end: float
    rng: random.Random

    def __post_init__(self) -> None:
        """Become somebody."""
        load_all_checks()
        self._checks: list[Any] = CHECKS.get_by_names(list(_CHECKS))
        self.renew()

    def renew(self) -> None:
        """Become somebody else, with a table of their own."""
        # As a proxy on this machine would name us.
        self._headers = {"X-Tikal": "1", "X-Forwarded-For": ADDRESS}
        self._session = requests.Session()
        seats = [{"kind": "person"}, {"kind": "person"}]
        answer = self._session.post(
            f"{self.address}/api/tables",
            json={"seats": seats},
            headers=self._headers,
            timeout=PATIENCE,
        )
        self._table = answer.json().get("id", "none")

    def ask(self, case: Case[Any]) -> None:
        """Send one request and look at the answer."""
        if time.monotonic() > self.end:
            return
        found = case.path_parameters or {}
        if "table_id" in found and case.method != "DELETE" and self.rng.random() < 0.7:
            found["table_id"] = self._table
        what = f"{case.method} {case.operation.path}"
        try:
            answer = case.call(
                self.address, session=self._session, headers=self._headers, timeout=PATIENCE
            )
        except requests.RequestException:
            self.count.answer(0, what)
            return
        self.count.answer(answer.status_code, what)
        try:
            case.validate_response(answer, checks=self._checks)
        except FailureGroup as problems:
            self._complain(what, problems.exceptions)
        except Failure as problem:
            self._complain(what, [problem])

    def _complain(self, what: str, problems: Any) -> None:  # noqa: ANN401 - exceptions
        for problem in problems:
            self.count.failures[f"{what}: {str(problem.title)[:60]}"] += 1


def attack(address: str, seconds: float) -> Count:
    """Ask for every operation in turn, with what is right and what is wrong, until time is up."""
    fuzz = Fuzz(address, Count(), time.monotonic() + seconds, random.Random(4))
    schema = schemathesis.openapi.from_url(f"{address}/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    rounds = 0
    while time.monotonic() < fuzz.end:
        rounds += 1
        for operation in operations:
            for mode in _MODES:
                _ask_for(operation, mode, fuzz, rounds)
    return fuzz.count


def _ask_for(
    operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, fuzz: Fuzz, rounds: int
) -> None:
    if time.monotonic() > fuzz.end:
        return
    fuzz.renew()

    @seed(rounds)
    @_SETTINGS
    @given(operation.as_strategy(mode))
    def ask(case: Case[Any]) -> None:
        fuzz.ask(case)

    with suppress(Unsatisfiable):  # where there is nothing to send, nothing can be wrong
        ask()
