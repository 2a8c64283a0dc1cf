"""The art of the games: pictures that `make art` painted into each game's folder. Browsers may keep them for ever: names carry a version."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pionek.core import registry
from pionek.server.http.page import FOR_EVER, SAFE

FOLDER = "art"
INDEX = "index.json"
KINDS = {".webp": "image/webp", ".json": "application/json", ".wav": "audio/wav"}
NOTHING: dict[str, dict[str, str]] = {"files": {}, "things": {}}


@cache
def files(game: str) -> dict[str, Path]:
    """All pictures of a game by their names; nothing else can be fetched."""
    folder = registry.get(game).folder / FOLDER if game in registry.names() else None
    if folder is None or not folder.is_dir():
        return {}
    return {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.suffix in KINDS and path.name != INDEX}


@cache
def index(game: str) -> dict[str, Any]:
    """The version of each picture that everybody may see, and the things that share one. What is veiled is not in it."""
    path = registry.get(game).folder / FOLDER / INDEX
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Any]) if path.exists() else NOTHING


async def picture(request: Request) -> Response:
    path = files(str(request.path_params["game"])).get(str(request.path_params["path"]))
    if path is None:
        return PlainTextResponse("There is no such picture. / Nie ma takiego obrazu.\n", 404, headers=SAFE)
    return Response(path.read_bytes(), media_type=KINDS[path.suffix], headers=SAFE | {"Cache-Control": FOR_EVER})
