"""Writing files atomically: a file is there complete or not at all."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def reported_as(path: Path) -> Iterator[None]:
    """Report an error under the name of the file that the user knows."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


@contextmanager
def atomic_write(path: Path) -> Iterator[BinaryIO]:
    """Write a temporary file beside the target and move it there at the end, so that nobody ever reads half of it.

    A target that cannot be written is reported at once. The file gets the same permissions as other new files of the user.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "it is no ordinary file", str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    with reported_as(path):
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
