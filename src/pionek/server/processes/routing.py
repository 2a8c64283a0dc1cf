"""Which process of a server serves a request, as its first line tells.

A server with several processes has a front, which serves everything that is not about one match, and owners, each of which
has its own matches. A stock proxy in front of several machines decides in the same way (deploy/nginx.conf).
"""

from __future__ import annotations

import itertools
import re
from urllib.parse import unquote

from pionek.server.store.database import is_postgres
from pionek.server.store.shards import shard_of, share_of

FRONT = 0
"""The number of the front; owners are numbered from 1."""
NAMED = re.compile(r"/api/(?:matches|play)/([^/?]+)|[?&]match=([^&]+)")
CREATE = ("POST", "/api/matches")


def match_named(target: str) -> str:
    """The match that the address of a request names; "" if it names none."""
    found = NAMED.search(target)
    return unquote(found[1] or found[2]) if found is not None else ""


class Routing:
    """Knows which owner has which matches."""

    def __init__(self, db: str, owners: int) -> None:
        self.owners = owners
        self.sharded = not is_postgres(db)
        self.turns = itertools.count()

    def owner_of(self, match: str) -> int:
        """The number of the process that owns a match. A shard that does not exist has nothing in it, so anybody may say so."""
        at = shard_of(match) if self.sharded else share_of(match, self.owners)
        return 1 + at % self.owners

    def process_for(self, method: str, target: str, here: int) -> int:
        """The number of the process that serves a request. A new match is made by any owner."""
        if match := match_named(target):
            return self.owner_of(match)
        if (method, target.partition("?")[0]) == CREATE:
            return here if here != FRONT else 1 + next(self.turns) % self.owners
        return FRONT
