"""How good a position is for a seat: health above all, then what it can still do, and what is in progress."""

from __future__ import annotations

from math import exp
from typing import Final

from pionek.core.state.table import Result
from pionek.games.dicethrone.hints.effect_values import (
    CARD,
    LIMIT,
    POINTS,
    Estimate,
    defence_worth,
    health_worth,
    rival,
)
from pionek.games.dicethrone.hints.roll_values import Rivalries, roll_values_of
from pionek.games.dicethrone.language.damage_verbs import Prevent
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.definitions import Card
from pionek.games.dicethrone.model.phases import DamagePhase
from pionek.games.dicethrone.model.player import Player
from pionek.games.dicethrone.procedures.defensive_roll import DefensiveRoll
from pionek.games.dicethrone.procedures.offensive_roll import OffensiveRoll

POINT: Final = 1.0
"""What a combat point is worth."""
TURN: Final = 8.3
"""What a turn brings its player on average: an attack, a combat point and a card."""
INCOME: Final = POINT + CARD
LEAD: Final = 20.0
"""How much more of everything makes one side nearly three times as likely as another to be the last."""
USELESS: Final = 0.4
"""What a card is worth that cannot be played any more: less than the point it can be sold for."""


def evaluate(table: Deeds, seat: int) -> float:
    """Between -1 (lost) and 1 (won): how far one's side is ahead of the others on the average."""
    if table.result is not None:
        return settled(table.result, seat)
    worths = worths_of_sides(table, seat)
    mine = worths.pop(table.seating.sides[seat])
    return (mine - sum(worths) / len(worths)) / 100


def rollout_value(table: Deeds, seat: int) -> float:
    """The same by how likely one's side outlives all others: of several opponents the strongest one matters most.

    A lead over two opponents does not help when the third is ahead; and an opponent about to fall need not be hit again.
    """
    if table.result is not None or not table.seating.several:
        return evaluate(table, seat)
    sides = table.seating.sides
    worths = worths_of_sides(table, seat)
    mine = worths[sides[seat]]
    alive = {sides[each] for each in table.in_play()}
    if sides[seat] not in alive:
        return -1.0
    return 2 / sum([exp((worths[side] - mine) / LEAD) for side in alive], 0.0) - 1


def settled(result: Result, seat: int) -> float:
    """An end needs no estimate; a draw is as good as an even table."""
    if not result.winners:
        return 0.0
    return 1.0 if seat in result.winners else -1.0


def worths_of_sides(table: Deeds, seat: int) -> list[float]:
    """What each side has, as one seat sees it: health, what its players can still do, and what is about to happen to it."""
    sides = table.seating.sides
    worths = [0.0] * (max(sides) + 1)
    coming = [0.0] * len(worths)
    frame = table.damage_phase()
    rivalries = Rivalries(table)
    for each in range(table.seats):
        if not table.players[each].out:
            worths[sides[each]] += worth(table, each, each == seat, rivalries)
            if frame is not None:
                coming[sides[each]] += net_damage(table, each, frame)
                worths[sides[each]] += tokens_due(table, each, frame)
    for side in range(len(worths)):
        worths[side] += health_worth(table.players[sides.index(side)].health - coming[side])
    worths[sides[seat]] += coming_blows(table, seat) / (len(worths) - 1)
    return worths


def parts(table: Deeds, seat: int) -> dict[str, float]:
    """What `evaluate` adds up, by name: of one's own side, less the average of the others."""
    sides = table.seating.sides
    names = ("health", "coming", "purse", "cards", "upgrades", "tokens", "dice")
    found = {name: [0.0] * (max(sides) + 1) for name in names}
    frame = table.damage_phase()
    rivalries = Rivalries(table)
    coming = [0.0] * (max(sides) + 1)
    for each in range(table.seats):
        player, side = table.players[each], sides[each]
        if player.out:
            continue
        hand = player.hand.cards
        found["purse"][side] += POINTS[player.cp]
        found["cards"][side] += sum([card_worth(player, table.content.cards[card]) for card in hand]) if each == seat else CARD * len(hand)
        found["upgrades"][side] += sum([1.5 + 1.2 * table.content.cards[card].cost for card in player.upgrades]) + rivalries.defences[each]
        found["tokens"][side] += sum([LIMIT * raised for raised in player.limits])
        found["tokens"][side] += sum([count * worth for count, worth in zip(player.tokens, roll_values_of(table.content).tokens, strict=True) if count])
        found["dice"][side] += tempo(table, each, rivalries)
        if frame is not None:
            coming[side] += net_damage(table, each, frame)
            found["tokens"][side] += tokens_due(table, each, frame)
    for side in range(len(coming)):
        health = table.players[sides.index(side)].health
        found["health"][side] = health_worth(health)
        found["coming"][side] = health_worth(health - coming[side]) - health_worth(health)
    mine = sides[seat]
    found["coming"][mine] += coming_blows(table, seat) / (len(coming) - 1)
    return {name: (of[mine] - (sum(of) - of[mine]) / (len(of) - 1)) / 100 for name, of in found.items()}


