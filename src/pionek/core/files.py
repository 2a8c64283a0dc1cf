"""Files that are there whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def told_as(path: Path) -> Iterator[None]:
    """What cannot be written is told by the name that a person knows."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A file that is written beside its place and put there at the end, so that nobody ever finds half of it.

    What cannot be written is told at once, by its own name. Whoever may read other files of this person may read it too.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "it is no ordinary file", str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    with told_as(path):
        file = beside.open("xb")
    try:
        with file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException as error:
        beside.unlink(missing_ok=True)
        if isinstance(error, OSError) and error.filename in (None, str(beside)):
            error.filename = str(path)
        raise
