"""What packs hold: faces, tokens, heroes, abilities and cards; and what follows from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.amounts import Condition
from pionek.core.language.control import If
from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.forms import Form, walk
from pionek.core.language.kinds import EFFECT, FLAG, TEXT, FormKind, IntKind, ListOf, RefTo, Word
from pionek.core.rules.in_force import WATCH, Ability, ActiveAbility, Reach
from pionek.core.text.phrasebook import Part, joined, sentence
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.tokens import CERTAINTY, OWN_SEAT, uses_of

if TYPE_CHECKING:
    from pionek.core.packs.reader import Reader
    from pionek.core.packs.yamlfile import Node
    from pionek.core.state.table import Table
    from pionek.games.dicethrone.language.uses import Use

OF_DICE = ("all", "kind", "not", "shows", "straight", "symbols")


class DiceCondition(FormKind):
    """A condition that looks at nothing but the dice, so that what a result meets can be remembered."""

    def __init__(self) -> None:
        super().__init__("if")

    def read(self, reader: Reader, node: Node) -> Any:
        form = reader.form(self.family, node)
        if isinstance(form, Form) and any(each.word not in OF_DICE for each in walk(form)):
            return reader.problem(node, "a condition of dice alone, of the words " + ", ".join(OF_DICE))
        return form


DICE_CONDITION = DiceCondition()
PHASES = ("main", "roll", "instant", "upgrade")


class AbilityWith(Reach):
    """Its bearer activates an offensive ability whose condition names a symbol."""

    def __init__(self, face: int) -> None:
        self.face = face

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        ability = table.content.get("ability", subject)
        return who == entry.seat and isinstance(ability, AbilityCard) and self.face in ability.symbols


class Face(Definition):
    """A symbol on a die."""

    kind = "face"
    plural = "faces"


class AbilityCard(Definition):
    """An ability of a hero board, on one of its levels: printed there, or brought by an upgrade."""

    kind = "ability"
    plural = "abilities"
    hero: int = field(RefTo("hero"))
    slot: str = field(TEXT)
    level: int = field(IntKind(1, 3))
    type: str = field(Word("offensive", "defensive", "ultimate", "passive"), default="offensive")
    when: Condition | None = field(DICE_CONDITION, default=None)
    dice: int = field(IntKind(1, 5), default=5)
    effect: Effect | None = field(EFFECT, default=None)
    pay: Effect | None = field(EFFECT, default=None)
    upkeep: Effect | None = field(EFFECT, default=None)
    activated: Effect | None = field(EFFECT, default=None)
    symbol: int = field(RefTo("face"), default=-1)
    rule: str = field(TEXT, default="DT-ABILITY-06")
    cert: str = field(CERTAINTY, default="A")

    place: int
    symbols: list[int]
    sentence: Ability
    abilities: list[Ability]
    uses: list[Use]

    def finish(self, content: Content) -> None:
        hero = content.get("hero", self.hero)
        assert isinstance(hero, Hero)
        self.place = hero.slots.index(self.slot)
        if (self.effect is None) != (self.type == "passive"):
            raise ValueError("a passive ability has `pay`, `upkeep` or `activated`, every other one an `effect`")
        self.symbols = named_faces(self.when)
        origin = f"ability:{self.id}"
        self.sentence = content.enable(Ability(WATCH, 0, self.rule, self.effect or self.pay, origin=origin))
        self.uses = uses_of(self.pay)
        self.abilities = []
        if self.upkeep is not None:
            watch = Ability(WATCH, vocabulary.UPKEEP, self.rule, self.upkeep, OWN_SEAT, origin=origin, index=1)
            self.abilities.append(content.enable(watch))
        if self.activated is not None:
            scope = AbilityWith(self.symbol)
            watch = Ability(WATCH, vocabulary.ACTIVATED, self.rule, self.activated, scope, origin=origin, index=2)
            self.abilities.append(content.enable(watch))

    def text(self) -> Effect:
        """What an offensive or defensive ability does."""
        assert self.effect is not None
        return self.effect

    def say(self, describer: Describer) -> tuple[Part, ...]:
        if self.effect is None:
            return self.say_passive(describer)
        effect = self.effect.say(describer)
        if self.type == "defensive":
            return sentence(describer.parts("ability-defensive", {"n": self.dice, "do": effect}))
        if self.when is None:
            return sentence(effect)
        return sentence(describer.parts("ability-offensive", {"when": self.needed(describer, self.when), "do": effect}))

    def needed(self, describer: Describer, when: Condition) -> tuple[Part, ...]:
        """The dice it takes: where more of them do more, all the numbers."""
        from pionek.games.dicethrone.language.amounts import ByCount

        for form in walk(self.text()):
            if isinstance(form, ByCount):
                counts = " / ".join(str(form.least + step) for step in range(len(form.values)))
                return describer.parts("ability-tiers", {"counts": counts, "face": describer.ref("face", form.by_count)})
        return when.head(describer)

    def say_passive(self, describer: Describer) -> tuple[Part, ...]:
        clauses = [describer.parts("ability-pay", {"cost": use.cost, "do": use.use.say(describer)}) for use in self.uses]
        if self.upkeep is not None:
            clauses.append(describer.parts("token-upkeep", {"do": self.upkeep.say(describer)}))
        if self.activated is not None:
            named = {"do": self.activated.say(describer), "face": describer.ref("face", self.symbol)}
            clauses.append(describer.parts("ability-activated", named))
        return joined([sentence(each) for each in clauses], " ")


def named_faces(condition: Condition | None) -> list[int]:
    """The symbols that a condition of dice names."""
    from pionek.games.dicethrone.language.conditions import Symbols

    forms = walk(condition) if condition is not None else []
    return [face for form in forms if isinstance(form, Symbols) for face, _least in form.symbols]


class Hero(Definition):
    """A hero: what his die shows, and the fields of his board in order."""

    kind = "hero"
    plural = "heroes"
    complexity: int = field(IntKind(1, 6))
    die: list[int] = field(ListOf(RefTo("face"), 6, 6))
    slots: list[str] = field(ListOf(TEXT, 1, 9))
    tokens: list[int] = field(ListOf(RefTo("token")))


class Card(Definition):
    """A card of a hero deck: an upgrade that lies on the board, or an action played once."""

    kind = "card"
    plural = "cards"
    hero: int = field(RefTo("hero"), default=-1)
    cost: int = field(IntKind(0, 15))
    phase: str = field(Word(*PHASES))
    modifier: bool = field(FLAG, default=False)
    after_damage: int = field(IntKind(0, 50), default=0)
    when_attacked: bool = field(FLAG, default=False)
    upgrade: list[int] | None = field(ListOf(RefTo("ability"), 1), default=None)
    effect: Effect | None = field(EFFECT, default=None)
    promo: bool = field(FLAG, default=False)
    rule: str = field(TEXT, default="")
    cert: str = field(CERTAINTY, default="A")

    windows: int
    wanted: int
    unconditional: bool
    aimed: bool
    level: int
    place: int
    leaves: list[Effect]
    sentence: Ability | None

    def finish(self, content: Content) -> None:
        from pionek.games.dicethrone.language.base import Verb
        from pionek.games.dicethrone.language.dice_verbs import AltersDice

        self.level = 0
        self.place = -1
        self.sentence = None
        self.leaves = leaves_of(self.effect)
        self.aimed = self.effect is not None and any(each.word == "target" for each in walk(self.effect))
        if self.upgrade:
            ability = content.get("ability", self.upgrade[0])
            hero = content.get("hero", self.hero)
            assert isinstance(ability, AbilityCard)
            assert isinstance(hero, Hero)
            self.level = ability.level
            self.place = hero.slots.index(ability.slot)
        if self.effect is not None:
            rule = self.rule or "DT-ACTION-02"
            self.sentence = content.enable(Ability(WATCH, 0, rule, self.effect, origin=f"card:{self.id}"))
        self.windows = self.open_in(any(isinstance(each, AltersDice) for each in self.leaves))
        self.wanted = (vocabulary.ATTACK if self.modifier else 0) | (vocabulary.ATTACKED if self.when_attacked else 0)
        self.unconditional = not (self.upgrade or self.after_damage or self.wanted)
        for leaf in self.leaves:
            if isinstance(leaf, Verb):
                self.wanted |= leaf.demand()
                if leaf.demand() or type(leaf).has_room is not Verb.has_room:
                    self.unconditional = False

    def open_in(self, alters_dice: bool) -> int:
        """The windows in which the card may be played."""
        if self.after_damage:
            return vocabulary.AFTER_DAMAGE
        if self.phase == "instant":
            dice = vocabulary.DICE_NOW | vocabulary.DICE_IN_ROLL_PHASE if alters_dice else 0
            return vocabulary.ANY_TIME | dice
        if self.phase == "roll":
            return vocabulary.ROLL_PHASE | vocabulary.END_OF_OFFENSE | (vocabulary.DICE_IN_ROLL_PHASE if alters_dice else 0)
        return vocabulary.OWN_MAIN

    def least_cost(self, window: int) -> int:
        """More than anybody has where it cannot be played; an upgrade's price depends on what lies below it."""
        if not self.windows & window:
            return vocabulary.MOST_CP + 1
        return 0 if self.phase == "upgrade" else self.cost

    def say(self, describer: Describer) -> tuple[Part, ...]:
        if self.upgrade:
            texts = []
            for index in self.upgrade:
                ability = describer.content.get("ability", index)
                text = describer.content.text_of("ability", index, describer.lang)
                if ability.name != self.name:
                    text = describer.parts("card-upgrade", {"ability": describer.ref("ability", index), "text": text})
                texts.append(text)
            return joined(texts, " ")
        assert self.effect is not None
        text = self.effect.say(describer)
        if self.after_damage:
            text = describer.parts("card-after-damage", {"n": self.after_damage, "do": text})
        if self.when_attacked:
            text = describer.parts("card-when-attacked", {"do": text})
        return joined([describer.parts("card-modifier", {}), sentence(text)], " ") if self.modifier else sentence(text)


def leaves_of(effect: Effect | None) -> list[Effect]:
    """The effects that a text is sure to come to: what a card needs to be worth playing.

    Of two alternatives the first stands for both: those of this game need the same.
    """
    if effect is None:
        return []
    if isinstance(effect, If) and effect.else_ is not None:
        return leaves_of(effect.do)
    if effect.word == "do":
        return [leaf for each in effect.children() if isinstance(each, Effect) for leaf in leaves_of(each)]
    return [effect]


