"""Who is meant, how many, and on what condition: the small words of this game's texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from pionek.core.amounts import Amount, Condition, Selector
from pionek.core.control import Choose
from pionek.core.decision import Decision, Option
from pionek.core.effects import Effect, Resolve
from pionek.core.forms import Field
from pionek.core.kinds import CONDITIONS, EFFECT, TEXT, ListOf, RefTo, Whole, Word
from pionek.core.rolls import Roll
from pionek.core.text import Part, joined
from pionek.games.etherfields import pieces, words
from pionek.games.etherfields.dreamscape import FAR, space_of
from pionek.games.etherfields.table import CLASSIC, Dreamworld

if TYPE_CHECKING:
    from pionek.core.table import Table
    from pionek.core.voice import Voice


def person(scope: Resolve) -> int:
    """Whom a text speaks to: the one in question inside "each", else the one whose text it is."""
    return scope.target if scope.target >= 0 else scope.who


def looking(seat: int) -> Resolve:
    """A text that is only looked at, not resolved."""
    scope = Resolve.__new__(Resolve)
    scope.who = seat
    scope.target = -1
    scope.dice = []
    scope.amount = 0
    scope.mode = 0
    scope.chosen = -1
    return scope


class Verb(Effect):
    """A verb of this game. `can` says whether it could do anything at all now (EF-CORE-06)."""

    __slots__ = ()

    def possible(self, table: Table, scope: Resolve) -> bool:
        return self.can(cast(Dreamworld, table), scope, person(scope))

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return True

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        return self.do_it(cast(Dreamworld, table), scope, person(scope))

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        raise NotImplementedError(self.word)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        self.took_it(cast(Dreamworld, table), scope, person(scope), option)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        raise NotImplementedError(self.word)


class Either(Choose):
    """EF-CORE-06: exactly one of several, of those that can be carried out; the one it speaks to chooses."""

    __slots__ = ()

    example = "{choose: [{suffer: 1}, {seal: 3}]}"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        decision = super().run(table, scope)
        if decision is not None:
            decision.seat = person(scope)
        return decision


class One(Verb):
    """One Dreamer, chosen by the Team."""

    __slots__ = ("do", "one")

    word = "one"
    fields: ClassVar[tuple[Field, ...]] = (Field("one", Word("dreamer", "other", "near")), Field("do", EFFECT))
    asks = True
    en = "one Dreamer: { $do }"
    pl = "jeden Śniący: { $do }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"other": ("another Dreamer: { $do }", "inny Śniący: { $do }")}
    example = "{one: dreamer, do: {cure: 3}}"

    def __init__(self, one: str, do: Effect) -> None:
        super().__init__()
        self.one = one
        self.do = do

    def variant(self) -> str:
        return "other" if self.one == "other" else ""

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return self.one == "dreamer" or table.seats > 1

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        seats = [each for each in range(table.seats) if self.one == "dreamer" or each != seat]
        return Decision(scope.who, [Option(words.WHO, target=each) for each in seats], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        part = scope.child(self.do)
        part.target = option.target
        table.then(part)


class Dreamers(Selector):
    """Every Dreamer."""

    __slots__ = ()

    word = "dreamers"
    en = "each Dreamer"
    pl = "każdy Śniący"
    example = "{each: dreamers, do: {draw: 2}}"

    def select(self, table: Table, scope: Resolve) -> list[int]:
        return list(range(table.seats))


class Near(Selector):
    """Dreamers near the one who acts, himself among them."""

    __slots__ = ("near",)

    word = "near"
    fields: ClassVar[tuple[Field, ...]] = (Field("near", Whole(0, 9)),)
    en = "each Dreamer in range { $near }"
    pl = "każdy Śniący w zasięgu { $near }"
    example = "{each: {near: 2}, do: {draw: 1}}"

    def __init__(self, near: int) -> None:
        super().__init__()
        self.near = near

    def select(self, table: Table, scope: Resolve) -> list[int]:
        dreams = cast(Dreamworld, table)
        here = dreams.dreamers[person(scope)].space
        return [seat for seat in range(table.seats) if dreams.distance(here, dreams.dreamers[seat].space) <= self.near]


class Standing(Selector):
    """Dreamers on a Terrain, or not on it."""

    __slots__ = ("standing",)

    word = "standing"
    fields: ClassVar[tuple[Field, ...]] = (Field("standing", Word("light", "darkness", "no-light", "row-c", "rows-ab", "your-space")),)
    en = "each Dreamer { $where }"
    pl = "każdy Śniący { $where }"
    example = "{each: {standing: light}, do: {cure: 1}}"

    def __init__(self, standing: str) -> None:
        super().__init__()
        self.standing = standing

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"where": voice.text(f"where-{self.standing}")}

    def select(self, table: Table, scope: Resolve) -> list[int]:
        dreams = cast(Dreamworld, table)
        return [seat for seat in range(table.seats) if self.holds(dreams, dreams.dreamers[seat].space, scope)]

    def holds(self, table: Dreamworld, space: int, scope: Resolve) -> bool:
        if self.standing == "your-space":
            return space == table.dreamers[person(scope)].space
        if self.standing == "row-c":
            return space // 16 == 2
        if self.standing == "rows-ab":
            return space // 16 < 2
        light = bool(table.terrain(space) & words.LIGHT)
        if self.standing == "darkness":
            return bool(table.terrain(space) & words.DARKNESS)
        return light if self.standing == "light" else not light


class Within(Selector):
    """EF-ENT-03: Dreamers within range of any figure of the Entity, each once."""

    __slots__ = ("within",)

    word = "within"
    fields: ClassVar[tuple[Field, ...]] = (Field("within", Whole(0, 9)),)
    en = "each Dreamer in range { $within }"
    pl = "każdy Śniący w zasięgu { $within }"
    example = "{each: {within: 1}, do: {suffer: 1}}"

    def __init__(self, within: int) -> None:
        super().__init__()
        self.within = within

    def select(self, table: Table, scope: Resolve) -> list[int]:
        dreams = cast(Dreamworld, table)
        scope.chosen = self.within
        reached = [seat for seat in range(table.seats) if hits(dreams, scope.mode - 1, seat, self.within)]
        return [seat for seat in reached if not spared(dreams, seat)]


def spared(table: Dreamworld, seat: int) -> bool:
    """Paper Double: one effect that would affect the Dreamer does not."""
    marks = table.dreamers[seat].marks
    if not marks[pieces.SHIELDED]:
        return False
    marks[pieces.SHIELDED] -= 1
    return True


def hits(table: Dreamworld, entity: int, seat: int, within: int) -> list[int]:
    """The figures of an Entity that reach a Dreamer (EF-MORPH-06, EF-STATE-04)."""
    sleeper = table.dreamers[seat]
    lair = table.lair(entity)
    reach = within
    if lair is not None and within > 0:
        reach += lair.morphs[words.MORPH_RANGE]
    reach = max(0, reach + reach_of(table, entity))
    found: list[int] = []
    for at in range(len(table.figures)):
        figure = table.figures[at]
        if figure.entity == entity:
            limit = min(reach, 1) if figure.states >> words.DAZED & 1 else reach
            if table.distance(figure.space, sleeper.space) <= limit:
                found.append(at)
    return found


def reach_of(table: Dreamworld, entity: int) -> int:
    from pionek.core.standing import value

    return value(table, words.REACH, entity)


class Closest(Selector):
    """The Dreamer closest to the Entity; of equally close ones the first in seat order from the First Player."""

    __slots__ = ()

    word = "closest"
    en = "the closest Dreamer"
    pl = "najbliższy Śniący"
    example = "{each: closest, do: {seal: 2}}"

    def select(self, table: Table, scope: Resolve) -> list[int]:
        dreams = cast(Dreamworld, table)
        best, found = FAR, -1
        for offset in range(table.seats):
            seat = (dreams.first + offset) % table.seats
            for figure in dreams.figures:
                if figure.entity == scope.mode - 1:
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

    def of(self, table: Table, scope: Resolve) -> int:
        return table.seats


class OwnProgress(Amount):
    """EF-PROG-07: a number plus one for each of your active Progress cards of a colour, up to a limit."""

    __slots__ = ("colour", "most", "plus_progress")

    word = "plus-progress"
    fields: ClassVar[tuple[Field, ...]] = (Field("plus-progress", Whole(0, 9)), Field("colour", Word("A", "C", "W")), Field("most", Whole(0, 20)))
    en = "{ $plus_progress } plus 1 for each of your active Progress cards of this colour, at most { $most }"
    pl = "{ $plus_progress } plus 1 za każdą twoją aktywną kartę Rozwoju tego koloru, najwyżej { $most }"
    example = "{add: {plus-progress: 2, colour: A, most: 5}}"

    def __init__(self, plus_progress: int, colour: str, most: int) -> None:
        super().__init__()
        self.plus_progress = plus_progress
        self.colour = colour
        self.most = most

    def of(self, table: Table, scope: Resolve) -> int:
        dreams = cast(Dreamworld, table)
        cards = dreams.active_progress(person(scope))
        return min(self.most, self.plus_progress + sum([1 for card in cards if dreams.card(card).colour == self.colour]))


class FiguresNear(Amount):
    """One for each figure of the Entity that reaches the Dreamer, up to a limit."""

    __slots__ = ("per_figure",)

    word = "per-figure"
    fields: ClassVar[tuple[Field, ...]] = (Field("per-figure", Whole(1, 9)),)
    en = "1 for each of its figures in range, at most { $per_figure }"
    pl = "1 za każdą jej figurkę w zasięgu, najwyżej { $per_figure }"
    example = "{suffer: {per-figure: 2}}"

    def __init__(self, per_figure: int) -> None:
        super().__init__()
        self.per_figure = per_figure

    def of(self, table: Table, scope: Resolve) -> int:
        dreams = cast(Dreamworld, table)
        return min(self.per_figure, len(hits(dreams, scope.mode - 1, person(scope), max(0, scope.chosen))))


class Flagged(Condition):
    """Something of the campaign has happened."""

    __slots__ = ("flag",)

    word = "flag"
    fields: ClassVar[tuple[Field, ...]] = (Field("flag", TEXT),)
    en = "{ $what }"
    pl = "{ $what }"
    example = "{flag: read}"

    def __init__(self, flag: str) -> None:
        super().__init__()
        self.flag = flag

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"what": voice.text(f"flag-{self.flag}")}

    def holds(self, table: Table, scope: Resolve) -> bool:
        return self.flag in cast(Dreamworld, table).flags


class SuitIs(Condition):
    """The suit of the current Turn card."""

    __slots__ = ("suit",)

    word = "suit"
    fields: ClassVar[tuple[Field, ...]] = (Field("suit", Word(*words.SUITS)),)
    en = "the Turn is { $which }"
    pl = "trwa Tura { $which }"
    example = "{suit: clubs}"

    def __init__(self, suit: str) -> None:
        super().__init__()
        self.suit = suit

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"which": voice.text(f"suit-{self.suit}")}

    def holds(self, table: Table, scope: Resolve) -> bool:
        return cast(Dreamworld, table).suit() == words.SUITS.index(self.suit)


class Counted(Condition):
    """A counter of the Dream has reached a number."""

    __slots__ = ("counter", "least", "most")

    word = "counter"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("counter", Word(*words.COUNTERS)),
        Field("least", Whole(-99, 99), -99),
        Field("most", Whole(-99, 99), 99),
    )
    en = "{ $what } is { $least } or more"
    pl = "{ $what }: co najmniej { $least }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"most": ("{ $what } is { $most } or less", "{ $what }: najwyżej { $most }")}
    example = "{counter: verses, least: 3}"

    def __init__(self, counter: str, least: int, most: int) -> None:
        super().__init__()
        self.counter = counter
        self.least = least
        self.most = most

    def variant(self) -> str:
        return "most" if self.least == -99 else ""

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"what": voice.text(f"counter-{self.counter}"), "least": self.least, "most": self.most}

    def holds(self, table: Table, scope: Resolve) -> bool:
        number = cast(Dreamworld, table).counters[words.COUNTERS.index(self.counter)]
        return self.least <= number <= self.most


class TeamProgress(Condition):
    """How many active Progress cards the Dreamers have, together for each player, or each of them."""

    __slots__ = ("each", "progress")

    word = "progress"
    fields: ClassVar[tuple[Field, ...]] = (Field("progress", Whole(1, 9)), Field("each", Word("together", "everyone", "you"), "everyone"))
    en = "every Dreamer has at least { $progress } active Progress cards"
    pl = "każdy Śniący ma co najmniej { $progress } aktywne karty Rozwoju"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "together": (
            "the Dreamers have at least { $progress } active Progress cards per player",
            "Śniący mają razem co najmniej { $progress } aktywne karty Rozwoju na gracza",
        )
    }
    example = "{progress: 3}"

    def __init__(self, progress: int, each: str) -> None:
        super().__init__()
        self.progress = progress
        self.each = each

    def variant(self) -> str:
        return "together" if self.each == "together" else ""

    def holds(self, table: Table, scope: Resolve) -> bool:
        dreams = cast(Dreamworld, table)
        counts = [len(dreams.active_progress(seat)) for seat in range(table.seats)]
        return sum(counts) >= self.progress * table.seats if self.each == "together" else min(counts) >= self.progress


class NoFigure(Condition):
    """No figure of this Entity is on the map."""

    __slots__ = ("no_figure",)

    word = "no-figure"
    fields: ClassVar[tuple[Field, ...]] = (Field("no-figure", RefTo("entity")),)
    en = "{ $no_figure } is not on the map"
    pl = "na mapie nie ma: { $no_figure }"
    example = "{no-figure: e1}"

    def __init__(self, no_figure: int) -> None:
        super().__init__()
        self.no_figure = no_figure

    def holds(self, table: Table, scope: Resolve) -> bool:
        dreams = cast(Dreamworld, table)
        return not any(each.entity == self.no_figure for each in dreams.figures)


class LettersAt(Condition):
    """So many letters lie on a tile or are carried there."""

    __slots__ = ("letters", "tile")

    word = "letters"
    fields: ClassVar[tuple[Field, ...]] = (Field("letters", Whole(1, 3)), Field("tile", RefTo("tile")))
    en = "{ $letters } letters are on { $tile }"
    pl = "{ $letters } listy są na kafelku { $tile }"
    example = "{letters: 3, tile: d2-b4}"

    def __init__(self, letters: int, tile: int) -> None:
        super().__init__()
        self.letters = letters
        self.tile = tile

    def holds(self, table: Table, scope: Resolve) -> bool:
        dreams = cast(Dreamworld, table)
        count = 0
        for at in dreams.letters:
            space = at if at >= 0 else dreams.dreamers[-2 - at].space
            if dreams.map().tile_at[space] == self.tile:
                count += 1
        return count >= self.letters


class Owns(Condition):
    """The Team has a Note, a Wisdom card or a Mask that is worn."""

    __slots__ = ("owns",)

    word = "owns"
    fields: ClassVar[tuple[Field, ...]] = (Field("owns", TEXT),)
    en = "the Team has { $what }"
    pl = "Drużyna ma: { $what }"
    example = "{owns: n02}"

    def __init__(self, owns: str) -> None:
        super().__init__()
        self.owns = owns

    def args(self, voice: Voice) -> dict[str, Any]:
        for kind in ("note", "wisdom"):
            if self.owns in voice.content.ids[kind]:
                return {"what": voice.ref(kind, voice.content.find(kind, self.owns))}
        return {"what": voice.text(f"owns-{self.owns}")}

    def holds(self, table: Table, scope: Resolve) -> bool:
        dreams = cast(Dreamworld, table)
        if self.owns == "third-mask":
            return any(each.mask >= 0 and dreams.box.masks[each.mask].order == 3 for each in dreams.dreamers)
        if self.owns == "letter-here":
            seat = person(scope)
            return dreams.dreamers[seat].space in dreams.letters and dreams.carried(seat) < dreams.most_letters()
        if self.owns == "carried-letter":
            return -2 - person(scope) in dreams.letters
        if self.owns == "own-token":
            return token_of(dreams, person(scope)) is not None
        if self.owns == "token-here":
            return token_here(dreams, person(scope)) is not None
        if self.owns == "harm":
            return dreams.dreamers[person(scope)].marks[pieces.HARMED] > 0
        if self.owns == "back-alley":
            return dreams.box.find("card", "mk18") in dreams.dreamers[person(scope)].hand
        if self.owns == "classic":
            return bool(dreams.modes & CLASSIC) and "classic-used" not in dreams.flags and (dreams.dream >= 0 or dreams.slumber >= 0)
        if self.owns == "deliverance":
            return deliverable(dreams, scope)
        if self.owns == "no-lamplight":
            return dreams.has("w12") and "lamplight-used" not in dreams.flags
        if self.owns == "hole":
            return "hole" in dreams.flags
        if dreams.box.find_or("note", self.owns) in dreams.notes:
            return True
        return dreams.has(self.owns)


def deliverable(table: Dreamworld, scope: Resolve) -> bool:
    """EF-SLUM-10: Deliverance is unlocked, this tile has it, and the Team can pay it."""
    if table.slumber < 0 or not table.has("w10"):
        return False
    slumber = table.box.slumbers[table.slumber]
    if slumber.delivers is None or (slumber.deliver_needs is not None and not slumber.deliver_needs.holds(table, scope)):
        return False
    if slumber.deliver_sign != "none" and not table.signs[words.SIGNS.index(slumber.deliver_sign)]:
        return False
    if slumber.deliver_note >= 0 and slumber.deliver_note not in table.notes:
        return False
    for choices in slumber.deliver.things if slumber.deliver is not None else ():
        for what, n in choices:
            team = what in (words.KEY, words.HOUR)
            have = table.amount_of(what, 0) if team else sum([table.amount_of(what, seat) for seat in range(table.seats)])
            if have < n:
                return False
    return True


def token_of(table: Dreamworld, seat: int) -> int | None:
    """The Personal token that this Dreamer carries and may let testify."""
    for owner in range(len(table.personals)):
        if table.personals[owner] == -2 - seat:
            return owner
    return None


def token_here(table: Dreamworld, seat: int) -> int | None:
    """The own Personal token on the Dreamer's space; alone, that of an absent Dreamer too."""
    for owner in range(len(table.personals)):
        mine = owner == table.dreamers[seat].dreamer or table.seats == 1
        if mine and table.personals[owner] == table.dreamers[seat].space and token_of(table, seat) is None:
            return owner
    return None


