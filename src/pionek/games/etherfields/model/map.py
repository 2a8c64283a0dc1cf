"""What packs hold of the map: tiles, icons, actions, Entities, Slumbers, Dreams, the Dreamworld, scripts."""

from __future__ import annotations

from collections.abc import Iterator

from pionek.core.language.amounts import Condition
from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.forms import Form
from pionek.core.language.kinds import CONDITION, EFFECT, FLAG, NAMES, TEXT, IdOf, IntKind, ListOf, RefTo, Word
from pionek.core.packs.problems import NOTHING, InBoth, Mistake
from pionek.core.rules.in_force import Ability
from pionek.core.text.phrasebook import Part, joined, sentence
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.codes import EDGE, MARK, SLOT, SPACE, WAY
from pionek.games.etherfields.model.costs import COST, Cost
from pionek.games.etherfields.model.definitions import PASSIVES, Usable, texts_of
from pionek.games.etherfields.model.dreamscape import edge_of, space_of
from pionek.games.etherfields.model.passive import rulings


class Tile(Definition):
    """A map tile of four spaces; `marks` say what is printed on which of them, or on the line between two: "ac light"."""

    kind = "tile"
    plural = "tiles"
    of: str = field(IdOf("dream"))
    slot: str = field(SLOT)
    terrain: str = field(Word("none", *vocabulary.TERRAINS), default="none")
    marks: list[str] = field(ListOf(MARK), default=[])
    setup: bool = field(FLAG, default=False)
    """It is laid out at set-up; other tiles, unless the Dream lists them, wait for `reveal`."""
    reveals: Effect | None = field(EFFECT, default=None)

    sentence: Ability | None

    def finish(self, content: Content) -> None:
        self.sentence = texts_of(self, content, {"reveals": "EF-ICON-07"}).get("reveals")

    def say(self, describer: Describer) -> tuple[Part, ...]:
        """Its Terrain, its icons by space, and what happens when it is revealed (EF-MAP-02, EF-TERR-02, EF-ICON-07)."""
        clauses: list[tuple[Part, ...]] = []
        if self.terrain != "none":
            clauses.append(describer.parts("tile-terrain", {"terrain": describer.text(f"terrain-{self.terrain}")}))
        for corners, *mark in (each.split() for each in self.marks):
            spaces = "–".join(self.slot + corner for corner in corners)
            clauses.append(describer.parts("tile-mark", {"space": spaces, "mark": icon(describer, mark)}))
        if self.setup:
            clauses.append(describer.parts("tile-setup", {}))
        if self.reveals is not None:
            clauses.append(describer.parts("tile-reveals", {"do": self.reveals.say(describer)}))
        return joined([sentence(each) for each in clauses], " ")


def icon(describer: Describer, mark: list[str]) -> str:
    """What is printed on a space of a tile, in words."""
    if mark[0] == "spawn":
        return " ".join([describer.text("mark-spawn"), *(describer.text(f"suit-{suit}") for suit in mark[1:])])
    if mark[0] == "draw":
        return describer.text("mark-draw", n=int(mark[1]))
    return describer.text(f"mark-{mark[0]}" if mark[0] in ("quirk", "stairs") else f"terrain-{mark[0]}")


def off_the_map(content: Content, dream: str, space: str) -> Mistake | None:
    """A space on which no tile of its Dream ever lies: nobody comes to what stands there."""
    slots = [each.slot for each in content.entries["tile"] if isinstance(each, Tile) and each.of == dream]
    if not slots or space[:2] in slots:
        return None
    found = InBoth(f"{space}, where no tile of {dream} lies", f"{space}, gdzie nie leży żaden kafelek wpisu {dream}")
    return Mistake(found, InBoth(f"a space on {', '.join(sorted(slots))}", f"pole na: {', '.join(sorted(slots))}"), "space")


