"""The verbs of battles, tests and rolls: bonuses, dice, rerolls, results and prevention."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Amount, Composed, Number
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, FLAG, SIGNED_AMOUNT, IntKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.relic import vocabulary
from pionek.games.relic.language.amounts import CountOf, by_as_much
from pionek.games.relic.language.base import ATTRIBUTE_OPTIONS, RelicEffect, actor, attributes_meant, changed_by
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.sentences import DeclaredBonus
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.life_and_corruption import LifeLoss, Vanquish
from pionek.games.relic.procedures.rolls import Rethrow, Throw
from pionek.games.relic.procedures.skill_test import SkillTest

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer

SHEET = -2
"""The source of a bonus that no card gives."""


def source_of(table: Deeds, resolution: Resolution) -> int:
    """The card on which a text is printed, or SHEET (RE-BATTLE-11, -12)."""
    if resolution.card != vocabulary.NOTHING:
        return resolution.card
    player = table.players[resolution.who]
    asset = table.asset_of(resolution.who, resolution.bearer)
    if asset is not None:
        return asset.card
    if resolution.bearer and resolution.bearer in player.faces:  # 0 stands for those that lie face down
        return player.corruption.cards[player.faces.index(resolution.bearer)]
    return SHEET


def signed(number: int) -> dict[str, Any]:
    """A number with its sign, as bonuses are printed."""
    return {"sign": "+" if number >= 0 else "−", "bonus": abs(number)}


class Bonus(DeclaredBonus):
    """A battle bonus or a skill bonus, declared beforehand."""

    word = "bonus"
    bonus: Amount = field(AMOUNT)
    in_: str = field(Word("battle", "test"))
    for_: str = field(Word("any", *vocabulary.ATTRIBUTES), default="any")
    en = "{ $sign }{ $bonus } { bonus-where }"
    pl = "{ $sign }{ $bonus } { bonus-where }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "amount": ("add { $bonus } { bonus-where }", "dodaj { bonus-where } { $bonus }"),
        "x": ("add X { bonus-where }, where X is { $bonus }", "dodaj { bonus-where } X, gdzie X to { $bonus }"),
    }
    example = "{bonus: 3, in: battle, for: willpower}"

    def variant(self) -> str:
        return "" if isinstance(self.bonus, Number) else "x" if isinstance(self.bonus, Composed) else "amount"

    def args(self, describer: Describer) -> dict[str, Any]:
        where = {"in_": self.in_, "for_": self.for_}
        if isinstance(self.bonus, Number):
            return {**signed(self.bonus.n), **where}
        return {"bonus": by_as_much(describer, self.bonus), **where}

    def fits(self, attribute: int) -> bool:
        """Whether the bonus counts for this attribute (RE-BONUS-01, RE-BONUS-04)."""
        return self.for_ == "any" or vocabulary.ATTRIBUTES[attribute] == self.for_

    def in_battle(self, attribute: int) -> int:
        """The plain number that is added in battles of this attribute; a bonus for tests stands in no window of a battle."""
        return self.bonus.n if isinstance(self.bonus, Number) and self.fits(attribute) else 0

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        """Possible if it fits the battle or test and adds anything (RE-BONUS-01, -02, -04, RE-BATTLE-03)."""
        if isinstance(self.bonus, CountOf) and not self.bonus.of(table, resolution):
            return False
        if self.in_ == "battle":
            return self.fits(table.running(Battle).form)
        test = table.running(SkillTest)
        return test.attribute != vocabulary.OF_LEVEL and self.fits(test.attribute)

    def run(self, table: Deeds, resolution: Resolution) -> None:
        """Note the bonus with its source, before the roll (RE-BONUS-03, -05)."""
        if not self.possible(table, resolution):
            return
        frame = table.running(Battle) if self.in_ == "battle" else table.running(SkillTest)
        amount = self.bonus.of(table, resolution)
        frame.sources.append(source_of(table, resolution))
        frame.bonuses.append(amount)
        table.happened(vocabulary.BONUS, resolution.who, -1, abs(amount), int(amount >= 0), "RE-BONUS-05" if self.in_ == "battle" else "RE-BONUS-03")


class Foe(RelicEffect):
    """The enemy's battle score changes."""

    word = "foe"
    foe: Amount = field(SIGNED_AMOUNT)
    en = "{ raise-or-lower } the enemy's battle score by { $n }"
    pl = "{ raise-or-lower } wartość walki wroga o { $n }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "amount": ("raise the enemy's battle score by { $foe }", "zwiększ wartość walki wroga o { $foe }"),
        "x": ("raise the enemy's battle score by X, where X is { $foe }", "zwiększ wartość walki wroga o X, gdzie X to { $foe }"),
    }
    example = "{foe: -2}"

    def variant(self) -> str:
        return "" if isinstance(self.foe, Number) else "x" if isinstance(self.foe, Composed) else "amount"

    def args(self, describer: Describer) -> dict[str, Any]:
        return changed_by(self.foe.n) if isinstance(self.foe, Number) else {"foe": by_as_much(describer, self.foe)}

    def run(self, table: Deeds, resolution: Resolution) -> None:
        battle = table.running(Battle)
        amount = self.foe.of(table, resolution)
        battle.foe_sources.append(source_of(table, resolution))
        battle.foe_bonuses.append(amount)
        if amount:
            table.happened(vocabulary.FOE_BONUS, resolution.who, -1, abs(amount), int(amount >= 0), "RE-BATTLE-10")


