"""The shelf: packs that matches of this server may be played with, each in a folder named by the hash of its files.

A folder on the shelf never changes, so a match that names a pack by its hash is always opened with the very same pack. All
processes of a server, and the workers in which bots think, read the same folders.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import os
import re
import secrets
import shutil
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.match.loading import SHORT
from pionek.core.packs.archive import opened
from pionek.core.packs.checking import CheckEnded, checked
from pionek.core.packs.problems import Problems
from pionek.core.packs.yamlfile import read_file
from pionek.server.store.database import is_postgres

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content
    from pionek.server.config import Config

DIGEST = re.compile(r"[0-9a-f]{64}")
STAGING = ".new-"
LOCK_FILE = ".key"
KEY_LETTERS = 32
BESIDE_STORE = ".packs"
FOR_POSTGRES = "pionek.packs"
DAY = 24 * 3600
STALE_SECONDS = 3600


class MissingPack(UserError):
    """A match needs a pack that is not on the shelf."""

    def __init__(self, missing: list[str]) -> None:
        names = ", ".join(missing)
        super().__init__(
            f"this server does not have what the match is played with; missing: {names}",
            f"ten serwer nie ma tego, czym się tu gra; brakuje: {names}",
        )


class BadPack(UserError):
    """A pack that cannot be used: one that the server's owner wants to offer, or two that do not go together."""


def folder_of(config: Config) -> Path:
    """Where packs are kept: as the settings say, else beside the file of the store."""
    if config.packs_folder:
        return Path(config.packs_folder)
    return Path(FOR_POSTGRES) if is_postgres(config.db) else Path(config.db + BESIDE_STORE)


