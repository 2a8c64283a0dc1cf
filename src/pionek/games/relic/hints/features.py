"""What a player sees, as numbers for learners: all characters, the player's own cards, the board, the battle in progress."""

from __future__ import annotations

from typing import Final

from pionek.core.learning.features import Features, from_here, labels, marked, tally
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


def player_row(table: Deeds, player: Player) -> list[float]:
    """The open information about a player; of Power and Corruption cards only the numbers."""
    trophies = sum([table.content.cards[card].value for card in player.trophies])
    charges = sum([asset.charges for asset in player.assets])
    row = marked(player.character, len(table.content.entries["character"]))
    row += [dial / vocabulary.MOST for dial in player.dials]
    row += [player.life / 6, player.level / 8, player.influence / 10, len(player.hand.cards) / 6, len(player.assets) / 6]
    row += [len(player.trophies) / 6, trophies / 12, len(player.completed) / 3, len(player.corruption.cards) / 6]
    row += [float(player.mission >= 0), player.progress / 3, float(player.lying), float(player.out), charges / 6]
    return row + [float(count) for count in player.tokens] + marked(player.space, vocabulary.SPACES)


def battle_row(battle: Battle | None, seat: int) -> list[float]:
    if battle is None:
        return [0.0] * (5 + len(vocabulary.ATTRIBUTES) + len(vocabulary.outcome.names))
    row = [1.0, float(battle.who == seat), battle.number / 10, battle.rolled / 10, battle.foe_rolled / 10]
    return row + marked(battle.attribute, len(vocabulary.ATTRIBUTES)) + marked(battle.outcome, len(vocabulary.outcome.names))


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
        row = [table.turn / 60, float(table.active_seat() == seat), *marked(table.scenario, len(table.content.scenarios))]
        for other in from_here(seat, table.seats):
            row += player_row(table, table.players[other])
        row += tally(me.hand.cards, cards) + tally([asset.card for asset in me.assets], cards) + marked(me.mission, cards)
        row += tally(table.laid[me.space], cards) if me.space >= 0 else [0.0] * cards
        row += [len(laid) / 3 for laid in table.laid]
        return row + battle_row(table.nearest(Battle), seat)
