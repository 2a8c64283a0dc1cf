"""Who is meant, how many, and on what condition: the small words of this game's texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from pionek.core.language.amounts import Amount, Selector
from pionek.core.language.control import Choose
from pionek.core.language.effects import Effect, Resolution
from pionek.core.language.fields import field
from pionek.core.language.kinds import EFFECT, IntKind, Word
from pionek.core.rules.in_force import value
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.text.phrasebook import joined
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Dreamworld
from pionek.games.etherfields.model.dreamscape import FAR

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.state.table import Table
    from pionek.core.text.phrasebook import Part


MOST_SEATS = 8


def person(resolution: Resolution) -> int:
    """Whom a text speaks to: the one in question inside "each", else the one whose text it is."""
    return resolution.target if resolution.target >= 0 else resolution.who


def glance(seat: int) -> Resolution:
    scope = Resolution.__new__(Resolution)
    scope.who = seat
    scope.target = -1
    scope.dice = []
    scope.amount = 0
    scope.mode = 0
    scope.chosen = -1
    return scope


GLANCES = [glance(seat) for seat in range(MOST_SEATS)]


def looking(seat: int) -> Resolution:
    """A text that is only looked at, not resolved: nobody may write into it."""
    return GLANCES[seat]


class Verb(Effect):
    """A verb of this game. `can` says whether it could do anything at all now (EF-CORE-06)."""

    __slots__ = ()

    def possible(self, table: Table, resolution: Resolution) -> bool:
        dreams: Dreamworld = table  # type: ignore[assignment]  # a cast is a call, and this is asked often
        return self.can(dreams, resolution, resolution.target if resolution.target >= 0 else resolution.who)

    def can(self, table: Dreamworld, resolution: Resolution, seat: int) -> bool:
        return True

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        return self.do_it(cast(Dreamworld, table), resolution, person(resolution))

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        raise NotImplementedError(self.word)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        self.took_it(cast(Dreamworld, table), resolution, person(resolution), option)

    def took_it(self, table: Dreamworld, resolution: Resolution, seat: int, option: Option) -> None:
        raise NotImplementedError(self.word)


class Either(Choose):
    """EF-CORE-06: exactly one of several, of those that can be carried out; the one it speaks to chooses."""

    __slots__ = ()

    example = "{choose: [{suffer: 1}, {seal: 3}]}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        decision = super().run(table, resolution)
        if decision is not None:
            decision.seat = person(resolution)
        return decision


class One(Verb):
    """One Dreamer, chosen by the Team."""

    word = "one"
    one: str = field(Word("dreamer", "other", "near"))
    do: Effect = field(EFFECT)
    asks = True
    en = "one Dreamer: { $do }"
    pl = "jeden Śniący: { $do }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"other": ("another Dreamer: { $do }", "inny Śniący: { $do }")}
    example = "{one: dreamer, do: {cure: 3}}"

    def variant(self) -> str:
        return "other" if self.one == "other" else ""

    def can(self, table: Dreamworld, resolution: Resolution, seat: int) -> bool:
        return self.one == "dreamer" or table.seats > 1

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        seats = [each for each in range(table.seats) if self.one == "dreamer" or each != seat]
        return Decision(resolution.who, [Option(vocabulary.WHO, target=each) for each in seats], partial=True)

    def took_it(self, table: Dreamworld, resolution: Resolution, seat: int, option: Option) -> None:
        part = resolution.child(self.do)
        part.target = option.target
        table.then(part)


class Dreamers(Selector):
    """Every Dreamer."""

    __slots__ = ()

    word = "dreamers"
    en = "each Dreamer"
    pl = "każdy Śniący"
    example = "{each: dreamers, do: {draw: 2}}"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return list(range(table.seats))


class Near(Selector):
    """Dreamers near the one who acts, himself among them."""

    word = "near"
    near: int = field(IntKind(0, 9))
    en = "each Dreamer in range { $near }"
    pl = "każdy Śniący w zasięgu { $near }"
    example = "{each: {near: 2}, do: {draw: 1}}"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        dreams = cast(Dreamworld, table)
        here = dreams.dreamers[person(resolution)].space
        return [seat for seat in range(table.seats) if dreams.distance(here, dreams.dreamers[seat].space) <= self.near]


class Standing(Selector):
    """Dreamers on a Terrain, or not on it."""

    word = "standing"
    standing: str = field(Word("light", "darkness", "no-light", "row-c", "rows-ab", "your-space"))
    en = "each Dreamer { $where }"
    pl = "każdy Śniący { $where }"
    example = "{each: {standing: light}, do: {cure: 1}}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"where": describer.text(f"where-{self.standing}")}

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        dreams = cast(Dreamworld, table)
        return [seat for seat in range(table.seats) if self.holds(dreams, dreams.dreamers[seat].space, resolution)]

    def holds(self, table: Dreamworld, space: int, resolution: Resolution) -> bool:
        if self.standing == "your-space":
            return space == table.dreamers[person(resolution)].space
        if self.standing == "row-c":
            return space // 16 == 2
        if self.standing == "rows-ab":
            return space // 16 < 2
        light = bool(table.terrain(space) & vocabulary.LIGHT)
        if self.standing == "darkness":
            return bool(table.terrain(space) & vocabulary.DARKNESS)
        return light if self.standing == "light" else not light


class Within(Selector):
    """EF-ENT-03: Dreamers within range of any figure of the Entity, each once."""

    word = "within"
    within: int = field(IntKind(0, 9))
    en = "each Dreamer in range { $within }"
    pl = "każdy Śniący w zasięgu { $within }"
    example = "{each: {within: 1}, do: {suffer: 1}}"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        """EF-ENT-03, EF-MORPH-06."""
        dreams = cast(Dreamworld, table)
        resolution.chosen = self.within
        reached = [seat for seat in range(table.seats) if hits(dreams, resolution.mode - 1, seat, self.within)]
        return [seat for seat in reached if not spared(dreams, seat)]


def spared(table: Dreamworld, seat: int) -> bool:
    """Paper Double: one effect that would affect the Dreamer does not."""
    marks = table.dreamers[seat].marks
    if not marks.shielded:
        return False
    marks.shielded -= 1
    return True


def hits(table: Dreamworld, entity: int, seat: int, within: int) -> list[int]:
    """EF-ENT-03: the figures of an Entity that reach a Dreamer (EF-MORPH-06, EF-STATE-04)."""
    sleeper = table.dreamers[seat]
    lair = table.lair(entity)
    reach = within
    if lair is not None and within > 0:
        reach += lair.morphs[vocabulary.MORPH_RANGE]
    reach = max(0, reach + reach_of(table, entity))
    found: list[int] = []
    for at in range(len(table.figures)):
        figure = table.figures[at]
        if figure.entity == entity:
            limit = min(reach, 1) if figure.has(vocabulary.DAZED) else reach
            if table.distance(figure.space, sleeper.space) <= limit:
                found.append(at)
    return found


def reach_of(table: Dreamworld, entity: int) -> int:
    return value(table, vocabulary.REACH, entity)


class Closest(Selector):
    """The Dreamer closest to the Entity; of equally close ones the first in seat order from the First Player."""

    __slots__ = ()

    word = "closest"
    en = "the closest Dreamer"
    pl = "najbliższy Śniący"
    example = "{each: closest, do: {seal: 2}}"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        dreams = cast(Dreamworld, table)
        best, found = FAR, -1
        for offset in range(table.seats):
            seat = (dreams.first + offset) % table.seats
            for figure in dreams.figures:
                if figure.entity == resolution.mode - 1:
                    far = dreams.distance(figure.space, dreams.dreamers[seat].space)
                    if far < best:
                        best, found = far, seat
        return [found] if found >= 0 and not spared(dreams, found) else []


class Players(Amount):
    """EF-CORE-08: the number of players."""

    __slots__ = ()

    word = "players"
    en = "the number of Dreamers"
    pl = "liczba Śniących"
    example = "{gain: ether, much: players}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return table.seats


class OwnProgress(Amount):
    """EF-PROG-07: a number plus one for each of your active Progress cards of a colour, up to a limit."""

    word = "plus-progress"
    plus_progress: int = field(IntKind(0, 9))
    colour: str = field(Word("A", "C", "W"))
    most: int = field(IntKind(0, 20))
    en = "1 for each of your active Progress cards of this colour, and { $plus_progress } more, at most { $most }"
    pl = "{ $plus_progress } i po 1 za każdą twoją aktywną kartę Rozwoju tego koloru, najwyżej { $most }"
    example = "{add: {plus-progress: 2, colour: A, most: 5}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        dreams = cast(Dreamworld, table)
        cards = dreams.active_progress(person(resolution))
        return min(self.most, self.plus_progress + sum([1 for card in cards if dreams.card(card).colour == self.colour]))


class FiguresNear(Amount):
    """One for each figure of the Entity that reaches the Dreamer, up to a limit."""

    word = "per-figure"
    per_figure: int = field(IntKind(1, 9))
    en = "1 for each of its figures in range, at most { $per_figure }"
    pl = "1 za każdą figurkę tej Istoty w zasięgu, najwyżej { $per_figure }"
    example = "{suffer: {per-figure: 2}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        dreams = cast(Dreamworld, table)
        return min(self.per_figure, len(hits(dreams, resolution.mode - 1, person(resolution), max(0, resolution.chosen))))


class LuckSays(Verb):
    """EF-LUCK-01: roll the Luck die; a result that is not mentioned does nothing."""

    word = "luck"
    luck: Effect | None = field(EFFECT, default=None)
    blank: Effect | None = field(EFFECT, default=None)
    one: Effect | None = field(EFFECT, default=None)
    two: Effect | None = field(EFFECT, default=None)
    three: Effect | None = field(EFFECT, default=None)
    en = "roll the Luck die: { $rows }"
    pl = "rzuć kością Szczęścia: { $rows }"
    example = "{luck: {suffer: 1}, three: {gain: gem}}"

    def rows(self) -> list[tuple[str, Effect | None]]:
        return [("x", self.luck), ("blank", self.blank), ("1", self.one), ("2", self.two), ("3", self.three)]

    def args(self, describer: Describer) -> dict[str, Any]:
        """Neighbouring results that do the same are told together: "1 or 2: ..."."""
        told: list[tuple[list[tuple[str, ...]], tuple[Part, ...]]] = []
        for name, effect in self.rows():
            if effect is not None:
                text = effect.say(describer)
                if not told or told[-1][1] != text:
                    told.append(([], text))
                told[-1][0].append((describer.text(f"luck-{name}"),))
        rows = [joined([joined(results, ", ", describer.text("word-or")), text], ": ") for results, text in told]
        return {"rows": joined(rows, "; ")}

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        if not resolution.dice:
            resolution.todo.append(self)
            table.then(Roll(seat, 1, "EF-LUCK-01"))
            return None
        result = vocabulary.LUCK[resolution.dice[0] - 1]
        resolution.dice = []
        effect = self.rows()[result + 1][1]
        if effect is not None:
            resolution.todo.append(effect)
        return None


WHO: tuple[type[Selector], ...] = (Dreamers, Near, Standing, Within, Closest)
AMOUNTS: tuple[type[Amount], ...] = (Players, OwnProgress, FiguresNear)
CHOICES: tuple[type[Effect], ...] = (Either, One, LuckSays)
