"""What a player sees, as numbers for learners: all boards and tokens, their own hand, the dice, the attack in progress."""

from __future__ import annotations

from typing import Final

from pionek.core.learning.features import Features, count_into, from_here, labels
from pionek.core.rules.windows import Window
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.content import DiceThroneContent
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import DamagePhase
from pionek.games.dicethrone.model.player import Player
from pionek.games.dicethrone.procedures.dice import open_dice

FULL_HEALTH: Final = 50.0
DICE_WIDTH: Final = 3 + 6 * vocabulary.DICE + 6


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
        row = self.blank(table.content, table.seats)
        row[0] = 1.0 if table.active == seat else 0.0
        row[1] = table.turn / 20
        phase = table.damage_phase()
        at = 2
        for other in from_here(seat, table.seats):
            at = put_player(row, at, table, table.players[other])
            if table.same_side(seat, other):
                row[at - 1] = 1.0
            if phase is not None:
                row[at] = phase.taken(table, other) / 10
                row[at + 1] = phase.incoming[other].healing / 10
            at = put_board(row, at + 2, table, table.players[other])
        count_into(row, at, table.players[seat].hand.cards)
        at += len(table.content.cards)
        put_dice(row, at, table, seat)
        at += DICE_WIDTH
        put_attack(row, at, phase, seat)
        put_window(row, at + 4 + len(vocabulary.damage_kind.names), table, seat)
        return row


def fields(content: DiceThroneContent) -> int:
    return max([len(hero.slots) for hero in content.heroes])


def put_player(row: list[float], at: int, table: Deeds, player: Player) -> int:
    """The counters of a player; the last place is for whether the observer is on the same side."""
    if player.hero >= 0:
        row[at + player.hero] = 1.0
    at += len(table.content.heroes)
    row[at] = player.health / FULL_HEALTH
    row[at + 1] = player.cp / vocabulary.MOST_CP
    row[at + 2] = len(player.hand.cards) / 6
    row[at + 3] = len(player.deck.cards) / 30
    row[at + 4] = len(player.discard) / 30
    row[at + 5] = 1.0 if player.out else 0.0
    return at + 7


def put_board(row: list[float], at: int, table: Deeds, player: Player) -> int:
    for count in player.tokens:
        if count:
            row[at] = float(count)
        at += 1
    for place, level in enumerate(player.levels):
        row[at + place] = level / 3
    return at + fields(table.content)


def put_dice(row: list[float], at: int, table: Deeds, seat: int) -> None:
    frame = open_dice(table)
    if frame is None:
        return
    row[at] = 1.0
    row[at + 1] = 1.0 if frame.who == seat else 0.0
    row[at + 2] = getattr(frame, "attempts", 0) / 3
    showing = at + 3 + 6 * vocabulary.DICE - 1
    for die, number in enumerate(frame.dice[: vocabulary.DICE]):
        row[at + 2 + 6 * die + number] = 1.0
        row[showing + number] += 0.2


def put_attack(row: list[float], at: int, phase: DamagePhase | None, seat: int) -> None:
    harm = phase.attack() if phase is not None else None
    if phase is None or harm is None:
        return
    row[at] = 1.0
    row[at + 1] = 1.0 if phase.who == seat else 0.0
    row[at + 2] = harm.amount / 10
    row[at + 3] = 1.0 if phase.ultimate else 0.0
    if 0 <= harm.kind < len(vocabulary.damage_kind.names):
        row[at + 4 + harm.kind] = 1.0


def put_window(row: list[float], at: int, table: Deeds, seat: int) -> None:
    """The window of a seat that is asked. Other seats see only that one is asked: the kind of window may reveal a hand."""
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, Window) or table.decision is None or table.decision.seat != seat:
        return
    for bit in range(len(vocabulary.window.names)):
        if top.kind >> bit & 1:
            row[at + bit] = 1.0
