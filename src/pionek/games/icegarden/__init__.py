"""The Lord of the Ice Garden: scientists turned gods, and the regions of Midgaard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.game import Game
from pionek.core.settings import SettingError
from pionek.core.state.decision import Guard
from pionek.core.state.rng import Rng
from pionek.core.view.scene import Scene
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices import refusals
from pionek.games.icegarden.hints.features import IceGardenFeatures
from pionek.games.icegarden.hints.hints import IceGardenHints
from pionek.games.icegarden.language.verbs import EFFECTS
from pionek.games.icegarden.model.definitions import (
    ActionField,
    Character,
    Deed,
    Helmet,
    Level,
    Midgaard,
    Region,
    Resource,
    ScenarioTile,
    Tile,
    Unit,
    UnitAbility,
)
from pionek.games.icegarden.model.state import EMPTY, Board
from pionek.games.icegarden.procedures.closing_regions import Closing
from pionek.games.icegarden.procedures.rounds import Saga
from pionek.games.icegarden.procedures.setup import shuffled
from pionek.games.icegarden.procedures.solo import fill_slots
from pionek.games.icegarden.view.names import IceGardenNames
from pionek.games.icegarden.view.scene import Drawing


class IceGarden(Game[Board, Midgaard]):
    words = vocabulary.WORDS
    definitions = (
        Resource, Level, Helmet, ActionField, Deed, Region, Tile, UnitAbility, Character, Unit, ScenarioTile,
    )  # fmt: skip
    forms = EFFECTS
    seats = (1, 4)
    resign_rule = "IG-END-09"
    same_in_both = frozenset(
        {
            "Ulrike Freihoff", "Pier van Dyken", "Passionaria Callo", "Olaf Fjollsfinn", "Freihoff", "van Dyken", "Callo",
            "Fjollsfinn", "Harrasim", "Faun", "Vuko", "yin-yang", "M", "M0", "M1", "M2", "M3",
        }
    )  # fmt: skip

    hints = IceGardenHints()
    names = IceGardenNames()
    features = IceGardenFeatures()
    content_class = Midgaard

    def check(self, content: Midgaard, chosen: dict[str, Any]) -> None:
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
        seats = 1 if chosen["solo"] != "none" else len(characters)
        if chosen["first"] != "random" and int(chosen["first"]) > seats:
            raise SettingError(
                f"first: there is no seat {chosen['first']}; this match has {seats}",
                f"first: nie ma miejsca {chosen['first']}; w tej rozgrywce jest ich {seats}",
            )

    def set_up(self, content: Midgaard, settings: dict[str, Any], seed: int) -> Board:
        """IG-SETUP-01, -02, IG-COMP-01, -22, IG-SOLO-01, -07, -09, IG-ADV-13: the table before its first step."""
        characters = [content.find("character", name) for name in settings["characters"]]
        table = Board(content, len(characters), Rng(seed))
        table.lay_out(characters)
        table.solo = vocabulary.SOLO_LEVELS.index(settings["solo"])
        if table.solo:
            table.seats = 1
        if settings["first"] != "random":
            table.chosen_first = int(settings["first"]) - 1
        table.side = int(settings["board"]) - 1
        table.order_tokens = settings["order"]
        arrangement = settings["scenario"]
        if arrangement == "none" and table.solo >= vocabulary.MEDIUM:
            arrangement = "standard"
        if arrangement != "none":
            table.scenario = arranged(table, arrangement == "random")
        if table.solo == vocabulary.SCIENTIST:
            fill_slots(table)
        table.agenda.append(Saga(-1))
        return table

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        return refusals.refuse(table, seat, verb, subject)

    def scene(self, table: Board, seat: int, lang: str) -> Scene:
        return Drawing(self, table, seat, lang).draw()

    def components(self, table: Board) -> object:
        """Tokens, upgrades, Vuko tokens, sanctuaries, and every player's markers and Nightmare tokens."""
        board = table
        bought = [each for player in board.players[: board.seats] for each in player.bought if each != EMPTY]
        held = [sum(player.tokens[each] for player in board.players) for each in range(2)]
        held.append(sum(sum(player.tokens[vocabulary.M_ZERO :]) for player in board.players))
        leaving = [0] * len(board.players)
        for frame in board.agenda:
            if isinstance(frame, Closing) and frame.leaving:
                leaving[frame.owner(board)] = frame.leaving
        return [
            [board.supply[each] + held[each] for each in range(3)],
            [board.upgrades[each] + bought.count(each) for each in range(vocabulary.ABILITIES)],
            [board.vuko_tokens + sum(player.vuko for player in board.players)],
            [
                player.supply + player.on_board() + sum(player.sealed) + player.viper + board.recruited[seat] + leaving[seat]
                for seat, player in enumerate(board.players)
            ],
            [sum(board.nightmares) + sum(player.nightmares for player in board.players)],
        ]

    def played(self, settings: dict[str, Any], seat: int) -> str:
        return str(settings["characters"][seat])


def arranged(table: Board, drawn: bool) -> list[int]:
    """IG-ADV-01: a scenario tile for each stage, as suggested or drawn, with either side up."""
    tiles = sorted(table.content.scenarios, key=lambda tile: tile.stage)
    if not drawn:
        return [tile.index * 2 + tile.arrow for tile in tiles]
    order = [tile.index for tile in tiles]
    shuffled(table, order)
    return [tile * 2 + table.chance(2) for tile in order[:4]]


GAME = IceGarden(Path(__file__).parent)
