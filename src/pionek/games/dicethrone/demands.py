"""What an effect needs around it to do anything: as bits, so that a whole hand is judged by one look at the table."""

from __future__ import annotations

from typing import Final

from pionek.core.decision import Guard
from pionek.games.dicethrone import words
from pionek.games.dicethrone.dice import DiceFrame, open_dice
from pionek.games.dicethrone.statuses import movable
from pionek.games.dicethrone.table import Arena

DICE: Final = words.ANY_DICE | words.OWN_DICE | words.OTHER_DICE | words.TWO_DICE | words.SIDE_DICE
ATTEMPTS: Final = words.OFFENSE_DICE | words.DEFENSE_DICE
DAMAGE: Final = words.ATTACK | words.GROWING_ATTACK | words.INCOMING_DAMAGE
STATUS: Final = words.ANY_STATUS | words.OWN_STATUS | words.MOVABLE_STATUS


def met(table: Arena, seat: int, wanted: int) -> int:
    """Which of the wanted things there are for this seat now."""
    found = 0
    if wanted & (DICE | ATTEMPTS):
        found |= dice_met(table, seat)
    if wanted & DAMAGE:
        found |= damage_met(table, seat)
    if wanted & STATUS:
        found |= status_met(table, seat)
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


def damage_met(table: Arena, seat: int) -> int:
    """DT-MODIFIER-04, DT-DAMAGE-01, -04, -05: an attack of one's own, and damage that can be avoided."""
    frame = table.reckoning()
    if frame is None:
        return 0
    found = 0
    harm = frame.attack() if frame.who == seat else None
    if harm is not None:
        found |= words.ATTACK | (words.GROWING_ATTACK if harm.enhanceable() else 0)
    for incoming in frame.incoming:
        if incoming.soft():
            found |= words.INCOMING_DAMAGE
    return found


def status_met(table: Arena, seat: int) -> int:
    """DT-STATUS-08, -14: status effects on boards, and such that would fit on another."""
    found = 0
    for each in range(table.seats):
        if any(table.players[each].tokens):
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
)


def reason(table: Arena, missing: int) -> Guard:
    """The reason for the first thing that is missing."""
    for bit, guard in MISSING:
        if missing & bit:
            return guard
    frame = table.reckoning()
    firm = frame is not None and any(incoming.firm() for incoming in frame.incoming)
    return words.NO_UNLIMITED_DAMAGE if firm else words.NO_INCOMING
