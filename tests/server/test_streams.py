"""What a connection is told, and that whoever has answered is told something."""

import msgspec

from pionek.core import registry
from pionek.server.matches.streams import Stream
from tests.free.games import new
from tests.server.test_leaks import at_table


def test_who_has_answered_is_told_so_even_where_nothing_else_has_changed():
    """The same question on the same table: a page that waits for the next one would wait for ever. Others hear nothing of it."""
    live = at_table(new(registry.names()[0], 3))
    streams = [Stream(seat, "en") for seat in (0, 1)]
    assert all(stream.update(live) for stream in streams)
    live.answers[0] += 1
    live.row.version += 1
    told, other = (stream.update(live) for stream in streams)
    assert msgspec.json.decode(told)["seq"] == 2
    assert other is None
