"""The time, as it is stored."""

from datetime import UTC, datetime, timedelta


def now() -> str:
    """Return this moment in UTC, ISO 8601 to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def later(time: timedelta) -> str:
    """Return the moment after a time, or with a negative one before it."""
    return (datetime.now(UTC) + time).isoformat(timespec="milliseconds")
