"""The Experience phase (rulebook p. 11)."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.relic import vocabulary
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.levels import Levels
from pionek.games.relic.procedures.missions import NewMission
from pionek.games.relic.procedures.relics import NewRelic
from pionek.games.relic.procedures.windows import give_opening, is_quiet

BUY_RELIC = Option(vocabulary.RELIC)
NEXT_MISSION = Option(vocabulary.MISSION)
ENOUGH = Option(vocabulary.DONE)


class Experience(Frame):
    """The player spends trophies on levels and missions on relics, and discards surplus cards."""

    points: int = later(0)
    bought: bool = later(False)

    steps = (
        ("start", "RE-SUPP-02"),
        ("spend", "RE-EXP-03"),
        ("levels", "RE-EXP-04"),
        ("missions", "RE-EXP-06"),
        ("discard", "RE-EXP-08"),
    )

    def start(self, table: Deeds) -> Decision | None:
        if is_quiet(table, self.who, vocabulary.EXPERIENCE_START):
            self.back_to("spend" if table.players[self.who].trophies else "missions")
            return None
        table.signal(vocabulary.EXPERIENCE_START, self.who)
        return give_opening(table, self.who, 1 << vocabulary.EXPERIENCE_START, "RE-SUPP-02")

    def spend(self, table: Deeds) -> Decision | None:
        """The player spends any trophies, one after the other; their points add up (RE-EXP-03, -05)."""
        trophies = table.players[self.who].trophies
        if not trophies:
            return None
        return Decision(self.who, [ENOUGH, *each_once(table.content.spendings, trophies)], partial=True)

    def took_spend(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            return
        self.points += table.content.cards[option.subject].value
        table.discard_trophy(self.who, option.subject, "RE-EXP-03")
        self.back_to("spend")

    def levels(self, table: Deeds) -> None:
        """Gain a level for each full price; the points left over are lost (RE-EXP-04)."""
        gained = self.points // value(table, vocabulary.LEVEL_PRICE, self.who)
        self.points = 0
        if gained:
            table.then(Levels(self.who, gained))

    def missions(self, table: Deeds) -> Decision | None:
        """A relic for three completed missions and a new active mission, in either order (RE-EXP-06, -07; gaps 40, 42)."""
        player = table.players[self.who]
        options: list[Option] = []
        if not self.bought and len(player.completed) >= vocabulary.MISSIONS_A_RELIC and table.has_relics():
            options.append(BUY_RELIC)
        if player.mission == vocabulary.NOTHING and table.has_missions():
            options.append(NEXT_MISSION)
        elif options:
            options.append(ENOUGH)
        return Decision(self.who, options) if options else None

    def took_missions(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            return
        self.back_to("missions")
        if option.verb == vocabulary.MISSION:
            table.then(NewMission(self.who))
            return
        self.bought = True
        player = table.players[self.who]
        for card in player.completed[-vocabulary.MISSIONS_A_RELIC :]:
            table.discard(card, "RE-MISSION-05", self.who)
        player.completed = player.completed[: -vocabulary.MISSIONS_A_RELIC]
        table.then(NewRelic(self.who))

    def discard(self, table: Deeds) -> Decision | None:
        """Discard down to the limits, and further if the player likes (RE-EXP-08, -09, RE-PLIM-02, RE-ASSET-02, -03)."""
        player = table.players[self.who]
        if not player.hand.cards and not player.assets:
            return None
        too_many_cards = len(player.hand.cards) > value(table, vocabulary.POWER_LIMIT, self.who)
        too_many_assets = len(player.assets) > value(table, vocabulary.ASSET_LIMIT, self.who)
        cards: list[int] = []
        if too_many_cards or not too_many_assets:
            cards += player.hand.cards
        if too_many_assets or not too_many_cards:
            cards += [asset.card for asset in player.assets]
        options = each_once(table.content.discards, cards)
        if not too_many_cards and not too_many_assets:
            options.append(ENOUGH)
        return Decision(self.who, options)

    def took_discard(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            return
        self.back_to("discard")
        table.discard_own(self.who, option.subject, "RE-EXP-08")


def has_business(table: Deeds, seat: int) -> bool:
    """Whether anything can happen in the Experience phase of a seat: with trophies, missions, cards, or a sentence for it."""
    player = table.players[seat]
    if player.trophies or player.hand.cards or player.assets or player.mission == vocabulary.NOTHING:
        return True
    return len(player.completed) >= vocabulary.MISSIONS_A_RELIC or not is_quiet(table, seat, vocabulary.EXPERIENCE_START)
