"""Verbs of the map: moving, Relocating, States, Morphings, Terrain, Walls, Turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.amounts import Amount
from pionek.core.decision import Decision, Option
from pionek.core.effects import Effect, Resolve
from pionek.core.forms import Field
from pionek.core.frame import Frame
from pionek.core.kinds import AMOUNT, EFFECT, FLAG, ListOf, Whole, Word
from pionek.core.standing import value
from pionek.core.text import joined
from pionek.games.etherfields import moves, pieces, words
from pionek.games.etherfields.dreamscape import FAR, SPACES, edge
from pionek.games.etherfields.moves import Walk, relocate
from pionek.games.etherfields.pieces import Lair
from pionek.games.etherfields.table import Dreamworld
from pionek.games.etherfields.who import Verb

if TYPE_CHECKING:
    from pionek.core.voice import Voice


class MoveSpaces(Verb):
    """EF-MOVE-01: move so many spaces; what goes farther or less far is counted in."""

    __slots__ = ("diagonal", "move", "through", "traps", "whole")

    word = "move"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("move", AMOUNT),
        Field("diagonal", FLAG, False),
        Field("traps", FLAG, True),
        Field("through", FLAG, False),
        Field("whole", FLAG, False),
    )
    en = 'move { NOUN($move, noun: "space") }{ $tail }'
    pl = 'porusz się o { NOUN($move, noun: "space", case: "acc") }{ $tail }'
    example = "{move: 2, traps: false}"

    def __init__(self, move: Amount, diagonal: bool, traps: bool, through: bool, whole: bool) -> None:
        super().__init__()
        self.move = move
        self.diagonal = diagonal
        self.traps = traps
        self.through = through
        self.whole = whole

    def args(self, voice: Voice) -> dict[str, Any]:
        tail = ("-diagonal" if self.diagonal else "") + ("" if self.traps else "-no-traps") + ("-no-walls" if self.through else "")
        return {"move": AMOUNT.say(voice, self.move), "tail": voice.text(f"tail{tail}") if tail else ""}

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        sleeper = table.dreamers[seat]
        return sleeper.space >= 0 and not sleeper.states >> words.PARALYSED & 1

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        flags = (moves.DIAGONAL if self.diagonal else 0) | (0 if self.traps else moves.NO_TRAPS) | (moves.NO_WALLS if self.through else 0)
        amount = self.move.of(table, scope)
        if self.whole:
            amount += value(table, words.FARTHER, seat)
            flags |= moves.DIAGONAL if value(table, words.DIAGONAL, seat) else 0
        table.then(Walk(seat, amount, flags))
        return None


class MoveStraight(Verb):
    """Up to so many spaces in a straight line."""

    __slots__ = ("straight", "traps")

    word = "straight"
    fields: ClassVar[tuple[Field, ...]] = (Field("straight", Whole(1, 9)), Field("traps", FLAG, True))
    en = "move up to { $straight } spaces in a straight line"
    pl = "porusz się w linii prostej o najwyżej { $straight } pola"
    example = "{straight: 3}"

    def __init__(self, straight: int, traps: bool) -> None:
        super().__init__()
        self.straight = straight
        self.traps = traps

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        sleeper = table.dreamers[seat]
        return sleeper.space >= 0 and not sleeper.states >> words.PARALYSED & 1

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        table.then(Walk(seat, self.straight, moves.STRAIGHT | (0 if self.traps else moves.NO_TRAPS)))
        return None


class Effort(Verb):
    """EF-BASIC-02: X Hours for X spaces, once a Turn."""

    __slots__ = ()

    word = "effort"
    asks = True
    en = "spend X Hours to move X spaces"
    pl = "wydaj X Godzin, by poruszyć się o X pól"
    example = "effort"

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return table.hours > 0 and table.dreamers[seat].space >= 0

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        return Decision(seat, [Option(words.NUMBER, amount=n) for n in range(1, table.hours + 1)], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        table.dreamers[seat].marks[pieces.EFFORT] = 1
        table.lose(seat, words.HOUR, option.amount, "EF-CLOCK-01")
        table.then(Walk(seat, max(0, option.amount + min(0, value(table, words.FARTHER, seat)))))


class Relocate(Verb):
    """EF-MOVE-03: to a space of one's choice, as far as the text allows."""

    __slots__ = ("reach", "relocate", "whom")

    word = "relocate"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("relocate", Word("anywhere", "no-entity", "light", "hole", "your-space")),
        Field("reach", Whole(0, 99), 99),
        Field("whom", Word("you", "other"), "you"),
    )
    asks = True
    en = "Relocate { $where }"
    pl = "Przenieś się { $where }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "reach": ("Relocate up to { $reach } spaces away { $where }", "Przenieś się o najwyżej { $reach } pola { $where }"),
        "other": ("Relocate another Dreamer to your space", "Przenieś innego Śniącego na swoje pole"),
    }
    example = "{relocate: anywhere, reach: 2}"

    def __init__(self, relocate: str, reach: int, whom: str) -> None:
        super().__init__()
        self.relocate = relocate
        self.reach = reach
        self.whom = whom

    def variant(self) -> str:
        return "other" if self.whom == "other" else "reach" if self.reach < 99 else ""

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"where": voice.text(f"place-{self.relocate}"), "reach": self.reach}

    def spaces(self, table: Dreamworld, seat: int) -> list[int]:
        sleeper = table.dreamers[seat]
        if sleeper.space < 0 or sleeper.states >> words.PARALYSED & 1:
            return []
        found: list[int] = []
        for space in table.map().open_spaces():
            if space == sleeper.space or grid(sleeper.space, space) > self.reach or table.is_full(space):
                continue
            if self.relocate == "light" and not table.terrain(space) & words.LIGHT:
                continue
            if self.relocate == "no-entity" and any(each.space == space for each in table.figures):
                continue
            if self.relocate == "hole" and space not in (table.space_named("C2b"), table.space_named("A3d")):
                continue
            found.append(space)
        return found

    def others(self, table: Dreamworld, seat: int) -> list[int]:
        here = table.dreamers[seat].space
        if here < 0 or table.is_full(here):
            return []
        return [each for each in range(table.seats) if each != seat and table.dreamers[each].space != here]

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return bool(self.others(table, seat) if self.whom == "other" else self.spaces(table, seat))

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        if self.whom == "other":
            return Decision(seat, [Option(words.WHO, target=each) for each in self.others(table, seat)], partial=True)
        return Decision(seat, [Option(words.TO, target=space) for space in self.spaces(table, seat)], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        if option.verb == words.WHO:
            relocate(table, option.target, table.dreamers[seat].space, "EF-MOVE-03")
        else:
            relocate(table, seat, option.target, "EF-MOVE-03")


def grid(one: int, other: int) -> int:
    """Spaces apart, whatever lies between: Relocation knows no Walls."""
    return abs(one % 8 - other % 8) + abs(one // 8 - other // 8)


class AtFigure(Verb):
    """A verb about one Entity figure in range: the one an interaction is aimed at, or one to be chosen."""

    __slots__ = ()

    def reach(self) -> int:
        return 1

    def fits(self, table: Dreamworld, figure: int) -> bool:
        return True

    def figures(self, table: Dreamworld, seat: int) -> list[int]:
        from pionek.games.etherfields.refusals import viewpoints

        found: list[int] = []
        for space in viewpoints(table, seat):
            for at in table.figures_within(space, self.reach()):
                if at not in found and self.fits(table, at):
                    found.append(at)
        return sorted(found)

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return scope.chosen >= 0 or bool(self.figures(table, seat))

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        if scope.chosen >= 0:
            if scope.chosen < len(table.figures):
                self.strike(table, scope, seat, scope.chosen)
            return None
        return Decision(seat, [Option(words.AIM, target=at) for at in self.figures(table, seat)], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        self.strike(table, scope, seat, option.target)

    def strike(self, table: Dreamworld, scope: Resolve, seat: int, figure: int) -> None:
        raise NotImplementedError(self.word)


class Aim(AtFigure):
    """An Entity in range is chosen; what follows is about it."""

    __slots__ = ("aim", "do")

    word = "aim"
    fields: ClassVar[tuple[Field, ...]] = (Field("aim", Whole(0, 9)), Field("do", EFFECT))
    asks = True
    en = "an Entity in range { $aim }: { $do }"
    pl = "Istota w zasięgu { $aim }: { $do }"
    example = "{aim: 2, do: {state: dazed, whom: it}}"

    def __init__(self, aim: int, do: Effect) -> None:
        super().__init__()
        self.aim = aim
        self.do = do

    def reach(self) -> int:
        return self.aim

    def strike(self, table: Dreamworld, scope: Resolve, seat: int, figure: int) -> None:
        scope.chosen = figure
        scope.todo.append(self.do)


class PutState(AtFigure):
    """EF-STATE-01 to -07: a State on an Entity in range, or on the Dreamer in question."""

    __slots__ = ("range", "state", "whom")

    word = "state"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("state", Word(*words.STATES)),
        Field("range", Whole(0, 9), 1),
        Field("whom", Word("entity", "you", "here", "it"), "entity"),
    )
    asks = True
    en = "an Entity in range { $range } is { $which }"
    pl = "Istota w zasięgu { $range } otrzymuje Stan: { $which }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "you": ("you are { $which }", "otrzymujesz Stan: { $which }"),
        "here": ("an Entity on your space is { $which }", "Istota na twoim polu otrzymuje Stan: { $which }"),
        "it": ("it is { $which }", "otrzymuje ona Stan: { $which }"),
    }
    example = "{state: dazed, range: 1}"

    def __init__(self, state: str, range: int, whom: str) -> None:  # noqa: A002  the word of the packs
        super().__init__()
        self.state = state
        self.range = range
        self.whom = whom

    def variant(self) -> str:
        return "" if self.whom == "entity" else self.whom

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"range": self.range, "which": voice.text(f"state-{self.state}")}

    def reach(self) -> int:
        return 0 if self.whom == "here" else self.range

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return self.whom != "entity" or super().can(table, scope, seat)

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        kind = words.STATES.index(self.state)
        if self.whom == "you":
            sleeper = table.dreamers[seat]
            if table.state_tokens(kind) > 0 and not sleeper.states >> kind & 1:
                sleeper.states |= 1 << kind
                table.happened(words.STATE, seat, kind, rule=STATE_RULES[kind])
            return None
        return super().do_it(table, scope, seat)

    def strike(self, table: Dreamworld, scope: Resolve, seat: int, figure: int) -> None:
        put_state(table, figure, words.STATES.index(self.state))