class Shelf:
    """Finds packs by their hash, and takes new ones."""

    def __init__(self, folder: Path, offered: list[str] | None = None) -> None:
        self.folder = folder
        self.offered = [each for each in offered or [] if DIGEST.fullmatch(each)]
        """The packs that this server's owner offers to everybody, by their hashes."""

    def find(self, digest: str) -> Path | None:
        if not DIGEST.fullmatch(digest):
            return None
        path = self.folder / digest
        return path if path.is_dir() else None

    def used(self, paths: tuple[Path, ...]) -> None:
        """Note that packs are still needed, so that `sweep` leaves them."""
        for path in paths:
            os.utime(path)

    def paths(self, game: Game, packs: dict[str, str]) -> tuple[Path, ...]:
        """The folders of the packs that a match names besides the game's own."""
        own = {pack.id: pack.digest for pack in game.content().packs}
        found: list[Path] = []
        missing: list[str] = []
        for id, digest in packs.items():
            if own.get(id) == digest:
                continue
            path = self.find(digest)
            if path is not None:
                found.append(path)
            elif id not in own:  # the game's own pack in another version is what it is now
                missing.append(f"{id} ({digest[:SHORT]})")
        if missing:
            raise MissingPack(missing)
        return tuple(found)

    def chosen(self, game: Game, digests: list[str]) -> tuple[Path, ...]:
        """The folders of packs that somebody asks for by their hashes."""
        found = [self.find(digest) for digest in dict.fromkeys(digests)]
        missing = [digest[:SHORT] for digest, path in zip(dict.fromkeys(digests), found, strict=True) if path is None]
        if missing:
            raise MissingPack(missing)
        paths = tuple(path for path in found if path is not None)
        for path in paths:
            named = header_of(path)["game"]
            if named != game.id:
                raise UserError(f"packs: {path.name[:SHORT]} is a pack for {named}", f"packs: {path.name[:SHORT]} to paczka do gry {named}")
        return paths

    async def content(self, game: Game, paths: tuple[Path, ...]) -> Content:
        """The content with these packs, read in a thread so that nobody waits who plays."""
        try:
            if paths and paths not in game.contents:
                await asyncio.to_thread(game.content, paths)
            content: Content = game.content(paths)
        except Problems as problems:
            en, pl = (problems.problems[0].text(lang).replace(f"{self.folder.as_posix()}/", "") for lang in ("en", "pl"))
            raise BadPack(f"this pack cannot be used: {en}", f"tej paczki nie można użyć: {pl}") from problems
        return content

    async def for_match(self, game: str, packs: dict[str, str]) -> tuple[Path, ...]:
        """The folders of a match's packs, which have been read."""
        found = registry.get(game)
        paths = self.paths(found, packs)
        await self.content(found, paths)
        return paths

    # Taking packs

    def staging(self) -> Path:
        """An empty folder in which a new pack is laid out."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        place = self.folder / f"{STAGING}{secrets.token_hex(8)}"
        place.mkdir(mode=0o700)
        return place

    def keep(self, staged: Path, digest: str) -> None:
        """Put a pack that was checked on the shelf; one that is there already stays."""
        if not DIGEST.fullmatch(digest):
            raise ValueError(digest)
        try:
            staged.rename(self.folder / digest)
        except OSError:
            if not (self.folder / digest).is_dir():
                raise
            shutil.rmtree(staged, ignore_errors=True)

    def take(self, path: Path) -> str:
        """Put a pack of the server's owner, a folder or a .zip file, on the shelf, a folder with its pictures; returns its hash."""
        try:
            found = checked(path, None)
        except CheckEnded as ended:
            found = {"problems": [{"text": f"{path}: {ended.fault or 'out of memory or time'}"}]}
        if found.get("wrong") == "header":
            raise BadPack(f"{path} has no pack.yaml that names its game", f"{path} nie ma pliku pack.yaml z nazwą gry")
        if found["problems"]:
            texts = "\n".join(each["text"] for each in found["problems"])
            raise BadPack(texts, texts)
        folder, staged = opened(path), self.staging()
        copy(sorted(folder.rglob("*.yaml")), folder, staged)
        digest = str(found["pack"]["digest"])
        self.keep(staged, digest)
        # Pictures are no part of what the hash tells: they may be painted later.
        copy([*folder.glob("art/**/*.webp"), *folder.glob("art/index.json")], folder, self.folder / digest)
        return digest

    def key(self, digest: str) -> str:
        """What opens the source of a pack that has secrets; whoever brings the pack is given it."""
        return hmac.new(self.secret(), digest.encode(), "sha256").hexdigest()[:KEY_LETTERS]

    def secret(self) -> bytes:
        """What all processes of this server know, and nobody else."""
        path = self.folder / LOCK_FILE
        if not path.is_file():
            staged = self.staging() / LOCK_FILE
            staged.write_bytes(secrets.token_bytes(32))
            with contextlib.suppress(FileExistsError):
                os.link(staged, path)
            shutil.rmtree(staged.parent)
        return path.read_bytes()

    # A backup

    def files(self) -> Iterator[tuple[str, bytes]]:
        """Every file of every pack, by its place on the shelf, and the key to their sources."""
        found = [path for folder in sorted(self.folder.glob("*")) if DIGEST.fullmatch(folder.name) for path in sorted(folder.rglob("*"))]
        for path in [self.folder / LOCK_FILE, *found]:
            with contextlib.suppress(FileNotFoundError):  # nobody has needed a pack any more, or a key yet
                if not path.is_dir():
                    yield path.relative_to(self.folder).as_posix(), path.read_bytes()

    def put_back(self, files: Iterable[tuple[str, bytes]]) -> None:
        """Put the files of a backup on the shelf. What is there already stays."""
        staged: dict[str, Path] = {}
        for place, data in files:
            digest, _, inside = place.partition("/")
            if place == LOCK_FILE:
                self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
                with contextlib.suppress(FileExistsError), (self.folder / LOCK_FILE).open("xb") as key:
                    key.write(data)
            elif DIGEST.fullmatch(digest) and inside and ".." not in inside.split("/"):
                folder = staged.get(digest) or staged.setdefault(digest, self.staging())
                (folder / inside).parent.mkdir(parents=True, exist_ok=True)
                (folder / inside).write_bytes(data)
        for digest, folder in staged.items():
            self.keep(folder, digest)

    def count(self) -> int:
        return sum(1 for path in self.folder.glob("*") if DIGEST.fullmatch(path.name)) if self.folder.is_dir() else 0

    def sweep(self, days: float) -> list[str]:
        """Remove packs that nothing has used for so many days, and what was left half taken; returns their names."""
        now = time.time()
        gone: list[str] = []
        for path in list(self.folder.glob("*")) if self.folder.is_dir() else []:
            age = now - path.stat().st_mtime
            unused = DIGEST.fullmatch(path.name) and path.name not in self.offered and age > days * DAY
            if unused or (path.name.startswith(STAGING) and age > STALE_SECONDS):
                shutil.rmtree(path, ignore_errors=True)
                gone.append(path.name)
        return gone


def copy(files: list[Path], folder: Path, into: Path) -> None:
    """Copy files of a folder into another, at the same places."""
    for each in files:
        target = into / each.relative_to(folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(each, target)


def header_of(path: Path) -> dict[str, Any]:
    """The header of a pack that was checked."""
    plain = read_file(path / "pack.yaml", path).plain()
    assert isinstance(plain, dict)
    return plain
