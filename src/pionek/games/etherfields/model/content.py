"""The content of a match of Etherfields, with typed lists and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from pionek.core.language.definitions import Content, Definition, Pack
from pionek.core.language.effects import Effect
from pionek.core.language.forms import Form, walk
from pionek.core.text.phrasebook import Phrasebook
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.costs import Cost
from pionek.games.etherfields.model.definitions import (
    Card,
    Dreamer,
    Fate,
    Item,
    Mask,
    Memory,
    Note,
    Season,
    TurnCard,
    Usable,
    Wisdom,
)
from pionek.games.etherfields.model.dreamscape import Dreamscape
from pionek.games.etherfields.model.map import (
    Action,
    District,
    DreamGate,
    Entity,
    Location,
    Script,
    Slumber,
    Spot,
    Tile,
)

if TYPE_CHECKING:
    from pionek.games.etherfields.model.deeds import Deeds

DEFINITIONS: tuple[type[Definition], ...] = (
    Dreamer, Card, Item, Mask, Note, Wisdom, Season, Memory, TurnCard, Fate, Tile, Spot, Entity, Action, Slumber,
    DreamGate, District, Location, Script,
)  # fmt: skip


OF_INTERACTIONS = (vocabulary.PAYING_ASSAULT, vocabulary.PAYING_CONTACT)
"""When something can be used that adds to Assaults, or to Contacts, alone."""

D = TypeVar("D", bound=Definition)


def every(entries: dict[str, list[Definition]], kind: type[D]) -> list[D]:
    """All entries of a kind, with its type."""
    return [each for each in entries[kind.kind] if isinstance(each, kind)]


class EtherfieldsContent(Content):
    """The content of a match of Etherfields, with typed lists for the rules."""

    def __init__(self, game: str, book: Phrasebook, packs: list[Pack], entries: dict[str, list[Definition]]) -> None:
        self.cards = every(entries, Card)
        self.items = every(entries, Item)
        self.masks = every(entries, Mask)
        self.notes = every(entries, Note)
        self.wisdoms = every(entries, Wisdom)
        self.seasons = every(entries, Season)
        self.memories = every(entries, Memory)
        self.turns = every(entries, TurnCard)
        self.fates = every(entries, Fate)
        self.tiles = every(entries, Tile)
        self.spots = every(entries, Spot)
        self.entities = every(entries, Entity)
        self.actions = every(entries, Action)
        self.slumbers = every(entries, Slumber)
        self.dreams = every(entries, DreamGate)
        self.districts = every(entries, District)
        self.locations = every(entries, Location)
        self.scripts = every(entries, Script)
        super().__init__(game, book, packs, entries)
        self.intents = [card.intent for card in self.cards]
        self.layouts: dict[str, Dreamscape] = {}
        self.basic = [action.index for action in self.actions if action.type == "basic"]
        self.basics = {self.actions[index].id: index for index in self.basic}
        self.learned = [self.find("action", id) for id in ("gem-sight", "share", "lamplight", "deliver")]
        self.reactions = [index for index in self.basic if self.actions[index].when & ~(vocabulary.NOW | vocabulary.WORLD)]
        self.moving = self.find_or("action", "move")
        self.whens = [card.when for card in self.cards]
        self.bonus = [bonus_of(card) if card.when & (vocabulary.PAYING | vocabulary.ANY) else 0 for card in self.cards]
        """The most Intent that the effect of a card can add to a payment, also by the cards it draws."""
        self.converts = [converts(card) for card in self.cards]
        """Whether it does so by counting other cards, of which there must be some."""
        self.bonus_in = [bonus_colour(card) for card in self.cards]
        """The one colour in which it does so; NO_COLOUR if any will do."""
        self.helping, self.helping_masks = additions(self.cards), additions(self.masks)
        """What cards and Masks add to Assaults, or to Contacts, alone."""
        self.usable: dict[int, Sequence[Usable]] = {
            vocabulary.ACT: self.actions, vocabulary.PLAY: self.cards, vocabulary.POWER: self.cards, vocabulary.PLACE: self.cards,
            vocabulary.ITEM: self.items, vocabulary.MASK: self.masks, vocabulary.NOTE: self.notes, vocabulary.SPOT: self.spots,
        }  # fmt: skip
        """Everything that can be used, by the verb that uses it."""
        self.costs: dict[int, list[Cost]] = {verb: [thing.cost for thing in things] for verb, things in self.usable.items()}
        """What everything costs, by the same verbs."""
        self.costs[vocabulary.PLACE] = [card.place for card in self.cards]
        self.flaw = [card.type == "flaw" for card in self.cards]
        for dream in self.dreams:
            dream.pieces = sorted(self.hidden_in(dream))
            dream.in_reach = self.reach_of(dream)
        for slumber in self.slumbers:
            fought = [action.effect for action in self.actions if action.entity == slumber.entity >= 0]
            played = [slumber.ends, slumber.out, slumber.delivers, *fought]
            slumber.in_reach = list(self.following(played if slumber.text is None else [slumber.text]))

        named: set[object] = {self.find_or("script", each.script) for each in self.slumbers}
        named |= {each.script for each in self.dreams} | {each.script for each in self.districts}
        named.update(getattr(form, "script", None) for kind in entries.values() for each in kind for whole in each.forms() for form in walk(whole))
        for script in self.scripts:
            script.is_read = script.index in named

    def hidden_in(self, dream: DreamGate) -> set[tuple[str, int]]:
        """What the texts of a Dream name that players own later: found by following its scripts."""
        texts = [*self.texts_of(dream), *(tile.reveals for tile in self.tiles if tile.of == dream.id)]
        texts.extend(spot.effect for spot in self.spots if spot.of == dream.id)
        texts.extend(action.effect for action in self.actions if action.of == dream.id)
        return {piece for form in self.following(texts) for piece in named_by(form)}

    def texts_of(self, dream: DreamGate) -> list[Effect | None]:
        """What stands on a Gate, and the script that is read when it is entered."""
        first = [self.scripts[dream.script].effect] if dream.script >= 0 else []
        return [dream.front, dream.back, dream.starts, dream.ends, dream.out, *first]

    def following(self, texts: list[Effect | None]) -> Iterator[Form]:
        """All forms of texts, of the scripts that they name, and of the actions of the Entities that they bring."""
        texts = texts[:]
        read: set[int] = set()
        entities: set[int] = set()
        while texts:
            effect = texts.pop()
            for form in walk(effect) if effect is not None else ():
                yield form
                script = getattr(form, "script", None)
                if isinstance(script, int) and script not in read:
                    read.add(script)
                    texts.append(self.scripts[script].effect)
                entity = getattr(form, "spawn", None)
                if isinstance(entity, int) and entity not in entities:
                    entities.add(entity)
                    texts.extend(action.effect for action in self.actions if action.entity == entity)

    def reach_of(self, dream: DreamGate) -> list[Form]:
        """What players of a Dream can come to: the texts of its Gate and of the tiles that lie or are revealed one after another."""
        tiles: set[int] = set()
        found: list[Form] = []
        more = set(dream.tiles)
        while more:
            tiles |= more
            slots = {self.tiles[each].slot for each in tiles}
            texts = [*self.texts_of(dream), *(self.tiles[each].reveals for each in tiles)]
            texts.extend(spot.effect for spot in self.spots if spot.of == dream.id and spot.space[:2] in slots)
            texts.extend(action.effect for action in self.actions if action.of == dream.id and (not action.space or action.space[:2] in slots))
            found = list(self.following(texts))
            more = {each for form in found for each in getattr(form, "reveal", [])} - tiles
        return found

    def find_or(self, kind: str, id: str) -> int:
        return self.ids[kind].get(id, -1)

    def dream(self, id: str) -> DreamGate:
        return self.dreams[self.find("dream", id)]

    def dreamscape(self, layout: str) -> Dreamscape:
        """The map of a lay-out, worked out once."""
        known = self.layouts.get(layout)
        if known is None:
            known = self.layouts[layout] = Dreamscape(self, layout)
        return known

    def deck(self, name: str) -> list[int]:
        """All cards of a deck, each as often as it is there."""
        return [card.index for card in self.cards if card.deck == name for _ in range(card.copies)]

    def given(self, definition: Definition) -> tuple[str, ...]:
        return ("dreams",)


HANDED_OUT = {
    "gain-card": ("card", "gain_card"), "gain-item": ("item", "gain_item"), "add-fate": ("fate", "add_fate"),
    "market-items": ("item", "market_items"), "add-slumber": ("slumber", "add_slumber"),
}  # fmt: skip
"""The verbs that hand out pieces: of which kind, and the field that names one or several."""


def named_by(form: Form) -> list[tuple[str, int]]:
    """The pieces that one verb hands out."""
    if form.word not in HANDED_OUT:
        return []
    kind, name = HANDED_OUT[form.word]
    named = getattr(form, name)
    return [(kind, index) for index in (named if isinstance(named, list) else [named])]


def converts(card: Card) -> bool:
    return card.effect is not None and any(form.word == "convert" for form in walk(card.effect))


class AddsIntent(Protocol):
    """A verb that adds Intent to a payment ("add", "convert")."""

    only: str
    """To which payments; "convert" does not say."""

    def most(self) -> int:
        """The most Intent that it can add."""

    def worth(self, table: Deeds, seat: int) -> int:
        """How much it would add now."""


class Gains(Protocol):
    """A verb that gains something ("gain")."""

    gain: str


def bonus_of(thing: Usable) -> int:
    """The most Intent its effect can add to a payment; what only makes a Move go farther pays for none."""
    most = 0
    if thing.effect is None:
        return 0
    for form in walk(thing.effect):
        if form.word in ("add", "convert"):
            adding = cast(AddsIntent, form)  # the forms of the language know the model, so the model knows them by their words
            if form.word == "convert" or adding.only != "move":
                most = max(most, adding.most())
        elif form.word == "draw" and thing.when & vocabulary.ANY:
            most = max(most, 3)
        elif form.word == "gain" and thing.when & vocabulary.ANY and cast(Gains, form).gain == "spirit":
            most = max(most, 2)
    return most


def addition_of(thing: Usable) -> AddsIntent | None:
    """The first part of a text that adds Intent to a payment; None without one."""
    for form in walk(thing.effect) if thing.effect is not None else ():
        if form.word == "add":
            return cast(AddsIntent, form)
    return None


def additions(things: Sequence[Usable]) -> dict[int, list[AddsIntent | None]]:
    """By the timing of an interaction, what each of these things adds to it alone."""
    return {timing: [addition_of(each) if each.when & timing else None for each in things] for timing in OF_INTERACTIONS}


def bonus_colour(card: Card) -> int:
    """The one colour to which the effect of a card adds Intent; NO_COLOUR if any will do."""
    addition = addition_of(card)
    return vocabulary.LETTERS.index(addition.only) if addition is not None and addition.only in vocabulary.LETTERS else vocabulary.NO_COLOUR
