"""Describing effects: text in one language, generated from forms and definitions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.forms import Form, pattern_key
from pionek.core.text.parts import sentences
from pionek.core.text.phrasebook import BRIEF, Part, Phrasebook, Ref, joined
from pionek.core.text.verbs import infinitives, third_person

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


def teach_form(book: Phrasebook, form: type[Form]) -> None:
    """Give a phrasebook the patterns that a form carries."""
    if form.en:
        book.add(pattern_key(form.family, form.word, ""), form.en, form.pl)
    if form.brief:
        book.add(pattern_key(form.family, form.word, "") + BRIEF, *form.brief)
    for variant, (english, polish) in form.variants.items():
        book.add(pattern_key(form.family, form.word, variant), english, polish)


class Describer:
    """Puts forms into words; `briefly` in fewer of them. Texts of definitions are cached by the content, not here."""

    def __init__(self, content: Content, lang: str, briefly: bool = False) -> None:
        self.content = content
        self.lang = lang
        self.book: Phrasebook = content.book.in_brief() if briefly else content.book
        self.depth = 0
        """How many enclosing forms extend over the text being written (see Form.reaches)."""
        self.headed: object = None
        """What stands at the head of the text, which forms in it do not say again."""

    def parts(self, key: str, args: dict[str, Any]) -> tuple[Part, ...]:
        return self.book.parts(self.lang, key, **args)

    def text(self, key: str, **args: Any) -> str:
        return self.book.text(self.lang, key, **args)

    def ref(self, kind: str, index: int) -> Ref:
        return self.content.ref(kind, index, self.lang)

    def possibly(self, clause: tuple[Part, ...]) -> tuple[Part, ...]:
        """A clause as something that may be done: "you may draw 1 card", "możesz dobrać 1 kartę".

        What says so already is left as it is, and what is no order stands behind "if you wish".
        """
        if clause and isinstance(clause[0], str) and clause[0].startswith(self.text("effect-may", may="").strip()):
            return clause
        fitting = self.in_order_to(clause)
        return self.parts("effect-may", {"may": fitting}) if fitting else self.parts("effect-may-otherwise", {"may": clause})

    def in_order_to(self, clause: tuple[Part, ...]) -> tuple[Part, ...] | None:
        """A clause as what something is done for: "to draw 1 card", "aby dobrać 1 kartę"; None if it does not begin with a verb."""
        if self.lang == "pl":
            return infinitives(clause, self.book.infinitives)
        return clause if third_person(clause, self.book.third_person["en"]) else None

    def done_by(self, who: tuple[Part, ...], clause: tuple[Part, ...]) -> tuple[Part, ...]:
        """A clause as what somebody does: "each player draws 1 card"; "each player: if ..." where it is no order."""
        told = third_person(clause, self.book.third_person[self.lang], self.text("word-then"))
        return joined([who, told], " ") if told else joined([who, clause], ": ")

    def listed(self, things: list[Any]) -> tuple[Part, ...]:
        """a, b and c."""
        clauses = [each if isinstance(each, tuple) else (str(each) if isinstance(each, int) else each,) for each in things]
        if len(clauses) < 2:
            return joined(clauses, "")
        head = joined(clauses[:-1], ", ")
        return joined([head, clauses[-1]], self.text("word-and"))

    def in_sequence(self, forms: list[Any]) -> tuple[Part, ...]:
        """Join the clauses of one text so that it is clear which belongs to which.

        Clauses are separated by semicolons, and a new sentence begins after a clause that could be read on ("if ...",
        "choose one: ..."). Inside such a clause simple clauses are listed instead: "if ..., a, b and c".
        """
        clauses = self.in_breaths(forms)
        if self.depth:
            said = [clause for clause, _ in clauses]
            return joined(said, "; ") if any(reaches for _, reaches in clauses) else self.listed(self.of_one_subject(said))
        told: list[list[tuple[Part, ...]]] = [[]]
        for clause, reaches in clauses:
            told[-1].append(clause)
            if reaches:
                told.append([])
        return sentences([joined(each, "; ") for each in told if each])

    def of_one_subject(self, clauses: list[tuple[Part, ...]]) -> list[tuple[Part, ...]]:
        """Clauses of a list; where all tell of "that player", only the first one names him."""
        who = self.text("word-that-player")
        told = [each[0].removeprefix(who) if each and isinstance(each[0], str) and each[0].startswith(who) else "" for each in clauses]
        return [clauses[0], *((rest, *clause[1:]) for rest, clause in zip(told[1:], clauses[1:], strict=True))] if all(told) else clauses

    def in_breaths(self, forms: list[Any]) -> list[tuple[tuple[Part, ...], bool]]:
        """The clauses for a list of forms, and whether each could be read on; neighbours with the same `breath` make one clause."""
        groups: list[list[Any]] = []
        for form in forms:
            if groups and form.breath() and groups[-1][0].breath() == form.breath():
                groups[-1].append(form)
            else:
                groups.append([form])
        clauses = [(each[0].say(self) if len(each) == 1 else each[0].say_together(self, each), each[0]) for each in groups]
        return [(clause, form.reaches) for clause, form in clauses if clause]
