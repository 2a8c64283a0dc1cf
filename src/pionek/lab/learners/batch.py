"""Many tables in one call: numpy arrays in and out, matches that begin anew by themselves, and processes that share memory."""

from __future__ import annotations

import multiprocessing
import sys
from mmap import mmap
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pionek.bots.bot import Bot
from pionek.bots.seats import bot_of
from pionek.bots.seeds import derived
from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.learning.actions import actions_of
from pionek.core.learning.tables import CUT_OFF, Tables
from pionek.core.match.match import Match, fresh
from pionek.lab.learners.seeing import features_of
from pionek.lab.plan import guarded, seated
from pionek.lab.tally import CAP_CAUSES

if TYPE_CHECKING:
    from multiprocessing.context import ForkProcess

    from pionek.core.state.decision import Option

Array = npt.NDArray[Any]


class Step(NamedTuple):
    """All tables after a step, a row for each. The arrays are the environment's own: the next step writes into them."""

    observation: Array
    """What the seat that is asked sees, float32; its entries are those of `features()`."""
    mask: Array
    """A one for each action that is offered, int8."""
    seat: Array
    """The seat that is asked."""
    reward: Array
    """Of every seat, in the order of seats: 0 until the match is over, then 1, 0 or -1."""
    terminated: Array
    """Whether the match has just ended; the row already shows the next one."""
    truncated: Array
    """Whether a length limit has just ended it."""


class Plan(NamedTuple):
    """What is played at every table."""

    game: str
    packs: tuple[Path, ...]
    settings: dict[str, Any]
    most_steps: int
    seat: int | None
    bots: tuple[str, ...]


class Memory:
    """The arrays of all tables, one behind the other in one block of memory, which forked processes share."""

    def __init__(self, tables: int, features: int, actions: int, seats: int) -> None:
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "observation": ((tables, features), np.float32),
            "reward": ((tables, seats), np.float32),
            "seat": ((tables,), np.int32),
            "action": ((tables,), np.int32),
            "mask": ((tables, actions), np.int8),
            "end": ((tables,), np.int8),
        }
        sizes = {name: int(np.prod(shape)) * np.dtype(kind).itemsize for name, (shape, kind) in shapes.items()}
        block = mmap(-1, sum(sizes.values()))
        self.arrays: dict[str, Array] = {}
        first = 0
        for name, (shape, kind) in shapes.items():
            self.arrays[name] = np.frombuffer(block, kind, int(np.prod(shape)), first).reshape(shape)
            first += sizes[name]


class Others:
    """The bots of the seats that are not the learner's, at every table; each match has bots of its own."""

    def __init__(self, plan: Plan, seats: int) -> None:
        assert plan.seat is not None
        self.seat = plan.seat
        self.seats = seats
        self.words = plan.bots
        self.bots: dict[int, tuple[int, list[Bot]]] = {}

    def __call__(self, at: int, match: Match) -> Option | None:
        decision = match.decision
        assert decision is not None
        if decision.seat == self.seat:
            return None
        seed, bots = self.bots.get(at, (-1, []))
        if seed != match.seed:
            bots = [self.seated(match.seed, place) for place in range(self.seats - 1)]
            self.bots[at] = match.seed, bots
        return bots[(decision.seat - self.seat - 1) % self.seats].choose(match, decision.seat)

    def seated(self, seed: int, place: int) -> Bot:
        bot = bot_of(self.words[place], seed, (self.seat + 1 + place) % self.seats)
        assert bot is not None
        return bot


def next_seed(_at: int, seed: int) -> int:
    return derived(seed, "next")


def tables_of(plan: Plan, arrays: dict[str, Array], rows: range) -> Tables:
    """The tables of some rows, which write into these rows of the arrays."""
    game = registry.get(plan.game)
    content = game.content(plan.packs)
    part = {name: each[rows.start : rows.stop].reshape(-1).data for name, each in arrays.items()}
    seats = arrays["reward"].shape[1]
    others = Others(plan, seats) if plan.seat is not None else None
    return Tables(
        game, content, plan.settings, actions_of(game, content), arrays["observation"].shape[1], plan.most_steps,
        part["observation"], part["mask"], part["seat"], part["reward"], part["end"], others, next_seed, CAP_CAUSES,
    )  # fmt: skip


