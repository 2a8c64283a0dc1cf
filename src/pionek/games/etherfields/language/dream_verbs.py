"""Verbs and conditions of single Dreams: letters, Personal tokens and the verdict, lamps, the clock hand, Flying rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Condition
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import EFFECT, TEXT, IntKind, ListOf, RefTo, Word
from pionek.core.rules.resolving import Resolution
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.base import EtherfieldsEffect, person, text_rule
from pionek.games.etherfields.language.conditions import can_carry, token_here, token_of
from pionek.games.etherfields.language.selectors import hits
from pionek.games.etherfields.model.codes import SPACE
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import space_of
from pionek.games.etherfields.procedures.dreamscape_phase import Spawn, ruled
from pionek.games.etherfields.procedures.moving import relocate

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


# Letters and Personal tokens


class TakeLetter(EtherfieldsEffect):
    """A new letter: the Dreamer carries it, or it lies on the Dreamer's space; the first one may bring something else."""

    word = "take"
    reaches = True
    take: str = field(Word("letter"))
    first: Effect | None = field(EFFECT, default=None)
    en = "take a letter"
    pl = "weź list"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "first": ("take a letter; if it is the first one, { $first }", "weź list; jeśli to pierwszy, { $first }")
    }
    example = "{take: letter, first: {spawn: e2}}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        here, carried = table.dreamers[seat].space, can_carry(table, seat)
        table.letters.append(-2 - seat if carried else here)
        table.happened(vocabulary.CARRIED, seat, here, other=vocabulary.TAKES_LETTER if carried else vocabulary.LEAVES_LETTER, rule=text_rule(resolution))
        if self.first is not None and len(table.letters) == 1:
            resolution.todo.append(self.first)


class PickUp(EtherfieldsEffect):
    """The Dreamer picks up what lies on the own space: a letter, or the Dreamer's Personal token."""

    word = "pick-up"
    pick_up: str = field(Word("letter", "token"))
    en = "pick up a letter"
    pl = "podnieś list"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"token": ("pick up your Personal token", "podnieś swój żeton Osobisty")}
    example = "{pick-up: letter}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        here = table.dreamers[seat].space
        if self.pick_up == "token":
            owner = token_here(table, seat)
            if owner is not None:
                table.personals[owner] = -2 - seat
                table.happened(vocabulary.CARRIED, seat, here, other=vocabulary.LIFTS_TOKEN, rule=text_rule(resolution))
        elif here in table.letters:
            table.letters[table.letters.index(here)] = -2 - seat
            table.happened(vocabulary.CARRIED, seat, here, other=vocabulary.LIFTS_LETTER, rule=text_rule(resolution))


class PutDown(EtherfieldsEffect):
    """The Dreamer puts down what the Dreamer carries: a letter or a Personal token."""

    word = "put-down"
    put_down: str = field(Word("letter", "token"))
    en = "put down a letter"
    pl = "połóż list"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"token": ("drop a carried Personal token", "upuść niesiony żeton Osobisty")}
    example = "{put-down: letter}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        here = table.dreamers[seat].space
        if self.put_down == "token":
            owner = token_of(table, seat)
            if owner is not None:
                table.personals[owner] = here
                table.happened(vocabulary.CARRIED, seat, here, other=vocabulary.LEAVES_TOKEN, rule=text_rule(resolution))
        elif -2 - seat in table.letters:
            table.letters[table.letters.index(-2 - seat)] = here
            table.happened(vocabulary.CARRIED, seat, here, other=vocabulary.LEAVES_LETTER, rule=text_rule(resolution))


# The Moth Court


class StartVerdict(EtherfieldsEffect):
    """The verdict begins at the number that the Dream states for so many players; earlier deeds speak for or against the Dreamers."""

    word = "start-verdict"
    start_verdict: list[str] = field(ListOf(TEXT, 1))
    against: list[str] = field(ListOf(TEXT, 1))
    en = "set the verdict; +1 for each of these: { $deeds }; −1 for each of these: { $against }"
    pl = "ustalcie werdykt; +1 za każde z tych zdarzeń: { $deeds }; −1 za każde z tych zdarzeń: { $against }"
    example = "{start-verdict: [read, sung], against: [burned, broken]}"

    def args(self, describer: Describer) -> dict[str, Any]:
        said = [", ".join(describer.text(f"flag-{each}") for each in flags) for flags in (self.start_verdict, self.against)]
        return {"deeds": said[0], "against": said[1]}

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        verdict = table.content.dreams[table.dream].verdict[table.seats - 1]
        verdict += sum([1 for flag in self.start_verdict if flag in table.flags])
        verdict -= sum([1 for flag in self.against if flag in table.flags])
        table.counters[vocabulary.VERDICT] = verdict
        table.happened(vocabulary.COUNTED, -1, vocabulary.VERDICT, verdict, rule=text_rule(resolution))


