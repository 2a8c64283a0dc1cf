"""The workers that play the games: processes on this machine, or a Dask cluster. Results never depend on the choice."""

from __future__ import annotations

import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from pionek.core.errors import UserError
from pionek.lab.extras import need

SECONDS_TO_ANSWER = 5
SCHEMES = ("tcp", "tls")


class LostWorker(UserError):
    """A worker process died before the end of its games."""


class NoCluster(UserError):
    """No cluster answers at the address."""


@dataclass(frozen=True)
class Workers:
    """An executor and the number of games it plays at once; without an executor this process plays alone."""

    count: int = 1
    executor: Executor | None = None


@contextmanager
def local(jobs: int, games: int) -> Iterator[Workers]:
    """Processes on this machine: as many as it has cores unless `jobs` says otherwise, and never more than games."""
    workers = min(jobs or os.cpu_count() or 1, games)
    if workers == 1:
        yield Workers()
        return
    # Forked workers start at once and share what this process has loaded; no threads run here yet.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else None)
    pool = ProcessPoolExecutor(workers, context, initializer=begin)
    try:
        yield Workers(workers, pool)
    except BaseException as error:
        for child in multiprocessing.active_children():  # no caller waits for the games they are playing
            child.terminate()
        if not isinstance(error, BrokenProcessPool):
            raise
        raise LostWorker(
            "a process that played games was killed, perhaps for want of memory; with --out the same command goes on",
            "jeden z procesów rozgrywających partie został zabity, może z braku pamięci; z --out to samo polecenie podejmie pracę",
        ) from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def begin() -> None:
    """Initialise a worker: Ctrl-C ends it at once and in silence; the parent process reports."""
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_DFL)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End a worker whose parent was killed: it would wait for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    multiprocessing.connection.wait([parent.sentinel])
    os._exit(1)


def knock(address: str) -> None:
    """Raise an OSError or ValueError if no cluster can be reached at the address."""
    place = urlsplit(address)
    if place.scheme not in SCHEMES or not place.hostname or not place.port:
        raise ValueError(f"{address} names no scheme of {', '.join(SCHEMES)} with a host and a port")
    socket.create_connection((place.hostname, place.port), SECONDS_TO_ANSWER).close()


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of a Dask cluster that is already running. They need the same Pionek and the same packs."""
    need("dask", "distributed")
    from distributed import Client, KilledWorker

    for name in [each for each in logging.root.manager.loggerDict if each.startswith("distributed")]:
        logging.getLogger(name).setLevel(logging.CRITICAL)  # errors are reported here, in one sentence
    try:
        knock(address)  # a Client that cannot connect keeps logging after its error was reported
        client: Any = Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)  # type: ignore[no-untyped-call]  # Dask's Client has no types
    except Exception as error:
        raise NoCluster(
            f"no Dask cluster answers at {address}; give the address of a scheduler, such as tcp://127.0.0.1:8786",
            f"pod adresem {address} nie odpowiada żaden klaster Dask; podaj adres jego zarządcy, na przykład tcp://127.0.0.1:8786",
        ) from error
    with client:
        workers = sum(client.nthreads().values())
        if not workers:
            raise NoCluster(
                f"the Dask cluster at {address} has no workers; start some and try again",
                f"klaster Dask pod adresem {address} nie ma wykonawców; uruchom ich i spróbuj ponownie",
            )
        executor: Executor = client.get_executor(pure=False)
        try:
            yield Workers(workers, executor)
        except (CancelledError, KilledWorker) as error:
            raise NoCluster(
                f"the Dask cluster at {address} was lost; with --out the same command goes on",
                f"klaster Dask pod adresem {address} przestał odpowiadać; z --out to samo polecenie podejmie pracę",
            ) from error
        finally:
            executor.shutdown(wait=False)
