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
from pionek.server.packs.looks import BELOW, picture_of
from pionek.server.packs.shelf import Shelf

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


def of_a_pack(shelf: Shelf, name: str) -> Path | None:
    """A picture that lies with a pack on the shelf: its name begins with the hash of the pack."""
    digest, _, rest = name.partition("/")
    folder = shelf.find(digest)
    return picture_of(folder, rest) if folder is not None else None


async def picture(shelf: Shelf, request: Request) -> Response:
    name = str(request.path_params["path"])
    path = of_a_pack(shelf, name.removeprefix(BELOW)) if name.startswith(BELOW) else files(str(request.path_params["game"])).get(name)
    if path is None:
        return PlainTextResponse("There is no such picture. / Nie ma takiego obrazu.\n", 404, headers=SAFE)
    return Response(path.read_bytes(), media_type=KINDS[path.suffix], headers=SAFE | {"Cache-Control": FOR_EVER})
