"""What packs hold: Dreamers, cards, Items, tiles, Entities, Dreams, scripts; and what follows from them."""

from __future__ import annotations

from typing import Any, ClassVar

from pionek.core.language.amounts import Condition, Selector
from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.forms import walk
from pionek.core.language.kinds import CONDITION, EFFECT, FLAG, NAMES, IntKind, ListOf, RefTo, Word
from pionek.core.packs.problems import InBoth, Mistake
from pionek.core.rules.in_force import WATCH, Ability
from pionek.core.text.phrasebook import Part, joined, sentence
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.costs import COST, FREE, INTENT, Cost
from pionek.games.etherfields.model.passive import Passive, rulings

TIMING = Word(*vocabulary.TIMINGS)
PASSIVES = ListOf(EFFECT)


def texts_of(entry: Definition, content: Content, rules: dict[str, str]) -> dict[str, Ability]:
    """The texts of an entry as abilities, by the names of their fields, each with its rule; a field without a text has none."""
    found: dict[str, Ability] = {}
    for at, name in enumerate(rules):
        effect = getattr(entry, name)
        if effect is not None:
            found[name] = content.enable(Ability(WATCH, 0, rules[name], effect, origin=f"{entry.kind}:{entry.id}", index=at))
    return found


EVERYWHERE = frozenset({"dreamers"})
"""The selectors that do not look at the Dreamscape."""


class Usable(Definition):
    """Something with an effect that a Dreamer may use at a price, and perhaps rules that hold while it is in play."""

    cost: Cost = field(COST, default=None)
    timing: list[str] = field(ListOf(TIMING), default=["action"])
    effect: Effect | None = field(EFFECT, default=None)
    once: bool = field(FLAG, default=False)
    needs: Condition | None = field(CONDITION, default=None)
    passive: list[Effect] = field(PASSIVES, default=[])

    rulings: frozenset[str]
    when: int
    sentence: Ability | None
    abilities: list[Ability]
    rule: ClassVar[str] = "EF-ACT-01"
    passive_rule: ClassVar[str] = ""
    """The rule by which its texts are in force, where that is another one."""
    travels: ClassVar[bool] = False
    """Whether things of this kind may be used on the Dreamworld (EF-DWPL-02)."""

    def fill(self, values: dict[str, Any]) -> None:
        """What names no cost is free (EF-ACT-09)."""
        given = dict(values)
        for name in ("cost", "place"):
            if name in given and given[name] is None:
                given[name] = FREE
        super().fill(given)

    def finish(self, content: Content) -> None:
        self.when = 0
        for each in self.timing:
            self.when |= vocabulary.TIMINGS[each]
        if self.is_of_use_away():
            self.when |= vocabulary.AWAY
        self.sentence = texts_of(self, content, {"effect": self.rule}).get("effect")
        self.rulings = rulings(self.passive)
        self.abilities = []
        for form in self.passive:
            if not isinstance(form, Passive):
                raise Mistake(
                    InBoth(f"{form.word!r}, which is not in force by itself", f"{form.word!r}, które samo nie obowiązuje"),
                    InBoth("what is in force by itself", "coś, co obowiązuje samo"),
                    "passive",
                )
            for ability in form.abilities(f"{self.kind}:{self.id}", self.passive_rule or self.rule):
                ability.index = len(self.abilities) + 1
                self.abilities.append(content.enable(ability))

    def is_of_use_away(self) -> bool:
        """Whether it can be used on the Dreamworld too: some of its effect is of use there, and none looks at the Dreamscape for Dreamers (EF-DWPL-02)."""
        if not self.travels or self.effect is None or not self.when & (vocabulary.NOW | vocabulary.ANY):
            return False
        forms = walk(self.effect)
        if any(isinstance(form, Selector) and form.word not in EVERYWHERE for form in forms):
            return False
        return any(getattr(form, "away", False) for form in forms)

    def clauses(self, describer: Describer) -> list[tuple[Part, ...]]:
        found = [each.say(describer) for each in self.passive]
        if self.effect is not None:
            key = "use-once" if self.once else "use" if self.timing else "use-at-once"
            timing = joined([describer.parts(f"timing-{each}", {}) for each in self.timing], ", ", describer.text("word-or"))
            found.append(describer.parts(key, {"timing": timing, "cost": self.cost.say(describer), "do": self.effect.say(describer)}))
            if self.needs is not None:
                found.append(describer.parts("action-needs", {"needs": self.needs.say(describer)}))
        return found

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return joined([sentence(each) for each in self.clauses(describer)], " ")

    def say_briefly(self, describer: Describer) -> tuple[Part, ...]:
        """What it does: costs, Intent and type are shown as signs on the card."""
        clauses = [each.say(describer) for each in self.passive]
        if self.effect is not None:
            clauses.append(self.effect.say(describer))
        return joined([sentence(each) for each in clauses], " ") if clauses else self.say(describer)


