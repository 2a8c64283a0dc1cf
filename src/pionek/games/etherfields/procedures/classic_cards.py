"""Classic cards, a gamble once a Dream (EF-VAR-02)."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.distress_and_sealing import Harm, Sealing
from pionek.games.etherfields.procedures.sharing import ShareOut

VALUES = (*(value for value in range(2, 15) for _ in range(4)), 15, 15)
"""EF-VAR-05, R52: four of each from 2 to ace, and two jokers."""
MORPHINGS, GEMS, HOURS, DISTRESS, SEALS = range(5)


class Gamble(Frame):
    """An effect is named and three Lucky cards are seen; a Dreamer who goes on draws three Unlucky ones."""

    effect: int = later(-1)
    lucky: list[int] = later([])
    unlucky: list[int] = later([])
    good: bool = later(False)
    bad: bool = later(False)

    steps = (("name", "EF-VAR-11"), ("draw", "EF-VAR-03"), ("go_on", "EF-VAR-03"), ("result", "EF-VAR-04"), ("target", "EF-VAR-06"))

    def name(self, table: Deeds) -> Decision:
        """Ask for which of the five effects the Dreamer plays (EF-VAR-02, -11)."""
        return Decision(self.who, [Option(vocabulary.PICK, vocabulary.PICK_CLASSIC + each) for each in range(5)])

    def took_name(self, table: Deeds, option: Option) -> None:
        self.effect = option.subject - vocabulary.PICK_CLASSIC
        table.happened(vocabulary.STAKED, self.who, option.subject, rule="EF-VAR-11")

    def draw(self, table: Deeds) -> None:
        """Three Lucky cards, for all to see (EF-VAR-03)."""
        self.lucky = self.cards(table, vocabulary.LUCKY)

    def cards(self, table: Deeds, fortune: int) -> list[int]:
        left = list(VALUES)
        for value in self.lucky:
            left.remove(value)
        found = [left.pop(table.chance(len(left))) for _ in range(3)]
        for value in found:
            table.happened(vocabulary.DEALT, -1, value, other=fortune, rule="EF-VAR-03")
        return found

    def go_on(self, table: Deeds) -> Decision:
        return Decision(self.who, [Option(vocabulary.PICK, vocabulary.PICK_PLAY_ON), Option(vocabulary.PICK, vocabulary.PICK_NOTHING)])

    def took_go_on(self, table: Deeds, option: Option) -> None:
        """Stop without any effect, or draw three Unlucky cards (EF-VAR-03)."""
        if option.subject == vocabulary.PICK_NOTHING:
            self.end()
            return
        self.unlucky = self.cards(table, vocabulary.UNLUCKY)

    def result(self, table: Deeds) -> None:
        """A tie is bad; only the effect that was named is resolved (EF-VAR-04, -11, ruling R51)."""
        self.good = sum(self.lucky) > sum(self.unlucky)
        self.bad = not self.good
        table.happened(vocabulary.GAMBLED, -1, sum(self.lucky), int(self.good), other=sum(self.unlucky), rule="EF-VAR-04")
        if self.effect == GEMS:
            self.gems(table)
        elif self.effect == HOURS:
            if self.good:
                table.gain(self.who, vocabulary.HOUR, 2, "EF-VAR-08")
            else:
                table.lose(self.who, vocabulary.HOUR, table.hours, "EF-VAR-08")
        elif self.effect == SEALS:
            for seat in range(table.seats):
                if self.good:
                    table.unseal(seat, 5, "EF-VAR-10")
                else:
                    table.then(Sealing(seat, 5, "EF-VAR-10"))

    def gems(self, table: Deeds) -> None:
        """All available Gems are shared out as the Dreamers like, or all are discarded (EF-VAR-07)."""
        if self.bad:
            for seat in range(table.seats):
                table.lose(seat, vocabulary.GEM, vocabulary.ALL, "EF-VAR-07")
            return
        table.then(ShareOut(self.who, vocabulary.GEM, "EF-VAR-07"))

    def target(self, table: Deeds) -> Decision | None:
        """Ask whom Distress or Morphings concern (EF-VAR-06, -09)."""
        if self.effect == DISTRESS:
            return Decision(self.who, [Option(vocabulary.WHO, target=seat) for seat in range(table.seats)])
        if self.effect == MORPHINGS and table.figures:
            firsts = [at for at in range(len(table.figures)) if table.figures[at].entity not in [table.figures[each].entity for each in range(at)]]
            return Decision(self.who, [Option(vocabulary.AIM, target=at) for at in firsts])
        return None

    def took_target(self, table: Deeds, option: Option) -> None:
        """Carry out the good or the bad effect on the target (EF-VAR-06, -09)."""
        if option.verb == vocabulary.WHO:
            if self.good:
                table.lose(option.target, vocabulary.DISTRESS, 2, "EF-VAR-09")
            else:
                table.then(Harm(option.target, 1, "EF-VAR-09"))
            return
        entity_tile = table.tile_of(option.target)
        if self.bad:
            table.add_morph(entity_tile)
            table.add_morph(entity_tile)
            return
        for kind in range(len(vocabulary.MORPHS)):
            while entity_tile.morphs[kind]:
                table.remove_morph(entity_tile, kind)
