"""The cards of the made-up game: their fields, their verbs, their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.language.amounts import Amount
from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import Field
from pionek.core.language.kinds import AMOUNT, EFFECT, FLAG, INT, Word
from pionek.core.rules.in_force import MODIFY, WATCH, Ability, Measure
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision
from pionek.core.text.phrasebook import Part, joined, sentence
from tests.free.made_up.ducats import words

if TYPE_CHECKING:
    from tests.free.made_up.ducats.table import Town


class Gain(Effect):
    __slots__ = ("gain",)
    word = "gain"
    fields = (Field("gain", AMOUNT),)
    en = "gain ducats: { $gain }"
    pl = "zyskujesz dukaty: { $gain }"

    def __init__(self, gain: Amount) -> None:
        super().__init__()
        self.gain = gain

    def run(self, table: Town, resolution: Resolution) -> Decision | None:
        table.pay_out(resolution.who, self.gain.of(table, resolution))
        return None


class Steal(Effect):
    __slots__ = ("steal",)
    word = "steal"
    fields = (Field("steal", INT),)
    en = "take up to { $steal } { $steal -> [one] ducat *[other] ducats } from another player"
    pl = "zabierz innemu graczowi do { $steal } { $steal -> [one] dukata *[other] dukatów }"

    def __init__(self, steal: int) -> None:
        super().__init__()
        self.steal = steal

    def run(self, table: Town, resolution: Resolution) -> Decision | None:
        taken = min(self.steal, table.coins[resolution.target])
        table.coins[resolution.target] -= taken
        table.coins[resolution.who] += taken
        table.unsettled |= words.WEALTH
        table.happened(words.STOLE, resolution.who, amount=taken, other=resolution.target, rule="DU-PLAY-03")
        return None


class Draw(Effect):
    __slots__ = ("draw",)
    word = "draw"
    fields = (Field("draw", INT),)
    en = 'draw { NOUN($draw, noun: "card", case: "acc") }'
    pl = 'dobierz { NOUN($draw, noun: "card", case: "acc") }'

    def __init__(self, draw: int) -> None:
        super().__init__()
        self.draw = draw

    def run(self, table: Town, resolution: Resolution) -> Decision | None:
        for _ in range(self.draw):
            table.draw(resolution.who, "DU-PLAY-03")
        return None


class Spy(Effect):
    __slots__ = ()
    word = "spy"
    en = "look at the hand of another player"
    pl = "obejrzyj rękę innego gracza"

    def run(self, table: Town, resolution: Resolution) -> Decision | None:
        hand = table.hands[resolution.target]
        hand.look(table, resolution.who, len(hand))
        table.happened(words.LOOKED, resolution.who, other=resolution.target, rule="DU-PLAY-03")
        return None


class Cancel(Effect):
    __slots__ = ()
    word = "cancel"
    en = "the card you answer does nothing"
    pl = "karta, na którą odpowiadasz, nie działa"

    def run(self, table: Town, resolution: Resolution) -> Decision | None:
        table.cancel(resolution.about)
        return None


class Raze(Effect):
    __slots__ = ()
    word = "raze"
    en = "discard the oldest stall"
    pl = "odrzuć najstarszy stragan"

    def run(self, table: Town, resolution: Resolution) -> Decision | None:
        table.raze()
        return None


FORMS = (Gain, Steal, Draw, Spy, Cancel, Raze)


class Card(Definition):
    kind = "card"
    plural = "cards"
    fields = (
        Field("copies", INT),
        Field("price", INT),
        Field("when", Word("turn", "answer"), "turn"),
        Field("aims", FLAG, False),
        Field("stall", FLAG, False),
        Field("effect", EFFECT, None),
        Field("toll", INT, 0),
        Field("guests", EFFECT, None),
    )

    copies: int
    price: int
    when: str
    aims: bool
    stall: bool
    effect: Effect | None
    toll: int
    guests: Effect | None
    abilities: list[Ability]

    def finish(self, content: Content) -> None:
        self.abilities = []
        rule = "DU-STALL-01"
        origin = f"card:{self.id}"
        if self.toll:
            self.abilities.append(Ability(MODIFY, words.PRICE, rule, amount=Measure(self.toll), origin=origin))
        if self.guests is not None:
            self.abilities.append(Ability(WATCH, words.PLAYED, rule, self.guests, once=True, origin=origin))
        for ability in self.abilities:
            content.enable(ability)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses: list[tuple[Part, ...]] = []
        if self.effect is not None:
            clauses.append(self.effect.say(describer))
        if self.toll:
            clauses.append(describer.parts("card-toll", {"n": self.toll}))
        if self.guests is not None:
            clauses.append(describer.parts("card-guests", {"do": self.guests.say(describer)}))
        return joined([sentence(each) for each in clauses], " ")
