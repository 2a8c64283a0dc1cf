"""What an effect needs around it to do anything: as bits, so that a whole hand is judged by one look at the table."""

from __future__ import annotations

from typing import Final

from pionek.core.decision import Guard
from pionek.games.dicethrone import words
from pionek.games.dicethrone.blows import is_defendable
from pionek.games.dicethrone.dice import DiceFrame, open_dice
from pionek.games.dicethrone.statuses import coming_tokens, has_status, movable
from pionek.games.dicethrone.table import Arena

DICE: Final = words.ANY_DICE | words.OWN_DICE | words.OTHER_DICE | words.TWO_DICE | words.SIDE_DICE
ATTEMPTS: Final = words.OFFENSE_DICE | words.DEFENSE_DICE
DAMAGE: Final = (
    words.ATTACK | words.GROWING_ATTACK | words.INCOMING_DAMAGE | words.OWN_INCOMING | words.ATTACKED
    | words.DEFENDABLE_ATTACK
)  # fmt: skip
STATUS: Final = words.ANY_STATUS | words.OWN_STATUS | words.MOVABLE_STATUS


def met(table: Arena, seat: int, wanted: int) -> int:
    """Which of the wanted things there are for this seat now."""
    found = 0
    if wanted & (DICE | ATTEMPTS):
        found |= dice_met(table, seat)
    if wanted & DAMAGE:
        found |= damage_met(table, seat, wanted)
    if wanted & STATUS:
        found |= status_met(table, seat)
    if wanted & words.FURTHER_CARD and len(table.players[seat].hand.cards) > 1:
        found |= words.FURTHER_CARD
    if wanted & words.COMING_STATUS and coming_tokens(table, seat):
        found |= words.COMING_STATUS
    return found


def dice_met(table: Arena, seat: int) -> int:
    """DT-ABILITY-02, DT-NAMED-02: dice of a roll in progress, one's own, a teammate's or an opponent's."""
    frame = open_dice(table)
    if frame is None:
        return 0
    if frame.who == seat:
        found = words.ANY_DICE | words.SIDE_DICE | words.OWN_DICE
    elif table.same_side(frame.who, seat):
        found = words.ANY_DICE | words.SIDE_DICE
    else:
        found = words.ANY_DICE | words.OTHER_DICE
    if len(frame.dice) > 1:
        found |= words.TWO_DICE
    if isinstance(frame, DiceFrame):
        found |= frame.gets_attempts
    return found


def damage_met(table: Arena, seat: int, wanted: int) -> int:
    """DT-MODIFIER-04, DT-DAMAGE-01, -04, -05: an attack of one's own, and damage that can be avoided.

    DT-NAMED-05, DT-PALA-12: somebody else's attack is one on oneself when its target is known. DT-WINDOW-11: one's own
    may still be made undefendable.
    """
    frame = table.reckoning()
    if frame is None:
        return 0
    found = 0
    harm = frame.attack() if frame.who == seat else None
    if harm is not None:
        found |= words.ATTACK | (words.GROWING_ATTACK if harm.enhanceable() else 0)
    if wanted & words.DEFENDABLE_ATTACK and is_defendable(table, seat):
        found |= words.DEFENDABLE_ATTACK
    if frame.target == seat and frame.step_name() == "defense" and frame.attack() is not None:
        found |= words.ATTACKED
    for incoming in frame.incoming:
        if incoming.harms and incoming.soft():
            found |= words.INCOMING_DAMAGE
    if wanted & words.OWN_INCOMING and frame.threatens(table, seat):
        found |= words.OWN_INCOMING
    return found


def status_met(table: Arena, seat: int) -> int:
    """DT-STATUS-08, -14: status effects on boards, and such that would fit on another."""
    found = 0
    for each in range(table.seats):
        if has_status(table, each):
            found |= words.ANY_STATUS | (words.OWN_STATUS if each == seat else 0)
    if not found:
        return 0
    return found | words.MOVABLE_STATUS if movable(table) else found


MISSING: Final = (
    (words.OFFENSE_DICE, words.NO_OFFENSE_NOW),
    (words.DEFENSE_DICE, words.NO_DEFENSE_NOW),
    (words.ANY_DICE, words.NO_DICE),
    (words.TWO_DICE, words.NO_DICE),
    (words.OWN_DICE, words.NOT_YOUR_DICE),
    (words.SIDE_DICE, words.NOT_YOUR_SIDES_DICE),
    (words.OTHER_DICE, words.ONLY_YOUR_DICE),
    (words.ATTACK, words.NO_ATTACK),
    (words.GROWING_ATTACK, words.NO_ENHANCING),
    (words.ANY_STATUS, words.NO_STATUS),
    (words.OWN_STATUS, words.NO_STATUS),
    (words.MOVABLE_STATUS, words.NO_STATUS),
    (words.ATTACKED, words.NOT_ATTACKED_NOW),
    (words.DEFENDABLE_ATTACK, words.NOT_DEFENDABLE),
    (words.FURTHER_CARD, words.NO_FURTHER_CARD),
    (words.COMING_STATUS, words.NO_COMING_STATUS),
)


def reason(table: Arena, missing: int) -> Guard:
    """The reason for the first thing that is missing."""
    for bit, guard in MISSING:
        if missing & bit:
            return guard
    frame = table.reckoning()
    firm = frame is not None and any(incoming.firm() for incoming in frame.incoming)
    return words.NO_UNLIMITED_DAMAGE if firm else words.NO_INCOMING