class ScatterTokens(EtherfieldsEffect):
    """The Personal tokens lie on random spaces of the Dream; who dreams alone has the token of the next Dreamer too."""

    word = "scatter-tokens"
    en = "scatter the Personal tokens over the map"
    pl = "rozłóżcie losowo żetony Osobiste na mapie"
    example = "scatter-tokens"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        spaces = [space_of(each) for each in table.content.dreams[table.dream].personal]
        owners = [each.dreamer for each in table.dreamers]
        if len(owners) == 1:
            owners.append((owners[0] + 1) % 4)
        table.personals = [-1] * 4
        for owner in owners:
            table.personals[owner] = spaces.pop(table.chance(len(spaces)))
            table.happened(vocabulary.PUT, -1, table.personals[owner], other=vocabulary.PERSONAL_TOKEN, rule=text_rule(resolution))


class Testify(EtherfieldsEffect):
    """The Personal token that the Dreamer carries is used up."""

    word = "testify"
    en = "your token testifies"
    pl = "twój żeton składa zeznanie"
    example = "testify"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        owner = token_of(table, seat)
        if owner is not None:
            table.personals[owner] = -1
            table.counters[vocabulary.TESTIFIED] += 1
            table.happened(vocabulary.CARRIED, seat, table.dreamers[seat].space, other=vocabulary.TESTIFIES, rule=text_rule(resolution))


class AllTestified(Condition[Deeds]):
    """Every Personal token of the Dream is used up."""

    word = "all-testified"
    en = "all Personal tokens have testified"
    pl = "wszystkie żetony Osobiste złożyły zeznanie"
    example = "{if: all-testified, do: {script: s405}}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return not any(each != -1 for each in table.personals)


# Lamps and the clock hand

class LightLamp(EtherfieldsEffect):
    """A lamp of the last Dream is lit and makes its tile Light, without a token; with the fourth one something may follow."""

    word = "light-lamp"
    reaches = True
    light_lamp: str = field(Word(*vocabulary.LAMPS_BY_HOUR))
    last: Effect | None = field(EFFECT, default=None)
    en = "light lamp { $light_lamp }: its tile is Light"
    pl = "zapal lampę { $light_lamp }: na jej kafelku jest Światło"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "last": (
            "light lamp { $light_lamp }: its tile is Light; when all four are lit: { $last }",
            "zapal lampę { $light_lamp }: na jej kafelku jest Światło; gdy palą się wszystkie cztery: { $last }",
        )
    }
    example = "{light-lamp: XII, last: {script: s506}}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        lamp = vocabulary.LAMPS_BY_HOUR.index(self.light_lamp)
        if table.counters[vocabulary.LAMPS] >> lamp & 1:
            return
        table.counters[vocabulary.LAMPS] |= 1 << lamp
        table.happened(vocabulary.LAMP, seat, lamp, rule=text_rule(resolution))
        if self.last is not None and table.counters[vocabulary.LAMPS].bit_count() == len(vocabulary.LAMP_SLOTS):
            resolution.todo.append(self.last)


class MoveHand(EtherfieldsEffect):
    """The Wall token of the Dream, the clock hand, goes to the position of this Turn."""

    word = "move-hand"
    en = "the clock hand moves on and is a Wall this Turn"
    pl = "wskazówka przesuwa się i w tej Turze jest Murem"
    example = "move-hand"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        hands = table.content.dreams[table.dream].hands
        table.edges = hands[(table.turn - 1) % len(hands)][:]
        table.change_edges()
        for each in table.edges:
            table.happened(vocabulary.WALL, -1, each, other=vocabulary.CLOCK_HAND, rule=text_rule(resolution))


# The map


class FlyingRules(EtherfieldsEffect):
    """The Flying rule of the Kite Field: at the end of a clubs Turn each Dreamer not on Light is pushed one space east (EF-TCARD-08)."""

    word = "flying-rules"
    en = "the Flying rules of the map apply"
    pl = "działają Latające Reguły mapy"
    example = "flying-rules"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if not ruled(table, "wind") or table.suit() != vocabulary.CLUBS:
            return
        for each in range(table.seats):
            dreamer = table.dreamers[each]
            east = dreamer.space + 1
            if table.terrain(dreamer.space) & vocabulary.LIGHT or east not in table.map().near[dreamer.space]:
                continue
            if not table.is_full(east) and not table.limit(vocabulary.UNPUSHED, each):
                dreamer.space = east
                table.happened(vocabulary.PUSHED, each, east, other=each, rule="EF-TCARD-08")


