"""Ravenous Mountain: pieces go from one region to any other (rulebook chapter "Faza Akcji: Żarłoczna Góra")."""

from __future__ import annotations

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import FieldAction
from pionek.games.icegarden.choices.refusals import refuse_region
from pionek.games.icegarden.model.deeds import Deeds


class Mountain(FieldAction):
    """The player pays population and moves any number of pieces from one region to one other."""

    source: int = later(-1)
    target: int = later(-1)
    carried: bool = later(False)

    on_field = vocabulary.MOUNTAIN
    steps = (("feed", "IG-MOUNT-01"), ("markers", "IG-MOUNT-01"), ("units", "IG-MOUNT-01"))

    def feed(self, table: Deeds) -> Decision | None:
        player = table.players[self.who]
        options: list[Option] = []
        if player.tokens[vocabulary.POPULATION] >= table.mountain_price():
            targets = table.open_regions()
            options = [
                Option(vocabulary.SWALLOW, source, target)
                for source in range(vocabulary.REGIONS)
                if player.is_in(source)
                for target in targets
                if target != source
            ]
        if not options:
            self.end()
        return self.act(table, options, begun=False)

    def took_feed(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            self.stop(table, begun=False)
            self.end()
            return
        self.source = option.subject
        self.target = option.target
        price = table.mountain_price()
        table.pay(self.who, vocabulary.POPULATION, price, "IG-ADV-06" if price != vocabulary.MOUNTAIN_COST else "IG-MOUNT-01")

    def markers(self, table: Deeds) -> Decision | None:
        """Ask how many markers go. At least one piece must go."""
        player = table.players[self.who]
        count = player.markers[self.source]
        if not count:
            return None
        least = 0 if self.source in player.figures else 1
        return Decision(self.who, [Option(vocabulary.CARRY, amount=each) for each in range(least, count + 1)], partial=True)

    def took_markers(self, table: Deeds, option: Option) -> None:
        count = option.amount
        if count:
            self.carried = True
            table.move_markers(self.who, self.source, self.target, "IG-MOUNT-01", count)

    def units(self, table: Deeds) -> Decision | None:
        player = table.players[self.who]
        options = [
            table.content.marches[unit.index][self.source][self.target]
            for unit in table.card(self.who)
            if player.figure_in(unit.place, self.source) >= 0
        ]
        if not options:
            return None
        if self.carried:
            options.append(PASSING)
        return Decision(self.who, options, partial=True)

    def took_units(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            return
        self.carried = True
        figure = table.players[self.who].figure_in(table.content.units[option.subject].place, self.source)
        table.move_figure(self.who, figure, self.target, "IG-MOUNT-01")
        self.back_to("units")

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb == vocabulary.SWALLOW:
            return vocabulary.NOTHING_TO_FEED if table.is_open(subject) else refuse_region(table, subject)
        if verb == vocabulary.MARCH:
            if table.owner_of(subject) != seat:
                return vocabulary.NOT_YOURS
            return vocabulary.ONLY_FROM_SOURCE
        return self.elsewhere
