"""The page in the browser: the built files of `web/`, held in memory. Browsers may cache all but the index for ever."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from pionek.core.view.icons import ICONS, all_icons

FOLDER = Path(__file__).parents[1] / "page"
"""Where `make setup` and the build of the wheel put the files built from `web/`."""
INDEX = "index.html"
MANIFEST = ".webmanifest"
"""What makes the page installable; its name never changes."""
POLICY = "; ".join([
    "default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "object-src 'none'",
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
])  # fmt: skip
SAFE = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Content-Security-Policy": POLICY}
FOR_EVER = "public, max-age=31536000, immutable"
KINDS = {".woff2": "font/woff2", MANIFEST: "application/manifest+json"}
COMPRESSED = (".html", ".js", ".css", ".svg", ".json")
MISSING = "The page has not been built yet; `make setup` builds it. / Strona nie jest jeszcze zbudowana; buduje ją `make setup`.\n"


class Page:
    """The files of the page by name, plain and, where it helps, compressed."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, tuple[bytes, bytes | None, str]] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            name = path.relative_to(folder).as_posix()
            if path.is_file() and name != ICONS:
                data = path.read_bytes()
                compressed = gzip.compress(data, 9, mtime=0) if path.suffix in COMPRESSED else None
                kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0]
                self.files[name] = (data, compressed, kind or "application/octet-stream")

    async def index(self, request: Request) -> Response:
        return self.file(INDEX, request)

    async def asset(self, request: Request) -> Response:
        return self.file(f"assets/{request.path_params['name']}", request)

    def file(self, name: str, request: Request) -> Response:
        found = self.files.get(name)
        if found is None:
            status = 503 if name == INDEX else 404
            return Response(MISSING if name == INDEX else "", status, SAFE, "text/plain; charset=utf-8")
        data, compressed, kind = found
        headers = SAFE | {"Cache-Control": "no-cache" if name == INDEX or name.endswith(MANIFEST) else FOR_EVER, "Vary": "Accept-Encoding"}
        if compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(compressed, 200, headers | {"Content-Encoding": "gzip"}, kind)
        return Response(data, 200, headers, kind)


@cache
def outline(icon: str) -> str:
    """The outline of an icon as an SVG path on a square of 512; "" if there is no such icon."""
    return all_icons().get(icon, "")
