"""Errors shown to the user: one clear sentence, in both languages."""

from __future__ import annotations


class UserError(ValueError):
    """What is wrong, in one sentence. An error that only programmers meet has no Polish sentence; the English one is shown instead."""

    def __init__(self, en: str, pl: str = "") -> None:
        super().__init__(en)
        self.pl = pl

    def text(self, lang: str) -> str:
        return self.pl if lang == "pl" and self.pl else str(self)
