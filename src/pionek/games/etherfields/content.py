"""What packs hold: Dreamers, cards, Items, tiles, Entities, Dreams, scripts; and what follows from them."""

from __future__ import annotations

from typing import Any, ClassVar

from pionek.core.amounts import Condition
from pionek.core.content import Content, Definition, Pack
from pionek.core.effects import Effect
from pionek.core.forms import Field, Form, walk
from pionek.core.kinds import CONDITION, EFFECT, FLAG, NAMES, TEXT, ListOf, RefTo, Whole, Word
from pionek.core.standing import WATCH, Ability
from pionek.core.text import Part, Phrasebook, joined, sentence
from pionek.core.voice import Voice
from pionek.games.etherfields import words
from pionek.games.etherfields.costs import COST, FREE, INTENT, Cost
from pionek.games.etherfields.dreamscape import Dreamscape, edge_of, space_of

TIMING = Word(*words.TIMINGS)
PASSIVES = ListOf(EFFECT)


class Usable(Definition):
    """Something with an effect that a Dreamer may use at a price, and perhaps rules that hold while it is in play."""

    cost: Cost
    timing: list[str]
    effect: Effect | None
    once: bool
    needs: Condition | None
    passive: list[Effect]
    when: int
    sentence: Ability | None
    abilities: list[Ability]
    rule: ClassVar[str] = "EF-ACT-01"

    def fill(self, values: dict[str, Any]) -> None:
        """EF-ACT-09: what names no cost is free."""
        given = dict(values)
        for name in ("cost", "place"):
            if name in given and given[name] is None:
                given[name] = FREE
        super().fill(given)

    def finish(self, content: Content) -> None:
        from pionek.games.etherfields.standing import Passive

        self.when = 0
        for each in self.timing:
            self.when |= words.TIMINGS[each]
        self.sentence = None
        self.abilities = []
        if self.effect is not None:
            ability = Ability(WATCH, 0, self.rule, self.effect, origin=f"{self.kind}:{self.id}")
            self.sentence = content.enable(ability)
        for form in self.passive:
            if not isinstance(form, Passive):
                raise ValueError(f"{form.word!r} is not in force by itself")
            for ability in form.abilities(f"{self.kind}:{self.id}", self.rule):
                ability.index = len(self.abilities) + 1
                self.abilities.append(content.enable(ability))

    def clauses(self, voice: Voice) -> list[tuple[Part, ...]]:
        found = [each.say(voice) for each in self.passive]
        if self.effect is not None:
            key = "use-once" if self.once else "use"
            timing = joined([voice.parts(f"timing-{each}", {}) for each in self.timing], voice.text("word-or"))
            found.append(voice.parts(key, {"timing": timing, "cost": self.cost.say(voice), "do": self.effect.say(voice)}))
            if self.needs is not None:
                found.append(voice.parts("action-needs", {"needs": self.needs.say(voice)}))
        return found

    def say(self, voice: Voice) -> tuple[Part, ...]:
        return joined([sentence(each) for each in self.clauses(voice)], " ")


USABLE = (
    Field("cost", COST, None),
    Field("timing", ListOf(TIMING), ["action"]),
    Field("effect", EFFECT, None),
    Field("once", FLAG, False),
    Field("needs", CONDITION, None),
    Field("passive", PASSIVES, []),
)


class Dreamer(Definition):
    """A Dreamer: the action on the back of the cards of the own deck."""

    kind = "dreamer"
    plural = "dreamers"
    fields: ClassVar[tuple[Field, ...]] = (Field("style", NAMES),)

    style: dict[str, str]

    def say(self, voice: Voice) -> tuple[Part, ...]:
        return (self.style[voice.lang],)


