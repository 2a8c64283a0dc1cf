"""The turn of a player and its four phases (rulebook p. 8)."""

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
from pionek.games.relic.procedures.windows import give_opening, holds_any


def end_by_length(table: Deeds) -> None:
    """End a simulated game at its length limit: the highest level wins, then the most relics; otherwise nobody."""
    merits = {seat: (table.players[seat].level, table.relics(seat)) for seat in table.playing()}
    best = [seat for seat in merits if merits[seat] == max(merits.values())]
    alone = len(best) == 1
    table.finish(Result(tuple(best) if alone else (), "cap" if alone else "cap-draw", "RE-WIN-01"))


def begin_turn(table: Deeds, who: int) -> None:
    """Begin a turn, or let a player who has lost it stand up again (RE-LOSET-04, -05).

    Charges may be spent and once-a-turn abilities used again in every turn, whoever's it is (RE-CHARGE-05; gaps 49, 101).
    """
    for each in table.players:
        if each.once:
            each.once = []
        for asset in each.assets:
            if asset.spent:
                each.assets = [Asset(one.card, one.charges, one.serial) for one in each.assets]
                break
    player = table.players[who]
    if player.lying:
        player.lying = False
        table.happened(vocabulary.SKIPPED, who, rule="RE-LOSET-04")
    else:
        table.then(Turn(who))


class Turn(Frame):
    """The turn of the active player: four phases in this order, all finished before the next turn (RE-TURN-02, -03)."""

    is_turn = True
    steps = (
        ("start", "RE-SUPP-02"),
        ("movement", "RE-MOVE-01"),
        ("arrive", "RE-MOVE-10"),
        ("exploration", "RE-EXPL-01"),
        ("engagement", "RE-ENG-01"),
        ("experience", "RE-EXP-01"),
    )

    def start(self, table: Deeds) -> Decision | None:
        """What is mandatory comes first; then the active player is asked, then the others (RE-SUPP-02, -03; gaps 72)."""
        table.signal(vocabulary.TURN_START, self.who)
        return give_opening(table, self.who, 1 << vocabulary.TURN_START | 1 << vocabulary.OTHER_TURN_START, "RE-SUPP-02")

    def movement(self, table: Deeds) -> None:
        """Begin the Movement phase; in the inner tier the figure moves without a roll (RE-MOVE-08, RE-INNER-02)."""
        if table.players[self.who].space >= vocabulary.INNER:
            table.then(InnerStep(self.who))
        else:
            table.then(begin_movement(table, self.who))

    def arrive(self, table: Deeds) -> None:
        """Let the mission look at the space before anything is explored or engaged (RE-MOVE-10, RE-EXPL-01, RE-ENG-01)."""
        table.arrived(self.who)

    def exploration(self, table: Deeds) -> None:
        """Begin the Exploration phase where anything can happen in it; never in the inner tier (RE-INNER-06)."""
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
