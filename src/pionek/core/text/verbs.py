"""Verbs: a text that begins with an order, as it stands behind "możesz" ("dobrać 1 kartę") and behind the one who obeys ("draws 1 card")."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from pionek.core.text.parts import Part, Parts, merged

BREAKS = re.compile(r"(; |, | i | and |: )")
LISTING = (", ", " i ", " and ")
PREFIX = r"(?:na koniec |następnie |w razie porażki |w przeciwnym razie |nie |then |also |on failure |otherwise )"
PREFIXED = re.compile(PREFIX)
VERB = re.compile(f"({PREFIX})?" + r"(\w+)")
POSSIBLY = {"you may ": "may ", "możesz ": "może "}
"""What makes an order a choice, and what becomes of it behind the one who has the choice."""
THEIRS = {"your": "their", "yourself": "themselves", "you": "they"}
ADDRESSED = re.compile(rf"\b({'|'.join(THEIRS)})\b")
HISSING = ("s", "x", "sh", "ch", "o")


def infinitives(parts: Parts, verbs: Mapping[str, str]) -> Parts | None:
    """The clauses that begin with a known imperative, with all that is listed in them: "odrzuć kartę i dobierz 2" as "odrzucić kartę i dobrać 2".

    A later clause that begins otherwise ("jeśli to zrobisz, dobierz 2") stays as it is; None if the first one does.
    """
    return turned(parts, lambda piece: with_verb(piece, verbs))


def third_person(parts: Parts, verbs: Mapping[str, str], then: str = "") -> Parts | None:
    """An order as what somebody does: "odrzuć kartę i dobierz 2" as "odrzuca kartę i dobiera 2", "you may draw 1 of your cards" as "may draw 1 of their cards".

    What comes behind a semicolon begins with `then`, for its subject stands far off. None if the first clause is no order.
    """
    told = turned(parts, lambda piece: possible(piece) or with_verb(piece, verbs), then)
    if told is None:
        return None
    return merged([ADDRESSED.sub(lambda word: THEIRS[word[0]], part) if isinstance(part, str) else part for part in told])


def english_third(verb: str) -> str:
    """The third person of an English verb: "draws", "passes"."""
    return verb + ("es" if verb.endswith(HISSING) else "s")


def turned(parts: Parts, said_of: Callable[[str], str | None], then: str = "") -> Parts | None:
    """Every clause that begins with a verb, and every verb listed in it, put into other words; None if the first clause does not begin with one."""
    out: list[Part] = []
    clause = here = listing = True  # a clause begins here, a verb may stand here, the clause lists verbs
    for part in parts:
        for piece in BREAKS.split(part) if isinstance(part, str) else [part]:
            if piece == "; ":
                clause = here = True
            elif piece in LISTING:
                clause, here = False, listing
            elif piece == ": ":
                here = listing = False
            elif here and piece != "":
                said = said_of(piece) if isinstance(piece, str) else None
                listing = said is not None or (listing and not clause)
                if said is None and not out:
                    return None
                out.append(f"{then}{said}" if said and clause and out and not PREFIXED.match(said) else said or piece)
                here = False
                continue
            out.append(piece)
    return merged(out)


def possible(piece: str) -> str | None:
    """A piece that begins with "you may" or "możesz", of somebody else."""
    return next((may + piece[len(you) :] for you, may in POSSIBLY.items() if piece.startswith(you)), None)


def with_verb(piece: str, verbs: Mapping[str, str]) -> str | None:
    """A piece that begins with a known verb, with another form of it."""
    found = VERB.match(piece)
    verb = verbs.get(found.group(2).lower()) if found is not None else None
    if found is None or verb is None:
        return None
    verb = verb.capitalize() if found.group(2)[0].isupper() else verb
    return (found.group(1) or "") + verb + piece[found.end() :]