class Spot(Usable):
    """A printed icon with a text of its own: Trap, Gem slot, Sign, Flying rule, special space."""

    kind = "spot"
    plural = "spots"
    rule = "EF-ICON-01"
    of: str = field(IdOf("dream"))
    space: str = field(SPACE)
    type: str = field(Word("trap", "gem", "sign", "flying", "enter"))
    sign: str = field(Word("none", *vocabulary.SIGNS), default="none")

    at: int

    def finish(self, content: Content) -> None:
        super().finish(content)
        self.at = space_of(self.space)

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        if strayed := off_the_map(content, self.of, self.space):
            yield strayed

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses = [each.say(describer) for each in self.passive]
        if self.effect is not None:
            clauses.append(self.effect.say(describer))
        text = joined([each for each in clauses if each], "; ")
        sign = describer.text(f"sign-{self.sign}") if self.sign != "none" else ""
        return sentence(describer.parts(f"spot-{self.type}", {"do": text, "sign": sign})) if text else describer.parts("spot-plain", {})


AN_ENTITY = InBoth("an action `of` an Entity, which is named here too", "akcja, której `of` jest Istotą, nazwaną także tutaj")


class Action(Usable):
    """An action of the Basic Actions card, a map tile, a Gate, or an Entity tile."""

    kind = "action"
    plural = "actions"
    named = ("move", "effort", "peek", "gain-gem", "remove-morphing", "add-turn", "classic", "letter-up", "letter-down", "gem-sight", "share", "lamplight", "deliver")
    rule = "EF-ACT-02"
    of: str = field(IdOf("dream", "entity", words=("basic", "discard", "back")))
    """Where it is printed: on the map of a Dream, on an Entity tile, or on the Basic Actions card."""
    space: str = field(SPACE, default="")
    """Of a Dream's map: who stands there may use it."""
    entity: int = field(RefTo("entity"), default=-1)
    """The Entity that it is used on; an action `of` an Entity names it here too."""
    type: str = field(Word("basic", "map", "assault", "contact", "gate"), default="map")
    """Assaults and Contacts need a figure of the Entity in range; `gate` with an Entity is used from any space."""
    single: bool = field(FLAG, default=False)
    """Once only."""
    each: str = field(Word("no", "slumber", "turn", "team"), default="no")
    """Once for each Dreamer (`slumber`), once a Turn for each (`turn`), or once a Turn for the Team (`team`)."""
    suit: str = field(Word("any", *vocabulary.SUITS), default="any")
    goal: int = field(IntKind(0, 9), default=0)
    """How much it does towards winning, by which bots choose; for actions of `discard` the number of cards to be discarded."""

    at: int
    sign: int

    def finish(self, content: Content) -> None:
        super().finish(content)
        self.at = space_of(self.space) if self.space else -1
        self.sign = vocabulary.SUITS.index(self.suit) if self.suit != "any" else -1

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        if self.space and (strayed := off_the_map(content, self.of, self.space)):
            yield strayed
        used_on = content.entries["entity"][self.entity].id if self.entity >= 0 else ""
        entities = {each.id for each in content.entries["entity"]}
        if used_on != self.of and (self.of in entities or self.type in ("assault", "contact")):
            found = repr(used_on) if used_on else NOTHING
            expected = InBoth(f"the Entity on whose tile it is printed, {self.of!r}", f"Istota, na której kafelku jest wydrukowana: {self.of!r}")
            yield Mistake(found, expected if self.of in entities else AN_ENTITY, "entity")

    def say(self, describer: Describer) -> tuple[Part, ...]:
        assert self.effect is not None
        cost = describer.parts("cost-cards", {"n": self.goal}) if self.of == "discard" else self.cost.say(describer)
        key = "action-anywhere" if self.type == "gate" and self.entity >= 0 else f"action-{self.type}"
        if self.once or self.timing != ["action"]:
            key = "use-once" if self.once else "use"
        timing = joined([describer.parts(f"timing-{each}", {}) for each in self.timing], ", ", describer.text("word-or"))
        clauses = [describer.parts(key, {"timing": timing, "cost": cost, "do": self.effect.say(describer)})]
        if self.needs is not None:
            clauses.append(describer.parts("action-needs", {"needs": self.needs.say(describer)}))
        if self.sign >= 0:
            clauses.append(describer.parts("action-suit", {"suit": describer.text(f"suit-{self.suit}")}))
        if self.single:
            clauses.append(describer.parts("action-single", {}))
        if self.each != "no":
            clauses.append(describer.parts(f"action-each-{self.each}", {}))
        return joined([sentence(each) for each in clauses], " ")


