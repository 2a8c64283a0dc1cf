"""Who is meant, how many, and on what condition: the small words of this game's texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from pionek.core.language.amounts import Amount, Condition, Selector
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, CONDITIONS, INT, IntKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.text.phrasebook import Part, joined
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Sector
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.movement import Movement
from pionek.games.relic.procedures.rolls import Throw
from pionek.games.relic.procedures.skill_test import SkillTest

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.state.table import Table
    from pionek.games.relic.model.definitions import Card

KINDS = ("power", "corruption", "mission", "relic", "wargear", "asset", "ally", "weapon", "armour", "equipment", "trophy")
TRAIT = Word(*vocabulary.TRAITS)


def actor(resolution: Resolution) -> int:
    """Who a text speaks to: inside an "each" the one in question, else its owner."""
    return resolution.target if resolution.target != vocabulary.NOTHING else resolution.who


def in_circle(table: Sector, seat: int) -> list[int]:
    """The other players, clockwise from this one."""
    found: list[int] = []
    for offset in range(1, table.seats):
        other = (seat + offset) % table.seats
        if not table.players[other].out:
            found.append(other)
    return found


class You(Selector):
    """The one the text speaks to."""

    __slots__ = ()

    word = "you"
    en = "you"
    pl = "ty"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [actor(resolution)]


class All(Selector):
    """Every player, the one the text speaks to first."""

    __slots__ = ()

    word = "all"
    en = "every player"
    pl = "każdy gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [actor(resolution), *in_circle(cast(Sector, table), actor(resolution))]


class Others(Selector):
    """All other players."""

    __slots__ = ()

    word = "others"
    en = "every other player"
    pl = "każdy inny gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return in_circle(cast(Sector, table), actor(resolution))


class Tier(Selector):
    """All other players in the same tier."""

    __slots__ = ()

    word = "tier"
    en = "every other player in your tier"
    pl = "każdy inny gracz w twoim sektorze"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        sector = cast(Sector, table)
        seat = actor(resolution)
        return [other for other in in_circle(sector, seat) if sector.tier(other) == sector.tier(seat)]


class WholeTier(Selector):
    """Every player in the same tier, the one the text speaks to last: being vanquished ends the text."""

    __slots__ = ()

    word = "whole-tier"
    en = "every player in your tier"
    pl = "każdy gracz w twoim sektorze"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        sector = cast(Sector, table)
        seat = actor(resolution)
        return [*[other for other in in_circle(sector, seat) if sector.tier(other) == sector.tier(seat)], seat]


class ChosenPlayer(Selector):
    """One other player, chosen; asked by the verb."""

    __slots__ = ()

    word = "chosen"
    en = "another player of your choice"
    pl = "wybrany inny gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return in_circle(cast(Sector, table), actor(resolution))


class ActivePlayer(Selector):
    """The player whose turn it is: the one a card is played on in somebody else's turn."""

    __slots__ = ()

    word = "active"
    en = "the active player"
    pl = "aktywny gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [cast(Sector, table).active]


class Leader(Selector):
    """The player of the highest level; of several one is chosen."""

    __slots__ = ()

    word = "leader"
    en = "the player of the highest level"
    pl = "gracz o najwyższym poziomie"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        sector = cast(Sector, table)
        seats = [actor(resolution), *in_circle(sector, actor(resolution))]
        most = max([sector.players[seat].level for seat in seats])
        return [seat for seat in seats if sector.players[seat].level == most]


YOU = You()


def counted(table: Sector, seat: int, kind: str) -> int:
    """How many cards of a kind a player has."""
    player = table.players[seat]
    if kind == "power":
        return len(player.hand.cards)
    if kind == "corruption":
        return len(player.corruption.cards)
    if kind == "trophy":
        return len(player.trophies)
    if kind == "mission":
        return len(player.completed)
    found = 0
    for asset in player.assets:
        if is_kind(table.content.cards[asset.card], kind):
            found += 1
    return found


def is_kind(card: Card, kind: str) -> bool:
    """Whether a card in play is of a kind; every one of them is an asset."""
    return kind in ("asset", card.deck) or kind in card.traits


class CountOf(Amount):
    """As many as one has cards of a kind."""

    word = "count"
    count: str = field(Word(*KINDS))
    en = "the number of your { kind-many }"
    pl = "liczba twoich { kind-many }"
    example = "{gain: {count: asset}, of: influence}"

    def args(self, describer: Describer) -> dict[str, object]:
        return {"kind": f"kind-{self.count}"}

    def of(self, table: Table, resolution: Resolution) -> int:
        return counted(cast(Sector, table), actor(resolution), self.count)


