"""Verbs that decide what is carried out: a choice, one Dreamer, the Luck die, exceptions, once a Dream or a Turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Condition
from pionek.core.language.control import Choose, EachDoes
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.forms import pattern_key
from pionek.core.language.kinds import CONDITION, EFFECT, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.text.phrasebook import joined
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.base import EtherfieldsEffect, person
from pionek.games.etherfields.language.selectors import Closest, Within, spared
from pionek.games.etherfields.model.deeds import Deeds

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.state.table import Table
    from pionek.core.text.phrasebook import Part


class Either(Choose):
    """EF-CORE-06: exactly one of several, of those that can be carried out; the one it speaks to chooses."""

    example = "{choose: [{suffer: 1}, {seal: 3}]}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        decision = super().run(table, resolution)
        if decision is not None:
            decision.seat = person(resolution)
        return decision


class EachOfThem(EachDoes):
    """The same for every one of some Dreamers.

    A price for all can be chosen only if all of them can pay it (EF-CORE-06). Of those who are equally close to an Entity
    the players choose one (EF-CORE-05).
    """

    asks = True
    example = "{each: dreamers, do: {discard: 1}}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        assert isinstance(table, Deeds)
        seats = self.each.select(table, resolution)
        if isinstance(self.each, Closest) and len(seats) > 1:
            return Decision(table.first, [Option(vocabulary.WHO, target=seat) for seat in seats])
        self.begin(table, resolution, seats)
        return None

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        self.begin(table, resolution, [option.target])

    def begin(self, table: Deeds, resolution: Resolution, seats: list[int]) -> None:
        """Whom the text of an Entity affects may be spared; the range is remembered as `chosen`, for what follows may count the figures in it (EF-ENT-03)."""
        if isinstance(self.each, Within):
            resolution.chosen = self.each.within
        if isinstance(self.each, Within | Closest):
            seats = [seat for seat in seats if not spared(table, seat)]
        resolution.loop = self.do
        resolution.queue = seats

    def possible(self, table: Table, resolution: Resolution) -> bool:
        if not self.do.gives_up():
            return True
        for target in self.each.select(table, resolution):
            part = resolution.child(self.do)
            part.target = target
            if not self.do.possible(table, part):
                return False
        return True

    def gives_up(self) -> bool:
        return self.do.gives_up()


class One(EtherfieldsEffect):
    """One Dreamer, chosen by the Team."""

    word = "one"
    one: str = field(Word("dreamer", "other", "near"))
    do: Effect = field(EFFECT)
    asks = True
    en = "one Dreamer"
    pl = "jeden Śniący"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"other": ("another Dreamer", "inny Śniący")}
    example = "{one: dreamer, do: {cure: 3}}"

    def say(self, describer: Describer) -> tuple[Part, ...]:
        describer.depth += 1
        told = describer.done_by(describer.parts(pattern_key(self.family, self.word, self.variant()), {}), self.do.say(describer))
        describer.depth -= 1
        return told

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return self.one == "dreamer" or table.seats > 1

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        seats = [each for each in range(table.seats) if self.one == "dreamer" or each != seat]
        return Decision(resolution.who, [Option(vocabulary.WHO, target=each) for each in seats], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        part = resolution.child(self.do)
        part.target = option.target
        table.then(part)


class LuckSays(EtherfieldsEffect):
    """EF-LUCK-01: roll the Luck die; a result that is not mentioned does nothing."""

    word = "luck"
    luck: Effect | None = field(EFFECT, default=None)
    blank: Effect | None = field(EFFECT, default=None)
    one: Effect | None = field(EFFECT, default=None)
    two: Effect | None = field(EFFECT, default=None)
    three: Effect | None = field(EFFECT, default=None)
    en = "roll the Luck die; { $rows }"
    pl = "rzuć kością Szczęścia; { $rows }"
    example = "{luck: {suffer: 1}, three: {gain: gem}}"

    def rows(self) -> list[tuple[str, Effect | None]]:
        return [("x", self.luck), ("blank", self.blank), ("1", self.one), ("2", self.two), ("3", self.three)]

    def args(self, describer: Describer) -> dict[str, Any]:
        """Neighbouring results that do the same are written together: "1 or 2: ..."."""
        told: list[tuple[list[tuple[str, ...]], tuple[Part, ...]]] = []
        for name, effect in self.rows():
            if effect is not None:
                text = effect.say(describer)
                if not told or told[-1][1] != text:
                    told.append(([], text))
                told[-1][0].append((describer.text(f"luck-{name}"),))
        rows = [joined([joined(results, ", ", describer.text("word-or")), text], ": ") for results, text in told]
        return {"rows": joined(rows, "; ")}

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if not resolution.dice:
            resolution.todo.append(self)
            table.then(Roll(seat, 1, "EF-LUCK-01"))
            return
        result = vocabulary.LUCK[resolution.dice[0] - 1]
        resolution.dice = []
        effect = self.rows()[result + 1][1]
        if effect is not None:
            resolution.todo.append(effect)


class Unless(Effect):
    """An effect that happens except on a condition, read when its turn comes."""

    word = "unless"
    unless: Condition = field(CONDITION)
    do: Effect = field(EFFECT)
    en = "{ $do }, unless { $unless }"
    pl = "{ $do }, chyba że { $unless }"
    example = "{unless: {lamps: 3}, do: {add-morph: 1}}"

    def possible(self, table: Table, resolution: Resolution) -> bool:
        return not self.unless.holds(table, resolution) and self.do.possible(table, resolution)

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        if not self.unless.holds(table, resolution):
            resolution.todo.append(self.do)
        return None


class OnceADream(EtherfieldsEffect):
    """An effect that the Team may use once a Dream. The table remembers the use under this name until the next Dream begins."""

    word = "once-a-dream"
    once_a_dream: str = field(Word("lamplight", "classic"))
    do: Effect = field(EFFECT)
    en = "{ $do }, once a Dream"
    pl = "{ $do }, raz na Sen"
    example = "{once-a-dream: lamplight, do: {light: here}}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return self.do.possible(table, resolution)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.flags.append(f"{self.once_a_dream}-used")
        resolution.todo.append(self.do)


class OnceATurn(EtherfieldsEffect):
    """An effect that the whole Team may use once a Turn, whichever Dreamer uses it."""

    word = "once-a-turn"
    once_a_turn: str = field(Word("team"))
    do: Effect = field(EFFECT)
    en = "{ $do }, once a Turn for the Team"
    pl = "{ $do }, raz na Turę dla Drużyny"
    example = "{once-a-turn: team, do: {gain: ether}}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return not any(each.marks.picked for each in table.dreamers) and self.do.possible(table, resolution)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.dreamers[seat].marks.picked = True
        resolution.todo.append(self.do)


CONTROL_FORMS: tuple[type[Effect], ...] = (Either, EachOfThem, One, LuckSays, Unless, OnceADream, OnceATurn)
