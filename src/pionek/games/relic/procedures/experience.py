"""The Experience phase (rulebook p. 11)."""

from __future__ import annotations

from typing import Any

from pionek.core.language.definitions import Content
from pionek.core.rules.in_force import value
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.copies import discard_one
from pionek.games.relic.procedures.levels import Levels
from pionek.games.relic.procedures.missions import NewMission
from pionek.games.relic.procedures.relics import NewRelic
from pionek.games.relic.procedures.windows import give_opening, is_quiet

BUY_RELIC = Option(vocabulary.RELIC)
NEXT_MISSION = Option(vocabulary.MISSION)
ENOUGH = Option(vocabulary.DONE)


class Experience(Frame):
    """The player spends trophies on levels and missions on relics, and discards surplus cards.

    `aside` are the trophies chosen so far, worth `points` together; they are discarded when all are chosen.
    """

    points: int = later(0)
    aside: list[CardNo] = later([])
    bought: bool = later(False)
    drew: bool = later(False)
    """Whether the one mission of this step was drawn."""
    missions_due: int = later(0)

    steps = (
        ("start", "RE-SUPP-02"),
        ("spend", "RE-EXP-03"),
        ("levels", "RE-EXP-04"),
        ("missions", "RE-EXP-06"),
        ("spend_missions", "RE-MISSION-05"),
        ("discard", "RE-EXP-08"),
    )

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Earlier versions discarded trophies as they were chosen, and chose the missions to spend."""
        packed.setdefault("aside", [])
        packed.setdefault("missions_due", 0)
        packed.setdefault("drew", False)

    def start(self, table: Deeds) -> Decision | None:
        if is_quiet(table, self.who, vocabulary.EXPERIENCE_START):
            self.back_to("spend" if table.players[self.who].trophies else "missions")
            return None
        table.signal(vocabulary.EXPERIENCE_START, self.who)
        return give_opening(table, self.who, 1 << vocabulary.EXPERIENCE_START, "RE-SUPP-02")

    def spend(self, table: Deeds) -> Decision | None:
        """The player spends any trophies, one after the other; their points add up (RE-EXP-03, -05)."""
        left = self.unchosen(table)
        if not left:
            return None
        return Decision(self.who, [ENOUGH, *each_once(table.content.spendings, left)], partial=True)

    def unchosen(self, table: Deeds) -> list[CardNo]:
        """The trophies that are not set aside to be spent."""
        left = table.players[self.who].trophies[:]
        for card in self.aside:
            left.remove(card)
        return left

    def took_spend(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            return
        self.points += table.content.cards[option.subject].value
        self.aside.append(option.subject)
        self.back_to("spend")

    def levels(self, table: Deeds) -> None:
        """Gain a level for each full price; the points left over are lost (RE-EXP-03, -04).

        Trophies are spent to gain levels: one without which the levels are the same is kept (gaps 88).
        """
        price = value(table, vocabulary.LEVEL_PRICE, self.who)
        gained = self.points // price
        for card in reversed(self.aside):
            left = self.points - table.content.cards[card].value
            if left // price == gained:
                self.points = left
            else:
                table.discard_trophy(self.who, card, "RE-EXP-03")
        self.points = 0
        self.aside = []
        if gained:
            table.then(Levels(self.who, gained))

    def missions(self, table: Deeds) -> Decision | None:
        """A relic for three completed missions and a new active mission, in either order (RE-EXP-06, -07; gaps 40, 42)."""
        player = table.players[self.who]
        options: list[Option] = []
        if not self.bought and len(player.completed) >= vocabulary.MISSIONS_A_RELIC and table.has_relics():
            options.append(BUY_RELIC)
        if player.mission == vocabulary.NOTHING and not self.drew and table.has_missions():
            options.append(NEXT_MISSION)
        elif options:
            options.append(ENOUGH)
        return Decision(self.who, options) if options else None

    def took_missions(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            return
        self.back_to("missions")
        if option.verb == vocabulary.MISSION:
            self.drew = True
            table.then(NewMission(self.who))
            return
        self.bought = True
        self.missions_due = vocabulary.MISSIONS_A_RELIC
        self.back_to("spend_missions")

    def spend_missions(self, table: Deeds) -> Decision | None:
        """The player chooses the completed missions to spend; then the relics are turned up (RE-EXP-06, RE-MISSION-05).

        With no more than the price all of them are spent: that is what was chosen, and each is told.
        """
        if not self.missions_due:
            return None
        completed = table.players[self.who].completed
        cards = completed if len(completed) > self.missions_due else completed[:1]
        return Decision(self.who, each_once(table.content.spendings, cards), partial=True)

    def took_spend_missions(self, table: Deeds, option: Option) -> None:
        player = table.players[self.who]
        left = player.completed[:]
        left.remove(option.subject)
        player.completed = left
        table.discard(option.subject, "RE-MISSION-05")
        table.happened(vocabulary.MISSION_SPENT, self.who, option.subject, rule="RE-MISSION-05")
        self.missions_due -= 1
        self.back_to("spend_missions" if self.missions_due else "missions")
        if not self.missions_due:
            table.then(NewRelic(self.who))

    def discard(self, table: Deeds) -> Decision | None:
        """Discard down to the limits, and further if the player likes (RE-EXP-08, -09, RE-PLIM-02, RE-ASSET-02 to -04)."""
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
        discard_one(table, self.who, option.subject, "RE-EXP-08")


def has_business(table: Deeds, seat: int) -> bool:
    """Whether anything can happen in the Experience phase of a seat: with trophies, missions, cards, or a sentence for it."""
    player = table.players[seat]
    if player.trophies or player.hand.cards or player.assets or player.mission == vocabulary.NOTHING:
        return True
    return len(player.completed) >= vocabulary.MISSIONS_A_RELIC or not is_quiet(table, seat, vocabulary.EXPERIENCE_START)
