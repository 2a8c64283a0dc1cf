"""The entries of packs: faces, heroes, abilities and cards, and what follows from their fields. Tokens: tokens.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pionek.core.language.amounts import Condition
from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.forms import Form, walk
from pionek.core.language.kinds import EFFECT, FLAG, RULE, TEXT, FormKind, IntKind, ListOf, RefTo, Word
from pionek.core.packs.problems import NOTHING, InBoth, Mistake, one_of
from pionek.core.rules.in_force import WATCH, Ability, ActiveAbility, Reach
from pionek.core.text.phrasebook import Part, joined, sentence
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.forms import (
    DiceThroneAmount,
    DiceThroneCondition,
    DiceThroneEffect,
    PricedUse,
    alters_dice,
    is_aimed,
    leaves_of,
    required,
    uses_of,
)
from pionek.games.dicethrone.model.tokens import CERTAINTY, OWN_SEAT
from pionek.games.dicethrone.vocabulary import AbilityNo, FaceNo, HeroNo, TokenNo

if TYPE_CHECKING:
    from pionek.core.packs.reader import Reader
    from pionek.core.packs.yamlfile import Node
    from pionek.games.dicethrone.model.state import State

SHOWN_AS_FACES = ("symbols", "straight")
"""Conditions that are drawn as the dice they need."""
OF_DICE = ("all", "any", "kind", "not", "shows", "straight", "symbols")


DICE_ALONE = InBoth(
    f"a condition of dice alone, of the words {', '.join(OF_DICE)}", f"warunek samych kości, ze słów {', '.join(OF_DICE)}"
)


class DiceCondition(FormKind):
    """A condition that looks at the dice alone, so that the table of results that meet it can be kept."""

    def __init__(self) -> None:
        super().__init__("if")

    def read(self, reader: Reader, node: Node) -> Any:
        form = reader.form(self.family, node)
        if isinstance(form, Form) and any(each.word not in OF_DICE for each in walk(form)):
            return reader.problem(node, DICE_ALONE)
        return form


DICE_CONDITION = DiceCondition()
PHASES = ("main", "roll", "instant", "upgrade")


class AbilityWith(Reach["State"]):
    """The bearer activates an offensive ability whose condition names a symbol."""

    def __init__(self, face: FaceNo) -> None:
        self.face = face

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return who == entry.seat and self.face in table.content.board[subject].symbols


class Face(Definition):
    """A symbol on a die."""

    kind = "face"
    plural = "faces"


class AbilityCard(Definition):
    """An ability of a hero board, on one of its levels: printed there, or brought by an upgrade.

    `when` is the result of the dice that activates it (DT-ABILITY-01). A passive one has no `effect`, but `pay`, which is a `use` or a
    choice of such, `upkeep`, or `activated`: what happens whenever its hero activates an ability whose `when` names `symbol`.
    `cert` says how sure the wording of a printed one is; packs leave it out.
    """

    kind = "ability"
    plural = "abilities"
    hero: HeroNo = field(RefTo("hero"))
    slot: str = field(TEXT)
    level: int = field(IntKind(1, 3))
    type: str = field(Word("offensive", "defensive", "ultimate", "passive"), default="offensive")
    when: Condition | None = field(DICE_CONDITION, default=None)
    dice: int = field(IntKind(1, 5), default=5)
    effect: Effect | None = field(EFFECT, default=None)
    pay: Effect | None = field(EFFECT, default=None)
    upkeep: Effect | None = field(EFFECT, default=None)
    activated: Effect | None = field(EFFECT, default=None)
    symbol: FaceNo = field(RefTo("face"), default=-1)
    rule: str = field(RULE, default="DT-ABILITY-06")
    cert: str = field(CERTAINTY, default="A")

    place: int
    symbols: list[FaceNo]
    sentence: Ability
    abilities: list[Ability]
    uses: list[PricedUse]

    def finish(self, content: Content) -> None:
        hero = content.get("hero", self.hero)
        assert isinstance(hero, Hero)
        self.place = slot_of(hero, self.slot, "slot")
        if (self.effect is None) != (self.type == "passive"):
            raise Mistake(
                InBoth("an `effect` of a passive ability, or another without one", "`effect` zdolności pasywnej albo inna zdolność bez niego"),
                InBoth("an `effect`; of a passive ability `pay`, `upkeep` or `activated`", "`effect`, a u pasywnej `pay`, `upkeep` albo `activated`"),
                "effect",
            )
        if self.type in ("offensive", "ultimate") and self.when is None:
            raise Mistake(NOTHING, InBoth("`when`: the dice that activate it", "`when`: kości, które ją uruchamiają"), "when")
        self.symbols = named_faces(self.when)
        origin = f"ability:{self.id}"
        self.sentence = content.enable(Ability(WATCH, 0, self.rule, self.effect or self.pay, origin=origin))
        self.uses = uses_of(self.pay, "pay")
        self.abilities = []
        if self.upkeep is not None:
            watch = Ability(WATCH, vocabulary.UPKEEP, self.rule, self.upkeep, OWN_SEAT, origin=origin, index=1)
            self.abilities.append(content.enable(watch))
        if self.activated is not None:
            reach = AbilityWith(self.symbol)
            watch = Ability(WATCH, vocabulary.ACTIVATED, self.rule, self.activated, reach, origin=origin, index=2)
            self.abilities.append(content.enable(watch))

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        """An ability needs dice that can be rolled; above the first level it comes into play by an upgrade only."""
        hero = content.get("hero", self.hero)
        assert isinstance(hero, Hero)
        for face in self.symbols:
            if face not in hero.die:
                id = content.id_of("face", face)
                found = InBoth(f"{id}, which no side of the die of {hero.id} shows", f"{id}, którego nie ma na kości bohatera {hero.id}")
                yield Mistake(found, one_of(dict.fromkeys(content.id_of("face", each) for each in hero.die)), "when")
        if any(form.needed() > vocabulary.DICE for form in (walk(self.when) if self.when is not None else []) if isinstance(form, DiceThroneCondition)):
            found = InBoth("more symbols than there are dice", "więcej symboli niż kości")
            yield Mistake(found, InBoth(f"at most {vocabulary.DICE}", f"najwyżej {vocabulary.DICE}"), "when")
        most = self.dice if self.type == "defensive" else vocabulary.DICE
        for form in (form for each in self.forms() for form in walk(each)):
            if isinstance(form, DiceThroneAmount) and max(form.counted_dice(), default=0) > most:
                found = InBoth(f"a number for {max(form.counted_dice())} dice", f"liczba dla tylu kości: {max(form.counted_dice())}")
                yield Mistake(found, InBoth(f"at most {most}", f"najwyżej {most}"), "effect")
        cards = [each for each in content.entries["card"] if isinstance(each, Card)]
        if self.level > 1 and not any(card.upgrade and self.index in card.upgrade for card in cards):
            found = InBoth(f"an ability of level {self.level} that nothing brings", f"zdolność poziomu {self.level}, której nic nie daje")
            yield Mistake(found, InBoth("a card with it in `upgrade`", "karta, która ma ją w `upgrade`"), "level")

    def text(self) -> Effect:
        """The effect of an offensive or defensive ability."""
        assert self.effect is not None
        return self.effect

    def say(self, describer: Describer) -> tuple[Part, ...]:
        if self.effect is None:
            return self.say_passive(describer)
        effect = self.done(describer)
        if self.type == "defensive":
            return sentence(describer.parts("ability-defensive", {"n": self.dice, "do": effect}))
        if self.when is None:
            return sentence(effect)
        return sentence(describer.parts("ability-offensive", {"when": self.needed(describer, self.when), "do": effect}))

    def say_briefly(self, describer: Describer) -> tuple[Part, ...]:
        """Only what it does, where the dice it needs are shown as faces."""
        if self.effect is None:
            return self.say(describer)
        effect = self.done(describer)
        if self.when is None or self.when.word in SHOWN_AS_FACES:
            return sentence(effect)
        return sentence(describer.parts("ability-offensive", {"when": self.when.head(describer), "do": effect}))

    def done(self, describer: Describer) -> tuple[Part, ...]:
        """What it does: numbers by the dice that stand at its head do not name them again."""
        first = self.tiered()
        describer.headed = (first.counted_face(), first.counted_dice()) if first is not None else None
        effect = self.text().say(describer)
        describer.headed = None
        return effect

    def tiered(self) -> DiceThroneAmount | None:
        """What it counts by the very dice that activate it, where more dice do more."""
        for form in walk(self.text()) if self.when is not None else []:
            if isinstance(form, DiceThroneAmount) and form.counted_dice() and self.symbols == [form.counted_face()]:
                if isinstance(self.when, DiceThroneCondition) and self.when.needed() == form.counted_dice()[0]:
                    return form
        return None

    def needed(self, describer: Describer, when: Condition) -> tuple[Part, ...]:
        """The dice that activate it; where more dice do more, all their numbers."""
        first = self.tiered()
        return first.tiers(describer) if first is not None else when.head(describer)

    def say_passive(self, describer: Describer) -> tuple[Part, ...]:
        clauses = [describer.parts("ability-pay", {"cost": use.cost, "do": use.use.say(describer)}) for use in self.uses]
        if self.upkeep is not None:
            clauses.append(describer.parts("token-upkeep", {"do": self.upkeep.say(describer)}))
        if self.activated is not None:
            named = {"do": self.activated.say(describer), "face": describer.ref("face", self.symbol)}
            clauses.append(describer.parts("ability-activated", named))
        return joined([sentence(each) for each in clauses], " ")


def named_faces(condition: Condition | None) -> list[FaceNo]:
    """The symbols that a condition of dice names."""
    forms = walk(condition) if condition is not None else []
    return [face for form in forms if isinstance(form, DiceThroneCondition) for face in form.faces()]


class Hero(Definition):
    """A hero: what the die shows (DT-SETUP-12), the fields of the board in order, and the tokens of the leaflet (DT-STATUS-01).

    The complexity is for those who choose a hero (DT-SETUP-11).
    """

    kind = "hero"
    plural = "heroes"
    complexity: int = field(IntKind(1, 6))
    die: list[FaceNo] = field(ListOf(RefTo("face"), 6, 6))
    slots: list[str] = field(ListOf(TEXT, 1, 9))
    tokens: list[TokenNo] = field(ListOf(RefTo("token")))

    def say(self, describer: Describer) -> tuple[Part, ...]:
        """What the leaflet shows beside the rules of the tokens."""
        clauses = [describer.parts("hero-complexity", {"n": self.complexity})]
        clauses.append(describer.parts("hero-die", {"die": joined(self.sides(describer), ", ")}))
        if self.tokens:
            names = describer.listed([describer.ref("token", token) for token in self.tokens])
            clauses.append(describer.parts("hero-tokens", {"tokens": names}))
        return joined([sentence(each) for each in clauses], " ")

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        """A hero needs an ability on each field of the board, a defence, an ultimate, and a deck (DT-SETUP-12, DT-ABILITY-01)."""
        own = [each for each in content.entries["ability"] if isinstance(each, AbilityCard) and each.hero == self.index]
        if len(set(self.slots)) < len(self.slots):
            yield Mistake(InBoth("a slot twice", "pole dwa razy"), InBoth("each slot once", "każde pole raz"), "slots")
        printed = [each for each in own if each.level == 1]
        for slot in self.slots:
            if not any(each.slot == slot for each in printed):
                found = InBoth(f"no ability of level 1 in {slot!r}", f"żadnej zdolności poziomu 1 na polu {slot!r}")
                yield Mistake(found, InBoth("at least one", "co najmniej jedna"), "slots")
        for type_ in ("offensive", "defensive", "ultimate"):
            if not any(each.type == type_ for each in printed):
                found = InBoth(f"no ability of the type {type_!r}", f"żadnej zdolności typu {type_!r}")
                yield Mistake(found, InBoth("one of level 1", "jedna poziomu 1"), "slots")
        if not any(isinstance(each, Card) and each.hero in (-1, self.index) for each in content.entries["card"]):
            found = InBoth("a hero without a deck", "bohater bez talii")
            yield Mistake(found, InBoth("cards of this hero or of all heroes", "karty tego bohatera albo wspólne"))

    def sides(self, describer: Describer) -> list[tuple[Part, ...]]:
        """The symbols of the die, each with its numbers: "1–3 Flame"."""
        found: list[tuple[Part, ...]] = []
        first = 0
        for at in range(len(self.die)):
            if at + 1 == len(self.die) or self.die[at + 1] != self.die[at]:
                numbers = f"{first + 1}" if at == first else f"{first + 1}–{at + 1}"
                found.append((f"{numbers} ", describer.ref("face", self.die[at])))
                first = at + 1
        return found


def lowered(text: tuple[Part, ...]) -> tuple[Part, ...]:
    """A sentence as it goes on behind a dash."""
    return (text[0][:1].lower() + text[0][1:], *text[1:]) if text and isinstance(text[0], str) else text


def slot_of(hero: Hero, slot: str, field: str) -> int:
    """The place of a field of the hero board."""
    if slot in hero.slots:
        return hero.slots.index(slot)
    found = InBoth(f"{slot!r}, which is no slot of {hero.id}", f"{slot!r}, czyli nie pole, które ma {hero.id}")
    raise Mistake(found, one_of(hero.slots), field)


class Card(Definition):
    """A card of a hero deck: an upgrade that lies on the board, or an action played once.

    Its phase is what sign, colour and frame of the printed card tell (DT-CARD-07, DT-ACTION-03, DT-INSTANT-01, DT-UPGRADE-06). A
    `modifier` is for an attack; `when-attacked` is for an attack on oneself, `after-damage` for right after one has dealt so much
    damage. A card without a `hero` is in every deck, a `promo` card only where the match has them.
    """

    kind = "card"
    plural = "cards"
    hero: HeroNo = field(RefTo("hero"), default=-1)
    cost: int = field(IntKind(0, 15))
    phase: str = field(Word(*PHASES))
    modifier: bool = field(FLAG, default=False)
    after_damage: int = field(IntKind(0, 50), default=0)
    when_attacked: bool = field(FLAG, default=False)
    upgrade: list[AbilityNo] | None = field(ListOf(RefTo("ability"), 1), default=None)
    effect: Effect | None = field(EFFECT, default=None)
    promo: bool = field(FLAG, default=False)
    rule: str = field(RULE, default="")
    cert: str = field(CERTAINTY, default="A")

    windows: int
    wanted: int
    unconditional: bool
    """Whether it can be played whenever it can be paid for and the window is right."""
    aimed: bool
    level: int
    place: int
    leaves: list[Effect]
    sentence: Ability | None

    def finish(self, content: Content) -> None:
        self.level = 0
        self.place = -1
        self.sentence = None
        if (self.phase == "upgrade") != bool(self.upgrade):
            raise Mistake(
                InBoth("`upgrade` and the phase apart", "`upgrade` bez fazy albo faza bez `upgrade`"),
                InBoth("`phase: upgrade` with the abilities it brings", "`phase: upgrade` razem z nowymi zdolnościami"),
                "upgrade",
            )
        if (self.effect is None) != bool(self.upgrade):
            raise Mistake(
                InBoth("an upgrade with an effect, or no effect", "ulepszenie z efektem albo brak efektu"),
                InBoth("an `effect`, unless it is an upgrade", "`effect`, chyba że to ulepszenie"),
                "effect",
            )
        self.leaves = leaves_of(self.effect)
        self.aimed = self.effect is not None and is_aimed(self.effect)
        if self.upgrade:
            brought = [each for each in (content.get("ability", index) for index in self.upgrade) if isinstance(each, AbilityCard)]
            for ability in brought:
                if ability.hero != self.hero:
                    raise Mistake(
                        InBoth("an ability of another hero", "zdolność innego bohatera"),
                        InBoth("abilities of the card's own hero", "zdolności bohatera, do którego należy karta"),
                        "upgrade",
                    )
                if ability.level == 1:
                    found = InBoth(f"{ability.id} of level 1, which the board has already", f"{ability.id} poziomu 1, którą plansza już ma")
                    raise Mistake(found, InBoth("abilities of level 2 or 3", "zdolności poziomu 2 albo 3"), "upgrade")
            hero = content.get("hero", self.hero)
            assert isinstance(hero, Hero)
            self.level = brought[0].level
            self.place = slot_of(hero, brought[0].slot, "upgrade")
        if self.effect is not None:
            rule = self.rule or "DT-ACTION-02"
            self.sentence = content.enable(Ability(WATCH, 0, rule, self.effect, origin=f"card:{self.id}"))
        self.windows = self.open_in(alters_dice(self.leaves))
        situation = (vocabulary.ATTACK if self.modifier else 0) | (vocabulary.ATTACKED if self.when_attacked else 0)
        self.wanted = situation | required(self.leaves)
        self.unconditional = not (self.upgrade or self.after_damage or self.wanted) and all(
            type(leaf).possible is Effect.possible for leaf in self.leaves if isinstance(leaf, DiceThroneEffect)
        )

    def open_in(self, alters_dice: bool) -> int:
        """The windows in which the card may be played, in the turns of all players alike (DT-WINDOW-02, DT-TURN-07)."""
        if self.after_damage:
            return vocabulary.AFTER_DAMAGE
        if self.phase == "instant":
            dice = vocabulary.DICE_NOW | vocabulary.DICE_IN_ROLL_PHASE if alters_dice else 0
            return vocabulary.ANY_TIME | dice
        if self.phase == "roll":
            return vocabulary.IN_ROLL_PHASES | (vocabulary.DICE_IN_ROLL_PHASE if alters_dice else 0)
        return vocabulary.OWN_MAIN

    def least_cost(self, window: int) -> int:
        """The least it can cost in a window: for an upgrade 0, for its price depends on the card below it.

        In a window in which it cannot be played: more than any player can have.
        """
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
        return self.say_play(describer)

    def say_briefly(self, describer: Describer) -> tuple[Part, ...]:
        """Of an upgrade only what the ability then does; another ability that comes with it keeps its name."""
        if not self.upgrade:
            return self.say(describer)
        texts = []
        for index in self.upgrade:
            text = describer.content.brief_text_of("ability", index, describer.lang)
            if describer.content.get("ability", index).name != self.name:
                text = describer.parts("card-upgrade", {"ability": describer.ref("ability", index), "text": lowered(text)})
            texts.append(text)
        return joined(texts, " ")

    def say_play(self, describer: Describer) -> tuple[Part, ...]:
        """What playing the card does."""
        assert self.effect is not None
        text = self.effect.say(describer)
        if self.after_damage:
            text = describer.parts("card-after-damage", {"n": self.after_damage, "do": text})
        if self.when_attacked:
            text = describer.parts("card-when-attacked", {"do": text})
        return joined([describer.parts("card-modifier", {}), sentence(text)], " ") if self.modifier else sentence(text)