STATE_RULES = ("EF-STATE-04", "EF-STATE-05", "EF-STATE-06", "EF-STATE-07")


def put_state(table: Dreamworld, figure: int, kind: int) -> None:
    """EF-STATE-02, -03: on that figure alone, if a token with that side is free."""
    target = table.figures[figure]
    if table.state_tokens(kind) > 0 and not target.states >> kind & 1:
        target.states |= 1 << kind
        table.happened(words.STATE, -1, kind, rule=STATE_RULES[kind])


class RemoveMorph(AtFigure):
    """EF-BASIC-06, EF-MORPH-02: a Morphing is taken off an Entity in range; which one is chosen."""

    __slots__ = ("range", "remove_morph")

    word = "remove-morph"
    fields: ClassVar[tuple[Field, ...]] = (Field("remove-morph", Word("one", "all"), "one"), Field("range", Whole(0, 99), 1))
    asks = True
    en = "discard 1 Morphing from an Entity in range { $range }"
    pl = "odrzuć 1 Morf Istoty w zasięgu { $range }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "any": ("discard 1 Morphing from any Entity", "odrzuć 1 Morf dowolnej Istoty")
    }
    example = "{remove-morph: one, range: 3}"

    def __init__(self, remove_morph: str, range: int) -> None:  # noqa: A002  the word of the packs
        super().__init__()
        self.remove_morph = remove_morph
        self.range = range

    def variant(self) -> str:
        return "any" if self.range == 99 else ""

    def reach(self) -> int:
        return self.range

    def figures(self, table: Dreamworld, seat: int) -> list[int]:
        if self.range == 99:
            return [at for at in range(len(table.figures)) if self.fits(table, at)]
        return super().figures(table, seat)

    def fits(self, table: Dreamworld, figure: int) -> bool:
        lair = table.lair(table.figures[figure].entity)
        return lair is not None and any(lair.morphs)

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        """First the Entity tile, then which of its Morphings."""
        if scope.chosen < 0:
            firsts: list[int] = []
            for at in self.figures(table, seat):
                if table.figures[at].entity not in [table.figures[each].entity for each in firsts]:
                    firsts.append(at)
            return Decision(seat, [Option(words.AIM, target=at) for at in firsts], partial=True)
        lair = table.lair(table.figures[scope.chosen].entity) if scope.chosen < len(table.figures) else None
        if lair is None:
            return None
        return Decision(seat, [Option(words.PICK, words.PICK_MORPHS + kind) for kind in range(8) if lair.morphs[kind]], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        if option.verb == words.AIM:
            scope.chosen = option.target
            scope.todo.append(self)
            return
        lair = table.lair(table.figures[scope.chosen].entity)
        assert lair is not None
        table.remove_morph(lair, option.subject - words.PICK_MORPHS)


class AddMorph(Verb):
    """EF-MORPH-01: Morphings on the Entity whose text it is, or on the one aimed at."""

    __slots__ = ("add_morph",)

    word = "add-morph"
    fields: ClassVar[tuple[Field, ...]] = (Field("add-morph", Whole(1, 9)),)
    en = 'the Entity gains { NOUN($add_morph, noun: "morphing") }'
    pl = 'Istota otrzymuje { NOUN($add_morph, noun: "morphing", case: "acc") }'
    example = "{add-morph: 1}"

    def __init__(self, add_morph: int) -> None:
        super().__init__()
        self.add_morph = add_morph

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        lair: Lair | None = table.lair(scope.mode - 1) if scope.mode > 0 else None
        if lair is None and 0 <= scope.chosen < len(table.figures):
            lair = table.lair(table.figures[scope.chosen].entity)
        if lair is None and table.lairs:
            lair = table.lairs[0]
        if lair is not None:
            for _ in range(self.add_morph):
                table.add_morph(lair)
        return None


def away(table: Dreamworld, seat: int, figure: int, steps: int) -> list[int]:
    """Where a figure can be driven: farther from the Dreamer, at most so many spaces, and where there is room."""
    here = table.map().far(table.dreamers[seat].space)
    start = table.figures[figure].space
    far = table.map().far(start)
    return [space for space in table.map().open_spaces() if 0 < far[space] <= steps and here[start] < here[space] < FAR and not table.is_full(space)]


def can_be_driven(table: Dreamworld, figure: int) -> bool:
    return not table.entity_of(figure).big and not table.figures[figure].states >> words.PARALYSED & 1


class ShoveEntity(AtFigure):
    """An Entity that is not Big is moved away from the Dreamer, the players choosing where."""

    __slots__ = ("range", "shove")

    word = "shove"
    fields: ClassVar[tuple[Field, ...]] = (Field("shove", Whole(1, 9)), Field("range", Whole(0, 9), 1))
    asks = True
    en = "move an Entity in range { $range } up to { $shove } spaces away"
    pl = "odsuń Istotę w zasięgu { $range } o najwyżej { $shove } pola"
    example = "{shove: 2}"

    def __init__(self, shove: int, range: int) -> None:  # noqa: A002  the word of the packs
        super().__init__()
        self.shove = shove
        self.range = range

    def reach(self) -> int:
        return self.range

    def fits(self, table: Dreamworld, figure: int) -> bool:
        return can_be_driven(table, figure)

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        if scope.chosen < 0:
            return super().do_it(table, scope, seat)
        options = [Option(words.TO, target=space) for space in away(table, seat, scope.chosen, self.shove)]
        return Decision(seat, options, partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        if option.verb == words.AIM:
            scope.chosen = option.target
            scope.todo.append(self)
        else:
            table.figures[scope.chosen].space = option.target


class Scatter(AtFigure):
    """Every Entity near that is not Big moves a space away and is Dazed, one after the other."""

    __slots__ = ("scatter",)

    word = "scatter"
    fields: ClassVar[tuple[Field, ...]] = (Field("scatter", Whole(0, 9)),)
    asks = True
    en = "each Entity in range { $scatter } that is not Big moves 1 space away and is Dazed"
    pl = "każda Istota w zasięgu { $scatter }, która nie jest Duża, odsuwa się o 1 pole i zostaje Oszołomiona"
    example = "{scatter: 1}"

    def __init__(self, scatter: int) -> None:
        super().__init__()
        self.scatter = scatter

    def reach(self) -> int:
        return self.scatter

    def fits(self, table: Dreamworld, figure: int) -> bool:
        return can_be_driven(table, figure)

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        for at in reversed(self.figures(table, seat)):
            table.then(Driven(seat, at))
        return None


class Driven(Frame):
    """One figure that Scatter drives away."""

    __slots__ = ("figure",)

    steps = (("choose", "EF-CORE-05"), ("daze", "EF-STATE-04"))

    def __init__(self, who: int, figure: int) -> None:
        super().__init__(who)
        self.figure = figure

    def clone(self) -> Driven:
        new = Driven(self.who, self.figure)
        new.at = self.at
        return new

    def choose(self, table: Dreamworld) -> Decision | None:
        spaces = away(table, self.who, self.figure, 1)
        return Decision(self.who, [Option(words.TO, target=space) for space in spaces]) if spaces else None

    def took_choose(self, table: Dreamworld, option: Option) -> None:
        table.figures[self.figure].space = option.target

    def daze(self, table: Dreamworld) -> None:
        put_state(table, self.figure, words.DAZED)


class RelocateEntity(AtFigure):
    """The Entity aimed at is Relocated to a Spawn space, or to the tile of an unlit lamp; then a State on it."""

    __slots__ = ("relocate_entity", "state")

    word = "relocate-entity"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("relocate-entity", Word("spawn", "unlit")),
        Field("state", Word(*words.STATES), "dazed"),
    )
    asks = True
    en = "Relocate it to a Spawn space; it is { $which }"
    pl = "Przenieś ją na pole Kryjówki; otrzymuje Stan: { $which }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "unlit": (
            "Relocate it to a space without a Dreamer on the tile of an unlit lamp; it is { $which }",
            "Przenieś ją na pole bez Śniącego na kafelku niezapalonej lampy; otrzymuje Stan: { $which }",
        )
    }
    example = "{relocate-entity: spawn, state: dazed}"

    def __init__(self, relocate_entity: str, state: str) -> None:
        super().__init__()
        self.relocate_entity = relocate_entity
        self.state = state

    def variant(self) -> str:
        return "unlit" if self.relocate_entity == "unlit" else ""

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"which": voice.text(f"state-{self.state}")}

    def spaces(self, table: Dreamworld) -> list[int]:
        if self.relocate_entity == "spawn":
            return [space for space, _suit in table.map().spawns]
        slots = [slot for at, slot in enumerate(LAMP_SLOTS) if not table.counters[words.LAMPS] >> at & 1] or ["A3"]
        tiles = [table.space_named(slot + corner) for slot in slots for corner in "abcd"]
        return [space for space in sorted(tiles) if not table.dreamers_at(space)]

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        if not 0 <= scope.chosen < len(table.figures) or table.figures[scope.chosen].states >> words.PARALYSED & 1:
            return None
        return Decision(seat, [Option(words.TO, target=space) for space in self.spaces(table)], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        table.figures[scope.chosen].space = option.target
        put_state(table, scope.chosen, words.STATES.index(self.state))


LAMP_SLOTS = ("A2", "B4", "C3", "B1")


class Swap(Verb):
    """Two Dreamers, or a Dreamer and an Entity that is not Big, at most so far apart, change places."""

    __slots__ = ("swap",)

    word = "swap"
    fields: ClassVar[tuple[Field, ...]] = (Field("swap", Whole(1, 9)),)
    asks = True
    en = "swap places with a Dreamer or an Entity that is not Big, at most { $swap } spaces away"
    pl = "zamień się miejscem ze Śniącym lub Istotą, która nie jest Duża, w odległości najwyżej { $swap } pól"
    example = "{swap: 3}"

    def __init__(self, swap: int) -> None:
        super().__init__()
        self.swap = swap

    def options(self, table: Dreamworld, seat: int) -> list[Option]:
        here = table.dreamers[seat].space
        found = [Option(words.WHO, target=each) for each in range(table.seats) if each != seat and 0 < table.distance(here, table.dreamers[each].space) <= self.swap]
        for at in table.figures_within(here, self.swap):
            if not table.entity_of(at).big and table.figures[at].space != here and not table.figures[at].states >> words.PARALYSED & 1:
                found.append(Option(words.AIM, target=at))
        return found

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return not table.dreamers[seat].states >> words.PARALYSED & 1 and bool(self.options(table, seat))

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        return Decision(seat, self.options(table, seat), partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        here = table.dreamers[seat].space
        if option.verb == words.WHO:
            there = table.dreamers[option.target].space
            table.dreamers[option.target].space = here
        else:
            there = table.figures[option.target].space
            table.figures[option.target].space = here
        table.dreamers[seat].space = there
        table.happened(words.RELOCATED, seat, there, rule="EF-MOVE-03")


class Light(Verb):
    """EF-TERR-04: a Light token, on your space or on any."""

    __slots__ = ("light",)

    word = "light"
    fields: ClassVar[tuple[Field, ...]] = (Field("light", Word("here", "any", "move")),)
    asks = True
    en = "put a Light token on your space"
    pl = "połóż żeton Światła na swoim polu"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "any": ("put a Light token on any space; Entities on Light do not move this Turn", "połóż żeton Światła na dowolnym polu; Istoty na Świetle nie ruszają się w tej Turze"),
        "move": ("put or move a Light token to your space", "połóż lub przesuń żeton Światła na swoje pole"),
    }
    example = "{light: here}"

    def __init__(self, light: str) -> None:
        super().__init__()
        self.light = light

    def variant(self) -> str:
        return "" if self.light == "here" else self.light

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        if self.light == "any":
            return Decision(seat, [Option(words.TO, target=space) for space in table.map().spaces()], partial=True)
        here = table.dreamers[seat].space
        if not table.put_terrain(here, words.LIGHT, "EF-TERR-04") and self.light == "move":
            for space in range(SPACES):
                if table.ground[space] & words.LIGHT and space != here:
                    table.ground[space] &= ~words.LIGHT
                    break
            table.put_terrain(here, words.LIGHT, "EF-TERR-04")
        return None

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        table.put_terrain(option.target, words.LIGHT, "EF-TERR-04")
        table.counters[words.STORY] = 1


class OpenWall(Verb):
    """A Wall near the Dreamer is open for this Turn; or the Wall token closes an edge."""

    __slots__ = ("wall",)

    word = "wall"
    fields: ClassVar[tuple[Field, ...]] = (Field("wall", Word("open", "close")),)
    asks = True
    en = "1 Wall in range 1 is open until the end of the Turn"
    pl = "1 Mur w zasięgu 1 jest otwarty do końca Tury"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "close": ("put the Wall token on an edge in range 1 until the end of the Turn", "połóż żeton Muru na krawędzi w zasięgu 1 do końca Tury"),
    }
    example = "{wall: open}"

    def __init__(self, wall: str) -> None:
        super().__init__()
        self.wall = wall

    def variant(self) -> str:
        return "" if self.wall == "open" else self.wall

    def edges(self, table: Dreamworld, seat: int) -> list[int]:
        scape = table.map()
        here = table.dreamers[seat].space
        reach = [space for space in scape.open_spaces() if scape.far(here)[space] <= 1] if here >= 0 else []
        found: set[int] = set()
        for space in reach:
            for other in scape.unwalled[space]:
                walled = edge(space, other) in scape.walls
                if (self.wall == "open" and walled) or (self.wall == "close" and not walled and not self.taken(table)):
                    found.add(edge(space, other))
        return sorted(found)

    def taken(self, table: Dreamworld) -> bool:
        """In the finale the Wall token is the clock hand."""
        return table.dream >= 0 and bool(table.box.dreams[table.dream].hands)

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return bool(self.edges(table, seat))

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        return Decision(seat, [Option(words.PICK, words.PICK_EDGES + each) for each in self.edges(table, seat)], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        if self.wall == "open":
            table.opened_edges.append(option.subject - words.PICK_EDGES)
        else:
            table.edges = [option.subject - words.PICK_EDGES]
        table.change_edges()


class Clear(Verb):
    """Something near is cleared away: a Trap, a Threat token of an Entity or of the Gate, the Wall token."""

    __slots__ = ("clear", "range")

    word = "clear"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("clear", ListOf(Word("trap", "threat", "wall"), 1)),
        Field("range", Whole(0, 9), 1),
    )
    asks = True
    en = "remove { $what } in range { $range }"
    pl = "usuń { $what } w zasięgu { $range }"
    example = "{clear: [trap, threat]}"

    def __init__(self, clear: list[str], range: int) -> None:  # noqa: A002  the word of the packs
        super().__init__()
        self.clear = clear
        self.range = range

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"what": joined([(voice.text(f"clear-{each}"),) for each in self.clear], voice.text("word-or")), "range": self.range}

    def options(self, table: Dreamworld, seat: int) -> list[Option]:
        """The Gate lies beside the map: its Threat tokens, the Flood, are near everybody."""
        here = table.dreamers[seat].space
        if here < 0:
            return []
        far = table.map().far(here)
        found: list[Option] = []
        if "trap" in self.clear:
            found.extend(Option(words.TO, target=space) for space in range(SPACES) if far[space] <= self.range and moves.has_trap(table, space))
        if "threat" in self.clear:
            for at in table.figures_within(here, self.range):
                lair = table.lair(table.figures[at].entity)
                if lair is not None and lair.threats:
                    found.append(Option(words.AIM, target=at))
            if table.counters[words.FLOOD]:
                found.append(Option(words.PICK, words.PICK_THREAT))
        if "wall" in self.clear and any(far[space] <= self.range for each in table.edges for space in divmod(each, SPACES)):
            found.append(Option(words.PICK, words.PICK_WALL))
        return found

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return bool(self.options(table, seat))

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        return Decision(seat, self.options(table, seat), partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        if option.verb == words.TO:
            for spot in table.map().spot_at[option.target]:
                if table.box.spots[spot].type == "trap" and spot not in table.disarmed:
                    table.disarmed.append(spot)
        elif option.verb == words.AIM:
            lair = table.lair(table.figures[option.target].entity)
            assert lair is not None
            lair.threats -= 1
        elif option.subject == words.PICK_THREAT:
            table.counters[words.FLOOD] -= 1
        else:
            table.edges = []
            table.change_edges()


class PutOn(Verb):
    """A token on a space in range: the decoy that Entities follow, or the Spirit token one measures from."""

    __slots__ = ("put", "range")

    word = "put"
    fields: ClassVar[tuple[Field, ...]] = (Field("put", Word("decoy", "spirit")), Field("range", Whole(0, 99), 3))
    asks = True
    en = "put a Story token on a space in range { $range }; this Turn Entities move toward it"
    pl = "połóż żeton Opowieści na polu w zasięgu { $range }; w tej Turze Istoty idą ku niemu"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "spirit": ("put a Spirit token on any space; this Turn you may measure range from it", "połóż żeton Ducha na dowolnym polu; w tej Turze możesz mierzyć od niego zasięg")
    }
    example = "{put: decoy}"

    def __init__(self, put: str, range: int) -> None:  # noqa: A002  the word of the packs
        super().__init__()
        self.put = put
        self.range = range

    def variant(self) -> str:
        return "spirit" if self.put == "spirit" else ""

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return table.dreamers[seat].space >= 0 and (self.put == "decoy" or table.supply(words.SPIRIT) > 0)

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        far = table.map().far(table.dreamers[seat].space)
        spaces = [space for space in table.map().open_spaces() if self.put == "spirit" or far[space] <= self.range]
        return Decision(seat, [Option(words.TO, target=space) for space in spaces], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        if self.put == "decoy":
            table.decoy = option.target
        else:
            table.dreamers[seat].marks[pieces.OUTSIDE] = option.target + 1


class MoveCompanion(Verb):
    """A Companion goes up to two spaces."""

    __slots__ = ()

    word = "companion"
    asks = True
    en = "move your Companion up to 2 spaces"
    pl = "porusz swojego Towarzysza o najwyżej 2 pola"
    example = "companion"

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return any(each.owner == seat for each in table.companions)

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        for companion in table.companions:
            if companion.owner == seat and companion.card == scope.card:
                far = table.map().far(companion.space)
                spaces = [space for space in table.map().open_spaces() if 0 < far[space] <= 2 and not table.is_full(space)]
                return Decision(seat, [*(Option(words.TO, target=space) for space in spaces), Option(words.DONE)], partial=True)
        return None

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        if option.verb == words.TO:
            for companion in table.companions:
                if companion.owner == seat and companion.card == scope.card:
                    companion.space = option.target


class AddTurn(Verb):
    """EF-TCARD-10."""

    __slots__ = ("add_turn",)

    word = "add-turn"
    fields: ClassVar[tuple[Field, ...]] = (Field("add-turn", Whole(1, 9)),)
    en = 'add { NOUN($add_turn, noun: "turn") }'
    pl = 'dodaj { NOUN($add_turn, noun: "turn", case: "acc") }'
    example = "{add-turn: 1}"

    def __init__(self, add_turn: int) -> None:
        super().__init__()
        self.add_turn = add_turn

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return bool(table.turns_used.cards) and bool(table.turns.cards)

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        table.add_turns(self.add_turn)
        return None


class LookAtTurns(Verb):
    """The next Turn cards are looked at by the Team."""

    __slots__ = ("look_turns",)

    word = "look-turns"
    fields: ClassVar[tuple[Field, ...]] = (Field("look-turns", Whole(1, 9)),)
    en = "look at the next { $look_turns } Turn { $look_turns -> [one] card *[other] cards }"
    pl = "obejrzyj { $look_turns } { $look_turns -> [one] następną kartę Tury [few] następne karty Tury *[many] następnych kart Tury }"
    example = "{look-turns: 1}"

    def __init__(self, look_turns: int) -> None:
        super().__init__()
        self.look_turns = look_turns

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        for each in range(table.seats):
            table.turns.look(table, each, self.look_turns + 1)
        table.happened(words.SIGHTED, seat, amount=self.look_turns, rule="EF-TIP-03")
        return None


JOURNEYS: tuple[type[Effect], ...] = (
    MoveSpaces, MoveStraight, Effort, Relocate, Aim, PutState, RemoveMorph, AddMorph, ShoveEntity, Scatter, RelocateEntity, Swap,
    Light, OpenWall, Clear, PutOn, MoveCompanion, AddTurn, LookAtTurns,
)  # fmt: skip
