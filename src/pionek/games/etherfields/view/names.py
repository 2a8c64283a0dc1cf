"""The names of what packs do not list: spaces, figures, colours, steps, choices."""

from __future__ import annotations

from pionek.core.names import Names
from pionek.core.text.phrasebook import Phrasebook, Ref
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import SPACES, name_of
from pionek.games.etherfields.model.state import (
    CARD_BEARERS,
    FATES_AT,
    MASKS_AT,
    SPOTS_AT,
    WISDOMS_AT,
)

LISTS = {
    "colour": ("intent-word", vocabulary.COLOURS), "step": ("step", vocabulary.STEPS),
    "state": ("state", vocabulary.STATES), "morph": ("morph", vocabulary.MORPHS), "terrain": ("terrain", vocabulary.TERRAINS),
    "counter": ("counter", vocabulary.TALLIES), "putting": ("putting", vocabulary.PUTTINGS), "sign": ("sign", vocabulary.SIGNS),
    "suit": ("suit", vocabulary.SUITS), "flag": ("flag", vocabulary.FLAGS), "item-place": ("item-place", vocabulary.item_place.names),
    "wall": ("wall", vocabulary.wall.names), "token": ("token", vocabulary.token.names), "carrying": ("carrying", vocabulary.carrying.names),
    "deck-change": ("deck-change", vocabulary.deck_change.names), "skipping": ("skipping", vocabulary.skipping.names),
    "remembering": ("remembering", vocabulary.remembering.names), "team-rule": ("team-rule", vocabulary.team_rule.names),
    "fortune": ("fortune", vocabulary.fortune.names),
}  # fmt: skip
NOUNS = {"resource": vocabulary.RESOURCES, "intent": vocabulary.COLOURS}
"""What is always counted is called by its noun, so that the pattern can put it into the right form."""


def called(book: Phrasebook, table: Deeds, kind: str, index: int, lang: str) -> Ref | str | None:
    if kind == "space":
        return name_of(index) if 0 <= index < SPACES else ""
    if kind == "figure":
        return figure_name(table, index, lang)
    if kind in LISTS:
        key, values = LISTS[kind]
        return book.text(lang, f"{key}-{values[index]}")
    if kind in FACES:
        return FACES[kind](book, index, lang)
    if kind == "lamp":
        return vocabulary.LAMPS_BY_HOUR[index]
    if kind == "edge":
        one, other = divmod(index, SPACES)
        return f"{name_of(one)}–{name_of(other)}"
    if kind == "choice-pick":
        return pick_name(book, table, index, lang)
    if kind == "bearer":
        return bearer_name(table, index, lang)
    if kind == "hidden":
        return hidden_name(table, index, lang)
    if kind == "mover":
        return mover_name(book, table, index, lang)
    if kind == "story":
        return table.content.scripts[index].text[lang]
    if kind == "attempt":
        return attempt_name(table, index, lang)
    if kind == "find":
        return find_name(book, table, index, lang)
    if kind in NOUNS:
        return NOUNS[kind][index]
    return None


def face_name(book: Phrasebook, index: int, lang: str) -> str:
    """What the face of a die says, of the Luck die or of the Movement die."""
    if index > vocabulary.MOVEMENT_FACES_AT:
        result = vocabulary.MOVEMENT_DIE[index - vocabulary.MOVEMENT_FACES_AT - 1]
        return book.text(lang, f"movement-{vocabulary.movement.names[result]}")
    result = vocabulary.LUCK[index - 1]
    return book.text(lang, "luck-x" if result < 0 else "luck-blank" if not result else f"luck-{result}")


def card_name(book: Phrasebook, value: int, lang: str) -> str:
    """A playing card by its value (EF-VAR-05)."""
    return str(value) if value < 11 else book.text(lang, f"playing-card-{value}")


def sum_name(book: Phrasebook, value: int, lang: str) -> str:
    return str(value)


FACES = {"luck": face_name, "playing-card": card_name, "sum": sum_name}
"""What dice and playing cards show, and what they come to."""


def mover_name(book: Phrasebook, table: Deeds, index: int, lang: str) -> Ref | str:
    if index >= vocabulary.COMPANIONS_AT:
        return table.content.name_of("card", index - vocabulary.COMPANIONS_AT, lang)
    if index >= vocabulary.ENTITIES_AT:
        return table.content.name_of("entity", index - vocabulary.ENTITIES_AT, lang)
    if index < 0:
        return book.text(lang, "word-team")
    return Ref("seat", str(index), table.content.name_of("dreamer", table.dreamers[index].dreamer, lang))


