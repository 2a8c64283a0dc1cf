"""What a player sees, as numbers for learners: all characters, the player's own cards, the board, the battle in progress."""

from __future__ import annotations

from typing import Final

from pionek.core.learning.features import Features, count_into, from_here, labels
from pionek.games.relic import vocabulary
from pionek.games.relic.model.content import RelicContent
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import Player
from pionek.games.relic.procedures.battle import Battle

COUNTS: Final = (
    "strength / 12", "willpower / 12", "cunning / 12", "life / 6", "level / 8", "influence / 10", "Power cards / 6",
    "assets / 6", "trophies / 6", "worth of trophies / 12", "missions completed / 3", "Corruption / 6", "has a mission",
    "progress of the mission / 3", "lies down", "out", "charges / 6",
)  # fmt: skip
TOKENS: Final = 4


def put_player(row: list[float], at: int, table: Deeds, player: Player) -> int:
    """The open information about a player; of Power and Corruption cards only the numbers."""
    if player.character >= 0:
        row[at + player.character] = 1.0
    at += len(table.content.entries["character"])
    for dial in player.dials:
        row[at] = dial / vocabulary.MOST
        at += 1
    row[at] = player.life / 6
    row[at + 1] = player.level / 8
    row[at + 2] = player.influence / 10
    row[at + 3] = len(player.hand.cards) / 6
    row[at + 4] = len(player.assets) / 6
    row[at + 5] = len(player.trophies) / 6
    row[at + 6] = sum([table.content.cards[card].value for card in player.trophies]) / 12
    row[at + 7] = len(player.completed) / 3
    row[at + 8] = len(player.corruption.cards) / 6
    row[at + 9] = 1.0 if player.mission >= 0 else 0.0
    row[at + 10] = player.progress / 3
    row[at + 11] = 1.0 if player.lying else 0.0
    row[at + 12] = 1.0 if player.out else 0.0
    row[at + 13] = sum([asset.charges for asset in player.assets]) / 6
    at += 14
    for count in player.tokens:
        row[at] = float(count)
        at += 1
    if player.space >= 0:
        row[at + player.space] = 1.0
    return at + vocabulary.SPACES


def put_battle(row: list[float], at: int, battle: Battle, seat: int) -> None:
    row[at] = 1.0
    row[at + 1] = 1.0 if battle.who == seat else 0.0
    row[at + 2] = battle.number / 10
    row[at + 3] = battle.rolled / 10
    row[at + 4] = battle.foe_rolled / 10
    if battle.attribute >= 0:
        row[at + 5 + battle.attribute] = 1.0
    if battle.outcome >= 0:
        row[at + 5 + len(vocabulary.ATTRIBUTES) + battle.outcome] = 1.0


class RelicFeatures(Features[Deeds]):
    """The features of Relic."""

    def names(self, content: RelicContent, seats: int) -> list[str]:
        names = ["turn / 60", "it is my turn", *(f"scenario {each.id}" for each in content.scenarios)]
        for who in labels(seats):
            names += [f"{who}: is {content.id_of('character', at)}" for at in range(len(content.entries["character"]))]
            names += [f"{who}: {what}" for what in COUNTS]
            names += [f"{who}: tokens on the scenario sheet {at}" for at in range(TOKENS)]
            names += [f"{who}: stands on {content.id_of('space', at)}" for at in range(vocabulary.SPACES)]
        for what in ("in my hand", "my asset", "my mission", "on my space"):
            names += [f"{what}: {card.id}" for card in content.cards]
        names += [f"threats on {content.id_of('space', at)} / 3" for at in range(vocabulary.SPACES)]
        names += ["in battle", "it is my battle", "number of the foe / 10", "rolled / 10", "the foe rolled / 10"]
        names += [f"the foe fights with {attribute}" for attribute in vocabulary.ATTRIBUTES]
        return names + [f"outcome {outcome}" for outcome in vocabulary.outcome.names]

    def observe(self, table: Deeds, seat: int) -> list[float]:
        me = table.players[seat]
        cards = len(table.content.cards)
        row = self.blank(table.content, table.seats)
        row[0] = table.turn / 60
        row[1] = 1.0 if table.active_seat() == seat else 0.0
        if table.scenario >= 0:
            row[2 + table.scenario] = 1.0
        at = 2 + len(table.content.scenarios)
        for other in from_here(seat, table.seats):
            at = put_player(row, at, table, table.players[other])
        count_into(row, at, me.hand.cards)
        at += cards
        for asset in me.assets:
            row[at + asset.card] += 1.0
        at += cards
        if me.mission >= 0:
            row[at + me.mission] = 1.0
        at += cards
        if me.space >= 0:
            count_into(row, at, table.laid[me.space])
        at += cards
        for laid in table.laid:
            if laid:
                row[at] = len(laid) / 3
            at += 1
        battle = table.nearest(Battle)
        if battle is not None:
            put_battle(row, at, battle, seat)
        return row
