"""Write a balance page from many games of bots: who wins against whom, from both seats, and how long it takes.

    .venv/bin/pionek simulate dicethrone --games 11200 --bots greedy --vary heroes --seed 1 --json > build/balance.json
    .venv/bin/python tools/balance.py build/balance.json docs/balance/dicethrone.md heroes

The last word is the option that was varied. What stands in the page below the heading "What we make of it" is written by
hand and stays. Draws count half; intervals are Wilson's at 95 per cent. Nothing on the page depends on the clock.
"""

import json
import sys
from pathlib import Path
from typing import Any

from pionek.core import registry
from pionek.lab.tally import interval

BY_HAND = "## What we make of it"
DOUBTFUL = ("C", "D")
HEADER = ("| | games | won, per cent | 95 per cent interval |", "|---|---:|---:|---|")


def share(counted: dict[str, Any]) -> tuple[float, float, float]:
    """The share of wins in per cent, and its interval."""
    points = counted["wins"] + counted["draws"] / 2
    low, high = interval(points, counted["games"])
    return 100 * points / counted["games"], 100 * low, 100 * high


def added(*scores: dict[str, Any]) -> dict[str, Any]:
    return {name: sum(score[name] for score in scores) for name in ("games", "wins", "draws")}


def row(name: str, counted: dict[str, Any]) -> str:
    value, low, high = share(counted)
    return f"| {name} | {counted['games']} | {value:.1f} | {low:.1f} to {high:.1f} |"


def lasted(what: str, length: dict[str, Any]) -> str:
    return f"{what} a game: {length['mean']:.1f} on average, {length['median']} in the middle, {length['least']} to {length['most']}."


class Page:
    """One page, from the object that `pionek simulate --json` prints."""

    def __init__(self, data: dict[str, Any], varied: str) -> None:
        self.setup, self.results = data["setup"], data["results"]
        self.game = registry.get(self.setup["game"])
        self.content = self.game.content()
        self.kind = self.game.setting(varied).of
        self.varied = varied
        self.by_seats: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for each in self.results["pairings"]:
            names = each["options"][varied]
            self.by_seats[tuple(names)] = each["seats"]

    def name(self, thing: str) -> str:
        return str(self.content.name_of(self.kind, self.content.find(self.kind, thing), "en"))

    def against(self, one: str, other: str) -> dict[str, Any]:
        """What the one has won against the other, from both seats."""
        return added(self.by_seats[one, other][0], self.by_seats[other, one][1])

    def ranked(self) -> list[str]:
        played = self.results["played"]
        return sorted(played, key=lambda name: (-share(played[name])[0], name))

    def lines(self) -> list[str]:
        ranking = self.ranked()
        pairs = [(one, other) for at, one in enumerate(ranking) for other in ranking[at + 1 :]]
        turns, decisions = self.results["length"]["turns"], self.results["length"]["decisions"]
        ends = ", ".join(f"{cause} {count}" for cause, count in self.results["ends"].items())
        fewest = min(self.against(one, other)["games"] for one, other in pairs)
        setup = self.setup
        bots = list(dict.fromkeys(setup["bots"]))
        given = f"--games {setup['games']} --bots {bots[0]} --vary {setup['vary']} --seed {setup['seed']}"
        given += " --mirror" if setup["mirror"] else ""
        return [
            f"# Balance: {self.game.name['en']}",
            "",
            f"{self.results['games']} games of bots ({', '.join(bots)}), every pair from both seats, at least {fewest} a pair.",
            f"Seed {setup['seed']}, rules version {setup['rules_version']}. Draws count half. Written by",
            "",
            f"    pionek simulate {setup['game']} {given} --json > build/balance.json",
            f"    python tools/balance.py build/balance.json docs/balance/{setup['game']}.md {self.varied}",
            "",
            lasted("Turns", turns),
            f"Decisions a game: {decisions['mean']:.0f} on average. Ends: {ends}.",
            "",
            "## Overall",
            "",
            *HEADER,
            *(row(self.name(each), self.results["played"][each]) for each in ranking),
            *(row(f"seat {at + 1}", each) for at, each in enumerate(self.results["seats"])),
            "",
            f"## The {len(pairs)} pair{'s' if len(pairs) > 1 else ''}",
            "",
            "The share is that of the first named; in the columns behind it, sitting in seat 1 and in seat 2.",
            "",
            "| | games | won, per cent | 95 per cent interval | seat 1 | seat 2 |",
            "|---|---:|---:|---|---:|---:|",
            *(self.pair(one, other) for one, other in pairs),
            "",
            *self.doubts(),
        ]

    def pair(self, one: str, other: str) -> str:
        first, second = share(self.by_seats[one, other][0])[0], share(self.by_seats[other, one][1])[0]
        return row(f"{self.name(one)} – {self.name(other)}", self.against(one, other)) + f" {first:.1f} | {second:.1f} |"

    def doubts(self) -> list[str]:
        """How much of what each of them has is marked as doubtful in the pack."""
        counted: dict[int, list[str]] = {}
        for entries in self.content.entries.values():
            for each in entries:
                owner = getattr(each, self.kind, -1)
                if owner >= 0 and getattr(each, "cert", "") != "":
                    counted.setdefault(owner, []).append(getattr(each, "cert", ""))
        if not counted:
            return []
        lines = ["## How sure the figures are", "", "Entries of the pack by certainty: A printed, B from good sources, C from one weak source, D our own proposal."]
        lines += ["", "| | A | B | C | D | doubtful, per cent |", "|---|---:|---:|---:|---:|---:|"]
        for owner in sorted(counted):
            marks = counted[owner]
            doubtful = 100 * sum(marks.count(mark) for mark in DOUBTFUL) / len(marks)
            cells = " | ".join(str(marks.count(mark)) for mark in "ABCD")
            lines.append(f"| {self.content.name_of(self.kind, owner, 'en')} | {cells} | {doubtful:.0f} |")
        return [*lines, ""]


def main(given: list[str]) -> int:
    if len(given) != 3:
        sys.stderr.write("balance: a file of results, the page to write, and the option that was varied\n")
        return 2
    data = json.loads(Path(given[0]).read_text(encoding="utf-8"))
    path = Path(given[1])
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    kept = old[old.index(BY_HAND) :] if BY_HAND in old else f"{BY_HAND}\n\nNothing yet.\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(Page(data, given[2]).lines()) + "\n" + kept, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
