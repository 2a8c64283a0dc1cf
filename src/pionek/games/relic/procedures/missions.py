"""Missions: drawing, choosing between two, and completing them at any time (rulebook p. 17)."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.definitions import REWARD_TEXT
from pionek.games.relic.model.pieces import FaceUpCards


class NewMission(FaceUpCards):
    """A Mission card is drawn, face up; a player who has one already keeps one of the two."""

    steps = (("draw", "RE-MISSION-09"), ("keep", "RE-MISSION-08"), ("place_tokens", "RE-SETUP-17"))

    def draw(self, table: Deeds) -> None:
        card = table.take_top(vocabulary.MISSION_DECK)
        if card == vocabulary.NOTHING:
            self.end()
            return
        table.happened(vocabulary.MISSION_DRAWN, self.who, card, rule="RE-MISSION-09")
        player = table.players[self.who]
        if player.mission == vocabulary.NOTHING:
            player.mission = card
            table.unsettled |= vocabulary.CHECK_MISSIONS
            self.back_to("place_tokens")
        else:
            self.turned = [card]

    def keep(self, table: Deeds) -> Decision:
        takes = table.content.takes
        return Decision(self.who, [takes[table.players[self.who].mission], takes[self.turned[0]]])

    def took_keep(self, table: Deeds, option: Option) -> None:
        player = table.players[self.who]
        if option.subject == player.mission:
            self.end()
            return
        table.drop_mission(self.who, "RE-MISSION-08")
        player.mission = self.turned.pop()
        table.unsettled |= vocabulary.CHECK_MISSIONS

    def place_tokens(self, table: Deeds) -> Decision | None:
        """Some missions begin with character tokens on the board."""
        goal = table.goal(self.who)
        spaces = goal.token_spaces(table, table.players[self.who]) if goal is not None else []
        return Decision(self.who, [table.content.goings[space] for space in spaces], partial=True) if spaces else None

    def took_place_tokens(self, table: Deeds, option: Option) -> None:
        player = table.players[self.who]
        player.placed = sorted([*player.placed, option.subject])
        table.happened(vocabulary.MISSION_TOKEN, self.who, option.subject, 1, -1, "RE-SETUP-17")
        self.back_to("place_tokens")

    def closed(self, table: Deeds) -> None:
        for card in self.turned:
            table.discard(card, "RE-MISSION-08", self.who)
        self.turned = []


class MissionCompletion(Frame):
    """The objective is met: the reward, then the card is turned face down."""

    card: CardNo

    saved_as = "Completing"
    steps = (("reward", "RE-MISSION-03"),)

    def reward(self, table: Deeds) -> None:
        text = table.content.cards[self.card].texts[REWARD_TEXT]
        table.resolve_text(self.who, text, self.card)

    def closed(self, table: Deeds) -> None:
        """Keep the card face down, or discard it if the player was eliminated (RE-MISSION-03, RE-ELIM-02)."""
        if table.players[self.who].out:
            table.discard(self.card, "RE-ELIM-02", self.who)
        else:
            table.complete(self.who, self.card)