class Card(Usable):
    """An Influence card or a Flaw."""

    kind = "card"
    plural = "cards"
    rule = "EF-INF-02"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("deck", Word("gambler", "specialist", "tough-guy", "free-spirit", "market", "secret", "flaw")),
        Field("copies", Whole(1, 3), 1),
        Field("type", Word("act", "rapid", "progress", "flaw"), "act"),
        Field("colour", Word("A", "C", "W"), "A"),
        Field("intent", INTENT, [0, 0, 0]),
        Field("ether", Whole(0, 9), 0),
        Field("place", COST, None),
        Field("to-zone", FLAG, False),
        Field("companion", FLAG, False),
        *USABLE,
    )

    deck: str
    copies: int
    type: str
    colour: str
    intent: list[int]
    ether: int
    place: Cost
    to_zone: bool
    companion: bool
    hue: int

    def finish(self, content: Content) -> None:
        super().finish(content)
        self.hue = words.LETTERS.index(self.colour)

    def say(self, voice: Voice) -> tuple[Part, ...]:
        clauses = self.clauses(voice)
        if self.type == "progress":
            clauses.insert(0, voice.parts("card-progress", {"colour": voice.text(f"colour-{words.COLOURS[self.hue]}"), "cost": self.place.say(voice)}))
        if self.type == "flaw":
            clauses = [*clauses, voice.parts("card-flaw-zone" if self.to_zone else "card-flaw", {})]
        if self.companion:
            clauses.append(voice.parts("card-companion", {}))
        if any(self.intent):
            given = [(voice.text(f"intent-{words.COLOURS[at]}", n=self.intent[at]),) for at in range(3) if self.intent[at]]
            clauses.append(voice.parts("card-intent", {"intent": joined(given, voice.text("word-or"))}))
        return joined([sentence(each) for each in clauses], " ")


class Item(Usable):
    """An Item of the Team; `then` says where it goes when it is used."""

    kind = "item"
    plural = "items"
    rule = "EF-ITEM-02"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("intent", INTENT, [0, 0, 0]),
        Field("then", Word("stay", "storage", "market"), "stay"),
        Field("starting", FLAG, False),
        *USABLE,
    )

    intent: list[int]
    then: str
    starting: bool

    def say(self, voice: Voice) -> tuple[Part, ...]:
        clauses = self.clauses(voice)
        if self.then != "stay":
            clauses.append(voice.parts(f"item-{self.then}", {}))
        given = [(voice.text(f"intent-{words.COLOURS[at]}", n=self.intent[at]),) for at in range(3) if self.intent[at]]
        clauses.append(voice.parts("card-intent", {"intent": joined(given, voice.text("word-or"))}))
        return joined([sentence(each) for each in clauses], " ")


class Mask(Usable):
    """A Mask of a Dreamer, or of anybody."""

    kind = "mask"
    plural = "masks"
    rule = "EF-MASK-02"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("owner", RefTo("dreamer"), -1),
        Field("order", Whole(1, 3), 1),
        *USABLE,
    )

    owner: int
    order: int


class Note(Usable):
    """A Note in the Storage; used once, then gone."""

    kind = "note"
    plural = "notes"
    rule = "EF-NOTE-01"
    fields: ClassVar[tuple[Field, ...]] = (Field("use", NAMES, None), *USABLE)

    use: dict[str, str] | None

    def say(self, voice: Voice) -> tuple[Part, ...]:
        return (self.use[voice.lang],) if self.use is not None else super().say(voice)


class Wisdom(Usable):
    """A Wisdom card: always active."""

    kind = "wisdom"
    plural = "wisdoms"
    rule = "EF-WISD-01"
    fields: ClassVar[tuple[Field, ...]] = (Field("text", NAMES, None), *USABLE)

    text: dict[str, str] | None

    def say(self, voice: Voice) -> tuple[Part, ...]:
        return (self.text[voice.lang],) if self.text is not None else super().say(voice)


class Season(Definition):
    """A Season: the rule of travelling that its name stands for."""

    kind = "season"
    plural = "seasons"
    fields: ClassVar[tuple[Field, ...]] = (Field("text", NAMES),)

    text: dict[str, str]

    def say(self, voice: Voice) -> tuple[Part, ...]:
        return (self.text[voice.lang],)


class Memory(Definition):
    """A First Memories card: once its condition is met, its effect, and it is gone."""

    kind = "memory"
    plural = "memories"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("owner", RefTo("dreamer")),
        Field("condition", Word("two-threes", "four-progress", "took-harm", "three-colours")),
        Field("effect", EFFECT),
    )

    owner: int
    condition: str
    effect: Effect
    sentence: Ability

    def finish(self, content: Content) -> None:
        self.sentence = content.enable(Ability(WATCH, 0, "EF-FAQ-02", self.effect, origin=f"memory:{self.id}"))

    def say(self, voice: Voice) -> tuple[Part, ...]:
        return sentence(voice.parts(f"memory-{self.condition}", {"do": self.effect.say(voice)}))


