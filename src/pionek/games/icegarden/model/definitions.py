"""What a pack of this game may hold: the board, its tiles and tracks, characters, units, and Vuko's scenario."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.forms import walk
from pionek.core.language.kinds import EFFECT, FLAG, RULE, TEXT, Counts, IntKind, Keyed, ListOf, RefTo, Word
from pionek.core.packs.problems import NOTHING, InBoth, Mistake
from pionek.core.rules.in_force import MODIFY, WATCH, Ability, Measure
from pionek.core.rules.numbers import SET
from pionek.core.text.parts import Parts, joined
from pionek.core.text.phrasebook import sentence
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.reach import ThornInRegion, UnitInRegion

COLOURS = ("red", "black", "green", "blue")
GOALS = ("towers", "sanctuaries", "closed-regions", "recruits")
WORDS_OF_GOALS = {"towers": ("raise-tower",), "sanctuaries": ("absorb",), "closed-regions": ("lay-nightmare", "close-region"), "recruits": ("recruit",)}
"""What the texts of a character's units, or of the Thorn, must do for the goal to be reached."""
FIGURES = (3, 2, 1)
"""How many figures a unit type of each level has."""
LEAST_IN_PLAY = vocabulary.REGIONS_BY_PLAYERS[0]


def no_more_than(definition: Definition, most: int) -> None:
    """Check that no pack adds to what the board prints."""
    if definition.index >= most:
        raise Mistake(
            InBoth("more than the board has", "więcej, niż mieści plansza"),
            InBoth(f"at most {most} {definition.plural}, which no pack can add to", f"najwyżej {most}; paczka nie może dodać nic do {definition.plural}"),
        )


class Resource(Definition):
    """A kind of token: how many there are, and how many a player starts with."""

    kind = "resource"
    plural = "resources"
    supply: int = field(IntKind(0, 99))
    start: int = field(IntKind(0, 20))

    def finish(self, content: Content) -> None:
        no_more_than(self, 3)


class Level(Definition):
    """A level of the character card on which M-factor lies."""

    kind = "level"
    plural = "levels"

    def finish(self, content: Content) -> None:
        no_more_than(self, 4)


class Helmet(Definition):
    """A place of the initiative track: its stage, the number of the ship below it, and the action markers it gives."""

    kind = "helmet"
    plural = "helmets"
    stage: int = field(IntKind(1, 4))
    ship: int = field(IntKind(1, 9))
    cubes: int = field(IntKind(1, vocabulary.ACTION_MARKERS))
    red: bool = field(FLAG, default=False)


class ActionField(Definition):
    """A field of the action track; `slots` for 2, 3 and 4 players, 0 for no limit. Fields 6 and 7 take no markers."""

    kind = "field"
    plural = "fields"
    slots: list[int] | None = field(ListOf(IntKind(0, 20), 3, 3), default=None)

    def finish(self, content: Content) -> None:
        no_more_than(self, vocabulary.FIELDS + 2)

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        if self.index < vocabulary.FIELDS and self.slots is None:
            yield Mistake(NOTHING, InBoth("`slots` for 2, 3 and 4 players", "`slots` dla 2, 3 i 4 graczy"), "slots")

    def say(self, describer: Describer) -> Parts:
        return sentence(describer.parts(f"field-{self.id}", {}))


class Deed(Definition):
    """One of the things that can be done in a field."""

    kind = "deed"
    plural = "deeds"
    field: int = field(RefTo("field"))

    def finish(self, content: Content) -> None:
        no_more_than(self, vocabulary.ASSAULT + 1)


class Region(Definition):
    """A region of Midgaard: where it is drawn, and its neighbours on either side of the board."""

    kind = "region"
    plural = "regions"
    at: list[int] = field(ListOf(IntKind(0, 100), 2, 2))
    borders: list[int] = field(ListOf(RefTo("region"), 1))
    other_side: list[int] = field(ListOf(RefTo("region"), 1))

    def finish(self, content: Content) -> None:
        no_more_than(self, vocabulary.REGIONS)

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        """Borders have two sides."""
        regions = [each for each in content.entries["region"] if isinstance(each, Region)]
        for name, own, theirs in (
            ("borders", self.borders, [each.borders for each in regions]),
            ("other-side", self.other_side, [each.other_side for each in regions]),
        ):
            for other in dict.fromkeys(own):
                if self.index not in theirs[other] or other == self.index:
                    yield Mistake(repr(regions[other].id), InBoth("a region that names this one too", "region, który też wymienia ten"), name)

    def say(self, describer: Describer) -> Parts:
        near = [describer.listed([(describer.ref("region", each),) for each in side]) for side in (self.borders, self.other_side)]
        if set(self.borders) == set(self.other_side):
            return sentence(describer.parts("region-text-both", {"borders": near[0]}))
        return sentence(describer.parts("region-text", {"borders": near[0], "other": near[1]}))