class Dreamer(Definition):
    """A Dreamer: the action on the back of the cards of the own deck."""

    kind = "dreamer"
    plural = "dreamers"
    style: dict[str, str] = field(NAMES)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return (self.style[describer.lang],)


class Card(Usable):
    """An Influence card or a Flaw, with Intent, price, cost and requirement as printed (EF-INF-01)."""

    kind = "card"
    plural = "cards"
    rule = "EF-INF-02"
    travels = True
    deck: str = field(Word("gambler", "specialist", "tough-guy", "free-spirit", "market", "secret", "flaw"))
    copies: int = field(IntKind(1, 3), default=1)
    type: str = field(Word("act", "rapid", "progress", "flaw"), default="act")
    colour: str = field(Word("A", "C", "W"), default="A")
    intent: list[int] = field(INTENT, default=[0, 0, 0])
    ether: int = field(IntKind(0, 9), default=0)
    place: Cost = field(COST, default=None)
    to_zone: bool = field(FLAG, default=False)
    companion: bool = field(FLAG, default=False)

    hue: int

    def finish(self, content: Content) -> None:
        super().finish(content)
        self.hue = vocabulary.LETTERS.index(self.colour)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses = self.clauses(describer)
        if self.type == "progress":
            clauses.insert(0, describer.parts("card-progress", {"colour": describer.text(f"colour-{vocabulary.COLOURS[self.hue]}"), "cost": self.place.say(describer)}))
        if self.type == "flaw":
            clauses = [*clauses, describer.parts("card-flaw-zone" if self.to_zone else "card-flaw", {})]
        if self.companion:
            clauses.append(describer.parts("card-companion", {}))
        if any(self.intent):
            given = [(describer.text(f"intent-{vocabulary.COLOURS[at]}", n=self.intent[at]),) for at in range(3) if self.intent[at]]
            clauses.append(describer.parts("card-intent", {"intent": joined(given, ", ", describer.text("word-or"))}))
        return joined([sentence(each) for each in clauses], " ")


class Item(Usable):
    """An Item of the Team; `then` says where it goes when it is used."""

    kind = "item"
    plural = "items"
    named = (*vocabulary.LATER_ITEMS, *vocabulary.LATER_STORED)
    rule = "EF-ITEM-02"
    travels = True
    intent: list[int] = field(INTENT, default=[0, 0, 0])
    then: str = field(Word("stay", "storage", "market"), default="stay")
    starting: bool = field(FLAG, default=False)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses = self.clauses(describer)
        if self.then != "stay":
            clauses.append(describer.parts(f"item-{self.then}", {}))
        given = [(describer.text(f"intent-{vocabulary.COLOURS[at]}", n=self.intent[at]),) for at in range(3) if self.intent[at]]
        clauses.append(describer.parts("item-intent", {"intent": joined(given, ", ", describer.text("word-or"))}))
        return joined([sentence(each) for each in clauses], " ")