class TurnCard(Definition):
    """A Turn card: suit, steps, Loot."""

    kind = "turn"
    plural = "turns"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("suit", Word(*words.SUITS)),
        Field("steps", ListOf(Word(*words.STEPS), 1, 4)),
        Field("loot", EFFECT),
    )

    suit: str
    steps: list[str]
    loot: Effect
    sign: int
    kinds: list[int]
    sentence: Ability

    def finish(self, content: Content) -> None:
        self.sign = words.SUITS.index(self.suit)
        self.kinds = [words.STEPS.index(each) for each in self.steps]
        self.sentence = content.enable(Ability(WATCH, 0, "EF-TCARD-12", self.loot, origin=f"turn:{self.id}"))

    def say(self, voice: Voice) -> tuple[Part, ...]:
        steps = joined([(voice.text(f"step-{each}"),) for each in self.steps], ", ")
        return sentence(voice.parts("turn-text", {"suit": voice.text(f"suit-{self.suit}"), "steps": steps, "loot": self.loot.say(voice)}))


class Fate(Usable):
    """A Fate card: an event, perhaps a Slumber Map tile, and a Quirk."""

    kind = "fate"
    plural = "fates"
    rule = "EF-FATE-01"
    fields: ClassVar[tuple[Field, ...]] = (Field("map", FLAG, False), Field("secret", FLAG, False), *USABLE)

    map: bool
    secret: bool

    def say(self, voice: Voice) -> tuple[Part, ...]:
        clauses: list[tuple[Part, ...]] = []
        if self.effect is not None:
            clauses.append(self.effect.say(voice))
        if self.map:
            clauses.append(voice.parts("fate-map", {}))
        if self.passive:
            clauses.append(voice.parts("fate-quirk", {"do": joined([each.say(voice) for each in self.passive], "; ")}))
        return joined([sentence(each) for each in clauses], " ")


class Tile(Definition):
    """A map tile of four spaces; `marks` say what is printed on which of them."""

    kind = "tile"
    plural = "tiles"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("of", TEXT),
        Field("slot", TEXT),
        Field("terrain", Word("none", *words.TERRAINS), "none"),
        Field("marks", ListOf(TEXT), []),
        Field("setup", FLAG, False),
        Field("reveals", EFFECT, None),
    )

    of: str
    slot: str
    terrain: str
    marks: list[str]
    setup: bool
    reveals: Effect | None
    sentence: Ability | None

    def finish(self, content: Content) -> None:
        space_of(self.slot + "a")
        self.sentence = None
        if self.reveals is not None:
            self.sentence = content.enable(Ability(WATCH, 0, "EF-ICON-07", self.reveals, origin=f"tile:{self.id}"))


class Spot(Usable):
    """A printed icon with a text of its own: Trap, Gem slot, Sign, Flying rule, special space."""

    kind = "spot"
    plural = "spots"
    rule = "EF-ICON-01"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("of", TEXT),
        Field("space", TEXT),
        Field("type", Word("trap", "gem", "sign", "flying", "enter")),
        Field("sign", Word("none", *words.SIGNS), "none"),
        *USABLE,
    )

    of: str
    space: str
    type: str
    sign: str
    at: int

    def finish(self, content: Content) -> None:
        super().finish(content)
        self.at = space_of(self.space)

    def say(self, voice: Voice) -> tuple[Part, ...]:
        clauses = [each.say(voice) for each in self.passive]
        if self.effect is not None:
            clauses.append(self.effect.say(voice))
        text = joined([each for each in clauses if each], "; ")
        return sentence(voice.parts(f"spot-{self.type}", {"do": text})) if text else voice.parts("spot-plain", {})


