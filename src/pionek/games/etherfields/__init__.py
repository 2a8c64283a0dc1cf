"""Etherfields: Dreamers find their way through dreams, together, with an original campaign, The Unlit Hour."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.game import Game
from pionek.core.match.ask_preferences import OTHERS
from pionek.core.settings import SettingError
from pionek.core.state.decision import Guard
from pionek.core.state.rng import Rng
from pionek.core.state.zones import Zone
from pionek.core.view.scene import Scene
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.campaign import storing
from pionek.games.etherfields.campaign.diary import EtherfieldsCampaign
from pionek.games.etherfields.choices import refusals
from pionek.games.etherfields.choices.keys import KEY_NAMES
from pionek.games.etherfields.choices.uses import DISTRESS, SEALING, EtherfieldsUses
from pionek.games.etherfields.hints.features import EtherfieldsFeatures
from pionek.games.etherfields.hints.hints import EtherfieldsHints
from pionek.games.etherfields.language.amounts import AMOUNTS
from pionek.games.etherfields.language.campaign_verbs import CAMPAIGN_VERBS
from pionek.games.etherfields.language.card_verbs import CARD_VERBS
from pionek.games.etherfields.language.conditions import CONDITION_FORMS
from pionek.games.etherfields.language.control import CONTROL_FORMS
from pionek.games.etherfields.language.dream_verbs import DREAM_CONDITIONS, DREAM_VERBS
from pionek.games.etherfields.language.entity_verbs import ENTITY_VERBS
from pionek.games.etherfields.language.map_verbs import MAP_VERBS
from pionek.games.etherfields.language.movement_verbs import MOVEMENT_VERBS
from pionek.games.etherfields.language.passive import PASSIVE_FORMS
from pionek.games.etherfields.language.payment_verbs import PAYMENT_VERBS
from pionek.games.etherfields.language.reaction_verbs import REACTION_VERBS
from pionek.games.etherfields.language.selectors import SELECTORS
from pionek.games.etherfields.language.slumber_verbs import SLUMBER_VERBS
from pionek.games.etherfields.language.story_verbs import STORY_VERBS
from pionek.games.etherfields.language.team_verbs import TEAM_VERBS
from pionek.games.etherfields.language.token_verbs import TOKEN_VERBS
from pionek.games.etherfields.model.content import DEFINITIONS, EtherfieldsContent
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import SPACES, name_of
from pionek.games.etherfields.model.pieces import DreamerState
from pionek.games.etherfields.model.state import CAMPAIGN, MODE_SETTINGS
from pionek.games.etherfields.procedures.action import ActionPlay
from pionek.games.etherfields.procedures.drawing import Drawing
from pionek.games.etherfields.procedures.evening import Evening
from pionek.games.etherfields.procedures.laying_out import EtherfieldsLayingOut
from pionek.games.etherfields.procedures.market import Buying
from pionek.games.etherfields.procedures.setup import advance_to, fresh
from pionek.games.etherfields.procedures.table import EtherfieldsTable
from pionek.games.etherfields.view.beats import EtherfieldsBeats
from pionek.games.etherfields.view.changes import CHANGES
from pionek.games.etherfields.view.names import EtherfieldsNames
from pionek.games.etherfields.view.scene import EtherfieldsScene

HARM_RULES = tuple(rule for rule in dict.fromkeys((*DISTRESS, *SEALING)) if rule != "EF-INF-02")
"""The reasons for Distress and Sealing that can be answered; the window of a card that was played has its own kind."""


class Etherfields(Game[Deeds, EtherfieldsContent]):
    words = vocabulary.WORDS
    definitions = DEFINITIONS
    forms = (
        *PASSIVE_FORMS, *CONTROL_FORMS, *CARD_VERBS, *TOKEN_VERBS, *PAYMENT_VERBS, *REACTION_VERBS, *MOVEMENT_VERBS, *ENTITY_VERBS, *MAP_VERBS,
        *STORY_VERBS, *DREAM_VERBS, *SLUMBER_VERBS, *TEAM_VERBS, *CAMPAIGN_VERBS, *AMOUNTS, *CONDITION_FORMS, *DREAM_CONDITIONS, *SELECTORS,
    )  # fmt: skip
    seats = (1, 4)
    windows = {
        "help": (OTHERS, "EF-TURN-09"), "roll": ("EF-REROLL-01",), "harm": HARM_RULES, "step": ("EF-INF-06",), "push": ("EF-FIG-03",),
        "card": ("EF-INF-02",), "slumber": ("EF-DWPL-02",),
    }  # fmt: skip
    resign_rule = "EF-CAMP-01"
    things = {"colour": len(vocabulary.COLOURS), "space": SPACES, "figure": vocabulary.MOST_FIGURES}
    key_names = KEY_NAMES
    same_in_both = frozenset({"Etherfields", "X", "joker", *(name_of(space) for space in range(SPACES))})

    hints = EtherfieldsHints()
    laying_out = EtherfieldsLayingOut()
    uses = EtherfieldsUses()
    names = EtherfieldsNames()
    features = EtherfieldsFeatures()
    campaign = EtherfieldsCampaign()
    content_class = EtherfieldsContent
    changes = CHANGES
    beats = EtherfieldsBeats()

    def check(self, content: EtherfieldsContent, chosen: dict[str, Any]) -> None:
        dreamers = chosen["dreamers"]
        if len(set(dreamers)) != len(dreamers):
            raise SettingError(
                "dreamers: one of them twice; each Dreamer is there once",
                "dreamers: jeden z nich dwa razy; każdy Śniący jest tylko jeden",
            )
        if chosen["play"] == "slumber" and chosen["slumber"] == "none":
            raise SettingError("slumber: choose which one", "slumber: wybierz, która")
        if chosen["campaign"]:
            table = self.seated(content, dreamers, 0)
            storing.begin(table, chosen["campaign"])
            if table.ending:
                raise SettingError(
                    "campaign: this campaign has come to its end; begin another one",
                    "campaign: ta kampania dobiegła końca; zacznij następną",
                )

    def seated(self, content: EtherfieldsContent, names: list[str], seed: int) -> EtherfieldsTable:
        """A table with these Dreamers, before anything is laid out."""
        dreamers = [content.find("dreamer", name) for name in names]
        table = EtherfieldsTable(content, len(dreamers), Rng(seed))
        for seat, dreamer in enumerate(dreamers):
            table.dreamers.append(DreamerState(dreamer, Zone(seat, [], [])))
        return table

    def set_up(self, content: EtherfieldsContent, settings: dict[str, Any], seed: int) -> EtherfieldsTable:
        table = self.seated(content, settings["dreamers"], seed)
        table.cap = settings["cap"]
        for at, name in enumerate(MODE_SETTINGS):
            table.modes |= 1 << at if settings[name] else 0
        stored = settings["campaign"]
        if stored or settings["play"] == "campaign":
            table.modes |= CAMPAIGN
        fresh(table)
        if stored:
            storing.begin(table, stored)
        if settings["turbo"]:
            table.wisdoms.append(content.find("wisdom", "w14"))
        dream = content.find("dream", settings["dream"])
        slumber = content.find("slumber", settings["slumber"]) if settings["slumber"] != "none" else -1
        first = content.find("dream", vocabulary.FIRST_DREAM)
        if table.modes & CAMPAIGN:
            dream, slumber = first, -1
        elif slumber >= 0 or dream != first:
            advance_to(table, settings["dream"])
        table.agenda.append(Evening(0, dream, slumber, first in table.dreams_done, "outside" in stored))
        return table

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        return refusals.refuse(table, seat, verb, subject)

    def scene(self, table: Deeds, seat: int, lang: str) -> Scene:
        return EtherfieldsScene(self, table, seat, lang).draw()

    def components(self, table: Deeds) -> object:
        """Influence cards and Flaws, wherever they are; Turn and Fate cards; Items."""
        cards = [*table.vault, *table.market.cards, *table.flaws.cards]
        for each in table.dreamers:
            for pile in (each.deck.cards, each.hand, each.discard, each.sealed, each.progress, each.burdens, each.aside):
                cards.extend(pile)
        for absent in table.absent:
            cards.extend(absent.cards)
        for frame in table.agenda:
            if isinstance(frame, ActionPlay) and frame.keeps_card():
                cards.append(frame.index)
            if isinstance(frame, Buying):
                cards.extend(frame.shown)
            if isinstance(frame, Drawing) and frame.card >= 0:
                cards.append(frame.card)
        return [sorted(cards), sorted([*table.turns.cards, *table.turns_used.cards])]

    def played(self, settings: dict[str, Any], seat: int) -> str:
        return str(settings["dreamers"][seat])

    def left(self, table: Deeds, seat: int) -> tuple[int, ...]:
        """The Dreamers win or lose together (EF-CAMP-01)."""
        return ()


GAME = Etherfields(Path(__file__).parent)
