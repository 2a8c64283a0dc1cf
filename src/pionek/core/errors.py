"""Refusals that a person reads: one clear sentence, in both languages."""

from __future__ import annotations


class UserError(ValueError):
    """Says what is wrong. What only programmers meet has no Polish sentence; its English one is shown instead."""

    def __init__(self, en: str, pl: str = "") -> None:
        super().__init__(en)
        self.pl = pl

    def text(self, lang: str) -> str:
        return self.pl if lang == "pl" and self.pl else str(self)
