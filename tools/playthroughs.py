"""Renew the recorded games in tests/playthroughs and print what changed.

    python tools/playthroughs.py            renew all
    python tools/playthroughs.py FILE ...   renew some, or fill in new ones

A playthrough is a text that reads like the report of a game: what lies on the table, what is decided, what happens
and by which rule. Its head says what is played; the lines that begin with `>` are the answers, and everything else is
written by this program. A new one needs only these:

    Read against the rulebook.
    game: connectfour
    about: a row across the grid
    set: first=1
    seed: 1
    rolls: 6 1 3

    > drop:4

`rolls` are the numbers that dice show, one after another; when they are used up the seed goes on. The first line may
be written only by somebody who has read the file against the rulebook, after it was written.
"""

import difflib
import sys
from pathlib import Path

from pionek.core.match.log import line
from pionek.core.match.match import Match, start
from pionek.core.registry import get
from pionek.core.view.scene import AnyThing, Board, Card, Counter, Die, Portrait, Token, Track, Zone

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "playthroughs"
FIRST_LINE = "Read against the rulebook"
ANSWER = "> "
LISTED = 10
"""So many options are listed; of more only the number is given."""


class PlaythroughError(ValueError):
    """One sentence about a file that cannot be played."""


class Script:
    """What a file says is played: its head, and the answers."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        lines = text.splitlines()
        head = lines[: lines.index("")] if "" in lines else lines
        self.first = head[0] if head else ""
        self.head = dict(line.split(":", 1) for line in head[1:] if ":" in line)
        self.answers = [line.removeprefix(ANSWER).strip() for line in lines if line.startswith(ANSWER)]
        if not self.first.startswith(FIRST_LINE):
            raise PlaythroughError(f"{name}: the first line must begin with {FIRST_LINE!r}")
        if "game" not in self.head:
            raise PlaythroughError(f"{name}: the head does not say which game is played")

    def get(self, key: str) -> str:
        return self.head.get(key, "").strip()

    def match(self) -> Match:
        given = dict(pair.split("=", 1) for pair in self.get("set").split())
        match = start(get(self.get("game")), given, int(self.get("seed") or 0), listen=True)
        match.table.script = [int(roll) - 1 for roll in self.get("rolls").split()]
        return match


class Report:
    """Writes down a match as it is played. What lies on the table and what is offered is told when it has changed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: dict[str, list[str]] = {}
        self.offered = ""
        self.heard = 0
        self.lines: list[str] = []

    def happened(self) -> None:
        """Every line as the one reads it who did it: hands are open here."""
        events = self.match.listen().events[self.heard :]
        self.heard += len(events)
        for event in events:
            self.lines.append(f"    {line(self.match.game, self.match.table, event, event.who, 'en')}")

    def table(self) -> None:
        now = summary(self.match)
        for owner, parts in now.items():
            changed = [part for part in parts if part not in self.told.get(owner, ())]
            if changed:
                self.lines.append(f"  | {owner}: {'; '.join(changed)}")
        self.told = now

    def asked(self, number: int) -> None:
        decision = self.match.decision
        assert decision is not None
        prompt = self.match.scene(decision.seat).prompt
        name = self.match.game.names.seat_name(self.match.table, decision.seat, "en")
        self.lines.append(f"{number}. {name}: {prompt.text}" + (f" [{prompt.rule}]" if prompt.rule else ""))
        self.table()
        keys = self.match.keys()
        offered = "  ? " + (", ".join(keys) if len(keys) <= LISTED else f"{len(keys)} options")
        if offered != self.offered:
            self.lines.append(offered)
        self.offered = offered

    def ended(self) -> None:
        self.lines.append("")
        ending = self.match.scene(-1).result
        self.lines.append(f"The end: {ending.text} [{ending.rule}]" if ending is not None else "So far.")
        self.table()


def rendered(text: str, name: str) -> str:
    """The whole file, played and written anew."""
    script = Script(text, name)
    match = script.match()
    report = Report(match)
    report.lines.append(script.first)
    report.lines.extend(f"{key}:{value}".rstrip() for key, value in script.head.items())
    report.lines.append("")
    report.happened()
    for number, answer in enumerate(script.answers, 1):
        if match.decision is None:
            raise PlaythroughError(f"{name}: the game is over before answer {number}, {answer}")
        offered = match.keys()
        if answer not in offered:
            raise PlaythroughError(f"{name}: answer {number}, {answer}, is not offered; offered are {', '.join(offered)}")
        if number == 1:
            report.lines.append("")
        report.asked(number)
        report.lines.append(ANSWER + answer)
        match.play(answer)
        report.happened()
    report.ended()
    return "\n".join(report.lines) + "\n"


def summary(match: Match) -> dict[str, list[str]]:
    """What lies on the table, hands open: by seat, place and pile, each with its parts."""
    found: dict[str, list[str]] = {}
    for thing in match.scene(-1).things:
        if isinstance(thing, Portrait):
            found[thing.name] = [line for each in own(match, thing.seat).things if (line := described(each))]
        elif isinstance(thing, Board):
            for place in thing.places:
                found[place.name] = [", ".join([described(each) for each in place.tokens] + [card.name for card in place.cards])]
        elif isinstance(thing, Die):
            found.setdefault("Dice", []).append(described(thing))
        elif line := described(thing):
            found[thing.name] = [line]
    if "Dice" in found:
        found["Dice"] = [", ".join(found["Dice"])]
    return {owner: [part for part in parts if part] for owner, parts in found.items()}


def own(match: Match, seat: int) -> Portrait:
    """A seat with all that belongs to it, as it sees itself."""
    return next(each for each in match.scene(seat).things if isinstance(each, Portrait) and each.seat == seat)


def described(thing: AnyThing) -> str:
    """One thing in a few words; "" when there is nothing to say about it."""
    if isinstance(thing, Counter):
        return f"{thing.name} {thing.value}"
    if isinstance(thing, Die):
        return thing.printed()
    if isinstance(thing, Token):
        return thing.name if thing.count == 1 else f"{thing.name} ×{thing.count}"
    if isinstance(thing, Zone):
        return f"{thing.name} {thing.count}" + listed([each.name for each in thing.cards if each.name])
    if isinstance(thing, Track):
        return thing.name + listed([f"{marker.name} {marker.at}" for marker in thing.markers])
    return marked(thing) if isinstance(thing, Card) else ""


def marked(card: Card) -> str:
    """Cards that always lie there are told only with what lies on them."""
    return card.name + listed([described(token) for token in card.tokens]) if card.tokens else ""


def listed(words: list[str]) -> str:
    return f" ({', '.join(words)})" if words else ""


def main(names: list[str]) -> int:
    paths = [Path(name) for name in names] or sorted(FOLDER.glob("*.txt"))
    changed = 0
    for path in paths:
        before = path.read_text(encoding="utf-8")
        try:
            after = rendered(before, path.name)
        except (PlaythroughError, ValueError, LookupError) as error:
            print(error, file=sys.stderr)
            return 1
        if after != before:
            changed += 1
            sys.stdout.writelines(
                difflib.unified_diff(before.splitlines(True), after.splitlines(True), path.name, path.name, n=2)
            )
            path.write_text(after, encoding="utf-8")
    print(f"{changed} of {len(paths)} playthroughs changed")
    if changed:
        print("Read what changed against the rulebook; the commit says which rule is why.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
