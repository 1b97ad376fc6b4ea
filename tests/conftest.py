"""Which build is under test, and how hard hypothesis tries."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import tikal

BUILD = "compiled" if tikal.COMPILED else "pure"

# Machines that run tests are busy: how long an example takes says nothing about it.
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile(
    "ci", settings.get_profile("dev"), derandomize=True, database=None, print_blob=True
)
settings.register_profile("thorough", settings.get_profile("dev"), max_examples=2_000)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_report_header() -> str:
    """Say which build the tests run on, and where it is."""
    return f"tikal: {BUILD}, from {Path(tikal.__file__).parent}"


def pytest_sessionstart() -> None:
    """Refuse to test another build than the one asked for: TIKAL_EXPECT=pure or compiled."""
    expected = os.environ.get("TIKAL_EXPECT", BUILD)
    if expected != BUILD:
        pytest.exit(f"expected the {expected} build of tikal, found the {BUILD} one", returncode=3)
