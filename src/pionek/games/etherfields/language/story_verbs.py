"""Verbs of the story: scripts, tiles, Entities that come and go, how a Dream or Slumber ends, and what is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import EFFECT, FLAG, TEXT, IntKind, ListOf, RefTo, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.base import EtherfieldsEffect, person, text_rule
from pionek.games.etherfields.model.codes import SPACE
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import Layout, space_of
from pionek.games.etherfields.model.secrets import has_secrets, secrets, unrevealed
from pionek.games.etherfields.procedures.action import ActionPlay
from pionek.games.etherfields.procedures.dreamscape_phase import Spawn
from pionek.games.etherfields.procedures.scripts import read_script
from pionek.games.etherfields.procedures.turn import leave_encounter, stop_slumber

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


class ReadScript(EtherfieldsEffect):
    """EF-CORE-04: an entry of the Script Book is read aloud and carried out."""

    word = "script"
    script: int = field(RefTo("script"))
    en = "read { $script }"
    pl = "przeczytaj { $script }"
    example = "{script: s102}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        read_script(table, self.script, resolution.who, resolution.chosen)


class SetFlag(EtherfieldsEffect):
    """The campaign remembers."""

    word = "remember"
    remember: str = field(TEXT)
    en = "remember: { $what }"
    pl = "zapamiętajcie: { $what }"
    example = "{remember: read}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"what": describer.text(f"flag-{self.remember}")}

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.remember(self.remember)
        if self.remember in vocabulary.FLAGS:
            table.happened(vocabulary.REMEMBERED, -1, vocabulary.FLAGS.index(self.remember), rule=text_rule(resolution))


class Reveal(EtherfieldsEffect):
    """EF-CORE-01, EF-MAP-02, EF-ICON-07: map tiles are revealed; what they say at once is carried out."""

    word = "reveal"
    reveal: list[int] = field(ListOf(RefTo("tile"), 1))
    en = "reveal { $reveal }"
    pl = "odkryj: { $reveal }"
    example = "{reveal: [d1-a3]}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        follow: list[int] = [tile for tile in self.reveal if table.lay_tile(tile)]
        for tile in reversed(follow):
            definition = table.content.tiles[tile]
            if definition.reveals is not None:
                table.then(Resolution(resolution.who, [definition.reveals], definition.sentence))


class Overlay(EtherfieldsEffect):
    """EF-OVER-01, -02, -03: an Overlay opens Blocked spaces."""

    word = "overlay"
    overlay: list[str] = field(ListOf(SPACE, 1))
    en = "place an Overlay that opens { $overlay }"
    pl = "połóż Nakładkę, która otwiera { $overlay }"
    example = "{overlay: [B3a]}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        layout = Layout.read(table.layout)
        for name in self.overlay:
            if space_of(name) not in layout.holes:
                layout.holes.append(space_of(name))
                table.happened(vocabulary.OPENED, -1, space_of(name), rule="EF-OVER-01")
        table.relayout(layout)


class SpawnEntity(EtherfieldsEffect):
    """Figures of an Entity appear on the map (EF-MAP-08, EF-ENT-01)."""

    word = "spawn"
    spawn: int = field(RefTo("entity"))
    much: int = field(IntKind(0, 4), default=0)
    en = "spawn { $spawn }"
    pl = "odsłoń Istotę { $spawn }"
    example = "{spawn: e1}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        entity = table.content.entities[self.spawn]
        first = space_of(entity.start) if entity.start and not any(each.entity == self.spawn for each in table.figures) else -1
        table.then(Spawn(table.first, self.spawn, self.much or entity.figures(table.seats), first))


class RemoveEntity(EtherfieldsEffect):
    """All figures of an Entity, its tile and its Morphings leave the map."""

    word = "remove-entity"
    remove_entity: int = field(RefTo("entity"))
    en = "remove { $remove_entity } from the map"
    pl = "usuń z mapy: { $remove_entity }"
    example = "{remove-entity: e1}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        for at in reversed(range(len(table.figures))):
            if table.figures[at].entity == self.remove_entity:
                take_away(table, at, text_rule(resolution))
        entity_tile = table.entity_tile(self.remove_entity)
        if entity_tile is not None:
            for kind in range(len(vocabulary.MORPHS)):
                table.morphs[kind] += entity_tile.morphs[kind]
            table.entity_tiles.remove(entity_tile)
            table.changed()


class RemoveFigure(EtherfieldsEffect):
    """The figure aimed at leaves the map; when it was the last one, something may follow."""

    word = "remove-figure"
    remove_figure: str = field(Word("this"))
    last: Effect | None = field(EFFECT, default=None)
    respawn: int = field(IntKind(0, 9), default=0)
    en = "remove this figure"
    pl = "usuń tę figurkę"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "last": ("remove this figure; when none is left: { $last }", "usuń tę figurkę; gdy nie zostanie żadna: { $last }"),
        "respawn": ("remove this figure; it comes back at the end of the next Turn", "usuń tę figurkę; wraca ona na koniec następnej Tury"),
    }
    example = "{remove-figure: this}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if not 0 <= resolution.chosen < len(table.figures):
            return
        entity = table.figures[resolution.chosen].entity
        take_away(table, resolution.chosen, "EF-ENT-02")
        resolution.chosen = -1
        entity_tile = table.entity_tile(entity)
        assert entity_tile is not None
        entity_tile.respawn = self.respawn or entity_tile.respawn
        if self.last is not None and not any(each.entity == entity for each in table.figures):
            resolution.todo.append(self.last)


def take_away(table: Deeds, figure: int, rule: str) -> None:
    """EF-ASLT-04: a figure leaves the map; what an interaction can still choose are the others."""
    table.remove_figure(figure, rule)
    for frame in table.agenda:
        if isinstance(frame, ActionPlay):
            frame.reach = [at - (at > figure) for at in frame.reach if at != figure]


class Marker(EtherfieldsEffect):
    """EF-COMP-03, -05: a marker on the Entity tile; at a number of them something happens."""

    word = "marker"
    marker: str = field(Word("universal", "threat"))
    at: int = field(IntKind(1, 9))
    more: bool = field(FLAG, default=False)
    do: Effect = field(EFFECT, kw_only=True)
    en = 'put 1 marker here; with { NOUN($at, noun: "marker") }: { $do }'
    pl = 'połóż tu 1 znacznik; gdy { $at -> [few] leżą *[other] leży } tu { NOUN($at, noun: "marker") }: { $do }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "more": (
            "put 1 marker here; when there is { $at } more of them than there are Dreamers: { $do }",
            "połóż tu 1 znacznik; gdy jest ich o { $at } więcej niż Śniących: { $do }",
        ),
        "threat": (
            "put 1 Threat token here; with { $at } of them: { $do }",
            "połóż tu 1 żeton Zagrożenia; gdy liczba takich żetonów wynosi tu { $at }: { $do }",
        ),
        "threat-more": (
            "put 1 Threat token here; when there is { $at } more of them than there are Dreamers: { $do }",
            "połóż tu 1 żeton Zagrożenia; gdy jest ich o { $at } więcej niż Śniących: { $do }",
        ),
    }
    example = "{marker: universal, at: 2, do: {draw: 1}}"

    def variant(self) -> str:
        if self.marker == "threat":
            return "threat-more" if self.more else "threat"
        return "more" if self.more else ""

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if not 0 <= resolution.chosen < len(table.figures):
            return
        entity_tile = table.entity_tile(table.figures[resolution.chosen].entity)
        if entity_tile is None:
            return
        if self.marker == "universal":
            entity_tile.markers += 1
        else:
            entity_tile.threats += 1
        lying, tally = (entity_tile.markers, "markers") if self.marker == "universal" else (entity_tile.threats, "threats")
        table.happened(vocabulary.COUNTED, -1, vocabulary.TALLIES.index(tally), lying, rule="EF-COMP-03" if tally == "markers" else "EF-COMP-05")
        if lying >= self.at + (table.seats if self.more else 0):
            resolution.todo.append(self.do)


class Count(EtherfieldsEffect):
    """A counter of the Dream goes up or down."""

    word = "count"
    count: str = field(Word(*vocabulary.COUNTERS))
    much: int = field(IntKind(-20, 20), default=1)
    en = "{ $what } { $by }"
    pl = "{ $what } { $by }"
    example = "{count: verses}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"what": describer.text(f"counter-{self.count}"), "by": f"+{self.much}" if self.much > 0 else f"−{-self.much}"}

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        at = vocabulary.COUNTERS.index(self.count)
        table.counters[at] += self.much
        if at == vocabulary.FLOOD:
            table.counters[at] = max(0, min(vocabulary.THREATS, table.counters[at]))
        rule = "EF-TCARD-05" if resolution.mode else "EF-COMP-05"  # an Entity counts in its step of the Turn card
        table.happened(vocabulary.COUNTED, -1, at, table.counters[at], rule=rule)


class End(EtherfieldsEffect):
    """The Dream or the Slumber is over, won or not; the sixth Slumber won teaches Deliverance."""

    word = "end"
    end: str = field(Word("dream", "slumber"))
    won: bool = field(FLAG, default=False)
    en = "the Dream is lost"
    pl = "Sen jest przegrany"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "dream-won": ("the Dream is won", "Sen jest wygrany"),
        "slumber": ("this Slumber ends", "ta Drzemka się kończy"),
        "slumber-won": ("this Slumber ends in victory", "ta Drzemka kończy się zwycięstwem"),
    }
    example = "{end: dream, won: true}"

    def variant(self) -> str:
        return f"{self.end}-won" if self.won else "slumber" if self.end == "slumber" else ""

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if self.end == "dream":
            self.end_dream(table)
        elif self.won:
            win_slumber(table)
        else:
            stop_slumber(table)

    def end_dream(self, table: Deeds) -> None:
        """A Dream that is won goes into the log as such, and so does one that is lost (EF-CAMP-01, EF-TURN-11)."""
        if self.won:
            table.won = True
            table.happened(vocabulary.WON, -1, table.dream, rule="EF-CAMP-01")
        else:
            table.happened(vocabulary.FAILED_DREAM, -1, table.dream, rule="EF-TURN-11")
        leave_encounter(table)


DELIVERANCE_AFTER: Final = 6
"""So many Slumbers must be won before the Team learns Deliverance."""


def win_slumber(table: Deeds) -> None:
    """The Slumber counts as won, and its script is read (EF-SLUM-10, -11)."""
    table.slumbers_won += 1
    slumber = table.content.slumbers[table.slumber]
    if table.slumbers_won >= DELIVERANCE_AFTER:
        table.gain_wisdom(table.content.find("wisdom", "w10"))
    stop_slumber(table)
    table.won = True
    if slumber.script:
        read_script(table, table.content.find("script", slumber.script), table.first)


class ExtraTurns(EtherfieldsEffect):
    """Every later try of this Dream has more Turns."""

    word = "extra-turns"
    extra_turns: int = field(IntKind(1, 9))
    en = 'the next try has { NOUN($extra_turns, noun: "turn") } more'
    pl = 'następna próba ma o { NOUN($extra_turns, noun: "turn", case: "acc") } więcej'
    example = "{extra-turns: 1}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.tries += self.extra_turns
        table.happened(vocabulary.TEAM_RULE, -1, vocabulary.EXTRA_TURNS, self.extra_turns, rule=text_rule(resolution))


class Peek(EtherfieldsEffect):
    """The Dreamer looks at a Secret piece. Until then it is only a letter of this Dream (EF-BASIC-03, EF-CORE-02)."""

    word = "peek"
    asks = True
    en = "look at a Secret piece of this Dream"
    pl = "obejrzyj Sekretny element tego Snu"
    example = "peek"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return has_secrets(table)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        return Decision(person(resolution), [Option(vocabulary.PICK, vocabulary.PICK_SECRETS + at) for at in secrets(table)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """The face is shown to the Dreamer who looks, who may tell the others (R32)."""
        seat = person(resolution)
        kind, index = table.content.dreams[table.dream].pieces[option.subject - vocabulary.PICK_SECRETS]
        table.show()
        table.see(kind, index)
        place = vocabulary.PIECES_AT + table.dream * vocabulary.MOST_PIECES + option.subject - vocabulary.PICK_SECRETS
        table.happened(vocabulary.NAMED, seat, place, rule="EF-BASIC-03", seen=1 << seat)


class NameTiles(EtherfieldsEffect):
    """The Programme names every map tile that is still to come; the scene shows the list as long as this Dream lasts."""

    word = "name-tiles"
    en = "learn the names of all map tiles that are not revealed yet"
    pl = "poznaj nazwy wszystkich nieodkrytych jeszcze kafelków mapy"
    example = "name-tiles"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(unrevealed(table))

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.show()
        table.flags.append("programme")
        for tile in unrevealed(table):
            table.happened(vocabulary.NAMED, seat, tile, rule="EF-NOTE-01")


STORY_VERBS: tuple[type[Effect], ...] = (
    ReadScript, SetFlag, Reveal, Overlay, SpawnEntity, RemoveEntity, RemoveFigure, Marker, Count, End, ExtraTurns, Peek, NameTiles,
)  # fmt: skip
