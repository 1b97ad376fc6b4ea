"""The line between a page and the server, for tests that cut it."""

from collections.abc import Callable

from playwright.sync_api import Page, Route

# No request has this address.
NOTHING = "**/nothing-is-called-like-this"


class Line:
    """All that a page asks the server for goes through it.

    It is laid before the page is opened, and stays. Chromium confirms that it stops requests, or
    lets them pass again, before the page's own process has heard of it: where that begins under an
    open page, its next request may get past it.
    """

    def __init__(self, page: Page) -> None:
        """Lay the line to a page that is not open yet."""
        assert page.url == "about:blank", "too late: this page has asked already"
        self.page = page
        page.route(NOTHING, lambda route: route.abort())

    def handle(self, pattern: str, how: Callable[[Route], None]) -> None:
        """Let requests be answered otherwise, until they are mended."""
        self.page.route(pattern, how)

    def cut(self, pattern: str) -> None:
        """Let requests fail as they do without a server."""
        self.handle(pattern, lambda route: route.abort())

    def jam(self, pattern: str) -> None:
        """Let something between the page and the server answer."""
        self.handle(pattern, lambda route: route.fulfill(status=503, body="<h1>No</h1>"))

    def hold(self, pattern: str) -> Callable[[], None]:
        """Let requests wait; return what lets them, and later ones, go on."""
        held: list[Route] = []
        free = False

        def wait(route: Route) -> None:
            if free:
                route.continue_()
            else:
                held.append(route)

        def release() -> None:
            nonlocal free
            free = True
            for route in held:
                route.continue_()

        self.handle(pattern, wait)
        return release

    def mend(self, pattern: str) -> None:
        """Let requests through to the server again."""
        self.page.unroute(pattern)
