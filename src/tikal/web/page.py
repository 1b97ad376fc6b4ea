"""The page: the built browser app, small on the wire and cached as long as it may be."""

from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tikal.web.preview import preview_of, with_preview
from tikal.web.problem import Refused

_FOREVER: Final = "public, max-age=31536000, immutable"
# A guest's first answer sets their cookie, so no cache may give it to others.
_ASK_FIRST: Final = "private, no-cache"
# Ending of a file compressed in advance, by the encoding's name; the smaller one first.
_COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}
# Endings that some systems' tables of types lack.
_KINDS: Final = {".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
_READING: Final = ("GET", "HEAD")
NOT_BUILT: Final = (
    "The page is not built, so there is nothing to see in a browser: run `python tools/page.py` in "
    "the source folder, then install again (`make play` does both)."
)


def is_built(folder: Path) -> bool:
    """Tell whether a folder holds the built page."""
    return (folder / "index.html").is_file()


class Page:
    """Serves the files of a folder; paths without a file fall back to the app."""

    def __init__(self, folder: Path, otherwise: ASGIApp) -> None:
        """Serve this folder; hand anything but HTTP requests to `otherwise`."""
        self._folder = folder.resolve()
        self._otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that no route has taken."""
        if scope["type"] != "http":
            await self._otherwise(scope, receive, send)
            return
        response = await self._answer(Request(scope))
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        """Return the file of a path, or the app."""
        path = request.url.path
        if f"{path}/".startswith("/api/") or request.method not in _READING:
            message = "There is nothing here."
            raise Refused(HTTPStatus.NOT_FOUND, "not_found", message)
        wanted = self._found(path)
        if wanted is not None:
            return self._file(wanted, request)
        if "." in path.rpartition("/")[2]:
            raise Refused(HTTPStatus.NOT_FOUND, "not_found", "There is no such file.")
        if not is_built(self._folder):
            return PlainTextResponse(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE)
        index = self._folder / "index.html"
        preview = await preview_of(request.app.state.server, path)
        if preview is None:
            return self._file(index, request)
        page = with_preview(index.read_text("utf-8"), preview, str(request.base_url))
        return HTMLResponse(page, headers={"cache-control": _ASK_FIRST})

    def _found(self, path: str) -> Path | None:
        """Return the file of a path; what can't even be the name of a file is none."""
        try:
            wanted = (self._folder / path.lstrip("/")).resolve()
            return wanted if wanted.is_file() and wanted.is_relative_to(self._folder) else None
        except (OSError, ValueError):
            return None

    def _file(self, path: Path, request: Request) -> Response:
        hashed = path.parent.name == "assets"
        headers = {"cache-control": _FOREVER if hashed else _ASK_FIRST, "vary": "accept-encoding"}
        kind = _KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
        accepted = request.headers.get("accept-encoding", "")
        for encoding, ending in _COMPRESSED.items():
            smaller = path.with_name(path.name + ending)
            if encoding in accepted and smaller.is_file():
                headers["content-encoding"] = encoding
                return FileResponse(smaller, headers=headers, media_type=kind)
        return FileResponse(path, headers=headers, media_type=kind)