class Side(Definition):
    """A further side of the board: the same regions with other borders, each named at one of its two regions.

    `at` says where the regions are drawn; if left out, as on the first side.
    """

    kind = "side"
    plural = "sides"
    borders: list[tuple[int, list[int]]] = field(Keyed("region", ListOf(RefTo("region"), 1)))
    at: list[tuple[int, list[int]]] = field(Keyed("region", ListOf(IntKind(0, 100), 2, 2)), default=[])

    near: list[int]
    """The neighbours of each region, as bits."""
    places: dict[int, list[int]]

    def finish(self, content: Content) -> None:
        self.near = [0] * vocabulary.REGIONS
        for region, others in self.borders:
            for other in others:
                self.near[region] |= 1 << other
                self.near[other] |= 1 << region
        self.places = dict(self.at)

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        """From every region all others in play can be reached, whichever are left out; and all are drawn, or none."""
        regions = [each.id for each in content.entries["region"]]
        for region, near in enumerate(self.near):
            if near >> region & 1:
                yield Mistake(repr(regions[region]), InBoth("a region that does not border on itself", "region, który nie sąsiaduje sam ze sobą"), "borders")
        missing = [each for at, each in enumerate(regions) if at not in self.places]
        if self.places and missing:
            yield Mistake(InBoth(f"no place for {', '.join(missing)}", f"brak miejsca dla: {', '.join(missing)}"), InBoth("a place for every region", "miejsce dla każdego regionu"), "at")
        for out in combinations(range(vocabulary.REGIONS), vocabulary.REGIONS - LEAST_IN_PLAY):
            apart = self.apart([each for each in range(vocabulary.REGIONS) if each not in out])
            if apart:
                gone = ", ".join(regions[each] for each in out)
                found = InBoth(f"{regions[apart[0]]!r} cut off when {gone} are not in play", f"{regions[apart[0]]!r} bez sąsiadów, gdy w grze nie ma: {gone}")
                yield Mistake(found, InBoth("more borders", "więcej granic"), "borders")
                return

    def apart(self, regions: list[int]) -> list[int]:
        """The regions that cannot be reached from the first one."""
        within = sum(1 << each for each in regions)
        seen, ways = 0, 1 << regions[0]
        while ways & ~seen:
            seen |= ways
            for each in regions:
                if ways >> each & 1:
                    ways |= self.near[each] & within
        return [each for each in regions if not seen >> each & 1]

    def say(self, describer: Describer) -> Parts:
        lines = [
            describer.parts("side-line", {"region": describer.ref("region", region), "near": describer.listed([(describer.ref("region", each),) for each in others])})
            for region, others in self.borders
        ]
        return sentence(describer.parts("side-text", {"borders": joined(lines, "; ")}))


class Tile(Definition):
    """A region scoring tile of one of the three sets."""

    kind = "tile"
    plural = "tiles"
    players: int = field(IntKind(2, 4))
    number: int = field(IntKind(1, vocabulary.REGIONS))
    population: int = field(IntKind(0, 9))
    gold: int = field(IntKind(0, 9))
    m_factor: int = field(IntKind(0, 9))
    points: list[int] = field(ListOf(IntKind(0, 20), 1, 4))

    yields: list[int]
    sorted_yields: list[int]

    def finish(self, content: Content) -> None:
        self.yields = [self.population, self.gold, self.m_factor]
        self.sorted_yields = sorted(self.yields, reverse=True)

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        """Each set has a tile for every region in play; the first tile of the set speaks for it."""
        own = [each for each in content.entries["tile"] if isinstance(each, Tile) and each.players == self.players]
        regions = vocabulary.REGIONS_BY_PLAYERS[self.players - 2]
        if own[0] is self and len(own) < regions:
            found = InBoth(f"{len(own)} tiles for {self.players} players", f"kafelki dla {self.players} graczy: {len(own)}")
            yield Mistake(found, InBoth(f"at least {regions}", f"co najmniej {regions}"), "players")

    def say(self, describer: Describer) -> Parts:
        points = "/".join(str(each) for each in self.points)
        args = {"p": self.population, "g": self.gold, "m": self.m_factor, "points": points}
        return sentence(describer.parts("tile-text", args))


class UnitAbility(Definition):
    """One of the four abilities: how many upgrade tokens there are, and what one costs."""

    kind = "ability"
    plural = "abilities"
    tokens: int = field(IntKind(0, 40))
    price: list[tuple[int, int]] = field(Counts("resource"))
    rule: str = field(RULE)

    costs: list[int]

    def finish(self, content: Content) -> None:
        no_more_than(self, vocabulary.ABILITIES)
        self.costs = [0, 0, 0]
        for resource, amount in self.price:
            self.costs[resource] = amount

    def say(self, describer: Describer) -> Parts:
        return sentence(describer.parts(f"ability-{self.id}", {}))