class Entity(Definition):
    """An Entity tile: figures, Movement, and what its steps of the Turn card do."""

    kind = "entity"
    plural = "entities"
    figure: str = field(Word("human", "creature", "big", "token"))
    count: str = field(Word("1", "2", "3", "N+1"), default="1")
    """How many figures, `N+1` for one more than there are Dreamers."""
    move: int = field(IntKind(0, 9))
    die: bool = field(FLAG, default=True)
    """Whether it moves as far as the Movement die says; if not, always `move` spaces."""
    aims: str = field(Word("closest", "most-cards", "row-a"), default="closest")
    """Which Dreamer it goes for."""
    shy: bool = field(FLAG, default=False)
    """It never enters Light."""
    ghostly: bool = field(FLAG, default=False)
    """It ignores Walls."""
    basic: Effect | None = field(EFFECT, default=None)
    """What it does in the Basic steps of Turn cards; `special` and `morph` in those steps."""
    special: Effect | None = field(EFFECT, default=None)
    morph: Effect | None = field(EFFECT, default=None)
    start: str = field(SPACE, default="")
    """Where it appears in its Dream, instead of a Spawn space."""
    passive: list[Effect] = field(PASSIVES, default=[])

    big: bool
    hasty: bool
    """Faster while no lamp is lit."""
    sentences: list[Ability | None]
    interactions: list[int]

    def finish(self, content: Content) -> None:
        self.big = self.figure == "big"
        self.hasty = "haste" in rulings(self.passive)
        steps = dict.fromkeys(("morph", "basic", "special"), "EF-TCARD-05")
        texts = texts_of(self, content, steps)
        self.sentences = [texts.get(step) for step in steps]
        self.interactions = [each.index for each in content.entries["action"] if isinstance(each, Action) and each.entity == self.index]

    def figures(self, players: int) -> int:
        """How many figures the Entity has (EF-ENT-01, EF-COMP-12)."""
        if self.count == "N+1":
            return min(players + 1, vocabulary.SHAPESHIFTERS)
        return int(self.count)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses = [] if self.count == "1" else [describer.parts("entity-count-more" if self.count == "N+1" else "entity-count", {"n": self.figures(1)})]
        clauses.append(describer.parts("entity-move" if self.die else "entity-own-move" if self.move else "entity-still", {"n": self.move}))
        clauses.extend(each.say(describer) for each in self.passive)
        if self.aims != "closest":
            clauses.append(describer.parts(f"entity-aims-{self.aims}", {}))
        for key, effect in (("basic", self.basic), ("special", self.special), ("morph", self.morph)):
            if effect is not None:
                clauses.append(describer.parts(f"entity-{key}", {"do": effect.say(describer)}))
        if self.ghostly:
            clauses.append(describer.parts("entity-ghostly", {}))
        if self.shy:
            clauses.append(describer.parts("entity-shy", {}))
        if self.big:
            clauses.append(describer.parts("entity-big", {}))
        return joined([sentence(each) for each in clauses], " ")


