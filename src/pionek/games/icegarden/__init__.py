"""The Lord of the Ice Garden: scientists turned gods, and the regions of Midgaard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.game import Game
from pionek.core.settings import SettingError
from pionek.core.state.decision import Guard
from pionek.core.view.scene import Scene
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices import refusals
from pionek.games.icegarden.hints.features import IceGardenFeatures
from pionek.games.icegarden.hints.hints import IceGardenHints
from pionek.games.icegarden.language import ability_verbs, event_verbs, scenario_verbs
from pionek.games.icegarden.model.content import IceGardenContent
from pionek.games.icegarden.model.definitions import DEFINITIONS
from pionek.games.icegarden.procedures.laying_out import IceGardenLayingOut
from pionek.games.icegarden.procedures.table import IceGardenTable, new_table
from pionek.games.icegarden.view.beats import IceGardenBeats
from pionek.games.icegarden.view.changes import CHANGES
from pionek.games.icegarden.view.names import IceGardenNames
from pionek.games.icegarden.view.scene import IceGardenScene


class IceGarden(Game[IceGardenTable, IceGardenContent]):
    words = vocabulary.WORDS
    definitions = DEFINITIONS
    forms = (*ability_verbs.EFFECTS, *event_verbs.EFFECTS, *scenario_verbs.EFFECTS)
    seats = (1, 4)
    resign_rule = "IG-END-09"
    same_in_both = frozenset(
        {
            "Ulrike Freihoff", "Pier van Dyken", "Passionaria Callo", "Olaf Fjollsfinn", "Freihoff", "van Dyken", "Callo",
            "Fjollsfinn", "Harrasim", "Faun", "Vuko", "Vuko Drakkainen", "yin-yang", "M", "M0", "M1", "M2", "M3",
        }
    )  # fmt: skip

    hints = IceGardenHints()
    laying_out = IceGardenLayingOut()
    names = IceGardenNames()
    features = IceGardenFeatures()
    changes = CHANGES
    beats = IceGardenBeats()
    content_class = IceGardenContent

    def check(self, content: IceGardenContent, chosen: dict[str, Any]) -> None:
        characters = chosen["characters"]
        if len(set(characters)) != len(characters):
            twice = next(each for each in characters if characters.count(each) > 1)
            raise SettingError(
                f"characters: {twice!r} twice; each character is there once",
                f"characters: {twice!r} dwa razy; każda postać jest tylko jedna",
            )
        if chosen["solo"] != "none" and len(characters) != 2:
            raise SettingError(
                f"characters: {len(characters)} given; the solo game needs 2, yours and that of the independent player",
                f"characters: podano {len(characters)}; gra solo wymaga 2, twojej i gracza niezależnego",
            )
        self.check_scenario(chosen)
        self.check_units(content, chosen["units"])
        seats = 1 if chosen["solo"] != "none" else len(characters)
        if chosen["first"] != "random" and int(chosen["first"]) > seats:
            raise SettingError(
                f"first: there is no seat {chosen['first']}; this match has {seats}",
                f"first: nie ma miejsca {chosen['first']}; w tej rozgrywce jest ich {seats}",
            )

    def check_scenario(self, chosen: dict[str, Any]) -> None:
        """Players may agree on the order and the sides of all four scenario tiles (IG-ADV-01)."""
        for name in ("tiles", "arrows"):
            if chosen[name] and chosen["scenario"] != "agreed":
                raise SettingError(f"{name}: only with scenario=agreed", f"{name}: tylko przy scenario=agreed")
        if chosen["tiles"] and len(set(chosen["tiles"])) != vocabulary.STAGES:
            raise SettingError(
                f"tiles: name all {vocabulary.STAGES} tiles, each once, or none for the suggested order",
                f"tiles: podaj wszystkie {vocabulary.STAGES} kafelki, każdy raz, albo żadnego dla proponowanej kolejności",
            )

    def check_units(self, content: IceGardenContent, chosen: list[str]) -> None:
        """One unit type of each level on a character's card."""
        slots = [(unit.character, unit.level) for unit in [content.units[content.find("unit", each)] for each in chosen]]
        for each, slot in zip(chosen, slots, strict=True):
            if slots.count(slot) > 1:
                raise SettingError(
                    f"units: {each!r} and another one for the same level of the same character",
                    f"units: {each!r} i druga jednostka tego samego poziomu tej samej postaci",
                )

    def set_up(self, content: IceGardenContent, settings: dict[str, Any], seed: int) -> IceGardenTable:
        return new_table(content, settings, seed)

    def refuse(self, table: IceGardenTable, seat: int, verb: int, subject: int) -> Guard | None:
        return refusals.refuse(table, seat, verb, subject)

    def scene(self, table: IceGardenTable, seat: int, lang: str) -> Scene:
        return IceGardenScene(self, table, seat, lang).draw()

    def components(self, table: IceGardenTable) -> object:
        return table.components()

    def played(self, settings: dict[str, Any], seat: int) -> str:
        return str(settings["characters"][seat])


GAME = IceGarden(Path(__file__).parent)
