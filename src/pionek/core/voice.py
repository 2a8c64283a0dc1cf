"""Text made from effects: one voice speaks one language about one content."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.text import Part, Phrasebook, Ref, joined

if TYPE_CHECKING:
    from pionek.core.content import Content


class Voice:
    """Puts forms into words. Texts of definitions are cached by the content, not here."""

    def __init__(self, content: Content, lang: str) -> None:
        self.content = content
        self.lang = lang
        self.book: Phrasebook = content.book

    def parts(self, key: str, args: dict[str, Any]) -> tuple[Part, ...]:
        return self.book.parts(self.lang, key, **args)

    def text(self, key: str, **args: Any) -> str:
        return self.book.text(self.lang, key, **args)

    def ref(self, kind: str, index: int) -> Ref:
        """The name of a definition; names from packs are never inflected."""
        return Ref(kind, self.content.id_of(kind, index), self.content.name_of(kind, index, self.lang))

    def listed(self, things: list[Any]) -> tuple[Part, ...]:
        """a, b and c."""
        clauses = [each if isinstance(each, tuple) else (str(each) if isinstance(each, int) else each,) for each in things]
        if len(clauses) == 1:
            return clauses[0]
        head = joined(clauses[:-1], ", ")
        return joined([head, clauses[-1]], self.text("word-and"))

    def in_sequence(self, forms: list[Any]) -> tuple[Part, ...]:
        """Clauses of one text: separated by semicolons, a new sentence where something comes only "then"."""
        clauses: list[tuple[Part, ...]] = []
        for form in forms:
            clause = form.say(self)
            if clause:
                clauses.append(clause)
        return joined(clauses, "; ")
