"""What an effect needs around it to do anything: as bits, so that a whole hand is judged by one look at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.state.decision import Guard
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.selectors import looking
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.definitions import AbilityCard
from pionek.games.dicethrone.procedures.dice import DiceFrame

if TYPE_CHECKING:
    pass


from typing import Final

from pionek.games.dicethrone.language.damage_verbs import is_defendable
from pionek.games.dicethrone.language.token_verbs import coming_tokens, has_status, movable
from pionek.games.dicethrone.procedures.dice import open_dice

DICE: Final = vocabulary.ANY_DICE | vocabulary.OWN_DICE | vocabulary.OTHER_DICE | vocabulary.TWO_DICE | vocabulary.SIDE_DICE
ATTEMPTS: Final = vocabulary.OFFENSE_DICE | vocabulary.DEFENSE_DICE
DAMAGE: Final = (
    vocabulary.ATTACK | vocabulary.GROWING_ATTACK | vocabulary.INCOMING_DAMAGE | vocabulary.OWN_INCOMING | vocabulary.ATTACKED
    | vocabulary.DEFENDABLE_ATTACK
)  # fmt: skip
STATUS: Final = vocabulary.ANY_STATUS | vocabulary.OWN_STATUS | vocabulary.MOVABLE_STATUS


def met(table: Deeds, seat: int, wanted: int) -> int:
    """Which of the wanted things there are for this seat now."""
    found = 0
    if wanted & (DICE | ATTEMPTS):
        found |= dice_met(table, seat)
    if wanted & DAMAGE:
        found |= damage_met(table, seat, wanted)
    if wanted & STATUS:
        found |= status_met(table, seat)
    if wanted & vocabulary.FURTHER_CARD and len(table.players[seat].hand.cards) > 1:
        found |= vocabulary.FURTHER_CARD
    if wanted & vocabulary.COMING_STATUS and coming_tokens(table, seat):
        found |= vocabulary.COMING_STATUS
    return found


def dice_met(table: Deeds, seat: int) -> int:
    """DT-ABILITY-02, DT-NAMED-02: dice of a roll in progress, one's own, a teammate's or an opponent's."""
    frame = open_dice(table)
    if frame is None:
        return 0
    if frame.who == seat:
        found = vocabulary.ANY_DICE | vocabulary.SIDE_DICE | vocabulary.OWN_DICE
    elif table.same_side(frame.who, seat):
        found = vocabulary.ANY_DICE | vocabulary.SIDE_DICE
    else:
        found = vocabulary.ANY_DICE | vocabulary.OTHER_DICE
    if len(frame.dice) > 1:
        found |= vocabulary.TWO_DICE
    if isinstance(frame, DiceFrame):
        found |= frame.gets_attempts
    return found


def damage_met(table: Deeds, seat: int, wanted: int) -> int:
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
        found |= vocabulary.ATTACK | (vocabulary.GROWING_ATTACK if harm.enhanceable() else 0)
    if wanted & vocabulary.DEFENDABLE_ATTACK and is_defendable(table, seat):
        found |= vocabulary.DEFENDABLE_ATTACK
    if frame.target == seat and frame.step_name() == "defense" and frame.attack() is not None:
        found |= vocabulary.ATTACKED
    for incoming in frame.incoming:
        if incoming.harms and incoming.soft():
            found |= vocabulary.INCOMING_DAMAGE
    if wanted & vocabulary.OWN_INCOMING and frame.threatens(table, seat):
        found |= vocabulary.OWN_INCOMING
    return found


def status_met(table: Deeds, seat: int) -> int:
    """DT-STATUS-08, -14: status effects on boards, and such that would fit on another."""
    found = 0
    for each in range(table.seats):
        if has_status(table, each):
            found |= vocabulary.ANY_STATUS | (vocabulary.OWN_STATUS if each == seat else 0)
    if not found:
        return 0
    return found | vocabulary.MOVABLE_STATUS if movable(table) else found


MISSING: Final = (
    (vocabulary.OFFENSE_DICE, vocabulary.NO_OFFENSE_NOW),
    (vocabulary.DEFENSE_DICE, vocabulary.NO_DEFENSE_NOW),
    (vocabulary.ANY_DICE, vocabulary.NO_DICE),
    (vocabulary.TWO_DICE, vocabulary.NO_DICE),
    (vocabulary.OWN_DICE, vocabulary.NOT_YOUR_DICE),
    (vocabulary.SIDE_DICE, vocabulary.NOT_YOUR_SIDES_DICE),
    (vocabulary.OTHER_DICE, vocabulary.ONLY_YOUR_DICE),
    (vocabulary.ATTACK, vocabulary.NO_ATTACK),
    (vocabulary.GROWING_ATTACK, vocabulary.NO_ENHANCING),
    (vocabulary.ANY_STATUS, vocabulary.NO_STATUS),
    (vocabulary.OWN_STATUS, vocabulary.NO_STATUS),
    (vocabulary.MOVABLE_STATUS, vocabulary.NO_STATUS),
    (vocabulary.ATTACKED, vocabulary.NOT_ATTACKED_NOW),
    (vocabulary.DEFENDABLE_ATTACK, vocabulary.NOT_DEFENDABLE),
    (vocabulary.FURTHER_CARD, vocabulary.NO_FURTHER_CARD),
    (vocabulary.COMING_STATUS, vocabulary.NO_COMING_STATUS),
)


def reason(table: Deeds, missing: int) -> Guard:
    """The reason for the first thing that is missing."""
    for bit, guard in MISSING:
        if missing & bit:
            return guard
    frame = table.reckoning()
    firm = frame is not None and any(incoming.firm() for incoming in frame.incoming)
    return vocabulary.NO_UNLIMITED_DAMAGE if firm else vocabulary.NO_INCOMING




def meets(table: Deeds, seat: int, ability: AbilityCard, dice: list[int]) -> bool:
    """DT-OFFENSE-06: whether dice meet the condition of an ability."""
    return ability.when is not None and ability.when.holds(table, looking(seat, dice))
