"""Pack the outlines of icons as `pionek.core.view.icons` reads them: their names, commands and numbers apart."""

import json
import lzma
import re
from collections.abc import Iterator, Mapping

NUMBERS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
TENTHS = 3
CURVES = "csq"
MOST, ODD = 254 << 8, 255
COMMAND = re.compile(r"([a-z])([^a-z]*)")
NUMBER = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")


def packed(outlines: Mapping[str, str]) -> bytes:
    """The file of these outlines, as `web/outlines.ts` writes them: with relative commands only."""
    shapes: list[str] = []
    numbers: dict[str, list[str]] = {command: [] for command, each in NUMBERS.items() if each}
    for path in outlines.values():
        shapes.append("")
        for command, written in COMMAND.findall(path):
            found = NUMBER.findall(written)
            shapes[-1] += command * (len(found) // NUMBERS[command] if found else 1)
            numbers.get(command, []).extend(found)
    low, high, odd = bytearray(), bytearray(), []
    for command, found in numbers.items():
        for text, value in of_arcs(found) if command == "a" else whole(command, found):
            low.append(value & 255 if value is not None else 0)
            high.append(value >> 8 if value is not None else ODD)
            if value is None:
                odd.append(text)
    parts: dict[str, bytes] = {"names": "\n".join(outlines).encode(), "shapes": "\n".join(shapes).encode(), "low": bytes(low), "high": bytes(high), "odd": " ".join(odd).encode()}
    data = json.dumps({name: len(part) for name, part in parts.items()}).encode() + b"\n" + b"".join(parts.values())
    plain = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}
    return lzma.compress(data, filters=[plain])


def whole(command: str, found: list[str]) -> Iterator[tuple[str, int]]:
    """Whole numbers, those of curves told from the point before."""
    count = NUMBERS[command]
    for at, text in enumerate(found):
        last = int(found[at - 2]) if command in CURVES and at % count > 1 else 0
        value = signed(int(text) - last)
        if value >= MOST:
            raise ValueError(f"{text} is too far")
        yield text, value


def of_arcs(found: list[str]) -> Iterator[tuple[str, int | None]]:
    """Tenths and whole numbers; None for one that could not be read back as it is written."""
    for at, text in enumerate(found):
        tenths = at % NUMBERS["a"] < TENTHS
        number = round(float(text) * (10 if tenths else 1))
        back = f"{number / 10:g}" if tenths else str(number)
        yield text, signed(number) if back == text and signed(number) < MOST else None


def signed(number: int) -> int:
    """With the sign in the last bit."""
    return number * 2 if number >= 0 else -number * 2 - 1
