"""What is wrong with a game as it is written, before anybody plays it: rules, texts, steps and fields that do not fit together.

A game of another package is checked when it is loaded, so that its author meets a mistake at once and not in the middle of
a match. Each mistake has its place in the game's own files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, Any

from pionek.core.packs.problems import InBoth, Phrase, Problem, Problems
from pionek.core.state.fields import PIECES
from pionek.core.state.frame import Frame
from pionek.core.text.phrasebook import LANGUAGES
from pionek.core.vocabulary import CORE

if TYPE_CHECKING:
    from pionek.core.game import Game


class Sources:
    """The files of a game's code, and where in them something is written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines = {path: path.read_text(encoding="utf-8").splitlines() for path in sorted(folder.rglob("*.py"))}

    def place(self, *patterns: str) -> tuple[str, int]:
        """Where the patterns are first found one after another; the folder as a whole if they are nowhere."""
        for path, lines in self.lines.items():
            wanted = list(patterns)
            for number, line in enumerate(lines, 1):
                if re.search(wanted[0], line):
                    wanted.pop(0)
                if not wanted:
                    return str(path), number
        return str(self.folder), 0


def check(game: Game) -> None:
    """Raise all mistakes of a game at once; those of a file that cannot be read come alone."""
    found = [*faults(game)]
    if found:
        raise Problems(found)


def faults(game: Game) -> Iterator[Problem]:
    sources = Sources(game.folder)
    game.content()
    yield from wrong_rules(game, sources)
    yield from wrong_texts(game, sources)
    yield from wrong_steps(game, sources)
    yield from wrong_clones(game, sources)


def unknown(place: tuple[str, int], entry: str, rule: str) -> Problem:
    return Problem(*place, entry, "rule", repr(rule), InBoth("a rule of rules.yaml", "zasada z rules.yaml"))


def wrong_rules(game: Game, sources: Sources) -> Iterator[Problem]:
    """Guards that cite what the ledger does not have; likewise for giving up."""
    for guard in game.words.guards:
        if guard.rule not in game.ledger:
            yield unknown(sources.place(f"[\"']{guard.name}[\"']"), f"guard {guard.name}", guard.rule)
    if game.resign_rule not in game.ledger:
        yield unknown(sources.place("resign_rule"), "resign_rule", game.resign_rule)


def wrong_texts(game: Game, sources: Sources) -> Iterator[Problem]:
    """Words that no text names, and texts that are there in one language only."""
    own = game.words.verbs[len(CORE.verbs) :]
    wanted = [(verb.name, f"option-{verb.name}") for verb in own]
    wanted += [(guard.name, f"guard-{guard.name}") for guard in game.words.guards]
    wanted += [(moment.name, f"log-{moment.name}") for moment in game.words.moments if not moment.silent]
    known = {lang: set(game.book.keys(lang)) for lang in LANGUAGES}
    for name, key in wanted:
        absent = [lang for lang in LANGUAGES if key not in known[lang]]
        if absent:
            files = ", ".join(f"texts/{lang}.ftl" for lang in absent)
            missing = InBoth(f"no text {key} in {files}", f"brak tekstu {key} w {files}")
            yield Problem(*sources.place(f"[\"']{name}[\"']"), name, found=missing)
    for line in game.book.missing():
        yield Problem(str(game.folder / "texts"), 0, found=line)


def own_pieces(game: Game) -> list[Any]:
    home = type(game).__module__
    return [kind for kind in PIECES.values() if kind.__module__ == home or kind.__module__.startswith(f"{home}.")]


def wrong_steps(game: Game, sources: Sources) -> Iterator[Problem]:
    """Steps without a method, and steps whose rule the ledger does not have."""
    for kind in own_pieces(game):
        for name, rule in kind.steps if issubclass(kind, Frame) else ():
            place = sources.place(rf"class {kind.__name__}\b", f"[\"']{name}[\"']")
            if not callable(getattr(kind, name, None)):
                missing = InBoth(f"no method {name} for this step", f"brak metody {name} dla tego kroku")
                yield Problem(*place, f"{kind.__name__}, step {name}", found=missing)
            if rule and rule not in game.ledger:
                yield unknown(place, f"{kind.__name__}, step {name}", rule)


def wrong_clones(game: Game, sources: Sources) -> Iterator[Problem]:
    """Fields that a `clone` written by hand does not mention."""
    for kind in own_pieces(game):
        code = getattr(vars(kind).get("clone"), "__code__", None)
        if code is None or not Path(code.co_filename).is_relative_to(game.folder):
            continue
        named = names_in(code)
        for field in [each for each in fields_of(kind, game) if each not in named]:
            forgotten: Phrase = InBoth(f"clone forgets the field {field}", f"clone pomija pole {field}")
            yield Problem(code.co_filename, code.co_firstlineno, kind.__name__, found=forgotten)


def fields_of(kind: Any, game: Game) -> list[str]:
    """The fields that the game's own classes declare for a piece."""
    homes = [each for each in kind.__mro__ if each in own_pieces(game)]
    return [field for each in homes for field in vars(each).get("__slots__", ()) if field != "__weakref__"]


def names_in(code: CodeType) -> set[str]:
    """Every name that a function mentions, in whatever it holds."""
    inside = [names_in(each) for each in code.co_consts if isinstance(each, CodeType)]
    return set(code.co_names).union(*inside)
