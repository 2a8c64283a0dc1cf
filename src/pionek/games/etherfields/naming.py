"""How texts call what is no definition: spaces, figures, colours, steps, choices."""

from __future__ import annotations

from pionek.core.text import Phrasebook, Ref
from pionek.games.etherfields import words
from pionek.games.etherfields.dreamscape import SPACES, name_of
from pionek.games.etherfields.table import Dreamworld
from pionek.games.etherfields.world import CARD_BEARERS, FATES_AT, MASKS_AT, SPOTS_AT, WISDOMS_AT

LISTS = {
    "colour": ("intent-word", words.COLOURS), "step": ("step", words.STEPS),
    "state": ("state", words.STATES), "morph": ("morph", words.MORPHS), "terrain": ("terrain", words.TERRAINS),
    "counter": ("counter", words.TALLIES), "putting": ("putting", words.PUTTINGS),
}  # fmt: skip
NOUNS = {"resource": words.RESOURCES, "intent": words.COLOURS}
"""What is always counted is called by its noun, so that the pattern can put it into the right form."""
MOVEMENTS = ("one", "value", "again")


def called(book: Phrasebook, table: Dreamworld, kind: str, index: int, lang: str) -> Ref | str | None:
    if kind == "space":
        return name_of(index) if 0 <= index < SPACES else ""
    if kind == "figure":
        return figure_name(table, index, lang)
    if kind in LISTS:
        key, values = LISTS[kind]
        return book.text(lang, f"{key}-{values[index]}")
    if kind == "luck":
        if index > 10:
            return book.text(lang, f"movement-{MOVEMENTS[words.MOVEMENT_DIE[index - 11]]}")
        result = words.LUCK[index - 1]
        return book.text(lang, "luck-x" if result < 0 else "luck-blank" if not result else f"luck-{result}")
    if kind == "choice-pick":
        return pick_name(book, table, index, lang)
    if kind == "bearer":
        return bearer_name(table, index, lang)
    if kind == "hidden":
        return hidden_name(table, index, lang)
    if kind == "mover":
        return mover_name(book, table, index, lang)
    if kind == "story":
        return table.box.scripts[index].text[lang]
    if kind == "attempt":
        return attempt_name(table, index, lang)
    if kind == "find":
        return find_name(book, table, index, lang)
    if kind in NOUNS:
        return NOUNS[kind][index]
    return None


def mover_name(book: Phrasebook, table: Dreamworld, index: int, lang: str) -> Ref | str:
    if index >= words.ENTITIES_AT:
        return table.content.name_of("entity", index - words.ENTITIES_AT, lang)
    if index < 0:
        return book.text(lang, "word-team")
    return Ref("seat", str(index), table.content.name_of("dreamer", table.dreamers[index].dreamer, lang))


def find_name(book: Phrasebook, table: Dreamworld, index: int, lang: str) -> str:
    if index < words.WISDOMS_FROM:
        return book.text(lang, "find-note", name=table.content.name_of("note", index, lang))
    return book.text(lang, "find-wisdom", name=table.content.name_of("wisdom", index - words.WISDOMS_FROM, lang))


def attempt_name(table: Dreamworld, index: int, lang: str) -> str:
    verb, subject = divmod(index, words.ATTEMPTS)
    return table.content.name_of(words.VERBS[verb - words.ACT].subject, subject, lang)


def hidden_name(table: Dreamworld, index: int, lang: str) -> str:
    """What somebody got to see of a Dream: a map tile, or one of its Secret pieces."""
    if index < words.PIECES_AT:
        return table.content.name_of("tile", index, lang)
    dream, at = divmod(index - words.PIECES_AT, words.MOST_PIECES)
    return table.content.name_of(*table.box.dreams[dream].pieces[at], lang)


def figure_name(table: Dreamworld, index: int, lang: str) -> str:
    if not 0 <= index < len(table.figures):
        return ""
    figure = table.figures[index]
    same = [at for at in range(len(table.figures)) if table.figures[at].entity == figure.entity]
    name = table.content.name_of("entity", figure.entity, lang)
    return f"{name} {same.index(index) + 1}" if len(same) > 1 else name


def pick_name(book: Phrasebook, table: Dreamworld, index: int, lang: str) -> str:
    if index >= words.PICK_EDGES:
        one, other = divmod(index - words.PICK_EDGES, SPACES)
        return book.text(lang, "pick-edge", one=name_of(one), other=name_of(other))
    if words.PICK_SECRETS <= index < words.PICK_SECRETS + words.MOST_PIECES:
        return book.text(lang, "pick-secret", letter=chr(ord("A") + index - words.PICK_SECRETS))
    if words.PICK_MORPHS <= index < words.PICK_MORPHS + 8:
        return book.text(lang, f"morph-{words.MORPHS[index - words.PICK_MORPHS]}")
    if words.PICK_DREAMER <= index < words.PICK_DREAMER + 4:
        return book.text(lang, "pick-dreamer", who=table.content.name_of("dreamer", index - words.PICK_DREAMER, lang))
    if words.PICK_STEPS <= index < words.PICK_STEPS + 8:
        card = table.current()
        at = index - words.PICK_STEPS
        step = words.STEPS[card.kinds[at]] if card is not None and at < len(card.kinds) else words.STEPS[0]
        return book.text(lang, "pick-step", n=at + 1, step=book.text(lang, f"step-{step}"))
    return book.text(lang, f"pick-{words.PICKS[index]}")


def bearer_name(table: Dreamworld, bearer: int, lang: str) -> str:
    if bearer >= WISDOMS_AT:
        return table.content.name_of("wisdom", bearer - WISDOMS_AT, lang)
    if bearer >= FATES_AT:
        return table.content.name_of("fate", bearer - FATES_AT, lang)
    if bearer >= SPOTS_AT:
        return table.content.name_of("spot", bearer - SPOTS_AT, lang)
    if bearer >= MASKS_AT:
        return table.content.name_of("mask", (bearer - MASKS_AT) % 100, lang)
    return table.content.name_of("card", bearer % CARD_BEARERS, lang)
