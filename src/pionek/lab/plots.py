"""Plots of reports, as SVG inside the page: drawn the same everywhere, and readable without a network."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pionek.lab.tally import Meetings

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, PAPER, BASE = "#2b5c8a", "#ffffff", "#b3541e"
COLOURS = ("#2b5c8a", "#b3541e", "#4c7a3f", "#7d4f8f", "#8a7a2b", "#4a4a4a")
BARS = 40
"""The greatest number of columns of a histogram."""


def figure(width: float, height: float) -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure

    made = Figure(figsize=(width, height), layout="constrained")
    return made, made.add_subplot()


def svg(made: Figure, about: str) -> str:
    """The drawing as an element of a page, the same every time. Text stays text, and a dollar sign does not begin a formula."""
    import matplotlib as mpl
    from matplotlib.text import Text

    for label in made.findobj(Text):
        label.set_parse_math(False)
    out = io.StringIO()
    with mpl.rc_context({"svg.hashsalt": "pionek", "svg.fonttype": "none", "font.family": "sans-serif"}):
        made.savefig(out, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    text = out.getvalue()
    text = text[text.index("<svg") :]
    return text.replace("<svg ", f'<svg role="img" aria-label="{about}" ', 1)


def heat_map(meetings: Meetings, names: dict[str, str], about: str) -> str:
    """How often the row beats the column, in per cent. Draws count half."""
    ranked = sorted(meetings, key=lambda one: (-ahead(meetings, one), one))
    size = len(ranked)
    made, axes = figure(2.4 + 0.62 * size, 1.6 + 0.5 * size)
    shares = [[share(meetings, one, other) for other in ranked] for one in ranked]
    drawn = [[0.5 if value is None else value for value in line] for line in shares]
    axes.imshow(drawn, cmap="RdBu", vmin=0, vmax=1, aspect="auto")
    labels = [names.get(one, one) for one in ranked]
    axes.set_xticks(range(size), labels, rotation=40, ha="left")
    axes.set_yticks(range(size), labels)
    axes.xaxis.tick_top()
    for y, line in enumerate(shares):
        for x, value in enumerate(line):
            if value is not None:
                colour = PAPER if abs(value - 0.5) > 0.3 else "black"
                axes.text(x, y, f"{100 * value:.0f}", ha="center", va="center", color=colour)
    return svg(made, about)


def share(meetings: Meetings, one: str, other: str) -> float | None:
    score = meetings.get(one, {}).get(other)
    return (score.wins + score.draws / 2) / score.games if score is not None and score.games else None


def ahead(meetings: Meetings, one: str) -> float:
    """The mean of a row, by which the heat map is sorted."""
    shares = [value for other in sorted(meetings[one]) if (value := share(meetings, one, other)) is not None]
    return sum(shares) / len(shares)


def histogram(counts: Counter[int], axis: str, games: str, about: str) -> str:
    made, axes = figure(6.4, 3.0)
    least, most = min(counts), max(counts)
    width = max(1, -(-(most - least + 1) // BARS))
    columns: Counter[int] = Counter()
    for number, count in counts.items():
        columns[(number - least) // width] += count
    places = sorted(columns)
    axes.bar([least + place * width for place in places], [columns[place] for place in places], width * 0.9, align="edge", color=INK)
    axes.set_xlabel(axis)
    axes.set_ylabel(games)
    bare(axes)
    return svg(made, about)


def course(seats: Sequence[Sequence[float]], labels: Sequence[str], axis: str, standing: str, about: str) -> str:
    """How well each seat stood on average, from the beginning of a game to its end."""
    made, axes = figure(6.4, 3.4)
    for at, values in enumerate(seats):
        places = [100 * point / (len(values) - 1) for point in range(len(values))]
        axes.plot(places, values, color=COLOURS[at % len(COLOURS)], label=labels[at])
    axes.axhline(0, color="#999999", linewidth=0.8)
    axes.set_xlabel(axis)
    axes.set_ylabel(standing)
    axes.legend(frameon=False, fontsize="small")
    bare(axes)
    return svg(made, about)


class Range:
    """One row of a plot of shares: its label, its share with the interval, and the expected share."""

    def __init__(self, label: str, value: float, low: float, high: float, base: float) -> None:
        self.label = label
        self.value = value
        self.low = low
        self.high = high
        self.base = base


def ranges(rows: Sequence[Range], axis: str, base: str, about: str) -> str:
    """Shares with their intervals, one below the other, and a mark for each expected share."""
    made, axes = figure(7.2, 1.0 + 0.24 * len(rows))
    places = list(range(len(rows), 0, -1))
    for place, row in zip(places, rows, strict=True):
        axes.plot([100 * row.low, 100 * row.high], [place, place], color=INK, linewidth=2)
    axes.plot([100 * row.value for row in rows], places, "o", color=INK, markersize=4)
    axes.plot([100 * row.base for row in rows], places, "|", color=BASE, markersize=10, label=base)
    axes.set_yticks(places, [row.label for row in rows], fontsize="small")
    axes.set_xlabel(axis)
    axes.legend(frameon=False, fontsize="small")
    bare(axes)
    return svg(made, about)


def bare(axes: Axes) -> None:
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
