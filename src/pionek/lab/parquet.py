"""Finished games as a Parquet file, which all data tools read. It has the same fields as games.jsonl."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from pionek.core.files import atomic_write
from pionek.lab.tally import Played

ROWS = 10_000
"""The number of games in one row group, so that only a few are in memory at once."""


def write_parquet(path: Path, games: Iterable[Played]) -> None:
    """Write the games in row groups, so that memory does not grow with their number; the file is written completely or not at all."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = schema_of(pa)
    left = iter(games)
    with atomic_write(path) as file, pq.ParquetWriter(file, schema) as writer:
        while rows := [row(game) for game in islice(left, ROWS)]:
            writer.write_table(pa.Table.from_pylist(rows, schema))


def schema_of(pa: Any) -> Any:
    words, numbers = pa.list_(pa.string()), pa.list_(pa.int32())
    return pa.schema(
        [
            ("round", pa.int64()),
            ("seed", pa.int64()),
            ("pairing", pa.int32()),
            ("shift", pa.int32()),
            ("bots", words),
            ("played", words),
            ("winners", numbers),
            ("cause", pa.string()),
            ("decisions", pa.int32()),
            ("turns", pa.int32()),
            ("used", pa.list_(pa.map_(pa.string(), pa.int32()))),
            ("course", pa.list_(numbers)),
        ]
    )


def row(game: Played) -> dict[str, Any]:
    found = {**msgspec.structs.asdict(game)}
    found["used"] = [list(each.items()) for each in game.used]
    return found
