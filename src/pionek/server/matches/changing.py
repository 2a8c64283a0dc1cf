"""Changing a match: one change at a time, written to the store before it counts and before anybody sees it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pionek.core.match.match import UNDO
from pionek.server.errors import ApiError
from pionek.server.limits import paying
from pionek.server.matches import clocks, holding, results
from pionek.server.matches.live_match import LiveMatch
from pionek.server.store.database import StoreFailed
from pionek.server.store.rows import CLOSED, FINISHED, RUNNING, Entry, Secret
from pionek.server.store.statements import Conflict, Twice
from pionek.server.tokens import AFTER_MATCH_MS

if TYPE_CHECKING:
    from pionek.server.matches.registry import Matches

WRITES_KNOWN = 32
ATTEMPTS = 20
"""How often a change is tried again because somebody else wrote first."""

Change = Callable[[LiveMatch, int], "list[Entry] | None"]
"""Changes a match in memory, given the time, and returns the new entries of its log.

It returns None if there is nothing left to change, and raises ApiError before it has changed anything.
"""


class Changes:
    """Applies changes to matches."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.write_times: deque[float] = deque(maxlen=WRITES_KNOWN)
        """How long the store took for the latest writes, in milliseconds: a pause lasts as much longer, as a pass would."""

    async def apply(
        self, live: LiveMatch, change: Change, secrets: Sequence[Secret] = (), emptied: Sequence[int] = ()
    ) -> None:
        """Change a match in memory and write it to the store; only then the change counts and clients hear of it.

        `secrets` are tokens to add in the same transaction, `emptied` seats whose tokens end with it. If somebody else
        wrote first, the change is tried again on the new position. If the store fails, nothing has changed.
        """
        matches = self.matches
        if matches.stopping:
            raise ApiError("leaving")
        async with live.lock:
            matches.updates.send_if_queued(live)
            for _attempt in range(ATTEMPTS):
                if live.gone:
                    raise ApiError("leaving" if live.moved else "no-match")
                if live.row.status == CLOSED:
                    raise ApiError("closed")
                now = matches.now()
                expected, was = live.row.version, live.row.status
                try:
                    entries = change(live, now)
                    if entries is None:
                        return
                    if not entries or not entries[-1].text.startswith(UNDO):  # after an undo the seat is asked again
                        entries = [*entries, *live.pass_unasked(now)]
                    if entries:
                        holding.hold(live, entries, now, matches.config.window_pause, self.write_times)
                    advance(live, entries, now)
                    began = time.monotonic()
                    await matches.store.write(live.row, expected, entries, secrets, emptied, matches.leases.owner)
                    self.write_times.append((time.monotonic() - began) * 1000)
                except (Conflict, Twice):
                    await matches.leases.check(live)
                    await matches.reload(live)
                    matches.updates.queue(live)  # what an operator wrote; its notification will bring nothing new
                    continue
                except StoreFailed as error:
                    matches.metrics.count("store_failures")
                    matches.journal.warn("store-failed", match=live.id, reason=str(error))
                    await matches.reload(live)
                    raise ApiError("not-written") from error
                except ApiError:
                    raise
                except BaseException:
                    await matches.reload(live)
                    raise
                break
            else:
                raise ApiError("not-written")
        self.written(live, ended=live.row.status == FINISHED != was)

    def written(self, live: LiveMatch, ended: bool) -> None:
        """Let clients know of a change that is in the store now, and finish a match that has ended."""
        live.payer = paying.get()
        live.asked_at = time.monotonic()
        self.matches.updates.queue(live)
        self.matches.updates.go_on_later(live)
        if ended:
            self.matches.run_in_background(self.finish(live))

    async def settle(self, live: LiveMatch) -> None:
        """After the last stop: end a match that is over, and pass for a seat that does not want to be asked."""

        def nothing(live: LiveMatch, _now: int) -> list[Entry] | None:
            over = live.match.result is not None and live.row.status == RUNNING
            seat = live.seat_asked()
            return [] if not live.stops and (over or (seat >= 0 and live.chairs[seat].wishes)) else None

        await self.apply(live, nothing)

    async def finish(self, live: LiveMatch) -> None:
        """The match is over: let its tokens end after a while, and write down what it means for accounts."""
        await self.matches.store.end_tokens(live.id, self.matches.now() + AFTER_MATCH_MS)
        self.matches.metrics.count("finished")
        self.matches.journal.note("finished", match=live.id, game=live.row.game)
        await results.note(self.matches, live)


def advance(live: LiveMatch, entries: list[Entry], now: int) -> None:
    """Bring the row of a match to its next version, after a change has made these entries."""
    row = live.row
    row.version += 1
    row.entries += len(entries)
    row.touched = now
    live.entries += entries
    live.answer_ids |= {entry.answer for entry in entries if entry.answer}
    if live.result is not None and row.status == RUNNING:
        row.status = FINISHED
        row.state.offer = None
    clocks.update(live, entries, now)