class Action(Usable):
    """An action of the Basic Actions card, a map tile, a Gate, or an Entity tile."""

    kind = "action"
    plural = "actions"
    rule = "EF-ACT-02"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("of", TEXT),
        Field("space", TEXT, ""),
        Field("entity", RefTo("entity"), -1),
        Field("type", Word("basic", "map", "assault", "contact", "gate"), "map"),
        Field("single", FLAG, False),
        Field("each", Word("no", "slumber", "turn", "team"), "no"),
        Field("suit", Word("any", *words.SUITS), "any"),
        Field("goal", Whole(0, 9), 0),
        *USABLE,
    )

    of: str
    space: str
    entity: int
    type: str
    single: bool
    each: str
    suit: str
    goal: int
    at: int
    sign: int

    def finish(self, content: Content) -> None:
        super().finish(content)
        self.at = space_of(self.space) if self.space else -1
        self.sign = words.SUITS.index(self.suit) if self.suit != "any" else -1

    def say(self, voice: Voice) -> tuple[Part, ...]:
        assert self.effect is not None
        args = {"cost": self.cost.say(voice), "do": self.effect.say(voice)}
        clauses = [voice.parts(f"action-{self.type}", args)]
        if self.needs is not None:
            clauses.append(voice.parts("action-needs", {"needs": self.needs.say(voice)}))
        if self.sign >= 0:
            clauses.append(voice.parts("action-suit", {"suit": voice.text(f"suit-{self.suit}")}))
        if self.single:
            clauses.append(voice.parts("action-single", {}))
        if self.each != "no":
            clauses.append(voice.parts(f"action-each-{self.each}", {}))
        return joined([sentence(each) for each in clauses], " ")


class Entity(Definition):
    """An Entity tile: figures, Movement, and what its steps of the Turn card do."""

    kind = "entity"
    plural = "entities"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("figure", Word("human", "creature", "big", "token")),
        Field("count", Word("1", "3", "2+", "N+1"), "1"),
        Field("move", Whole(0, 9)),
        Field("die", FLAG, True),
        Field("aims", Word("closest", "most-cards", "row-a"), "closest"),
        Field("shy", FLAG, False),
        Field("ghostly", FLAG, False),
        Field("basic", EFFECT, None),
        Field("special", EFFECT, None),
        Field("morph", EFFECT, None),
        Field("start", TEXT, ""),
        Field("passive", PASSIVES, []),
    )

    figure: str
    count: str
    move: int
    die: bool
    aims: str
    shy: bool
    ghostly: bool
    basic: Effect | None
    special: Effect | None
    morph: Effect | None
    start: str
    passive: list[Effect]
    big: bool
    sentences: list[Ability | None]
    interactions: list[int]

    def finish(self, content: Content) -> None:
        self.big = self.figure == "big"
        self.sentences = []
        for at, effect in enumerate((self.morph, self.basic, self.special)):
            ability = None
            if effect is not None:
                ability = content.enable(Ability(WATCH, 0, "EF-TCARD-05", effect, origin=f"entity:{self.id}", index=at))
            self.sentences.append(ability)
        self.interactions = [each.index for each in content.entries["action"] if isinstance(each, Action) and each.entity == self.index]

    def figures(self, players: int) -> int:
        """EF-ENT-01, EF-COMP-12."""
        if self.count == "2+":
            return max(2, players)
        if self.count == "N+1":
            return min(players + 1, words.SHAPESHIFTERS)
        return int(self.count)

    def say(self, voice: Voice) -> tuple[Part, ...]:
        clauses = [voice.parts("entity-move" if self.die else "entity-own-move", {"n": self.move})]
        for key, effect in (("basic", self.basic), ("special", self.special), ("morph", self.morph)):
            if effect is not None:
                clauses.append(voice.parts(f"entity-{key}", {"do": effect.say(voice)}))
        if self.shy:
            clauses.append(voice.parts("entity-shy", {}))
        if self.big:
            clauses.append(voice.parts("entity-big", {}))
        return joined([sentence(each) for each in clauses], " ")


