"""Wrong tries: after some of them an account, or an address, has to wait.

They are counted in the store: several servers of one database count together.
"""

from datetime import timedelta
from http import HTTPStatus
from typing import Final

from tikal.web.problem import Refused
from tikal.web.store.attempts import AttemptRows

MINUTES: Final = 10
_PERIOD: Final = timedelta(minutes=MINUTES)
OF_ADDRESS: Final = 10
_OF_ACCOUNT: Final = 10


class Attempts:
    """Lets clients try, some times."""

    def __init__(self, rows: AttemptRows) -> None:
        """Count in this store."""
        self._rows = rows

    async def begin(
        self, what: str, address: str, account: str = "", of_address: int = OF_ADDRESS
    ) -> tuple[str, ...]:
        """Count a try, or refuse it; return what to give back if it was a good one.

        `account` is whom it is about, if that is known: wrong tries for one account count together,
        from wherever they come.
        """
        most = {f"{what} account {account}": _OF_ACCOUNT} if account else {}
        most[f"{what} address {address}"] = of_address
        if await self._rows.take(most, _PERIOD) is not None:
            raise too_many_guesses()
        return tuple(most)

    async def was_right(self, taken: tuple[str, ...]) -> None:
        """Give back a try that was a good one."""
        await self._rows.give_back(*taken)


def too_many_guesses() -> Refused:
    """Return the error for too many wrong tries."""
    message = f"There were too many wrong tries; try again in {MINUTES} minutes."
    return Refused(
        HTTPStatus.TOO_MANY_REQUESTS,
        "too_many_guesses",
        message,
        params={"minutes": MINUTES},
        retry_after=MINUTES * 60,
    )
