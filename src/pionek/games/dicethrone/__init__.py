"""Dice Throne: heroes fight with dice, cards and status effects, in duels, teams or all against all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.game import Game
from pionek.core.language.definitions import Content, Definition, Pack
from pionek.core.settings import SettingError
from pionek.core.state.decision import Guard, Option
from pionek.core.state.rng import Rng
from pionek.core.state.table import Table
from pionek.core.view.scene import Scene
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices import offers
from pionek.games.dicethrone.hints.advice import advise, hunch, idles, prune, solve
from pionek.games.dicethrone.hints.evaluation import prospect, standing
from pionek.games.dicethrone.hints.features import features, observe
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
from pionek.games.dicethrone.view.scene import Drawing


class DiceThrone(Game):
    verbs = vocabulary.VERBS
    moments = vocabulary.MOMENTS
    definitions = (Face, Token, Hero, AbilityCard, Card)
    forms = (*BLOWS, *STATUSES, *EFFECTS, *DICE_EFFECTS, *CLAUSES, *COMPANIONS, *USES, *AMOUNTS, *CONDITIONS, *WHO)
    guards = vocabulary.GUARDS
    face_kind = "face"
    thought = 20
    windows = vocabulary.WINDOWS
    seats = (2, 6)
    resign_rule = "DT-GAME-01"
    things = {"die": vocabulary.DICE}
    same_in_both = frozenset({"Dice Throne", "Meteor", "Meteoroid", "Stun", "Ninja", "Ninjutsu", "Chi", "Zen", "Dojo!"})

    def new_content(self, packs: list[Pack], entries: dict[str, list[Definition]]) -> Heroes:
        return Heroes(self.id, self.book, packs, entries)

    def check(self, content: Content, chosen: dict[str, Any]) -> None:
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

    def read(self, content: Content, given: dict[str, Any]) -> dict[str, Any]:
        """Without heroes, as many as the mode needs: those a newcomer plays first, then the others in order."""
        if "heroes" not in given and given.get("mode") in modes.MODES:
            usual = self.setting("heroes").default.split(",")
            rest = [hero for hero in content.ids["hero"] if hero not in usual]
            given = {**given, "heroes": [*usual, *rest][: modes.MODES[given["mode"]][0]]}
        return super().read(content, given)

    def set_up(self, content: Content, settings: dict[str, Any], seed: int) -> Throne:
        assert isinstance(content, Heroes)
        heroes = [content.find("hero", name) for name in settings["heroes"]]
        seating = modes.seating(settings["mode"], len(heroes))
        table = Throne(content, len(heroes), Rng(seed))
        table.lay_out(heroes, seating, settings["promo"])
        table.cap = settings["cap"]
        if settings["first"] != "random":
            table.first = int(settings["first"]) - 1
        table.agenda.append(Duel(-1))
        return table

    def refuse(self, table: Table, seat: int, verb: int, subject: int) -> Guard | None:
        assert isinstance(table, Arena)
        return offers.refuse(table, seat, verb, subject)

    def scene(self, table: Table, seat: int, lang: str) -> Scene:
        return Drawing(self, table, seat, lang).draw()

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Arena)
        return standing(table, seat)

    def outlook(self, table: Table, seat: int) -> float:
        assert isinstance(table, Arena)
        return prospect(table, seat)

    def advise(self, table: Table, seat: int) -> Option | None:
        assert isinstance(table, Arena)
        return advise(table, seat)

    def prune(self, table: Table, seat: int, options: list[Option]) -> list[Option]:
        assert isinstance(table, Arena)
        return prune(table, seat, options)

    def idles(self, table: Table, seat: int, option: Option) -> bool:
        assert isinstance(table, Arena)
        return idles(table, seat, option)

    def solve(self, table: Table, seat: int) -> Option | None:
        assert isinstance(table, Arena)
        return solve(table, seat)

    def weighs(self, table: Table) -> str:
        """Among several opponents so many others answer in between that a tree learns nothing."""
        assert isinstance(table, Arena)
        return "race" if table.seating.several else "tree"

    def hunch(self, table: Table, seat: int) -> Option | None:
        assert isinstance(table, Arena)
        return hunch(table, seat)

    def hidden(self, table: Table, seat: int) -> object:
        assert isinstance(table, Arena)
        return [
            player.deck.cards if table.same_side(owner, seat) else player.hand.cards
            for owner, player in enumerate(table.players)
        ]

    def components(self, table: Table) -> object:
        assert isinstance(table, Arena)
        boxes: list[list[int]] = []
        for seat, player in enumerate(table.players):
            held = [frame.card for frame in table.agenda if isinstance(frame, CardPlay) and frame.who == seat]
            boxes.append(sorted([*player.deck.cards, *player.hand.cards, *player.discard, *player.upgrades, *held]))
        return boxes

    def left(self, table: Table, seat: int) -> tuple[int, ...]:
        assert isinstance(table, Arena)
        return tuple(other for other in range(table.seats) if not table.same_side(other, seat))

    def seat_name(self, table: Table, seat: int, lang: str) -> str:
        assert isinstance(table, Arena)
        return table.content.name_of("hero", table.players[seat].hero, lang)

    def word(self, kind: str, index: int, lang: str) -> str | int:
        return f"{vocabulary.DAMAGE_KINDS[index]}-damage" if kind == "damage" else index

    def features(self, content: Content, seats: int) -> list[str]:
        assert isinstance(content, Heroes)
        return features(content, seats)

    def observe(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Arena)
        return observe(table, seat)

    def played(self, settings: dict[str, Any], seat: int) -> str:
        return str(settings["heroes"][seat])

    def length(self, table: Table) -> int:
        assert isinstance(table, Arena)
        return table.turn


GAME = DiceThrone(Path(__file__).parent)
