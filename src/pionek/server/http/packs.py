"""What everybody may read and bring of packs: those this server has, their entries, and their files."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from hmac import compare_digest
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.game import Game
from pionek.core.language.definitions import Content
from pionek.core.packs.archive import zipped
from pionek.core.packs.beginning import example_files
from pionek.core.packs.examples import examples
from pionek.core.packs.loader import schema
from pionek.core.text.phrasebook import plain
from pionek.server.errors import ApiError
from pionek.server.http.request import ApiRequest, ApiResult
from pionek.server.matches.creating import find_game
from pionek.server.packs.shelf import header_of
from pionek.server.packs.uploading import check_files, upload, upload_files

MOST_ASKED = 4
"""How many packs one match may have."""
MOST_KEPT = 200
MOST_GAMES = 5000
"""How many games a balance run plays of each version."""
MEASURING_BOT = "greedy"
NEW = "my-pack"
"""The id of a new pack, until its author chooses a better one."""

FileName = Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+){0,3}\.yaml$")]


class Files(msgspec.Struct, forbid_unknown_fields=True):
    """The files of a pack that is being written, by their names."""

    files: Annotated[dict[FileName, Annotated[str, Meta(max_length=200_000)]], Meta(max_length=40)]


Digest = Annotated[str, Meta(max_length=64)]


class Measured(msgspec.Struct, forbid_unknown_fields=True):
    """What a balance run compares: a game with these packs, and with the older ones or none; and how many games it plays of each."""

    game: Annotated[str, Meta(max_length=64)]
    packs: Annotated[list[Digest], Meta(min_length=1, max_length=MOST_ASKED)]
    old: Annotated[list[Digest], Meta(max_length=MOST_ASKED)] = []
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 400


def digests_of(request: ApiRequest) -> list[str]:
    """The hashes of packs in the query."""
    given = [each for each in request.http.query_params.get("packs", "").split(",") if each]
    if len(given) > MOST_ASKED:
        raise ApiError("wrong-value", f"packs: at most {MOST_ASKED}", f"packs: najwyżej {MOST_ASKED}")
    return given


async def content_with(request: ApiRequest, game: Game, digests: list[str]) -> Content:
    """The content of a game with packs on the shelf."""
    try:
        return await request.matches.shelf.content(game, request.matches.shelf.chosen(game, digests))
    except UserError as error:
        raise ApiError.from_error("wrong-value", error) from error


@lru_cache(MOST_KEPT)
def pack_info(game: Game, content: Content, digest: str, lang: str) -> dict[str, Any]:
    """A pack as a list of packs shows it, with the names of what it adds, first what players choose; what a campaign keeps secret is not told."""
    pack = next(each for each in content.packs if each.digest == digest)
    chosen = {setting.of for setting in game.settings}
    own = sorted((each for each in game.campaign.readable(content) if each.pack == pack.id), key=lambda each: each.kind not in chosen)
    every = sum(each.pack == pack.id for entries in content.entries.values() for each in entries)
    return {
        "digest": pack.digest,
        "id": pack.id,
        "version": pack.version,
        "licence": pack.licence,
        "game": game.id,
        "game_name": game.name[lang],
        "secret": len(own) < every,
        "adds": [{"kind": each.kind, "id": each.id, "name": each.name[lang]} for each in own],
    }


async def info_of(request: ApiRequest, digest: str) -> tuple[Game, Content, dict[str, Any]]:
    path = request.matches.shelf.find(digest)
    if path is None:
        raise ApiError("no-pack")
    game = registry.get(str(header_of(path)["game"]))
    content = await request.matches.shelf.content(game, (path,))
    return game, content, pack_info(game, content, digest, request.lang)


async def offered(request: ApiRequest) -> ApiResult:
    """The packs that everybody may play with here, and whether players may bring their own."""
    wanted = request.http.query_params.get("game", "")
    found = [(await info_of(request, digest))[2] for digest in request.matches.shelf.offered]
    config = request.matches.config
    packs = [each for each in found if wanted in ("", each["game"])]
    return 200, {"packs": packs, "uploads": config.uploads, "most_bytes": config.upload_bytes}


async def example_list(request: ApiRequest) -> ApiResult:
    """The example packs, by the game that each is for."""
    found = [{"id": name, "game": str(header_of(path)["game"])} for name, path in examples().items()]
    return 200, {"examples": [each for each in found if each["game"] in registry.names()]}


async def example(request: ApiRequest) -> ApiResult:
    """Put an example pack on the shelf, to play with it or to open it in the workshop."""
    path = examples().get(str(request.http.path_params["example"]))
    if path is None:
        raise ApiError("no-pack")
    if not request.address.tried.take():
        raise ApiError("too-fast")
    files = {each.relative_to(path).as_posix(): each.read_text(encoding="utf-8") for each in sorted(path.rglob("*.yaml"))}
    return 201, await brought(request, await upload_files(request.matches, files, request.lang))


async def bring(request: ApiRequest) -> ApiResult:
    """Take a pack from a player, as a .zip file."""
    if not request.address.uploaded.take():
        raise ApiError("too-fast")
    return 201, await brought(request, await upload(request.matches, request.body, request.lang))


async def brought(request: ApiRequest, digest: str) -> dict[str, Any]:
    """A pack as whoever has brought it sees it: with the key to its source, if it has secrets."""
    _game, _content, info = await info_of(request, digest)
    return info | {"key": request.matches.shelf.key(digest) if info["secret"] else ""}


async def source(request: ApiRequest) -> Path:
    """The folder of a pack; one that has secrets opens only with its key."""
    digest = str(request.http.path_params["digest"])
    _game, _content, info = await info_of(request, digest)
    shelf = request.matches.shelf
    if info["secret"] and not compare_digest(request.token.encode(), shelf.key(digest).encode()):
        raise ApiError("no-pack-key")
    found = shelf.find(digest)
    assert found is not None
    return found


async def one(request: ApiRequest) -> ApiResult:
    """A pack with all its entries in words; what a campaign keeps secret in it is not told."""
    game, content, info = await info_of(request, str(request.http.path_params["digest"]))
    entries = [
        {"id": each.id, "kind": each.kind, "name": each.name[request.lang], "text": plain(content.text_of(each.kind, each.index, request.lang))}
        for each in game.campaign.readable(content)
        if each.pack == info["id"]
    ]
    return 200, info | {"entries": entries}


async def file(request: ApiRequest) -> ApiResult:
    """The pack as a .zip file."""
    return 200, zipped(await source(request))


async def check(request: ApiRequest) -> ApiResult:
    """The mistakes of a pack that is being written."""
    given: Files = request.body
    if not request.address.tried.take():
        raise ApiError("too-fast")
    found = await check_files(request.matches, given.files, request.lang)
    if found.get("wrong") == "header":
        found = {"problems": [no_header(request.lang)], "entries": 0, "game": None}
    return 200, found


def no_header(lang: str) -> dict[str, Any]:
    text = "pack.yaml: tu brakuje nazwy gry" if lang == "pl" else "pack.yaml: it does not name its game"
    return {"file": "pack.yaml", "line": 1, "column": 1, "entry": "pack", "field": "game", "text": text, "found": "", "expected": "", "near": ""}


async def bring_files(request: ApiRequest) -> ApiResult:
    """Take a pack from a player, as the files written in the browser."""
    given: Files = request.body
    if not request.address.uploaded.take():
        raise ApiError("too-fast")
    return 201, await brought(request, await upload_files(request.matches, given.files, request.lang))


async def files(request: ApiRequest) -> ApiResult:
    """The files of a pack, to be read or changed in the browser."""
    path = await source(request)
    return 200, {"files": {each.relative_to(path).as_posix(): each.read_text(encoding="utf-8") for each in sorted(path.rglob("*.yaml"))}}


async def begin(request: ApiRequest) -> ApiResult:
    """The files of a new pack, with one small entry; and the schema of such files."""
    game = find_game(str(request.http.path_params["game"]))
    return 200, {"files": await asyncio.to_thread(example_files, game, NEW), "schema": schema(game)}


async def measure(request: ApiRequest) -> ApiResult:
    """Begin a balance run."""
    given: Measured = request.body
    if not request.matches.config.uploads:
        raise ApiError("no-uploads")
    if not request.address.uploaded.take():
        raise ApiError("too-fast")
    game = find_game(given.game)
    shelf = request.matches.shelf
    for digests in (given.packs, given.old):
        await content_with(request, game, digests)
    new, old = (list(shelf.chosen(game, digests)) for digests in (given.packs, given.old))
    return 201, {"run": request.matches.measuring.begin(game.id, new, old, given.games, [MEASURING_BOT])}


async def run_told(request: ApiRequest) -> ApiResult:
    """How far a balance run is, and its report when it is done."""
    return 200, request.matches.measuring.told(str(request.http.path_params["run"]), request.lang)


async def stop_run(request: ApiRequest) -> ApiResult:
    """Stop a balance run; what has been played is kept."""
    request.matches.measuring.stop(str(request.http.path_params["run"]))
    return await run_told(request)


async def go_on_with_run(request: ApiRequest) -> ApiResult:
    """Go on with a balance run that was stopped."""
    request.matches.measuring.go_on(str(request.http.path_params["run"]))
    return await run_told(request)