class BatchEnv:
    """N tables of one game. Every seat is the learner's, or one seat is and bots play the others.

    >>> import numpy as np, pionek
    >>> env = pionek.batch_env("connectfour", tables=8, seed=7)
    >>> now = env.reset()
    >>> luck = np.random.default_rng(7)
    >>> for _ in range(100):
    ...     scores = luck.random(now.mask.shape) * now.mask      # a network's scores in your program
    ...     now = env.step(scores.argmax(axis=1))
    >>> now.observation.shape, now.mask.shape
    ((8, 84), (8, 7))
    """

    def __init__(
        self, game: str, tables: int = 64, processes: int = 1, seat: int | None = None, bots: str = "random", seed: int = 0,
        packs: tuple[Path, ...] = (), most_steps: int = 0, **settings: Any,
    ) -> None:  # fmt: skip
        if not 1 <= processes <= tables:
            raise UserError(
                f"{tables} tables cannot be shared among {processes} processes; there is at least one table for each",
                f"stołów: {tables} nie da się podzielić na procesy: {processes}; na każdy przypada co najmniej jeden stół",
            )
        if processes > 1 and sys.platform != "linux":
            raise UserError("several processes that share memory need Linux", "kilka procesów ze wspólną pamięcią wymaga Linuksa")
        found = registry.get(game)
        content = found.content(packs)
        chosen = found.chosen(content, guarded(found, settings))
        seats = fresh(found, content, chosen, 0).seats
        if seat is not None and not 0 <= seat < seats:
            raise UserError(
                f"there is no seat {seat}; this match has {seats}, counted from 0",
                f"nie ma miejsca {seat}; w tej grze liczba miejsc to {seats}, licząc od 0",
            )
        self.plan = Plan(game, packs, chosen, most_steps, seat, tuple(seated(bots.split(","), seats - 1)) if seat is not None and seats > 1 else ())
        self.tables = tables
        self.seed = seed
        self.actions = actions_of(found, content)
        self.names = features_of(found, content, seats)
        self.memory = Memory(tables, len(self.names), len(self.actions), seats)
        self.workers: list[tuple[ForkProcess, Connection]] = []
        self.own: Tables | None = None
        if processes == 1:
            self.own = tables_of(self.plan, self.memory.arrays, range(tables))
        else:
            self.fork(processes)

    def fork(self, processes: int) -> None:
        context = multiprocessing.get_context("fork")
        for at in range(processes):
            here, there = context.Pipe()
            rows = range(self.tables * at // processes, self.tables * (at + 1) // processes)
            inherited = [here, *(pipe for _, pipe in self.workers)]
            worker = context.Process(target=serve, args=(there, inherited, self.plan, self.memory.arrays, rows), daemon=True)
            worker.start()
            there.close()
            self.workers.append((worker, here))

    # What learners ask

    def features(self) -> list[str]:
        """What each entry of an observation means."""
        return self.names

    def meaning(self, action: int) -> str:
        """The key of the option behind an action."""
        return self.actions.meaning(int(action))

    def reset(self, seed: int | None = None) -> Step:
        """Begin new matches everywhere; the same seed begins the same ones, with any number of processes."""
        self.seed = self.seed if seed is None else seed
        self.memory.arrays["reward"][:] = 0
        self.memory.arrays["end"][:] = 0
        seeds = [derived(self.seed, "table", at) for at in range(self.tables)]
        if self.own is not None:
            self.own.reset(seeds)
        else:
            self.tell(seeds)
        return self.seen()

    def step(self, actions: Any) -> Step:
        """Take an action at every table: an array of numbers. One that is not offered loses its match."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,):
            raise UserError(
                f"{self.tables} actions are wanted, one for each table; there are {chosen.size}",
                f"potrzeba akcji: {self.tables}, po jednej na stół; jest ich {chosen.size}",
            )
        if self.own is not None:
            self.own.step(chosen.tolist())
        else:
            self.memory.arrays["action"][:] = chosen
            self.tell(None)
        return self.seen()

    def seen(self) -> Step:
        arrays = self.memory.arrays
        ends = arrays["end"]
        return Step(arrays["observation"], arrays["mask"], arrays["seat"], arrays["reward"], (ends > 0) & (ends != CUT_OFF), ends == CUT_OFF)

    def tell(self, seeds: list[int] | None) -> None:
        """Let all processes reset or step, and wait for them."""
        for _, pipe in self.workers:
            pipe.send(seeds)
        for _, pipe in self.workers:
            fault = pipe.recv()
            if fault is not None:
                raise RuntimeError(f"a process of the batch has failed: {fault}")

    def close(self) -> None:
        """End the processes, if there are any."""
        for worker, pipe in self.workers:
            pipe.close()
            worker.join()
        self.workers = []

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None) -> None:
        self.close()


def serve(pipe: Connection, inherited: list[Connection], plan: Plan, arrays: dict[str, Array], rows: range) -> None:
    """A process with some of the tables: it steps when told, until nobody is there to tell.

    It closes the other ends of pipes that it inherited; else it would not notice that the one who tells is gone.
    """
    for each in inherited:
        each.close()
    tables = tables_of(plan, arrays, rows)
    while True:
        try:
            seeds = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            if seeds is None:
                tables.step(arrays["action"][rows.start : rows.stop].tolist())
            else:
                tables.reset(seeds[rows.start : rows.stop])
            pipe.send(None)
        except Exception as error:  # noqa: BLE001  told where somebody can read it
            pipe.send(f"{type(error).__name__}: {error}")
