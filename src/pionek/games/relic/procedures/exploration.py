"""The Exploration phase: threat symbols are matched with Threat cards (rulebook p. 8 to 9)."""

from __future__ import annotations

from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.windows import give_opening, is_quiet
from pionek.games.relic.vocabulary import SpaceNo


def shortage(table: Deeds, space: SpaceNo) -> int:
    """The first colour, red before blue before yellow, of which a card is missing (gaps 11); -1 for none.

    Cards of every type fill symbols, and only here do symbols on cards count (RE-EXPL-09, -11, -12).
    """
    red, blue, yellow = table.content.spaces[space].counts
    lacks = table.content.lacks
    for card in table.laid[space]:
        more = lacks[card]
        red += more[0]
        blue += more[1]
        yellow += more[2]
    for colour, missing in enumerate((red, blue, yellow)):
        if missing > 0 and table.has_threats(colour):
            return colour
    return vocabulary.NOTHING


class Exploration(Frame):
    """Cards are drawn until no colour is short: symbols on a card count as soon as it lies there (RE-EXPL-10)."""

    drawn: CardNo = later(vocabulary.NOTHING)
    todo: list[CardNo] = later([])

    steps = (
        ("start", "RE-SUPP-02"),
        ("check", "RE-EXPL-04"),
        ("drawn_card", "RE-EXPL-06"),
        ("end_of_phase", "RE-SUPP-04"),
        ("special_timing", "RE-SUPP-04"),
    )

    def start(self, table: Deeds) -> Decision | None:
        if is_quiet(table, self.who, vocabulary.EXPLORE_START):
            return None
        table.signal(vocabulary.EXPLORE_START, self.who)
        return give_opening(table, self.who, 1 << vocabulary.EXPLORE_START, "RE-SUPP-02")

    def check(self, table: Deeds) -> None:
        """Draw a card of the first colour that is short; without one, go on to the end of the phase (RE-EXPL-03, -05, -08)."""
        space = table.players[self.who].space
        colour = shortage(table, space)
        if colour == vocabulary.NOTHING:
            self.drawn = vocabulary.NOTHING
            self.back_to("end_of_phase")
            return
        self.drawn = table.draw_threat(colour, space, self.who, "RE-EXPL-05")

    def drawn_card(self, table: Deeds) -> Decision | None:
        self.back_to("check")
        return give_opening(table, self.who, 1 << vocabulary.EXPLORE_DRAW, "RE-EXPL-06")

    def end_of_phase(self, table: Deeds) -> None:
        """Collect the cards with a sentence for this moment, also those that lay there before (RE-SUPP-04)."""
        space = table.players[self.who].space
        for card in table.laid[space]:
            for sentence in table.content.cards[card].sentences:
                if sentence.window == vocabulary.EXPLORE_END:
                    self.todo.append(card)
        if not self.todo:
            self.end()

    def special_timing(self, table: Deeds) -> Decision | None:
        """The player chooses the order of several cards (RE-CLAR-07, RE-SUPP-04)."""
        return Decision(self.who, each_once(table.content.faces, self.todo)) if self.todo else None

    def took_special_timing(self, table: Deeds, option: Option) -> None:
        card = option.subject
        self.todo.remove(card)
        self.back_to("special_timing")
        table.happened(vocabulary.RESOLVED, self.who, card, rule="RE-SUPP-04")
        for sentence in table.content.cards[card].sentences:
            if sentence.window == vocabulary.EXPLORE_END:
                table.then(Resolution(self.who, [sentence], card=card))
                return
