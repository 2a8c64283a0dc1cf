"""Dice Throne: heroes fight with dice, cards and status effects, in duels, teams or all against all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.game import Game
from pionek.core.settings import SettingError
from pionek.core.state.decision import Guard
from pionek.core.view.scene import Scene
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices import refusals
from pionek.games.dicethrone.choices.mattering import DiceThroneMattering
from pionek.games.dicethrone.choices.uses import DiceThroneUses
from pionek.games.dicethrone.hints.features import DiceThroneFeatures
from pionek.games.dicethrone.hints.hints import DiceThroneHints
from pionek.games.dicethrone.language.forms import FORMS
from pionek.games.dicethrone.model.content import DiceThroneContent
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.definitions import AbilityCard, Card, Face, Hero
from pionek.games.dicethrone.model.seating import MODES
from pionek.games.dicethrone.model.tokens import Token
from pionek.games.dicethrone.procedures.laying_out import DiceThroneLayingOut
from pionek.games.dicethrone.procedures.playing_cards import CardPlay
from pionek.games.dicethrone.procedures.setup import set_up
from pionek.games.dicethrone.procedures.table import DiceThroneTable
from pionek.games.dicethrone.view.beats import DiceThroneBeats
from pionek.games.dicethrone.view.changes import CHANGES
from pionek.games.dicethrone.view.names import DiceThroneNames
from pionek.games.dicethrone.view.scene import DiceThroneScene


class DiceThrone(Game[Deeds, DiceThroneContent]):
    words = vocabulary.WORDS
    definitions = (Face, Token, Hero, AbilityCard, Card)
    forms = FORMS
    face_kind = "face"
    windows = vocabulary.WINDOWS
    uses = DiceThroneUses()
    mattering = DiceThroneMattering()
    laying_out = DiceThroneLayingOut()
    seats = (2, 6)
    resign_rule = "DT-GAME-01"
    things = {"die": vocabulary.DICE}
    same_in_both = frozenset({"Dice Throne", "Meteor", "Meteoroid", "Stun", "Ninja", "Ninjutsu", "Chi", "Zen", "Dojo!"})

    hints = DiceThroneHints()
    names = DiceThroneNames()
    features = DiceThroneFeatures()
    changes = CHANGES
    beats = DiceThroneBeats()
    content_class = DiceThroneContent

    def check(self, content: DiceThroneContent, chosen: dict[str, Any]) -> None:
        heroes = chosen["heroes"]
        for hero in heroes:
            if heroes.count(hero) > 1:
                raise SettingError(
                    f"heroes: {hero!r} twice; each hero is there once",
                    f"heroes: {hero!r} dwa razy; każdy bohater jest tylko jeden",
                )
        least, most = MODES[chosen["mode"]]
        if not least <= len(heroes) <= most:
            wanted = str(least) if least == most else f"{least}–{most}"
            raise SettingError(
                f"heroes: {len(heroes)} given, mode {chosen['mode']} wants {wanted}",
                f"heroes: podano {len(heroes)}, tryb {chosen['mode']} wymaga {wanted}",
            )
        if chosen["first"] != "random" and int(chosen["first"]) > len(heroes):
            raise SettingError(
                f"first: there is no seat {chosen['first']}; {len(heroes)} play",
                f"first: nie ma miejsca {chosen['first']}; graczy jest {len(heroes)}",
            )

    def read(self, content: DiceThroneContent, given: dict[str, Any]) -> dict[str, Any]:
        """Without heroes, as many as the mode needs: those a newcomer plays first, then the others in order."""
        if "heroes" not in given and given.get("mode") in MODES:
            usual = self.setting("heroes").default.split(",")
            rest = [hero for hero in content.ids["hero"] if hero not in usual]
            given = {**given, "heroes": [*usual, *rest][: MODES[given["mode"]][0]]}
        return super().read(content, given)

    def set_up(self, content: DiceThroneContent, settings: dict[str, Any], seed: int) -> DiceThroneTable:
        return set_up(content, settings, seed)

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        return refusals.refuse(table, seat, verb, subject)

    def scene(self, table: Deeds, seat: int, lang: str) -> Scene:
        return DiceThroneScene(self, table, seat, lang).draw()

    def hidden(self, table: Deeds, seat: int) -> object:
        return [
            player.deck.cards if table.same_side(owner, seat) else player.hand.cards
            for owner, player in enumerate(table.players)
        ]

    def components(self, table: Deeds) -> object:
        boxes: list[list[int]] = []
        for seat, player in enumerate(table.players):
            held = [frame.card for frame in table.agenda if isinstance(frame, CardPlay) and frame.who == seat]
            boxes.append(sorted([*player.deck.cards, *player.hand.cards, *player.discard, *player.upgrades, *held]))
        return boxes

    def left(self, table: Deeds, seat: int) -> tuple[int, ...]:
        return tuple(other for other in range(table.seats) if not table.same_side(other, seat))

    def played(self, settings: dict[str, Any], seat: int) -> str:
        return str(settings["heroes"][seat])


GAME = DiceThrone(Path(__file__).parent)