class Mask(Usable):
    """A Mask of a Dreamer, or of anybody (EF-COMP-15)."""

    kind = "mask"
    plural = "masks"
    rule = "EF-MASK-02"
    travels = True
    timing: list[str] = field(ListOf(TIMING), default=["any-time"])
    owner: int = field(RefTo("dreamer"), default=-1)
    order: int = field(IntKind(1, 3), default=1)

    def clauses(self, describer: Describer) -> list[tuple[Part, ...]]:
        """Whose it is, and the how manieth of its Dreamer, then what it does."""
        if self.owner < 0:
            return super().clauses(describer)
        whose = describer.parts("mask-owner", {"dreamer": describer.ref("dreamer", self.owner), "order": self.order})
        return [whose, *super().clauses(describer)]


class Note(Usable):
    """A Note in the Storage; used once, then gone."""

    kind = "note"
    plural = "notes"
    rule = "EF-NOTE-01"
    use: dict[str, str] | None = field(NAMES, default=None)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return (self.use[describer.lang],) if self.use is not None else super().say(describer)


class Wisdom(Usable):
    """A Wisdom card: always active."""

    kind = "wisdom"
    plural = "wisdoms"
    named = (*vocabulary.LATER_WISDOMS, "w03", "w05", "w10", "w14")
    rule = "EF-WISD-01"

class Season(Definition):
    """A Season: rules of travelling and of Slumbers while it lasts."""

    kind = "season"
    plural = "seasons"
    named = ("se0",)
    passive: list[Effect] = field(PASSIVES, default=[])

    rulings: frozenset[str]

    def finish(self, content: Content) -> None:
        self.rulings = rulings(self.passive)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses = [each.say(describer) for each in self.passive] or [describer.parts("season-still", {})]
        return joined([sentence(each) for each in clauses], " ")


class Memory(Definition):
    """A First Memories card: once its condition is met, its effect, and it is gone."""

    kind = "memory"
    plural = "memories"
    owner: int = field(RefTo("dreamer"))
    condition: str = field(Word("two-threes", "four-progress", "took-harm", "three-colours"))
    effect: Effect = field(EFFECT)

    sentence: Ability

    def finish(self, content: Content) -> None:
        self.sentence = texts_of(self, content, {"effect": "EF-FAQ-02"})["effect"]

    def say(self, describer: Describer) -> tuple[Part, ...]:
        text = describer.parts(f"memory-{self.condition}", {"do": self.effect.say(describer)})
        return joined([sentence(describer.parts("memory-owner", {"dreamer": describer.ref("dreamer", self.owner)})), sentence(text)], " ")


class TurnCard(Definition):
    """A Turn card: suit, steps, Loot."""

    kind = "turn"
    plural = "turns"
    suit: str = field(Word(*vocabulary.SUITS))
    steps: list[str] = field(ListOf(Word(*vocabulary.STEPS), 1, 4))
    loot: Effect = field(EFFECT)

    sign: int
    kinds: list[int]
    sentence: Ability

    def finish(self, content: Content) -> None:
        self.sign = vocabulary.SUITS.index(self.suit)
        self.kinds = [vocabulary.STEPS.index(each) for each in self.steps]
        self.sentence = texts_of(self, content, {"loot": "EF-TCARD-12"})["loot"]

    def say(self, describer: Describer) -> tuple[Part, ...]:
        steps = joined([(describer.text(f"step-{each}"),) for each in self.steps], ", ")
        return sentence(describer.parts("turn-text", {"suit": describer.text(f"suit-{self.suit}"), "steps": steps, "loot": self.loot.say(describer)}))


class Fate(Usable):
    """A Fate card: an event, perhaps a Slumber Map tile, and a Quirk."""

    kind = "fate"
    plural = "fates"
    rule = "EF-FATE-01"
    passive_rule = "EF-FATE-05"
    map: bool = field(FLAG, default=False)
    secret: bool = field(FLAG, default=False)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses: list[tuple[Part, ...]] = []
        if self.effect is not None:
            clauses.append(self.effect.say(describer))
        if self.map:
            clauses.append(describer.parts("fate-map", {}))
        if self.passive:
            clauses.append(describer.parts("fate-quirk", {"do": joined([each.say(describer) for each in self.passive], "; ")}))
        return joined([sentence(each) for each in clauses], " ")