class Slumber(Definition):
    """A Slumber tile, with an Entity or with a text to follow."""

    kind = "slumber"
    plural = "slumbers"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("entity", RefTo("entity"), -1),
        Field("turns", Whole(0, 12), 0),
        Field("text", EFFECT, None),
        Field("out", EFFECT, None),
        Field("skip", Word("no", "out", "end"), "no"),
        Field("ends", EFFECT, None),
        Field("deliver", COST, None),
        Field("deliver-needs", CONDITION, None),
        Field("deliver-sign", Word("none", *words.SIGNS), "none"),
        Field("deliver-note", RefTo("note"), -1),
        Field("delivers", EFFECT, None),
        Field("script", TEXT, ""),
    )

    entity: int
    turns: int
    text: Effect | None
    out: Effect | None
    skip: str
    ends: Effect | None
    deliver: Cost | None
    deliver_needs: Condition | None
    deliver_sign: str
    deliver_note: int
    delivers: Effect | None
    script: str
    texts: dict[str, Ability]

    def finish(self, content: Content) -> None:
        self.texts = {}
        for at, name in enumerate(("text", "out", "ends", "delivers")):
            effect = getattr(self, name)
            if effect is not None:
                rule = ("EF-SLUM-03", "EF-SLUM-09", "EF-TCARD-08", "EF-SLUM-10")[at]
                self.texts[name] = content.enable(Ability(WATCH, 0, rule, effect, origin=f"slumber:{self.id}", index=at))

    def say(self, voice: Voice) -> tuple[Part, ...]:
        clauses: list[tuple[Part, ...]] = []
        if self.turns:
            clauses.append(voice.parts("slumber-turns", {"n": self.turns}))
        for key, effect in (("text", self.text), ("ends", self.ends), ("out", self.out)):
            if effect is not None:
                clauses.append(voice.parts(f"slumber-{key}", {"do": effect.say(voice)}))
        if self.skip != "no":
            clauses.append(voice.parts(f"slumber-skip-{self.skip}", {}))
        if self.delivers is not None:
            clauses.append(voice.parts("slumber-deliver", {"price": self.price(voice), "do": self.delivers.say(voice)}))
        return joined([sentence(each) for each in clauses], " ")

    def price(self, voice: Voice) -> tuple[Part, ...]:
        """What its Deliverance takes and asks for."""
        found: list[tuple[Part, ...]] = []
        if self.deliver is not None and self.deliver.things:
            found.append(self.deliver.say(voice))
        if self.deliver_sign != "none":
            found.append(voice.parts("slumber-sign", {"sign": voice.text(f"sign-{self.deliver_sign}")}))
        if self.deliver_note >= 0:
            found.append(voice.parts("slumber-note", {"note": voice.ref("note", self.deliver_note)}))
        if self.deliver_needs is not None:
            found.append(voice.parts("action-needs", {"needs": self.deliver_needs.say(voice)}))
        return joined(found, ", ")


class DreamGate(Definition):
    """A Dream: its Gate tile with both sides, its map, and what happens in its Turns."""

    kind = "dream"
    plural = "dreams"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("keys", Whole(0, 4), 0),
        Field("turns", ListOf(Whole(0, 12), 4, 4), [0, 0, 0, 0]),
        Field("district", TEXT, ""),
        Field("tiles", ListOf(RefTo("tile")), []),
        Field("entrance", ListOf(TEXT)),
        Field("walls", ListOf(TEXT), []),
        Field("gaps", ListOf(TEXT), []),
        Field("blocked", ListOf(TEXT), []),
        Field("hand", ListOf(TEXT), []),
        Field("personal", ListOf(TEXT), []),
        Field("front", EFFECT, None),
        Field("back", EFFECT, None),
        Field("starts", EFFECT, None),
        Field("ends", EFFECT, None),
        Field("out", EFFECT, None),
        Field("goal", NAMES, None),
        Field("script", RefTo("script"), -1),
    )

    keys: int
    turns: list[int]
    district: str
    tiles: list[int]
    entrance: list[str]
    walls: list[str]
    gaps: list[str]
    """Walls with an opening, or on half an edge only: they are drawn, and nobody is stopped by them (EF-WALL-02)."""
    blocked: list[str]
    hand: list[str]
    personal: list[str]
    front: Effect | None
    back: Effect | None
    starts: Effect | None
    ends: Effect | None
    out: Effect | None
    goal: dict[str, str] | None
    script: int
    texts: dict[str, Ability]
    hands: list[list[int]]
    pieces: list[tuple[str, int]]
    """The Secret pieces that this Dream's texts name, by kind and number: what Peek may look at (EF-BASIC-03)."""

    def finish(self, content: Content) -> None:
        self.texts = {}
        rules = {"front": "EF-GATE-03", "back": "EF-GATE-06", "starts": "EF-GATE-06", "ends": "EF-TCARD-08", "out": "EF-TURN-11"}
        for at, name in enumerate(rules):
            effect = getattr(self, name)
            if effect is not None:
                ability = Ability(WATCH, 0, rules[name], effect, origin=f"dream:{self.id}", index=at)
                self.texts[name] = content.enable(ability)
        self.hands = [[edge_of(each) for each in pair.split()] for pair in self.hand]

    def turns_for(self, players: int) -> int:
        """The stated number of Turn cards; what Dreamers lack in Hours their number makes up for."""
        return self.turns[players - 1]

    def say(self, voice: Voice) -> tuple[Part, ...]:
        return sentence((self.goal[voice.lang],)) if self.goal is not None else ()