def find_name(book: Phrasebook, table: Deeds, index: int, lang: str) -> str:
    if index < vocabulary.WISDOMS_FROM:
        return book.text(lang, "find-note", name=table.content.name_of("note", index, lang))
    return book.text(lang, "find-wisdom", name=table.content.name_of("wisdom", index - vocabulary.WISDOMS_FROM, lang))


def attempt_name(table: Deeds, index: int, lang: str) -> Ref:
    verb, subject = divmod(index, vocabulary.ATTEMPTS)
    return table.content.ref(vocabulary.WORDS.verbs[verb].subject, subject, lang)


def hidden_name(table: Deeds, index: int, lang: str) -> str:
    """The name of something seen of a Dream: a map tile, or one of its Secret pieces."""
    if index < vocabulary.PIECES_AT:
        return table.content.name_of("tile", index, lang)
    dream, at = divmod(index - vocabulary.PIECES_AT, vocabulary.MOST_PIECES)
    return table.content.name_of(*table.content.dreams[dream].pieces[at], lang)


def figure_name(table: Deeds, index: int, lang: str) -> str:
    if not 0 <= index < len(table.figures):
        return ""
    figure = table.figures[index]
    same = [at for at in range(len(table.figures)) if table.figures[at].entity == figure.entity]
    name = table.content.name_of("entity", figure.entity, lang)
    return f"{name} {same.index(index) + 1}" if len(same) > 1 else name


def pick_name(book: Phrasebook, table: Deeds, index: int, lang: str) -> str:
    if index >= vocabulary.PICK_FLIPPED:
        return book.text(lang, "thing-flipped", card=table.content.name_of("card", index - vocabulary.PICK_FLIPPED, lang))
    if index >= vocabulary.PICK_ENTITIES:
        return table.content.name_of("entity", index - vocabulary.PICK_ENTITIES, lang)
    if index >= vocabulary.PICK_EDGES:
        one, other = divmod(index - vocabulary.PICK_EDGES, SPACES)
        return book.text(lang, "pick-edge", one=name_of(one), other=name_of(other))
    if vocabulary.PICK_SECRETS <= index < vocabulary.PICK_SECRETS + vocabulary.MOST_PIECES:
        return book.text(lang, "pick-secret", letter=chr(ord("A") + index - vocabulary.PICK_SECRETS))
    if vocabulary.PICK_MORPHS <= index < vocabulary.PICK_MORPHS + len(vocabulary.MORPHS):
        return book.text(lang, f"morph-{vocabulary.MORPHS[index - vocabulary.PICK_MORPHS]}")
    if vocabulary.PICK_DREAMER <= index < vocabulary.PICK_DREAMER + 4:
        return book.text(lang, "pick-dreamer", who=table.content.name_of("dreamer", index - vocabulary.PICK_DREAMER, lang))
    if vocabulary.PICK_STEPS <= index < vocabulary.PICK_STEPS + vocabulary.MOST_STEPS:
        card = table.current()
        at = index - vocabulary.PICK_STEPS
        step = vocabulary.STEPS[card.kinds[at]] if card is not None and at < len(card.kinds) else vocabulary.STEPS[0]
        return book.text(lang, "pick-step", n=at + 1, step=book.text(lang, f"step-{step}"))
    return book.text(lang, f"pick-{vocabulary.PICKS[index]}")


def bearer_name(table: Deeds, bearer: int, lang: str) -> str:
    if bearer >= WISDOMS_AT:
        return table.content.name_of("wisdom", bearer - WISDOMS_AT, lang)
    if bearer >= FATES_AT:
        return table.content.name_of("fate", bearer - FATES_AT, lang)
    if bearer >= SPOTS_AT:
        return table.content.name_of("spot", bearer - SPOTS_AT, lang)
    if bearer >= MASKS_AT:
        return table.content.name_of("mask", (bearer - MASKS_AT) % 100, lang)
    return table.content.name_of("card", bearer % CARD_BEARERS, lang)


class EtherfieldsNames(Names[Deeds]):
    """The names of this game."""

    def seat_name(self, table: Deeds, seat: int, lang: str) -> str:
        return self.seat_then(table, table.naming(), seat, lang)

    def seat_then(self, table: Deeds, then: tuple[int, ...], seat: int, lang: str) -> str:
        """A player is called by the Dreamer, which an Awakening may exchange for another one."""
        return table.content.name_of("dreamer", then[seat], lang)

    def name_then(self, table: Deeds, then: tuple[int, ...], kind: str, index: int, lang: str) -> Ref | str | None:
        if kind == "mover" and 0 <= index < len(then):
            return Ref("seat", str(index), self.seat_then(table, then, index, lang))
        return self.name_of(table, kind, index, lang)

    def name_of(self, table: Deeds, kind: str, index: int, lang: str) -> Ref | str | None:
        return called(table.content.book, table, kind, index, lang)