def words_in(effect: Effect | None) -> set[str]:
    return {form.word for form in walk(effect)} if effect is not None else set()


class Character(Definition):
    """A scientist with his goal; `thorn` is what his figure of the Thorn does where he dominates."""

    kind = "character"
    plural = "characters"
    full: str = field(TEXT)
    colour: str = field(Word(*COLOURS))
    goal: str = field(Word(*GOALS))
    need: int = field(IntKind(1, 20))
    rule: str = field(RULE)
    thorn: Effect | None = field(EFFECT, default=None)
    thorn_rule: str = field(RULE, default="")

    standing: list[Ability]
    units: list[int]

    def finish(self, content: Content) -> None:
        self.standing = []
        all_units = [each for each in content.entries["unit"] if isinstance(each, Unit)]
        own = [each for each in all_units if each.character == self.index and each.pack == self.pack]
        own.sort(key=lambda unit: unit.level)
        self.units = [each.index for each in own]
        if [each.level for each in own] != [1, 2, 3]:
            raise Mistake(
                InBoth("other units", "inne jednostki"),
                InBoth("3 figures of one type of level 1, 2 of level 2 and 1 of level 3", "3 figury jednego typu poziomu 1, 2 poziomu 2 i 1 poziomu 3"),
            )
        if self.thorn is not None:
            origin = f"character:{self.id}"
            rule = self.thorn_rule
            self.standing.append(
                content.enable(Ability(WATCH, vocabulary.DOMINATES, rule, self.thorn, scope=ThornInRegion(), origin=origin))
            )

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        """Something must lead to the goal. A region is closed by a unit."""
        units = [each for each in content.entries["unit"] if isinstance(each, Unit) and each.index in self.units]
        for word in self.missing(units):
            yield Mistake(repr(self.goal), InBoth(f"a unit, or `thorn`, with `{word}`, which leads to it", f"jednostka albo `thorn` z efektem `{word}`, który do niego prowadzi"), "goal")
        if "close-region" in words_in(self.thorn):
            yield Mistake("'close-region'", InBoth("it in the text of a unit", "ten efekt w tekście jednostki"), "thorn")

    def missing(self, units: list[Unit]) -> list[str]:
        """The words that lead to the goal and that neither these units nor the Thorn have."""
        said = words_in(self.thorn).union(*(words_in(effect) for unit in units for effect in (unit.dominating, unit.event)))
        return [word for word in WORDS_OF_GOALS[self.goal] if word not in said]

    def say(self, describer: Describer) -> Parts:
        said = [sentence(describer.parts(f"goal-{self.goal}", {"n": self.need}))]
        if self.thorn is not None:
            said.append(sentence(describer.parts("character-thorn", {"do": self.thorn.say(describer)})))
        return joined(said, " ")