class District(Definition):
    """A Dreamworld Map tile."""

    kind = "district"
    plural = "districts"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("slot", TEXT),
        Field("from", Word("start", "d1", "d2-or-d3", "d2-and-d3")),
        Field("script", RefTo("script"), -1),
    )

    slot: str
    from_: str
    script: int


class Location(Definition):
    """A Location of the Dreamworld: its icon, and where its arrows and Shortcuts lead."""

    kind = "location"
    plural = "locations"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("district", RefTo("district")),
        Field("icon", Word("awakening", "fate", "gate", "slumber", "shop", "rest", "hour", "confession")),
        Field("paths", ListOf(RefTo("location"))),
        Field("shortcuts", ListOf(RefTo("location")), []),
    )

    district: int
    icon: str
    paths: list[int]
    shortcuts: list[int]

    def say(self, voice: Voice) -> tuple[Part, ...]:
        return sentence(voice.parts(f"icon-{self.icon}", {}))


class Script(Definition):
    """An entry of the Script Book: to be read aloud, then carried out."""

    kind = "script"
    plural = "scripts"
    fields: ClassVar[tuple[Field, ...]] = (Field("text", NAMES), Field("effect", EFFECT, None))

    text: dict[str, str]
    effect: Effect | None
    sentence: Ability | None

    def finish(self, content: Content) -> None:
        self.sentence = None
        if self.effect is not None:
            self.sentence = content.enable(Ability(WATCH, 0, "EF-CORE-04", self.effect, origin=f"script:{self.id}"))

    def say(self, voice: Voice) -> tuple[Part, ...]:
        return (self.text[voice.lang],)


DEFINITIONS: tuple[type[Definition], ...] = (
    Dreamer, Card, Item, Mask, Note, Wisdom, Season, Memory, TurnCard, Fate, Tile, Spot, Entity, Action, Slumber,
    DreamGate, District, Location, Script,
)  # fmt: skip


class Dreams(Content):
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
        self.reactions = [index for index in self.basic if self.actions[index].when & ~(words.NOW | words.WORLD)]
        self.moving = self.find_or("action", "move")
        self.whens = [card.when for card in self.cards]
        self.bonus = [bonus_of(card, words.PAYING | words.ANY) for card in self.cards]
        """The most Intent that the effect of a card can add to a payment, also by the cards it draws."""
        self.fighting = [bonus_of(card, words.PAYING_ASSAULT) for card in self.cards]
        self.talking = [bonus_of(card, words.PAYING_CONTACT) for card in self.cards]
        """The same for Assaults and Contacts alone."""
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


def bonus_of(thing: Usable, timing: int) -> int:
    """The most Intent its effect can add to a payment of any colour, where it may be used at such a time."""
    from pionek.games.etherfields.paying import AddIntent, Convert

    most = 0
    if thing.effect is None or not thing.when & timing:
        return 0
    for form in walk(thing.effect):
        if isinstance(form, Convert) or (isinstance(form, AddIntent) and form.only == "any"):
            most = max(most, form.most())
        elif form.word == "draw" and thing.when & words.ANY:
            most = max(most, 3)
    return most
