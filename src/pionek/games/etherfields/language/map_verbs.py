"""Verbs of what lies on the map and beside it: Light, Walls, Traps, tokens, Companions, Turn cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, ListOf, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.text.phrasebook import joined
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.targets import reach_of
from pionek.games.etherfields.language.base import EtherfieldsEffect, person, text_rule
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import SPACES, edge
from pionek.games.etherfields.procedures import moving

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


class Light(EtherfieldsEffect):
    """EF-TERR-04: a Light token, on your space or on any."""

    word = "light"
    light: str = field(Word("here", "any", "move"))
    asks = True
    en = "put a Light token on your space"
    pl = "połóż żeton Światła na swoim polu"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "any": ("put a Light token on any space; Entities on Light do not move this Turn", "połóż żeton Światła na dowolnym polu; Istoty na Świetle nie ruszają się w tej Turze"),
        "move": ("put or move a Light token onto your space", "połóż lub przesuń żeton Światła na swoje pole"),
    }
    example = "{light: here}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        if self.light == "any":
            return Decision(seat, [Option(vocabulary.TO, target=space) for space in table.map().spaces()], partial=True)
        here = table.dreamers[seat].space
        if table.ground[here] & vocabulary.LIGHT:
            return None
        if self.light == "here":
            table.put_terrain(here, vocabulary.LIGHT, "EF-TERR-04")
            return None
        lying = [space for space in range(SPACES) if table.ground[space] & vocabulary.LIGHT]
        options = [Option(vocabulary.TO, target=space) for space in lying]
        if len(lying) < vocabulary.TERRAIN_TOKENS:
            options.append(Option(vocabulary.PICK, vocabulary.PICK_SUPPLY))
        return Decision(seat, options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """A token for any space, or one for the Dreamer's own: from the supply, or from where it lies now (EF-TERR-04)."""
        if self.light == "any":
            table.put_terrain(option.target, vocabulary.LIGHT, "EF-TERR-04")
            table.counters[vocabulary.STORY] = 1
            return
        if option.verb == vocabulary.TO:
            table.take_terrain(option.target, vocabulary.LIGHT, "EF-TERR-04")
        table.put_terrain(table.dreamers[person(resolution)].space, vocabulary.LIGHT, "EF-TERR-04")