class Slumber(Definition):
    """A Slumber tile: `turns` to be played, mostly with an Entity, until `out`; or instead a `text` that is followed at once."""

    kind = "slumber"
    plural = "slumbers"
    named = (*vocabulary.FIRST_SLUMBERS, "tcs")
    entity: int = field(RefTo("entity"), default=-1)
    turns: int = field(IntKind(0, 12), default=0)
    """How many Turn cards; 0 where a `text` is followed instead."""
    text: Effect | None = field(EFFECT, default=None)
    out: Effect | None = field(EFFECT, default=None)
    """What happens Out of Turns, when all of them are played."""
    skip: str = field(Word("no", "out", "end"), default="no")
    """Whether it may be skipped: by resolving `out`, or at no price but without Loot (`end`)."""
    ends: Effect | None = field(EFFECT, default=None)
    """What happens at the end of each Turn."""
    deliver: Cost | None = field(COST, default=None)
    """The price of its Deliverance, which the Team learns by winning six Slumbers; `delivers` is what it brings."""
    deliver_needs: Condition | None = field(CONDITION, default=None)
    """A condition of its Deliverance; `deliver-sign` and `deliver-note` are things the Team must have for it."""
    deliver_sign: str = field(Word("none", *vocabulary.SIGNS), default="none")
    deliver_note: int = field(RefTo("note"), default=-1)
    delivers: Effect | None = field(EFFECT, default=None)
    script: str = field(IdOf("script"), default="")
    """What is read when it is won."""

    texts: dict[str, Ability]
    in_reach: list[Form]
    """All that its players can come to."""

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        """Something must be played or followed, and something must end it; the one of the Delta Phase ends with the night (EF-DELTA-03)."""
        if self.id == vocabulary.DELTA_SLUMBER:
            return
        if (self.text is None) == (not self.turns):
            found = InBoth("`turns` and `text` together", "`turns` razem z `text`") if self.turns else NOTHING
            yield Mistake(found, InBoth("`turns` to be played, or a `text` to be followed at once", "`turns` do rozegrania albo `text`, który wykonuje się od razu"), "turns")
        if not any(form.word == "end" for form in self.in_reach):
            found = InBoth("a Slumber that nothing ends", "Drzemka, której nic nie kończy")
            yield Mistake(found, InBoth("`{end: slumber}` in its texts or those of its Entity", "`{end: slumber}` w jej tekstach albo w tekstach jej Istoty"))

    def finish(self, content: Content) -> None:
        rules = {"text": "EF-SLUM-03", "out": "EF-SLUM-09", "ends": "EF-TCARD-08", "delivers": "EF-SLUM-10"}
        self.texts = texts_of(self, content, rules)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses: list[tuple[Part, ...]] = []
        if self.entity >= 0:
            clauses.append(describer.parts("slumber-entity", {"entity": describer.ref("entity", self.entity)}))
        if self.turns:
            clauses.append(describer.parts("slumber-turns", {"n": self.turns}))
        for key, effect in (("text", self.text), ("ends", self.ends), ("out", self.out)):
            if effect is not None:
                clauses.append(describer.parts(f"slumber-{key}", {"do": effect.say(describer)}))
        if self.skip != "no":
            clauses.append(describer.parts(f"slumber-skip-{self.skip}", {}))
        if self.delivers is not None:
            clauses.append(describer.parts("slumber-deliver", {"price": self.price(describer), "do": self.delivers.say(describer)}))
        if self.script:
            clauses.append(describer.parts("slumber-won", {"script": describer.ref("script", describer.content.find("script", self.script))}))
        return joined([sentence(each) for each in clauses], " ")

    def price(self, describer: Describer) -> tuple[Part, ...]:
        """What its Deliverance takes and asks for."""
        found: list[tuple[Part, ...]] = []
        if self.deliver is not None and self.deliver.things:
            found.append(self.deliver.say(describer))
        if self.deliver_sign != "none":
            found.append(describer.parts("slumber-sign", {"sign": describer.text(f"sign-{self.deliver_sign}")}))
        if self.deliver_note >= 0:
            found.append(describer.parts("slumber-note", {"note": describer.ref("note", self.deliver_note)}))
        if self.deliver_needs is not None:
            found.append(describer.parts("action-needs", {"needs": self.deliver_needs.say(describer)}))
        return joined(found, ", ")


def listed(numbers: list[int]) -> str:
    """Numbers by number of players, with the signs that they have."""
    return ", ".join(str(number).replace("-", "\u2212") for number in numbers)


