"""The outlines of all icons, which the build of the page puts into the package, packed by `tools/icons.py`.

The file is a line of JSON and, behind it, what that line gives the lengths of, by name:

    names     the names of the icons, a line for each
    shapes    the commands of each path, a letter for each, a line for each icon
    low, high the numbers of all commands of one kind, then those of the next kind: their lower and their upper eight bits
    odd       numbers of arcs that have no place in sixteen bits, as text, in the order in which 255 in `high` stands for them

Numbers are whole (the radii and the turn of an arc: tenths), with the sign in the last bit; each point of a curve is told from
the one before. Kept apart like this, they pack a fifth smaller than as text. An outline is put together when it is wanted.
"""

from __future__ import annotations

import lzma
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec

ICONS = "icons.xz"
FILE = Path(__file__).resolve().parents[2] / "server" / "page" / ICONS
NUMBERS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7}
"""How many numbers each command has, in the order of the file."""
FROM_LAST = {"c": 2, "s": 2, "q": 2}
"""Curves: their numbers from this one on are told from the number of the point before, two places back."""
TENTHS = 3
"""The first numbers of an arc are in tenths."""
ODD = 255


class Outlines(Mapping[str, str]):
    """The SVG path of every icon by its name."""

    def __init__(self, data: bytes) -> None:
        told, _, rest = data.partition(b"\n")
        parts: dict[str, bytes] = {}
        for name, length in msgspec.json.decode(told, type=dict[str, int]).items():
            parts[name], rest = rest[:length], rest[length:]
        self.low, self.high = parts["low"], parts["high"]
        self.odd = parts["odd"].decode().split()
        self.odd_at: list[int] = []
        for _ in self.odd:
            self.odd_at.append(self.high.index(ODD, self.odd_at[-1] + 1 if self.odd_at else 0))
        shapes = parts["shapes"].decode().split("\n")
        self.shapes: dict[str, tuple[str, list[int]]] = {}
        counts = [[shape.count(command) * each for shape in shapes] for command, each in NUMBERS.items()]
        at = [sum(sum(before) for before in counts[:command]) for command in range(len(NUMBERS))]
        for icon, (name, shape) in enumerate(zip(parts["names"].decode().split("\n"), shapes, strict=True)):
            self.shapes[name] = (shape, at)
            at = [begins + numbers[icon] for begins, numbers in zip(at, counts, strict=True)]

    def __getitem__(self, name: str) -> str:
        shape, begins = self.shapes[name]
        at = dict(zip(NUMBERS, begins, strict=True))
        path, last = "", ""
        for command in shape:
            path += "" if command == last != "m" else command
            last = command
            for number in self.numbers(command, at.get(command, 0)):
                path += number if number.startswith("-") or path[-1].isalpha() else f" {number}"
            at[command] = at.get(command, 0) + NUMBERS.get(command, 0)
        return path

    def numbers(self, command: str, begins: int) -> list[str]:
        """The numbers of a command, as they are written, from their place in the file."""
        count = NUMBERS.get(command, 0)
        if command == "a":
            return [self.of_arc(begins + which, which < TENTHS) for which in range(count)]
        found = [self.whole(begins + which) for which in range(count)]
        for which in range(FROM_LAST.get(command, count), count):
            found[which] += found[which - 2]
        return [str(each) for each in found]

    def of_arc(self, at: int, tenths: bool) -> str:
        if self.high[at] == ODD:
            return self.odd[bisect_left(self.odd_at, at)]
        return f"{self.whole(at) / 10:g}" if tenths else str(self.whole(at))

    def whole(self, at: int) -> int:
        packed = self.low[at] | self.high[at] << 8
        return -(packed + 1 >> 1) if packed & 1 else packed >> 1

    def __contains__(self, name: object) -> bool:
        return name in self.shapes

    def __iter__(self) -> Iterator[str]:
        return iter(self.shapes)

    def __len__(self) -> int:
        return len(self.shapes)


@cache
def all_icons() -> Mapping[str, str]:
    """The SVG path of every icon by its name; none before the page is built."""
    return Outlines(lzma.decompress(FILE.read_bytes())) if FILE.exists() else {}
