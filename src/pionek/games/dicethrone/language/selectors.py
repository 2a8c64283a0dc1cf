"""Who is meant, how many, and on what condition: the small words of this game's texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from pionek.core.language.amounts import Amount, Chosen, Condition, Number, Plus, Selector, Times
from pionek.core.language.fields import field
from pionek.core.language.kinds import Counts, IntKind, ListOf, RefTo, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.text.phrasebook import Part, joined
from pionek.games.dicethrone.language.amounts import MEASURES, STATES, Companions, FurtherAttempts, Released, YourCp
from pionek.games.dicethrone.model.deeds import Arena

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.state.table import Table

FACE: Final = RefTo("face")


class You(Selector):
    """The one whose text it is."""

    word = "you"
    en = "you"
    pl = "ty"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [resolution.who]


class Target(Selector):
    """The one the ability is aimed at; as long as he is not found, -1. Who is out is not meant any more."""

    word = "target"
    en = "the target"
    pl = "cel"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        target = resolution.target
        return [] if target >= 0 and cast(Arena, table).players[target].out else [target]


class Attacker(Selector):
    """The one whose attack is being defended against."""

    word = "attacker"
    en = "the attacker"
    pl = "atakujący"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [resolution.target]


class AnyPlayer(Selector):
    """One player, chosen."""

    word = "any-player"
    asks = True
    en = "a chosen player"
    pl = "wybrany gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return cast(Arena, table).in_play()


class ChosenOpponent(Selector):
    """One opponent, chosen."""

    word = "opponent"
    asks = True
    en = "a chosen opponent"
    pl = "wybrany przeciwnik"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return cast(Arena, table).opponents(resolution.who)


class AllOpponents(Selector):
    """Every opponent."""

    word = "all-opponents"
    en = "all opponents"
    pl = "wszyscy przeciwnicy"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return cast(Arena, table).opponents(resolution.who)


class ThatPlayer(Selector):
    """The player chosen earlier in the same text."""

    word = "that-player"
    en = "that player"
    pl = "ten gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [resolution.target]


class ChosenTeammate(Selector):
    """One teammate, chosen; nobody where everybody plays alone."""

    word = "teammate"
    asks = True
    en = "a chosen teammate"
    pl = "wybrany członek twojej drużyny"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        arena = cast(Arena, table)
        return [seat for seat in arena.in_play() if seat != resolution.who and arena.same_side(seat, resolution.who)]


class OwnSide(Selector):
    """You and all your teammates."""

    word = "own-side"
    en = "you and your teammates"
    pl = "ty i członkowie twojej drużyny"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        arena = cast(Arena, table)
        return [seat for seat in arena.in_play() if arena.same_side(seat, resolution.who)]


YOU: Final = You()
TARGET: Final = Target()


def die_of(table: Arena, seat: int) -> list[int]:
    """The six faces of the dice of that seat's hero."""
    return table.content.heroes[table.players[seat].hero].die


def looking(seat: int, dice: list[int]) -> Resolution:
    """A text that is only looked at, not resolved: whose it is and the dice it would read."""
    scope = Resolution.__new__(Resolution)
    scope.who = seat
    scope.dice = dice
    return scope


def count_face(table: Arena, seat: int, dice: list[int], face: int) -> int:
    """How many of these dice show a symbol, thrown by that seat's hero."""
    die = die_of(table, seat)
    found = 0
    for number in dice:
        if die[number - 1] == face:
            found += 1
    return found


class Per(Amount):
    """One for every die that shows the symbol."""

    word = "per"
    needs = "roll"
    per: int = field(FACE)
    en = "1 per { $per }"
    pl = "1 za każdy symbol { $per }"
    example = "{add: {per: sword}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return count_face(cast(Arena, table), resolution.who, resolution.dice, self.per)


class TimesPer(Amount):
    """A number for every die that shows the symbol."""

    word = "times-per"
    needs = "roll"
    times_per: int = field(IntKind(1, 20))
    face: int = field(FACE)
    en = "{ $times_per } per { $face }"
    pl = "{ $times_per } za każdy symbol { $face }"
    example = "{heal: {times-per: 2, face: life}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return self.times_per * count_face(cast(Arena, table), resolution.who, resolution.dice, self.face)