class Here(Amount):
    """As many as there are other enemies with a trait on one's space."""

    word = "here"
    here: str = field(TRAIT)
    en = "the number of other { trait-many } on your space"
    pl = "liczba innych { trait-many } na twoim polu"
    example = "{foe: {here: ork}}"

    def args(self, describer: Describer) -> dict[str, object]:
        return {"trait": f"trait-{self.here}"}

    def of(self, table: Table, resolution: Resolution) -> int:
        """RE-BATTLE-10."""
        sector = cast(Sector, table)
        cards = sector.laid[sector.players[actor(resolution)].space][:]
        cards.remove(resolution.card)
        return sum([self.here in sector.content.cards[card].traits for card in cards])


class TopPower(Amount):
    """The number of the top Power card, which is turned up and discarded."""

    __slots__ = ()

    word = "top-power"
    en = "the power number of the top Power card (discard it)"
    pl = "stopień mocy wierzchniej karty Mocy (odrzuć ją)"
    example = "{bonus: top-power, in: battle}"

    def of(self, table: Table, resolution: Resolution) -> int:
        sector = cast(Sector, table)
        card = sector.take_top(vocabulary.POWER_DECK)
        if card == vocabulary.NOTHING:
            return 0
        sector.discard(card, "RE-DISC-03", actor(resolution))
        return sector.content.cards[card].value


class AtMost(Condition):
    """An amount does not go beyond a number."""

    word = "most"
    most: int = field(INT)
    of: Amount = field(AMOUNT)
    en = "{ $of } is at most { $most }"
    pl = "{ $of } wynosi co najwyżej { $most }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"none": ("you have no { kind-many }", "nie masz żadnych { kind-many }")}
    example = "{most: 3, of: {count: corruption}}"

    def variant(self) -> str:
        return "none" if self.most == 0 and isinstance(self.of, CountOf) else ""

    def args(self, describer: Describer) -> dict[str, object]:
        if isinstance(self.of, CountOf) and self.most == 0:
            return self.of.args(describer)
        return super().args(describer)

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return self.of.of(table, resolution) <= self.most


class Dial(Amount):
    """The level or the life of a player."""

    word = "dial"
    dial: str = field(Word("level", "life"))
    en = "{ $dial -> [level] your level *[life] your Life }"
    pl = "{ $dial -> [level] twój poziom *[life] twoje życie }"
    example = "{if: {most: 2, of: {dial: life}}, do: {gain: 1, of: life}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        player = cast(Sector, table).players[actor(resolution)]
        return player.level if self.dial == "level" else player.life


class FormIs(Condition):
    """The battle under way is of one form."""

    word = "form"
    form: str = field(Word(*vocabulary.ATTRIBUTES))
    en = "it is a { $form -> [strength] Strength [willpower] Willpower *[cunning] Cunning } battle"
    pl = "to walka { $form -> [strength] siły [willpower] woli *[cunning] sprytu }"
    example = "{if: {form: cunning}, do: {gain: 1, of: influence}}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        battle = cast("Battle", cast(Sector, table).nearest(Battle))
        return battle.form == vocabulary.ATTRIBUTES.index(self.form)


class FoeIs(Condition):
    """An enemy of the battle under way has a trait."""

    word = "foe"
    foe: str = field(TRAIT)
    en = "you fight { trait-whom }"
    pl = "walczysz z { trait-whom }"
    example = "{if: {foe: chaos}, do: {bonus: 1, in: battle}}"

    def args(self, describer: Describer) -> dict[str, object]:
        return {"trait": f"trait-{self.foe}"}

    def holds(self, table: Table, resolution: Resolution) -> bool:
        sector = cast(Sector, table)
        return sector.running(Battle).has_trait(sector, self.foe)


class TestIs(Condition):
    """The skill test under way is of one attribute."""

    word = "test-of"
    test_of: str = field(Word(*vocabulary.ATTRIBUTES))
    en = "it is a { $test_of -> [strength] Strength [willpower] Willpower *[cunning] Cunning } test"
    pl = "to test { $test_of -> [strength] siły [willpower] woli *[cunning] sprytu }"
    example = "{if: {test-of: cunning}, do: reroll}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        test = cast("SkillTest", cast(Sector, table).nearest(SkillTest))
        return test.attribute == vocabulary.ATTRIBUTES.index(self.test_of)


