"""Conditions: what texts ask about the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pionek.core.language import amounts as core
from pionek.core.language.amounts import Amount, Condition
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, CONDITIONS, INT, IntKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.text.phrasebook import Part, joined
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.movement import Movement
from pionek.games.relic.procedures.rolls import Throw
from pionek.games.relic.procedures.skill_test import SkillTest

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer

from pionek.games.relic.language.amounts import CountOf
from pionek.games.relic.language.base import TRAIT, actor


class AtMost(Condition[Deeds]):
    """An amount does not go beyond a number."""

    word = "most"
    most: int = field(INT)
    of: Amount = field(AMOUNT)
    en = "{ $of } is at most { $most }"
    pl = "{ $of } wynosi co najwyżej { $most }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "none": ("you have no { kind-many }", "nie masz żadnych { kind-many }"),
        "cards": ("you have at most { cards-of-kind }", "masz co najwyżej { cards-of-kind }"),
    }
    example = "{most: 3, of: {count: corruption}}"

    def variant(self) -> str:
        return "" if not isinstance(self.of, CountOf) else "cards" if self.most else "none"

    def args(self, describer: Describer) -> dict[str, object]:
        return {**self.of.args(describer), "n": self.most} if isinstance(self.of, CountOf) else {"most": self.most, "of": self.of.named(describer)}

    def contrary(self, describer: Describer) -> tuple[Part, ...]:
        if isinstance(self.of, CountOf):
            return describer.parts("if-least-cards", {**self.of.args(describer), "n": self.most + 1})
        return describer.parts("if-least", {"least": self.most + 1, "of": self.of.named(describer)})

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return self.of.of(table, resolution) <= self.most


class AtLeast(core.AtLeast):
    """An amount reaches a number."""

    variants: ClassVar[dict[str, tuple[str, str]]] = {"cards": ("you have at least { cards-of-kind }", "masz co najmniej { cards-of-kind }")}
    example = "{least: 2, of: {count: trophy}}"

    def variant(self) -> str:
        return "cards" if isinstance(self.of, CountOf) else ""

    def contrary(self, describer: Describer) -> tuple[Part, ...]:
        if isinstance(self.of, CountOf):
            return describer.parts("if-most-cards" if self.least > 1 else "if-most-none", {**self.of.args(describer), "n": self.least - 1})
        return super().contrary(describer)

    def args(self, describer: Describer) -> dict[str, object]:
        return {**self.of.args(describer), "n": self.least} if isinstance(self.of, CountOf) else super().args(describer)


class FormIs(Condition[Deeds]):
    """The battle under way is of one form."""

    word = "form"
    form: str = field(Word(*vocabulary.ATTRIBUTES))
    en = "it is a { $form -> [strength] Strength [willpower] Willpower *[cunning] Cunning } battle"
    pl = "to walka { $form -> [strength] na siłę [willpower] na wolę *[cunning] na spryt }"
    example = "{if: {form: cunning}, do: {gain: 1, of: influence}}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        battle = table.running(Battle)
        return battle.form == vocabulary.ATTRIBUTES.index(self.form)


class FoeIs(Condition[Deeds]):
    """An enemy of the battle under way has a trait."""

    word = "foe"
    foe: str = field(TRAIT)
    en = "you fight { trait-whom }"
    pl = "walczysz z { trait-whom }"
    example = "{if: {foe: chaos}, do: {bonus: 1, in: battle}}"

    def args(self, describer: Describer) -> dict[str, object]:
        return {"trait": f"trait-{self.foe}"}

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return table.running(Battle).has_trait(table, self.foe)


class TestIs(Condition[Deeds]):
    """The skill test under way is of one attribute."""

    word = "test-of"
    test_of: str = field(Word(*vocabulary.ATTRIBUTES))
    en = "it is a { $test_of -> [strength] Strength [willpower] Willpower *[cunning] Cunning } test"
    pl = "to test { $test_of -> [strength] siły [willpower] woli *[cunning] sprytu }"
    example = "{if: {test-of: cunning}, do: reroll}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        test = table.running(SkillTest)
        return test.attribute == vocabulary.ATTRIBUTES.index(self.test_of)


class Rolled(Condition[Deeds]):
    """At least one die of one's roll shows such a number, as the roll stands."""

    word = "rolled"
    rolled: int = field(IntKind(1, 6))
    from_: int = field(IntKind(0, 6), default=0)
    en = "one of your dice shows { $from_ -> [0] { $rolled } *[other] { $from_ }–{ $rolled } }"
    pl = "na jednej z twoich kości jest { $from_ -> [0] { $rolled } *[other] { $from_ }–{ $rolled } }"
    example = "{if: {rolled: 1}, do: {lose: 1, of: life}}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        low = self.from_ or self.rolled
        return any(low <= die <= self.rolled for die in own_dice(table))


