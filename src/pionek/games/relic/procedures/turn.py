"""Set-up, and turn after turn (rulebook p. 4 to 5, 8)."""

from __future__ import annotations

from pionek.core.state.decision import Decision
from pionek.core.state.frame import Frame
from pionek.core.state.table import Result
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import Asset
from pionek.games.relic.procedures.engagement import begin_engagement
from pionek.games.relic.procedures.experience import Experience, has_business
from pionek.games.relic.procedures.exploration import Exploration
from pionek.games.relic.procedures.movement import InnerStep, begin_movement
from pionek.games.relic.procedures.windows import give_opening, holds_any, is_quiet


def end_by_length(table: Deeds) -> None:
    """The length guard of simulations: the highest level wins, then the most relics; else nobody."""
    merits = {seat: (table.players[seat].level, table.relics(seat)) for seat in table.playing()}
    best = [seat for seat in merits if merits[seat] == max(merits.values())]
    alone = len(best) == 1
    table.finish(Result(tuple(best) if alone else (), "cap" if alone else "cap-draw", "RE-WIN-01"))


def begin_turn(table: Deeds, who: int) -> None:
    """RE-CHARGE-05, RE-LOSET-04, -05: charges may be spent anew in every turn (gaps 49), once-a-turn abilities in every
    own one; whoever lost this one stands up, and nothing else happens.
    """
    for each in table.players:
        for asset in each.assets:
            if asset.spent:
                each.assets = [Asset(one.card, one.charges, one.serial) for one in each.assets]
                break
    player = table.players[who]
    player.once = []
    if player.lying:
        player.lying = False
    else:
        table.then(Turn(who))


class Turn(Frame):
    """The turn of the active player: four phases."""

    is_turn = True
    steps = (
        ("sabotage", "RE-SUPP-02"),
        ("start", "RE-SUPP-02"),
        ("movement", "RE-MOVE-01"),
        ("arrive", "RE-MOVE-10"),
        ("exploration", "RE-EXPL-01"),
        ("engagement", "RE-ENG-01"),
        ("experience", "RE-EXP-01"),
    )

    def sabotage(self, table: Deeds) -> Decision | None:
        if is_quiet(table, self.who, vocabulary.TURN_START):
            self.back_to("movement")
        return give_opening(table, self.who, 1 << vocabulary.OTHER_TURN_START, "RE-SUPP-02")

    def start(self, table: Deeds) -> Decision | None:
        table.signal(vocabulary.TURN_START, self.who)
        return give_opening(table, self.who, 1 << vocabulary.TURN_START, "RE-SUPP-02")

    def movement(self, table: Deeds) -> None:
        """RE-MOVE-08, RE-INNER-02: in the inner tier there is another way of moving."""
        if table.players[self.who].space >= vocabulary.INNER:
            table.then(InnerStep(self.who))
        else:
            table.then(begin_movement(table, self.who))

    def arrive(self, table: Deeds) -> None:
        """RE-MOVE-10, RE-EXPL-01, RE-ENG-01: what a mission makes of it is settled before anything is explored or engaged."""
        table.arrived(self.who)

    def exploration(self, table: Deeds) -> None:
        """RE-INNER-06: nothing is explored in the inner tier. Where nothing can happen, nothing is begun."""
        space = table.players[self.who].space
        if space < vocabulary.INNER and (
            table.laid[space] or table.content.spaces[space].symbols or holds_any(table, self.who, 1 << vocabulary.EXPLORE_START)
        ):
            table.then(Exploration(self.who))

    def engagement(self, table: Deeds) -> None:
        table.then(begin_engagement(table, self.who))

    def experience(self, table: Deeds) -> None:
        if has_business(table, self.who):
            table.then(Experience(self.who))