class OpenHole(EtherfieldsEffect):
    """The hatch between two spaces is open for the rest of the Dream."""

    word = "open-hole"
    open_hole: list[str] = field(ListOf(SPACE, 2, 2))
    en = "the hatch between { $open_hole } is open"
    pl = "klapa między polami { $open_hole } jest otwarta"
    example = "{open-hole: [C2b, A3d]}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.remember("hole")
        table.happened(vocabulary.TEAM_RULE, -1, vocabulary.HOLE_OPEN, rule=text_rule(resolution))


class RelocateTo(EtherfieldsEffect):
    """To one named space, if it is on the map and has room (EF-MOVE-03)."""

    word = "relocate-to"
    relocate_to: str = field(SPACE)
    en = "Relocate to { $relocate_to }"
    pl = "Przenieś się na pole { $relocate_to }"
    example = "{relocate-to: A3d}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        there = space_of(self.relocate_to)
        if table.map().present[there] and not table.is_full(there):
            relocate(table, seat, there, "EF-MOVE-03")


# Entities


class SpawnFigure(EtherfieldsEffect):
    """One more figure of the Entity whose text it is. Lit footlights keep the Chorus away on spades Turns."""

    word = "spawn-figure"
    spawn_figure: str = field(Word("this"))
    en = "spawn 1 figure of this Entity"
    pl = "odsłoń 1 figurkę tej Istoty"
    example = "{spawn-figure: this}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if not (ruled(table, "no-chorus-on-spades") and table.suit() == vocabulary.SPADES):
            table.then(Spawn(table.first, resolution.mode - 1, 1))


class MorphEntity(EtherfieldsEffect):
    """A Morphing on a named Entity, if it is in play (EF-MORPH-01)."""

    word = "morph-entity"
    morph_entity: int = field(RefTo("entity"))
    en = "{ $morph_entity } gains 1 Morphing"
    pl = "{ $morph_entity } otrzymuje 1 Morf"
    example = "{morph-entity: e6}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        entity_tile = table.entity_tile(self.morph_entity)
        if entity_tile is not None:
            table.add_morph(entity_tile)


class SkipBasic(EtherfieldsEffect):
    """The Entity aimed at does not carry out its next Basic effect."""

    word = "skip-basic"
    en = "its next Basic effect is skipped"
    pl = "jej następny efekt podstawowy zostaje pominięty"
    example = "skip-basic"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if 0 <= resolution.chosen < len(table.figures):
            entity_tile = table.entity_tile(table.figures[resolution.chosen].entity)
            if entity_tile is not None:
                entity_tile.skip_basic = 1
                table.happened(vocabulary.SKIPPED, -1, entity_tile.entity, other=vocabulary.WILL_SKIP, rule=text_rule(resolution))


class DreamerInRange(Condition[Deeds]):
    """A figure of the Entity whose text it is reaches a Dreamer (EF-ENT-03)."""

    word = "dreamer-in-range"
    dreamer_in_range: int = field(IntKind(0, 9))
    en = "a Dreamer is in range { $dreamer_in_range }"
    pl = "Śniący jest w zasięgu { $dreamer_in_range }"
    example = "{dreamer-in-range: 1}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return any(hits(table, resolution.mode - 1, each, self.dreamer_in_range) for each in range(table.seats))


class EntityInRange(Condition[Deeds]):
    """A figure of an Entity is near the Dreamer."""

    word = "entity-in-range"
    entity_in_range: int = field(IntKind(0, 9))
    en = "an Entity is in range { $entity_in_range }"
    pl = "Istota jest w zasięgu { $entity_in_range }"
    example = "{entity-in-range: 1}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(table.figures_within(table.dreamers[person(resolution)].space, self.entity_in_range))


DREAM_VERBS: tuple[type[Effect], ...] = (
    TakeLetter, PickUp, PutDown, StartVerdict, ScatterTokens, Testify, LightLamp, MoveHand, FlyingRules, OpenHole, RelocateTo, SpawnFigure, MorphEntity,
    SkipBasic,
)  # fmt: skip
DREAM_CONDITIONS: tuple[type[Condition], ...] = (AllTestified, DreamerInRange, EntityInRange)