class Unit(Definition):
    """A type of units: what is printed on the card, its free slots, and what its special icons do.

    A character has one type of each level, with 3, 2 and 1 figures. A unit for a character of another pack can be chosen instead of
    the one of its level, in the set-up (`units`).
    """

    kind = "unit"
    plural = "units"
    character: int = field(RefTo("character"))
    level: int = field(IntKind(1, 3))
    figures: int = field(IntKind(1, 3))
    printed: list[int] = field(ListOf(RefTo("ability"), 0, 4), default=[])
    slots: int = field(IntKind(0, 2))
    penalty: int = field(IntKind(0, 9), default=0)
    spy: int = field(IntKind(0, 2), default=0)
    transport: bool = field(FLAG, default=False)
    dominating: Effect | None = field(EFFECT, default=None)
    rule: str = field(RULE, default="")
    event: Effect | None = field(EFFECT, default=None)
    event_rule: str = field(RULE, default="")

    standing: list[Ability]
    place: int

    def finish(self, content: Content) -> None:
        self.place = self.level - 1
        self.standing = []
        origin = f"unit:{self.id}"
        if self.dominating is not None:
            acts = Ability(WATCH, vocabulary.ABILITIES_ACT, self.rule, self.dominating, scope=UnitInRegion(), origin=origin)
            self.standing.append(content.enable(acts))
        if self.event is not None:
            comes = Ability(WATCH, vocabulary.EVENTS_COME, self.event_rule, self.event, scope=UnitInRegion(), origin=origin, index=1)
            self.standing.append(content.enable(comes))

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        if self.figures != FIGURES[self.place]:
            yield Mistake(str(self.figures), InBoth(f"{FIGURES[self.place]} for level {self.level}", f"{FIGURES[self.place]} dla poziomu {self.level}"), "figures")
        if self.spy and self.level != 3:
            yield Mistake(str(self.spy), InBoth("Spy fields only on a unit of level 3", "pola Szpiega tylko na jednostce poziomu 3"), "spy")
        if self.transport and self.level != 2:
            yield Mistake("true", InBoth("it only for units of level 2, of which there are two", "tylko dla jednostek poziomu 2, bo są dwie"), "transport")
        yield from self.strands(content)
        for name, effect, rule in (("rule", self.dominating, self.rule), ("event-rule", self.event, self.event_rule)):
            if effect is not None and not rule:
                yield Mistake(NOTHING, InBoth("the rule that the log cites for it", "zasada, na którą powoła się dziennik"), name)

    def strands(self, content: Content) -> Iterator[Mistake]:
        """A unit that is played instead of a printed one must not take away what the goal of its character needs."""
        character = content.entries["character"][self.character]
        if not isinstance(character, Character) or character.pack == self.pack:
            return
        others = [each for each in content.entries["unit"] if isinstance(each, Unit) and each.index in character.units and each.level != self.level]
        for word in character.missing([*others, self]):
            yield Mistake(NOTHING, InBoth(f"`{word}`, without which {character.id} cannot reach the goal", f"`{word}`, bez którego {character.id} nie osiągnie celu"))

    def say(self, describer: Describer) -> Parts:
        influence = self.level + self.printed.count(vocabulary.DOMINATION)
        damage = self.level + self.printed.count(vocabulary.SHIELD)
        said = [describer.parts("unit-body", {"level": self.level, "n": self.figures, "influence": influence, "damage": damage})]
        if self.printed:
            said.append(describer.parts("unit-printed", {"abilities": describer.listed([self.ability(describer, each) for each in dict.fromkeys(self.printed)])}))
        if self.spy:
            said.append(describer.parts("unit-spy", {"n": self.spy}))
        if self.transport:
            said.append(describer.parts("unit-transport", {}))
        if self.penalty:
            said.append(describer.parts("unit-penalty", {"n": self.penalty}))
        if self.dominating is not None:
            said.append(describer.parts("unit-dominating", {"do": self.dominating.say(describer)}))
        if self.event is not None:
            said.append(describer.parts("unit-event", {"do": self.event.say(describer)}))
        said.append(describer.parts("unit-slots", {"n": self.slots}))
        return joined([sentence(each) for each in said], " ")

    def ability(self, describer: Describer, ability: int) -> Parts:
        count = self.printed.count(ability)
        name = describer.ref("ability", ability)
        return (name,) if count == 1 else describer.parts("unit-several", {"ability": name, "n": count})


class ScenarioTile(Definition):
    """A Vuko scenario tile; `stage` and `arrow` say where and how it lies in the standard arrangement."""

    kind = "scenario"
    plural = "scenarios"
    stage: int = field(IntKind(1, 4))
    arrow: bool = field(FLAG, default=False)
    mountain: int = field(IntKind(0, 20), default=0)
    leaving: Effect | None = field(EFFECT, default=None)
    visiting: Effect | None = field(EFFECT, default=None)
    rule: str = field(RULE)

    standing: list[Ability]

    def finish(self, content: Content) -> None:
        self.standing = []
        origin = f"scenario:{self.id}"
        if self.mountain:
            dearer = Ability(MODIFY, vocabulary.MOUNTAIN_PRICE, self.rule, amount=Measure(self.mountain), op=SET, origin=origin)
            self.standing.append(content.enable(dearer))
        if self.leaving is not None:
            leaves = Ability(WATCH, vocabulary.VUKO_LEAVES, self.rule, self.leaving, origin=origin, index=1)
            self.standing.append(content.enable(leaves))
        if self.visiting is not None:
            visits = Ability(WATCH, vocabulary.VUKO_VISITS, self.rule, self.visiting, origin=origin, index=2)
            self.standing.append(content.enable(visits))

    def say(self, describer: Describer) -> Parts:
        said: list[Parts] = []
        if self.mountain:
            said.append(describer.parts("scenario-mountain", {"n": self.mountain}))
        if self.leaving is not None:
            said.append(describer.parts("scenario-leaving", {"do": self.leaving.say(describer)}))
        if self.visiting is not None:
            said.append(describer.parts("scenario-visiting", {"do": self.visiting.say(describer)}))
        return joined([sentence(each) for each in said], " ")


DEFINITIONS = (
    Resource, Level, Helmet, ActionField, Deed, Region, Side, Tile, UnitAbility, Character, Unit, ScenarioTile,
)  # fmt: skip
