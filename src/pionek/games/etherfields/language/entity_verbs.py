"""Verbs about Entities: aiming, States, Morphings, driving them away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import EFFECT, IntKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.targets import reach_of, viewpoints
from pionek.games.etherfields.language.base import EtherfieldsEffect, person
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import space_of
from pionek.games.etherfields.model.pieces import DreamerState, Figure
from pionek.games.etherfields.procedures.moving import has_room, make_way, places_for, spring

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


class AtFigure(EtherfieldsEffect):
    """A verb about one Entity figure in range: the one an interaction is aimed at, or one to be chosen."""

    def reach(self) -> int:
        raise NotImplementedError(self.word)

    def fits(self, table: Deeds, figure: int) -> bool:
        return True

    def figures(self, table: Deeds, seat: int) -> list[int]:
        reach = reach_of(table, seat, self.reach())
        near = {at for space in viewpoints(table, seat) for at in table.figures_within(space, reach)}
        return [at for at in sorted(near) if self.fits(table, at)]

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return resolution.chosen >= 0 or bool(self.figures(table, person(resolution)))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        if resolution.chosen >= 0:
            if resolution.chosen < len(table.figures):
                self.strike(table, resolution, seat, resolution.chosen)
            return None
        return Decision(seat, [Option(vocabulary.AIM, target=at) for at in self.figures(table, seat)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        self.strike(table, resolution, person(resolution), option.target)

    def strike(self, table: Deeds, resolution: Resolution, seat: int, figure: int) -> None:
        raise NotImplementedError(self.word)


class Aim(AtFigure):
    """An Entity in range is chosen; what follows is about it."""

    word = "aim"
    aim: int = field(IntKind(0, 9))
    do: Effect = field(EFFECT)
    asks = True
    en = "choose an Entity in range { $aim }; { $do }"
    pl = "wybierz Istotę w zasięgu { $aim }; { $do }"
    example = "{aim: 2, do: {state: dazed, whom: it}}"

    def reach(self) -> int:
        return self.aim

    def strike(self, table: Deeds, resolution: Resolution, seat: int, figure: int) -> None:
        resolution.chosen = figure
        resolution.todo.append(self.do)


class PutState(AtFigure):
    """EF-STATE-01, -02, -03: a State on an Entity in range, or on the Dreamer in question."""

    word = "state"
    state: str = field(Word(*vocabulary.STATES))
    range: int = field(IntKind(0, 9), default=1)
    whom: str = field(Word("entity", "you", "here", "it"), default="entity")
    asks = True
    en = "an Entity in range { $range } is { $which }"
    pl = "Istota w zasięgu { $range } otrzymuje Stan { $which }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "you": ("become { $which }", "otrzymaj Stan { $which }"),
        "here": ("an Entity on your space is { $which }", "Istota na twoim polu otrzymuje Stan { $which }"),
        "it": ("it is { $which }", "ta Istota otrzymuje Stan { $which }"),
    }
    example = "{state: dazed, range: 1}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"range": self.range, "which": describer.text(f"state-{self.state}")}

    def reach(self) -> int:
        return 0 if self.whom == "here" else self.range

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return self.whom != "entity" or super().possible(table, resolution)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        kind = vocabulary.STATES.index(self.state)
        if self.whom == "you":
            give_state(table, table.dreamers[seat], kind, seat, seat)
            return None
        return super().run(table, resolution)

    def strike(self, table: Deeds, resolution: Resolution, seat: int, figure: int) -> None:
        put_state(table, figure, vocabulary.STATES.index(self.state))


STATE_RULES = ("EF-STATE-04", "EF-STATE-05", "EF-STATE-06", "EF-STATE-07")


def put_state(table: Deeds, figure: int, kind: int) -> None:
    """On that figure alone, if a token with that side is free (EF-STATE-02, -03)."""
    target = table.figures[figure]
    give_state(table, target, kind, -1, vocabulary.ENTITIES_AT + target.entity)


def give_state(table: Deeds, bearer: DreamerState | Figure, kind: int, who: int, other: int) -> None:
    if table.state_tokens(kind) > 0 and not bearer.has(kind):
        bearer.states |= 1 << kind
        table.happened(vocabulary.STATE, who, kind, other=other, rule=STATE_RULES[kind])


class RemoveMorph(AtFigure):
    """EF-BASIC-06, EF-MORPH-02, EF-TIP-01: a Morphing is taken off an Entity in range; which one is chosen."""

    word = "remove-morph"
    remove_morph: str = field(Word("one", "all"), default="one")
    range: int = field(IntKind(0, 99), default=1)
    asks = True
    en = "discard 1 Morphing from an Entity in range { $range }"
    pl = "odrzuć 1 Morf Istoty w zasięgu { $range }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "any": ("discard 1 Morphing from any Entity", "odrzuć 1 Morf dowolnej Istoty")
    }
    example = "{remove-morph: one, range: 3}"

    def variant(self) -> str:
        return "any" if self.range == vocabulary.ALL else ""

    def reach(self) -> int:
        return self.range

    def figures(self, table: Deeds, seat: int) -> list[int]:
        if self.range == vocabulary.ALL:
            return [at for at in range(len(table.figures)) if self.fits(table, at)]
        return super().figures(table, seat)

    def fits(self, table: Deeds, figure: int) -> bool:
        return any(table.tile_of(figure).morphs)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """First the Entity tile, then which of its Morphings."""
        seat = person(resolution)
        if resolution.chosen < 0:
            firsts: list[int] = []
            for at in self.figures(table, seat):
                if table.figures[at].entity not in [table.figures[each].entity for each in firsts]:
                    firsts.append(at)
            return Decision(seat, [Option(vocabulary.AIM, target=at) for at in firsts], partial=True)
        entity_tile = table.tile_of(resolution.chosen)
        return Decision(seat, [Option(vocabulary.PICK, vocabulary.PICK_MORPHS + kind) for kind in range(len(vocabulary.MORPHS)) if entity_tile.morphs[kind]], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.AIM:
            resolution.chosen = option.target
            resolution.todo.append(self)
            return
        table.remove_morph(table.tile_of(resolution.chosen), option.subject - vocabulary.PICK_MORPHS)


class AddMorph(EtherfieldsEffect):
    """EF-MORPH-01: Morphings on the Entity whose text it is, or on the one aimed at."""

    word = "add-morph"
    add_morph: int = field(IntKind(1, 9))
    en = 'the Entity gains { NOUN($add_morph, noun: "morphing") }'
    pl = 'Istota otrzymuje { NOUN($add_morph, noun: "morphing", case: "acc") }'
    example = "{add-morph: 1}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        entity_tile = table.entity_tile(resolution.mode - 1 if resolution.mode else table.figures[resolution.chosen].entity)
        assert entity_tile is not None
        for _ in range(self.add_morph):
            table.add_morph(entity_tile)


def away(table: Deeds, seat: int, figure: int, steps: int) -> list[int]:
    """Where a figure can be driven: farther from the Dreamer, at most so many spaces, and where there is room."""
    here = table.map().far(table.dreamers[seat].space)
    start = table.figures[figure].space
    far = table.map().far(start)
    return [space for space in table.map().open_spaces() if far[space] <= steps and here[start] < here[space] and not table.is_full(space)]


def can_be_driven(table: Deeds, figure: int) -> bool:
    return not table.entity_of(figure).big and not table.figures[figure].has(vocabulary.PARALYSED)


class ShoveEntity(AtFigure):
    """An Entity that is not Big is moved away from the Dreamer, the players choosing where."""

    word = "shove"
    shove: int = field(IntKind(1, 9))
    range: int = field(IntKind(0, 9), default=1)
    asks = True
    en = 'move away an Entity in range { $range }, up to { NOUN($shove, noun: "space") }'
    pl = 'odsuń Istotę w zasięgu { $range } najwyżej o { NOUN($shove, noun: "space", case: "acc") }'
    example = "{shove: 2}"

    def reach(self) -> int:
        return self.range

    def fits(self, table: Deeds, figure: int) -> bool:
        return can_be_driven(table, figure)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        if resolution.chosen < 0:
            return super().run(table, resolution)
        options = [Option(vocabulary.TO, target=space) for space in away(table, seat, resolution.chosen, self.shove)]
        return Decision(seat, options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.AIM:
            resolution.chosen = option.target
            resolution.todo.append(self)
        else:
            table.put_figure(resolution.chosen, option.target, "EF-CORE-05")


class Scatter(AtFigure):
    """Every Entity near that is not Big moves a space away and is Dazed, one after the other."""

    word = "scatter"
    scatter: int = field(IntKind(0, 9))
    asks = True
    en = "each Entity in range { $scatter }, unless it is Big, moves 1 space away and is Dazed"
    pl = "każda Istota w zasięgu { $scatter }, która nie jest Wielka, odsuwa się o 1 pole i otrzymuje Stan Oszołomienie"
    example = "{scatter: 1}"

    def reach(self) -> int:
        return self.scatter

    def fits(self, table: Deeds, figure: int) -> bool:
        return can_be_driven(table, figure)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        for at in reversed(self.figures(table, seat)):
            table.then(Driven(seat, at))
        return None


class Driven(Frame):
    """One figure that Scatter drives away."""

    figure: int

    steps = (("choose", "EF-CORE-05"), ("daze", "EF-STATE-04"))

    def choose(self, table: Deeds) -> Decision | None:
        spaces = away(table, self.who, self.figure, 1)
        return Decision(self.who, [Option(vocabulary.TO, target=space) for space in spaces]) if spaces else None

    def took_choose(self, table: Deeds, option: Option) -> None:
        table.put_figure(self.figure, option.target, "EF-CORE-05")

    def daze(self, table: Deeds) -> None:
        put_state(table, self.figure, vocabulary.DAZED)


class RelocateEntity(EtherfieldsEffect):
    """The Entity aimed at is Relocated to a Spawn space, or to the tile of an unlit lamp; then a State on it."""

    word = "relocate-entity"
    relocate_entity: str = field(Word("spawn", "unlit"))
    state: str = field(Word(*vocabulary.STATES), default="dazed")
    asks = True
    en = "Relocate it to a Spawn space; it is { $which }"
    pl = "Przenieś tę Istotę na pole Kryjówki; otrzymuje ona Stan { $which }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "unlit": (
            "Relocate it to a space without a Dreamer on the tile of an unlit lamp; it is { $which }",
            "Przenieś tę Istotę na pole bez Śniącego na kafelku niezapalonej lampy; otrzymuje ona Stan { $which }",
        )
    }
    example = "{relocate-entity: spawn, state: dazed}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"which": describer.text(f"state-{self.state}")}

    def spaces(self, table: Deeds, figure: int) -> list[int]:
        """Where it can go: a space where it can stand, or beside one where it cannot (EF-FIG-03, -08, ruling R62)."""
        big, here = table.entity_of(figure).big, table.figures[figure].space
        if self.relocate_entity == "spawn":
            spaces = [space for space, _suit in table.map().spawns]
            found = places_for(table, [space for space in spaces if space != here], big)
            return sorted({*found, here}) if here in spaces else found
        slots = [slot for at, slot in enumerate(vocabulary.LAMP_SLOTS) if not table.counters[vocabulary.LAMPS] >> at & 1] or ["A3"]
        tiles = [space_of(slot + corner) for slot in slots for corner in "abcd"]
        return [space for space in sorted(tiles) if not table.dreamers_at(space) and (space == here or has_room(table, space, big))]

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """The Paralysed stay where they are, and get the State all the same (EF-STATE-06)."""
        if not 0 <= resolution.chosen < len(table.figures):
            return None
        spaces = [] if table.figures[resolution.chosen].has(vocabulary.PARALYSED) else self.spaces(table, resolution.chosen)
        if not spaces:
            self.strike(table, resolution)
        return Decision(person(resolution), [Option(vocabulary.TO, target=space) for space in spaces], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        figure = resolution.chosen
        if option.target != table.figures[figure].space:
            crowded = table.is_full(option.target)
            table.put_figure(figure, option.target, "EF-MOVE-03")
            self.strike(table, resolution)
            make_way(table, figure, crowded)
        else:
            self.strike(table, resolution)

    def strike(self, table: Deeds, resolution: Resolution) -> None:
        put_state(table, resolution.chosen, vocabulary.STATES.index(self.state))


class Swap(EtherfieldsEffect):
    """Two Dreamers, or a Dreamer and an Entity that is not Big, at most so far apart, change places."""

    word = "swap"
    swap: int = field(IntKind(1, 9))
    asks = True
    en = 'swap two Dreamers, or a Dreamer and an Entity that is not Big, at most { NOUN($swap, noun: "space") } apart'
    pl = 'zamień miejscami dwóch Śniących albo Śniącego i Istotę, która nie jest Wielka, oddalonych najwyżej o { NOUN($swap, noun: "space", case: "acc") }'
    example = "{swap: 3}"

    def partners(self, table: Deeds, dreamer: int) -> list[Option]:
        """The Dreamers and figures that a Dreamer can change places with; the Paralysed stay where they are (EF-STATE-06)."""
        here = table.dreamers[dreamer].space
        if table.dreamers[dreamer].has(vocabulary.PARALYSED):
            return []
        found = [Option(vocabulary.WHO, target=each) for each in range(table.seats) if self.reaches_dreamer(table, here, each)]
        for at in table.figures_within(here, self.swap):
            if not table.entity_of(at).big and table.figures[at].space != here and not table.figures[at].has(vocabulary.PARALYSED):
                found.append(Option(vocabulary.AIM, target=at))
        return found

    def reaches_dreamer(self, table: Deeds, here: int, seat: int) -> bool:
        other = table.dreamers[seat]
        return 0 < table.distance(here, other.space) <= self.swap and not other.has(vocabulary.PARALYSED)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return any(self.partners(table, each) for each in range(table.seats))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        if resolution.chosen >= 0:
            return Decision(seat, self.partners(table, resolution.chosen), partial=True)
        return Decision(seat, [Option(vocabulary.WHO, target=each) for each in range(table.seats) if self.partners(table, each)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """First a Dreamer is named, then the one to change places with; Traps go off (EF-ICON-04)."""
        if resolution.chosen < 0:
            resolution.chosen = option.target
            resolution.todo.append(self)
            return
        here = table.dreamers[resolution.chosen].space
        if option.verb == vocabulary.WHO:
            there = table.dreamers[option.target].space
            table.dreamers[option.target].space = here
            table.happened(vocabulary.RELOCATED, option.target, here, rule="EF-MOVE-03")
        else:
            there = table.figures[option.target].space
            table.put_figure(option.target, here, "EF-MOVE-03")
        table.dreamers[resolution.chosen].space = there
        table.happened(vocabulary.RELOCATED, resolution.chosen, there, rule="EF-MOVE-03")
        if option.verb == vocabulary.WHO:
            spring(table, option.target, ignored=False)
        spring(table, resolution.chosen, ignored=False)


ENTITY_VERBS: tuple[type[Effect], ...] = (
    Aim, PutState, RemoveMorph, AddMorph, ShoveEntity, Scatter, RelocateEntity, Swap,
)  # fmt: skip
