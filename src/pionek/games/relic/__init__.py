"""Relic: characters of the Imperium explore the Antian Sector, grow, and go for its centre."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.game import Game
from pionek.core.language.definitions import Content, Definition, Pack
from pionek.core.settings import Setting, SettingError
from pionek.core.state.decision import Guard, Option
from pionek.core.state.rng import Rng
from pionek.core.state.table import Table
from pionek.core.view.scene import Scene
from pionek.games.relic import vocabulary
from pionek.games.relic.choices import refusals
from pionek.games.relic.hints.advice import advise, pruned, standing
from pionek.games.relic.hints.evaluation import outlook
from pionek.games.relic.hints.features import features, observe
from pionek.games.relic.hints.rollouts import hunch, routine
from pionek.games.relic.language.base import VERBS
from pionek.games.relic.language.card_verbs import HOARD
from pionek.games.relic.language.control import CONTROL
from pionek.games.relic.language.dice_verbs import DICE
from pionek.games.relic.language.movement_verbs import MOVES
from pionek.games.relic.language.objectives import GOALS
from pionek.games.relic.language.passive import LASTING
from pionek.games.relic.language.selectors import AMOUNTS, CONDITIONS_OF_RELIC, WHO
from pionek.games.relic.language.threat_verbs import THREATS
from pionek.games.relic.model.deeds import Sector
from pionek.games.relic.model.definitions import Card, Character, Feature, Scenario, Sheets, Space
from pionek.games.relic.model.pieces import Turned
from pionek.games.relic.procedures.missions import Completing
from pionek.games.relic.procedures.table import Antian
from pionek.games.relic.procedures.turn import Quest
from pionek.games.relic.procedures.using import Use
from pionek.games.relic.view import names
from pionek.games.relic.view.scene import Drawing

DRAFT = "draft"
RANDOM = "random"


class Relic(Game):
    verbs = vocabulary.VERBS
    moments = vocabulary.MOMENTS
    definitions = (Space, Character, Feature, Scenario, Card)
    forms = (
        *VERBS, *CONTROL, *HOARD, *THREATS, *MOVES, *DICE, *LASTING, *AMOUNTS, *CONDITIONS_OF_RELIC, *GOALS, *WHO,
    )  # fmt: skip
    guards = vocabulary.GUARDS
    seats = (2, 4)
    weighing = "race"
    thought = 60
    resign_rule = "RE-ELIM-03"
    things = {"attribute": len(vocabulary.ATTRIBUTES), "colour": len(vocabulary.COLOURS), "choice-box": vocabulary.MOST_BOXES}
    same_in_both = names.SAME_IN_BOTH

    def new_content(self, packs: list[Pack], entries: dict[str, list[Definition]]) -> Sheets:
        return Sheets(self.id, self.book, packs, entries)

    def known(self, content: Content, setting: Setting) -> list[str]:
        found = super().known(content, setting)
        if setting.name == "characters":
            return [DRAFT, *found]
        return [*found, RANDOM] if setting.name == "scenario" else found

    def check(self, content: Content, chosen: dict[str, Any]) -> None:
        names = chosen["characters"]
        if names == [DRAFT]:
            return
        if DRAFT in names or len(names) < 2 or len(set(names)) != len(names):
            raise SettingError(
                "characters: two to four different ones, one for each seat, or draft alone",
                "characters: od dwóch do czterech różnych postaci, po jednej na miejsce, albo samo draft",
            )

    def set_up(self, content: Content, settings: dict[str, Any], seed: int) -> Antian:
        """RE-SETUP-01, -06, -18: what was not named beforehand is drawn."""
        assert isinstance(content, Sheets)
        names = settings["characters"]
        drafted = names == [DRAFT]
        table = Antian(content, int(settings["players"]) if drafted else len(names), Rng(seed))
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
        table.agenda.append(Quest(-1, -1 if first == RANDOM else (int(first) - 1) % table.seats))
        return table

    def refuse(self, table: Table, seat: int, verb: int, subject: int) -> Guard | None:
        assert isinstance(table, Sector)
        return refusals.refuse(table, seat, verb, subject)

    def scene(self, table: Table, seat: int, lang: str) -> Scene:
        return Drawing(self, table, seat, lang).draw()

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Sector)
        return standing(table, seat)

    def advise(self, table: Table, seat: int) -> Option | None:
        assert isinstance(table, Sector)
        return advise(table, seat)

    def prune(self, table: Table, seat: int, options: list[Option]) -> list[Option]:
        assert isinstance(table, Sector)
        return pruned(table, seat, options)

    def features(self, content: Content, seats: int) -> list[str]:
        assert isinstance(content, Sheets)
        return features(content, seats)

    def observe(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Sector)
        return observe(table, seat)

    def routine(self, table: Table, seat: int) -> Option | None:
        assert isinstance(table, Sector)
        return routine(table, seat)

    def hunch(self, table: Table, seat: int) -> Option | None:
        assert isinstance(table, Sector)
        return hunch(table, seat)

    def outlook(self, table: Table, seat: int) -> float:
        assert isinstance(table, Sector)
        return outlook(table, seat)

    def clock(self, table: Table) -> int:
        """Single turns, so that a search stops at the end of one, not in the middle of somebody else's."""
        assert isinstance(table, Sector)
        return table.turn

    def until(self, table: Table) -> int:
        """To the end of the next turn of whoever moves now: where one lands shows its worth only there."""
        return self.clock(table) + 1 + table.seats

    def components(self, table: Table) -> object:
        """All cards, wherever they lie, and all character sheets."""
        assert isinstance(table, Sector)
        cards = [card for deck in table.decks for card in deck.cards]
        cards += [card for pile in table.piles for card in pile]
        cards += [card for laid in table.laid for card in laid]
        for player in table.players:
            cards += [*player.hand.cards, *player.corruption.cards, *player.completed, *player.trophies]
            cards += [asset.card for asset in player.assets]
            cards += [player.mission] if player.mission != vocabulary.NOTHING else []
        for frame in table.agenda:
            if isinstance(frame, Turned):
                cards += frame.turned
            elif isinstance(frame, Completing | Use) and frame.card != vocabulary.NOTHING:
                cards.append(frame.card)
        return sorted(cards)

    def seat_name(self, table: Table, seat: int, lang: str) -> str:
        assert isinstance(table, Sector)
        character = table.players[seat].character
        if character == vocabulary.NOTHING:
            return super().seat_name(table, seat, lang)
        return table.content.name_of("character", character, lang)

    def called(self, table: Table, kind: str, index: int, lang: str) -> object | None:
        named = names.NAMED.get(kind)
        return self.book.text(lang, f"{kind}-{named[index]}") if named is not None and index >= 0 else None

    def word(self, kind: str, index: int, lang: str) -> str | int:
        return vocabulary.RESOURCES[index] if kind == "resource" else index

    def played(self, settings: dict[str, Any], seat: int) -> str:
        names = settings["characters"]
        return str(names[seat]) if len(names) > 1 else DRAFT

    def vary(self, content: Content, name: str, count: int = 2) -> list[list[str]]:
        """Tables of four in which every character sits once at each seat, and meets many others."""
        if name != "characters":
            return super().vary(content, name, count)
        every = list(content.ids["character"])
        size = len(every)
        return [[every[(at + step) % size] for step in (0, 1, 3, 7)] for at in range(size)]

    def length(self, table: Table) -> int:
        """Turns a player."""
        assert isinstance(table, Sector)
        return (table.turn + table.seats - 1) // table.seats


GAME = Relic(Path(__file__).parent)
