"""A disk that forgets: an apsw VFS in which only what was synced surely survives a power cut.

Files are real, and beside each the disk keeps what its last sync had and the writes since. After a cut each of those
writes is there or not at random, whole or torn at a sector: disks do all of this.
"""

from __future__ import annotations

import random
from pathlib import Path

import apsw

SECTOR = 512
NAME = "powercut"


class Disk(apsw.VFS):
    """Knows what would be left of every file if the power went now."""

    def __init__(self) -> None:
        self.synced: dict[str, bytearray] = {}
        self.writes: dict[str, list[tuple[int, bytes]]] = {}
        self.off = False
        self.writes_left = -1
        """Writes until the power goes; -1 for never."""
        super().__init__(NAME, base="")

    def xOpen(self, name, flags):  # noqa: N802 - apsw's names
        return File(self, name, flags)

    def xDelete(self, filename, syncdir):  # noqa: N802
        self.synced.pop(filename, None)
        self.writes.pop(filename, None)
        super().xDelete(filename, syncdir)

    def spend(self) -> None:
        """One write more; it may be the one during which the power goes."""
        if self.writes_left == 0:
            self.off = True
        self.writes_left -= 1
        if self.off:
            raise apsw.IOError("the power is off")

    def left(self, folder: Path, luck: random.Random) -> None:
        """What somebody finds who turns the power on again."""
        for path, synced in self.synced.items():
            data = bytearray(synced)
            for at, written in self.writes[path]:
                if luck.random() < 0.5:
                    part = written[: luck.randrange(0, len(written) + 1, SECTOR)] if luck.random() < 0.3 else written
                    put(data, at, part)
            (folder / Path(path).name).write_bytes(data)


def put(data: bytearray, at: int, written: bytes) -> None:
    if len(data) < at:
        data.extend(bytes(at - len(data)))
    data[at : at + len(written)] = written


class File(apsw.VFSFile):
    def __init__(self, disk: Disk, name, flags) -> None:
        self.disk = disk
        self.path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        super().__init__("", name, flags)
        disk.synced.setdefault(self.path, bytearray())
        disk.writes.setdefault(self.path, [])

    def xWrite(self, data, offset):  # noqa: N802
        self.disk.spend()
        super().xWrite(data, offset)
        self.disk.writes[self.path].append((offset, bytes(data)))

    def xTruncate(self, size):  # noqa: N802
        super().xTruncate(size)
        self.xSync(0)  # nothing here depends on a truncation that is forgotten

    def xSync(self, flags):  # noqa: N802
        if self.disk.off:
            raise apsw.IOError("the power is off")
        synced = self.disk.synced[self.path]
        for at, written in self.disk.writes[self.path]:
            put(synced, at, written)
        del synced[self.xFileSize() :]
        self.disk.writes[self.path].clear()
