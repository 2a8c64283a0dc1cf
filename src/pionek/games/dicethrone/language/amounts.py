"""How much: amounts that texts count by dice, points, tokens, companions and the attack in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pionek.core.language.amounts import NAMED, Chosen, Selector, SumOfRoll
from pionek.core.language.fields import field
from pionek.core.language.kinds import FormKind, IntKind, ListOf, RefTo
from pionek.core.packs.problems import InBoth
from pionek.core.rules.resolving import Resolution
from pionek.core.text.phrasebook import Part
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.selectors import YOU
from pionek.games.dicethrone.model.forms import DiceThroneAmount
from pionek.games.dicethrone.model.phases import RollPhaseFrame
from pionek.games.dicethrone.model.state import State

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.packs.reader import Reader
    from pionek.core.packs.yamlfile import Node

MOST_VINE_DAMAGE = 2


class YourCp(DiceThroneAmount):
    """One's own combat points; for an offensive ability those at its activation, with what it brought (ruling R-42)."""

    word = "your-cp"
    en = "your CP"
    pl = "liczba twoich PW"
    example = "{damage: your-cp}"

    def of(self, table: State, resolution: Resolution) -> int:
        phase = table.roll_phase() if resolution.mode == vocabulary.BY_ABILITY else None
        return phase.purse if phase is not None else table.players[resolution.who].cp


class HalfCp(YourCp):
    """Half of one's own combat points, rounded up."""

    word = "half-cp"
    en = "half your CP, rounded up"
    pl = "połowa twoich PW, zaokrąglona w górę"
    example = "{damage: half-cp}"

    def of(self, table: State, resolution: Resolution) -> int:
        return (super().of(table, resolution) + 1) // 2


class NumberRolled(SumOfRoll):
    """What a single die shows."""

    word = "rolled"
    en = "the number rolled"
    pl = "wynik rzutu"
    brief = None
    example = "[{roll: 1}, {damage: rolled}]"


class Companions(DiceThroneAmount):
    """How many companions one has; all kinds count alike."""

    word = "companions"
    en = "1 per Spirit you have"
    pl = "1 za każdego swojego Ducha"
    variants = {NAMED: ("the number of your Spirits", "liczba twoich Duchów")}
    example = "{damage: companions, type: pure}"

    def of(self, table: State, resolution: Resolution) -> int:
        return table.companions(resolution.who)


class Released(Chosen):
    """How many companions were given up earlier in the same text."""

    word = "released"
    en = "1 for each Spirit removed"
    pl = "1 za każdego usuniętego Ducha"
    variants = {NAMED: ("the number of Spirits removed", "liczba usuniętych Duchów")}
    example = "[{release: 3}, {gain-cp: released}]"


class FurtherAttempts(DiceThroneAmount):
    """The roll attempts after the first in the Offensive Roll Phase under way, at most 2 (DT-STATUS-05)."""

    word = "further-attempts"
    en = "1 per roll attempt after the first, at most 2"
    pl = "1 za każdą próbę rzutu po pierwszej, najwyżej 2"
    variants = {NAMED: ("the number of roll attempts after the first (at most 2)", "liczba prób rzutu po pierwszej (najwyżej 2)")}
    example = "{damage: further-attempts, to: you}"

    def of(self, table: State, resolution: Resolution) -> int:
        return max(0, min(MOST_VINE_DAMAGE, table.running(RollPhaseFrame).rolls - 1))


class AttackDamage(DiceThroneAmount):
    """The damage of one's own attack so far, without what is prevented (ruling R-41)."""

    word = "attack-damage"
    en = "the damage of your attack"
    pl = "liczba obrażeń twojego ataku"
    example = "{damage: attack-damage}"

    def of(self, table: State, resolution: Resolution) -> int:
        phase = table.roll_phase()
        harm = phase.attack() if phase is not None and phase.who == resolution.who else None
        return harm.amount if harm is not None else 0


FACE: Final = RefTo("face")


class Per(DiceThroneAmount):
    """One for every die that shows the symbol (DT-KEY-06)."""

    word = "per"
    needs = "roll"
    per: int = field(FACE)
    en = "1 per { $per }"
    pl = "1 za każdy symbol { $per }"
    variants = {NAMED: ("the number of { $per } symbols rolled", "liczba symboli { $per }")}
    example = "{add: {per: sword}}"

    def of(self, table: State, resolution: Resolution) -> int:
        return table.count_face(resolution.who, resolution.dice, self.per)


