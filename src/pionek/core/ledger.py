"""The ledger: a game's rules, one atomic statement each, with an id, in both languages.

Code, log lines and refusals cite rules by id; this is where the ids lead. The file is a list of entries in the order
of the rulebook; ids are never removed or renumbered, because saved games and tests name them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from pionek.core.packs.problems import A_TEXT, NOTHING, InBoth, Phrase, Problem, Problems, one_of, shown
from pionek.core.packs.yamlfile import Node, named, read_file
from pionek.core.state.piece import Record

REQUIRED = ("id", "where", "kind", "en", "pl")
FIELDS = (*REQUIRED, "example")
STRANGE = InBoth("a field that no rule has", "pole, którego nie ma żadna zasada")
A_RULE = InBoth(f"a rule with {', '.join(REQUIRED)}", f"zasada z polami {', '.join(REQUIRED)}")
KINDS = (
    "action", "board", "card", "combat", "end", "keyword", "limit", "note", "setup", "solo", "timing", "token", "turn",
    "variant",
)  # fmt: skip
"""What a rule is about; a `note` explains and cannot be broken."""

ID_SHAPE = re.compile(r"[A-Z]{2}-[A-Z]+-\d\d")
WORD = re.compile(r"[^\W_]+")

EXACT, BEGINS, STEM, IN_ID = 4, 3, 1, 5
"""How much a match is worth: the word itself, a word that begins so, one of the same stem, a piece of the id."""


class Rule(Record):
    """One rule: its id, its place in the rulebook (`where`), its kind, and what it says."""

    id: str
    where: str
    kind: str
    en: str
    pl: str
    example: str = ""

    def __repr__(self) -> str:
        return f"Rule({self.id})"

    def text(self, lang: str) -> str:
        """The rule in "en" or "pl"."""
        if lang == "pl":
            return self.pl
        if lang == "en":
            return self.en
        raise KeyError(lang)


class Ledger:
    """All rules of a game: by id, in order, and by words. The words are gathered at the first search."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = {rule.id: rule for rule in rules}
        self._index: list[Entry] | None = None

    @classmethod
    def load(cls, path: Path) -> Ledger:
        """Read a rules.yaml; every mistake in it is reported at once, as Problems."""
        root = path.parent.parent
        return cls(LedgerReader(named(path, root)).rules(read_file(path, root)))

    def __getitem__(self, id: str) -> Rule:
        return self.rules[id]

    def __contains__(self, id: object) -> bool:
        return id in self.rules

    def __len__(self) -> int:
        return len(self.rules)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def search(self, words: str, lang: str | None = None, limit: int = 20) -> list[Rule]:
        """Rules that hold all these words, best first; equal ones in the order of the rulebook.

        Case and Polish marks do not matter, and a longer word also finds its other forms: `obrażeniom` finds
        `obrażeń`. A piece of an id is a word too: `income-03`. Without `lang` the words may be in either language.
        """
        wanted = fold(words).split()
        if not wanted:
            return []
        if self._index is None:
            self._index = [Entry(rule) for rule in self]
        found = [(worth, entry.rule) for entry in self._index if (worth := entry.worth(wanted, lang))]
        found.sort(key=lambda pair: -pair[0])
        return [rule for _, rule in found[:limit]]


class Entry:
    """What search knows of one rule: its folded id, and the folded words of its two texts."""

    __slots__ = ("both", "en", "id", "pl", "rule")

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.id = rule.id.casefold()
        self.en = set(WORD.findall(fold(rule.en)))
        self.pl = set(WORD.findall(fold(rule.pl)))
        self.both = self.en | self.pl

    def worth(self, wanted: list[str], lang: str | None) -> int:
        """How well the rule answers; 0 when one of the words is not in it."""
        words = self.both if lang is None else self.pl if lang == "pl" else self.en
        total = 0
        for word in wanted:
            worth = max(self.worth_of_id(word), worth_of_words(words, WORD.findall(word)))
            if not worth:
                return 0
            total += worth
        return total

    def worth_of_id(self, word: str) -> int:
        if "-" in word.strip("-"):
            return IN_ID if word in self.id else 0
        return IN_ID if word in self.id.split("-") else 0


def worth_of_words(words: set[str], wanted: list[str]) -> int:
    """The worth of the weakest of these words; 0 when one is missing or there are none."""
    return min((worth_of_word(words, word) for word in wanted), default=0)


def worth_of_word(words: set[str], word: str) -> int:
    if word in words:
        return EXACT
    beginning = stem(word)
    best = 0
    for each in words:
        if each.startswith(beginning):
            if each.startswith(word):
                return BEGINS
            best = STEM
    return best


def stem(word: str) -> str:
    """What the forms of a word share: Polish endings are seldom longer than three letters."""
    return word[: max(4, len(word) - 3)]


def fold(text: str) -> str:
    """Text as it is compared: small letters without marks; `ł` has no mark that Unicode could take off."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


class LedgerReader:
    """Makes rules of the nodes of a file and collects what is wrong with them."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.lines: dict[str, int] = {}
        """Where each id was given first."""

    def rules(self, root: Node) -> list[Rule]:
        if not isinstance(root.value, list):
            raise Problems([Problem(self.file, root.line, found=shown(root.value), expected=InBoth("a list of rules", "lista zasad"))])
        rules = [rule for node in root.value if (rule := self.rule(node)) is not None]
        if self.problems:
            raise Problems(self.problems)
        return rules

    def rule(self, node: Node) -> Rule | None:
        """One entry, or nothing and at least one problem."""
        if not isinstance(node.value, dict):
            self.problem(node.line, "", "", shown(node.value), A_RULE)
            return None
        fields = node.value
        entry = name_of(fields.get("id"))
        before = len(self.problems)
        for key in [key for key in fields if key not in FIELDS]:
            self.problem(fields[key].line, entry, key, STRANGE, one_of(FIELDS))
        for key in REQUIRED:
            if key not in fields:
                self.problem(node.line, entry, key, NOTHING, A_TEXT)
        texts = {key: self.text(entry, key, fields[key]) for key in FIELDS if key in fields}
        if len(self.problems) > before:
            return None
        self.check_id(entry, texts["id"], fields["id"].line)
        if texts["kind"] not in KINDS:
            self.problem(fields["kind"].line, entry, "kind", shown(texts["kind"]), one_of(KINDS))
        return Rule(**texts)

    def text(self, entry: str, field: str, node: Node) -> str:
        if isinstance(node.value, str) and node.value.strip():
            return node.value
        self.problem(node.line, entry, field, shown(node.value), A_TEXT)
        return ""

    def check_id(self, entry: str, id: str, line: int) -> None:
        if not ID_SHAPE.fullmatch(id):
            self.problem(line, entry, "id", shown(id), InBoth("an id like DT-INCOME-03", "id takie jak DT-INCOME-03"))
        elif id in self.lines:
            twice = InBoth(f"{id} a second time", f"{id} drugi raz")
            first = self.lines[id]
            own = InBoth(f"an id of its own (line {first} has it)", f"własne id (to jest już w wierszu {first})")
            self.problem(line, entry, "id", twice, own)
        else:
            self.lines[id] = line

    def problem(self, line: int, entry: str, field: str, found: Phrase, expected: Phrase) -> None:
        self.problems.append(Problem(self.file, line, entry, field, found, expected))


def name_of(node: Node | None) -> str:
    return f"rule {node.value}" if node is not None and isinstance(node.value, str) else "rule without an id"
