"""Taking packs from players: checked in a process that has little memory and time, and never run as code."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import shutil
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pionek.core.packs.checking import PROGRAM
from pionek.core.packs.checking import SECONDS as PROCESSOR_SECONDS
from pionek.server.errors import ApiError

if TYPE_CHECKING:
    from pionek.server.matches.registry import Matches

WEIGHT = 4
"""How many times longer than the file a pack may be when it is opened."""
MOST_WAITING = 8
"""How many checks may wait for their turn."""
MOST_NAMED = 5
"""How many mistakes a refusal names."""


class Checks:
    """Checks packs of players, one after another, each in a process of its own."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.turn = asyncio.Semaphore(1)
        self.waiting = 0

    async def checked(self, arguments: list[str], data: bytes) -> dict[str, Any]:
        """What the other process found. It is killed if it takes too long, or if nobody waits for it any more."""
        if self.waiting >= MOST_WAITING:
            raise ApiError("checks-busy")
        self.waiting += 1
        try:
            async with self.turn:
                return await self.run(arguments, data)
        finally:
            self.waiting -= 1

    async def run(self, arguments: list[str], data: bytes) -> dict[str, Any]:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*PROGRAM, *arguments, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL)
        try:
            async with asyncio.timeout(PROCESSOR_SECONDS * 3):
                out, _ = await process.communicate(data)
        except TimeoutError:
            raise ApiError("check-ended") from None
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        try:
            found: dict[str, Any] = json.loads(out)
        except ValueError:
            raise ApiError("check-ended") from None
        return found


async def upload(matches: Matches, data: bytes, lang: str) -> str:
    """Take a pack as a .zip file; returns its hash. A pack with mistakes is refused, and they are named."""
    config, shelf = matches.config, matches.shelf
    if not config.uploads:
        raise ApiError("no-uploads")
    if shelf.count() >= config.most_packs:
        raise ApiError("shelf-full")
    staged = shelf.staging()
    try:
        found = await matches.checks.checked([str(staged), "", lang, str(config.upload_bytes * WEIGHT)], data)
        refuse_mistakes(found, lang)
        digest = str(found["pack"]["digest"])
        shelf.keep(staged, digest)
    finally:
        await asyncio.to_thread(shutil.rmtree, staged, ignore_errors=True)
    matches.metrics.count("packs")
    matches.journal.note("pack-taken", pack=digest)
    return digest


def refuse_mistakes(found: dict[str, Any], lang: str) -> None:
    if found.get("wrong") == "header":
        raise ApiError("wrong-value", "pack.yaml does not name its game", "pack.yaml nie podaje nazwy gry")
    texts = [each["text"] for each in found["problems"]]
    if texts:
        more = len(texts) - MOST_NAMED
        rest = ([f"… i jeszcze: {more}"] if lang == "pl" else [f"... and {more} more"]) if more > 0 else []
        text = "\n".join([*texts[:MOST_NAMED], *rest])
        raise ApiError("wrong-value", text, text)


async def upload_files(matches: Matches, files: dict[str, str], lang: str) -> str:
    """Take a pack as the files that somebody has written in the browser; returns its hash."""
    return await upload(matches, zipped_texts(files), lang)


def zipped_texts(files: dict[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return out.getvalue()


async def check_files(matches: Matches, files: dict[str, str], lang: str) -> dict[str, Any]:
    """Check files that are being written, without keeping them."""
    if not matches.config.uploads:
        raise ApiError("no-uploads")
    staged = matches.shelf.staging()
    try:
        await asyncio.to_thread(lay_out, staged, files)
        return await matches.checks.checked([str(staged), "", lang, "0"], b"")
    finally:
        await asyncio.to_thread(shutil.rmtree, staged, ignore_errors=True)


def lay_out(folder: Path, files: dict[str, str]) -> None:
    """Write files whose names have been checked: words and slashes only."""
    for name, text in files.items():
        path = folder.joinpath(*name.split("/"))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
