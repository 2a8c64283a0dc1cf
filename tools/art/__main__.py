"""Paint the art of the games: `make art`.

    python -m tools.art                      paint what has changed
    python -m tools.art --check              paint nothing; say what is missing, stale or nobody's
    python -m tools.art --game relic --only card/    only some works

Every work is stored below `art/` in its game's folder. `made.json` beside the painters tells from what each was made, so that an
unchanged work is not painted again, and a test sees that nobody forgot to paint.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

import pionek
from tools.art.works import GAMES, Work, works

MADE = Path(__file__).parent / "made.json"
INDEX = "index.json"
BOARDS = "board/"
BLUR = 24
"""How many pixels wide a picture is until it has come."""
ROOT = Path(pionek.__file__).parent / "games"


def folder(game: str) -> Path:
    return ROOT / game / "art"


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def recorded() -> dict[str, dict[str, list[str]]]:
    """By game and work: what it was made from, its file, and the digest of that."""
    return json.loads(MADE.read_text()) if MADE.exists() else {}


def paint(order: tuple[str, str]) -> tuple[str, str, str, bytes]:
    """One work by game and name, in a process of its own: the work itself cannot travel."""
    game, name = order
    work = next(each for each in works(game) if each.name == name)
    ending, data = work.made()
    return game, name, f"{work.stored()}.{ending}", data


def stale(game: str, made: dict[str, list[str]]) -> Iterator[Work]:
    for work in works(game):
        record = made.get(work.name)
        if record is None or record[0] != work.made_from() or not (folder(game) / record[1]).exists():
            yield work


def wrong(game: str, made: dict[str, list[str]]) -> Iterator[str]:
    """What is not as it should be, a sentence each."""
    for work in stale(game, made):
        yield f"{game}: {work.name} is not painted as its painter would now; run `make art`"
    known = {record[1] for record in made.values()} | {INDEX}
    for path in sorted(folder(game).rglob("*")):
        name = path.relative_to(folder(game)).as_posix()
        if path.is_file() and name not in known:
            yield f"{game}: {name} is the picture of nothing; run `make art`"
    for name, (_made_from, file, seen) in made.items():
        path = folder(game) / file
        if path.exists() and digest(path.read_bytes()) != seen:
            yield f"{game}: {file} is not what the painter of {name} made; run `make art`"


def index_of(game: str, made: dict[str, list[str]]) -> dict[str, Any]:
    """What the page must know: the version of each file, which things a file shows that is not named after them, and the kinds of things
    that have pictures which no list names.
    """
    files = {made[work.name][1]: made[work.name][2][:6] for work in works(game) if not work.veiled}
    things = {thing: made[work.name][1] for work in works(game) for thing in work.shows if thing.replace(":", "/") != work.name}
    blurs = {file: blurred(folder(game) / file) for file in files if file.startswith(BOARDS) and file.endswith(".webp")}
    veiled = sorted({work.name.split("/")[0] for work in works(game) if work.veiled})
    return {"files": files, "things": things, "blurs": blurs} | ({"veiled": veiled} if veiled else {})


def blurred(path: Path) -> str:
    """A few pixels of a large picture as an address of their own, which the page shows until the picture has come."""
    with Image.open(path) as picture:
        small = picture.convert("RGB").resize((BLUR, max(1, BLUR * picture.height // picture.width)), Image.Resampling.BOX)
    buffer = BytesIO()
    small.save(buffer, "WEBP", quality=40, method=6)
    return f"data:image/webp;base64,{base64.b64encode(buffer.getvalue()).decode()}"


def store(game: str, made: dict[str, list[str]]) -> None:
    """Forget what is no work any more, and write the index."""
    names = {work.name: work for work in works(game)}
    for name in [name for name in made if name not in names]:
        (folder(game) / made.pop(name)[1]).unlink(missing_ok=True)
    known = {record[1] for record in made.values()} | {INDEX}
    for path in sorted(folder(game).rglob("*")):
        if path.is_file() and path.relative_to(folder(game)).as_posix() not in known:
            path.unlink()
    if names.keys() <= made.keys():
        (folder(game) / INDEX).write_text(json.dumps(index_of(game, made), indent=0, sort_keys=True) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--only", default="", help="only works whose name begins so")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    every = recorded()
    games = asked.game or list(GAMES)
    if asked.check:
        found = [sentence for game in games for sentence in wrong(game, every.get(game, {}))]
        sys.stdout.write("".join(f"{sentence}\n" for sentence in found) or "art: everything is painted\n")
        return 1 if found else 0
    orders = [(game, work.name) for game in games for work in stale(game, every.get(game, {})) if work.name.startswith(asked.only)]
    origins = {(game, work.name): work.made_from() for game in games for work in works(game)}
    with ProcessPoolExecutor(asked.jobs) as pool:
        for done, (game, name, file, data) in enumerate(pool.map(paint, orders), 1):
            path = folder(game) / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            every.setdefault(game, {})[name] = [origins[game, name], file, digest(data)]
            sys.stdout.write(f"{done} of {len(orders)}: {game}/{file}, {len(data) / 1000:.0f} kB\n")
            if done % 20 == 0:
                MADE.write_text(json.dumps(every, indent=0, sort_keys=True) + "\n")
    for game in games:
        if game in every:
            store(game, every[game])
    MADE.write_text(json.dumps(every, indent=0, sort_keys=True) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