class InDream(Condition):
    """This Dream is being played."""

    __slots__ = ("dream",)

    word = "dream"
    fields: ClassVar[tuple[Field, ...]] = (Field("dream", RefTo("dream")),)
    en = "you are in { $dream }"
    pl = "trwa Sen { $dream }"
    example = "{dream: d3}"

    def __init__(self, dream: int) -> None:
        super().__init__()
        self.dream = dream

    def holds(self, table: Table, scope: Resolve) -> bool:
        return cast(Dreamworld, table).dream == self.dream


class DistrictOut(Condition):
    """A tile of the Dreamworld Map lies out."""

    __slots__ = ("district",)

    word = "district"
    fields: ClassVar[tuple[Field, ...]] = (Field("district", RefTo("district")),)
    en = "{ $district } lies on the Dreamworld Map"
    pl = "na Mapie Świata Snu leży { $district }"
    example = "{district: moth-court}"

    def __init__(self, district: int) -> None:
        super().__init__()
        self.district = district

    def holds(self, table: Table, scope: Resolve) -> bool:
        return self.district in cast(Dreamworld, table).districts


class TileOut(Condition):
    """A map tile has been revealed."""

    __slots__ = ("tile_out",)

    word = "tile-out"
    fields: ClassVar[tuple[Field, ...]] = (Field("tile-out", RefTo("tile")),)
    en = "{ $tile_out } is revealed"
    pl = "odkryto kafelek { $tile_out }"
    example = "{tile-out: d1-a3}"

    def __init__(self, tile_out: int) -> None:
        super().__init__()
        self.tile_out = tile_out

    def holds(self, table: Table, scope: Resolve) -> bool:
        return self.tile_out in cast(Dreamworld, table).map().tiles


