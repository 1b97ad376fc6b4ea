"""Quiet hours: from a time of the day to another one, where somebody lives."""

from datetime import UTC, datetime, time, timedelta
from http import HTTPStatus
from typing import Any, Final
from zoneinfo import ZoneInfo

from tikal.web.problem import Refused

_DAY: Final = timedelta(days=1)


def zone_named(name: str) -> ZoneInfo:
    """Return a time zone, or refuse a name that is none."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        raise bad_zone(name) from None


def quiet_until(choices: dict[str, Any], moment: datetime) -> datetime | None:
    """Return when somebody's quiet hours end, None if they are not in them."""
    if choices["quiet_from"] is None:
        return None
    here = moment.astimezone(zone_named(choices["zone"]))
    begin, end = (time.fromisoformat(choices[name]) for name in ("quiet_from", "quiet_until"))
    clock = here.time().replace(tzinfo=None)
    quiet = begin <= clock < end if begin <= end else clock >= begin or clock < end
    if not quiet:
        return None
    day = here.date() + (_DAY if clock >= end else timedelta())
    return datetime.combine(day, end, here.tzinfo).astimezone(UTC)


def bad_zone(name: str) -> Refused:
    """Return the error for a time zone that nobody knows."""
    message = f"There is no time zone {name[:60]!r}."
    params: dict[str, object] = {"zone": name[:60]}
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "bad_zone", message, params=params)