class DreamGate(Definition):
    """A Dream: its Gate tile with both sides, its map, and what happens in its Turns."""

    kind = "dream"
    plural = "dreams"
    named = ("d1",)
    keys: int = field(IntKind(0, 4), default=0)
    """The Keys that entering takes."""
    turns: list[int] = field(ListOf(IntKind(0, 12), 4, 4), default=[0, 0, 0, 0])
    """How many Turn cards, by number of players; what Dreamers lack in Hours their number makes up for."""
    district: str = field(IdOf("district"), default="")
    """Where its Gate lies on the Dreamworld."""
    tiles: list[int] = field(ListOf(RefTo("tile")), default=[])
    """Those that lie there when it begins; others come by `reveal`."""
    entrance: list[str] = field(ListOf(SPACE))
    """The spaces on which the Dreamers begin."""
    walls: list[str] = field(ListOf(EDGE), default=[])
    gaps: list[str] = field(ListOf(EDGE), default=[])
    """Walls with an opening, or on half an edge only: they are drawn, and nobody is stopped by them (EF-WALL-02)."""
    blocked: list[str] = field(ListOf(SPACE), default=[])
    """Spaces that nobody enters until an Overlay opens them."""
    hand: list[str] = field(ListOf(WAY), default=[])
    personal: list[str] = field(ListOf(SPACE), default=[])
    """Where `scatter-tokens` lays the Personal tokens."""
    verdict: list[int] = field(ListOf(IntKind(-3, 3), 4, 4), default=[0, 0, 0, 0])
    """Where the verdict starts, by number of players."""
    front: Effect | None = field(EFFECT, default=None)
    """What happens at set-up."""
    back: Effect | None = field(EFFECT, default=None)
    """What happens before the first Turn."""
    starts: Effect | None = field(EFFECT, default=None)
    """What happens at the start of each Turn; `ends` at the end of each."""
    ends: Effect | None = field(EFFECT, default=None)
    out: Effect | None = field(EFFECT, default=None)
    """What happens Out of Turns, when all Turn cards are played."""
    goal: dict[str, str] | None = field(NAMES, default=None)
    rules: dict[str, str] | None = field(NAMES, default=None)
    """Its special rules that no effect tells (EF-GATE-06)."""
    script: int = field(RefTo("script"), default=-1)
    """What is read when it begins."""
    once: bool = field(FLAG, default=False)
    """It is over also when it is lost: the story goes on another way."""
    patient: bool = field(FLAG, default=False)
    """Every try before brings a Turn."""

    texts: dict[str, Ability]
    hands: list[list[int]]
    pieces: list[tuple[str, int]]
    """The Secret pieces that this Dream's texts name, by kind and number: what Peek may look at (EF-BASIC-03)."""
    in_reach: list[Form]
    """All that its players can come to from its Gate."""

    def finish(self, content: Content) -> None:
        rules = {"front": "EF-GATE-03", "back": "EF-GATE-06", "starts": "EF-GATE-06", "ends": "EF-TCARD-08", "out": "EF-TURN-11"}
        self.texts = texts_of(self, content, rules)
        self.hands = [[edge_of(each) for each in pair.split()] for pair in self.hand]

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        """A Dream needs a map to enter and a place on the Dreamworld; what is no place there has no map of its own."""
        if self.district and not self.tiles:
            yield Mistake(NOTHING, InBoth("at least one tile", "co najmniej jeden kafelek"), "tiles")
        if self.district and not all(self.turns):
            found = InBoth("a Dream that is over before its first Turn", "Sen, który kończy się przed pierwszą Turą")
            yield Mistake(found, InBoth("at least 1 Turn card for each number of players", "co najmniej 1 karta Tury dla każdej liczby graczy"), "turns")
        if self.district and not self.entrance:
            yield Mistake(NOTHING, InBoth("at least one space to enter by", "co najmniej jedno pole wejścia"), "entrance")
        own = [each for each in content.entries["tile"] if isinstance(each, Tile) and each.of == self.id]
        for space in self.entrance if self.tiles else []:
            if strayed := off_the_map(content, self.id, space):
                yield Mistake(strayed.found, strayed.expected, "entrance")
        first = [each.slot for each in own if each.index in self.tiles]
        if self.tiles and not any(each[:2] in first for each in self.entrance):
            found = InBoth("no entrance on the first tiles", "żadnego wejścia na pierwszych kafelkach")
            yield Mistake(found, InBoth("at least one", "co najmniej jedno"), "entrance")
        if self.district and not any(form.word == "end" and getattr(form, "won", False) for form in self.in_reach):
            found = InBoth("a Dream that cannot be won", "Sen, którego nie da się wygrać")
            yield Mistake(found, InBoth("`{end: dream, won: true}` within reach of the Gate", "`{end: dream, won: true}` w zasięgu Bramy"), "tiles")
        shown = {*self.tiles, *(tile for form in self.in_reach for tile in getattr(form, "reveal", []))}
        for tile in own if self.district else []:
            if tile.index not in shown:
                found = InBoth(f"the tile {tile.id}, which nothing reveals", f"kafelek {tile.id}, którego nic nie odkrywa")
                yield Mistake(found, InBoth("it among `tiles`, or in a `reveal`", "wpis w `tiles` albo w `reveal`"), "tiles")

    def say(self, describer: Describer) -> tuple[Part, ...]:
        """Its back, the goal, the special rules and what happens out of Turns; then its front and its set-up (EF-GATE-03, -06)."""
        clauses: list[tuple[Part, ...]] = [(each[describer.lang],) for each in (self.goal, self.rules) if each is not None]
        for key, effect in (("dream-starts", self.starts), ("slumber-ends", self.ends), ("slumber-out", self.out)):
            if effect is not None:
                clauses.append(describer.parts(key, {"do": effect.say(describer)}))
        if self.once:
            clauses.append(describer.parts("gate-once", {}))
        return joined([sentence(each) for each in [*clauses, *self.front_clauses(describer), *self.set_up_clauses(describer)]], " ")

    def front_clauses(self, describer: Describer) -> list[tuple[Part, ...]]:
        """What one reads before the Dream is entered: where, for how many Keys, how long, and what is prepared (EF-GATE-01, -03)."""
        clauses = [describer.parts("gate-place", {"district": self.place(describer)})] if self.district else []
        if self.keys:
            clauses.append(describer.parts("gate-keys", {"n": self.keys}))
        if any(self.turns):
            clauses.append(describer.parts("gate-turns-patient" if self.patient else "gate-turns", {"numbers": listed(self.turns)}))
        if self.front is not None:
            clauses.append(describer.parts("gate-front", {"do": self.front.say(describer)}))
        if self.script >= 0:
            clauses.append(describer.parts("gate-script", {"script": describer.ref("script", self.script)}))
        return clauses

    def front_text(self, describer: Describer) -> tuple[Part, ...]:
        return joined([sentence(each) for each in self.front_clauses(describer)], " ")

    def set_up_clauses(self, describer: Describer) -> list[tuple[Part, ...]]:
        """What its own set-up lays out (EF-GATE-03, -06)."""
        clauses: list[tuple[Part, ...]] = []
        if any(self.verdict):
            clauses.append(describer.parts("gate-verdict", {"numbers": listed(self.verdict)}))
        if self.personal:
            clauses.append(describer.parts("gate-personal", {"spaces": ", ".join(self.personal)}))
        if self.hand:
            clauses.append(describer.parts("gate-hand", {"edges": "; ".join(each.replace(" ", ", ") for each in self.hand)}))
        if self.back is not None:
            clauses.append(describer.parts("gate-back", {"do": self.back.say(describer)}))
        return clauses

    def place(self, describer: Describer) -> Part:
        return describer.ref("district", describer.content.find("district", self.district))


