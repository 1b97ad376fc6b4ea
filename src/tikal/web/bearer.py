"""The header by which programs show their token, instead of a cookie."""

from collections.abc import Iterable


def bearer_in(headers: Iterable[tuple[bytes, bytes]]) -> bytes | None:
    """Return what a program shows as its token, None if it shows none.

    Other schemes than `Bearer` are between the browser and a proxy before us.
    """
    for name, value in headers:
        scheme, _, shown = value.partition(b" ")
        if name == b"authorization" and scheme.lower() == b"bearer":
            return shown.strip()
    return None
