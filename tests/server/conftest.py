"""A PostgreSQL of the tests' own, and both stores by one name."""

from __future__ import annotations

import shutil
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.dealt import dealt
from tests.server.postgres import Cluster, binaries


@pytest.fixture(autouse=True)
def no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers inside a test deal as those in a process of their own do."""
    monkeypatch.setattr("secrets.randbits", dealt)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Started when the first test wants it, stopped at the end also when tests fail."""
    folder = Path(tempfile.mkdtemp(prefix="pionek-pg-"))
    started = Cluster(folder, binaries(folder))
    try:
        started.start()
        yield started
    finally:
        started.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store would lie: a file, or a database of its own."""
    if request.param == "sqlite":
        return str(tmp_path / "pionek.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database(f"t{uuid.uuid4().hex[:12]}")


@pytest.fixture
def file(tmp_path) -> str:
    """Where the store of a single process lies."""
    return str(tmp_path / "pionek.db")
