"""Relic: characters of the Imperium explore the Antian Sector, grow, and go for its centre."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.game import Game
from pionek.core.settings import Setting, SettingError
from pionek.core.state.decision import Guard
from pionek.core.state.rng import Rng
from pionek.core.view.scene import Scene
from pionek.games.relic import vocabulary
from pionek.games.relic.choices import refusals
from pionek.games.relic.choices.mattering import RelicMattering
from pionek.games.relic.choices.uses import RelicUses
from pionek.games.relic.hints.features import RelicFeatures
from pionek.games.relic.hints.hints import RelicHints
from pionek.games.relic.language.amounts import AMOUNT_FORMS
from pionek.games.relic.language.card_verbs import CARD_VERBS
from pionek.games.relic.language.conditions import CONDITION_FORMS
from pionek.games.relic.language.control import CONTROL_VERBS
from pionek.games.relic.language.dial_verbs import DIAL_VERBS
from pionek.games.relic.language.dice_verbs import DICE_VERBS
from pionek.games.relic.language.movement_verbs import MOVEMENT_VERBS
from pionek.games.relic.language.objectives import OBJECTIVES
from pionek.games.relic.language.passive import PASSIVE_VERBS
from pionek.games.relic.language.selectors import SELECTOR_FORMS
from pionek.games.relic.language.threat_verbs import THREAT_VERBS
from pionek.games.relic.model.content import RelicContent
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.definitions import Card, Character, CharacterAbility, Scenario, Space
from pionek.games.relic.model.pieces import SheetZone
from pionek.games.relic.procedures.laying_out import RelicLayingOut
from pionek.games.relic.procedures.missions import MissionCompletion
from pionek.games.relic.procedures.setup import WholeGame
from pionek.games.relic.procedures.table import RelicTable
from pionek.games.relic.procedures.using import Use
from pionek.games.relic.view import names
from pionek.games.relic.view.beats import RelicBeats
from pionek.games.relic.view.changes import CHANGES
from pionek.games.relic.view.names import RelicNames
from pionek.games.relic.view.scene import RelicScene

DRAFT = "draft"
RANDOM = "random"


class Relic(Game[Deeds, RelicContent]):
    words = vocabulary.WORDS
    windows = vocabulary.WINDOWS
    definitions = (Space, Character, CharacterAbility, Scenario, Card)
    forms = (
        *DIAL_VERBS, *CONTROL_VERBS, *CARD_VERBS, *THREAT_VERBS, *MOVEMENT_VERBS, *DICE_VERBS, *PASSIVE_VERBS,
        *AMOUNT_FORMS, *CONDITION_FORMS, *OBJECTIVES, *SELECTOR_FORMS,
    )  # fmt: skip
    seats = (2, 4)
    resign_rule = "RE-ELIM-03"
    things = {"attribute": len(vocabulary.ATTRIBUTES), "colour": len(vocabulary.COLOURS), "choice-box": vocabulary.MOST_BOXES}
    same_in_both = names.SAME_IN_BOTH

    hints = RelicHints()
    names = RelicNames()
    features = RelicFeatures()
    changes = CHANGES
    beats = RelicBeats()
    uses = RelicUses()
    mattering = RelicMattering()
    laying_out = RelicLayingOut()
    content_class = RelicContent

    def known(self, content: RelicContent, setting: Setting) -> list[str]:
        found = super().known(content, setting)
        if setting.name == "characters":
            return [DRAFT, *found]
        return [*found, RANDOM] if setting.name == "scenario" else found

    def check(self, content: RelicContent, chosen: dict[str, Any]) -> None:
        names = chosen["characters"]
        if names == [DRAFT]:
            return
        if DRAFT in names or len(names) < 2 or len(set(names)) != len(names):
            raise SettingError(
                "characters: two to four different ones, one for each seat, or draft alone",
                "characters: od dwóch do czterech różnych postaci, po jednej na miejsce, albo samo draft",
            )

    def set_up(self, content: RelicContent, settings: dict[str, Any], seed: int) -> RelicTable:
        """Lay out the table; the frame WholeGame draws whatever the settings leave open (RE-SETUP-01, -06, -18)."""
        names = settings["characters"]
        drafted = names == [DRAFT]
        table = RelicTable(content, int(settings["players"]) if drafted else len(names), Rng(seed))
        table.lay_out()
        table.cap = settings["cap"]
        if settings["scenario"] != RANDOM:
            table.scenario = content.find("scenario", settings["scenario"])
        if not drafted:
            for seat in range(table.seats):
                character = content.find("character", names[seat])
                table.players[seat].character = character
                table.sheets.remove(character)
        first = settings["first"]
        table.agenda.append(WholeGame(-1, -1 if first == RANDOM else (int(first) - 1) % table.seats))
        return table

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        return refusals.refuse(table, seat, verb, subject)

    def scene(self, table: Deeds, seat: int, lang: str) -> Scene:
        return RelicScene(self, table, seat, lang).draw()

    def components(self, table: Deeds) -> object:
        """All cards, wherever they lie, and all character sheets."""
        cards = [card for zone in table.zones() if not isinstance(zone, SheetZone) for card in zone.cards]
        for frame in table.agenda:
            if isinstance(frame, MissionCompletion | Use) and frame.card != vocabulary.NOTHING:
                cards.append(frame.card)
        return sorted(cards)

    def played(self, settings: dict[str, Any], seat: int) -> str:
        names = settings["characters"]
        return str(names[seat]) if len(names) > 1 else DRAFT

    def vary(self, content: RelicContent, name: str, count: int = 2) -> list[list[str]]:
        """Tables of four in which every character sits once at each seat and meets many others."""
        if name != "characters":
            return super().vary(content, name, count)
        every = list(content.ids["character"])
        size = len(every)
        return [[every[(at + step) % size] for step in (0, 1, 3, 7)] for at in range(size)]


GAME = Relic(Path(__file__).parent)
