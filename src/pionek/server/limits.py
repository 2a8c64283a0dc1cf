"""Limits by cost, for each connection and each address, so that no client can slow down the others.

A cost is charged when it is known, so a budget may go into debt. Whoever is in debt waits until it is paid: a websocket
is not read, and a request is not served. A player who plays never notices; somebody who floods the server only gets the
share of one address.
"""

from __future__ import annotations

import resource
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from pionek.server.config import Config

T = TypeVar("T")
MOST_KNOWN = 20_000
"""How many addresses are remembered; those not seen for the longest time are forgotten first."""
MOST_CHARGED = 0.15
"""Seconds of processor time that are charged at once, at most. What costs more is done once and then kept."""
SAVED_SECONDS = 5.0
"""For how long a share of the processor can be saved up: a flood uses it all at once, and others notice."""
SPARE_FILES = 64
CONNECTION_PART = 0.5
"""The part of its address's budget that one connection may use."""


class Bucket:
    """A token bucket: `rate` units a second, and as many as a few seconds allow at once."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, seconds: float = 3.0, least: float = 1.0) -> None:
        self.rate = rate
        self.most = max(least, rate * seconds)
        self.left = self.most
        self.at = time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self) -> bool:
        """Whether one more action is allowed now; if so, it is counted."""
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def charge(self, amount: float) -> None:
        """Count a cost that has already been caused. The debt is never larger than what can be saved up."""
        self.fill()
        self.left = max(-self.most, self.left - amount)

    def wait(self) -> float:
        """Seconds until a debt is paid; 0 without one."""
        if self.left >= 0:
            return 0.0
        self.fill()
        return max(0.0, -self.left / self.rate)


class Budget:
    """What a connection or an address may cost: bytes it sends or asks for, and processor time."""

    __slots__ = ("address", "bytes", "processor")

    def __init__(self, config: Config, part: float = 1.0, address: Address | None = None) -> None:
        self.bytes = Bucket(config.bytes_per_second * part, 20.0)
        self.processor = Bucket(config.processor_share * part, SAVED_SECONDS, least=0.0)
        self.address = address

    def charge_bytes(self, number: int) -> None:
        self.bytes.charge(number)
        if self.address is not None:
            self.address.charge_bytes(number)

    def charge_seconds(self, seconds: float) -> None:
        seconds = min(seconds, MOST_CHARGED)
        self.processor.charge(seconds)
        if self.address is not None:
            self.address.charge_seconds(seconds)

    def wait(self) -> float:
        """Seconds until all debts are paid, those of the address included."""
        mine = max(self.bytes.wait(), self.processor.wait())
        return max(mine, self.address.wait()) if self.address is not None else mine


class Address(Budget):
    """All that one address does: its budget, its rates, and what it has open."""

    __slots__ = ("connects", "created", "links", "mails", "name", "passphrases", "requests", "sockets", "tried", "uploaded")

    def __init__(self, name: str, config: Config) -> None:
        super().__init__(config)
        self.name = name
        self.requests = Bucket(config.requests_per_second)
        self.connects = Bucket(config.connects_per_second, 6.0)
        self.passphrases = Bucket(config.passphrases_per_minute / 60, 60.0)
        self.created = Bucket(config.matches_per_minute / 60, 60.0)
        self.uploaded = Bucket(config.uploads_per_hour / 3600, 600.0)
        self.mails = Bucket(config.mails_per_hour / 3600, 3600.0)
        self.tried = Bucket(config.checks_per_minute / 60, 60.0)
        self.sockets = 0
        """Open websockets."""
        self.links = 0
        """Open connections of any kind. Those of a proxy are not counted."""

    def in_use(self) -> bool:
        return bool(self.sockets or self.links)


class Gate:
    """The budgets of all addresses, and how many websockets are open."""

    def __init__(self, config: Config, count: Callable[[str, str], None]) -> None:
        self.config = config
        self.count = count
        self.addresses: OrderedDict[str, Address] = OrderedDict()
        self.sockets = 0
        self.links = 0
        self.most_links = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES
        """Connections of any kind, so that files for the store and for bots are left."""

    def address(self, name: str) -> Address:
        found = self.addresses.get(name)
        if found is not None:
            self.addresses.move_to_end(name)
            return found
        found = self.addresses[name] = Address(name, self.config)
        if len(self.addresses) > MOST_KNOWN:
            oldest, unused = next(iter(self.addresses.items()))
            if unused.in_use():  # it holds something open, so it must not begin with a fresh budget
                self.addresses.move_to_end(oldest)
            else:
                del self.addresses[oldest]
        return found

    def connection(self, address: Address | None) -> Budget:
        """The budget of a new connection, as a part of that of its address if that is known."""
        return Budget(self.config, CONNECTION_PART, address)

    def enter(self, address: Address) -> bool:
        """Whether an address may open one more websocket now; if so, `leave` must follow when it closes."""
        if address.sockets >= self.config.sockets_each or self.sockets >= self.config.most_sockets:
            return self.turn_away("sockets")
        if address.wait() or not address.connects.take():
            return self.turn_away("share")
        address.sockets += 1
        self.sockets += 1
        return True

    def turn_away(self, why: str) -> bool:
        """Count a connection that is ended because of a limit. What it had sent is never read."""
        self.count("turned_away", f'why="{why}"')
        return False

    def leave(self, address: Address) -> None:
        address.sockets -= 1
        self.sockets -= 1


paying: ContextVar[Budget | None] = ContextVar("paying", default=None)
"""Who pays for what is being done: the connection whose message, or the address whose request, is being served."""


def payer_name() -> str:
    """The name of the address that pays for what is being done; "" if the server does it by itself."""
    budget = paying.get()
    address = budget if isinstance(budget, Address) else budget.address if budget is not None else None
    return address.name if address is not None else ""


class Metered(Generic[T]):
    """Awaits a coroutine and charges a budget for the processor time that it takes, without the time it waits."""

    __slots__ = ("budget", "work")

    def __init__(self, budget: Budget, work: Coroutine[Any, Any, T]) -> None:
        self.budget = budget
        self.work = work

    def __await__(self) -> Generator[Any, None, T]:
        thrown: BaseException | None = None
        spent = 0.0
        try:
            while True:
                began = time.thread_time()
                try:
                    waited_for = self.work.send(None) if thrown is None else self.work.throw(thrown)
                except StopIteration as end:
                    result: T = end.value
                    return result
                finally:
                    spent += time.thread_time() - began
                thrown = None
                try:
                    yield waited_for
                except BaseException as error:  # noqa: BLE001  handed on to the coroutine
                    thrown = error
        finally:
            self.budget.charge_seconds(spent)
            self.work.close()