class Rolled(Condition):
    """At least one die of one's roll shows such a number, as the roll stands."""

    word = "rolled"
    rolled: int = field(IntKind(1, 6))
    from_: int = field(IntKind(0, 6), default=0)
    en = "one of your dice shows { $from_ -> [0] { $rolled } *[other] { $from_ }–{ $rolled } }"
    pl = "na jednej z twoich kości jest { $from_ -> [0] { $rolled } *[other] { $from_ }–{ $rolled } }"
    example = "{if: {rolled: 1}, do: {lose: 1, of: life}}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        low = self.from_ or self.rolled
        return any(low <= die <= self.rolled for die in own_dice(cast(Sector, table)))


def own_dice(table: Sector) -> list[int]:
    """The dice of the roll under way, or of the battle that was rolled for."""
    for frame in reversed(table.agenda):
        if isinstance(frame, Throw):
            return frame.natural()
        if isinstance(frame, Battle | SkillTest | Movement):
            return frame.dice
    return []


class FoeRolled(Condition):
    """The enemy's first die does not go beyond a number."""

    word = "foe-rolled"
    foe_rolled: int = field(IntKind(1, 6))
    en = "the enemy's die shows { $foe_rolled } or less"
    pl = "na kości wroga jest { $foe_rolled } lub mniej"
    example = "{if: {foe-rolled: 2}, do: {reroll: null, foe: true}}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return cast("Throw", cast(Sector, table).nearest(Throw)).natural()[0] <= self.foe_rolled


class Any(Condition):
    """One of several conditions is enough."""

    word = "any"
    any: list[Condition] = field(CONDITIONS)
    en = "{ $any }"
    pl = "{ $any }"
    example = "{if: {any: [{foe: ork}, {foe: eldar}]}, do: {dice: 1}}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        for each in self.any:
            if each.holds(table, resolution):
                return True
        return False

    def say(self, describer: Describer) -> tuple[Part, ...]:
        """Foes are told in one breath: "you fight Orks, Tyranids or Eldar"."""
        foes = [describer.parts("trait-whom", each.args(describer)) for each in self.any if isinstance(each, FoeIs)]
        if len(foes) == len(self.any):
            return describer.parts("foes-meant", {"foes": joined(foes, ", ", describer.text("word-or"))})
        return joined([each.say(describer) for each in self.any], describer.text("word-or"))


class Won(Condition):
    """The last fight of this text was won."""

    __slots__ = ()

    word = "won"
    en = "you won that fight"
    pl = "tę walkę wygrasz"
    example = "[{fight: willpower, value: 10}, {if: won, do: {token: sheet}}]"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return resolution.amount == vocabulary.WON


class Held(Condition):
    """Another player stands on the scenario space, and the one in question does not."""

    __slots__ = ()

    word = "held"
    en = "another player stands on the scenario space and you do not"
    pl = "na polu scenariusza stoi inny gracz, a ty nie"
    example = "{if: held, do: eliminate}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        sector = cast(Sector, table)
        last = vocabulary.SPACES - 1
        seat = actor(resolution)
        here = [other for other in range(sector.seats) if sector.players[other].space == last]
        return bool(here) and seat not in here


class Trial(Condition):
    """One's own token does not lie on a trial of the scenario sheet yet."""

    word = "trial-open"
    trial_open: str = field(Word(*vocabulary.ATTRIBUTES))
    en = "your token is not yet on the trial of { attribute-in }"
    pl = "na próbie { attribute-of } nie leży jeszcze twój żeton"
    example = "{if: {trial-open: strength}, do: {test: strength, target: 12}}"

    def args(self, describer: Describer) -> dict[str, object]:
        return {"attribute": self.trial_open}

    def holds(self, table: Table, resolution: Resolution) -> bool:
        player = cast(Sector, table).players[actor(resolution)]
        return player.tokens[1 + vocabulary.ATTRIBUTES.index(self.trial_open)] == 0


WHO: tuple[type[Selector], ...] = (You, All, Others, Tier, WholeTier, ChosenPlayer, ActivePlayer, Leader)
AMOUNTS: tuple[type[Amount], ...] = (CountOf, Here, TopPower, Dial)
CONDITIONS_OF_RELIC: tuple[type[Condition], ...] = (
    AtMost, FormIs, FoeIs, TestIs, Rolled, FoeRolled, Any, Won, Held, Trial,
)  # fmt: skip