class OpenWall(EtherfieldsEffect):
    """A Wall near the Dreamer is open for this Turn; or the Wall token closes an edge."""

    word = "wall"
    wall: str = field(Word("open", "close"))
    asks = True
    en = "1 Wall in range 1 is open until the end of the Turn"
    pl = "1 Mur w zasięgu 1 jest otwarty do końca Tury"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "close": ("put the Wall token on an edge in range 1 until the end of the Turn", "połóż żeton Muru na krawędzi w zasięgu 1 do końca Tury"),
    }
    example = "{wall: open}"

    def edges(self, table: Deeds, seat: int) -> list[int]:
        scape = table.map()
        here = table.dreamers[seat].space
        reach = [space for space in scape.open_spaces() if scape.far(here)[space] <= 1]
        found: set[int] = set()
        for space in reach:
            for other in scape.unwalled[space]:
                walled = edge(space, other) in scape.walls
                if (self.wall == "open" and walled) or (self.wall == "close" and not walled and not self.taken(table)):
                    found.add(edge(space, other))
        return sorted(found)

    def taken(self, table: Deeds) -> bool:
        """In the finale the Wall token is the clock hand."""
        return table.in_dream() and bool(table.content.dreams[table.dream].hands)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.edges(table, person(resolution)))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        return Decision(seat, [Option(vocabulary.PICK, vocabulary.PICK_EDGES + each) for each in self.edges(table, seat)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        border = option.subject - vocabulary.PICK_EDGES
        if self.wall == "open":
            table.opened_edges.append(border)
        else:
            table.edges = [border]
        table.change_edges()
        change = vocabulary.WALL_OPEN if self.wall == "open" else vocabulary.WALL_CLOSED
        table.happened(vocabulary.WALL, person(resolution), border, other=change, rule=text_rule(resolution))


class Clear(EtherfieldsEffect):
    """Something near is cleared away: a Trap, a Threat token of an Entity or of the Gate, the Wall token."""

    word = "clear"
    clear: list[str] = field(ListOf(Word("trap", "threat", "wall"), 1))
    range: int = field(IntKind(0, 9), default=1)
    asks = True
    en = "remove { $what } in range { $range }"
    pl = "usuń { $what } w zasięgu { $range }"
    example = "{clear: [trap, threat]}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"what": joined([(describer.text(f"clear-{each}"),) for each in self.clear], ", ", describer.text("word-or")), "range": self.range}

    def options(self, table: Deeds, seat: int) -> list[Option]:
        """The Gate lies beside the map: its Threat tokens, the Flood, are near everybody."""
        here = table.dreamers[seat].space
        far = table.map().far(here)
        reach = reach_of(table, seat, self.range)
        found: list[Option] = []
        if "trap" in self.clear:
            found.extend(Option(vocabulary.TO, target=space) for space in range(SPACES) if far[space] <= reach and moving.trap_at(table, space) is not None)
        if "threat" in self.clear:
            for at in table.figures_within(here, reach):
                if table.tile_of(at).threats:
                    found.append(Option(vocabulary.AIM, target=at))
            if table.counters[vocabulary.FLOOD]:
                found.append(Option(vocabulary.PICK, vocabulary.PICK_THREAT))
        if "wall" in self.clear and any(far[space] <= reach for each in table.edges for space in divmod(each, SPACES)):
            found.append(Option(vocabulary.PICK, vocabulary.PICK_WALL))
        return found

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.options(table, person(resolution)))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        return Decision(seat, self.options(table, seat), partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.TO:
            trap = moving.trap_at(table, option.target)
            assert trap is not None
            table.disarmed.append(trap.index)
            table.happened(vocabulary.DISARMED, person(resolution), trap.index, rule=text_rule(resolution))
        elif option.verb == vocabulary.AIM:
            entity_tile = table.tile_of(option.target)
            entity_tile.threats -= 1
            table.happened(vocabulary.COUNTED, -1, vocabulary.TALLIES.index("threats"), entity_tile.threats, rule=text_rule(resolution))
        elif option.subject == vocabulary.PICK_THREAT:
            table.counters[vocabulary.FLOOD] -= 1
            table.happened(vocabulary.COUNTED, -1, vocabulary.FLOOD, table.counters[vocabulary.FLOOD], rule=text_rule(resolution))
        else:
            for each in table.edges:
                table.happened(vocabulary.WALL, person(resolution), each, other=vocabulary.WALL_GONE, rule=text_rule(resolution))
            table.edges = []
            table.change_edges()


class PutOn(EtherfieldsEffect):
    """A token on a space in range: the decoy that Entities follow, for which any Story token will do (EF-COMP-18), or the Spirit token one measures from."""

    word = "put"
    put: str = field(Word("decoy", "spirit"))
    range: int = field(IntKind(0, 99), default=3)
    asks = True
    en = "put a Story token on a space in range { $range }; this Turn Entities move toward it"
    pl = "połóż żeton Opowieści na polu w zasięgu { $range }; w tej Turze Istoty idą ku niemu"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "spirit": ("put a Spirit token on any space; this Turn you may measure range from it", "połóż żeton Ducha na dowolnym polu; w tej Turze możesz mierzyć od niego zasięg")
    }
    example = "{put: decoy}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return table.dreamers[person(resolution)].space >= 0 and (self.put == "decoy" or table.supply(vocabulary.SPIRIT) > 0)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        far = table.map().far(table.dreamers[seat].space)
        reach = reach_of(table, seat, self.range)
        spaces = [space for space in table.map().open_spaces() if self.put == "spirit" or far[space] <= reach]
        return Decision(seat, [Option(vocabulary.TO, target=space) for space in spaces], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        seat = person(resolution)
        if self.put == "decoy":
            table.decoy = option.target
        else:
            table.dreamers[seat].marks.spirit_space = option.target
        token = vocabulary.DECOY if self.put == "decoy" else vocabulary.SPIRIT_TOKEN
        table.happened(vocabulary.PUT, seat, option.target, other=token, rule=text_rule(resolution))


class MoveCompanion(EtherfieldsEffect):
    """A Companion goes up to two spaces."""

    word = "companion"
    asks = True
    en = "move your Companion up to 2 spaces"
    pl = "porusz swojego Towarzysza najwyżej o 2 pola"
    example = "companion"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        seat = person(resolution)
        return any(each.owner == seat for each in table.companions)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        for companion in table.companions:
            if companion.owner == seat and companion.card == resolution.card:
                far = table.map().far(companion.space)
                spaces = [space for space in table.map().open_spaces() if 0 < far[space] <= 2 and not table.is_full(space)]
                return Decision(seat, [*(Option(vocabulary.TO, target=space) for space in spaces), Option(vocabulary.DONE)], partial=True)
        return None

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        seat = person(resolution)
        if option.verb == vocabulary.TO:
            for companion in table.companions:
                if companion.owner == seat and companion.card == resolution.card:
                    companion.space = option.target
                    table.happened(vocabulary.MOVED, -1, option.target, other=vocabulary.COMPANIONS_AT + companion.card, rule=text_rule(resolution))


class AddTurn(EtherfieldsEffect):
    """Used Turn cards come back under the Turn deck (EF-TCARD-10)."""

    word = "add-turn"
    add_turn: int = field(IntKind(1, 9))
    en = 'add { NOUN($add_turn, noun: "turn") }'
    pl = 'dodaj { NOUN($add_turn, noun: "turn", case: "acc") }'
    example = "{add-turn: 1}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(table.turns_used.cards) and bool(table.turns.cards)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.add_turns(self.add_turn)


class LookAtTurns(EtherfieldsEffect):
    """The next Turn cards are looked at by the Team."""

    word = "look-turns"
    look_turns: int = field(IntKind(1, 9))
    en = "look at { $look_turns -> [one] the next Turn card *[other] the next { $look_turns } Turn cards }"
    pl = "obejrzyj { $look_turns -> [one] następną kartę Tury [few] { $look_turns } następne karty Tur *[many] { $look_turns } następnych kart Tur }"
    example = "{look-turns: 1}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        for each in range(table.seats):
            table.turns.look(table, each, self.look_turns + 1)
        table.happened(vocabulary.SIGHTED, seat, amount=self.look_turns, rule="EF-TIP-03")


MAP_VERBS: tuple[type[Effect], ...] = (Light, OpenWall, Clear, PutOn, MoveCompanion, AddTurn, LookAtTurns,)
