"""The content of a match of Etherfields, with typed lists and what follows from them."""

from __future__ import annotations

from pionek.core.language.definitions import Content, Definition, Pack
from pionek.core.language.forms import Form, walk
from pionek.core.text.phrasebook import Phrasebook
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.cards import (
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
from pionek.games.etherfields.model.costs import FREE, Cost
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

DEFINITIONS: tuple[type[Definition], ...] = (
    Dreamer, Card, Item, Mask, Note, Wisdom, Season, Memory, TurnCard, Fate, Tile, Spot, Entity, Action, Slumber,
    DreamGate, District, Location, Script,
)  # fmt: skip


class EtherfieldsContent(Content):
    """The content of a match of Etherfields, with typed lists for the rules."""

    def __init__(self, game: str, book: Phrasebook, packs: list[Pack], entries: dict[str, list[Definition]]) -> None:
        self.cards: list[Card] = [each for each in entries["card"] if isinstance(each, Card)]
        self.items: list[Item] = [each for each in entries["item"] if isinstance(each, Item)]
        self.masks: list[Mask] = [each for each in entries["mask"] if isinstance(each, Mask)]
        self.notes: list[Note] = [each for each in entries["note"] if isinstance(each, Note)]
        self.wisdoms: list[Wisdom] = [each for each in entries["wisdom"] if isinstance(each, Wisdom)]
        self.seasons: list[Season] = [each for each in entries["season"] if isinstance(each, Season)]
        self.memories: list[Memory] = [each for each in entries["memory"] if isinstance(each, Memory)]
        self.turns: list[TurnCard] = [each for each in entries["turn"] if isinstance(each, TurnCard)]
        self.fates: list[Fate] = [each for each in entries["fate"] if isinstance(each, Fate)]
        self.tiles: list[Tile] = [each for each in entries["tile"] if isinstance(each, Tile)]
        self.spots: list[Spot] = [each for each in entries["spot"] if isinstance(each, Spot)]
        self.entities: list[Entity] = [each for each in entries["entity"] if isinstance(each, Entity)]
        self.actions: list[Action] = [each for each in entries["action"] if isinstance(each, Action)]
        self.slumbers: list[Slumber] = [each for each in entries["slumber"] if isinstance(each, Slumber)]
        self.dreams: list[DreamGate] = [each for each in entries["dream"] if isinstance(each, DreamGate)]
        self.districts: list[District] = [each for each in entries["district"] if isinstance(each, District)]
        self.locations: list[Location] = [each for each in entries["location"] if isinstance(each, Location)]
        self.scripts: list[Script] = [each for each in entries["script"] if isinstance(each, Script)]
        super().__init__(game, book, packs, entries)
        self.intents = [card.intent for card in self.cards]
        self.layouts: dict[str, Dreamscape] = {}
        self.basic = [action.index for action in self.actions if action.type == "basic"]
        self.basics = {self.actions[index].id: index for index in self.basic}
        self.learned = [self.find("action", id) for id in ("gem-sight", "share", "lamplight", "deliver")]
        self.reactions = [index for index in self.basic if self.actions[index].when & ~(vocabulary.NOW | vocabulary.WORLD)]
        self.moving = self.find_or("action", "move")
        self.whens = [card.when for card in self.cards]
        self.bonus = [bonus_of(card, vocabulary.PAYING | vocabulary.ANY) for card in self.cards]
        """The most Intent that the effect of a card can add to a payment, also by the cards it draws."""
        self.converts = [converts(card) for card in self.cards]
        """Whether it does so by counting other cards, of which there must be some."""
        self.fighting = [bonus_of(card, vocabulary.PAYING_ASSAULT) for card in self.cards]
        self.talking = [bonus_of(card, vocabulary.PAYING_CONTACT) for card in self.cards]
        """The same for Assaults and Contacts alone."""
        played = [card.cost for card in self.cards]
        self.costs: dict[int, list[Cost]] = {
            vocabulary.ACT: [action.cost for action in self.actions], vocabulary.PLAY: played, vocabulary.POWER: played,
            vocabulary.PLACE: [card.place for card in self.cards], vocabulary.ITEM: [item.cost for item in self.items],
            vocabulary.MASK: [mask.cost for mask in self.masks], vocabulary.NOTE: [note.cost for note in self.notes],
            vocabulary.SPOT: [FREE for _ in self.spots],
        }  # fmt: skip
        """What everything costs, by the verb that uses it."""
        self.flaw = [card.type == "flaw" for card in self.cards]
        for dream in self.dreams:
            dream.pieces = sorted(self.hidden_in(dream))

    def hidden_in(self, dream: DreamGate) -> set[tuple[str, int]]:
        """What the texts of a Dream name that players own later: found by following its scripts."""
        texts = [dream.front, dream.back, dream.starts, dream.ends, dream.out, *(tile.reveals for tile in self.tiles if tile.of == dream.id)]
        if dream.script >= 0:
            texts.append(self.scripts[dream.script].effect)
        texts.extend(spot.effect for spot in self.spots if spot.of == dream.id)
        texts.extend(action.effect for action in self.actions if action.of == dream.id)
        found: set[tuple[str, int]] = set()
        read: set[int] = set()
        entities: set[int] = set()
        while texts:
            effect = texts.pop()
            for form in walk(effect) if effect is not None else ():
                found.update(named_by(form))
                script = getattr(form, "script", None)
                if isinstance(script, int) and script not in read:
                    read.add(script)
                    texts.append(self.scripts[script].effect)
                entity = getattr(form, "spawn", None)
                if isinstance(entity, int) and entity not in entities:
                    entities.add(entity)
                    texts.extend(action.effect for action in self.actions if action.entity == entity)
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


def named_by(form: Form) -> list[tuple[str, int]]:
    """The pieces that one verb hands out."""
    if form.word == "gain-card":
        return [("card", form.gain_card)]  # type: ignore[attr-defined]
    if form.word == "gain-item":
        return [("item", form.gain_item)]  # type: ignore[attr-defined]
    if form.word == "add-fate":
        return [("fate", form.add_fate)]  # type: ignore[attr-defined]
    if form.word == "market-items":
        return [("item", item) for item in form.market_items]  # type: ignore[attr-defined]
    if form.word == "add-slumber":
        return [("slumber", slumber) for slumber in form.add_slumber]  # type: ignore[attr-defined]
    return []


def converts(card: Card) -> bool:
    return card.effect is not None and any(form.word == "convert" for form in walk(card.effect))


def bonus_of(thing: Usable, timing: int) -> int:
    """The most Intent its effect can add to a payment of any colour, where it may be used at such a time."""
    most = 0
    if thing.effect is None or not thing.when & timing:
        return 0
    for form in walk(thing.effect):
        if form.word == "convert" or (form.word == "add" and form.only == "any"):  # type: ignore[attr-defined]
            most = max(most, form.most())  # type: ignore[attr-defined]
        elif form.word == "draw" and thing.when & vocabulary.ANY:
            most = max(most, 3)
    return most