class ExtraDice(RelicEffect):
    """More dice in the battle roll, thrown together with the first (RE-DICE-03, RE-BATTLE-08)."""

    word = "dice"
    dice: int = field(IntKind(1, 3))
    en = "roll { $dice } more { $dice -> [one] die *[other] dice } in this battle"
    pl = "rzuć w tej walce { $dice } { $dice -> [one] kością *[many] kośćmi } więcej"
    example = "{dice: 1}"

    def run(self, table: Deeds, resolution: Resolution) -> None:
        table.running(Battle).extra += self.dice


class FormTo(RelicEffect):
    """The player fights with this attribute instead of the enemy's (RE-BATTLE-02)."""

    word = "form"
    form: str = field(Word("highest", *vocabulary.ATTRIBUTES))
    asks = True
    en = "use { $form -> [highest] your highest attribute [strength] Strength [willpower] Willpower *[cunning] Cunning } in this battle"
    pl = "użyj w tej walce { $form -> [highest] swojego najwyższego atrybutu [strength] siły [willpower] woli *[cunning] sprytu }"
    example = "{form: highest}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return table.running(Battle).form not in attributes_meant(table, actor(resolution), self.form)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        options = [ATTRIBUTE_OPTIONS[each] for each in attributes_meant(table, actor(resolution), self.form)]
        return Decision(actor(resolution), options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.running(Battle).form = option.subject
        table.happened(vocabulary.FORM, actor(resolution), option.subject, rule="RE-CLAR-01")


class Reroll(RelicEffect):
    """All dice of the roll in progress are thrown again: one's own or, said by an enemy, those of the enemy (RE-DICE-07)."""

    word = "reroll"
    foe: bool = field(FLAG, default=False)
    en = "reroll"
    pl = "powtórz rzut"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"foe": ("reroll the enemy's die", "powtórz rzut wroga")}
    example = "reroll"

    def variant(self) -> str:
        return "foe" if self.foe else ""

    def run(self, table: Deeds, resolution: Resolution) -> None:
        place = table.place_of(Throw)
        table.then(Rethrow(table.agenda[place].who, place))


class AddRoll(RelicEffect):
    """The total of the roll in progress changes; what the dice show does not (RE-DICE-06)."""

    word = "add-roll"
    add_roll: int = field(IntKind(-9, 9))
    en = "{ raise-or-lower } the result of the roll by { $n }"
    pl = "{ raise-or-lower } wynik rzutu o { $n }"
    example = "{add-roll: -2}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return changed_by(self.add_roll)

    def run(self, table: Deeds, resolution: Resolution) -> None:
        table.running(Throw).fresh_added += self.add_roll


class Tie(RelicEffect):
    """The battle becomes a tie (RE-BATTLE-14, -18)."""

    word = "tie"
    en = "the battle is a tie instead"
    pl = "walka kończy się zamiast tego remisem"
    example = "tie"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return table.running(Battle).outcome != vocabulary.TIED

    def run(self, table: Deeds, resolution: Resolution) -> None:
        table.running(Battle).outcome = vocabulary.TIED


class Prevent(RelicEffect):
    """A loss about to happen is cancelled, wholly or in part (RE-LIFE-03, RE-BATTLE-16, RE-VANQ-02, -03)."""

    word = "prevent"
    prevent: int = field(IntKind(1, 12))
    of: str = field(Word("life", "penalty", "trophies", "influence"))
    all: bool = field(FLAG, default=False)
    en = "{ $of -> [life] lose { $prevent } Life less [penalty] ignore the penalties for losing [trophies] keep your trophies *[influence] keep your influence }"
    pl = "{ $of -> [life] strać o { $prevent } { $prevent -> [one] punkt [few] punkty *[many] punktów } życia mniej [penalty] zignoruj kary za przegraną [trophies] zachowaj trofea *[influence] zachowaj wpływy }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"all": ("lose no Life", "nie trać życia")}
    example = "{prevent: 1, of: life}"

    def variant(self) -> str:
        return "all" if self.all else ""

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        loss = table.nearest(LifeLoss)
        return loss is None or loss.amount > 0

    def run(self, table: Deeds, resolution: Resolution) -> None:
        loss = table.nearest(LifeLoss)
        if self.of == "trophies":
            table.running(Vanquish).keeps_trophies = True
        elif self.of == "influence":
            table.running(Vanquish).keeps_influence = True
        elif self.of == "penalty":
            table.running(Battle).spared_penalties = True
        elif loss is not None:
            left = 0 if self.all else max(0, loss.amount - self.prevent)
            if left < loss.amount:
                table.happened(vocabulary.PREVENTED, resolution.who, -1, loss.amount - left, -1, "RE-LIFE-03")
            loss.amount = left
        else:
            table.running(Battle).spared = True
            table.happened(vocabulary.PREVENTED, resolution.who, -1, 1, -1, "RE-BATTLE-16")


DICE_VERBS: tuple[type[Effect], ...] = (Bonus, Foe, ExtraDice, FormTo, Reroll, AddRoll, Tie, Prevent)