class TimesPer(DiceThroneAmount):
    """A number for every die that shows the symbol."""

    word = "times-per"
    needs = "roll"
    times_per: int = field(IntKind(1, 20))
    face: int = field(FACE)
    en = "{ $times_per } per { $face }"
    pl = "{ $times_per } za każdy symbol { $face }"
    variants = {NAMED: ("{ $times_per } × the number of { $face } symbols rolled", "{ $times_per } × liczba symboli { $face }")}
    example = "{heal: {times-per: 2, face: life}}"

    def of(self, table: State, resolution: Resolution) -> int:
        return self.times_per * table.count_face(resolution.who, resolution.dice, self.face)


class ByCount(DiceThroneAmount):
    """More, the more dice show the symbol: the values for `least`, `least` + 1 and so on."""

    word = "by-count"
    needs = "roll"
    by_count: int = field(FACE)
    least: int = field(IntKind(1, 5))
    values: list[int] = field(ListOf(IntKind(0, 50), 1, 5))
    en = "{ $amounts }"
    pl = "{ $amounts }"
    example = "{damage: {by-count: sword, least: 3, values: [4, 6, 8]}}"

    def of(self, table: State, resolution: Resolution) -> int:
        count = table.count_face(resolution.who, resolution.dice, self.by_count)
        at = min(count - self.least, len(self.values) - 1)
        return self.values[at] if count >= self.least else 0

    def counted_dice(self) -> range:
        return range(self.least, self.least + len(self.values))

    def counted_face(self) -> int:
        return self.by_count

    def tiers(self, describer: Describer) -> tuple[Part, ...]:
        counts = " / ".join(str(self.least + step) for step in range(len(self.values)))
        return describer.parts("ability-tiers", {"counts": counts, "face": describer.ref("face", self.by_count)})

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return describer.parts("amount-by-count", {"amounts": " / ".join(str(value) for value in self.values)})


class EveryTwo(DiceThroneAmount):
    """One for every two dice that show the symbol."""

    word = "every-two"
    needs = "roll"
    every_two: int = field(FACE)
    en = "1 for every 2 × { $every_two }"
    pl = "1 za każde 2 symbole { $every_two }"
    variants = {NAMED: ("the number of pairs of { $every_two } symbols rolled", "liczba par symboli { $every_two }")}
    example = "{damage: {every-two: arrow}, to: attacker}"

    def of(self, table: State, resolution: Resolution) -> int:
        return table.count_face(resolution.who, resolution.dice, self.every_two) // 2


class Holders(FormKind):
    """Players who are known without asking: an amount is read, and nothing in it can ask."""

    def __init__(self) -> None:
        super().__init__("who")

    def read(self, reader: Reader, node: Node) -> Any:
        form = super().read(reader, node)
        if isinstance(form, Selector) and form.asks:
            return reader.problem(node, InBoth("players whom nobody has to choose", "gracze, których nikt nie musi wybierać"))
        return form


class Tokens(DiceThroneAmount):
    """How many tokens of a kind one has, or others have."""

    word = "tokens"
    tokens: int = field(RefTo("token"))
    whose: Selector = field(Holders(), default=YOU)
    en = "1 per { $tokens }{ held-by }"
    pl = "1 za każdy żeton { $tokens }{ held-by }"
    variants = {NAMED: ("the number of { $tokens } tokens{ held-by }", "liczba żetonów { $tokens }{ held-by }")}
    example = "{damage: {plus: [5, {tokens: burn, whose: target}]}}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"tokens": describer.ref("token", self.tokens), "whom": self.whom(describer)}

    def whom(self, describer: Describer) -> str:
        """Whose they are. Bad ones usually lie before others, so that their text says so when one's own count."""
        token = describer.content.get("token", self.tokens)
        return "you-suffer" if self.whose is YOU and getattr(token, "sign", "") == "negative" else self.whose.word

    def of(self, table: State, resolution: Resolution) -> int:
        if self.whose is YOU:
            return table.players[resolution.who].tokens[self.tokens]
        seats = self.whose.select(table, resolution)
        return sum(table.players[seat].tokens[self.tokens] for seat in seats if seat >= 0)