def coming_blows(table: Deeds, seat: int) -> float:
    """Damage of one's own side that still waits for a target."""
    frame = table.damage_phase()
    if frame is None or not frame.unaimed or not table.same_side(frame.who, seat):
        return 0.0
    coming = float(sum([harm.amount for harm in frame.unaimed]))
    harm = frame.attack()
    if harm is not None and harm.defendable():
        coming -= defence_worth(table, rival(table, seat), coming)
    return coming


def worth(table: Deeds, seat: int, own: bool, rivalries: Rivalries) -> float:
    """What a player has besides health; `own` cards are looked at, those of others are any cards."""
    player = table.players[seat]
    value = POINTS[player.cp] + sum([LIMIT * raised for raised in player.limits])
    value += sum([card_worth(player, table.content.cards[card]) for card in player.hand.cards]) if own else (
        CARD * len(player.hand.cards)
    )
    value += sum([1.5 + 1.2 * table.content.cards[card].cost for card in player.upgrades]) + rivalries.defences[seat]
    if any(player.tokens):
        worths = roll_values_of(table.content).tokens
        value += sum([count * each for count, each in zip(player.tokens, worths, strict=True) if count])
    return value + tempo(table, seat, rivalries)


def card_worth(player: Player, card: Card) -> float:
    """What a card in one's own hand is worth: more than it can be sold for, as long as it can do something."""
    if card.upgrade is not None:
        return USELESS if player.levels[card.place] >= card.level else 1.1 + 0.2 * card.cost
    return 1.6 if any(isinstance(leaf, Prevent) for leaf in card.leaves) else 1.1


def net_damage(table: Deeds, seat: int, frame: DamagePhase) -> float:
    """What the phase in progress is about to cost a player, less what the defence will probably save."""
    taken = frame.taken(table, seat)
    damage = float(taken - frame.incoming[seat].healing)
    harm = frame.attack() if frame.target == seat else None
    if harm is not None and harm.defendable():
        damage -= defending(table, seat, taken)
    if frame.who == seat and frame.target >= 0 and not frame.incoming[seat].avoided:
        damage += frame.incoming[frame.target].reflected()
    return damage


def tokens_due(table: Deeds, seat: int, frame: DamagePhase) -> float:
    """What else an attack is about to do to a player."""
    value = 0.0
    for due in frame.due:
        if due.resolve.target == seat:
            for effect in due.resolve.todo:
                value -= Estimate(table, due.resolve.who, due.resolve.dice, other=seat).of(effect)
    return value


def defending(table: Deeds, seat: int, coming: float) -> float:
    """What the defence will be worth: unknown before its roll, read from the dice after it, done when it is carried out."""
    roll = table.nearest(DefensiveRoll)
    if roll is not None and roll.settled:
        return 0.0
    if roll is not None and roll.dice:
        lying = defence_worth(table, seat, coming, roll.dice, roll.ability)
        if not roll.attempts:
            return lying
        return max(lying, defence_worth(table, seat, coming, ability=roll.ability))
    return defence_worth(table, seat, coming)


def tempo(table: Deeds, seat: int, rivalries: Rivalries) -> float:
    """The attack that a seat still has before it, against what the turns behind it have brought.

    So time alone gains or loses nothing: a bot that looks a little further with one option than with another
    compares what they do, not how far it looked.
    """
    roll = table.nearest(OffensiveRoll)
    if seat != table.active:
        ahead = rivalries.next_attack(table, seat)
    elif roll is not None and roll.who == seat and roll.dice and not roll.settled:
        ahead = rivalries.keeping(table, seat).worth(roll.dice, attempts_left(roll))
    else:
        ahead = rivalries.next_attack(table, seat) if before_attack(table) else 0.0
    begun, finished = turns_of(table, seat)
    return ahead - INCOME * begun - (TURN - INCOME) * finished


def attempts_left(roll: OffensiveRoll) -> int:
    """The attempts that can still be made: none when an ability has been announced."""
    return max(0, roll.attempts) if roll.step_name() in ("attempt", "after_attempt", "keep") else 0


def before_attack(table: Deeds) -> bool:
    """Whether the active player has not rolled yet in this turn."""
    turn = table.turn_frame()
    if turn is None or turn.step_name() in ("upkeep", "income", "main_one"):
        return True
    roll = table.nearest(OffensiveRoll)
    return turn.step_name() == "roll_phases" and table.damage_phase() is None and (roll is None or not roll.dice)


def turns_of(table: Deeds, seat: int) -> tuple[int, int]:
    """How many turns a seat has begun, and how many of them are over; a defeated player's count as if they played on."""
    if table.first < 0 or not table.turn:
        return 0, 0
    order = table.seating.order
    behind = (order.index(seat) - order.index(table.first)) % len(order)
    begun = (table.turn - 1 - behind) // len(order) + 1
    return begun, begun - (seat == table.active)
