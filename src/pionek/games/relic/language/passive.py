"""The verbs of bans, limits and prices: in force while a card is in play, or while an enemy is fought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.definitions import Content
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, Word
from pionek.core.rules.in_force import BAN, MODIFY, NOTHING_ADDED, Ability, ActiveAbility, Measure, Reach
from pionek.core.rules.numbers import ADD, SET
from pionek.core.rules.resolving import Resolution
from pionek.core.state.fields import later
from pionek.games.relic import vocabulary
from pionek.games.relic.language.base import actor, changed_by
from pionek.games.relic.language.dice_verbs import signed
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.sentences import Passive
from pionek.games.relic.procedures.battle import Battle

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


class PassiveVerb(Passive):
    """Something that holds while its card is in play; on an enemy card, until the end of its battle."""

    ability: Ability | None = later()

    def __post_init__(self) -> None:
        self.ability = None

    def made(self, rule: str, reach: Reach, origin: str, index: int) -> Ability:
        raise NotImplementedError(self.word)

    def ability_in_force(self, content: Content, rule: str, reach: Reach, origin: str, index: int) -> Ability:
        """Create the ban or modifier of this verb, once, when the content is read."""
        self.ability = content.enable(self.made(rule, reach, origin, index))
        return self.ability

    def run(self, table: Deeds, resolution: Resolution) -> None:
        """In a sentence of an enemy: in force until the battle is over."""
        if self.ability is not None:
            table.stand(ActiveAbility(self.ability, actor(resolution), until=table.place_of(Battle)))


class Ban(PassiveVerb):
    """RE-CLAR-02: what cannot be done, whatever allows it."""

    word = "ban"
    ban: str = field(Word(*vocabulary.BANS))
    en = "you cannot { banned-thing }"
    pl = "nie możesz { banned-thing }"
    example = "{ban: weapon}"

    def made(self, rule: str, reach: Reach, origin: str, index: int) -> Ability:
        return Ability(BAN, vocabulary.BANS[self.ban], rule, None, reach, origin=origin, index=index)


class PassiveModifier(PassiveVerb):
    """A value is another than printed."""

    def modifier(self) -> tuple[int, int, int]:
        """The value that is modified, the amount, and whether it is added or set."""
        raise NotImplementedError(self.word)

    def made(self, rule: str, reach: Reach, origin: str, index: int) -> Ability:
        what, amount, op = self.modifier()
        measure = Measure(amount) if amount else NOTHING_ADDED
        return Ability(MODIFY, what, rule, None, reach, measure, op, origin=origin, index=index)


class Limit(PassiveModifier):
    """A limit, the corruption threshold, or the number of weapons used in a battle."""

    word = "limit"
    limit: str = field(Word(*vocabulary.LIMITS))
    by: int = field(IntKind(-9, 9))
    en = "{ limit-of } is { higher-or-lower } by { $n }"
    pl = "{ limit-of } jest { higher-or-lower } o { $n }"
    example = "{limit: power, by: 2}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"limit": self.limit, **changed_by(self.by)}

    def modifier(self) -> tuple[int, int, int]:
        return vocabulary.LIMITS[self.limit], self.by, ADD


class Price(PassiveModifier):
    """What Wargear or a crossing costs."""

    word = "price"
    price: str = field(Word(*vocabulary.PRICES))
    by: int = field(IntKind(-9, 9))
    en = "{ $price -> [wargear] Wargear *[crossing] crossing to the middle tier } costs you { priced } { more-or-less }"
    pl = "{ $price -> [wargear] Uzbrojenie *[crossing] przejście do sektora środkowego } kosztuje cię o { priced } { more-or-less }"
    example = "{price: wargear, by: -1}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"price": self.price, **changed_by(self.by)}

    def modifier(self) -> tuple[int, int, int]:
        return vocabulary.PRICES[self.price], self.by, ADD


class LevelPrice(PassiveModifier):
    """The trophy points a level takes."""

    word = "level-price"
    level_price: int = field(IntKind(1, 12))
    en = "a level costs you { $level_price } trophy { $level_price -> [one] point *[other] points }"
    pl = "poziom kosztuje cię { $level_price } { $level_price -> [one] punkt [few] punkty *[many] punktów } trofeów"
    example = "{level-price: 5}"

    def modifier(self) -> tuple[int, int, int]:
        return vocabulary.LEVEL_PRICE, self.level_price, SET


class Explode(PassiveModifier):
    """A lower face explodes too, in one's own battle rolls or in the enemy's."""

    word = "explode"
    explode: int = field(IntKind(2, 6))
    of: str = field(Word("battle", "foe"))
    en = "{ $of -> [battle] your battle rolls *[foe] the enemy's rolls } also explode on a { $explode }"
    pl = "{ $of -> [battle] twoje rzuty walki *[foe] rzuty wroga } wybuchają także na { $explode }"
    example = "{explode: 5, of: battle}"

    def modifier(self) -> tuple[int, int, int]:
        return vocabulary.EXPLODES if self.of == "battle" else vocabulary.FOE_EXPLODES, self.explode, SET


class Handicap(PassiveModifier):
    """A change of skill tests that cannot be declined."""

    word = "handicap"
    handicap: str = field(Word(*vocabulary.ATTRIBUTES))
    by: int = field(IntKind(-9, 9))
    en = "{ $sign }{ $bonus } in your { $handicap -> [strength] Strength [willpower] Willpower *[cunning] Cunning } tests"
    pl = "{ $sign }{ $bonus } w twoich testach { $handicap -> [strength] siły [willpower] woli *[cunning] sprytu }"
    example = "{handicap: cunning, by: -1}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"handicap": self.handicap, **signed(self.by)}

    def modifier(self) -> tuple[int, int, int]:
        return vocabulary.SKILL + vocabulary.ATTRIBUTES.index(self.handicap), self.by, ADD


PASSIVE_VERBS: tuple[type[Effect], ...] = (Ban, Limit, Price, LevelPrice, Explode, Handicap)
