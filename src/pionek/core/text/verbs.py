"""Polish verbs: a text in the imperative, as it stands behind "możesz"."""

from __future__ import annotations

import re
from collections.abc import Mapping

from pionek.core.text.parts import Part, Parts, merged

BREAKS = re.compile(r"(; |, | i |: )")
VERB = re.compile(r"(na koniec )?(\w+)")


def infinitives(parts: Parts, verbs: Mapping[str, str]) -> Parts | None:
    """The clauses that begin with a known imperative, with all that is listed in them: "odrzuć kartę i dobierz 2" as "odrzucić kartę i dobrać 2".

    A later clause that begins otherwise ("jeśli to zrobisz, dobierz 2") stays as it is; None if the first one does.
    """
    out: list[Part] = []
    clause = here = listing = True  # a clause begins here, a verb may stand here, the clause lists verbs
    for part in parts:
        for piece in BREAKS.split(part) if isinstance(part, str) else [part]:
            if piece == "; ":
                clause = here = True
            elif piece in (", ", " i "):
                clause, here = False, listing
            elif piece == ": ":
                here = listing = False
            elif here and piece != "":
                said = as_infinitive(piece, verbs)
                listing = said is not None or (listing and not clause)
                if said is None and not out:
                    return None
                out.append(said or piece)
                here = False
                continue
            out.append(piece)
    return merged(out)


def as_infinitive(piece: Part, verbs: Mapping[str, str]) -> str | None:
    """A piece that begins with a known imperative, in the infinitive."""
    found = VERB.match(piece) if isinstance(piece, str) else None
    verb = verbs.get(found.group(2).lower()) if found is not None else None
    if found is None or verb is None:
        return None
    verb = verb.capitalize() if found.group(2)[0].isupper() else verb
    return (found.group(1) or "") + verb + found.string[found.end() :]