class AnyOf(Condition):
    """At least one of several conditions."""

    __slots__ = ("any",)

    word = "any"
    fields: ClassVar[tuple[Field, ...]] = (Field("any", CONDITIONS),)
    en = "{ $any }"
    pl = "{ $any }"
    example = "{any: [{flag: acquitted}, {flag: read}]}"

    def __init__(self, any: list[Condition]) -> None:  # noqa: A002  the word of the packs
        super().__init__()
        self.any = any

    def say(self, voice: Voice) -> tuple[Part, ...]:
        return joined([each.say(voice) for each in self.any], voice.text("word-or"))

    def holds(self, table: Table, scope: Resolve) -> bool:
        for each in self.any:
            if each.holds(table, scope):
                return True
        return False


class HasAmount(Condition):
    """The Dreamer, or the Team, has at least so much of something."""

    __slots__ = ("has", "much")

    word = "has"
    fields: ClassVar[tuple[Field, ...]] = (Field("has", Word(*words.RESOURCES)), Field("much", Whole(1, 20), 1))
    en = "you have { NOUN($much, $has) }"
    pl = 'masz { NOUN($much, $has, case: "acc") }'
    example = "{has: hour, much: 1}"

    def __init__(self, has: str, much: int) -> None:
        super().__init__()
        self.has = has
        self.much = much

    def holds(self, table: Table, scope: Resolve) -> bool:
        return cast(Dreamworld, table).amount_of(words.RESOURCES.index(self.has), person(scope)) >= self.much


