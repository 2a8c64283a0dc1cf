"""What operators see of a running server: counters for /metrics, and one JSON line for each event."""

from __future__ import annotations

import logging
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

REPEAT_SECONDS, MOST_SAID = 10.0, 200
"""How often the same message of a library is written, and how many different ones are told apart."""
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
FIELDS = frozenset({
    "match", "game", "seat", "status", "route", "method", "code", "ms", "reason", "kind", "bot", "count", "version",
    "host", "port", "db", "address", "pack",
})  # fmt: skip
"""The fields of a line besides its event and time. Answers, tokens, codes and views must never be logged."""


class Metrics:
    """Counters and one histogram, in the text format of Prometheus."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, int] = {}
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        self.counts[name, label] += by

    def answered(self, seconds: float) -> None:
        """Count an answer that was acknowledged so many seconds after it was received."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counts}):
            lines.append(f"# TYPE pionek_{name}_total counter")
            for (each, label), number in sorted(self.counts.items()):
                if each == name:
                    lines.append(f"pionek_{name}_total{{{label}}} {number}" if label else f"pionek_{name}_total {number}")
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE pionek_{name} gauge", f"pionek_{name} {value}"]
        lines.append("# TYPE pionek_answer_seconds histogram")
        total = 0
        for bound, number in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            total += number
            lines.append(f'pionek_answer_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"pionek_answer_seconds_sum {self.sum:.6f}", f"pionek_answer_seconds_count {total}"]
        return "\n".join(lines) + "\n"


def added_up(texts: Sequence[str]) -> str:
    """The figures of several processes as those of one server: counts and gauges are added up."""
    if len(texts) == 1:
        return texts[0]
    kinds: dict[str, str] = {}
    sums: dict[str, float] = {}
    for line in (line for text in texts for line in text.splitlines()):
        if line.startswith("# TYPE "):
            kinds.setdefault(line.split(" ")[2], line)
        else:
            name, _, value = line.rpartition(" ")
            sums[name] = sums.get(name, 0.0) + float(value)
    lines: list[str] = []
    for kind, said in kinds.items():
        lines.append(said)
        lines += [f"{name} {value:g}" if value % 1 else f"{name} {int(value)}" for name, value in sums.items() if name.startswith(kind)]
    return "\n".join(lines) + "\n"


class Journal:
    """The log: one JSON line for each event."""

    def __init__(self, out: TextIO | None = None, quiet: bool = False) -> None:
        self.out = out if out is not None else sys.stderr
        self.quiet = quiet

    def note(self, event: str, **fields: Any) -> None:
        """Log something usual. Left out if the server is quiet."""
        if not self.quiet:
            self.line("info", event, fields)

    def warn(self, event: str, **fields: Any) -> None:
        """Log something that an operator should look at."""
        self.line("warning", event, fields)

    def line(self, level: str, event: str, fields: dict[str, Any]) -> None:
        unknown = fields.keys() - FIELDS
        assert not unknown, f"the journal has no field {', '.join(sorted(unknown))}"
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        data = msgspec.json.encode({"at": now, "level": level, "event": event} | fields)
        self.out.write(data.decode() + "\n")
        self.out.flush()


class JournalHandler(logging.Handler):
    """Writes what libraries log, as lines of the journal. What repeats is counted and written once in a while."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(logging.WARNING)
        self.journal = journal
        self.said: dict[str, tuple[float, int]] = {}
        """By what was said: when it was last written, and how often it was said since."""

    def emit(self, record: logging.LogRecord) -> None:
        reason = f"{record.name}: {record.getMessage()}"
        if record.exc_info is not None and record.exc_info[1] is not None:
            reason += f": {type(record.exc_info[1]).__name__}: {record.exc_info[1]}"
        reason = " ".join(reason.split())[:300]
        key = f"{record.name}: {record.msg}"[:100]
        now = time.monotonic()
        at, count = self.said.get(key, (-REPEAT_SECONDS, 0))
        if now - at < REPEAT_SECONDS or len(self.said) >= MOST_SAID:
            self.said[key] = at, count + 1
            return
        self.said[key] = now, 0
        self.journal.warn("library", reason=reason, count=count + 1)


def log_everything(journal: Journal) -> None:
    """Let everything that is logged in this process become lines of the journal, so that the log is JSON only."""
    root = logging.getLogger()
    root.handlers = [JournalHandler(journal)]
    logging.captureWarnings(True)
