"""The entries of packs: spaces, characters with their abilities, scenario sheets and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pionek.core.language.amounts import Condition
from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.forms import Form, walk
from pionek.core.language.kinds import CONDITION, EFFECT, EFFECTS, FLAG, NAMES, RULE, IntKind, ListOf, RefTo, Word
from pionek.core.packs.problems import NOTHING, InBoth, Mistake, few
from pionek.core.rules.in_force import WATCH, Ability, ActiveAbility, Reach
from pionek.core.text.phrasebook import Part, joined, sentence
from pionek.games.relic import vocabulary
from pionek.games.relic.model.sentences import SENTENCE, DeclaredBonus, Passive, Sentence

if TYPE_CHECKING:
    from pionek.core.state.table import Table

SENTENCES = ListOf(SENTENCE, 0, 6)
ATTRIBUTE_VALUE = IntKind(1, vocabulary.MOST)


class OwnSeat(Reach):
    """A sentence that is about the player in whose play area its card lies."""

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.seat

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return who == entry.seat and amount == 0


class WhenAllIsDone(Reach):
    """A sentence of the scenario sheet about a whole instruction to draw, not about each card."""

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return who == entry.seat and amount == 1


OWN_SEAT = OwnSeat()
WHEN_ALL_IS_DONE = WhenAllIsDone()


def enabled(content: Content, definition: Definition, sentences: Sequence[Sentence], rule: str) -> list[Ability]:
    """The abilities of the sentences that act by themselves while their bearer is in play: watches, bans and modifiers."""
    found: list[Ability] = []
    origin = f"{definition.kind}:{definition.id}"
    for each in sentences:
        if each.window == vocabulary.ALWAYS:
            for form in walk(each.do):
                if isinstance(form, Passive):
                    found.append(form.ability_in_force(content, rule, OWN_SEAT, origin, len(found)))
        elif each.window != vocabulary.ACTIVATION and not each.optional:
            whole = definition.kind == "scenario" and each.window == vocabulary.CORRUPTION
            reach: Reach = WHEN_ALL_IS_DONE if whole else OWN_SEAT
            ability = Ability(WATCH, each.window, rule, each, reach, origin=origin, index=len(found))
            found.append(content.enable(ability))
    return found


def check_places(text: Form | None, window: int = vocabulary.ALWAYS) -> None:
    """Check that a verb or a condition about a battle, a test or a roll stands only in a window where there is one."""
    for form in walk(text) if text is not None else []:
        word = f"{form.word} in {getattr(form, 'in_', '')}" if form.word == "bonus" else form.word
        if isinstance(form, Condition):
            word = f"if {word}"
        if isinstance(form, Effect | Condition) and word in vocabulary.PLACES and not vocabulary.PLACES[word] >> window & 1:
            raise Mistake(*out_of_place(word, window), "sentences" if window != vocabulary.ALWAYS else "")


def out_of_place(word: str, window: int) -> tuple[InBoth, InBoth]:
    """Where a word stands, and where it may."""
    names = list(vocabulary.window.names)
    found = InBoth(f"{word!r} where nothing of the kind is under way", f"{word!r}, gdy nic takiego się nie dzieje")
    if window != vocabulary.ALWAYS:
        found = InBoth(f"{word!r} with `when: {names[window]}`", f"{word!r} przy `when: {names[window]}`")
    allowed = [name for at, name in enumerate(names) if vocabulary.PLACES[word] >> at & 1 and at != vocabulary.ALWAYS]
    if not allowed:
        return found, InBoth("it in the text of a space or of a Threat card", "to słowo w tekście pola albo karty Zagrożenia")
    return found, InBoth(f"it in a sentence with `when`: {few(allowed)}", f"to słowo w zdaniu z `when`: {few(allowed)}")


def misplaced(field: str, missing: bool, en: str, pl: str) -> Mistake:
    """A field that exactly the cards of some kind have is missing there, or stands elsewhere."""
    found = NOTHING if missing else InBoth(f"{field!r} on another card", f"{field!r} na innej karcie")
    return Mistake(found, InBoth(f"`{field}` on {en} and nowhere else", f"`{field}`, które mają {pl} i nic poza tym"), field)


def windows_of(sentences: Sequence[Sentence]) -> int:
    """The windows in which these sentences offer their player something, as bits."""
    mask = 0
    for each in sentences:
        if each.optional:
            mask |= 1 << each.window
    return mask


def battle_bonuses(sentences: Sequence[Sentence]) -> list[int]:
    """The plain battle bonuses that sentences offer, for each attribute."""
    declared = [each.do for each in sentences if each.window == vocabulary.BATTLE_PREPARE]
    forms = [form for do in declared for form in walk(do) if isinstance(form, DeclaredBonus)]
    return [sum([form.in_battle(attribute) for form in forms]) for attribute in range(3)]


CROSSING_RULE = "RE-TIER-01"
"""The rule of a box that leads to another tier; the other box of its space has the rule of the space."""


def crosses(box: Effect) -> bool:
    """Whether a box leads to another tier for a price (RE-TIER-01)."""
    return any(getattr(form, "crossing", False) for form in walk(box))


class Space(Definition):
    """A space of the board in its tier and area: its symbols, the boxes of its text, and its movement box (RE-COMP-12, RE-SUPP-01, RE-EXPL-02)."""

    kind = "space"
    plural = "spaces"
    tier: str = field(Word(*vocabulary.TIERS))
    area: str = field(Word(*vocabulary.AREAS), default="")
    symbols: Sequence[str] = field(ListOf(Word(*vocabulary.COLOURS), 0, 6), default=())
    boxes: Sequence[Effect] = field(EFFECTS, default=())
    optional: bool = field(FLAG, default=False)
    gate: int = field(RefTo("space"), default=-1)
    relics: int = field(IntKind(0, 9), default=0)
    portal: bool = field(FLAG, default=False)
    rule: str = field(RULE, default="RE-SPACE-01")

    crossing: list[int]
    """The boxes that lead to another tier."""
    tier_number: int
    counts: list[int]
    texts: list[Ability]

    def finish(self, content: Content) -> None:
        self.crossing = [at for at in range(len(self.boxes)) if crosses(self.boxes[at])]
        self.tier_number = vocabulary.TIERS.index(self.tier)
        self.counts = [list(self.symbols).count(colour) for colour in vocabulary.COLOURS]
        self.texts = []
        for at in range(len(self.boxes)):
            check_places(self.boxes[at])
            rule = CROSSING_RULE if crosses(self.boxes[at]) else self.rule
            ability = Ability(WATCH, 0, rule, self.boxes[at], origin=f"space:{self.id}", index=at)
            self.texts.append(content.enable(ability))

    def say(self, describer: Describer) -> tuple[Part, ...]:
        texts: list[tuple[Part, ...]] = []
        if self.gate >= 0:
            key = "space-gate-relic" if self.relics else "space-gate"
            texts.append(sentence(describer.parts(key, {"to": describer.ref("space", self.gate)})))
        if self.boxes and self.optional:
            boxes = joined([(f"({at + 1}) ", *self.boxes[at].say(describer)) for at in range(len(self.boxes))], "; ")
            texts.append(sentence(describer.parts("space-optional", {"boxes": boxes})))
        elif self.boxes:
            texts.append(sentence(describer.in_sequence(list(self.boxes))))
        return joined(texts, " ")


class CharacterAbility(Definition):
    """A special ability of a character."""

    kind = "ability"
    plural = "abilities"
    character: int = field(RefTo("character"))
    sentences: list[Sentence] = field(SENTENCES)
    rule: str = field(RULE, default="RE-CLAR-01")

    abilities: list[Ability]
    windows: int

    def finish(self, content: Content) -> None:
        for each in self.sentences:
            check_places(each, each.window)
        self.abilities = enabled(content, self, self.sentences, self.rule)
        self.windows = windows_of(self.sentences)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return joined([sentence(each.say(describer)) for each in self.sentences], " ")


class Character(Definition):
    """A character sheet, with the rewards of twelve levels (RE-SUPP-05)."""

    kind = "character"
    plural = "characters"
    affiliation: dict[str, str] = field(NAMES)
    attributes: list[int] = field(ListOf(ATTRIBUTE_VALUE, 3, 3))
    life: int = field(ATTRIBUTE_VALUE)
    start: int = field(RefTo("space"))
    power_limits: list[int] = field(ListOf(IntKind(0, 12), 3, 3))
    asset_limit: int = field(IntKind(0, 20))
    rewards: list[list[Effect]] = field(ListOf(EFFECTS, vocabulary.MOST, vocabulary.MOST))
    rule: str = field(RULE, default="RE-LEVEL-02")

    ability_numbers: list[int]
    columns: list[list[Ability]]

    def finish(self, content: Content) -> None:
        self.ability_numbers = []
        self.columns = []
        index = 0
        for column in self.rewards:
            found: list[Ability] = []
            for reward in column:
                check_places(reward)
                ability = Ability(WATCH, 0, self.rule, reward, origin=f"character:{self.id}", index=index)
                found.append(content.enable(ability))
                index += 1
            self.columns.append(found)

    def power_limit(self, level: int) -> int:
        """The limits printed for the levels 0 to 3, 4 to 7, and from 8 on (RE-PLIM-01)."""
        return self.power_limits[min(2, level // 4)]

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return sentence((self.affiliation[describer.lang],))


class Scenario(Definition):
    """A scenario sheet: special rules for the whole game, the Confrontation, and what it takes to win."""

    kind = "scenario"
    plural = "scenarios"
    sentences: Sequence[Sentence] = field(SENTENCES, default=())
    confrontation: Effect = field(EFFECT)
    tokens: int = field(IntKind(0, 12), default=0)
    trials: bool = field(FLAG, default=False)
    last_standing: bool = field(FLAG, default=False)
    story: dict[str, str] = field(NAMES)
    rule: str = field(RULE, default="RE-SCEN-01")

    abilities: list[Ability]
    confronting: Ability
    asked: list[int]
    chooses: bool

    def finish(self, content: Content) -> None:
        for each in self.sentences:
            check_places(each, each.window)
        check_places(self.confrontation)
        self.abilities = enabled(content, self, list(self.sentences), self.rule)
        ability = Ability(WATCH, 0, "RE-SCEN-02", self.confrontation, origin=f"scenario:{self.id}", index=90)
        self.confronting = content.enable(ability)
        named = [getattr(form, form.word, "") for form in walk(self.confrontation) if form.word in ("fight", "test")]
        self.asked = [at for at in range(3) if vocabulary.ATTRIBUTES[at] in named] or [0, 1, 2]
        """The attributes that the Confrontation names, or all of them where it names none. `chooses`: whether the player may choose one."""
        self.chooses = self.confrontation.word == "choose"

    def say(self, describer: Describer) -> tuple[Part, ...]:
        texts = [sentence(each.say(describer)) for each in self.sentences]
        texts.append(sentence(describer.parts("scenario-confrontation", {"do": self.confrontation.say(describer)})))
        if self.last_standing:
            texts.append(sentence(describer.parts("scenario-returns", {})))
        if self.trials:
            texts.append(sentence(describer.parts("scenario-trials", {})))
        elif self.last_standing:
            texts.append(sentence(describer.parts("scenario-last", {"n": self.tokens})))
        else:
            texts.append(sentence(describer.parts("scenario-tokens", {"n": self.tokens})))
        return joined(texts, " ")


class Card(Definition):
    """A card of one of the eight decks.

    Cards of the decks `red`, `blue` and `yellow` are Threat cards and have a `type` and perhaps `symbols`: an enemy an `attribute` and a
    `value`, perhaps `win` and `lose`; an event or an encounter an `effect`, in which `leave` takes an encounter off the board; an asset
    `sentences`. A mission has a `goal` and a `reward`, a Power card a `value` from 1 to 6 and one of `sentences`.
    """

    kind = "card"
    plural = "cards"
    deck: str = field(Word(*vocabulary.deck.names))
    count: int = field(IntKind(1, 12), default=1)
    type: str = field(Word(*vocabulary.card_type.names), default="")
    traits: Sequence[str] = field(ListOf(Word(*vocabulary.TRAITS, *vocabulary.GEAR)), default=())
    attribute: str = field(Word(*vocabulary.ATTRIBUTES), default="")
    value: int = field(IntKind(0, 20), default=0)
    symbols: Sequence[str] = field(ListOf(Word(*vocabulary.COLOURS), 0, 3), default=())
    activation: int = field(IntKind(1, 6), default=6)
    cost: int = field(IntKind(0, 20), default=0)
    charges: int = field(IntKind(0, 9), default=0)
    sentences: Sequence[Sentence] = field(SENTENCES, default=())
    effect: Effect | None = field(EFFECT, default=None)
    win: Effect | None = field(EFFECT, default=None)
    lose: Effect | None = field(EFFECT, default=None)
    goal: Condition | None = field(CONDITION, default=None)
    reward: Effect | None = field(EFFECT, default=None)
    rule: str = field(RULE, default="")

    deck_number: int
    attribute_number: int
    type_number: int
    lacks: list[int]
    """For each colour, how many cards its symbols add to its space; the card itself counts as one less."""
    abilities: list[Ability]
    windows: int
    is_weapon: bool
    is_armour: bool
    is_ally: bool
    is_relic: bool
    is_named: bool
    portal: bool
    cannot_be_evaded: bool
    speaks: int
    rerolls: bool
    bonuses: list[int]
    texts: list[Ability]

    def finish(self, content: Content) -> None:
        self.deck_number = vocabulary.deck.names.index(self.deck)
        self.attribute_number = vocabulary.ATTRIBUTES.index(self.attribute) if self.attribute else -1
        self.type_number = vocabulary.card_type.names.index(self.type) if self.type else -1
        self.lacks = [list(self.symbols).count(colour) for colour in vocabulary.COLOURS]
        if self.deck_number >= vocabulary.THREAT_DECK:
            self.lacks[self.deck_number - vocabulary.THREAT_DECK] -= 1
        self.is_weapon = "weapon" in self.traits
        self.is_armour = "armour" in self.traits
        self.is_ally = "ally" in self.traits
        self.is_named = self.is_weapon or self.is_armour
        self.is_relic = self.deck == "relic"
        self.check()
        rule = self.rule or RULES[self.deck if not self.type else self.type]
        of_player = self.type != "enemy" and self.deck != "power"
        self.abilities = enabled(content, self, self.sentences, rule) if of_player else []
        if self.type == "enemy":
            self.enable_in_battle(content, rule)
        self.windows = windows_of(self.sentences) if of_player else 0
        of_dice = [each for each in self.sentences if each.window == vocabulary.BATTLE_ROLL and each.if_ is not None]
        self.rerolls = bool(of_dice)
        self.speaks = 0
        for said in self.sentences:
            if said not in of_dice:
                self.speaks |= 1 << said.window
        if self.deck == "power":
            self.windows = 1 << self.sentences[0].window
        if self.is_named:
            self.windows |= 1 << vocabulary.BATTLE_PREPARE
        self.bonuses = battle_bonuses(self.sentences)
        self.cannot_be_evaded = any(each.window == vocabulary.ENGAGE_ENEMY for each in self.sentences) and self.type == "enemy"
        self.portal = any(form.word == "go" and getattr(form, "go", "") == "portal" for form in self.all_forms())
        self.texts = []
        for at, each in enumerate((self.effect, self.win, self.lose, self.reward)):
            ability = Ability(WATCH, 0, self.rule or RULES_OF_TEXTS.get(at, rule), each, origin=f"card:{self.id}", index=80 + at)
            self.texts.append(content.enable(ability))

    def is_kind(self, kind: str) -> bool:
        """Whether a card in play is of a kind; all of them are assets."""
        return kind in ("asset", self.deck) or kind in self.traits

    def enable_in_battle(self, content: Content, rule: str) -> None:
        """Make the bans and modifiers known that an enemy sets in its battle."""
        forms = [form for each in self.sentences for form in walk(each.do) if isinstance(form, Passive)]
        for at in range(len(forms)):
            forms[at].ability_in_force(content, rule, OWN_SEAT, f"card:{self.id}", at)

    def all_forms(self) -> list[Form]:
        return walk(self.effect) if self.effect is not None else []

    def check(self) -> None:
        """Check that the card has what cards of its deck and type must have (RE-COMP-08, RE-MISSION-01, RE-GEAR-05)."""
        for text in (self.effect, self.win, self.lose, self.reward):
            check_places(text)
        for each in self.sentences:
            check_places(each, each.window)
        if self.type != "encounter" and any(form.word == "leave" for form in self.all_forms()):
            raise Mistake(InBoth("`leave`, and no encounter", "`leave` poza spotkaniem"), InBoth("it in encounters only", "tylko w spotkaniach"), "effect")
        threat = self.deck in vocabulary.COLOURS
        if threat != bool(self.type):
            raise misplaced("type", threat, "threat cards", "karty zagrożeń")
        if (self.type == "enemy") != bool(self.attribute):
            raise misplaced("attribute", self.type == "enemy", "enemies", "wrogowie")
        if self.type == "enemy" and not self.value:
            raise Mistake(NOTHING, InBoth("the `value` of the enemy, from 1", "`value` wroga, od 1"), "value")
        if self.type == "asset" and not self.sentences:
            raise Mistake(NOTHING, InBoth("`sentences`: what the asset does", "`sentences`: co daje ten zasób"), "sentences")
        mission = self.deck == "mission"
        for name in ("goal", "reward"):
            if mission != (getattr(self, name) is not None):
                raise misplaced(name, mission, "missions", "misje")
        if (self.type in ("event", "encounter")) != (self.effect is not None):
            raise misplaced("effect", self.effect is None, "events and encounters", "wydarzenia i spotkania")
        if self.deck == "power" and (len(self.sentences) != 1 or not 1 <= self.value <= 6):
            raise Mistake(
                InBoth("another number or other sentences", "inna liczba albo inne zdania"),
                InBoth("a value from 1 to 6 and one sentence that says when", "wartość od 1 do 6 i jedno zdanie, które mówi kiedy"),
                "value",
            )
        if self.is_named:
            if any(not vocabulary.IN_BATTLE >> each.window & 1 for each in self.sentences):
                raise Mistake(
                    InBoth("a weapon or armour that works outside battles", "broń albo pancerz działające poza walką"),
                    InBoth("windows of a battle", "okna walki"),
                    "sentences",
                )

    def say(self, describer: Describer) -> tuple[Part, ...]:
        if self.deck == "mission":
            assert self.goal is not None
            assert self.reward is not None
            parts = {"goal": self.goal.say(describer), "reward": self.reward.say(describer)}
            return sentence(describer.parts("card-mission", parts))
        texts: list[tuple[Part, ...]] = []
        if self.type == "enemy":
            texts.append(sentence(describer.parts("card-enemy", {"attribute": self.attribute, "n": self.value})))
        for each in self.sentences:
            if self.type == "enemy" and each.window == vocabulary.ENGAGE_ENEMY:
                texts.append(sentence(describer.parts("card-no-evading", {})))
            else:
                texts.append(sentence(each.say(describer)))
        if self.effect is not None:
            texts.append(sentence(self.effect.say(describer)))
        if self.win is not None:
            texts.append(sentence(describer.parts("card-win", {"do": self.win.say(describer)})))
        if self.lose is not None:
            texts.append(sentence(describer.parts("card-lose", {"do": self.lose.say(describer)})))
        return joined(texts, " ")


EFFECT_TEXT, WIN_TEXT, LOSE_TEXT, REWARD_TEXT = range(4)
"""The places of these texts in Card.texts."""
RULES_OF_TEXTS = {WIN_TEXT: "RE-BATTLE-15", LOSE_TEXT: "RE-BATTLE-16"}
"""The rules of the texts that have one of their own, whatever card they stand on."""
RULES = {
    "corruption": "RE-CORR-04", "mission": "RE-MISSION-03", "power": "RE-POWER-05", "relic": "RE-RELIC-03",
    "wargear": "RE-GEAR-04", "event": "RE-ENG-04", "enemy": "RE-MULTI-04", "encounter": "RE-ENG-08",
    "asset": "RE-ENG-12",
}  # fmt: skip