class OnTerrain(Condition):
    """The Dreamer stands on a Terrain."""

    __slots__ = ("terrain",)

    word = "terrain"
    fields: ClassVar[tuple[Field, ...]] = (Field("terrain", Word(*words.TERRAINS)),)
    en = "you stand on { $which }"
    pl = "stoisz na Terenie { $which }"
    example = "{terrain: water}"

    def __init__(self, terrain: str) -> None:
        super().__init__()
        self.terrain = terrain

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"which": voice.text(f"terrain-{self.terrain}")}

    def holds(self, table: Table, scope: Resolve) -> bool:
        dreams = cast(Dreamworld, table)
        return bool(dreams.terrain(dreams.dreamers[person(scope)].space) & 1 << words.TERRAINS.index(self.terrain))


class OnSpace(Condition):
    """The Dreamer stands on one of these spaces."""

    __slots__ = ("space",)

    word = "space"
    fields: ClassVar[tuple[Field, ...]] = (Field("space", ListOf(TEXT, 1)),)
    en = "you stand on { $space }"
    pl = "stoisz na polu { $space }"
    example = "{space: [C2a]}"

    def __init__(self, space: list[str]) -> None:
        super().__init__()
        self.space = space

    def holds(self, table: Table, scope: Resolve) -> bool:
        return cast(Dreamworld, table).dreamers[person(scope)].space in [space_of(each) for each in self.space]

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"space": joined([(each,) for each in self.space], voice.text("word-or"))}


