"""The table of a match: its deeds, what it answers to the engine, and its first procedure."""

from __future__ import annotations

from typing import Any

from pionek.core.rules.in_force import ActiveAbility
from pionek.core.rules.triggers import Trigger
from pionek.core.state.decision import NOBODY
from pionek.core.state.rng import Rng
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.language.base import IceGardenEffect
from pionek.games.icegarden.model.content import IceGardenContent
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.advanced_variant import arrange_scenario
from pionek.games.icegarden.procedures.round import WholeGame


class IceGardenTable(Deeds):
    """The table that the engine runs."""

    def active_seat(self) -> int:
        """The player who dominates the region being resolved, else the first in turn order; never the robot.

        That player orders what happens at the same time (IG-ABIL-01, IG-SOLO-32, IG-ADV-12).
        """
        for frame in reversed(self.agenda):
            who: int = frame.who
            if frame.is_turn and 0 <= who < self.seats:
                return who
        return self.order[0]

    def base(self, what: int, subject: int) -> int:
        """The price of Ravenous Mountain: the one number that content changes (IG-MOUNT-01)."""
        return vocabulary.MOUNTAIN_COST

    def order_matters(self, triggers: list[Trigger]) -> bool:
        """Whether two of them bear on each other (gaps R-47, R-88)."""
        bound = 0
        for trigger in triggers:
            effect = trigger.ability.effect
            if not (isinstance(effect, IceGardenEffect) and effect.apart(self)):
                bound += 1
        return bound > 1

    def bearer_kind(self) -> str:
        return "scenario"

    def printed_abilities(self) -> list[ActiveAbility]:
        """What the cards of characters and units do, and the active scenario tiles (IG-ABIL-01, IG-EVENT-05, IG-ADV-06)."""
        found: list[ActiveAbility] = []
        for seat in range(len(self.players)):
            character = self.character_of(seat)
            found.extend([ActiveAbility(ability, seat, character.index) for ability in character.standing])
            for unit in self.card(seat):
                found.extend([ActiveAbility(ability, seat, unit.index) for ability in unit.standing])
        for tile in self.active_tiles():
            found.extend([ActiveAbility(ability, -1, tile) for ability in self.content.scenarios[tile].standing])
        return found

    def rolled(self, who: int, dice: list[int], rule: str) -> None:
        """Report the die of the independent player (IG-SOLO-10)."""
        self.happened(vocabulary.ROLLED, -1, amount=dice[0], rule=rule)

    def components(self) -> object:
        """Count tokens, upgrades, Vuko tokens, every player's markers, and Nightmare tokens, wherever they are."""
        players = self.players
        bought = [each for player in players[: self.seats] for each in player.bought if each != vocabulary.EMPTY]
        held = [sum(player.tokens[each] for player in players) for each in range(2)]
        held.append(sum(sum(player.tokens[vocabulary.M_ZERO :]) for player in players))
        return [
            [self.supply[each] + held[each] for each in range(3)],
            [self.upgrades[each] + bought.count(each) for each in range(vocabulary.ABILITIES)],
            [self.vuko_tokens + sum(player.vuko for player in players)],
            [
                player.supply + player.on_board() + sum(player.sealed) + player.viper + self.recruited[seat]
                for seat, player in enumerate(players)
            ],
            [sum(self.nightmares) + sum(player.nightmares for player in players)],
        ]


def new_table(content: IceGardenContent, settings: dict[str, Any], seed: int) -> IceGardenTable:
    """A table before its first step, with the variants that the settings choose (IG-COMP-22, IG-SOLO-01, -07, IG-SOLO-02, -04, -06, IG-ADV-19)."""
    characters = [content.find("character", name) for name in settings["characters"]]
    table = IceGardenTable(content, len(characters), Rng(seed))
    table.lay_out(characters, [content.find("unit", name) for name in settings["units"]])
    table.solo = vocabulary.solo_level.names.index(settings["solo"])
    if table.solo:
        table.seats = 1
    if settings["first"] != "random":
        table.chosen_first = int(settings["first"]) - 1
    table.side = side_of(content, settings["board"])
    table.order_tokens = settings["order"]
    arrangement = settings["scenario"]
    if arrangement == "none" and table.solo >= vocabulary.MEDIUM:
        arrangement = "standard"
    if arrangement != "none":
        arrange_scenario(table, arrangement, settings["tiles"], settings["arrows"])
    table.agenda.append(WholeGame(NOBODY))
    return table


def side_of(content: IceGardenContent, board: str) -> int:
    """The number of a side of the board: the printed ones have numbers for names, packs name their own."""
    return vocabulary.PRINTED_SIDES + content.find("side", board) if board not in vocabulary.PRINTED_SIDE_NAMES else int(board) - 1
