"""What a player sees, as numbers for learners: all boards and tokens, their own hand, the dice, the attack in progress."""

from __future__ import annotations

from typing import Final

from pionek.core.learning.features import Features, from_here, labels, marked, tally
from pionek.core.rules.windows import Window
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.content import DiceThroneContent
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import DamagePhase
from pionek.games.dicethrone.model.player import Player
from pionek.games.dicethrone.procedures.dice import open_dice

FULL_HEALTH: Final = 50.0


class DiceThroneFeatures(Features[Deeds]):
    """The features of this game."""

    def names(self, content: DiceThroneContent, seats: int) -> list[str]:
        """The names of all numbers; tens and hundreds are scaled down to about one."""
        names = ["it is my turn", "turn / 20"]
        for who in labels(seats):
            names += [f"{who}: is {hero.id}" for hero in content.heroes]
            names += [f"{who}: {what}" for what in ("health / 50", "CP / 15", "hand / 6", "deck / 30", "discard / 30", "out", "on my side")]
            names += [f"{who}: {what} / 10" for what in ("damage coming", "healing coming")]
            names += [f"{who}: tokens {token.id}" for token in content.tokens]
            names += [f"{who}: level of field {place + 1} / 3" for place in range(fields(content))]
        names += [f"in my hand: {card.id}" for card in content.cards]
        names += ["dice lie there", "they are mine", "attempts left / 3"]
        names += [f"die {die + 1} shows {number}" for die in range(vocabulary.DICE) for number in range(1, 7)]
        names += [f"dice that show {number} / 5" for number in range(1, 7)]
        names += ["an attack is under way", "it is mine", "its damage / 10", "it is an ultimate"]
        names += [f"its damage is {kind}" for kind in vocabulary.damage_kind.names]
        return [*names, *(f"I am asked in a window: {kind}" for kind in vocabulary.window.names)]

    def observe(self, table: Deeds, seat: int) -> list[float]:
        phase = table.damage_phase()
        row = [float(table.active == seat), table.turn / 20]
        for other in from_here(seat, table.seats):
            row += player_row(table, table.players[other])
            row[-1] = float(table.same_side(seat, other))
            row += [phase.taken(table, other) / 10, phase.incoming[other].healing / 10] if phase is not None else [0.0, 0.0]
            row += board_row(table, table.players[other])
        row += tally(table.players[seat].hand.cards, len(table.content.cards))
        row += dice_row(table, seat)
        row += attack_row(phase, seat)
        return row + window_row(table, seat)


def fields(content: DiceThroneContent) -> int:
    return max([len(hero.slots) for hero in content.heroes])


def player_row(table: Deeds, player: Player) -> list[float]:
    """The counters of a player; the last place is for whether the observer is on the same side."""
    cards = (len(player.hand.cards) / 6, len(player.deck.cards) / 30, len(player.discard) / 30)
    row = marked(player.hero, len(table.content.heroes))
    return [*row, player.health / FULL_HEALTH, player.cp / vocabulary.MOST_CP, *cards, float(player.out), 0.0]


def board_row(table: Deeds, player: Player) -> list[float]:
    levels = [level / 3 for level in player.levels]
    return [*[float(count) for count in player.tokens], *levels, *[0.0] * (fields(table.content) - len(levels))]


def dice_row(table: Deeds, seat: int) -> list[float]:
    frame = open_dice(table)
    if frame is None:
        return [0.0] * (3 + 6 * vocabulary.DICE + 6)
    row = [1.0, float(frame.who == seat), getattr(frame, "attempts", 0) / 3]
    dice = frame.dice[: vocabulary.DICE]
    for number in dice:
        row += marked(number - 1, 6)
    row += [0.0] * (6 * (vocabulary.DICE - len(dice)))
    return row + [dice.count(number) / 5 for number in range(1, 7)]


def attack_row(phase: DamagePhase | None, seat: int) -> list[float]:
    harm = phase.attack() if phase is not None else None
    if phase is None or harm is None:
        return [0.0] * (4 + len(vocabulary.damage_kind.names))
    return [1.0, float(phase.who == seat), harm.amount / 10, float(phase.ultimate), *marked(harm.kind, len(vocabulary.damage_kind.names))]


def window_row(table: Deeds, seat: int) -> list[float]:
    """The window of a seat that is asked. Other seats see only that one is asked: the kind of window may reveal a hand."""
    top = table.agenda[-1] if table.agenda else None
    asked = table.decision is not None and table.decision.seat == seat
    kind = top.kind if asked and isinstance(top, Window) else 0
    return [float(kind >> bit & 1) for bit in range(len(vocabulary.window.names))]