class LuckSays(Verb):
    """EF-LUCK-01: roll the Luck die; a result that is not mentioned does nothing."""

    __slots__ = ("blank", "luck", "one", "three", "two")

    word = "luck"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("luck", EFFECT, None),
        Field("blank", EFFECT, None),
        Field("one", EFFECT, None),
        Field("two", EFFECT, None),
        Field("three", EFFECT, None),
    )
    en = "roll the Luck die: { $rows }"
    pl = "rzuć kością Szczęścia: { $rows }"
    example = "{luck: {suffer: 1}, three: {gain: gem}}"

    def __init__(self, luck: Effect | None, blank: Effect | None, one: Effect | None, two: Effect | None, three: Effect | None) -> None:
        super().__init__()
        self.luck = luck
        self.blank = blank
        self.one = one
        self.two = two
        self.three = three

    def rows(self) -> list[tuple[str, Effect | None]]:
        return [("x", self.luck), ("blank", self.blank), ("1", self.one), ("2", self.two), ("3", self.three)]

    def args(self, voice: Voice) -> dict[str, Any]:
        rows = [joined([(voice.text(f"luck-{name}"),), effect.say(voice)], ": ") for name, effect in self.rows() if effect is not None]
        return {"rows": joined(rows, "; ")}

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        if not scope.dice:
            scope.todo.append(self)
            table.then(Roll(seat, 1, "EF-LUCK-01"))
            return None
        result = words.LUCK[scope.dice[0] - 1]
        scope.dice = []
        effect = self.rows()[result + 1][1]
        if effect is not None:
            scope.todo.append(effect)
        return None


WHO: tuple[type[Selector], ...] = (Dreamers, Near, Standing, Within, Closest)
AMOUNTS: tuple[type[Amount], ...] = (Players, OwnProgress, FiguresNear)
CONDITION_WORDS: tuple[type[Condition], ...] = (
    Flagged, SuitIs, Counted, TeamProgress, NoFigure, LettersAt, Owns, InDream, DistrictOut, TileOut, AnyOf, HasAmount, OnSpace, OnTerrain,
)  # fmt: skip
CHOICES: tuple[type[Effect], ...] = (Either, One, LuckSays)