class ByCount(Amount):
    """More, the more dice show the symbol: the values for `least`, `least` + 1 and so on."""

    word = "by-count"
    needs = "roll"
    by_count: int = field(FACE)
    least: int = field(IntKind(1, 5))
    values: list[int] = field(ListOf(IntKind(0, 50), 1, 5))
    en = "{ $amounts }"
    pl = "{ $amounts }"
    example = "{damage: {by-count: sword, least: 3, values: [4, 6, 8]}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        count = count_face(cast(Arena, table), resolution.who, resolution.dice, self.by_count)
        at = min(count - self.least, len(self.values) - 1)
        return self.values[at] if count >= self.least else 0

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return describer.parts("amount-by-count", {"amounts": " / ".join(str(value) for value in self.values)})


class EveryTwo(Amount):
    """One for every two dice that show the symbol."""

    word = "every-two"
    needs = "roll"
    every_two: int = field(FACE)
    en = "1 for every 2 × { $every_two }"
    pl = "1 za każde 2 symbole { $every_two }"
    example = "{damage: {every-two: arrow}, to: attacker}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return count_face(cast(Arena, table), resolution.who, resolution.dice, self.every_two) // 2


class Tokens(Amount):
    """How many tokens of a kind one has."""

    word = "tokens"
    tokens: int = field(RefTo("token"))
    en = "1 per { $tokens }"
    pl = "1 za każdy żeton { $tokens }"
    example = "{damage: {plus: [5, {tokens: fire-mastery}]}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return cast(Arena, table).players[resolution.who].tokens[self.tokens]


class Shows(Condition):
    """At least so many dice show the symbol."""

    word = "shows"
    needs = "roll"
    shows: int = field(FACE)
    least: int = field(IntKind(1, 5), default=1)
    en = "you roll { $least -> [1] { $shows } *[other] at least { $least } × { $shows } }"
    pl = (
        "wyrzucisz { $least -> [1] symbol { $shows } "
        '*[other] co najmniej { NOUN($least, noun: "symbol", case: "acc") } { $shows } }'
    )
    example = "{if: {shows: life, least: 2}, do: prevent-status}"

    def head(self, describer: Describer) -> tuple[Part, ...]:
        face = describer.ref("face", self.shows)
        return (face,) if self.least == 1 else (f"{self.least} × ", face)

    def breath(self) -> str:
        return "shows"

    def say_together(self, describer: Describer, forms: list[Any]) -> tuple[Part, ...]:
        clauses = [(f"{each.least} × ", describer.ref("face", each.shows)) for each in forms]
        return describer.parts("if-symbols", {"set": describer.listed(clauses)})

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return count_face(cast(Arena, table), resolution.who, resolution.dice, self.shows) >= self.least


class OfAKind(Condition):
    """The same number, not the same symbol, on so many dice."""

    word = "kind"
    needs = "roll"
    kind: int = field(IntKind(2, 5))
    en = 'at least { NOUN($kind, noun: "die") } show the same number'
    pl = 'na co najmniej { NOUN($kind, noun: "die", case: "loc") } wypadła ta sama cyfra'
    example = "{if: {kind: 4}, do: make-undefendable}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        for number in resolution.dice:
            if resolution.dice.count(number) >= self.kind:
                return True
        return False


class Symbols(Condition):
    """A set of symbols among the dice."""

    word = "symbols"
    needs = "roll"
    symbols: list[tuple[int, int]] = field(Counts("face"))
    en = "you roll { $set }"
    pl = "wyrzucisz { $set }"
    example = "{symbols: {sword: 2, pow: 2}}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        die = die_of(cast(Arena, table), resolution.who)
        faces = [die[number - 1] for number in resolution.dice]
        for face, least in self.symbols:
            if faces.count(face) < least:
                return False
        return True

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"set": self.head(describer)}

    def head(self, describer: Describer) -> tuple[Part, ...]:
        clauses: list[tuple[Part, ...]] = [(f"{least} × ", describer.ref("face", face)) for face, least in self.symbols]
        return describer.listed(clauses)


