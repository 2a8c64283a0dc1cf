"""Dice Throne: heroes fight with dice, cards and status effects, in duels, teams or all against all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.game import Game
from pionek.core.settings import SettingError
from pionek.core.state.decision import Guard
from pionek.core.state.rng import Rng
from pionek.core.view.scene import Scene
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices import offers
from pionek.games.dicethrone.hints.features import DiceThroneFeatures
from pionek.games.dicethrone.hints.hints import DiceThroneHints
from pionek.games.dicethrone.language.base import EFFECTS
from pionek.games.dicethrone.language.companion_verbs import COMPANIONS
from pionek.games.dicethrone.language.control import CLAUSES
from pionek.games.dicethrone.language.damage_verbs import BLOWS
from pionek.games.dicethrone.language.dice_verbs import DICE_EFFECTS
from pionek.games.dicethrone.language.selectors import AMOUNTS, CONDITIONS, WHO
from pionek.games.dicethrone.language.token_verbs import STATUSES
from pionek.games.dicethrone.language.uses import USES
from pionek.games.dicethrone.model import seating as modes
from pionek.games.dicethrone.model.deeds import Arena
from pionek.games.dicethrone.model.definitions import AbilityCard, Card, Face, Hero, Heroes
from pionek.games.dicethrone.model.tokens import Token
from pionek.games.dicethrone.procedures.playing_cards import CardPlay
from pionek.games.dicethrone.procedures.table import Throne
from pionek.games.dicethrone.procedures.turn import Duel
from pionek.games.dicethrone.view.names import DiceThroneNames
from pionek.games.dicethrone.view.scene import Drawing


class DiceThrone(Game[Arena, Heroes]):
    words = vocabulary.WORDS
    definitions = (Face, Token, Hero, AbilityCard, Card)
    forms = (*BLOWS, *STATUSES, *EFFECTS, *DICE_EFFECTS, *CLAUSES, *COMPANIONS, *USES, *AMOUNTS, *CONDITIONS, *WHO)
    face_kind = "face"
    windows = vocabulary.WINDOWS
    seats = (2, 6)
    resign_rule = "DT-GAME-01"
    things = {"die": vocabulary.DICE}
    same_in_both = frozenset({"Dice Throne", "Meteor", "Meteoroid", "Stun", "Ninja", "Ninjutsu", "Chi", "Zen", "Dojo!"})

    hints = DiceThroneHints()
    names = DiceThroneNames()
    features = DiceThroneFeatures()
    content_class = Heroes

    def check(self, content: Heroes, chosen: dict[str, Any]) -> None:
        heroes = chosen["heroes"]
        for hero in heroes:
            if heroes.count(hero) > 1:
                raise SettingError(
                    f"heroes: {hero!r} twice; each hero is there once",
                    f"heroes: {hero!r} dwa razy; każdy bohater jest tylko jeden",
                )
        least, most = modes.MODES[chosen["mode"]]
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

    def read(self, content: Heroes, given: dict[str, Any]) -> dict[str, Any]:
        """Without heroes, as many as the mode needs: those a newcomer plays first, then the others in order."""
        if "heroes" not in given and given.get("mode") in modes.MODES:
            usual = self.setting("heroes").default.split(",")
            rest = [hero for hero in content.ids["hero"] if hero not in usual]
            given = {**given, "heroes": [*usual, *rest][: modes.MODES[given["mode"]][0]]}
        return super().read(content, given)

    def set_up(self, content: Heroes, settings: dict[str, Any], seed: int) -> Throne:
        heroes = [content.find("hero", name) for name in settings["heroes"]]
        seating = modes.seating(settings["mode"], len(heroes))
        table = Throne(content, len(heroes), Rng(seed))
        table.lay_out(heroes, seating, settings["promo"])
        table.cap = settings["cap"]
        if settings["first"] != "random":
            table.first = int(settings["first"]) - 1
        table.agenda.append(Duel(-1))
        return table

    def refuse(self, table: Arena, seat: int, verb: int, subject: int) -> Guard | None:
        return offers.refuse(table, seat, verb, subject)

    def scene(self, table: Arena, seat: int, lang: str) -> Scene:
        return Drawing(self, table, seat, lang).draw()

    def hidden(self, table: Arena, seat: int) -> object:
        return [
            player.deck.cards if table.same_side(owner, seat) else player.hand.cards
            for owner, player in enumerate(table.players)
        ]

    def components(self, table: Arena) -> object:
        boxes: list[list[int]] = []
        for seat, player in enumerate(table.players):
            held = [frame.card for frame in table.agenda if isinstance(frame, CardPlay) and frame.who == seat]
            boxes.append(sorted([*player.deck.cards, *player.hand.cards, *player.discard, *player.upgrades, *held]))
        return boxes

    def left(self, table: Arena, seat: int) -> tuple[int, ...]:
        return tuple(other for other in range(table.seats) if not table.same_side(other, seat))

    def played(self, settings: dict[str, Any], seat: int) -> str:
        return str(settings["heroes"][seat])


GAME = DiceThrone(Path(__file__).parent)
