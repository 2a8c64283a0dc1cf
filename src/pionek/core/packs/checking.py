"""Checking an untrusted pack: in a process of its own, with limits on memory and time, where a few games are played with it too."""

from __future__ import annotations

import json
import random
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content
    from pionek.core.match.match import Match
    from pionek.core.packs.problems import InBoth, Problem

MEMORY = 1 << 30
SECONDS = 20
LONGEST_FILE = 1 << 22
"""Bytes of any file that the other process writes."""
TRIALS = 12
TRIAL_SECONDS = 1.0
"""How many games are begun with a pack that has no mistakes, and how long they are played at most, together."""
DECISION_SECONDS = 0.5
"""Processor time after which one answer counts as one that would hold everybody up."""
PROGRAM = (sys.executable, "-m", "pionek.core.packs.checking")
NAMES = ("file", "line", "column", "entry", "field")


class CheckEnded(Exception):
    """The other process ended without findings: for want of memory or time, or by a fault of Pionek, which `fault` names."""

    def __init__(self, fault: str = "") -> None:
        super().__init__(fault)
        self.fault = fault


def checked(folder: Path, game: str | None, lang: str = "en") -> dict[str, Any]:
    """The findings of the other process."""
    command = [*PROGRAM, str(folder), game or "", lang]
    try:
        done = subprocess.run(command, capture_output=True, timeout=SECONDS * 3, check=False)  # noqa: S603
    except subprocess.TimeoutExpired:
        raise CheckEnded from None
    try:
        found: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        killed = done.returncode < 0 or any("MemoryError" in line for line in lines[-1:])
        raise CheckEnded("" if killed or not lines else lines[-1][:200]) from None
    return found


def game_of(folder: Path) -> str | None:
    """The game that the header of a pack names."""
    named = header(folder).get("game")
    return named if isinstance(named, str) else None


def header(folder: Path) -> dict[str, object]:
    from pionek.core.packs.yamlfile import read_file

    if not (folder / "pack.yaml").is_file():
        return {}
    plain = read_file(folder / "pack.yaml", folder).plain()
    return plain if isinstance(plain, dict) else {}


def read(folder: Path, game: str) -> Content:
    """Load a pack with the game's own content. A changed copy of the game's own pack is loaded alone."""
    from pionek.core import registry
    from pionek.core.packs.loader import load

    found = registry.get(game)
    own = found.folder / "content"
    alone = header(folder).get("id") == found.id or not own.is_dir()
    content: Content = load(found, [folder] if alone else [own, folder])
    return content


def findings(path: Path, game: str, lang: str = "en", tried: bool = False, drawn: bool = False) -> dict[str, Any]:
    """All problems of a pack, a folder or a .zip file, as plain data; their texts in one language.

    With `tried` a pack without mistakes is played with, too; with `drawn` its entries are told as cards.
    """
    from pionek.core import registry
    from pionek.core.packs.archive import opened
    from pionek.core.packs.cards import cards_of
    from pionek.core.packs.playing import ways_to_play
    from pionek.core.packs.problems import Problems
    from pionek.core.registry import UnknownGame
    from pionek.core.view.look import unknown_icons

    folder = path
    strange: list[Problem] = []
    try:
        folder = opened(path)
        strange = unknown_icons(folder)
        named = game or game_of(folder)
        if named is None and folder.is_dir() and not header(folder):
            return {"wrong": "header", "problems": []}
        content = read(folder, named or "")
        broken = tried_out(folder, named or "", content) if tried else []
    except Problems as error:
        problems = [*error.problems, *strange]
    except UnknownGame:
        problems = [no_such_game(folder) if folder.is_dir() else no_folder(folder)]
    else:
        own = content.packs[-1]
        number = sum(each.pack == own.id for definitions in content.entries.values() for each in definitions)
        about = {"id": own.id, "version": own.version, "digest": own.digest}
        found: dict[str, Any] = {"game": named, "entries": number, "problems": rows_of([*strange, *broken], lang), "pack": about}
        if drawn:
            ways = [{"kind": each.kind, "id": each.id} for each in ways_to_play(registry.get(named or ""), content) if each.id]
            found |= {"cards": cards_of(content, own.id), "look": look_told(folder, own.id, named or ""), "ways": ways}
        return found
    return {"game": game or None, "entries": 0, "problems": rows_of(problems, lang)}


def look_told(folder: Path, pack: str, game: str) -> dict[str, dict[str, str]]:
    """What a pack adds to the look of its game, with the outlines of its icons."""
    from pionek.core.view.icons import all_icons
    from pionek.core.view.look import added_names, load_pack_look

    added = added_names(load_pack_look(folder), pack, game)
    known = all_icons() if added["icons"] else {}
    return added | {"outlines": {icon: known[icon] for icon in added["icons"].values() if icon in known}}


def rows_of(problems: list[Problem], lang: str) -> list[dict[str, Any]]:
    """Problems as plain data."""
    from pionek.core.packs.problems import said

    return [
        {
            **{name: getattr(each, name) for name in NAMES},
            "found": said(each.found, lang),
            "expected": said(each.expected, lang),
            "near": each.near,
            "text": each.text(lang),
        }
        for each in problems
    ]