class Straight(Condition):
    """A run of numbers: 4 for the small straight, 5 for the large one."""

    word = "straight"
    needs = "roll"
    straight: str = field(Word("small", "large"))
    en = "{ $straight ->\n    [small] small straight\n   *[large] large straight\n}"
    pl = "{ $straight ->\n    [small] mały strit\n   *[large] duży strit\n}"
    example = "{straight: small}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return run_of(resolution.dice, 4 if self.straight == "small" else 5)


def run_of(dice: list[int], length: int) -> bool:
    """DT-ABILITY-03 to -05: a run of consecutive numbers, whatever the symbols."""
    for low in dice:
        for number in range(low, low + length):
            if number not in dice:
                break
        else:
            return True
    return False


class HasCp(Condition):
    """One can pay so many combat points."""

    word = "cp"
    cp: int = field(IntKind(1, 15))
    en = "you have { $cp } CP"
    pl = "masz { $cp } PW"
    example = "{if: {cp: 2}, do: {pay-cp: 2}}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return cast(Arena, table).players[resolution.who].cp >= self.cp


def so_much(describer: Describer, amount: Amount) -> dict[str, Any]:
    """An amount for a pattern with a noun: `n` of them and a `tail` ("2 damage per Life"), or `equal` to an `amount`."""
    found = counted(describer, amount)
    if found is None:
        return {"how": "equal", "amount": amount.say(describer)}
    return {"how": "number", "n": found[0], "tail": found[1]}


def so_much_by_symbols(describer: Describer, amount: Amount) -> dict[str, Any]:
    """An amount of what is also the name of a symbol, a card or a Spirit: what is counted is what was rolled."""
    said = so_much(describer, amount)
    if isinstance(amount, Per):
        said["tail"] = describer.parts("tail-rolled", {"face": describer.ref("face", amount.per)})
    return said


def counted(describer: Describer, amount: Amount) -> tuple[int | str, tuple[Part, ...]] | None:
    """A number, and for each of what; nothing when the amount cannot be said so."""
    if isinstance(amount, Number):
        return amount.n, ()
    if isinstance(amount, ByCount):
        return " / ".join(str(value) for value in amount.values), ()
    if isinstance(amount, Per):
        return 1, describer.parts("tail-symbol", {"face": describer.ref("face", amount.per)})
    if isinstance(amount, TimesPer):
        return amount.times_per, describer.parts("tail-symbol", {"face": describer.ref("face", amount.face)})
    if isinstance(amount, Tokens):
        return 1, describer.parts("tail-token", {"token": describer.ref("token", amount.tokens)})
    if isinstance(amount, EveryTwo):
        return 1, describer.parts("tail-every-two", {"face": describer.ref("face", amount.every_two)})
    if isinstance(amount, Companions):
        return 1, describer.parts("tail-companion", {})
    if isinstance(amount, FurtherAttempts):
        return 1, describer.parts("tail-attempt", {})
    if type(amount) is YourCp:
        return 1, describer.parts("tail-cp", {})
    if isinstance(amount, Released):
        return 1, describer.parts("tail-released", {})
    if isinstance(amount, Chosen):
        return 1, describer.parts("tail-counted", {})
    if isinstance(amount, Times):
        each = counted(describer, amount.each)
        return (amount.times, each[1]) if each is not None and each[0] == 1 else None
    if isinstance(amount, Plus):
        return added_up(describer, amount.plus)
    return None


def added_up(describer: Describer, amounts: list[Amount]) -> tuple[int | str, tuple[Part, ...]] | None:
    """Several amounts of the same: the first with its noun, the others behind it."""
    found = [counted(describer, each) for each in amounts]
    first = found[0]
    if first is None:
        return None
    tails = [first[1]]
    for at, each in enumerate(found[1:]):
        if each is None:
            return None
        tails.append(describer.parts("tail-plus", {"n": each[0], "tail": each[1], "at": at}))
    return first[0], joined(tails, "")


WHO: tuple[type[Selector], ...] = (
    You, Target, Attacker, AnyPlayer, ChosenOpponent, AllOpponents, ThatPlayer, ChosenTeammate, OwnSide,
)  # fmt: skip
AMOUNTS: tuple[type[Amount], ...] = (Per, TimesPer, ByCount, EveryTwo, Tokens, *MEASURES)
CONDITIONS: tuple[type[Condition], ...] = (Shows, OfAKind, Symbols, Straight, HasCp, *STATES)
