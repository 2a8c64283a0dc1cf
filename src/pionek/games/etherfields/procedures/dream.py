"""Entering and playing a Dream, step by step as its Gate says."""

from __future__ import annotations

from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import Layout
from pionek.games.etherfields.procedures.scripts import read_script
from pionek.games.etherfields.procedures.turn import Encounter
from pionek.games.etherfields.vocabulary import DreamNo


def draw_turns(table: Deeds, amount: int) -> None:
    """All Turn cards are shuffled, so many make the Turn deck (EF-TCARD-01, EF-GATE-04, EF-SLUM-06)."""
    table.gather_turns()
    table.shuffle(table.turns_used)
    for _ in range(min(amount, len(table.turns_used.cards))):
        table.turns.put_under(table.turns_used.take(), 0)
    table.show_turn()
    table.happened(vocabulary.TURN_DECK, -1, amount=len(table.turns.cards), rule="EF-TCARD-01")
    table.turn = 0
    table.last_turn = -1
    table.blocked_steps = 0


class Entrance(Frame):
    """Each Dreamer starts on one of the Entrance spaces (EF-MAP-04, EF-GATE-07)."""

    seat: int = later(0)

    steps = (("place", "EF-MAP-04"),)

    def place(self, table: Deeds) -> Decision | None:
        """Ask the next Dreamer for an Entrance space that is not full (EF-MAP-04, EF-FIG-02)."""
        if self.seat >= table.seats:
            return None
        spaces = [space for space in table.map().entrance if not table.is_full(space)]
        return Decision(self.seat, [Option(vocabulary.TO, target=space) for space in spaces])

    def took_place(self, table: Deeds, option: Option) -> None:
        """Put the Dreamer there and ask the next one (EF-MAP-04, EF-FIG-02)."""
        table.dreamers[self.seat].space = option.target
        table.happened(vocabulary.STARTED, self.seat, option.target, rule="EF-MAP-04")
        self.seat += 1
        self.back_to("place")


class DreamPlay(Frame):
    """A Dream: it is set up as its Gate says, its Turns are played, and it is closed (EF-GATE-02, -07)."""

    dream: DreamNo

    steps = (
        ("clear", "EF-GATE-02"), ("set_up", "EF-GATE-03"), ("back", "EF-GATE-03"), ("turns", "EF-GATE-04"),
        ("intro", "EF-GATE-05"), ("flip", "EF-GATE-06"), ("enter", "EF-GATE-07"), ("play", "EF-GATE-07"), ("close", "EF-FIN-01"),
    )  # fmt: skip

    def clear(self, table: Deeds) -> None:
        """The tile of the Continuous Dream goes with the markers on it (EF-OPT-05, EF-GATE-02, -03)."""
        table.clear_map()
        table.continuous = 0
        table.slumber = -1
        table.won = False
        for dreamer in table.dreamers:
            dreamer.space = -1
        table.forget("classic-used", "hole", "lamplight-used", "programme")
        table.clean = False

    def set_up(self, table: Deeds) -> None:
        """Lay out the tiles of the Dream and follow the front of its Gate (EF-GATE-03, -05)."""
        dream = table.content.dreams[self.dream]
        table.dream = self.dream
        table.happened(vocabulary.ENTERED_DREAM, -1, self.dream, rule="EF-GATE-03")
        table.relayout(Layout(dream.id, sorted(table.content.tiles[tile].id for tile in dream.tiles), [], [], []))
        table.see("dream", self.dream)
        for tile in dream.tiles:
            table.see("tile", tile)
        if dream.front is not None:
            table.then(Resolution(table.first, [dream.front], dream.texts["front"]))

    def turns(self, table: Deeds) -> None:
        """Make the Turn deck; some Dreams give a Turn more for every earlier try (EF-GATE-04, EF-TCARD-01)."""
        dream = table.content.dreams[self.dream]
        draw_turns(table, dream.turns[table.seats - 1] + (table.tries if dream.patient else 0))

    def flip(self, table: Deeds) -> None:
        """The other side of the Gate is in force, with its goal and its rules; what was used comes back (EF-GATE-06)."""
        for dreamer in table.dreamers:
            dreamer.used = []

    def enter(self, table: Deeds) -> None:
        table.then(Entrance(table.first))

    def back(self, table: Deeds) -> None:
        dream = table.content.dreams[self.dream]
        if dream.back is not None:
            table.then(Resolution(table.first, [dream.back], dream.texts["back"]))

    def intro(self, table: Deeds) -> None:
        """Read the script of the Dream (EF-GATE-03, -05)."""
        script = table.content.dreams[self.dream].script
        if script >= 0:
            read_script(table, script, table.first)

    def play(self, table: Deeds) -> None:
        table.then(Encounter(table.first))

    def close(self, table: Deeds) -> None:
        """The Dreamscape goes; hands, Progress and Gems stay; a lost Gate is kept (EF-FIN-01, -02, EF-DEATH-05, -06, EF-CAMP-01, EF-OPT-01, -02)."""
        dream = table.content.dreams[self.dream]
        table.forget("no-season")
        if table.won or dream.once:
            if self.dream not in table.dreams_done:
                table.dreams_done.append(self.dream)
            if self.dream in table.dreams_open:
                table.dreams_open.remove(self.dream)
            if table.turbo == self.dream:
                table.turbo = -1
        else:
            lost_gate(table, self.dream)
        table.clear_map()
        table.dream = -1


def lost_gate(table: Deeds, dream: int) -> None:
    """With Turbo Slumber the card is put on the Gate of the lost Dream (EF-OPT-01, -02, EF-DEATH-05, -06)."""
    if table.knows("turbo"):
        table.turbo = dream