def tried_out(folder: Path, named: str, content: Content) -> list[Problem]:
    """Play random games with a pack, its own entries first: what breaks, or takes too long, is a mistake of the pack."""
    from pionek.core import registry
    from pionek.core.errors import UserError
    from pionek.core.language.definitions import UNFORESEEN
    from pionek.core.match.match import Match, fresh
    from pionek.core.packs.problems import InBoth, Problem

    game = registry.get(named)
    ends = time.process_time() + TRIAL_SECONDS
    for at in range(TRIALS):
        luck = random.Random(f"trial {at}")
        try:
            settings = game.chosen(content, trial_settings(game, content, luck))
            match = Match(game, content, settings, at, fresh(game, content, settings, at))
        except UserError:
            continue  # settings that do not go together
        while match.decision is not None and time.process_time() < ends:
            began = time.process_time()
            try:
                play_any(match, luck)
            except UNFORESEEN as error:
                return [Problem(f"{folder.as_posix()}/pack.yaml", 0, "pack", "", *does_not_go_on(f"{type(error).__name__}: {error}"))]
            if time.process_time() - began > DECISION_SECONDS:
                long = InBoth("a game in which one answer takes very long", "rozgrywka, w której jedna odpowiedź trwa bardzo długo")
                return [Problem(f"{folder.as_posix()}/pack.yaml", 0, "pack", "", long, InBoth("texts that do less", "teksty, które robią mniej"))]
        if match.result is not None and match.result.cause == "broken":
            return [Problem(f"{folder.as_posix()}/pack.yaml", 0, "pack", "", *does_not_go_on(match.result.detail))]
        if time.process_time() >= ends:
            break
    return []


def does_not_go_on(reason: str) -> tuple[InBoth, InBoth]:
    from pionek.core.packs.problems import InBoth

    reason = " ".join(reason.split())[:300]
    found = InBoth(f"a game that broke when it was tried ({reason})", f"rozgrywka, która się zepsuła przy próbie ({reason})")
    return found, InBoth("games that go on", "rozgrywki, które idą dalej")


def trial_settings(game: Game, content: Content, luck: random.Random) -> dict[str, Any]:
    """Settings in which the pack's own entries are played, as far as settings name entries."""
    own = content.packs[-1].id
    given: dict[str, Any] = {}
    for setting in luck.sample(game.settings, len(game.settings)):
        known = [each.id for each in content.entries.get(setting.of, []) if each.pack == own] if setting.of else []
        if not known or any(given.get(name, values[0]) not in values for name, values in setting.when.items()):
            continue
        given.update({name: values[0] for name, values in setting.when.items()})
        if setting.type == "words":
            usual = [word for word in str(setting.default or "").split(",") if word]
            others = [word for word in usual if word not in known]
            luck.shuffle(known)
            count = max(len(usual), setting.least)
            given[setting.name] = [*known[: max(1, count - 1)], *others][:count] if count else known[: setting.most]
        elif setting.type == "word":
            given[setting.name] = luck.choice(known)
    return given


def play_any(match: Match, luck: random.Random) -> None:
    from pionek.core.state.decision import options_of

    decision = match.decision
    assert decision is not None
    match.play(luck.choice(list(options_of(decision, decision.seat))), decision.seat)


def no_folder(folder: Path) -> Problem:
    from pionek.core.packs.loader import A_FILE, NO_FOLDER
    from pionek.core.packs.problems import Problem

    return Problem(folder.as_posix(), 0, "pack", "", *(A_FILE if folder.exists() else NO_FOLDER))


def no_such_game(folder: Path) -> Problem:
    """The header names no game, or one that is not there."""
    from pionek.core import registry
    from pionek.core.packs.problems import Problem, nearest, one_of, shown
    from pionek.core.packs.reader import fields_of
    from pionek.core.packs.yamlfile import Node, read_file

    head = read_file(folder / "pack.yaml", folder)
    node = fields_of(head).get("game") or Node(None, head.line, head.column)
    games = registry.names()
    file = f"{folder.as_posix()}/pack.yaml"
    return Problem(file, node.line, "pack", "game", shown(node.value), one_of(games), node.column, nearest(str(node.value), games))


def limit_myself() -> None:
    """Give this process little of everything, and nobody to tell: what it does wrong harms nobody."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (LONGEST_FILE, LONGEST_FILE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def main() -> None:
    """Run in the other process: check the pack and print its problems. A fourth word is for strangers: see `print_unpacked`."""
    limit_myself()
    folder, game, lang = sys.argv[1:4]
    if len(sys.argv) > 4:
        print_unpacked(Path(folder), int(sys.argv[4]), lang)
        return
    sys.stdout.write(json.dumps(findings(Path(folder), game, lang, tried=True)))


def print_unpacked(folder: Path, most: int, lang: str) -> None:
    """Check a folder for somebody who may not know where it lies: mistakes name files as they are in the pack.

    Before that a .zip file on standard input is unpacked into it, to at most so many bytes; 0 if there is none.
    """
    from pionek.core.packs.archive import unzip
    from pionek.core.packs.problems import Problems

    try:
        if most:
            unzip(sys.stdin.buffer.read(), folder, most)
    except Problems as error:
        found: dict[str, Any] = {"game": None, "entries": 0, "problems": rows_of(error.problems, lang)}
    else:
        found = findings(folder, "", lang, tried=bool(most), drawn=not most)
    sys.stdout.write(json.dumps(found).replace(f"{folder.as_posix()}/", ""))


if __name__ == "__main__":
    main()