def own_dice(table: Deeds) -> list[int]:
    """The dice of the roll in progress, or of the battle, test or movement that has been rolled for."""
    for frame in reversed(table.agenda):
        if type(frame) is Throw:
            return frame.natural()
        if type(frame) is Battle or type(frame) is SkillTest or type(frame) is Movement:
            return frame.dice
    return []


class FoeRolled(Condition[Deeds]):
    """The enemy's first die does not go beyond a number."""

    word = "foe-rolled"
    foe_rolled: int = field(IntKind(1, 6))
    en = "the enemy's die shows { $foe_rolled } or less"
    pl = "na kości wroga jest { $foe_rolled } lub mniej"
    example = "{if: {foe-rolled: 2}, do: {reroll: null, foe: true}}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return table.running(Throw).natural()[0] <= self.foe_rolled


class AnyOf(Condition[Deeds]):
    """One of several conditions is enough."""

    word = "any"
    any: list[Condition] = field(CONDITIONS)
    en = "{ $any }"
    pl = "{ $any }"
    example = "{if: {any: [{foe: ork}, {foe: eldar}]}, do: {dice: 1}}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        for each in self.any:
            if each.holds(table, resolution):
                return True
        return False

    def say(self, describer: Describer) -> tuple[Part, ...]:
        """Several foes make one clause: "you fight Orks, Tyranids or Eldar"."""
        foes = [describer.parts("trait-whom", each.args(describer)) for each in self.any if isinstance(each, FoeIs)]
        if len(foes) == len(self.any):
            return describer.parts("foes-meant", {"foes": joined(foes, ", ", describer.text("word-or"))})
        return joined([each.say(describer) for each in self.any], describer.text("word-or"))


class Won(Condition[Deeds]):
    """The last fight of this text was won."""

    word = "won"
    en = "you won that fight"
    pl = "tę walkę wygrasz"
    example = "[{fight: willpower, value: 10}, {if: won, do: {token: sheet}}]"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return resolution.amount == vocabulary.WON


class Held(Condition[Deeds]):
    """Another player stands on the scenario space, and the one in question does not."""

    word = "held"
    en = "another player stands on the scenario space and you do not"
    pl = "na polu scenariusza stoi inny gracz, a ty nie"
    example = "{if: held, do: eliminate}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        last = vocabulary.SPACES - 1
        seat = actor(resolution)
        here = [other for other in range(table.seats) if table.players[other].space == last]
        return bool(here) and seat not in here


class Trial(Condition[Deeds]):
    """One's own token does not lie on a trial of the scenario sheet yet."""

    word = "trial-open"
    trial_open: str = field(Word(*vocabulary.ATTRIBUTES))
    en = "your token is not yet on the trial of { attribute-in }"
    pl = "na próbie { attribute-of } nie leży jeszcze twój żeton"
    example = "{if: {trial-open: strength}, do: {test: strength, target: 12}}"

    def args(self, describer: Describer) -> dict[str, object]:
        return {"attribute": self.trial_open}

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        player = table.players[actor(resolution)]
        return player.tokens[1 + vocabulary.ATTRIBUTES.index(self.trial_open)] == 0


CONDITION_FORMS: tuple[type[Condition], ...] = (
    AtMost, AtLeast, FormIs, FoeIs, TestIs, Rolled, FoeRolled, AnyOf, Won, Held, Trial,
)  # fmt: skip