class District(Definition):
    """A Dreamworld Map tile."""

    kind = "district"
    plural = "districts"
    slot: str = field(TEXT)
    from_: str = field(Word("start", "d1", "d2-or-d3", "d2-and-d3"))
    script: int = field(RefTo("script"), default=-1)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        if self.script < 0:
            return ()
        return sentence(describer.parts("district-script", {"script": describer.ref("script", self.script)}))


class Location(Definition):
    """A Location of the Dreamworld: its icon, and where its arrows and Shortcuts lead."""

    kind = "location"
    plural = "locations"
    named = ("s1",)
    district: int = field(RefTo("district"))
    icon: str = field(Word("awakening", "fate", "gate", "slumber", "shop", "rest", "hour", "confession"))
    paths: list[int] = field(ListOf(RefTo("location")))
    shortcuts: list[int] = field(ListOf(RefTo("location")), default=[])

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return sentence(describer.parts(f"icon-{self.icon}", {}))


class Script(Definition):
    """An entry of the Script Book: to be read aloud, then carried out."""

    kind = "script"
    plural = "scripts"
    named = ("s710", "s711", "s712")
    text: dict[str, str] = field(NAMES)
    effect: Effect | None = field(EFFECT, default=None)

    sentence: Ability | None
    is_read: bool
    """Whether another entry names it; some scripts of the game's own pack are named by the rules."""

    def finish(self, content: Content) -> None:
        self.sentence = texts_of(self, content, {"effect": "EF-CORE-04"}).get("effect")

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        if not self.is_read and self.pack != content.game:
            found = InBoth("a script that nothing reads", "skrypt, którego nic nie czyta")
            yield Mistake(found, InBoth("it in a `script` of another entry", "to id w polu `script` innego wpisu"), "id")

    def say(self, describer: Describer) -> tuple[Part, ...]:
        """The story, then what it brings."""
        story: tuple[Part, ...] = (self.text[describer.lang],)
        return joined([story, sentence(self.effect.say(describer))], "\n") if self.effect is not None else story
