"""Decisions in the numbers of the environments for learners, as a Parquet file: what was seen, offered, taken, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core.files import atomic_write
from pionek.core.learning.actions import actions_of, hash_of
from pionek.lab.extras import need

if TYPE_CHECKING:
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option
    from pionek.lab.plan import Programme

ROWS = 8192
"""The decisions of one row group, so that only a few are in memory at once."""
DIGITS = 6
"""Decimal places of a feature; more would only be noise of division."""


class Seen(msgspec.Struct, kw_only=True):
    """One decision: a row of the file."""

    game: int
    seed: int
    decision: int
    seat: int
    bot: str
    observation: list[float]
    offered: list[int]
    """The actions that were offered: where an environment's mask has ones."""
    action: int
    outcome: int = 0
    """How the game ended for this seat: 1 won, -1 lost, 0 drawn."""


def numbers_of(match: Match, seat: int, option: Option) -> tuple[list[float], list[int], int]:
    """What the seat sees, what it is offered and what it takes, as numbers."""
    decision = match.decision
    assert decision is not None
    offered = actions_of(match.game, match.content).numbered(decision.options)
    taken = next(number for number, each in offered.items() if each == option)
    row = match.game.features.observe(match.table, seat)
    return [round(value, DIGITS) for value in row], list(offered), taken


def need_parquet() -> None:
    need("lab", "pyarrow")


def write(programme: Programme, games: Iterable[list[Seen]], path: Path) -> int:
    """Write the games in row groups, whole or not at all; returns the number of decisions.

    The file says itself what its numbers mean: the names of features and the keys of actions are in its metadata.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq

    game, content = programme.game, programme.game.content(programme.packs)
    features, actions = game.features.names(content, programme.seats), actions_of(game, content)
    told = {
        "pionek": {"game": game.id, "rules_version": game.rules_version, "packs": hash_of(content), "seats": programme.seats},
        "features": features,
        "actions": [actions.meaning(number) for number in range(len(actions))],
    }
    metadata = {name: msgspec.json.encode(value) for name, value in told.items()}
    schema = schema_of(pa, len(features)).with_metadata(metadata)
    rows: list[Seen] = []
    decisions = 0
    with atomic_write(path) as file, pq.ParquetWriter(file, schema, compression="zstd", compression_level=9) as writer:
        for found in games:
            rows += found
            decisions += len(found)
            if len(rows) >= ROWS:
                writer.write_table(table_of(pa, schema, rows))
                rows = []
        if rows or not decisions:
            writer.write_table(table_of(pa, schema, rows))
    return decisions


def schema_of(pa: Any, features: int) -> Any:
    return pa.schema(
        [
            ("game", pa.int32()),
            ("seed", pa.int64()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.list_(pa.float32(), features)),
            ("offered", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("outcome", pa.int8()),
        ]
    )


def table_of(pa: Any, schema: Any, rows: list[Seen]) -> Any:
    return pa.Table.from_pylist([msgspec.structs.asdict(row) for row in rows], schema)
